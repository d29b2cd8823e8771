//! The `rtblgen` command line: arguments in, a call into the libraries, text out.

mod arguments;
mod explain;
mod fmt;
mod idle;
mod lsp;
#[cfg(feature = "opt")]
mod opt;
mod pdll;
mod run;
mod shell;
mod streams;
#[cfg(not(feature = "opt"))]
mod without_opt;

use std::process::ExitCode;

fn main() -> ExitCode {
    let words: Vec<_> = std::env::args_os().collect();
    if explain::is_called(&words) {
        return explain::run(&words);
    }
    if fmt::is_called(&words) {
        return fmt::run(words);
    }
    if shell::is_called(&words) {
        return shell::run(words);
    }
    if lsp::is_called(&words) {
        return lsp::run(words);
    }
    #[cfg(feature = "opt")]
    if opt::is_called(&words) {
        return opt::run(words);
    }
    #[cfg(not(feature = "opt"))]
    if without_opt::is_called(&words) {
        return without_opt::run();
    }
    match arguments::parse(words) {
        Ok(arguments) => run::run(&arguments),
        Err(answer) => streams::answer(&answer),
    }
}
