//! Functions shared by several tests.

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// Runs a command with an input and returns its output.
pub fn output_of(command: &mut Command, input: &[u8]) -> Output {
    let command = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the tool starts");
    child.stdin.take().expect("it is piped").write_all(input).expect("the tool reads");
    child.wait_with_output().expect("the tool ends")
}
