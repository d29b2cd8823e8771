//! Errors of evaluation.

use crate::model::ValueId;
use tblgen_parser::diagnostic::Short;
use tblgen_parser::{Diagnostic, Span};

/// An error that ends evaluation. Boxed, since it is rare and large.
#[derive(Debug)]
pub(crate) struct EvalError {
    diagnostic: Box<Diagnostic>,
    culprit: Culprit,
}

/// Whether the span of an error is that of its culprit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Culprit {
    Known,
    /// An operator has failed. llvm-tblgen reports that at the record that is being made, if any, not at the operator.
    Unknown,
}

/// The result of a step of evaluation.
pub(crate) type EvalResult<T> = Result<T, EvalError>;

/// The result of an operator. `None` if an operand is not known yet.
pub(crate) type Folded = EvalResult<Option<ValueId>>;

/// Returns an error at a place.
pub(crate) fn fail<T>(span: Span, message: impl Into<String>) -> EvalResult<T> {
    Err(EvalError::at(span, message))
}

impl EvalError {
    // Out of line: errors are rare, and their construction needs stack.
    #[cold]
    pub(crate) fn new(diagnostic: Diagnostic) -> Self {
        Self { diagnostic: Box::new(diagnostic), culprit: Culprit::Known }
    }

    /// An error at a place.
    #[cold]
    pub(crate) fn at(span: Span, message: impl Into<String>) -> Self {
        Self::new(Diagnostic::error(span, message))
    }

    /// An error at `culprit` that llvm-tblgen reports at `near`.
    #[cold]
    pub(crate) fn near(near: Span, culprit: Span, message: impl Into<String>) -> Self {
        let message = message.into();
        Self::new(Diagnostic::error(culprit, message.clone()).with_short(near, message))
    }

    /// The failure of an operator. The diagnostic has the span of the record that is being made, or none.
    pub(crate) fn of_operator(diagnostic: Diagnostic) -> Self {
        Self { diagnostic: Box::new(diagnostic), culprit: Culprit::Unknown }
    }

    /// The failure of an operator that llvm-tblgen reports without a place.
    pub(crate) fn without_place(message: impl Into<String>) -> Self {
        let mut diagnostic = Diagnostic::error_without_span(message);
        diagnostic.short = Some(Short { span: None, message: diagnostic.message.clone() });
        Self::of_operator(diagnostic)
    }

    /// Gives the failure of an operator its span, if it has none yet.
    pub(crate) fn at_culprit(mut self, culprit: Span) -> Self {
        if self.culprit == Culprit::Unknown {
            self.culprit = Culprit::Known;
            let error = &mut self.diagnostic;
            let record = error.span.replace(culprit);
            if let Some(record) = record.filter(|&record| record != culprit) {
                error.short = Some(Short { span: Some(record), message: error.message.clone() });
                error.labels.push((record, "in this record".to_owned()));
            }
        }
        self
    }

    /// The error, which llvm-tblgen reports as `other`.
    pub(crate) fn reported_as(mut self, other: Diagnostic) -> Self {
        self.diagnostic.short = Some(Short { span: other.span, message: other.message });
        self
    }

    /// Returns the position at which llvm-tblgen reports the error.
    pub(crate) fn position(&self) -> Option<Span> {
        match &self.diagnostic.short {
            Some(short) => short.span,
            None => self.diagnostic.span,
        }
    }

    /// The error with a change to its diagnostic.
    pub(crate) fn map(mut self, change: impl FnOnce(&mut Diagnostic)) -> Self {
        change(&mut self.diagnostic);
        self
    }

    pub(crate) fn into_diagnostic(self) -> Diagnostic {
        *self.diagnostic
    }
}
