//! The dialects of MLIR, loaded from their own files: which load, and how their programs run beside the compiled dialects.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use rtblgen_backends::{Failure, MainFile};
use rtblgen_dynamic::{DialectFlags, LoadedDialects, Source, load, register_own};
use rtblgen_opt::{OptRegistry, Outcome, run};
use tblgen_parser::Disk;

/// The dialects that the compiled tool has too, and the folders of their tests below `mlir/test/Dialect`.
const COMPILED: &[(&str, &str)] = &[
    ("affine", "Affine"),
    ("arith", "Arith"),
    ("cf", "ControlFlow"),
    ("complex", "Complex"),
    ("index", "Index"),
    ("math", "Math"),
    ("memref", "MemRef"),
    ("scf", "SCF"),
    ("tensor", "Tensor"),
    ("ub", "UB"),
    ("vector", "Vector"),
];

/// The least number of parts of programs with the same result, if all suites run.
const SAME: usize = 1147;

fn includes() -> Option<Vec<PathBuf>> {
    // A file of `linalg` is made when LLVM is built, so it is not among the sources.
    let (root, installed) = (oracle::upstream()?, oracle::Oracle::find()?);
    Some(vec![root.join("mlir/include"), installed.include_dir()])
}

/// Loads a dialect whose files are read as one.
fn load_files(includes: &[PathBuf], files: &[&str]) -> Result<Arc<LoadedDialects>, Failure> {
    let text = files.iter().map(|file| format!("include \"mlir/Dialect/{file}\"\n")).collect();
    let main = MainFile::Text { name: "all.td".to_owned(), text };
    // Some files include others beside them.
    let paths = files.iter().map(|file| includes[0].join("mlir/Dialect").join(file));
    let folders = paths.filter_map(|path| Some(path.parent()?.to_owned()));
    let upstream_includes = includes.iter().cloned().chain(folders).collect();
    load(&Source { main, upstream_includes, ..Source::default() }, &Disk)
}

