//! The `rtblgen` command line: arguments in, a call into the libraries, text out.

mod arguments;
mod pdll;
mod run;

use std::process::ExitCode;

fn main() -> ExitCode {
    match arguments::parse(std::env::args_os()) {
        Ok(arguments) => run::run(&arguments),
        Err(answer) => answer.print(),
    }
}
