//! Hover texts for the name under the pointer.

use std::rc::Rc;

use rtblgen_records::{Record, Records};
use serde_json::{Value, json};
use tblgen_parser::Span;
use tblgen_parser::lossless::PieceKind;

use super::index::{Entity, EntityId, EntityKind, Occurrence};
use super::{Analysis, comments, hover_operands, operators};
use crate::documents::Documents;

/// The number of fields of a record that are shown.
const MAX_FIELDS: usize = 40;
/// The number of characters of a value that are shown.
const MAX_VALUE: usize = 200;

/// The hover of an offset of the main file. `evaluated` returns the analysis with the records, which may be an earlier version of
/// the file; it is called only if the text shows records.
pub fn hover(
    analysis: &Analysis,
    evaluated: impl FnOnce() -> Option<Rc<Analysis>>,
    offset: u32,
    documents: &Documents,
) -> Value {
    let Some((span, text)) = text_at(analysis, evaluated, offset, documents) else { return Value::Null };
    let range = analysis.places(documents).range(span);
    json!({ "contents": { "kind": "markdown", "value": text }, "range": range })
}

fn text_at(
    analysis: &Analysis,
    evaluated: impl FnOnce() -> Option<Rc<Analysis>>,
    offset: u32,
    documents: &Documents,
) -> Option<(Span, String)> {
    if let Some((span, path)) = analysis.include_at(offset) {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        return Some((span, format!("`{name}`\n***\n{}", path.display())));
    }
    if let Some(occurrence) = analysis.index.at(offset) {
        let evaluated = shows_records(analysis, occurrence).then(evaluated).flatten();
        let records = evaluated.as_ref().and_then(|evaluated| {
            // A record of a computed name is found by its place, which an edit moves.
            let has_name = !analysis.text(analysis.index.entity(occurrence.entity).name).is_empty();
            let is_known = has_name || analysis.number() == evaluated.number();
            if is_known { evaluated.records(documents).as_ref().ok() } else { None }
        });
        return Some((occurrence.span, entity_text(analysis, occurrence.entity, occurrence.span, records)));
    }
    if let Some(found) = operator_at(analysis, offset) {
        return Some(found);
    }
    analysis.index.unresolved_at(offset)?;
    record_at(analysis, offset, evaluated()?.records(documents).as_ref().ok()?)
}

/// Whether the hover of a place has a part of a record.
fn shows_records(analysis: &Analysis, occurrence: &Occurrence) -> bool {
    match analysis.index.entity(occurrence.entity).kind {
        EntityKind::Def | EntityKind::Operand | EntityKind::Bound => true,
        EntityKind::Field => analysis.def_around(occurrence.span).is_some(),
        _ => false,
    }
}

fn operator_at(analysis: &Analysis, offset: u32) -> Option<(Span, String)> {
    let pieces = tblgen_parser::lossless::pieces(&analysis.document.text).ok()?;
    let at = offset as usize;
    let piece = pieces.iter().find(|piece| piece.range.start <= at && at <= piece.range.end)?;
    if piece.kind != PieceKind::Operator {
        return None;
    }
    let name = analysis.document.text[piece.range.clone()].trim_start_matches('!');
    let span = Span::new(piece.range.start as u32, piece.range.end as u32);
    Some((span, operators::documentation(name)?))
}

/// A record that a `defm` made.
fn record_at(analysis: &Analysis, offset: u32, records: &Records) -> Option<(Span, String)> {
    let (span, name) = analysis.index.unresolved_at(offset)?;
    let record = records.def(analysis.text(name))?;
    let header = format!("**def** `{}`\n***\n", record.name());
    Some((span, header + &evaluated(record)))
}

/// The record of a def; the first one of a name that is computed.
fn record_of<'r>(records: &'r Records, entity: &Entity, name: &str) -> Option<Record<'r>> {
    match name {
        "" => records.defs().find(|record| {
            entity.whole.start <= record.span().start && record.span().end <= entity.whole.end
        }),
        name => records.def(name),
    }
}