#[test]
fn the_dialects_of_mlir_load() {
    let Some(includes) = includes() else { return };
    let (mut failed, all) = (Vec::new(), oracle::part(oracle::DIALECTS.to_vec(), 6));
    for (name, files) in &all {
        let start = std::time::Instant::now();
        match load_files(&includes, files) {
            Ok(loaded) => {
                let context = rtblgen_ir::Context::new();
                loaded.register(&context);
                let prefix = format!("{name}.");
                let ops = context.op_definitions().into_iter().filter(|own| own.name.starts_with(&prefix));
                // No user of a dialect can mend the files of MLIR.
                assert!(loaded.warnings.is_empty(), "{name}: {:?}", loaded.warnings);
                let (ops, missing, time) = (ops.count(), loaded.missing.len(), start.elapsed());
                println!("{name}: {ops} ops, {missing} parts left to code, {time:?}");
            }
            Err(failure) => {
                let text = failure.to_string();
                failed.push(format!("{name}: {}", text.lines().next().unwrap_or_default()));
            }
        }
    }
    println!("{} of {} dialects load", all.len() - failed.len(), all.len());
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

/// The result of a source: the output, or the first error.
fn result(outcome: &Outcome) -> String {
    if outcome.success {
        return outcome.output.clone();
    }
    let errors = outcome.errors.lines().find(|line| line.contains("error:"));
    errors.unwrap_or_default().to_owned()
}

fn opt(registry: &OptRegistry, source: &str) -> Outcome {
    let arguments = vec!["--allow-unregistered-dialect".to_owned()];
    run("mlir-opt", arguments, registry, &mut source.as_bytes())
}

/// The missing hook that explains a difference; an error if there is none.
fn reason(
    loaded: &LoadedDialects,
    source: &str,
    ours: &Outcome,
    expected: &Outcome,
) -> Result<String, String> {
    // An op without its text says so.
    let error = ours.errors.lines().find(|line| line.contains("error:")).unwrap_or_default();
    for hook in ["the hook `", "left to code"] {
        if let Some((_, hook)) = error.split_once(hook) {
            return Ok(format!("text: {}", hook.split('`').next().unwrap_or_default()));
        }
    }
    let has = |what: &str| {
        let missing = loaded.missing.iter().filter(|missing| missing.what.contains(what));
        missing.into_iter().any(|missing| source.contains(missing.of.trim_start_matches(['!', '#'])))
    };
    if ours.success && expected.success && has("OpAsmOpInterface") {
        return Ok("names of values: OpAsmOpInterface".to_owned());
    }
    if !expected.success {
        let hooks = [
            "`Verify`",
            "`VerifyRegions`",
            "`VerifyParameters`",
            "the interface",
            "SymbolUserOpInterface",
            "CastOpInterface",
            "hooks::",
        ];
        if let Some(hook) = hooks.into_iter().find(|hook| has(hook)) {
            return Ok(format!("error: {hook}"));
        }
    }
    if !ours.success && has("`ParallelCombiningOpInterface`") {
        return Ok("error: an interface with methods".to_owned());
    }
    if ours.success && has("CustomAsm") {
        return Ok("text: printed in the generic form".to_owned());
    }
    let (ours, expected) = (result(ours), result(expected));
    let line = ours.lines().zip(expected.lines()).find(|(ours, expected)| ours != expected);
    Err(format!("{:?}", line.unwrap_or((&ours, &expected))))
}

#[test]
fn programs_of_mlir_run_as_with_the_compiled_dialects() {
    let Some(includes) = includes() else { return };
    let Some(tests) = oracle::upstream().map(|root| root.join("mlir/test/Dialect")) else { return };
    let (mut same, mut total, mut without_reason) = (0, 0, Vec::new());
    let mut by_reason: BTreeMap<String, usize> = BTreeMap::new();
    for (name, folder) in oracle::part(COMPILED.to_vec(), 5) {
        let (_, files) = oracle::DIALECTS.iter().find(|(known, _)| *known == name).expect("it is listed");
        let loaded = load_files(&includes, files).unwrap_or_else(|failure| panic!("{name}: {failure}"));
        let mut compiled = OptRegistry::default();
        rtblgen_dialects::register_all(&mut compiled);
        let mut own = OptRegistry::default();
        let dialects = loaded.clone();
        own.extension(move |context| register_own([&*dialects], context));
        rtblgen_dialects::register_all(&mut own);
        DialectFlags::add_included(&mut own, &[Arc::clone(&loaded)]);
        let (mut same_here, mut total_here) = (0, 0);
        for source in sources(&tests.join(folder)) {
            let (expected, ours) = (opt(&compiled, &source), opt(&own, &source));
            total_here += 1;
            if result(&ours) == result(&expected) {
                same_here += 1;
                continue;
            }
            match reason(&loaded, &source, &ours, &expected) {
                Ok(reason) => *by_reason.entry(reason).or_default() += 1,
                Err(difference) => without_reason.push(format!("{name}: {difference}\n{source}")),
            }
        }
        println!("{name}: {same_here} of {total_here}");
        same += same_here;
        total += total_here;
    }
    println!("{same} of {total} parts of programs are the same");
    by_reason.iter().for_each(|(reason, count)| println!("  {count}: {reason}"));
    assert!(without_reason.is_empty(), "no hook: {}", without_reason.join("\n"));
    assert!(!oracle::is_whole() || same >= SAME, "{same} of {total}, expected {SAME}");
}

/// The parts of all programs of a folder.
fn sources(folder: &Path) -> Vec<String> {
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder)
        .expect("the folder is there")
        .map(|entry| entry.expect("the folder can be read").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "mlir"))
        .collect();
    files.sort();
    let texts = files.iter().filter_map(|file| std::fs::read_to_string(file).ok());
    texts.flat_map(|text| oracle::mutated_programs::parts(&text)).collect()
}
