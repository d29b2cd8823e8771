//! What can be wrong with a query.

use std::fmt;
use tblgen_parser::{Diagnostic, Span};

/// A record does not hold what was asked of it.
///
/// It says which record, which field, what was expected and what was found, and where; converted into a
/// [`Diagnostic`] it points at the `.td`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    pub(crate) record: String,
    pub(crate) record_span: Span,
    pub(crate) field: String,
    pub(crate) span: Span,
    pub(crate) kind: RecordErrorKind,
}

/// In which way a record does not hold what was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RecordErrorKind {
    /// There is no such field; perhaps this one was meant.
    NoField {
        /// A field with a similar name.
        similar: Option<String>,
    },
    /// The field is unset, `?`.
    Unset {
        /// What was asked for.
        expected: &'static str,
    },
    /// The field holds something else.
    Type {
        /// What was asked for.
        expected: &'static str,
        /// What it holds.
        found: &'static str,
        /// Its value, as text.
        value: String,
    },
}

impl RecordError {
    /// The name of the record that was asked.
    pub fn record(&self) -> &str {
        &self.record
    }

    /// The field that was asked for.
    pub fn field(&self) -> &str {
        &self.field
    }

    /// What is wrong.
    pub fn kind(&self) -> &RecordErrorKind {
        &self.kind
    }

    /// The place of the value, or of the record where it has no such field.
    pub fn span(&self) -> Span {
        self.span
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { record, field, .. } = self;
        match &self.kind {
            RecordErrorKind::NoField { .. } => write!(f, "record '{record}' has no field '{field}'"),
            RecordErrorKind::Unset { expected } => {
                write!(f, "field '{field}' of record '{record}' is unset, expected {expected}")
            }
            RecordErrorKind::Type { expected, found, value } => {
                write!(f, "field '{field}' of record '{record}' is {found}, expected {expected}: {value}")
            }
        }
    }
}

impl std::error::Error for RecordError {}

impl From<RecordError> for Diagnostic {
    fn from(error: RecordError) -> Self {
        let diagnostic = Diagnostic::error(error.span, error.to_string());
        match error.kind {
            RecordErrorKind::NoField { similar: Some(similar) } => {
                diagnostic.with_help(format!("did you mean the field '{similar}'?"))
            }
            RecordErrorKind::NoField { similar: None } => diagnostic,
            _ if error.span == error.record_span => diagnostic,
            _ => diagnostic.with_label(error.record_span, "in this record"),
        }
    }
}
