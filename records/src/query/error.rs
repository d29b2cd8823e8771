//! The errors of queries.

use super::views::Record;
use std::fmt;
use std::sync::Arc;
use tblgen_parser::{Diagnostic, SourceMap, Span};

/// The error of a query: a record does not hold the requested value.
///
/// It names the record, the field, the expected and the found value. Its [`Diagnostic`] points at the `.td`.
/// Converted into a [`Failure`](crate::Failure), as `?` does, it renders itself with the source line.
///
/// ```
/// use rtblgen_records::{Failure, RecordErrorKind, evaluate_str};
///
/// let records = evaluate_str("a.td", "def a { int size = 4; }")?;
/// let error = records.def("a").unwrap().str("size").unwrap_err();
/// assert_eq!(error.to_string(), "field 'size' of record 'a' is an integer, expected a string: 4");
/// assert!(matches!(error.kind(), RecordErrorKind::Type { expected: "a string", .. }));
/// assert!(Failure::from(error).to_string().contains("int size = 4;"));
/// # Ok::<(), Failure>(())
/// ```
#[derive(Clone)]
pub struct RecordError(Box<Details>);

#[derive(Clone)]
struct Details {
    sources: Arc<SourceMap>,
    record: String,
    record_span: Span,
    field: String,
    span: Span,
    kind: RecordErrorKind,
}

/// The kind of an error in a field.
///
/// ```
/// # use rtblgen_records::{RecordErrorKind, evaluate_str};
/// let records = evaluate_str("a.td", "def a { int size = ?; }").unwrap();
/// let a = records.def("a").unwrap();
/// assert_eq!(*a.int("size").unwrap_err().kind(), RecordErrorKind::Unset { expected: "an integer" });
/// let similar = Some("size".to_owned());
/// assert_eq!(*a.int("sise").unwrap_err().kind(), RecordErrorKind::NoField { similar });
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RecordErrorKind {
    /// There is no such field; perhaps another one was meant.
    NoField {
        /// A field with a similar name.
        similar: Option<String>,
    },
    /// The field is unset, `?`.
    Unset {
        /// The expected type.
        expected: &'static str,
    },
    /// The field holds something else.
    Type {
        /// The expected type.
        expected: &'static str,
        /// The type found.
        found: &'static str,
        /// Its value, as text.
        value: String,
    },
}

impl RecordError {
    pub(super) fn new(record: Record<'_>, field: &str, span: Span, kind: RecordErrorKind) -> Self {
        Self(Box::new(Details {
            sources: Arc::clone(&record.records.sources),
            record: record.name().to_owned(),
            record_span: record.span(),
            field: field.to_owned(),
            span,
            kind,
        }))
    }

    /// Returns the name of the record.
    pub fn record(&self) -> &str {
        &self.0.record
    }

    /// Returns the name of the field.
    pub fn field(&self) -> &str {
        &self.0.field
    }

    /// Returns the kind of the error.
    pub fn kind(&self) -> &RecordErrorKind {
        &self.0.kind
    }

    /// The place of the value, or of the record where it has no such field.
    pub fn span(&self) -> Span {
        self.0.span
    }

    /// The text that the place refers to.
    pub fn sources(&self) -> &SourceMap {
        &self.0.sources
    }
}

impl PartialEq for RecordError {
    fn eq(&self, other: &Self) -> bool {
        let (a, b) = (&*self.0, &*other.0);
        (&a.record, &a.field, a.span, &a.kind) == (&b.record, &b.field, b.span, &b.kind)
    }
}

impl Eq for RecordError {}

impl fmt::Debug for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "RecordError({self})")
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Details { record, field, kind, .. } = &*self.0;
        match kind {
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
        let Details { span, record_span, ref kind, .. } = *error.0;
        let mut diagnostic = Diagnostic::error(span, error.to_string());
        if let RecordErrorKind::Unset { .. } = kind {
            diagnostic = diagnostic.with_help(format!("set it: `let {} = …;`", error.0.field));
        }
        match kind {
            RecordErrorKind::NoField { similar: Some(similar) } => {
                diagnostic.with_help(format!("did you mean the field '{similar}'?"))
            }
            RecordErrorKind::NoField { similar: None } => diagnostic,
            _ if span == record_span => diagnostic,
            _ => diagnostic.with_label(record_span, "in this record"),
        }
    }
}
