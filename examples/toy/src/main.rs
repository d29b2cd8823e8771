//! A compiler for the Toy language of MLIR's tutorial, chapters 1 to 7.
//!
//! ```sh
//! cargo run -p toy -- --emit=mlir examples/toy/programs/transpose.toy
//! ```

pub mod dialect;
mod generate;
pub mod language;
mod pipeline;

use std::io::Read;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, ValueEnum};

/// The command line. LLVM's spelling with one dash works too.
#[derive(Debug, Parser)]
#[command(name = "toy", about = "Compiles Toy programs")]
pub struct Arguments {
    /// The program; - for standard input
    #[arg(default_value = "-")]
    pub file: PathBuf,
    /// What to print
    #[arg(long, value_enum, default_value = "mlir")]
    pub emit: Emit,
    /// Optimize: inline calls, infer shapes, simplify
    #[arg(long)]
    pub opt: bool,
    /// The language of the program, if its name does not end in .mlir
    #[arg(short = 'x', value_enum, default_value = "toy")]
    pub language: Language,
}

/// What is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, ValueEnum)]
pub enum Emit {
    /// The syntax tree
    Ast,
    /// Operations of the Toy dialect
    Mlir,
}

/// The language of the input.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Language {
    /// Toy
    Toy,
    /// The text of IR
    Mlir,
}

fn main() -> ExitCode {
    let arguments = std::env::args().map(|argument| match argument.as_str() {
        "-opt" => "--opt".to_owned(),
        own if own.starts_with("-emit=") => format!("-{own}"),
        _ => argument,
    });
    let arguments = Arguments::parse_from(arguments);
    let source = match read(&arguments.file) {
        Ok(source) => source,
        Err(error) => {
            eprintln!("{}: error: {error}", arguments.file.display());
            return ExitCode::FAILURE;
        }
    };
    match pipeline::compile(&arguments, &source) {
        Ok(text) => {
            print!("{text}");
            ExitCode::SUCCESS
        }
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn read(file: &PathBuf) -> std::io::Result<String> {
    if file.as_os_str() != "-" {
        return std::fs::read_to_string(file);
    }
    let mut source = String::new();
    std::io::stdin().read_to_string(&mut source)?;
    Ok(source)
}
