//! Rules about an op as a whole.

use std::collections::BTreeMap;

use tblgen_parser::{Diagnostic, Span};

use crate::ods::model::argument::{NamedValue, has_default_attribute};
use crate::ods::model::operator::Operator;
use crate::ods::model::trait_conditions;
use crate::rust::namer::snake_case;

pub(super) fn check(operator: &Operator<'_>, mistakes: &mut Vec<Diagnostic>) {
    trait_conditions::check(operator, mistakes);
    check_segments(operator, &operator.operands, &OPERANDS, mistakes);
    check_segments(operator, &operator.results, &RESULTS, mistakes);
    check_names(operator, mistakes);
    check_builders(operator, mistakes);
    check_group_sizes(operator, mistakes);
    check_defaults(operator, mistakes);
}

/// Warns of a default value from which no attribute can be made: MLIR ignores it silently.
fn check_defaults(operator: &Operator<'_>, mistakes: &mut Vec<Diagnostic>) {
    for attribute in &operator.attributes {
        if let Some(default) = attribute.default_value()
            && !attribute.is_unit()
            && !has_default_attribute(attribute.record)
        {
            let base = attribute.base().name();
            let message = format!(
                "the default value of `{}` is never put in: `{base}` has no `constBuilderCall` in Rust",
                attribute.name
            );
            mistakes.push(Diagnostic::warning(default.span(), message));
        }
    }
}

/// The words for operands and for results.
struct Side {
    noun: &'static str,
    attr_sized: &'static str,
    same_size: &'static str,
    sizes: &'static str,
}

const OPERANDS: Side = Side {
    noun: "operands",
    attr_sized: "AttrSizedOperandSegments",
    same_size: "SameVariadicOperandSize",
    sizes: "operandSegmentSizes",
};
const RESULTS: Side = Side {
    noun: "results",
    attr_sized: "AttrSizedResultSegments",
    same_size: "SameVariadicResultSize",
    sizes: "resultSegmentSizes",
};

fn check_segments(
    operator: &Operator<'_>,
    values: &[NamedValue<'_>],
    side: &Side,
    mistakes: &mut Vec<Diagnostic>,
) {
    let variable: Vec<_> = values.iter().filter(|value| value.is_variable()).collect();
    let attr_sized = operator.has_trait(side.attr_sized);
    let same_size = operator.has_trait(side.same_size);
    let (noun, span) = (side.noun, variable.get(1).map_or(operator.record.span(), |value| value.span));
    if variable.len() > 1 && !attr_sized && !same_size {
        let message = format!("op has multiple variadic {noun} but no specification over their sizes");
        let help = format!("add `{}` or `{}` to the traits", side.attr_sized, side.same_size);
        mistakes.push(Diagnostic::error(span, message).with_help(help));
    }
    if variable.len() < 2 && attr_sized {
        let message = format!("op must have at least two variadic {noun} to use '{}' trait", side.attr_sized);
        mistakes.push(Diagnostic::error(operator.record.field_span("traits"), message));
    }
    let sizes = operator.attributes.iter().find(|part| snake_case(part.name) == snake_case(side.sizes));
    if attr_sized && let Some(sizes) = sizes {
        let message = format!("`{}` is what '{}' stores the sizes in", sizes.name, side.attr_sized);
        mistakes.push(
            Diagnostic::error(sizes.span, message)
                .with_help("leave the attribute out, or give it another name"),
        );
    }
    if attr_sized && same_size {
        let message = format!("op cannot have both '{}' and '{}' traits", side.attr_sized, side.same_size);
        mistakes.push(Diagnostic::error(operator.record.field_span("traits"), message));
    }
}

/// The kind of entity that an accessor returns.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Operand,
    Attribute,
    Result,
    Region,
    Successor,
}

impl Kind {
    fn plural(self) -> &'static str {
        match self {
            Kind::Operand => "operands",
            Kind::Attribute => "attributes",
            Kind::Result => "results",
            Kind::Region => "regions",
            Kind::Successor => "successors",
        }
    }

    /// Names whose accessors would hide methods that every op has in MLIR.
    fn reserved(self) -> &'static [&'static str] {
        match self {
            Kind::Operand => &[
                "operation",
                "operands",
                "regions",
                "attributes",
                "type",
                "attribute_names",
                "operation_name",
            ],
            Kind::Attribute => &["attributes", "properties", "attribute_names", "operation_name"],
            Kind::Result => &["operation", "operands", "regions", "attributes"],
            Kind::Region => &["operation", "operands", "regions", "attributes", "type"],
            Kind::Successor => &[],
        }
    }
}

