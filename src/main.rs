//! The `rtblgen` command line: arguments in, a call into the libraries, text out.

mod arguments;
mod pdll;
mod run;

use std::process::ExitCode;

fn main() -> ExitCode {
    match arguments::parse(std::env::args_os()) {
        Ok(arguments) => run::run(&arguments),
        Err(answer) => {
            let _ = answer.print();
            // Wrong arguments give the status 1, as all errors do.
            if answer.use_stderr() { ExitCode::FAILURE } else { ExitCode::SUCCESS }
        }
    }
}
