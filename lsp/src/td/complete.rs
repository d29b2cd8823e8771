//! Completion.

use rtblgen_records::{Record, Records};
use serde_json::{Value, json};
use tblgen_parser::{Span, Symbol};

use super::context::{self, Context, context};
use super::index::{EntityId, EntityKind};
use super::{Analysis, comments, operators};

/// The kinds of items of the protocol.
mod kind {
    pub(super) const FUNCTION: u32 = 3;
    pub(super) const FIELD: u32 = 5;
    pub(super) const VARIABLE: u32 = 6;
    pub(super) const CLASS: u32 = 7;
    pub(super) const INTERFACE: u32 = 8;
    pub(super) const PROPERTY: u32 = 10;
    pub(super) const KEYWORD: u32 = 14;
    pub(super) const FILE: u32 = 17;
    pub(super) const FOLDER: u32 = 19;
    pub(super) const CONSTANT: u32 = 21;
}

const STATEMENTS: &[&str] = &[
    "assert",
    "class",
    "def",
    "defm",
    "defset",
    "deftype",
    "defvar",
    "dump",
    "foreach",
    "if",
    "include",
    "let",
    "multiclass",
];
const ITEMS: &[&str] = &["assert", "defvar", "dump", "field", "let"];
const TYPES: &[&str] = &["bit", "bits", "code", "dag", "int", "list", "string"];

/// The directives of `assemblyFormat`, each with the text in its parentheses.
const DIRECTIVES: &[(&str, &str)] = &[
    ("attr-dict", ""),
    ("attr-dict-with-keyword", ""),
    ("custom", "<$1>($2)"),
    ("functional-type", "($1, $2)"),
    ("oilist", "($1)"),
    ("operands", ""),
    ("prop-dict", ""),
    ("qualified", "($1)"),
    ("ref", "($1)"),
    ("regions", ""),
    ("results", ""),
    ("successors", ""),
    ("type", "($1)"),
    ("params", ""),
    ("struct", "($1)"),
];

/// The input of completion: the current file, and the last analysis of it without an error of the grammar.
pub struct Source<'a> {
    /// The file up to the cursor.
    pub before: &'a str,
    /// The analysis of the current file.
    pub current: &'a Analysis,
    /// The last analysis whose records are known.
    pub evaluated: Option<&'a Records>,
    /// The last analysis without an error of the grammar.
    pub complete: &'a Analysis,
}

/// The items at the cursor.
pub fn complete(source: &Source<'_>) -> Value {
    let items = match context(source.before) {
        Context::Include(path) => files(source, path),
        Context::Operator => bang_operators(),
        Context::Field(base) => fields_of_value(source, base),
        Context::Let => fields_of_record(source),
        Context::Class => entities(source, &[EntityKind::Class]),
        Context::MultiClass => entities(source, &[EntityKind::MultiClass, EntityKind::Class]),
        Context::DagName => dag_names(source),
        Context::Text(field, text) => in_text(source, field, text),
        Context::DagOperator => dag_operators(source),
        Context::Statement => keywords(STATEMENTS),
        Context::Item => {
            let mut items = keywords(ITEMS);
            items.extend(keywords(TYPES));
            items.extend(entities(source, &[EntityKind::Class]));
            items
        }
        Context::Value => values(source),
        Context::Nothing => Vec::new(),
    };
    json!({ "isIncomplete": false, "items": items })
}

fn keywords(words: &[&str]) -> Vec<Value> {
    words.iter().map(|word| json!({ "label": word, "kind": kind::KEYWORD })).collect()
}

fn bang_operators() -> Vec<Value> {
    let all = operators::OPERATORS.iter();
    all.map(|(name, arguments, _)| {
        let insert = match arguments.starts_with('<') {
            true => format!("!{name}<$1>($2)"),
            false => format!("!{name}($1)"),
        };
        json!({
            "label": format!("!{name}"),
            "kind": kind::FUNCTION,
            "detail": arguments,
            "documentation": { "kind": "markdown", "value": operators::documentation(name) },
            "filterText": format!("!{name}"),
            "insertText": insert,
            "insertTextFormat": 2,
        })
    })
    .collect()
}

