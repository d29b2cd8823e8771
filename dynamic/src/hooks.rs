//! The missing hooks of a `.td` file.

use rtblgen_records::{Record, Records};
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

/// The file and the line of a part of a definition. If the part is in a class, the place of the definition is added.
pub(crate) fn place_in_class(records: &Records, span: Span, def: Record<'_>) -> String {
    let (sources, own) = (records.sources(), def.span());
    let is_in_class = sources.file_of(span) != sources.file_of(own) || span.start < own.start;
    match is_in_class {
        true => {
            format!("{}, in a class of `{}` at {}", place(records, span), def.name(), place(records, own))
        }
        false => place(records, span),
    }
}

/// The file and the line of a span.
pub(crate) fn place(records: &Records, span: Span) -> String {
    let sources = records.sources();
    let (line, _) = sources.line_column(span.start);
    format!("{}:{line}", sources.name(sources.file_of(span)))
}
