//! llvm-tblgen's position: it evaluates while it reads, one token ahead.
//!
//! Here the parser reads the whole file first. Each node records the start of the token that follows it. Before the evaluator
//! does what llvm-tblgen does at a position, it calls [`Evaluator::reach`], which reports what the parser has found before.

use super::state::Evaluator;
use crate::model::error::{EvalError, EvalResult};
use tblgen_parser::Diagnostic;
use tblgen_parser::syntax::NEVER;

impl Evaluator<'_> {
    /// llvm-tblgen has now read the token that starts at `position`.
    ///
    /// # Errors
    ///
    /// The syntax error, if it stands there or before.
    #[inline]
    pub(super) fn reach(&mut self, position: u32) -> EvalResult<()> {
        if self.tree.error.is_none() && self.warnings.is_empty() {
            return Ok(());
        }
        self.report_until(position)
    }

    #[cold]
    fn report_until(&mut self, position: u32) -> EvalResult<()> {
        let has_come = |warning: &Diagnostic| {
            position == NEVER || warning.span.is_none_or(|span| self.sources.is_read_by(span.start, position))
        };
        let (reached, ahead) = self.warnings.split_at(self.warnings.partition_point(has_come));
        self.warnings = ahead;
        for warning in reached {
            self.report(warning.clone());
        }
        match &self.tree.error {
            Some(error) if position == NEVER => Err(EvalError::new((*error.diagnostic).clone())),
            // The token at which reading failed.
            Some(error)
                if error.lexical && error.diagnostic.span.is_some_and(|span| span.start == position) =>
            {
                Err(EvalError::new((*error.diagnostic).clone()))
            }
            _ => Ok(()),
        }
    }

    /// The syntax error, for what is missing because of it.
    pub(super) fn syntax_error(&mut self) -> EvalError {
        match self.reach(NEVER) {
            Err(error) => error,
            Ok(()) => EvalError::new(Diagnostic::error_without_span("the syntax tree is not complete")),
        }
    }
}