/// Files and folders below the include folders.
fn files(source: &Source<'_>, path: &str) -> Vec<Value> {
    let folder = path.rfind('/').map_or("", |end| &path[..end + 1]);
    let mut names: Vec<(String, bool)> = Vec::new();
    let mut add = |name: String, is_folder: bool| {
        if !names.iter().any(|(known, _)| *known == name) {
            names.push((name, is_folder));
        }
    };
    let request = &source.current.request;
    for root in request.include_dirs.iter().chain(&request.upstream_includes) {
        for entry in std::fs::read_dir(root.join(folder)).into_iter().flatten().flatten() {
            let name = entry.file_name().to_string_lossy().into_owned();
            let is_folder = entry.file_type().is_ok_and(|kind| kind.is_dir());
            if (is_folder && !name.starts_with('.')) || name.ends_with(".td") {
                add(name, is_folder);
            }
        }
    }
    for (name, _) in rtblgen_td_library::FILES {
        if let Some(rest) = name.strip_prefix(folder) {
            match rest.split_once('/') {
                Some((first, _)) => add(first.to_owned(), true),
                None => add(rest.to_owned(), false),
            }
        }
    }
    names.sort();
    let items = names.into_iter();
    items
        .map(|(name, is_folder)| {
            let kind = if is_folder { kind::FOLDER } else { kind::FILE };
            json!({ "label": name, "kind": kind })
        })
        .collect()
}

/// An item for an entity.
fn item(analysis: &Analysis, id: EntityId) -> Value {
    let entity = analysis.index.entity(id);
    let name = analysis.text(entity.name);
    let kind = match entity.kind {
        EntityKind::Class | EntityKind::TypeName => kind::CLASS,
        EntityKind::MultiClass => kind::INTERFACE,
        EntityKind::Def | EntityKind::Defm => kind::CONSTANT,
        EntityKind::Defset | EntityKind::Variable | EntityKind::Operand | EntityKind::Bound => kind::VARIABLE,
        EntityKind::Parameter | EntityKind::Field => kind::FIELD,
    };
    let sources = analysis.sources();
    let mut item = json!({ "label": name, "kind": kind });
    let detail = entity.type_span.map(|ty| sources.text(ty).to_owned()).or_else(|| {
        let members = analysis.index.members(id)?;
        let written = members.parameters.iter().map(|&id| sources.text(analysis.index.entity(id).whole));
        let list = written.collect::<Vec<_>>().join(", ");
        let parent =
            || members.parents.first().map(|&id| analysis.text(analysis.index.entity(id).name).to_owned());
        if list.is_empty() { parent() } else { Some(format!("<{list}>")) }
    });
    if let Some(detail) = detail {
        item["detail"] = detail.into();
    }
    if let Some(docs) = comments::above(sources, entity.span) {
        item["documentation"] = json!({ "kind": "markdown", "value": docs });
    }
    item
}

/// The entities of some kinds that have names.
fn entities(source: &Source<'_>, kinds: &[EntityKind]) -> Vec<Value> {
    let mut seen: Vec<&str> = Vec::new();
    let mut items = Vec::new();
    for analysis in [source.current, source.complete] {
        for (id, entity) in analysis.index.entities() {
            let is_global = entity.owner.is_none() || entity.kind == EntityKind::MultiClass;
            if kinds.contains(&entity.kind) && entity.name != Symbol::EMPTY && is_global {
                seen.push(analysis.text(entity.name));
                items.push((analysis.text(entity.name), item(analysis, id)));
            }
        }
        if std::ptr::eq(source.current, source.complete) {
            break;
        }
    }
    items.sort_by_key(|(name, _)| *name);
    items.dedup_by(|(a, _), (b, _)| a == b);
    items.into_iter().map(|(_, item)| item).collect()
}

