//! Operations of the ODS model, read from records.

use super::argument::{attributes, groups, unique_name};
use super::inference::infers_result_types;
use super::{Attribute, Operation};
use rtblgen_records::{Record, RecordError};

/// The operation that a record defines.
pub(super) fn operation(record: Record<'_>, has_documentation: bool) -> Result<Operation, RecordError> {
    let dialect = record.record("opDialect")?.str("name")?;
    let name = record.str("opName")?;
    let name = if dialect.is_empty() { name.to_owned() } else { format!("{dialect}.{name}") };
    let text =
        |field: &str| record.str_opt(field).ok().flatten().filter(|_| has_documentation).unwrap_or_default();
    let operands = groups(record.dag("arguments")?);
    let results = groups(record.dag("results")?);
    let infers = infers_result_types(record, &operands, &results);
    Ok(Operation {
        name: name.into(),
        summary: text("summary").to_owned(),
        description: text("description").to_owned(),
        class: class(record),
        infers_result_types: infers,
        span: record.span(),
        attributes: attributes(record)?.into_iter().map(|(name, record)| attribute(name, record)).collect(),
        operands: operands.iter().map(|operand| operand.group()).collect(),
        results: results.iter().map(|result| result.group()).collect(),
    })
}

/// The qualified C++ class: the part of the record's name after its first underscore, in the dialect's namespace.
fn class(record: Record<'_>) -> String {
    let namespace = record.str("cppNamespace").ok().filter(|namespace| !namespace.is_empty());
    let class = match record.name().split_once('_') {
        Some((prefix, class)) if !prefix.is_empty() => class,
        _ => record.name(),
    };
    match namespace {
        Some(namespace) => format!("{namespace}::{class}"),
        None => class.to_owned(),
    }
}

fn attribute(name: &str, record: Record<'_>) -> Attribute {
    let is_optional = record.bit("isOptional").unwrap_or(false);
    Attribute { name: name.to_owned(), is_optional, constraint: unique_name(record, "baseAttr") }
}
