//! Runs `rtblgen-opt` and reads its output.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// A file of this crate.
pub fn file(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// The tool of this crate.
pub fn rtblgen_opt() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rtblgen-opt"));
    command.current_dir(env!("CARGO_MANIFEST_DIR"));
    command
}

/// Runs a command that reads `input`.
pub fn run_on(command: &mut Command, input: &str) -> Output {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap_or_else(|error| panic!("{command:?}: {error}"));
    // A program that stops reading early reports the reason in its output.
    let _ = child.stdin.take().expect("it is piped").write_all(input.as_bytes());
    child.wait_with_output().expect("the child was started")
}

/// The standard output of a command that succeeds.
pub fn text_of(command: &mut Command, input: &str) -> String {
    let output = run_on(command, input);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?} failed:\n{errors}");
    String::from_utf8(output.stdout).expect("text is UTF-8")
}

/// The standard error of a command that fails with status 1 and prints nothing else.
pub fn errors_of(command: &mut Command, input: &str) -> String {
    let output = run_on(command, input);
    assert_eq!(output.status.code(), Some(1), "{command:?}");
    assert_eq!(String::from_utf8_lossy(&output.stdout), "", "{command:?} printed something");
    String::from_utf8(output.stderr).expect("text is UTF-8")
}
