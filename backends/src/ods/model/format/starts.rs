//! The possible starts of the text of each element of a format.

use rtblgen_records::Record;

use crate::ods::model::enums::{held_enum, texts};
use crate::ods::model::format::check::is_keyword;
use crate::ods::model::format::element::{Element, ValueRef};
use crate::ods::model::{NamedAttribute, Operator};

/// A possible start of a part of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::ods::model) enum Start {
    /// A keyword or punctuation.
    Literal(String),
    /// `%value`
    Value,
    /// `^block`
    Block,
    /// `@symbol`
    Symbol,
    /// `"text"`
    Text,
    /// `1`, `-1`, `0.5`
    Number,
    /// A type.
    Type,
    /// An attribute of any kind.
    Attribute,
}

impl Start {
    pub(in crate::ods::model) fn literal(text: &str) -> Self {
        Self::Literal(text.to_owned())
    }

    /// Whether the same text may start in both ways.
    pub(in crate::ods::model) fn overlaps(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Literal(left), Self::Literal(right)) => left == right,
            (Self::Type, Self::Literal(text)) | (Self::Literal(text), Self::Type) => starts_type(text),
            (Self::Attribute, Self::Literal(text)) | (Self::Literal(text), Self::Attribute) => {
                starts_type(text) || STARTS_OF_ATTRIBUTES.contains(&text.as_str())
            }
            (Self::Attribute, other) | (other, Self::Attribute) => {
                !matches!(other, Self::Value | Self::Block)
            }
            (Self::Number, Self::Literal(text)) | (Self::Literal(text), Self::Number) => text == "-",
            (left, right) => left == right,
        }
    }
}

/// The literals that may start an attribute, types aside.
const STARTS_OF_ATTRIBUTES: [&str; 16] = [
    "[",
    "{",
    "#",
    "-",
    "true",
    "false",
    "unit",
    "dense",
    "dense_resource",
    "sparse",
    "array",
    "affine_map",
    "affine_set",
    "strided",
    "distinct",
    "loc",
];

/// Whether a literal may start a builtin type.
fn starts_type(text: &str) -> bool {
    let is_integer = ["si", "ui", "i"].iter().any(|prefix| {
        text.strip_prefix(prefix)
            .is_some_and(|width| !width.is_empty() && width.bytes().all(|b| b.is_ascii_digit()))
    });
    const KEYWORDS: [&str; 15] = [
        "(", "index", "none", "tensor", "vector", "memref", "tuple", "complex", "bf16", "f16", "tf32", "f32",
        "f64", "f80", "f128",
    ];
    is_integer || text.starts_with("f8E") || KEYWORDS.contains(&text)
}

/// The possible starts of the text of an element, where the element is present.
///
/// Hand-written text (`custom`, an attribute with a parser of its own) has no known start, and an optional group and an
/// `oilist` have those of their elements: the result is empty.
pub(super) fn starts_of(operator: &Operator<'_>, element: &Element) -> Vec<Start> {
    match element {
        Element::Literal(text) => literals(&[text]),
        Element::Operand(index) => match operator.operands[*index].group_sizes {
            Some(_) => literals(&["("]),
            None => vec![Start::Value],
        },
        Element::Operands => vec![Start::Value],
        Element::Attribute { slot, is_qualified } => {
            starts_of_attribute(&operator.attributes[*slot], *is_qualified)
        }
        Element::Region(_) | Element::Regions => literals(&["{"]),
        Element::Successor(_) | Element::Successors => vec![Start::Block],
        Element::Type { of, is_qualified } => {
            let own = own_type(operator, *of).filter(|_| !is_qualified);
            [Start::Type].into_iter().chain(own.map(starts_of_own_text).unwrap_or_default()).collect()
        }
        Element::FunctionalType(..) => literals(&["("]),
        Element::AttrDict { has_keyword: false } => literals(&["{"]),
        Element::AttrDict { has_keyword: true } => literals(&["attributes"]),
        Element::PropDict => literals(&["<"]),
        Element::Property(index) => starts_of_property(operator.properties[*index].record),
        Element::Space
        | Element::Newline
        | Element::NoSpace
        | Element::UnitFlag(_)
        | Element::Optional(_)
        | Element::OiList(_)
        | Element::Custom { .. } => Vec::new(),
    }
}

/// The possible starts of a text that the parser accepts for the element.
pub(super) fn accepted_starts_of(operator: &Operator<'_>, element: &Element) -> Vec<Start> {
    let mut starts = starts_of(operator, element);
    // An attribute may be written in full, or as an alias.
    if matches!(element, Element::Attribute { .. }) {
        starts.push(Start::literal("#"));
    }
    starts
}

/// The definition of the types of a dialect that a value is limited to.
fn own_type<'r>(operator: &Operator<'r>, of: ValueRef) -> Option<Record<'r>> {
    let value = match of {
        ValueRef::Operand(index) => &operator.operands[index],
        ValueRef::Result(index) => &operator.results[index],
        ValueRef::Operands | ValueRef::Results => return None,
    };
    Some(value.element_constraint()).filter(|constraint| constraint.is_a("TypeDef"))
}

