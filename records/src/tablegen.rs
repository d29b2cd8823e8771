//! From files to records.

use crate::evaluate::evaluate_tree;
use crate::query::Records;
use std::path::Path;
use tblgen_parser::{
    Diagnostic, Disk, ErrorFormat, FileLoader, MainFile, Options, ParsedFile, SourceMap, render,
};

/// The input was rejected.
pub struct Failure {
    /// The text of all files, which the places in the diagnostics refer to.
    pub sources: SourceMap,
    /// What is wrong, among the warnings and dumps that came before; the first error is the one that llvm-tblgen reports
    /// first.
    pub diagnostics: Vec<Diagnostic>,
}

impl Failure {
    /// The diagnostics for which the input is rejected.
    ///
    /// ```
    /// # use rtblgen_records::evaluate_str;
    /// let failure = evaluate_str("a.td", "class A<int unused>; def a : Missing;").unwrap_err();
    /// assert_eq!(failure.diagnostics.len(), 2);
    /// assert_eq!(failure.errors().next().unwrap().message, "Couldn't find class 'Missing'");
    /// ```
    pub fn errors(&self) -> impl Iterator<Item = &Diagnostic> {
        self.diagnostics.iter().filter(|diagnostic| diagnostic.is_error())
    }

    /// All diagnostics as text.
    pub fn render(&self, format: ErrorFormat, color: bool) -> String {
        self.diagnostics.iter().map(|diagnostic| render(diagnostic, &self.sources, format, color)).collect()
    }
}

impl std::fmt::Debug for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.render(ErrorFormat::Short, false))
    }
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.render(ErrorFormat::Human, false).trim_end())
    }
}

impl std::error::Error for Failure {}

/// How to evaluate.
#[derive(Clone, Debug)]
pub struct EvaluateOptions {
    /// Warn about template arguments that nothing uses.
    pub warn_unused_template_arguments: bool,
}

impl Default for EvaluateOptions {
    fn default() -> Self {
        Self { warn_unused_template_arguments: true }
    }
}

/// Evaluates a parsed file.
///
/// # Errors
///
/// The file is rejected: the diagnostics say why.
pub fn evaluate(parsed: ParsedFile) -> Result<Records, Failure> {
    evaluate_with(parsed, &EvaluateOptions::default())
}

/// Evaluates a parsed file.
///
/// # Errors
///
/// The file is rejected: the diagnostics say why.
pub fn evaluate_with(parsed: ParsedFile, options: &EvaluateOptions) -> Result<Records, Failure> {
    let ParsedFile { sources, mut tree, warnings } = parsed;
    let symbols = std::mem::take(&mut tree.symbols);
    let evaluated =
        evaluate_tree(&tree, symbols, &sources, &warnings, options.warn_unused_template_arguments);
    if evaluated.messages.iter().any(Diagnostic::is_error) {
        return Err(Failure { sources, diagnostics: evaluated.messages });
    }
    Ok(Records::new(sources, tree, evaluated))
}

/// Parses a file and evaluates it.
///
/// The calling thread needs 2 MiB of stack, the default of a Rust thread. Deeply nested files get a larger one.
///
/// ```
/// use rtblgen_records::{EvaluateOptions, parse_and_evaluate};
/// use tblgen_parser::{MainFile, Memory, Options};
///
/// let files = Memory::from([("colors.td", "class Color; def red : Color;")]);
/// let main = MainFile { name: "main.td".to_owned(), text: "include \"colors.td\"".to_owned() };
/// let options = Options::default();
/// let records = parse_and_evaluate(main, &options, &files, &EvaluateOptions::default()).unwrap();
/// assert_eq!(records.derived("Color").len(), 1);
/// ```
///
/// # Errors
///
/// The file is rejected: the diagnostics say why.
///
/// # Panics
///
/// If the loader does.
pub fn parse_and_evaluate(
    main: MainFile,
    options: &Options,
    loader: &dyn FileLoader,
    how: &EvaluateOptions,
) -> Result<Records, Failure> {
    evaluate_with(tblgen_parser::parse(main, options, loader), how)
}

/// Parses and evaluates text that includes files from disk, if any: for examples and tests.
///
/// # Errors
///
/// The text is rejected: the diagnostics say why.
pub fn evaluate_str(name: impl AsRef<Path>, text: &str) -> Result<Records, Failure> {
    let name = name.as_ref().display().to_string();
    let main = MainFile { name, text: text.to_owned() };
    parse_and_evaluate(main, &Options::default(), &Disk, &EvaluateOptions::default())
}
