//! Evaluation: from the syntax tree to records.

use crate::query::Records;
use crate::store::Store;
use std::path::Path;
use tblgen_parser::{Diagnostic, Disk, ErrorFormat, MainFile, Options, ParsedFile, SourceMap, parse, render};

/// The input was rejected.
pub struct Failure {
    /// The text of all files, which the places in the diagnostics refer to.
    pub sources: SourceMap,
    /// What is wrong; the first error is the one that llvm-tblgen reports first.
    pub diagnostics: Vec<Diagnostic>,
}

impl Failure {
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
pub fn evaluate_with(parsed: ParsedFile, _options: &EvaluateOptions) -> Result<Records, Failure> {
    let ParsedFile { sources, mut tree, warnings } = parsed;
    if let Some(error) = &tree.error {
        return Err(Failure { sources, diagnostics: vec![(*error.diagnostic).clone()] });
    }
    let store = Store { symbols: std::mem::take(&mut tree.symbols), ..Store::default() };
    Ok(Records {
        sources,
        tree,
        store,
        class_ids: Vec::new(),
        definition_ids: Vec::new(),
        warnings,
        globals: Vec::new(),
    })
}

/// Parses and evaluates text that includes files from disk, if any: for examples and tests.
///
/// # Errors
///
/// The text is rejected: the diagnostics say why.
pub fn evaluate_str(name: impl AsRef<Path>, text: &str) -> Result<Records, Failure> {
    let name = name.as_ref().display().to_string();
    let main = MainFile { name, text: text.to_owned() };
    evaluate(parse(main, &Options::default(), &Disk))
}
