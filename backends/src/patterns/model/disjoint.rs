//! Constraints that have nothing in common.
//!
//! Predicates are code and cannot be compared. But many constraints define the admitted values in other ways:
//! the one type that they build, the alternatives of an `AnyTypeOf`, the class of the type or of the
//! attribute. Two constraints without a common value by these definitions exclude each other; unknown
//! constraints are assumed to overlap.

use std::collections::BTreeSet;

use rtblgen_records::Record;

/// The summary of a constraint, or its name.
pub fn words_of_constraint(constraint: Record<'_>) -> String {
    match constraint.str_opt("summary").ok().flatten() {
        Some(summary) if !summary.is_empty() => format!("`{summary}`"),
        _ => format!("`{}`", constraint.name()),
    }
}

/// Whether no type satisfies both constraints.
pub fn are_disjoint(left: Record<'_>, right: Record<'_>) -> bool {
    has_nothing_in_common(left, right, only_type) || has_nothing_in_common(left, right, class_of_type)
}

/// Whether no type of a class, such as `IntegerType`, satisfies a constraint.
pub fn excludes_class_of_type(constraint: Record<'_>, class: &str) -> bool {
    alternatives(constraint, class_of_type).is_some_and(|known| !known.contains(class))
}

/// Whether the known parts of two constraints differ. Each alternative must be known.
fn has_nothing_in_common<'r>(
    left: Record<'r>,
    right: Record<'r>,
    known: impl Fn(Record<'r>) -> Option<&'r str> + Copy,
) -> bool {
    match (alternatives(left, known), alternatives(right, known)) {
        (Some(left), Some(right)) => left.is_disjoint(&right),
        _ => false,
    }
}

fn alternatives<'r>(
    constraint: Record<'r>,
    known: impl Fn(Record<'r>) -> Option<&'r str> + Copy,
) -> Option<BTreeSet<&'r str>> {
    if let Some(one) = known(constraint) {
        return Some([one].into());
    }
    let list = constraint.is_a("AnyTypeOf").then(|| constraint.list("allowedTypes").ok()).flatten()?;
    let mut all = BTreeSet::new();
    for element in list.iter() {
        all.extend(alternatives(element.as_record()?, known)?);
    }
    Some(all)
}

/// Returns the expression of the only type that satisfies a constraint.
fn only_type(constraint: Record<'_>) -> Option<&str> {
    constraint.str_opt("builderCall").ok().flatten().filter(|call| !call.is_empty())
}

/// A class of types that has none in common with any other.
fn class_of_type(constraint: Record<'_>) -> Option<&str> {
    let class = constraint.str_opt("cppType").ok().flatten()?;
    match class.trim_start_matches("::mlir::") {
        "TensorType" | "RankedTensorType" | "UnrankedTensorType" => Some("TensorType"),
        "BaseMemRefType" | "MemRefType" | "UnrankedMemRefType" => Some("MemRefType"),
        known @ ("IntegerType" | "FloatType" | "IndexType" | "VectorType" | "ComplexType" | "TupleType"
        | "NoneType" | "FunctionType") => Some(known),
        _ => None,
    }
}

/// Whether no attribute satisfies both constraints.
pub fn are_disjoint_attributes(own: Record<'_>, asked: Record<'_>) -> bool {
    if let Some(value) = enum_case(asked) {
        return own.list("enumerants").is_ok_and(|cases| {
            cases.iter().filter_map(|case| case.as_record()).all(|case| enum_case(case) != Some(value))
        });
    }
    let asked = asked.record("attr").unwrap_or(asked);
    if let (Some(own), Some(asked)) = (class_of_attribute(own), class_of_attribute(asked))
        && own != asked
    {
        return true;
    }
    match (own.record("valueType"), asked.record("valueType")) {
        (Ok(own), Ok(asked)) => are_disjoint(own, asked),
        _ => false,
    }
}

fn enum_case(record: Record<'_>) -> Option<i64> {
    record.is_a("EnumCase").then(|| record.int("value").ok()).flatten()
}

/// A class of attributes that has none in common with any other. A `BoolAttr` is an integer of one bit.
pub fn class_of_attribute(constraint: Record<'_>) -> Option<&str> {
    let class = constraint.str_opt("storageType").ok().flatten()?;
    match class.trim_start_matches("::mlir::") {
        "IntegerAttr" | "BoolAttr" => Some("IntegerAttr"),
        "SymbolRefAttr" | "FlatSymbolRefAttr" => Some("SymbolRefAttr"),
        known @ ("FloatAttr" | "StringAttr" | "TypeAttr" | "UnitAttr" | "DictionaryAttr" | "ArrayAttr"
        | "AffineMapAttr" | "IntegerSetAttr") => Some(known),
        _ => None,
    }
}