fn entity_text(analysis: &Analysis, id: EntityId, place: Span, records: Option<&Records>) -> String {
    let entity = analysis.index.entity(id);
    let sources = analysis.sources();
    if matches!(entity.kind, EntityKind::Operand | EntityKind::Bound) {
        return hover_operands::text(analysis, id, place, records);
    }
    let name = analysis.text(entity.name);
    let docs = comments::above(sources, entity.span);
    let mut text = format!("**{}** `{name}`\n***\n", entity.kind.name());
    match entity.kind {
        EntityKind::Field | EntityKind::Parameter | EntityKind::Variable | EntityKind::Defset => {
            if let Some(ty) = entity.type_span {
                text += &format!("Type: `{}`\n***\n", sources.text(ty));
            }
            if let Some(docs) = docs {
                text += &format!("\n{docs}\n\n***\n");
            }
            text += &origin(analysis, entity, place, records);
        }
        _ => {
            if let Some(docs) = docs {
                text += &format!("\n{docs}\n");
            }
            text += &signature(analysis, id);
            if let Some(record) = records
                .filter(|_| entity.kind == EntityKind::Def)
                .and_then(|all| record_of(all, entity, name))
            {
                text += &evaluated(record);
            }
        }
    }
    text
}

/// The template arguments and the parents of a class.
fn signature(analysis: &Analysis, id: EntityId) -> String {
    let Some(members) = analysis.index.members(id) else { return String::new() };
    let sources = analysis.sources();
    let names: Vec<&str> =
        members.parents.iter().map(|&parent| analysis.text(analysis.index.entity(parent).name)).collect();
    let parameters: Vec<&str> =
        members.parameters.iter().map(|&id| sources.text(analysis.index.entity(id).whole)).collect();
    let entity = analysis.index.entity(id);
    if parameters.is_empty() && (names.is_empty() || entity.kind == EntityKind::Def) {
        return String::new();
    }
    let list = if parameters.is_empty() { String::new() } else { format!("<{}>", parameters.join(", ")) };
    let parents = if names.is_empty() { String::new() } else { format!(" : {}", names.join(", ")) };
    format!("\n```tablegen\n{} {}{list}{parents}\n```\n", entity.kind.name(), analysis.text(entity.name))
}

/// The record of a field, and the value that it has in the def around the place.
fn origin(analysis: &Analysis, entity: &Entity, place: Span, records: Option<&Records>) -> String {
    let mut text = String::new();
    let Some(owner) = entity.owner.filter(|_| entity.kind == EntityKind::Field) else { return text };
    let name = analysis.text(entity.name);
    let around = analysis.def_around(place);
    if let Some(def) = around {
        let found = records.and_then(|records| records.def(analysis.text(analysis.index.entity(def).name)));
        let value = found.and_then(|record| record.field(name)).map(|field| field.value());
        if let Some(value) = value.filter(|value| !value.is_unset()) {
            text += &format!("Value: `{}`\n", shortened(&value.to_string()));
        }
        let owner = analysis.index.entity(owner);
        text += &format!("\nFrom {} `{}`\n", owner.kind.name(), analysis.text(owner.name));
    }
    text
}

/// The fields of an evaluated record that are set.
fn evaluated(record: Record<'_>) -> String {
    let fields: Vec<String> = record
        .fields()
        .filter(|field| !field.value().is_unset())
        .map(|field| {
            format!("  {} {} = {};", field.type_name(), field.name(), shortened(&field.value().to_string()))
        })
        .collect();
    if fields.is_empty() {
        return String::new();
    }
    let more = fields.len().saturating_sub(MAX_FIELDS);
    let mut lines: Vec<String> = fields.into_iter().take(MAX_FIELDS).collect();
    if more > 0 {
        lines.push(format!("  // and {more} more"));
    }
    let classes: Vec<&str> = record.classes().map(|class| class.name()).collect();
    format!(
        "\n```tablegen\ndef {} {{ // {}\n{}\n}}\n```\n",
        record.name(),
        classes.join(" "),
        lines.join("\n")
    )
}

/// The start of a value, in one line.
fn shortened(value: &str) -> String {
    let line = value.split_whitespace().collect::<Vec<_>>().join(" ");
    match line.char_indices().nth(MAX_VALUE) {
        Some((end, _)) => format!("{}…", &line[..end]),
        None => line,
    }
}
