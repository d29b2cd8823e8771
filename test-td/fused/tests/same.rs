//! Fusing patterns changes nothing but the time; and both forms have MLIR's results.

use std::path::Path;

use fused_matcher::{DENSE, Populate, Rules, context, program};
use oracle::{Oracle, PluginSource};
use rtblgen_runtime::asm::PrintOptions;
use rtblgen_runtime::rewrite::{
    GreedyConfig, GreedyError, Listener, NoMatch, PatternInfo, RewritePatternSet, apply_patterns_greedily,
};
use rtblgen_runtime::{Context, Ir};

/// The patterns that applied, in turn.
#[derive(Default)]
struct Applied {
    names: Vec<String>,
    tried: usize,
}

impl<'c> Listener<'c> for Applied {
    fn pattern_end(&mut self, _ir: &Ir<'c>, pattern: &PatternInfo, outcome: Result<(), NoMatch>) {
        self.tried += 1;
        if outcome.is_ok() {
            self.names.push(pattern.name.clone());
        }
    }
}

/// Returns the patterns that applied, and the result.
fn rewrite(context: &Context, populate: Populate, source: &str, top_down: bool) -> (Applied, String) {
    let mut ir = context.parse_module("random.mlir", source).expect("the program is right");
    let mut patterns = RewritePatternSet::new(context);
    populate(&mut patterns);
    let mut applied = Applied::default();
    let config = GreedyConfig {
        top_down,
        max_iterations: Some(MAX_ITERATIONS),
        max_rewrites: Some(MAX_REWRITES),
        listener: Some(&mut applied),
        ..GreedyConfig::default()
    };
    match apply_patterns_greedily(&mut ir, &patterns.freeze(), config) {
        Ok(_) | Err(GreedyError::NotConverged { .. }) => {}
        Err(error) => panic!("{error}"),
    }
    ir.verify().expect("the result is right");
    (applied, ir.print(&PrintOptions { generic: true, ..PrintOptions::default() }).trim_end().to_owned())
}

const MAX_ITERATIONS: u64 = 3;
const MAX_REWRITES: u64 = 400;

fn check(rules: Rules, sizes: &[usize], seeds: u64) {
    let context = context();
    let (mut applications, mut fewer) = (0, 0);
    for (size, seed) in sizes.iter().flat_map(|size| (0..seeds).map(move |seed| (*size, seed))) {
        let source = program(rules.shape, seed * 1000 + size as u64, size);
        for top_down in [false, true] {
            let (separate, expected) = rewrite(&context, rules.separate, &source, top_down);
            let (fused, found) = rewrite(&context, rules.fused, &source, top_down);
            assert_eq!(fused.names, separate.names, "seed {seed}, {size} operations, top down {top_down}");
            assert_eq!(found, expected, "seed {seed}, {size} operations, top down {top_down}");
            assert!(fused.tried <= separate.tried);
            applications += fused.names.len();
            fewer += separate.tried - fused.tried;
        }
    }
    println!("{}: {applications} patterns applied, {fewer} tries fewer", rules.shape.name);
    assert!(applications > 100 && fewer > 1_000, "the programs hardly match: {applications}, {fewer}");
}

#[test]
fn few_kinds() {
    check(DENSE, &[20, 100, 300], 12);
}

#[cfg(feature = "wide")]
#[test]
fn many_kinds() {
    check(fused_matcher::WIDE, &[2_000], 5);
}

/// The same pattern file through mlir-tblgen and `mlir-opt`. Locations are left out: if one order of an
/// `either` does not match, MLIR's hold the ops that it had visited by then.
#[test]
fn few_kinds_as_in_mlir() {
    let Some(oracle) = Oracle::find() else { return };
    let out = Path::new(env!("OUT_DIR"));
    let source = PluginSource {
        dialect: "dense".to_owned(),
        ops: out.join("dense_ops.td"),
        patterns: Some(out.join("dense_rules.td")),
        flags: Vec::new(),
        header: None,
    };
    let cache = Path::new(env!("CARGO_TARGET_TMPDIR")).join("plugins");
    let plugin =
        oracle.plugin(&source, &cache).unwrap_or_else(|error| panic!("the plugin is not made: {error}"));
    let programs: Vec<String> =
        (0..40).map(|seed| program(DENSE.shape, 77 + seed, 20 + 15 * seed as usize)).collect();
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    std::fs::write(folder.path().join("all.mlir"), programs.join("// -----\n")).expect("it can be written");
    let context = context();
    let mut differences = Vec::new();
    for top_down in [false, true] {
        let options =
            format!("top-down={top_down} max-iterations={MAX_ITERATIONS} max-num-rewrites={MAX_REWRITES}");
        let mut command = plugin.mlir_opt();
        command.current_dir(folder.path()).args([
            "all.mlir",
            "--split-input-file",
            "--mlir-print-op-generic",
        ]);
        command.arg(format!("--pass-pipeline=builtin.module(dense-apply{{{options}}})"));
        let output = command.output().expect("mlir-opt runs");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let text = String::from_utf8(output.stdout).expect("MLIR writes UTF-8");
        for (seed, (expected, source)) in text.split("// -----\n").zip(&programs).enumerate() {
            let (_, found) = rewrite(&context, DENSE.fused, source, top_down);
            if found != expected.trim_end() {
                differences.push(format!(
                    "program {seed}, top down {top_down}:\n{source}\n// MLIR\n{expected}\n// ours\n{found}"
                ));
            }
        }
    }
    println!("identical: {} of {}", 2 * programs.len() - differences.len(), 2 * programs.len());
    assert!(differences.is_empty(), "{} differ; {}", differences.len(), differences[0]);
}
