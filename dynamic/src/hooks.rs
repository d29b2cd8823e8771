//! What a `.td` file leaves to code.

use rtblgen_records::Records;
use tblgen_parser::Span;

/// What a file leaves to code that is not there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Missing {
    /// What it is of: the name of an op, a type, an attribute or a constraint.
    pub of: String,
    /// What it is: the name of a hook, or the part of a snippet that is not known.
    pub what: String,
    /// Its place, such as `ops.td:12`.
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