/// The fields of the record whose body is open at the cursor.
fn fields_of_record(source: &Source<'_>) -> Vec<Value> {
    let parents = context::open_record(source.before);
    let analysis = source.complete;
    let classes: Vec<EntityId> = match &parents {
        Some(parents) => parents.iter().filter_map(|name| analysis.class_named(name)).collect(),
        // A `let … in`: the fields of all classes.
        None => analysis
            .index
            .entities()
            .filter(|(_, entity)| entity.kind == EntityKind::Class)
            .map(|(id, _)| id)
            .collect(),
    };
    let mut items = fields(analysis, &classes);
    if let Some(own) = source.current.record_around(Span::at(source.before.len() as u32)) {
        items.extend(fields(source.current, &[own]));
    }
    items.sort_by_key(|item| item["label"].as_str().unwrap_or_default().to_owned());
    items.dedup_by(|a, b| a["label"] == b["label"]);
    items
}

fn fields(analysis: &Analysis, records: &[EntityId]) -> Vec<Value> {
    let mut ids: Vec<EntityId> = Vec::new();
    for &record in records {
        for class in analysis.index.ancestors(record) {
            ids.extend(analysis.index.members(class).map_or(&[][..], |members| &members.fields));
        }
    }
    ids.sort();
    ids.dedup();
    let mut items: Vec<Value> = ids.into_iter().map(|id| item(analysis, id)).collect();
    items.sort_by_key(|item| item["label"].as_str().unwrap_or_default().to_owned());
    items.dedup_by(|a, b| a["label"] == b["label"]);
    items
}

/// The fields of the value before a dot.
fn fields_of_value(source: &Source<'_>, base: &str) -> Vec<Value> {
    let analysis = source.complete;
    let mut parts = base.split('.');
    let first = parts.next().unwrap_or_default();
    let name: String = first.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
    // `!cast<Class>(…)` and `Class<…>` have the class in front.
    let class = match first.strip_prefix("!cast<") {
        Some(rest) => rest.split('>').next().unwrap_or_default().to_owned(),
        None => name,
    };
    let mut record = named_record(source, &class);
    for part in parts {
        let field = analysis
            .parsed
            .tree
            .symbols
            .get(part)
            .zip(record)
            .and_then(|(name, record)| analysis.index.field(record, name));
        record = field.and_then(|field| analysis.index.entity(field).ty.record);
    }
    record.map_or(Vec::new(), |record| fields(analysis, &[record]))
}

/// The record that a name at the cursor is, or is of.
fn named_record(source: &Source<'_>, name: &str) -> Option<EntityId> {
    let analysis = source.complete;
    let symbol = analysis.parsed.tree.symbols.get(name)?;
    let around = source.before.len() as u32;
    // The nearest declaration of the name before the cursor: a variable, an argument or a field.
    let local = analysis.index.entities().filter(|(_, entity)| {
        let is_local =
            matches!(entity.kind, EntityKind::Parameter | EntityKind::Variable | EntityKind::Field);
        entity.name == symbol && is_local && entity.span.start < around && entity.ty.record.is_some()
    });
    let local = local.last().and_then(|(_, entity)| entity.ty.record);
    local.or_else(|| analysis.index.global(symbol)).or_else(|| analysis.index.class(symbol))
}

/// Names of operands and attributes after `$`.
fn dag_names(source: &Source<'_>) -> Vec<Value> {
    let own = names_before(source.before, true).into_iter().map(str::to_owned);
    let mut names: Vec<String> = own.collect();
    if let Some(op) = op_at(source) {
        names.extend(dag_arguments(op, "arguments"));
    }
    named(names, kind::VARIABLE)
}

fn named(mut names: Vec<String>, kind: u32) -> Vec<Value> {
    names.sort();
    names.dedup();
    names.into_iter().map(|name| json!({ "label": name, "kind": kind })).collect()
}

/// The names after `$` in the record at the cursor, but not the one that is being written.
fn names_before(before: &str, is_name: bool) -> Vec<&str> {
    let end = match is_name {
        true => before.rfind('$').unwrap_or(before.len()),
        false => before.len(),
    };
    context::dag_names_in_record(&before[..end])
}

