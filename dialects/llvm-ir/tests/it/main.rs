//! Tests of the crate as a whole.

mod errors;
mod import;
mod import_suite;
mod intrinsic_names;
mod intrinsic_types;
mod invalid_debug;
mod left_out;
mod link;
mod lowered;
mod mutants;
mod neighbours;
mod nodes;
mod numbers;
mod options;
mod printed;
mod random;
#[path = "../../../tests/it/random_program.rs"]
mod random_program;
mod stored;
mod suite;

use rtblgen_runtime::opt::{OptRegistry, Outcome, run};

/// Translates a source with the flags of `rtblgen-translate`.
fn translate(source: &str) -> Outcome {
    let mut registry = OptRegistry::default();
    rtblgen_dialects::register_all(&mut registry);
    rtblgen_llvm_ir::register(&mut registry);
    let arguments = ["--mlir-to-llvmir=text", "--allow-unregistered-dialect"].map(str::to_owned).to_vec();
    run("rtblgen-translate", arguments, &registry, &mut source.as_bytes())
}

/// The output of mlir-translate for a source; `None` if it fails.
fn theirs(oracle: &oracle::Oracle, source: &str) -> Option<String> {
    run_oracle(oracle, &["--mlir-to-llvmir"], source.as_bytes())
}

/// The output of a tool of LLVM for an input; `None` if it fails.
fn run_oracle(oracle: &oracle::Oracle, flags: &[&str], source: &[u8]) -> Option<String> {
    use std::io::Write;
    use std::process::Stdio;
    let mut command = oracle.tool("mlir-translate");
    let command = command.args(flags).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.stderr(Stdio::null()).spawn().expect("the tool starts");
    let mut input = child.stdin.take().expect("it is piped");
    let source = source.to_owned();
    let writer = std::thread::spawn(move || input.write_all(&source));
    let output = child.wait_with_output().expect("the tool ends");
    let _closed = writer.join().expect("the writer ends");
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The pieces of a file between lines of dashes after `//`.
fn pieces(text: &str) -> Vec<String> {
    let mut pieces = vec![String::new()];
    for line in text.split_inclusive('\n') {
        match line.trim_start_matches("; ").starts_with("// -----") {
            true => pieces.push(String::new()),
            false => pieces.last_mut().expect("there is a piece").push_str(line),
        }
    }
    pieces
}

/// The files of a folder of the suite whose names end in this way, by name.
fn files(folder: &std::path::Path, ending: &str) -> Vec<(String, String)> {
    let entries = std::fs::read_dir(folder).expect("the suite is readable");
    let mut files: Vec<(String, String)> = entries
        .map(|entry| entry.expect("the suite is readable").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == ending))
        .map(|path| {
            let name = path.file_name().map(|name| name.to_string_lossy().into_owned());
            let bytes = std::fs::read(&path).expect("a test is readable");
            (name.unwrap_or_default(), String::from_utf8_lossy(&bytes).into_owned())
        })
        .collect();
    files.sort();
    files
}
