//! Parses TableGen files and prints their syntax errors, without evaluation.
//!
//! ```text
//! cargo run --release -p tblgen-parser --example syntax_check -- [-I DIR]... FILE...
//! ```

use std::process::ExitCode;
use std::time::Instant;

use tblgen_parser::{Disk, ErrorFormat, MainFile, Options, parse, render};

fn main() -> ExitCode {
    let mut options = Options::default();
    let mut files = Vec::new();
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "-I" => options.include_dirs.extend(arguments.next().map(Into::into)),
            _ => files.push(argument),
        }
    }
    let failures = files.iter().filter(|file| !check(file, &options)).count();
    if failures == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn check(file: &str, options: &Options) -> bool {
    let text = match std::fs::read(file) {
        Ok(bytes) => tblgen_parser::loader::text_of(bytes),
        Err(error) => {
            eprintln!("cannot read {file}: {error}");
            return false;
        }
    };
    let start = Instant::now();
    let parsed = parse(MainFile { name: file.to_owned(), text }, options, &Disk);
    let time = start.elapsed();
    if let Some(error) = &parsed.tree.error {
        eprint!("{}", render(&error.diagnostic, &parsed.sources, ErrorFormat::Human, false));
        return false;
    }
    println!("{file}: {} values, {:.1} ms", parsed.tree.exprs().len(), time.as_secs_f64() * 1e3);
    true
}
