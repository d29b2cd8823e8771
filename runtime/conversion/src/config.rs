//! Options of a conversion, and its result.

use std::fmt;

use super::explain::Explanation;
use rtblgen_ir::ExplanationFormat;
use rtblgen_ir::ir::Op;
use rtblgen_ir::rewrite::Listener;
use rtblgen_ir::{Diagnostic, Diagnostics};

/// When operations are folded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FoldingMode {
    /// Never.
    Never,
    /// Before patterns are tried.
    #[default]
    BeforePatterns,
    /// If no pattern led to legal operations.
    AfterPatterns,
}

/// The condition of success.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConversionMode {
    /// No illegal operation is left; unknown ones may be.
    Partial,
    /// All operations are legal.
    Full,
    /// Any outcome; the IR does not change.
    Analysis,
}

/// Options of a conversion (MLIR's `ConversionConfig`).
pub struct ConversionConfig<'l, 'c> {
    /// When operations are folded.
    pub folding: FoldingMode,
    /// Whether a pattern whose result cannot be legalized is undone, and another one tried. Without roll-back the changes
    /// are made at once, and such a pattern is an error.
    pub rollback: bool,
    /// Whether casts that are left are replaced by materializations of their type converter, or else are an error.
    pub build_materializations: bool,
    /// Whether casts have the attribute `__kind__`: `"source"` or `"target"`.
    pub attach_materialization_kind: bool,
    /// Receives all changes: with roll-back after the conversion succeeded.
    pub listener: Option<&'l mut (dyn Listener<'c> + 'l)>,
    /// Whether a failure has an [`Explanation`].
    /// [`Context::explain_conversions`](rtblgen_ir::Context::explain_conversions) requests it for all runs.
    pub explain: bool,
    /// Whether patterns are checked for more mistakes: success without a change of the root, reads of
    /// operations that were replaced, and, with roll-back, changes before `NoMatch`.
    /// [`Context::check_patterns`](rtblgen_ir::Context::check_patterns) requests it for all runs.
    pub expensive_checks: bool,
    /// The maximum nesting depth of the legalization of one operation.
    pub max_depth: usize,
}

impl Default for ConversionConfig<'_, '_> {
    fn default() -> Self {
        ConversionConfig {
            folding: FoldingMode::default(),
            rollback: true,
            build_materializations: true,
            attach_materialization_kind: false,
            listener: None,
            explain: false,
            expensive_checks: false,
            max_depth: 10_000,
        }
    }
}

impl fmt::Debug for ConversionConfig<'_, '_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ConversionConfig")
            .field("folding", &self.folding)
            .field("rollback", &self.rollback)
            .finish_non_exhaustive()
    }
}

/// The outcome of a successful conversion.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ConversionOutcome {
    /// Whether a pattern or a folder may have changed the IR.
    pub changed: bool,
    /// Partial: the operations that are not legal, in order.
    pub unlegalized: Vec<Op>,
    /// Analysis: the operations that are legal or could be legalized, in order.
    pub legalizable: Vec<Op>,
}

/// Why a conversion failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConversionError<'c> {
    /// The error, at the operation that could not be legalized.
    pub diagnostic: Diagnostic<'c>,
    /// All attempts to legalize the operation, if the configuration requests them.
    pub explanation: Option<Explanation>,
    /// The operations that were left as they are before the failure.
    pub unlegalized: Vec<Op>,
}

impl fmt::Display for ConversionError<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.diagnostic.fmt(f)
    }
}

impl std::error::Error for ConversionError<'_> {}

impl<'c> From<ConversionError<'c>> for Diagnostics<'c> {
    /// The explanation becomes a note.
    fn from(error: ConversionError<'c>) -> Self {
        let mut diagnostic = error.diagnostic;
        if let Some(explanation) = error.explanation {
            let location = diagnostic.location;
            let text = match location.context().explains_conversions() {
                Some(ExplanationFormat::Json) => explanation.to_json(),
                Some(ExplanationFormat::Text) | None => explanation.to_string().trim_end().to_owned(),
            };
            diagnostic = diagnostic.with_note(location, text);
        }
        diagnostic.into()
    }
}
