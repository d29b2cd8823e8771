//! Reads of single fields, and marks on diagnostics.

use rtblgen_records::{Record, RecordError, Value};
use tblgen_parser::Diagnostic;

/// The text in a field, if there is more in it than blanks.
pub(crate) fn non_empty<'r>(record: Record<'r>, field: &str) -> Option<Value<'r>> {
    let value = record.field(field)?.value();
    value.as_str().is_some_and(|text| !text.trim().is_empty()).then_some(value)
}

/// The description of a constraint, an attribute or a property: its name if the `.td` has none.
pub(crate) fn summary(record: Record<'_>) -> Result<&str, RecordError> {
    Ok(record.str_opt("summary")?.unwrap_or(record.name()))
}

/// mlir-tblgen reports the error at the op as a whole, and the short form does the same.
pub(super) fn with_short(mut mistake: Diagnostic, record: Record<'_>) -> Diagnostic {
    if mistake.is_error() && mistake.short.is_none() {
        let message = mistake.message.clone();
        mistake = mistake.with_short(record.span(), message);
    }
    mistake
}
