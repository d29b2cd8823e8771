//! `rtblgen lsp`: the language server on standard input and output.

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Command, CommandFactory, Parser};
use rtblgen_lsp::{Config, serve_stdio};

/// The command line. The comments of the fields are the texts of `--help`.
#[derive(Debug, Parser)]
#[command(
    name = "rtblgen lsp",
    bin_name = "rtblgen lsp",
    version,
    about = "Language server for .td, .pdll and .mlir files, on standard input and output",
    after_help = "Files of a cargo project find their includes by themselves."
)]
struct Arguments {
    /// Look for included files in this folder
    #[arg(long = "tablegen-extra-dir", alias = "pdll-extra-dir", short = 'I', value_name = "DIR")]
    extra_dirs: Vec<PathBuf>,
    /// Likewise, for files whose snippets are C++ (MLIR's own)
    #[arg(long = "upstream-include", value_name = "DIR")]
    upstream_includes: Vec<PathBuf>,
    /// The include folders of files, as MLIR's build system writes them
    #[arg(long = "tablegen-compilation-database", alias = "pdll-compilation-database", value_name = "FILE")]
    databases: Vec<PathBuf>,
    /// Load the dialects of this .td file for .mlir files; by default those beside the program, or in its project
    #[arg(long = "dialect", value_name = "FILE")]
    dialects: Vec<PathBuf>,
    /// Word errors as llvm-tblgen does
    #[arg(long)]
    short_messages: bool,
    /// For clients that name the transport; there is only this one
    #[arg(long, hide = true)]
    stdio: bool,
}

/// Whether the command line is that of `rtblgen lsp`. A file of that name is written `./lsp`.
pub fn is_called(arguments: &[OsString]) -> bool {
    arguments.get(1).is_some_and(|word| word == "lsp")
}

/// The definition of the command line.
pub fn command() -> Command {
    Arguments::command()
}

/// Runs the command line behind `lsp`.
pub fn run(arguments: Vec<OsString>) -> ExitCode {
    match Arguments::try_parse_from(arguments.into_iter().skip(1).map(with_two_dashes)) {
        Ok(arguments) => run_parsed(&arguments),
        Err(answer) => crate::streams::answer(&answer),
    }
}

/// `-long-option` as `--long-option`: upstream's servers take either.
fn with_two_dashes(argument: OsString) -> OsString {
    let has_one = |text: &str| {
        text.len() > 2 && text.starts_with('-') && !text.starts_with("--") && !text.starts_with("-I")
    };
    match argument.to_str() {
        Some(text) if has_one(text) => format!("-{text}").into(),
        _ => argument,
    }
}

fn run_parsed(arguments: &Arguments) -> ExitCode {
    let mut config = Config {
        extra_dirs: arguments.extra_dirs.clone(),
        upstream_includes: arguments.upstream_includes.clone(),
        short_messages: arguments.short_messages,
        dialects: arguments.dialects.clone(),
        ..Config::default()
    };
    arguments.databases.iter().for_each(|path| config.add_database(path));
    #[cfg(feature = "opt")]
    let config = config
        .with_dialects(|request| rtblgen_dynamic::lsp::dialects(request, crate::opt::register_compiled));
    serve_stdio(config)
}
