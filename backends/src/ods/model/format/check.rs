//! Checks of a format: required elements, and elements that must not be adjacent.

use rtblgen_records::Value;
use tblgen_parser::diagnostic::Fix;
use tblgen_parser::{Code, Diagnostic};

use crate::ods::model::Operator;
use crate::ods::model::enums::texts;
use crate::ods::model::format::element::Element;
use crate::ods::model::format::parser::Parsed;

pub(super) fn check<'r>(
    operator: &Operator<'r>,
    value: Value<'r>,
    parsed: &Parsed,
    mistakes: &mut Vec<Diagnostic>,
) {
    let bound = &parsed.bound;
    if !bound.attr_dict {
        let message = "'attr-dict' directive not found in custom assembly format";
        let error = Diagnostic::error(value.span(), message).with_code(Code::FORMAT_ATTR_DICT);
        mistakes.push(error.with_fix(Fix::FormatAttrDict));
    }
    let mut missing = |what: &str, index: usize, name: &str| {
        let message = format!("{what} #{index}, named '{name}', not found");
        let note = format!("suggest adding a '${name}' directive to the custom assembly format");
        let error = Diagnostic::error(value.span(), message).with_code(Code::FORMAT_MISSING);
        let fix = if what == "operand" { Fix::FormatName } else { Fix::FormatBlock };
        mistakes.push(error.with_note(value.span(), note).with_fix(fix(name.to_owned())));
    };
    for (index, operand) in operator.operands.iter().enumerate() {
        if !bound.all_operands && !bound.operands.contains(&index) {
            missing("operand", index, operand.name);
        }
    }
    for (index, region) in operator.regions.iter().enumerate() {
        if !bound.all_regions && !bound.regions.contains(&index) {
            missing("region", index, region.name);
        }
    }
    for (index, successor) in operator.successors.iter().enumerate() {
        if !bound.all_successors && !bound.successors.contains(&index) {
            missing("successor", index, successor.name);
        }
    }
    check_colons(operator, value, &parsed.elements, mistakes);
}

/// Warns of information that is lost in text that `mlir-tblgen` accepts.
pub(super) fn check_text<'r>(
    operator: &Operator<'r>,
    value: Value<'r>,
    parsed: &Parsed,
    doubts: &mut Vec<Diagnostic>,
) {
    check_unbound_properties(operator, value, parsed, doubts);
    check_flags(operator, value, &parsed.elements, doubts);
}

/// A set of flags that a builtin attribute holds is written as keywords, unless it is quoted.
fn check_flags(
    operator: &Operator<'_>,
    value: Value<'_>,
    elements: &[Element],
    mistakes: &mut Vec<Diagnostic>,
) {
    for element in flattened(elements) {
        let Element::Attribute { slot, .. } = element else { continue };
        let attribute = &operator.attributes[*slot];
        let info = attribute.base();
        if !info.is_a("BitEnumBase") || info.bit("printBitEnumQuoted").unwrap_or(false) {
            continue;
        }
        if let Some(text) = texts(info).into_iter().find(|text| !is_keyword(text)) {
            let message = format!("the case `{text}` of attribute '{}' is no keyword", attribute.name);
            let help = "set `printBitEnumQuoted = 1` in the enum";
            mistakes.push(Diagnostic::error(value.span(), message).with_help(help));
        }
    }
}

pub(super) fn is_keyword(text: &str) -> bool {
    let is_start = |c: char| c.is_ascii_alphabetic() || c == '_';
    let is_rest = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.');
    text.starts_with(is_start) && text.chars().all(is_rest)
}

/// Reports colons after an attribute of any type, which would take the colon and the type for its own.
fn check_colons(
    operator: &Operator<'_>,
    value: Value<'_>,
    elements: &[Element],
    mistakes: &mut Vec<Diagnostic>,
) {
    let mut open: Option<usize> = None;
    for element in flattened(elements) {
        match element {
            Element::Attribute { slot, is_qualified } => {
                open = has_any_type(operator.attributes[*slot].base(), *is_qualified).then_some(*slot);
            }
            Element::Literal(literal) => {
                if let Some(slot) = open.take().filter(|_| literal == ":") {
                    let name = operator.attributes[slot].name;
                    let message = format!(
                        "format ambiguity caused by `:` literal found after attribute `{name}` which does not have a \
                         buildable type"
                    );
                    mistakes.push(Diagnostic::error(value.span(), message));
                    return;
                }
            }
            Element::Operand(_) | Element::Operands | Element::Region(_) | Element::Successor(_) => {
                open = None
            }
            _ => {}
        }
    }
}

/// The elements in the order of the text, those of groups too.
fn flattened(elements: &[Element]) -> Vec<&Element> {
    let mut flat = Vec::new();
    let mut pending: Vec<&Element> = elements.iter().rev().collect();
    while let Some(element) = pending.pop() {
        match element {
            Element::Optional(group) => pending.extend(group.elements.iter().rev()),
            _ => flat.push(element),
        }
    }
    flat
}

/// Whether the text of such an attribute may end with a colon and a type.
pub(super) fn has_any_type(base: rtblgen_records::Record<'_>, is_qualified: bool) -> bool {
    let has_type = base.record_opt("valueType").ok().flatten().is_some();
    let storage = base.str_opt("storageType").ok().flatten().unwrap_or_default();
    !has_type && (is_qualified || matches!(storage.trim(), "" | "::mlir::Attribute"))
}

/// mlir-tblgen drops such a property silently: its value is lost between printing and parsing.
fn check_unbound_properties(
    operator: &Operator<'_>,
    value: Value<'_>,
    parsed: &Parsed,
    mistakes: &mut Vec<Diagnostic>,
) {
    if parsed.bound.prop_dict {
        return;
    }
    for (index, property) in operator.properties.iter().enumerate() {
        if !parsed.bound.properties.contains(&index) {
            let message = format!("property '{}' would be neither parsed nor printed", property.name);
            let help = format!("add `${}` or `prop-dict` to the format", property.name);
            mistakes.push(Diagnostic::error(value.span(), message).with_help(help));
        }
    }
}
