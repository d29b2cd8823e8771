//! Inlay hints and signature help.

use rtblgen_pdll::ods::{Group, Length, Operation};
use rtblgen_pdll::tree::{ExprKind, Module};
use serde_json::{Value, json};

use super::Analysis;
use super::hover::{constraint_name, parameters};
use super::names::{Arguments, Meaning, Names, last_word};
use crate::documents::Documents;
use crate::places::Places;
use crate::position::Range;

/// The names of arguments and the types of variables in a range.
pub fn inlay_hints(analysis: &Analysis, range: Range, documents: &Documents) -> Value {
    let mut hints: Vec<(Range, Value)> = Vec::new();
    for (module, names) in analysis.chunks.iter().filter_map(|chunk| chunk.tree.as_ref()) {
        let places = Places::new(&module.sources, documents);
        for call in &names.calls {
            let labels = argument_names(module, call);
            for (span, label) in call.places.iter().zip(labels).filter(|(span, _)| places.is_in_main(**span))
            {
                // An argument that is called like its parameter needs no hint.
                if module.sources.text(*span) != label {
                    let place = places.range(*span);
                    let hint = json!({ "kind": 2, "label": format!("{label}:"), "paddingLeft": false, "paddingRight": true, "position": place.start });
                    hints.push((place, hint));
                }
            }
        }
        hints.extend(types(module, names, &places));
    }
    hints.retain(|(place, _)| range.start <= place.start && place.start < range.end);
    hints.sort_by_key(|(place, _)| *place);
    hints.into_iter().map(|(_, hint)| hint).collect()
}

/// The types of variables that are declared without one.
fn types(module: &Module, names: &Names, places: &Places<'_>) -> Vec<(Range, Value)> {
    let declared =
        names.occurrences.iter().filter(|found| found.is_declaration && places.is_in_main(found.span));
    declared
        .filter_map(|found| {
            let Meaning::Variable(id) = found.meaning else { return None };
            let variable = module.variable(id);
            let init = variable.init.as_ref()?;
            // The type of a literal can be seen.
            let is_plain =
                matches!(init.kind, ExprKind::Operation(_) | ExprKind::Attribute(_) | ExprKind::Type(_));
            if is_plain || !variable.constraints.is_empty() {
                return None;
            }
            let place = places.range(found.span);
            let label = format!(": {}", variable.ty);
            Some((place, json!({ "kind": 1, "label": label, "paddingLeft": false, "paddingRight": false, "position": place.end })))
        })
        .collect()
}

fn argument_names(module: &Module, call: &Arguments) -> Vec<String> {
    match &call.of {
        Meaning::Callable(id) => {
            let arguments = module.callable(*id).arguments.iter();
            arguments.map(|&id| module.variable(id).name.text.to_string()).collect()
        }
        Meaning::Operation(_) if call.is_range => {
            vec![if call.are_results { "results" } else { "operands" }.to_owned()]
        }
        Meaning::Operation(name) => {
            let Some(id) = module.definitions.find(name) else { return Vec::new() };
            let operation = module.definitions.operation(id);
            let groups = if call.are_results { &operation.results } else { &operation.operands };
            groups.iter().map(|group| group.name.clone()).collect()
        }
        _ => Vec::new(),
    }
}

/// The parameters of the call whose parentheses are open at the end of a text.
pub fn signature_help(module: &Module, names: &Names, before: &str) -> Value {
    let Some(open) = open_call(before) else { return Value::Null };
    let known = match &open.operation {
        Some(name) => module.definitions.find(name).map(|id| module.definitions.operation(id)),
        None => return callable_help(module, names, &open),
    };
    let (word, all) = match open.are_results {
        false => ("operands", "ValueRange"),
        true => ("results", "TypeRange"),
    };
    let mut signatures = Vec::new();
    if let Some(operation) = known {
        let groups = if open.are_results { &operation.results } else { &operation.operands };
        if open.commas < groups.len() {
            let title = format!("The {word} of `{}`", operation.name);
            signatures.push(signature("", &described(groups, open.are_results), "", Some(title)));
        }
    }
    if open.commas == 0 {
        let one = vec![(format!("<{word}>: {all}"), Some(format!("All {word} in one range")))];
        signatures.push(signature("", &one, "", Some(format!("All {word} of the operation"))));
    }
    if signatures.is_empty() {
        return Value::Null;
    }
    json!({ "signatures": signatures, "activeSignature": 0, "activeParameter": open.commas })
}

