//! Passes beside mlir-opt's: the same random programs, byte for byte with locations.

use std::path::Path;
use std::process::Command;
use std::sync::{Arc, OnceLock};

use driver_parity::parity;
use oracle::{Oracle, Plugin};
use rtblgen_dialects::RemoveDeadValues;
use rtblgen_dialects::ub::UbDialect;
use rtblgen_runtime::asm::PrintOptions;
use rtblgen_runtime::dialects::FuncDialect;
use rtblgen_runtime::pass::{PassManager, PassRegistry};
use rtblgen_runtime::{Context, transforms};

use super::{functions, oracle_road, programs};

/// The number of programs of each kind per pass; `RTBLGEN_RANDOM_PROGRAMS` sets another.
fn count() -> u64 {
    std::env::var("RTBLGEN_RANDOM_PROGRAMS").ok().and_then(|count| count.parse().ok()).unwrap_or(50)
}

fn sources() -> Vec<String> {
    let sizes = [30, 60, 120, 300];
    let programs = (0..count()).map(|seed| programs::program(seed + 9000, sizes[seed as usize % 4]));
    let functions = (0..count()).map(|seed| functions::program(seed, sizes[seed as usize % 4]));
    programs.chain(functions).collect()
}

static PLUGIN: OnceLock<Plugin> = OnceLock::new();

/// mlir-opt with a pipeline on the file `all.mlir` of a folder.
fn their_command(plugin: &Plugin, folder: &Path, pipeline: &str) -> Command {
    let mut command = plugin.mlir_opt();
    command.current_dir(folder).arg("all.mlir").arg(format!("--pass-pipeline={pipeline}"));
    command.args(["--mlir-print-op-generic", "--mlir-print-debuginfo", "--mlir-print-local-scope"]);
    command
}

/// All programs in one run of mlir-opt, as parts of one file.
fn theirs(plugin: &Plugin, sources: &[String], pipeline: &str) -> Vec<String> {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let file = folder.path().join("all.mlir");
    std::fs::write(&file, sources.join("// -----\n")).expect("the programs can be written");
    let mut command = their_command(plugin, folder.path(), pipeline);
    let output = command.arg("--split-input-file").output().expect("mlir-opt runs");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{pipeline}: mlir-opt fails: {errors}");
    let text = String::from_utf8_lossy(&output.stdout);
    text.split("// -----\n").map(|part| part.trim_end().to_owned()).collect()
}

fn ours(sources: &[String], pipeline: &str) -> Vec<String> {
    let mut registry = PassRegistry::new();
    transforms::register_passes(&mut registry);
    registry.add(RemoveDeadValues);
    let manager = PassManager::parse(pipeline, &Arc::new(registry)).unwrap_or_else(|error| panic!("{error}"));
    let context = Context::new();
    context.register::<FuncDialect>();
    context.register::<UbDialect>();
    context.register::<parity::ParDialect>();
    rtblgen_runtime::dialects::register_inliner_extension(&context);
    let mut lines = 0;
    let texts = sources.iter().map(|source| {
        // The same place in the file as in the other driver's input.
        let placed = "\n".repeat(lines) + source;
        lines += source.lines().count() + 1;
        let parsed = context.parse_module("all.mlir", &placed);
        let mut ir = parsed.unwrap_or_else(|diagnostics| panic!("{diagnostics}\n{source}"));
        manager.run(&mut ir).unwrap_or_else(|diagnostics| panic!("{diagnostics}\n{source}"));
        let options =
            PrintOptions { generic: true, debug_info: true, local_scope: true, ..PrintOptions::default() };
        ir.print(&options).trim_end().to_owned()
    });
    texts.collect()
}

#[test]
fn inline() {
    // Among more programs, some are recursive in a way that mlir-opt's inliner takes minutes for.
    let sources: Vec<String> = (0..8).map(functions::calls).collect();
    compare_sources("builtin.module(inline)", &sources);
}

fn compare(pipeline: &str) {
    compare_sources(pipeline, &sources());
}

fn compare_sources(pipeline: &str, sources: &[String]) {
    let Some(oracle) = Oracle::find() else { return };
    let plugin = PLUGIN.get_or_init(|| oracle_road::plugin(&oracle));
    let (expected, found) = (theirs(plugin, sources, pipeline), ours(sources, pipeline));
    assert_eq!(expected.len(), found.len(), "one text for each program");
    let pairs = expected.iter().zip(&found);
    let identical = pairs.clone().filter(|(expected, found)| expected == found).count();
    println!("{pipeline}: identical: {identical} of {}", sources.len());
    let differing = pairs.zip(sources).filter(|((expected, found), _)| expected != found);
    let smallest = differing.min_by_key(|(_, source)| source.len());
    if let Some(((expected, found), source)) = smallest {
        let lines = expected.lines().zip(found.lines());
        let first = lines.enumerate().find(|(_, (expected, found))| expected != found);
        panic!("{pipeline}: first difference {first:?}\n{source}\n// MLIR:\n{expected}\n// ours:\n{found}");
    }
}

