//! Completion.

use rtblgen_pdll::tree::{CallableKind, Module};
use rtblgen_pdll::types::Type;
use serde_json::{Value, json};

use super::Analysis;
use super::hints::operation_detail;
use super::hover::{constraint_name, parameters};
use super::names::{Meaning, Names, last_word};

/// The kinds of items of the protocol.
mod kind {
    pub(super) const FUNCTION: u32 = 3;
    pub(super) const FIELD: u32 = 5;
    pub(super) const VARIABLE: u32 = 6;
    pub(super) const CLASS: u32 = 7;
    pub(super) const INTERFACE: u32 = 8;
    pub(super) const KEYWORD: u32 = 14;
    pub(super) const FILE: u32 = 17;
    pub(super) const FOLDER: u32 = 19;
}

const STATEMENTS: &[&str] = &["erase", "let", "replace", "return", "rewrite"];
const DECLARATIONS: &[&str] = &["#include", "Constraint", "Pattern", "Rewrite"];

/// The constraints of the language: the inserted text, and a description of each.
const CORE: &[(&str, &str, &str)] = &[
    ("Attr", "Attr", "An attribute"),
    ("Attr<type>", "Attr<$1>", "An attribute of a type"),
    ("Op", "Op", "An operation"),
    ("Op<name>", "Op<$1>", "An operation of a name"),
    ("Type", "Type", "A type"),
    ("TypeRange", "TypeRange", "A range of types"),
    ("Value", "Value", "A value"),
    ("Value<type>", "Value<$1>", "A value of a type"),
    ("ValueRange", "ValueRange", "A range of values"),
    ("ValueRange<types>", "ValueRange<$1>", "A range of values of some types"),
];

/// The items at the end of a text, by the first tree that has some.
pub fn complete(analysis: &Analysis, before: &str, trees: &[&(Module, Names)]) -> Value {
    let all = trees.iter().map(|(module, names)| items(analysis, before, Some((module, names))));
    let mut found = all.filter(|items| !items.is_empty());
    let items = found.next().unwrap_or_else(|| items(analysis, before, None));
    json!({ "isIncomplete": false, "items": items })
}

fn items(analysis: &Analysis, before: &str, known: Option<(&Module, &Names)>) -> Vec<Value> {
    let line = before.rsplit('\n').next().unwrap_or_default();
    if let Some(path) = line.trim_start().strip_prefix("#include \"") {
        return if path.contains('"') { Vec::new() } else { files(analysis, path) };
    }
    if line.contains("//") {
        return Vec::new();
    }
    let head = before.trim_end_matches(|c: char| c.is_alphanumeric() || c == '_');
    let place = head.trim_end();
    // `op<`, `op<dialect.`
    if let Some(prefix) = operation_prefix(head) {
        return known.map_or(Vec::new(), |(module, _)| operations(module, prefix));
    }
    if let Some(base) = head.strip_suffix('.') {
        return known.map_or(Vec::new(), |(module, names)| members(module, names, base));
    }
    if place.ends_with(':') || (place.ends_with("->") && !place.contains("op<")) {
        return constraints(known);
    }
    if let Some(operation) = attributes_of(place) {
        return known.map_or(Vec::new(), |(module, _)| attributes(module, operation));
    }
    let statement = place.rsplit([';', '{', '}']).next().unwrap_or_default();
    if statement.contains("Pattern")
        && statement.trim_end().ends_with(['h', ','])
        && statement.contains("with")
    {
        return metadata();
    }
    if statement.trim().is_empty() {
        let is_inside = place.matches('{').count() > place.matches('}').count();
        let mut found = keywords(if is_inside { STATEMENTS } else { DECLARATIONS });
        if is_inside {
            found.extend(known.map_or(Vec::new(), |(module, names)| named(module, names, before, false)));
        }
        return found;
    }
    let mut found = keywords(&["attr", "op", "type"]);
    found.extend(known.map_or(Vec::new(), |(module, names)| named(module, names, before, true)));
    found
}

fn keywords(words: &[&str]) -> Vec<Value> {
    words.iter().map(|word| json!({ "label": word, "kind": kind::KEYWORD })).collect()
}

fn metadata() -> Vec<Value> {
    vec![
        json!({
            "label": "benefit",
            "kind": kind::CLASS,
            "detail": "of a pattern",
            "documentation": { "kind": "markdown", "value": "Patterns of greater benefit are tried first." },
            "insertText": "benefit($1)",
            "insertTextFormat": 2,
        }),
        json!({
            "label": "recursion",
            "kind": kind::CLASS,
            "detail": "of a pattern",
            "documentation": { "kind": "markdown", "value": "The pattern may be applied to its own results; it ends by itself." },
            "insertTextFormat": 1,
        }),
    ]
}

