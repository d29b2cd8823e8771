//! The constraints of operands, results and attributes, from records.

use super::argument::{attributes, groups, unique_name};
use super::{Constraint, Definitions};
use rtblgen_records::{Record, RecordError};

/// Notes the constraints of an operation's attributes, operands and results.
pub(super) fn insert_constraints(
    record: Record<'_>,
    definitions: &mut Definitions,
    has_documentation: bool,
) -> Result<(), RecordError> {
    let summary = |constraint: Record<'_>| {
        let summary = constraint.str_opt("summary").ok().flatten().unwrap_or(constraint.name());
        if has_documentation { summary.to_owned() } else { String::new() }
    };
    for (_, attribute) in attributes(record)? {
        definitions
            .attribute_constraints
            .entry(unique_name(attribute, "baseAttr"))
            .or_insert_with(|| Constraint { summary: summary(attribute), class: storage_type(attribute) });
    }
    for argument in groups(record.dag("arguments")?).into_iter().chain(groups(record.dag("results")?)) {
        let constraint = argument.constraint;
        let class = constraint.str("cppType").unwrap_or_default().to_owned();
        definitions
            .type_constraints
            .entry(unique_name(constraint, "baseType"))
            .or_insert_with(|| Constraint { summary: summary(constraint), class });
    }
    Ok(())
}

/// The C++ class that stores an attribute.
pub(super) fn storage_type(record: Record<'_>) -> String {
    let stored = record.str("storageType").unwrap_or_default().trim();
    if stored.is_empty() { "::mlir::Attribute".to_owned() } else { stored.to_owned() }
}