/// mlir-opt does not visit an operation again when the value that it folded to turns out to be no constant, unless that is
/// one of its operands. The operation stays a constant then, which is wrong: `a_value_that_folds_to_no_operand`. Ours has
/// more operations left in such a program.
#[test]
fn sccp() {
    let (pipeline, sources) = ("builtin.module(sccp)", sources());
    let Some(oracle) = Oracle::find() else { return };
    let plugin = PLUGIN.get_or_init(|| oracle_road::plugin(&oracle));
    let (expected, found) = (theirs(plugin, &sources, pipeline), ours(&sources, pipeline));
    let differing: Vec<_> =
        expected.iter().zip(&found).filter(|(expected, found)| expected != found).collect();
    println!("{pipeline}: identical: {} of {}", sources.len() - differing.len(), sources.len());
    for (expected, found) in &differing {
        assert!(found.lines().count() > expected.lines().count(), "// MLIR:\n{expected}\n// ours:\n{found}");
    }
    assert!(differing.len() * 200 <= sources.len(), "{} programs differ", differing.len());
}

/// A double negation folds to its operand, which is 1 in the first iteration only.
#[test]
fn a_value_that_folds_to_no_operand() {
    let program = r#"func.func @f(%c: i32) -> i32 {
  %c1 = "par.const"() <{value = 1 : i32}> : () -> i32
  "par.branch"(%c1)[^loop] : (i32) -> ()
^loop(%x: i32):
  %0 = "par.neg"(%x) : (i32) -> i32
  %1 = "par.neg"(%0) : (i32) -> i32
  %next = "par.load"(%x) : (i32) -> i32
  "par.cond_branch"(%c, %next)[^loop, ^exit] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
^exit:
  return %1 : i32
}
"#;
    let (sources, pipeline) = ([program.to_owned()], "builtin.module(sccp)");
    assert_eq!(ours(&sources, pipeline)[0].matches("par.neg").count(), 2);
    let Some(oracle) = Oracle::find() else { return };
    let expected = theirs(PLUGIN.get_or_init(|| oracle_road::plugin(&oracle)), &sources, pipeline);
    assert_eq!(expected[0].matches("par.neg").count(), 1, "mlir-opt has changed: {}", expected[0]);
}

/// Left out are programs on which mlir-opt crashes, such as those in which something else than a call names a
/// private function, so each program is a run of its own; and those with arguments of blocks. MLIR decides
/// for each branch alone which operands to remove, so that branches to one block may differ afterwards.
#[test]
fn remove_dead_values() {
    let Some(oracle) = Oracle::find() else { return };
    let plugin = PLUGIN.get_or_init(|| oracle_road::plugin(&oracle));
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let pipeline = "builtin.module(remove-dead-values)";
    let mut compared = 0;
    for source in sources().into_iter().filter(|source| !has_block_arguments(source)) {
        std::fs::write(folder.path().join("all.mlir"), &source).expect("the program can be written");
        let output = their_command(plugin, folder.path(), pipeline).output().expect("mlir-opt runs");
        if output.status.code() != Some(0) {
            continue;
        }
        let expected = String::from_utf8_lossy(&output.stdout);
        let found = ours(std::slice::from_ref(&source), pipeline);
        assert_eq!(expected.trim_end(), found[0], "{source}");
        compared += 1;
    }
    println!("{pipeline}: identical: {compared} of the {compared} on which mlir-opt does not crash");
    assert!(compared > 0, "mlir-opt crashes on every program");
}

fn has_block_arguments(source: &str) -> bool {
    source.lines().any(|line| line.trim_start().starts_with("^b") && line.contains('('))
}

macro_rules! same_as_mlir {
    ($($name:ident: $pipeline:literal,)*) => {$(
        #[test]
        fn $name() {
            compare($pipeline);
        }
    )*};
}

same_as_mlir! {
    canonicalize: "builtin.module(canonicalize)",
    cse: "builtin.module(cse)",
    symbol_dce: "builtin.module(symbol-dce)",
    loop_invariant_code_motion: "builtin.module(loop-invariant-code-motion)",
    control_flow_sink: "builtin.module(control-flow-sink)",
    topological_sort: "builtin.module(topological-sort)",
    symbol_privatize: "builtin.module(symbol-privatize{exclude=f1,f2},symbol-dce)",
    strip_debuginfo: "builtin.module(strip-debuginfo)",
    nested_pipelines: "builtin.module(func.func(sccp,canonicalize,cse),symbol-dce,any(loop-invariant-code-motion,cse))",
}
