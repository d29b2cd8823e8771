//! The documentation of an op's type: summary, description, syntax, operands and other parts, traits, and the place in the `.td`.

use proc_macro2::TokenStream;
use quote::quote;
use rtblgen_records::Record;

use crate::ods::emit::context::CodegenContext;
use crate::ods::model::{
    Arity, AttributePresence, NamedAttribute, NamedProperty, NamedValue, Operator, TraitKind,
};
use crate::rust::docs::{self, escape};

/// The doc attributes of an op's type.
pub(super) fn attributes(operator: &Operator<'_>, codegen: &CodegenContext<'_>) -> TokenStream {
    let name = &operator.qualified_name;
    let summary = match operator.summary.trim() {
        "" => format!("`{name}`"),
        summary => format!("`{name}`: {summary}"),
    };
    let doc = docs::doc(&summary, operator.description.trim_matches('\n').trim_end());
    let sections = [
        syntax(operator),
        list("Operands", values(&operator.operands)),
        list("Attributes", attribute_items(operator)),
        list("Properties", operator.properties.iter().map(property).collect()),
        list("Results", values(&operator.results)),
        list("Regions", regions(operator)),
        list("Successors", successors(operator)),
        names("Traits", operator, |kind| !is_interface(kind)),
        names("Interfaces", operator, is_interface),
        vec![format!("From {}.", codegen.source_link(operator.record.span()))],
    ];
    let sections = sections.into_iter().filter(|lines| !lines.is_empty());
    let lines: Vec<String> = sections.flat_map(|lines| [vec![String::new()], lines].concat()).collect();
    let sections = docs::attributes(&lines);
    quote!(#doc #sections)
}

/// Returns the `assemblyFormat` of the `.td`, or a line that describes how the op is parsed.
fn syntax(operator: &Operator<'_>) -> Vec<String> {
    let Some(format) = operator.assembly_format.and_then(|format| format.as_str()) else {
        return match operator.hooks.custom_assembly {
            true => vec!["Syntax: parsed and printed by `CustomAsm`.".to_owned()],
            false => vec!["Syntax: generic form.".to_owned()],
        };
    };
    let mut lines = vec!["Syntax:".to_owned(), String::new(), "```text".to_owned()];
    let mut written = format.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.push(format!("{} {}", operator.qualified_name, written.next().unwrap_or_default()));
    lines.extend(written.map(|line| format!("    {line}")));
    lines.push("```".to_owned());
    lines
}

/// A title and a list; nothing if the list is empty.
fn list(title: &str, items: Vec<String>) -> Vec<String> {
    match items.is_empty() {
        true => Vec::new(),
        false => [format!("{title}:"), String::new()].into_iter().chain(items).collect(),
    }
}

/// `` - `lhs`: tensor of 64-bit float values ``
fn item(name: &str, note: &str, constraint: &str, summary: &str) -> String {
    let name = if name.is_empty() { "unnamed".to_owned() } else { format!("`{name}`") };
    let words =
        [constraint, summary].map(|text| escape(&text.split_whitespace().collect::<Vec<_>>().join(" ")));
    let words: Vec<String> = words.into_iter().filter(|text| !text.is_empty()).collect();
    match words.is_empty() {
        true => format!("- {name}{note}"),
        false => format!("- {name}{note}: {}", words.join("; ")),
    }
}

fn values(values: &[NamedValue<'_>]) -> Vec<String> {
    let note = |own: &NamedValue<'_>| if own.arity == Arity::Optional { " (optional)" } else { "" };
    values
        .iter()
        .map(|own| item(own.name, note(own), &shown(own.constraint_summary, own.constraint), own.summary))
        .collect()
}

fn regions(operator: &Operator<'_>) -> Vec<String> {
    let all = operator.regions.iter();
    all.map(|own| item(own.name, count(own.is_variadic), &shown(own.summary, own.constraint), "")).collect()
}

fn successors(operator: &Operator<'_>) -> Vec<String> {
    let all = operator.successors.iter();
    all.map(|own| item(own.name, count(own.is_variadic), &shown(own.summary, own.constraint), "")).collect()
}

fn count(is_variadic: bool) -> &'static str {
    if is_variadic { " (any number)" } else { "" }
}

/// The summary of a constraint; its name if the summary is empty.
fn shown(summary: &str, constraint: Record<'_>) -> String {
    match summary.is_empty() && !constraint.is_anonymous() {
        true => format!("`{}`", constraint.name()),
        false => summary.to_owned(),
    }
}

fn attribute_items(operator: &Operator<'_>) -> Vec<String> {
    let derived =
        operator.derived.iter().map(|own| item(own.name, " (computed)", &shown(own.summary, own.record), ""));
    operator.attributes.iter().map(attribute).chain(derived).collect()
}

fn attribute(attribute: &NamedAttribute<'_>) -> String {
    let default = || attribute.default_value().and_then(|value| value.as_str());
    let note = match attribute.presence {
        AttributePresence::Required => String::new(),
        AttributePresence::Optional => " (optional)".to_owned(),
        AttributePresence::Default | AttributePresence::DefaultOptional => default_note(default()),
    };
    item(attribute.name, &note, &shown(attribute.summary, attribute.record), "")
}

fn property(property: &NamedProperty<'_>) -> String {
    let default = property.default_value().and_then(|value| value.as_str());
    let note = default.map(|value| default_note(Some(value))).unwrap_or_default();
    item(property.name, &note, &shown(property.summary, property.record), "")
}

/// A default value is code, which may hold backticks.
fn default_note(default: Option<&str>) -> String {
    match default {
        Some(value) if !value.contains(['`', '\n']) => format!(" (default `{value}`)"),
        _ => " (has a default)".to_owned(),
    }
}

fn is_interface(kind: TraitKind<'_>) -> bool {
    matches!(kind, TraitKind::Interface | TraitKind::Effects)
}

/// `` Traits: `Commutative`, `Terminator`. ``
fn names(title: &str, operator: &Operator<'_>, are_wanted: impl Fn(TraitKind<'_>) -> bool) -> Vec<String> {
    let wanted = operator.traits.iter().filter(|own| are_wanted(own.kind));
    let mut names: Vec<String> = Vec::new();
    for own in wanted {
        let name = match own.kind {
            TraitKind::Native { name, parameters: Some(parameters) } => format!("`{name}<{parameters}>`"),
            TraitKind::Predicate | TraitKind::Effects if own.record.is_anonymous() => match own.kind {
                TraitKind::Effects => "`MemoryEffectOpInterface`".to_owned(),
                _ => escape(&shown(own.summary, own.record)),
            },
            _ => format!("`{}`", own.name()),
        };
        if !name.is_empty() && !names.contains(&name) {
            names.push(name);
        }
    }
    match names.is_empty() {
        true => Vec::new(),
        false => vec![format!("{title}: {}.", names.join(", "))],
    }
}
