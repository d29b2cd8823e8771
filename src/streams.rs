//! Answers on standard output and standard error, with the exit code.

use std::io::{self, Write};
use std::process::ExitCode;

use rtblgen_bytes::{write_stderr, write_stdout_with};

/// Prints bytes to standard output by a function.
pub fn print_with(write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> ExitCode {
    match write_stdout_with(write) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            write_stderr(&format!("error: {error}\n"));
            ExitCode::FAILURE
        }
    }
}

/// Prints the answer to a command line that is not run: help, or an error about the arguments.
pub fn answer(answer: &clap::Error) -> ExitCode {
    if answer.use_stderr() {
        // Wrong arguments give the status 1, as all errors do. A failure to write has no place to be reported.
        let _ = answer.print();
        return ExitCode::FAILURE;
    }
    print_with(|_| answer.print())
}