/// The op of the innermost dag of a pattern at the cursor.
fn op_at<'a>(source: &Source<'a>) -> Option<Record<'a>> {
    let records = source.evaluated?;
    let (operator, _) = context::open_dags(source.before).pop()?;
    records.def(operator).filter(|record| record.has_field("arguments"))
}

fn dag_arguments(op: Record<'_>, field: &str) -> Vec<String> {
    let Ok(arguments) = op.dag(field) else { return Vec::new() };
    arguments.args().filter_map(|(_, name)| name).map(str::to_owned).collect()
}

/// The operators of dags: `ins`, `outs`, and the ops in patterns.
fn dag_operators(source: &Source<'_>) -> Vec<Value> {
    let mut items = Vec::new();
    if let Some(records) = source.evaluated {
        for op in records.derived_if_any("Op") {
            let arguments = dag_arguments(op, "arguments").join(", ");
            items.push(json!({
                "label": op.name(),
                "kind": kind::FUNCTION,
                "detail": format!("({arguments})"),
                "documentation": op.str("summary").unwrap_or_default(),
            }));
        }
    }
    let known: Vec<String> =
        items.iter().filter_map(|item| item["label"].as_str().map(str::to_owned)).collect();
    let others = entities(source, &[EntityKind::Def]);
    items.extend(others.into_iter().filter(|item| !known.iter().any(|name| item["label"] == **name)));
    items
}

/// Inside of a string or of code: the elements of `assemblyFormat`, and names after `$`.
fn in_text(source: &Source<'_>, field: &str, text: &str) -> Vec<Value> {
    let is_name = {
        let start = text.rfind(|c: char| !(c.is_alphanumeric() || c == '_'));
        start.is_some_and(|start| text[start..].starts_with('$'))
    };
    let literals = text.matches('`').count();
    if is_name {
        let own = names_before(source.before, true).into_iter().map(str::to_owned).collect();
        return named(own, kind::PROPERTY);
    }
    if field != "assemblyFormat" || literals % 2 == 1 {
        return Vec::new();
    }
    let mut items: Vec<Value> = DIRECTIVES
        .iter()
        .map(|(name, rest)| {
            json!({
                "label": name,
                "kind": kind::KEYWORD,
                "insertText": format!("{name}{rest}"),
                "insertTextFormat": 2,
            })
        })
        .collect();
    let names = names_before(source.before, false).into_iter();
    items.extend(names.map(|name| json!({ "label": format!("${name}"), "kind": kind::PROPERTY })));
    items
}

/// Any value: records, variables, fields, and the names of template arguments.
fn values(source: &Source<'_>) -> Vec<Value> {
    let mut items = Vec::new();
    let analysis = source.complete;
    if let Some(callee) = context::open_angle(source.before).and_then(|open| analysis.class_named(open.name))
    {
        for &parameter in analysis.index.members(callee).map_or(&[][..], |members| &members.parameters) {
            let mut item = item(analysis, parameter);
            let name = analysis.text(analysis.index.entity(parameter).name).to_owned();
            item["label"] = format!("{name} =").into();
            item["insertText"] = format!("{name} = ").into();
            item["sortText"] = format!("0{name}").into();
            items.push(item);
        }
    }
    let place = Span::at(source.before.len() as u32);
    if let Some(record) = source.current.record_around(place) {
        let members = source.current.index.members(record);
        let parameters = members.map_or(&[][..], |members| &members.parameters);
        items.extend(parameters.iter().map(|&id| item(source.current, id)));
        items.extend(fields(source.current, &[record]));
    }
    items.extend(entities(
        source,
        &[EntityKind::Def, EntityKind::Defset, EntityKind::Variable, EntityKind::Class, EntityKind::TypeName],
    ));
    items.extend(keywords(&["true", "false"]));
    items
}

trait DerivedIfAny {
    fn derived_if_any<'r>(&'r self, class: &str) -> Vec<Record<'r>>;
}

impl DerivedIfAny for Records {
    /// The defs of a class, none if there is no such class.
    fn derived_if_any<'r>(&'r self, class: &str) -> Vec<Record<'r>> {
        match self.class(class) {
            Some(_) => self.derived(class).collect(),
            None => Vec::new(),
        }
    }
}
