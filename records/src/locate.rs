//! Places of values: origin and value, walked side by side.

use crate::query::{Dag, Value};
use std::ops::Range;
use tblgen_parser::Span;

/// Where a value was written.
pub(crate) fn span(value: Value<'_>) -> Span {
    let origin = value.field.data.origin;
    match origin.expression {
        Some(expression) => value.records.tree.value(expression).span,
        None => value.field.span(),
    }
}

/// The place of some bytes of a string, or of the whole string where they cannot be found.
pub(crate) fn string_span(value: Value<'_>, range: Range<usize>) -> Span {
    exact_string_span(value, range).unwrap_or_else(|| span(value))
}

/// The place of some bytes of a string, if they stand in the source.
pub(crate) fn exact_string_span(_value: Value<'_>, _range: Range<usize>) -> Option<Span> {
    None
}

/// The place of the name of a dag argument.
pub(crate) fn argument_name_span(dag: Dag<'_>, index: usize) -> Span {
    dag.arg(index).span()
}
