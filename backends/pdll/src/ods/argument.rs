//! Arguments and results of operations, from records.

use super::{Group, Length};
use rtblgen_records::{Dag, Record, RecordError};

/// An operand or result with its constraint.
pub(super) struct Argument<'r> {
    pub name: &'r str,
    pub constraint: Record<'r>,
}

impl Argument<'_> {
    pub fn group(&self) -> Group {
        let constraint = unique_name(self.constraint, "baseType");
        Group { name: self.name.to_owned(), length: self.length(), constraint }
    }

    pub fn length(&self) -> Length {
        if self.constraint.is_a("Optional") {
            Length::Optional
        } else if self.constraint.is_a("Variadic") {
            Length::Variadic
        } else {
            Length::Single
        }
    }
}

/// The operands in `arguments`, or the results.
pub(super) fn groups(dag: Dag<'_>) -> Vec<Argument<'_>> {
    let mut found = Vec::new();
    for (name, record) in arguments(dag) {
        if let Some(constraint) = record.filter(|record| record.is_a("TypeConstraint")) {
            found.push(Argument { name, constraint });
        }
    }
    found
}

/// The attributes: those in `arguments`, then the derived ones.
pub(super) fn attributes(record: Record<'_>) -> Result<Vec<(&str, Record<'_>)>, RecordError> {
    let mut found = Vec::new();
    for (name, argument) in arguments(record.dag("arguments")?) {
        if let Some(attribute) = argument.filter(|record| record.is_a("Attr")) {
            found.push((name, attribute));
        }
    }
    for field in record.fields() {
        let attribute = field.value().as_record().filter(|value| value.is_a("DerivedAttr"));
        if let Some(attribute) = attribute {
            found.push((field.name(), attribute));
        }
    }
    Ok(found)
}

/// The arguments of a dag, each with its name and its record, looked up through `OpVariable`.
fn arguments<'r>(dag: Dag<'r>) -> Vec<(&'r str, Option<Record<'r>>)> {
    let record = |value: rtblgen_records::Value<'r>| {
        let record = value.as_record()?;
        if record.is_a("OpVariable") { record.record("constraint").ok() } else { Some(record) }
    };
    dag.args().map(|(value, name)| (name.unwrap_or(""), record(value))).collect()
}

/// Returns the name of a constraint; for an anonymous one with the name of the constraint that it refines.
pub(super) fn unique_name(record: Record<'_>, base: &str) -> String {
    let name = record.name();
    if !record.is_anonymous() {
        return name.to_owned();
    }
    match base_name(record, base) {
        Some(base) => format!("{base}({name})"),
        None => name.to_owned(),
    }
}

/// The name of the first named constraint that an anonymous one refines.
fn base_name(record: Record<'_>, base: &str) -> Option<String> {
    let refined = record.field(base)?.value().as_record()?;
    let named = refined.is_anonymous().then(|| base_name(refined, base)).flatten();
    Some(named.unwrap_or_else(|| refined.name().to_owned()))
}
