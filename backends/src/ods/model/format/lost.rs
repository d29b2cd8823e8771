//! Finds values that a format may not print: those whose group is inside of the group of another value.

use rtblgen_records::Value;
use tblgen_parser::Diagnostic;

use crate::ods::model::Operator;
use crate::ods::model::format::element::{Element, Group};

/// Warns of the first group inside of another one, if their anchors are different values.
pub(super) fn check(
    operator: &Operator<'_>,
    value: Value<'_>,
    elements: &[Element],
    warnings: &mut Vec<Diagnostic>,
) {
    let groups = elements.iter().filter_map(group);
    if let Some((outer, inner)) = groups.filter_map(|group| nested(operator, group)).next() {
        let message = format!("`{inner}` is not printed where `{outer}` is absent or has its default value");
        let help = format!("put the group of `{inner}` after that of `{outer}`");
        warnings.push(Diagnostic::warning(value.span(), message).with_help(help));
    }
}

fn group(element: &Element) -> Option<&Group> {
    match element {
        Element::Optional(group) => Some(group),
        _ => None,
    }
}

/// The names of the anchors of a group and of a group inside of it.
fn nested<'r>(operator: &Operator<'r>, outer: &Group) -> Option<(&'r str, &'r str)> {
    let own = anchor_name(operator, outer)?;
    let branch = if outer.is_inverted { &outer.otherwise } else { &outer.elements };
    let mut inner = branch.iter().filter_map(group);
    inner.find_map(|inner| {
        let name = anchor_name(operator, inner).filter(|name| *name != own);
        name.map(|name| (own, name)).or_else(|| nested(operator, inner))
    })
}

/// The name of the argument that decides whether a group is printed.
fn anchor_name<'r>(operator: &Operator<'r>, group: &Group) -> Option<&'r str> {
    let branch = if group.is_inverted { &group.otherwise } else { &group.elements };
    match branch.get(group.anchor)? {
        Element::Attribute { slot, .. } | Element::UnitFlag(slot) => {
            operator.attributes.get(*slot).map(|attribute| attribute.name)
        }
        Element::Operand(index) => Some(operator.operands[*index].name),
        Element::Property(index) => Some(operator.properties[*index].name),
        _ => None,
    }
}
