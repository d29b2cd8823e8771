//! PDLL, the pattern language of MLIR: parser, checks, typed tree, and PDL text.
//!
//! [`parse`] reads a file with all that it includes, `.pdll` and `.td`, and gives a [`tree::Module`], or every independent
//! mistake in it.

mod check;
mod lexer;
mod literal;
pub mod lossless;
pub mod ods;
mod options;
mod parse;
pub mod pdl;
mod print;
mod split;
mod token;
pub mod tree;
pub mod types;

use tblgen_parser::{Diagnostic, ErrorFormat, FileLoader, MainFile, SourceMap, render};
use tree::Module;

pub use options::Options;
pub use print::{TooLarge, print_ast};
pub use split::{Chunk, DEFAULT_MARKER, split};

/// A file that is accepted.
#[derive(Debug)]
pub struct Parsed {
    /// The typed tree.
    pub module: Module,
    /// Warnings.
    pub warnings: Vec<Diagnostic>,
}

/// A file that is rejected.
#[derive(Debug)]
pub struct Failure {
    /// The text of all files.
    pub sources: SourceMap,
    /// Errors, and the warnings among them, in the order in which they were found. The first error is mlir-pdll's.
    pub diagnostics: Vec<Diagnostic>,
}

impl std::fmt::Display for Failure {
    /// Writes all diagnostics with their lines, without colours.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let show = |diagnostic| render(diagnostic, &self.sources, ErrorFormat::Human, false);
        f.write_str(self.diagnostics.iter().map(show).collect::<String>().trim_end())
    }
}

impl std::error::Error for Failure {}

/// Parses and checks a file.
///
/// ```
/// use rtblgen_pdll::{Options, parse};
/// use tblgen_parser::{MainFile, Memory};
///
/// let text = "Pattern Fold { let root = op<toy.cast>(value: Value); replace root with value; }";
/// let main = MainFile { name: "fold.pdll".to_owned(), text: text.to_owned() };
/// let parsed = parse(main, &Options::default(), &Memory::default()).unwrap();
/// assert_eq!(parsed.module.patterns().count(), 1);
/// ```
///
/// # Errors
///
/// All independent mistakes in the file.
pub fn parse(main: MainFile, options: &Options, loader: &dyn FileLoader) -> Result<Parsed, Failure> {
    let (module, diagnostics) = parse_partly(main, options, loader)?;
    if diagnostics.iter().any(Diagnostic::is_error) {
        return Err(Failure { sources: module.sources, diagnostics });
    }
    Ok(Parsed { module, warnings: diagnostics })
}

/// Parses a file as [`parse`] does. Returns its tree also after errors, without the statements and declarations that have one.
/// This is for editors: other parts of this crate read only trees without errors.
///
/// # Errors
///
/// The file is larger than 4 GiB.
pub fn parse_partly(
    main: MainFile,
    options: &Options,
    loader: &dyn FileLoader,
) -> Result<(Module, Vec<Diagnostic>), Failure> {
    let parse::Outcome { module, diagnostics } = parse::parse(sources_of(main)?, options, loader);
    Ok((module, diagnostics))
}

fn sources_of(main: MainFile) -> Result<SourceMap, Failure> {
    let mut sources = SourceMap::new();
    if sources.add_file(main.name.as_str(), main.text, None).is_err() {
        let diagnostics = vec![Diagnostic::error_without_span("the file is larger than 4 GiB")];
        return Err(Failure { sources: SourceMap::new(), diagnostics });
    }
    Ok(sources)
}

/// Checks only the grammar of one file. Included files are not read.
///
/// # Errors
///
/// All errors of the grammar that do not follow from an earlier one.
pub fn check_syntax(main: MainFile) -> Result<(), Failure> {
    match parse::syntax_errors(sources_of(main)?) {
        (_, errors) if errors.is_empty() => Ok(()),
        (sources, diagnostics) => Err(Failure { sources, diagnostics }),
    }
}
