//! Literals that can never satisfy their constraint.

use rtblgen_pdll::pdl::{Kind, Value};
use rtblgen_records::Record;

use crate::ods::model::{NamedAttribute, NamedValue};
use crate::patterns::model::disjoint::{
    are_disjoint, class_of_attribute, excludes_class_of_type, words_of_constraint,
};
use crate::patterns::pdll::lowering::Lowering;

impl<'r> Lowering<'_, 'r> {
    /// A literal as the type of an operand or result.
    pub(super) fn check_type_literal(&mut self, own: &NamedValue<'r>, ty: Value) -> Option<()> {
        let operation = self.operation(ty);
        let Kind::Type { value: Some(text) } = &operation.kind else { return Some(()) };
        let constraint = own.element_constraint();
        if !excludes_type(constraint, text) {
            return Some(());
        }
        let message = format!("`{}` is {}, and never `{text}`", own.name, words_of_constraint(constraint));
        self.error(operation.span, message)
            .with_labels([(own.span, "it is defined here")])
            .help("give a type that the definition accepts, or leave it out: `_: Type`");
        None
    }

    /// A literal as an attribute of an op.
    pub(super) fn check_attribute_literal(&mut self, own: &NamedAttribute<'r>, value: Value) -> Option<()> {
        let operation = self.operation(value);
        let Kind::Attribute { value: Some(text), .. } = &operation.kind else { return Some(()) };
        if !excludes_attribute(own.base(), text) {
            return Some(());
        }
        let message = format!("`{}` is {}, and never `{text}`", own.name, words_of_constraint(own.base()));
        self.error(operation.span, message)
            .with_labels([(own.span, "it is defined here")])
            .help("give an attribute of that kind, or match the attribute: `_: Attr`");
        None
    }
}

/// Whether the type that a literal names cannot satisfy the constraint. The result is false if that is not
/// known.
fn excludes_type(constraint: Record<'_>, literal: &str) -> bool {
    match named_type(constraint, literal) {
        Some(known) => are_disjoint(constraint, known),
        None => class_of_literal(literal).is_some_and(|class| excludes_class_of_type(constraint, class)),
    }
}

/// The definition of a scalar type: `I32` for `i32`.
fn named_type<'r>(constraint: Record<'r>, literal: &str) -> Option<Record<'r>> {
    let name = match literal {
        "index" => "Index".to_owned(),
        scalar => scalar.to_ascii_uppercase(),
    };
    constraint.records().def(&name).filter(|record| record.is_a("Type"))
}

/// The C++ class of the type that a literal names.
fn class_of_literal(literal: &str) -> Option<&'static str> {
    let word = literal.split(['<', '(']).next().unwrap_or_default();
    Some(match word {
        "" => "FunctionType",
        "vector" => "VectorType",
        "tensor" => "TensorType",
        "memref" => "MemRefType",
        "complex" => "ComplexType",
        "tuple" => "TupleType",
        "none" => "NoneType",
        "index" => "IndexType",
        _ => {
            let width = word.trim_start_matches(['s', 'u']).strip_prefix('i')?;
            let is_integer = !width.is_empty() && width.bytes().all(|digit| digit.is_ascii_digit());
            return is_integer.then_some("IntegerType");
        }
    })
}

/// Whether the attribute of a literal cannot satisfy the constraint.
fn excludes_attribute(constraint: Record<'_>, literal: &str) -> bool {
    let Some(class) = class_of_attribute_literal(literal) else { return false };
    let is_other_class = class_of_attribute(constraint).is_some_and(|own| own != class);
    let ty = literal.rsplit_once(" : ").map(|(_, ty)| ty);
    let is_number = matches!(class, "IntegerAttr" | "FloatAttr");
    let is_other_type = match (constraint.record("valueType"), ty.filter(|_| is_number)) {
        (Ok(own), Some(ty)) => excludes_type(own, ty),
        _ => false,
    };
    is_other_class || is_other_type
}

/// The C++ class of the attribute of a literal in MLIR's spelling.
fn class_of_attribute_literal(literal: &str) -> Option<&'static str> {
    Some(match literal.bytes().next()? {
        b'"' => "StringAttr",
        b'[' => "ArrayAttr",
        b'{' => "DictionaryAttr",
        b'@' => "SymbolRefAttr",
        b'-' | b'0'..=b'9' => {
            let (_, ty) = literal.rsplit_once(" : ")?;
            match ty.starts_with(['i', 's', 'u']) {
                true => "IntegerAttr",
                false => "FloatAttr",
            }
        }
        _ => match literal {
            "true" | "false" => "IntegerAttr",
            "unit" => "UnitAttr",
            _ => return None,
        },
    })
}
