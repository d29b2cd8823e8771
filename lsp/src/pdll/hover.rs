//! Hover texts for the name under the pointer.

use rtblgen_pdll::ods::{Group, Length};
use rtblgen_pdll::tree::{CallableId, CallableKind, Declaration, Module, Statement, StatementKind};
use serde_json::{Value, json};
use tblgen_parser::Span;

use super::Analysis;
use super::names::Meaning;
use crate::documents::Documents;
use crate::places::Places;
use crate::td::comments;

/// The hover of an offset.
pub fn hover(analysis: &Analysis, offset: u32, documents: &Documents) -> Value {
    let shown =
        |range, text: String| json!({ "contents": { "kind": "markdown", "value": text }, "range": range });
    if let Some((span, path)) = analysis.include_at(offset) {
        let range =
            analysis.document.lines.range(&analysis.document.text, span.start as usize..span.end as usize);
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        return shown(range, format!("`{name}`\n***\n{}", path.display()));
    }
    let Some((module, names)) = analysis.tree(offset) else { return Value::Null };
    let Some(found) = names.at(offset) else { return Value::Null };
    let Some(text) = text(module, &found.meaning) else { return Value::Null };
    shown(Places::new(&module.sources, documents).range(found.span), text)
}

fn text(module: &Module, meaning: &Meaning) -> Option<String> {
    Some(match meaning {
        Meaning::Variable(id) => {
            let variable = module.variable(*id);
            format!("**Variable**: `{}`\n***\nType: `{}`\n", variable.name.text, variable.ty)
        }
        Meaning::Core(name) => format!("**Constraint**: `{name}`\n"),
        Meaning::Callable(id) => callable(module, *id),
        Meaning::Pattern(index) => pattern(module, *index)?,
        Meaning::Operation(name) => operation(module, name),
        Meaning::Attribute(operation, name) => attribute(module, operation, name),
    })
}

fn attribute(module: &Module, operation: &str, name: &str) -> String {
    let header = format!("**Attribute**: `{name}`\n");
    let declared = module.definitions.find(operation).map(|id| &module.definitions.operation(id).attributes);
    match declared.into_iter().flatten().find(|attribute| attribute.name == name) {
        Some(attribute) => {
            let optional = if attribute.is_optional { ", optional" } else { "" };
            format!("{header}***\nOf `{operation}`: `{}`{optional}\n", constraint_name(&attribute.constraint))
        }
        None => header,
    }
}

fn docs(module: &Module, span: Span) -> String {
    comments::above(&module.sources, span).map_or(String::new(), |docs| format!("\n{docs}\n"))
}

fn pattern(module: &Module, index: usize) -> Option<String> {
    let Declaration::Pattern(pattern) = module.declarations.get(index)? else { return None };
    let name = pattern.name.as_ref()?;
    let mut text = format!("**Pattern**: `{}`\n***\n", name.text);
    if let Some(benefit) = pattern.benefit {
        text += &format!("Benefit: {benefit}\n***\n");
    }
    if pattern.has_bounded_recursion {
        text += "HasBoundedRewriteRecursion\n***\n";
    }
    if let Some(root) = pattern.body.statements.last().and_then(root_type) {
        text += &format!("RootOp: `{root}`\n");
    }
    let docs = docs(module, name.span);
    if !docs.is_empty() {
        text += &format!("***\n{docs}");
    }
    Some(text)
}

fn root_type(statement: &Statement) -> Option<String> {
    match &statement.kind {
        StatementKind::Erase(root)
        | StatementKind::Replace { root, .. }
        | StatementKind::Rewrite { root, .. } => Some(root.ty.to_string()),
        _ => None,
    }
}

/// The parameters as text: `name: type`.
pub fn parameters(module: &Module, id: CallableId) -> Vec<String> {
    let arguments = module.callable(id).arguments.iter().map(|&id| module.variable(id));
    arguments.map(|argument| format!("{}: {}", argument.name.text, argument.ty)).collect()
}

fn callable(module: &Module, id: CallableId) -> String {
    let callable = module.callable(id);
    let kind = match callable.kind {
        CallableKind::Constraint => "Constraint",
        CallableKind::Rewrite => "Rewrite",
    };
    let mut text = format!("**{kind}**: `{}`\n***\n", callable.name.text);
    if !callable.arguments.is_empty() {
        text += "Parameters:\n";
        for &id in &callable.arguments {
            let argument = module.variable(id);
            text += &format!("* {}: `{}`\n", argument.name.text, argument.ty);
        }
        text += "***\n";
    }
    if !callable.results.is_empty() {
        text += "Results:\n";
        for &id in &callable.results {
            let result = module.variable(id);
            match &*result.name.text {
                "" | "_" => text += &format!("* `{}`\n", result.ty),
                name => text += &format!("* {name}: `{}`\n", result.ty),
            }
        }
        text += "***\n";
    }
    text + &docs(module, callable.name.span)
}

/// The name of a constraint without the number of its record, which unnamed ones have.
pub fn constraint_name(name: &str) -> &str {
    name.split('(').next().unwrap_or(name)
}

fn group(group: &Group) -> String {
    let length = match group.length {
        Length::Single => "",
        Length::Optional => ", optional",
        Length::Variadic => ", any number",
    };
    format!("* {}: `{}`{length}\n", group.name, constraint_name(&group.constraint))
}

fn operation(module: &Module, name: &str) -> String {
    let mut text = format!("**Operation**: `{name}`\n***\n");
    let Some(id) = module.definitions.find(name) else {
        return text + "No included file defines it.\n";
    };
    let operation = module.definitions.operation(id);
    if !operation.summary.trim().is_empty() {
        text += &format!("{}\n***\n", operation.summary.trim());
    }
    let lists = [("Operands", &operation.operands), ("Results", &operation.results)];
    for (title, groups) in lists.into_iter().filter(|(_, groups)| !groups.is_empty()) {
        text += &format!("{title}:\n{}***\n", groups.iter().map(group).collect::<String>());
    }
    if !operation.attributes.is_empty() {
        let one = |attribute: &rtblgen_pdll::ods::Attribute| {
            let optional = if attribute.is_optional { ", optional" } else { "" };
            format!("* {}: `{}`{optional}\n", attribute.name, constraint_name(&attribute.constraint))
        };
        text += &format!("Attributes:\n{}***\n", operation.attributes.iter().map(one).collect::<String>());
    }
    let description: Vec<&str> = operation.description.lines().map(str::trim).collect();
    text + description.join("\n").trim()
}
