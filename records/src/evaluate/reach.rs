//! llvm-tblgen's reading position: see [`super::position`].

use super::state::Evaluator;
use crate::model::{EvalError, EvalResult};
use tblgen_parser::Diagnostic;
use tblgen_parser::syntax::NEVER;

impl Evaluator<'_> {
    /// llvm-tblgen has now read the token that starts at `position`.
    ///
    /// # Errors
    ///
    /// Returns the syntax error, if it is there or before.
    #[inline]
    pub(super) fn reach(&mut self, position: u32) -> EvalResult<()> {
        if self.position.is_clear() {
            return Ok(());
        }
        self.report_until(position)
    }

    #[cold]
    fn report_until(&mut self, position: u32) -> EvalResult<()> {
        for warning in self.position.take_warnings(position) {
            self.report(warning.clone());
        }
        self.position.error_at(position).map_or(Ok(()), Err)
    }

    /// The syntax error, for an expression that is missing because of it.
    pub(super) fn syntax_error(&mut self) -> EvalError {
        match self.reach(NEVER) {
            Err(error) => error,
            Ok(()) => EvalError::new(Diagnostic::error_without_span("the syntax tree is not complete")),
        }
    }
}