/// The possible starts of the text of an attribute.
fn starts_of_attribute(attribute: &NamedAttribute<'_>, is_qualified: bool) -> Vec<Start> {
    let base = attribute.base();
    if attribute.is_unit() {
        return literals(&["unit"]);
    }
    if base.is_a("AttrDef") {
        return if is_qualified { literals(&["#"]) } else { starts_of_own_text(base) };
    }
    if base.name() == "SymbolNameAttr" {
        return vec![Start::Symbol];
    }
    if let Some(info) = held_enum(base).or(base.is_a("EnumInfo").then_some(base)) {
        return starts_of_cases(info);
    }
    let storage = base.str_opt("storageType").ok().flatten().unwrap_or_default();
    starts_of_storage(storage.trim().trim_start_matches("::mlir::"), is_qualified)
}

/// The possible starts of the text of an attribute of a C++ class.
pub(in crate::ods::model) fn starts_of_storage(class: &str, is_qualified: bool) -> Vec<Start> {
    const ELEMENTS: [&str; 3] = ["dense", "dense_resource", "sparse"];
    let mut starts = match class {
        "" | "Attribute" => return vec![Start::Attribute],
        "TypedAttr" => {
            let values = literals(&["true", "false", "#"]).into_iter().chain(literals(&ELEMENTS));
            return values.chain([Start::Number, Start::Text]).collect();
        }
        "StringAttr" => return vec![Start::Text],
        "SymbolRefAttr" | "FlatSymbolRefAttr" => return vec![Start::Symbol],
        "FloatAttr" => return vec![Start::Number],
        "TypeAttr" => return vec![Start::Type],
        "IntegerAttr" => literals(&["true", "false"]),
        "BoolAttr" => return literals(&["true", "false"]),
        "UnitAttr" => return literals(&["unit"]),
        "ArrayAttr" => return literals(&["["]),
        "DictionaryAttr" => return literals(&["{"]),
        "AffineMapAttr" => return literals(&["affine_map", "#"]),
        "IntegerSetAttr" => return literals(&["affine_set", "#"]),
        "LocationAttr" => return literals(&["loc", "#"]),
        "StridedLayoutAttr" => return literals(&["strided"]),
        "DistinctAttr" => return literals(&["distinct"]),
        "MemRefLayoutAttrInterface" => return literals(&["affine_map", "strided", "#"]),
        name if name.ends_with("ElementsAttr") => return literals(&ELEMENTS),
        name if name.starts_with("Dense") && name.ends_with("ArrayAttr") => {
            return literals(&[if is_qualified { "array" } else { "[" }]);
        }
        // A class of a dialect, or an interface.
        _ => return literals(&["#"]),
    };
    starts.push(Start::Number);
    starts
}

fn literals(texts: &[&str]) -> Vec<Start> {
    texts.iter().map(|text| Start::literal(text)).collect()
}

/// The possible starts of the text of a property; those of a hand-written one are unknown.
fn starts_of_property(record: Record<'_>) -> Vec<Start> {
    let base = |field| record.record_opt(field).ok().flatten();
    if let Some(base) = base("baseProperty") {
        return starts_of_property(base);
    }
    let mnemonic = record.str_opt("mnemonic").ok().flatten();
    match (mnemonic, base("enum")) {
        (Some(mnemonic), Some(_)) => return literals(&[mnemonic]),
        (None, Some(info)) => return starts_of_cases(info),
        (_, None) => {}
    }
    match record.str_opt("optionalParser").ok().flatten().unwrap_or_default() {
        "integer" => [Start::Number].into_iter().chain(literals(&["true", "false"])).collect(),
        "string" => vec![Start::Text],
        "array" => literals(&["["]),
        "unit" => literals(&["unit", "unit_absent"]),
        "some" => literals(&["none", "some"]),
        "delegated" => {
            let value = base("elementProperty").map(starts_of_property).unwrap_or_default();
            literals(&["none"]).into_iter().chain(value).collect()
        }
        _ => Vec::new(),
    }
}

/// A case that is no keyword, or several flags at once, is quoted.
pub(in crate::ods::model) fn starts_of_cases(info: Record<'_>) -> Vec<Start> {
    // A case without a text is the default, which is not written.
    let texts: Vec<&str> = texts(info).into_iter().filter(|text| !text.is_empty()).collect();
    let is_quoted = info.is_a("BitEnumBase") || texts.iter().any(|text| !is_keyword(text));
    texts.into_iter().map(Start::literal).chain(is_quoted.then_some(Start::Text)).collect()
}

/// The possible starts of the text of a type or an attribute of a dialect, if its format starts with a
/// literal or a case.
pub(in crate::ods::model) fn starts_of_own_text(def: Record<'_>) -> Vec<Start> {
    let format = def.str_opt("assemblyFormat").ok().flatten().unwrap_or_default().trim();
    match (format.strip_prefix('`').and_then(|rest| rest.split_once('`')), held_enum(def)) {
        (Some((literal, _)), _) if !literal.trim().is_empty() => vec![Start::literal(literal)],
        (None, Some(info)) if format == "$value" => starts_of_cases(info),
        _ => Vec::new(),
    }
}
