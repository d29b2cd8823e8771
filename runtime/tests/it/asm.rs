//! The text of IR: what mlir-opt reads we read, and both print the same bytes; what it refuses we refuse, with the same words
//! at the same place.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use oracle::Oracle;
use rtblgen_runtime::Context;
use rtblgen_runtime::asm::PrintOptions;
use rtblgen_runtime::dialects::FuncDialect;

/// The flags of mlir-opt for the options.
fn flags(options: &PrintOptions) -> Vec<&'static str> {
    let mut flags = vec!["--allow-unregistered-dialect"];
    flags.extend(options.generic.then_some("--mlir-print-op-generic"));
    flags.extend(options.debug_info.then_some("--mlir-print-debuginfo"));
    flags.extend(options.local_scope.then_some("--mlir-print-local-scope"));
    flags.extend(options.unique_ssa_ids.then_some("--mlir-print-unique-ssa-ids"));
    flags
}

fn context() -> Context {
    let context = Context::new();
    context.register::<FuncDialect>();
    context.allow_unregistered_dialects(true);
    context
}

/// What mlir-opt prints for a file, or its first error.
fn theirs(oracle: &Oracle, path: &Path, options: &PrintOptions) -> Result<String, String> {
    let output = oracle.tool("mlir-opt").args(flags(options)).arg(path).stdin(Stdio::null()).output();
    let output = output.expect("mlir-opt runs");
    if output.status.success() {
        return Ok(String::from_utf8(output.stdout).expect("mlir-opt prints text"));
    }
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    Err(errors.lines().find(|line| line.contains(": error: ")).unwrap_or(&errors).to_owned())
}

/// What we print for a file, or our first error; a round trip must change nothing.
fn ours(path: &Path, options: &PrintOptions) -> Result<String, String> {
    let source = std::fs::read_to_string(path).expect("the test file is there");
    let context = context();
    let name = path.to_str().expect("the path is text");
    let ir = context.parse_module(name, &source).map_err(|diagnostics| {
        diagnostics.iter().next().map(|first| first.to_string()).unwrap_or_default().lines().next().unwrap_or_default().to_owned()
    })?;
    let text = ir.print(options);
    let again = context.parse_module(name, &text).map_err(|diagnostics| format!("round trip: {diagnostics}"))?;
    let again_text = again.print(options);
    // Without locations in the text those of the second source are other ones, and none is shown.
    assert_eq!(again_text, text, "{name}: a round trip changes the text");
    // mlir-opt ends its output with an empty line.
    Ok(text + "\n")
}

fn files(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/asm").join(folder);
    let entries = std::fs::read_dir(folder).expect("the folder is there");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    files
}

/// Compares all files of a folder in all modes.
fn compare(folder: &str, modes: &[PrintOptions], strip_path: bool) {
    let Some(oracle) = Oracle::find() else { return };
    let files = files(folder);
    let mut report = String::new();
    let mut same = 0;
    let results: Vec<_> = std::thread::scope(|scope| {
        let half = files.len().div_ceil(2);
        let work = |files: &[PathBuf]| -> Vec<(PathBuf, usize, Result<String, String>, Result<String, String>)> {
            let pairs = files.iter().flat_map(|file| (0..modes.len()).map(move |mode| (file, mode)));
            pairs.map(|(file, mode)| {
                (file.clone(), mode, ours(file, &modes[mode]), theirs(&oracle, file, &modes[mode]))
            }).collect()
        };
        let handles: Vec<_> = files.chunks(half.max(1)).map(|files| scope.spawn(move || work(files))).collect();
        handles.into_iter().flat_map(|handle| handle.join().expect("no panic")).collect()
    });
    let total = results.len();
    for (file, mode, ours, theirs) in results {
        let trim = |text: String| match strip_path {
            true => text.split_once(".mlir:").map(|(_, rest)| rest.to_owned()).unwrap_or(text),
            false => text,
        };
        let (ours, theirs) = (ours.map_err(trim), theirs.map_err(trim));
        if ours == theirs {
            same += 1;
        } else {
            let _infallible = writeln!(
                report,
                "{} {:?}\n-- mlir-opt:\n{}\n-- ours:\n{}",
                file.display(),
                flags(&modes[mode]),
                theirs.unwrap_or_else(|error| error),
                ours.unwrap_or_else(|error| error)
            );
        }
    }
    eprintln!("{folder}: identical: {same} of {total}");
    assert_eq!(same, total, "{report}");
}

#[test]
fn valid_text_as_mlir_opt_prints_it() {
    let options = PrintOptions::default;
    let modes = [
        options(),
        PrintOptions { generic: true, ..options() },
        PrintOptions { debug_info: true, ..options() },
        PrintOptions { generic: true, debug_info: true, ..options() },
        PrintOptions { unique_ssa_ids: true, ..options() },
    ];
    compare("valid", &modes, false);
}

#[test]
fn invalid_text_is_refused_as_by_mlir_opt() {
    compare("invalid", &[PrintOptions::default()], true);
}
