//! The `rtblgen` command line: arguments in, a call into the libraries, text out.

mod arguments;
mod run;

use std::process::ExitCode;

fn main() -> ExitCode {
    match arguments::parse(std::env::args_os()) {
        Ok(arguments) => run_in_thread(&arguments),
        Err(answer) => answer.print(),
    }
}

/// Evaluation needs a deep stack. All is done in the one thread that has it: small files are done before a
/// second change of threads would be.
fn run_in_thread(arguments: &arguments::Arguments) -> ExitCode {
    match rtblgen_records::with_deep_stack(|| run::run(arguments)) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: no thread to work in: {error}");
            ExitCode::FAILURE
        }
    }
}
