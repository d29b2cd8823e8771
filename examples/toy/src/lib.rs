//! A compiler for the Toy language of MLIR's tutorial, chapters 1 to 7.
//!
//! ```sh
//! cargo run --example toy -- --emit=mlir examples/toy/programs/transpose.toy
//! ```

pub mod dialect;
mod generate;
mod interpret;
pub mod language;
pub mod lowering;
mod pipeline;
mod tools;

use std::io::Read;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, ValueEnum};
use rtblgen_bytes::{write_stderr, write_stdout};

/// The command line. LLVM's spelling with one dash works too.
#[derive(Debug, Parser)]
#[command(name = "toy", about = "Compiles Toy programs")]
pub struct Arguments {
    /// The program; - for standard input
    #[arg(default_value = "-")]
    pub file: PathBuf,
    /// What to print, or to do
    #[arg(long, value_enum, default_value = "mlir")]
    pub emit: Emit,
    /// Optimize: inline calls, infer shapes, simplify, fuse loops, and LLVM's -O3
    #[arg(long)]
    pub opt: bool,
    /// The chapter of the tutorial: what later ones add is not there
    #[arg(long, value_name = "NUMBER", default_value_t = 7, value_parser = clap::value_parser!(u8).range(1..=7))]
    pub chapter: u8,
    /// The folder of LLVM's programs opt and lli, if they are not on the PATH
    #[arg(long, value_name = "FOLDER")]
    pub llvm_bin: Option<PathBuf>,
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
    /// Affine loops over memory
    MlirAffine,
    /// What the program prints: an interpreter of the affine form runs it, without LLVM
    Run,
    /// Operations of the LLVM dialect
    MlirLlvm,
    /// LLVM IR
    #[value(alias = "ll")]
    Llvm,
    /// What the program prints: lli runs it
    Jit,
}

impl Emit {
    /// The first chapter that has it.
    fn chapter(self) -> u8 {
        match self {
            Emit::Ast => 1,
            Emit::Mlir => 2,
            Emit::MlirAffine | Emit::Run => 5,
            Emit::MlirLlvm | Emit::Llvm | Emit::Jit => 6,
        }
    }
}

/// The language of the input.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Language {
    /// Toy
    Toy,
    /// The text of IR
    Mlir,
}

/// Compiles the file on the command line.
pub fn main() -> ExitCode {
    let arguments = std::env::args().map(|argument| match argument.as_str() {
        "-opt" => "--opt".to_owned(),
        own if own.starts_with("-emit=") => format!("-{own}"),
        _ => argument,
    });
    let arguments = Arguments::parse_from(arguments);
    let source = match read(&arguments.file) {
        Ok(source) => source,
        Err(error) => {
            write_stderr(&format!("{}: error: {error}\n", arguments.file.display()));
            return ExitCode::FAILURE;
        }
    };
    match pipeline::compile(&arguments, &source) {
        Ok(text) => match write_stdout(&text) {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => {
                write_stderr(&format!("error: {error}\n"));
                ExitCode::FAILURE
            }
        },
        Err(message) => {
            write_stderr(&format!("{message}\n"));
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