fn named_parts<'r>(operator: &Operator<'r>) -> Vec<(Kind, &'r str, Span)> {
    let operands = operator.operands.iter().map(|part| (Kind::Operand, part.name, part.span));
    let attributes = operator.attributes.iter().map(|part| (Kind::Attribute, part.name, part.span));
    let properties = operator.properties.iter().map(|part| (Kind::Attribute, part.name, part.span));
    let results = operator.results.iter().map(|part| (Kind::Result, part.name, part.span));
    let regions = operator.regions.iter().map(|part| (Kind::Region, part.name, part.span));
    let successors = operator.successors.iter().map(|part| (Kind::Successor, part.name, part.span));
    let derived = operator
        .derived
        .iter()
        .map(|part| (Kind::Attribute, part.name, operator.record.field_span(part.name)));
    operands
        .chain(attributes)
        .chain(properties)
        .chain(results)
        .chain(regions)
        .chain(successors)
        .chain(derived)
        .filter(|(_, name, _)| !name.is_empty())
        .collect()
}

/// Whether the op has no method of the accessor's name in MLIR. Anything may be called `operands` or `regions` in an op whose only
/// operand or region has a number that varies. In an op with one result, anything may be called `type`: its accessor hides the trait's `getType`.
fn is_free(operator: &Operator<'_>, accessor: &str) -> bool {
    match accessor {
        "type" => operator.results.len() == 1,
        "operands" => matches!(operator.operands.as_slice(), [operand] if operand.is_variable()),
        "regions" => matches!(operator.regions.as_slice(), [region] if region.is_variadic),
        _ => false,
    }
}

/// Every name has an accessor, so no two may be equal in snake case.
fn check_names(operator: &Operator<'_>, mistakes: &mut Vec<Diagnostic>) {
    let mut first: BTreeMap<String, (Kind, &str, Span)> = BTreeMap::new();
    for (kind, name, span) in named_parts(operator) {
        let accessor = snake_case(name);
        if kind.reserved().contains(&accessor.as_str()) && !is_free(operator, &accessor) {
            let message = format!(
                "generated accessor for `{name}` overlaps with a default one; please rename to avoid overlap"
            );
            mistakes.push(Diagnostic::error(span, message));
            continue;
        }
        if let Some(&(first_kind, first_name, first_span)) = first.get(&accessor) {
            let message = overlap(operator, (first_kind, first_name), (kind, name));
            let label = format!("`{first_name}` is here");
            mistakes.push(Diagnostic::error(span, message).with_label(first_span, label));
            continue;
        }
        first.insert(accessor, (kind, name, span));
    }
}

fn overlap(operator: &Operator<'_>, first: (Kind, &str), second: (Kind, &str)) -> String {
    let name = second.1;
    if first.1 != name {
        return format!(
            "Unexpected overlap when generating `{}` for {}: `{}` and `{name}` have the same accessor",
            snake_case(name),
            operator.qualified_name,
            first.1
        );
    }
    match first.0 == second.0 {
        true => format!("op has a conflict with two {} having the same name '{name}'", first.0.plural()),
        false => format!(
            "op has a conflict with {} and {} both having an entry with the name '{name}'",
            first.0.plural(),
            second.0.plural()
        ),
    }
}

fn check_builders(operator: &Operator<'_>, mistakes: &mut Vec<Diagnostic>) {
    let record = operator.record;
    let skips = record.bit("skipDefaultBuilders").unwrap_or(false);
    let has_own = record.list_opt("builders").ok().flatten().is_some_and(|builders| !builders.is_empty());
    if skips && !has_own {
        let message = "default builders are skipped and no custom builders provided";
        mistakes.push(Diagnostic::error(record.field_span("skipDefaultBuilders"), message));
    }
    if operator.assembly_format.is_some() && record.bit("hasCustomAssemblyFormat").unwrap_or(false) {
        let message =
            "both `assemblyFormat` and `hasCustomAssemblyFormat` are given: the declarative format is used";
        mistakes.push(Diagnostic::warning(record.field_span("hasCustomAssemblyFormat"), message));
    }
}

/// The attribute with the sizes of the groups must be an argument.
fn check_group_sizes(operator: &Operator<'_>, mistakes: &mut Vec<Diagnostic>) {
    for operand in &operator.operands {
        let Some(sizes) = operand.group_sizes else { continue };
        if !operator.attributes.iter().any(|attribute| attribute.name == sizes) {
            let message = format!(
                "the sizes of the groups of '{}' are in no attribute: there is no '{sizes}'",
                operand.name
            );
            let help = format!("add `DenseI32ArrayAttr:${sizes}` to the arguments");
            mistakes.push(Diagnostic::error(operand.span, message).with_help(help));
        }
    }
}
