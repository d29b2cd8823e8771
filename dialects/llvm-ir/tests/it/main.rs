//! Tests of the crate as a whole.

mod errors;
mod lowered;
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
    use std::io::Write;
    use std::process::Stdio;
    let mut command = oracle.tool("mlir-translate");
    let command = command.arg("--mlir-to-llvmir").stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.stderr(Stdio::null()).spawn().expect("the tool starts");
    let mut input = child.stdin.take().expect("it is piped");
    let source = source.to_owned();
    let writer = std::thread::spawn(move || input.write_all(source.as_bytes()));
    let output = child.wait_with_output().expect("the tool ends");
    let _closed = writer.join().expect("the writer ends");
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}