/// Returns the text after `op<` at the end of a text, if that is open.
fn operation_prefix(head: &str) -> Option<&str> {
    let start = head.rfind('<')?;
    let prefix = &head[start + 1..];
    let is_name = prefix.chars().all(|c| c.is_alphanumeric() || c == '_' || c == '.');
    let word = head[..start].rsplit(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
    (is_name && matches!(word, "op" | "Op" | "OpName")).then_some(prefix)
}

/// Returns the name of the operation whose attributes are open at the end of a text: `op<a.b>(x, y) {`, `op<a.b> {c = d,`.
fn attributes_of(place: &str) -> Option<&str> {
    let inner = place.strip_suffix(['{', ','])?;
    let open = if place.ends_with('{') { inner.len() } else { opening(inner, '{', '}')? };
    let list = place.get(open + 1..).unwrap_or_default();
    if list.contains(';') || opening(list, '(', ')').is_some() || opening(list, '<', '>').is_some() {
        return None;
    }
    let mut head = place[..open].trim_end();
    if let Some(operands) = head.strip_suffix(')') {
        head = head[..opening(operands, '(', ')')?].trim_end();
    }
    let name = head.strip_suffix('>')?;
    let start = name.rfind('<')?;
    let word = name[..start].rsplit(|c: char| !c.is_alphanumeric()).next();
    (word == Some("op")).then_some(&name[start + 1..])
}

/// Returns the place of the last bracket that is not closed.
fn opening(text: &str, open: char, close: char) -> Option<usize> {
    let mut closed = 0;
    for (place, c) in text.char_indices().rev() {
        match c {
            _ if c == close => closed += 1,
            _ if c == open && closed == 0 => return Some(place),
            _ if c == open => closed -= 1,
            _ => {}
        }
    }
    None
}

fn attributes(module: &Module, operation: &str) -> Vec<Value> {
    let Some(id) = module.definitions.find(operation) else { return Vec::new() };
    module.definitions.operation(id).attributes.iter().map(attribute).collect()
}

fn attribute(attribute: &rtblgen_pdll::ods::Attribute) -> Value {
    let detail = constraint_name(&attribute.constraint);
    json!({ "label": attribute.name, "kind": kind::FIELD, "detail": detail })
}

fn operations(module: &Module, prefix: &str) -> Vec<Value> {
    let all = module
        .definitions
        .operations()
        .filter_map(|operation| Some((operation, operation.name.strip_prefix(prefix)?)));
    let mut items: Vec<(String, Value)> = all
        .map(|(operation, rest)| {
            let item = json!({
                "label": rest,
                "kind": kind::FUNCTION,
                "detail": operation_detail(operation),
                "documentation": operation.summary.trim(),
            });
            (rest.to_owned(), item)
        })
        .collect();
    items.sort_by_key(|(name, _)| name.clone());
    items.into_iter().map(|(_, item)| item).collect()
}

/// The members of the variable before a dot: elements of a tuple, results and attributes of an operation.
fn members(module: &Module, names: &Names, base: &str) -> Vec<Value> {
    let name = last_word(base);
    let found = names.occurrences.iter().rev().find_map(|found| match found.meaning {
        Meaning::Variable(id) if &*module.variable(id).name.text == name => Some(&module.variable(id).ty),
        _ => None,
    });
    match found {
        Some(Type::Tuple(tuple)) => {
            let mut items = Vec::new();
            for (index, (name, ty)) in tuple.elements.iter().enumerate() {
                items.push(member(&index.to_string(), index, &ty.to_string()));
                if !name.is_empty() {
                    items.push(member(name, index, &ty.to_string()));
                }
            }
            items
        }
        Some(Type::Operation(operation)) => {
            let Some(id) = operation.definition else { return Vec::new() };
            let operation = module.definitions.operation(id);
            let results = operation.results.iter().enumerate();
            let mut items: Vec<Value> = results
                .map(|(index, group)| member(&group.name, index, constraint_name(&group.constraint)))
                .collect();
            items.extend(operation.attributes.iter().map(attribute));
            items
        }
        _ => Vec::new(),
    }
}

fn member(name: &str, index: usize, ty: &str) -> Value {
    json!({
        "label": format!("{name} (field #{index})"),
        "kind": kind::FIELD,
        "detail": format!("{index}: {ty}"),
        "filterText": name,
        "insertText": name,
        "insertTextFormat": 1,
        "sortText": index.to_string(),
    })
}

fn constraints(known: Option<(&Module, &Names)>) -> Vec<Value> {
    let core = CORE.iter().map(|(label, insert, docs)| {
        json!({
            "label": label,
            "kind": kind::CLASS,
            "documentation": docs,
            "insertText": insert,
            "insertTextFormat": 2,
            "sortText": "0",
        })
    });
    let mut items: Vec<Value> = core.collect();
    if let Some((module, names)) = known {
        items.extend(callables(module, names, Some(CallableKind::Constraint)));
    }
    items
}

fn callables(module: &Module, names: &Names, only: Option<CallableKind>) -> Vec<Value> {
    let mut seen = Vec::new();
    let mut items = Vec::new();
    for found in &names.occurrences {
        let Meaning::Callable(id) = found.meaning else { continue };
        let callable = module.callable(id);
        if seen.contains(&id) || only.is_some_and(|kind| kind != callable.kind) {
            continue;
        }
        seen.push(id);
        let detail = format!("({}) -> {}", parameters(module, id).join(", "), callable.result_type);
        let sort = format!("2_{}", callable.name.text);
        items.push(json!({ "label": *callable.name.text, "kind": kind::INTERFACE, "detail": detail, "sortText": sort }));
    }
    items
}

/// The offset of the declaration at the end of a text; 0 if a token cannot be read.
fn declaration_start(before: &str) -> usize {
    let (mut depth, mut start) = (0_u32, 0);
    for piece in rtblgen_pdll::lossless::pieces(before).unwrap_or_default() {
        let text = &before[piece.range.clone()];
        match text {
            "{" => depth += 1,
            "}" => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 && matches!(text, "}" | ";") {
            start = piece.range.start;
        }
    }
    start
}

/// Variables and callables. The variables are those that are declared before the cursor in the same declaration.
fn named(module: &Module, names: &Names, before: &str, has_variables: bool) -> Vec<Value> {
    let mut items = Vec::new();
    let mut seen: Vec<String> = Vec::new();
    let own = declaration_start(before)..before.len();
    for found in names.occurrences.iter().filter(|found| found.is_declaration && has_variables) {
        let Meaning::Variable(id) = found.meaning else { continue };
        let variable = module.variable(id);
        let name = variable.name.text.to_string();
        if own.contains(&(found.span.start as usize)) && name != "_" && !seen.contains(&name) {
            items.push(json!({ "label": name, "kind": kind::VARIABLE, "detail": variable.ty.to_string() }));
            seen.push(name);
        }
    }
    items.extend(callables(module, names, None));
    items
}

/// Files and folders below the include folders.
fn files(analysis: &Analysis, path: &str) -> Vec<Value> {
    let folder = path.rfind('/').map_or("", |end| &path[..end + 1]);
    let mut names: Vec<(String, bool)> = Vec::new();
    for root in &analysis.include_dirs {
        for entry in std::fs::read_dir(root.join(folder)).into_iter().flatten().flatten() {
            let name = entry.file_name().to_string_lossy().into_owned();
            let is_folder = entry.file_type().is_ok_and(|kind| kind.is_dir());
            let is_file = name.ends_with(".td") || name.ends_with(".pdll");
            names.extend(((is_folder && !name.starts_with('.')) || is_file).then_some((name, is_folder)));
        }
    }
    for rest in rtblgen_td_library::FILES.iter().filter_map(|(name, _)| name.strip_prefix(folder)) {
        names.push(
            rest.split_once('/').map_or((rest.to_owned(), false), |(first, _)| (first.to_owned(), true)),
        );
    }
    names.sort();
    names.dedup();
    let items = names.into_iter();
    items.map(|(name, is_folder)| json!({ "label": name, "kind": if is_folder { kind::FOLDER } else { kind::FILE } })).collect()
}

#[cfg(test)]
mod tests {
    use super::declaration_start;

    #[test]
    fn brackets_in_comments_and_code_are_no_ends() {
        assert_eq!(declaration_start("Pattern A {\n  // ends }\n  let x = "), 0);
        assert_eq!(declaration_start("Rewrite r() [{ } }];\nPattern B { // {\n"), 19);
        assert_eq!(declaration_start("Pattern A { } Pattern B { \"}\" "), 12);
    }
}
