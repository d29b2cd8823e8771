//! The missing hooks of a `.td` file.

use rtblgen_records::Records;
use tblgen_parser::Span;

/// A hook, or another part of a dialect, that needs code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Missing {
    /// The name of the op, type, attribute or constraint that needs it.
    pub of: String,
    /// The name of the hook, or the unknown part of a snippet.
    pub what: String,
    /// Its location, such as `ops.td:12`.
    pub place: String,
}

impl std::fmt::Display for Missing {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} of `{}` ({})", self.what, self.of, self.place)
    }
}

/// The file and the line of a span.
pub(crate) fn place(records: &Records, span: Span) -> String {
    let sources = records.sources();
    let (line, _) = sources.line_column(span.start);
    format!("{}:{line}", sources.name(sources.file_of(span)))
}
