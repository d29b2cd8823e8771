//! The import of an included `.td` file.

use super::Definitions;
use super::constraints::{insert_constraints, storage_type};
use super::operation::operation;
use super::predicate::condition;
use rtblgen_records::{Record, RecordError, Records};
use std::rc::Rc;
use tblgen_parser::Span;

/// A constraint on attributes, types or operations that a `.td` file defines.
pub(crate) struct ImportedConstraint {
    pub name: Rc<str>,
    pub kind: ImportedKind,
    /// The C++ code.
    pub code: String,
    /// The C++ class of the accepted values.
    pub class: String,
    pub span: Span,
}

/// The kind of entity that an imported constraint tests.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum ImportedKind {
    Attribute,
    Type,
    Operation,
}

/// Reads the operations of `records` into `definitions`, and returns the constraints in the order in which PDLL declares
/// them. `place` maps a place in the `.td` files to one in the sources of the PDLL file.
///
/// Definitions that an earlier file has, too, are left as they are.
pub(crate) fn import(
    records: &Records,
    definitions: &mut Definitions,
    has_documentation: bool,
    place: impl Fn(Span) -> Span,
) -> Result<Vec<ImportedConstraint>, RecordError> {
    for record in records.derived("Op") {
        let mut imported = operation(record, has_documentation)?;
        imported.span = place(imported.span);
        if definitions.find(&imported.name).is_none() {
            insert_constraints(record, definitions, has_documentation)?;
            definitions.add(imported);
        }
    }
    let mut constraints = Vec::new();
    for (class, kind) in KINDS {
        for record in records.derived(class) {
            if record.is_anonymous() || record.is_a("DeclareInterfaceMethods") {
                continue;
            }
            let mut constraint = imported_constraint(record, kind)?;
            constraint.span = place(constraint.span);
            constraints.push(constraint);
        }
    }
    Ok(constraints)
}

/// The classes of constraints, in the order of import.
const KINDS: [(&str, ImportedKind); 3] = [
    ("Attr", ImportedKind::Attribute),
    ("Type", ImportedKind::Type),
    ("OpInterface", ImportedKind::Operation),
];

fn imported_constraint(record: Record<'_>, kind: ImportedKind) -> Result<ImportedConstraint, RecordError> {
    let (code, class) = match kind {
        ImportedKind::Operation => interface_constraint(record)?,
        ImportedKind::Attribute => (constraint_code(record)?, storage_type(record)),
        ImportedKind::Type => (constraint_code(record)?, record.str("cppType")?.to_owned()),
    };
    Ok(ImportedConstraint { name: record.name().into(), kind, code, class, span: record.span() })
}

fn interface_constraint(record: Record<'_>) -> Result<(String, String), RecordError> {
    let class = format!("{}::{}", record.str("cppNamespace")?, record.str("cppInterfaceName")?);
    Ok((format!("return ::mlir::success(llvm::isa<{class}>(self));"), class))
}

/// The code that tests the predicate of an attribute or type.
fn constraint_code(record: Record<'_>) -> Result<String, RecordError> {
    let condition = match record.field("predicate").and_then(|field| field.value().as_record()) {
        Some(predicate) => condition(predicate)?,
        None => "true".to_owned(),
    };
    Ok(format!("return ::mlir::success({});", with_self(&condition)))
}

/// A snippet with `self` for `$_self`.
fn with_self(snippet: &str) -> String {
    let mut text = String::new();
    let mut rest = snippet;
    while let Some(dollar) = rest.find("$_self") {
        let (before, after) = (&rest[..dollar], &rest[dollar + "$_self".len()..]);
        text.push_str(before);
        // `$_selfish` is another name.
        let is_whole = !after.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '_');
        text.push_str(if is_whole { "self" } else { "$_self" });
        rest = after;
    }
    text + rest
}
