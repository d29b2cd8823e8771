//! Checks of the records, with llvm-tblgen's messages.

use rtblgen_records::{List, Record, Value};
use tblgen_parser::Diagnostic;

/// An error about a record, with the `defm`s that made it.
pub(crate) fn at_record(record: Record<'_>, message: impl Into<String>) -> Diagnostic {
    let error = Diagnostic::error(record.span(), message);
    record
        .instantiation_spans()
        .iter()
        .fold(error, |error, &span| error.with_note(span, "instantiated from multiclass"))
}

/// An error about a field of a record: llvm-tblgen points at the field's name, we at its value.
pub(crate) fn at_field(record: Record<'_>, field: &str, message: impl Into<String>) -> Diagnostic {
    match record.field(field) {
        Some(field) => at_value(field.value(), message),
        None => at_record(record, message),
    }
}

/// An error about a value.
pub(crate) fn at_value(value: Value<'_>, message: impl Into<String>) -> Diagnostic {
    let message = message.into();
    let short = message.clone();
    Diagnostic::error(value.span(), message).with_short(value.field().span(), short)
}

/// The value of a field.
pub(crate) fn value<'r>(record: Record<'r>, field: &str) -> Result<Value<'r>, Diagnostic> {
    match record.value(field) {
        Ok(value) => Ok(value),
        Err(error) => {
            let diagnostic = at_record(
                record,
                format!("Record `{}' does not have a field named `{field}'!", record.name()),
            );
            let help = Diagnostic::from(error).help;
            Err(Diagnostic { help, ..diagnostic })
        }
    }
}

fn typed<'r, T>(
    record: Record<'r>,
    field: &str,
    problem: &str,
    get: impl Fn(Value<'r>) -> Option<T>,
) -> Result<T, Diagnostic> {
    let value = value(record, field)?;
    get(value).ok_or_else(|| {
        let message = format!("Record `{}', field `{field}' {problem}", record.name());
        let error = at_record(record, message);
        match value.is_unset() {
            true => error.with_help(format!("give it a value: `let {field} = ...;`")),
            false => error.with_label(value.span(), format!("this is `{value}`")),
        }
    })
}

/// The text of a string field.
pub(crate) fn string<'r>(record: Record<'r>, field: &str) -> Result<&'r str, Diagnostic> {
    typed(record, field, "exists but does not have a string value", Value::as_str)
}

/// The text of a string field that may be unset.
pub(crate) fn optional_string<'r>(record: Record<'r>, field: &str) -> Result<Option<&'r str>, Diagnostic> {
    if value(record, field)?.is_unset() { Ok(None) } else { string(record, field).map(Some) }
}

/// The texts of a list of strings, with their places.
pub(crate) fn strings<'r>(record: Record<'r>, field: &str) -> Result<Vec<(&'r str, Value<'r>)>, Diagnostic> {
    let list: List<'r> = typed(record, field, "exists but does not have a list value", Value::as_list)?;
    let text = |value: Value<'r>| {
        let message = format!(
            "Record `{}', field `{field}' exists but does not have a list of strings value",
            record.name()
        );
        value.as_str().map(|text| (text, value)).ok_or_else(|| at_record(record, message))
    };
    list.iter().map(text).collect()
}

/// The value of a `bit` field.
pub(crate) fn bit(record: Record<'_>, field: &str) -> Result<bool, Diagnostic> {
    typed(record, field, "does not have a bit initializer!", Value::as_bit)
}

/// The record in a field.
pub(crate) fn definition<'r>(record: Record<'r>, field: &str) -> Result<Record<'r>, Diagnostic> {
    typed(record, field, "does not have a def initializer!", Value::as_record)
}

/// The number in an `int` or `bits` field.
pub(crate) fn number(record: Record<'_>, field: &str) -> Result<i64, Diagnostic> {
    typed(record, field, "does not have an int or bits initializer", Value::as_int)
}