fn described(groups: &[Group], are_results: bool) -> Vec<(String, Option<String>)> {
    let one = |group: &Group| {
        let base = if are_results { "Type" } else { "Value" };
        let range = if group.length == Length::Single { "" } else { "Range" };
        (format!("{}: {base}{range}", group.name), Some(constraint_name(&group.constraint).to_owned()))
    };
    groups.iter().map(one).collect()
}

fn callable_help(module: &Module, names: &Names, open: &OpenCall<'_>) -> Value {
    let found = names.occurrences.iter().find_map(|found| match found.meaning {
        Meaning::Callable(id) if &*module.callable(id).name.text == open.name => Some(id),
        _ => None,
    });
    let Some(id) = found else { return Value::Null };
    let parameters: Vec<_> = parameters(module, id).into_iter().map(|text| (text, None)).collect();
    let end = format!(" -> {}", module.callable(id).result_type);
    let signature = signature(open.name, &parameters, &end, None);
    json!({ "signatures": [signature], "activeSignature": 0, "activeParameter": open.commas })
}

fn signature(name: &str, parameters: &[(String, Option<String>)], end: &str, docs: Option<String>) -> Value {
    let mut label = format!("{name}(");
    let mut described = Vec::new();
    for (text, docs) in parameters {
        if !described.is_empty() {
            label += ", ";
        }
        let start = label.encode_utf16().count();
        label += text;
        let mut value = json!({ "label": [start, label.encode_utf16().count()] });
        if let Some(docs) = docs {
            value["documentation"] = docs.as_str().into();
        }
        described.push(value);
    }
    label += ")";
    label += end;
    let mut value = json!({ "label": label, "parameters": described });
    if let Some(docs) = docs {
        value["documentation"] = docs.into();
    }
    value
}

/// An operation of a file, for completion.
pub fn operation_detail(operation: &Operation) -> String {
    let names: Vec<&str> = operation.operands.iter().map(|group| group.name.as_str()).collect();
    format!("({})", names.join(", "))
}

/// Parentheses that are open at the cursor.
struct OpenCall<'t> {
    /// The name before them.
    name: &'t str,
    /// The operation whose operands or results they have.
    operation: Option<String>,
    are_results: bool,
    commas: usize,
}

fn open_call(before: &str) -> Option<OpenCall<'_>> {
    let mut depth = 0;
    let mut commas = 0;
    let mut open = None;
    for (index, c) in before.char_indices().rev() {
        match c {
            ')' | ']' | '}' => depth += 1,
            '(' if depth == 0 => {
                open = Some(index);
                break;
            }
            '(' | '[' | '{' => depth -= 1,
            ',' if depth == 0 => commas += 1,
            ';' if depth == 0 => return None,
            _ => {}
        }
        if depth < 0 {
            return None;
        }
    }
    let head = before[..open?].trim_end();
    if let Some(rest) = head.strip_suffix("->") {
        let operation = super::names::operations(rest).pop().map(|(_, name)| name)?;
        return Some(OpenCall { name: "", operation: Some(operation), are_results: true, commas });
    }
    if head.ends_with('>') {
        let operation = super::names::operations(head).pop().map(|(_, name)| name)?;
        return Some(OpenCall { name: "", operation: Some(operation), are_results: false, commas });
    }
    let name = last_word(head);
    (!name.is_empty()).then_some(OpenCall { name, operation: None, are_results: false, commas })
}
