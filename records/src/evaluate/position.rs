//! llvm-tblgen's position: it evaluates while it reads, one token ahead.
//!
//! Here the parser reads the whole file first. Each node records the start of the token that follows it.
//! Before the evaluator acts at a position of llvm-tblgen, it calls `Evaluator::reach`, which reports the
//! parser's earlier diagnostics.

use crate::model::EvalError;
use tblgen_parser::syntax::{NEVER, SyntaxError};
use tblgen_parser::{Diagnostic, ParsedFile, SourceMap};

/// The warnings and the error of the parser that the evaluator has not reported.
pub(super) struct Position<'t> {
    sources: &'t SourceMap,
    error: Option<&'t SyntaxError>,
    /// The warnings of the preprocessor.
    warnings: &'t [Diagnostic],
}

impl<'t> Position<'t> {
    pub(super) fn new(file: &'t ParsedFile) -> Self {
        Self { sources: &file.sources, error: file.tree.error.as_ref(), warnings: &file.warnings }
    }

    /// Whether nothing is left to report.
    pub(super) fn is_clear(&self) -> bool {
        self.error.is_none() && self.warnings.is_empty()
    }

    /// Takes the warnings before `position`.
    pub(super) fn take_warnings(&mut self, position: u32) -> &'t [Diagnostic] {
        let has_come = |warning: &Diagnostic| {
            position == NEVER || warning.span.is_none_or(|span| self.sources.is_read_by(span.start, position))
        };
        let (reached, ahead) = self.warnings.split_at(self.warnings.partition_point(has_come));
        self.warnings = ahead;
        reached
    }

    /// The syntax error, if llvm-tblgen finds it when it reads the token at `position`.
    pub(super) fn error_at(&self, position: u32) -> Option<EvalError> {
        let SyntaxError { diagnostic, lexical } = self.error?;
        let is_token = *lexical && diagnostic.span.is_some_and(|span| span.start == position);
        (position == NEVER || is_token).then(|| EvalError::new((**diagnostic).clone()))
    }
}
