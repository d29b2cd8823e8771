//! The limits of nesting and memory.

use super::resolution::Resolution;
use crate::model::{Descend, EvalError, EvalResult, RecordId, Store, ValueId};
use tblgen_parser::Diagnostic;

/// The maximum nesting depth of a value.
const MAX_NESTING: u16 = 1000;

/// The most words in the variable parts of all values, and the most bytes of text.
const MAX_POOL: usize = 1 << 28;
const MAX_TEXT: usize = 1 << 29;

impl Resolution<'_> {
    /// Runs `work` one level deeper, unless that is too deep.
    pub(super) fn deeper<T>(&mut self, work: impl FnOnce(&mut Self) -> EvalResult<T>) -> EvalResult<T> {
        self.descend(work).unwrap_or_else(|| Err(self.store.too_deep(self.resolver.current)))
    }
}

impl Store {
    /// An error for a value that is nested too deeply to be printed.
    pub(crate) fn check_nesting(&self, value: ValueId, current: Option<RecordId>) -> EvalResult<ValueId> {
        if self.values.depth(value) > MAX_NESTING { Err(self.too_deep(current)) } else { Ok(value) }
    }

    /// An error if all values together are too large. Called at each possible repetition.
    pub(crate) fn check_memory(&self, current: Option<RecordId>) -> EvalResult<()> {
        if self.values.pool_size() <= MAX_POOL && self.symbols.text_size() <= MAX_TEXT {
            return Ok(());
        }
        let mut diagnostic = Diagnostic::error_without_span("values take too much memory");
        diagnostic.span = current.map(|id| self.record(id).span);
        Err(EvalError::of_operator(diagnostic))
    }

    /// The error for unbounded recursion, at the record that is being made.
    pub(crate) fn too_deep(&self, current: Option<RecordId>) -> EvalError {
        let mut diagnostic = Diagnostic::error_without_span("values are nested too deeply");
        diagnostic.span = current.map(|id| self.record(id).span);
        EvalError::of_operator(
            diagnostic.with_help("does a class or an operator refer to itself without end?"),
        )
    }
}
