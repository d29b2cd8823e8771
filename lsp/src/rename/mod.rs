//! References and rename over the open files and those of the workspace.

mod uses;
mod verify;

use std::collections::BTreeMap;
use std::rc::Rc;

use lsp_server::{ErrorCode, ResponseError};
use serde_json::{Value, json};
use tblgen_parser::Span;

use crate::documents::Documents;
use crate::pdll;
use crate::places::Places;
use crate::state::State;
use crate::td::index::{EntityId, EntityKind};
use crate::td::navigation::{Target, definition, is_writable, maker_at, target_at};
use crate::td::{Analysis, made};
use crate::worker::{Answer, error};

const NO_NAME: &str = "there is no name here that can be renamed";

/// Returns the places that name the entity at an offset, and those that name a record which it makes.
pub(crate) fn references(state: &State, analysis: &Rc<Analysis>, offset: u32) -> Value {
    let documents = &state.documents;
    if let Some(target) = target_at(analysis, offset).or_else(|| maker_at(analysis, offset)) {
        let mut uses = uses::uses(state, &target);
        for analysis in std::mem::take(&mut uses.td) {
            if let Some(evaluated) =
                made::may_make(&analysis, &target).then(|| state.with_records(&analysis)).flatten()
            {
                uses.add(made::references_of(&analysis, &evaluated, &target, documents));
            }
        }
        return uses.locations.into();
    }
    match analysis.index.unresolved_at(offset) {
        Some((_, name)) => {
            let declaration = definition(analysis, || state.with_records(analysis), offset, documents);
            references_to_made(state, analysis.text(name), declaration)
        }
        None => json!([]),
    }
}

/// Returns the place of the `defm` that makes a record, and the places that name the record.
fn references_to_made(state: &State, name: &str, declaration: Value) -> Value {
    // It is declared nowhere: only the files that have its name are asked for.
    let target = Target { spot: (String::new(), 0), name: name.to_owned(), kind: EntityKind::Class };
    let mut uses = uses::uses(state, &target);
    uses.add(declaration.as_array().cloned().unwrap_or_default());
    for analysis in std::mem::take(&mut uses.td) {
        uses.add(made::references_to(&analysis, name, &state.documents));
    }
    uses.locations.into()
}

/// The range of the name at an offset, if it can be renamed.
pub(crate) fn prepare(analysis: &Analysis, offset: u32, documents: &Documents) -> Answer {
    let (Some(target), Some(occurrence)) = (target_at(analysis, offset), analysis.index.at(offset)) else {
        return Err(no_name(analysis, offset));
    };
    check_renamable(analysis, occurrence.entity)?;
    check_writable(&target.spot.0)?;
    let range = analysis.places(documents).range(occurrence.span);
    Ok(json!({ "range": range, "placeholder": target.name }))
}

/// Returns the edits that rename the entity at an offset.
pub(crate) fn rename(state: &State, analysis: &Analysis, offset: u32, new: &str) -> Answer {
    let Some(target) = target_at(analysis, offset) else { return Err(no_name(analysis, offset)) };
    if let Some(occurrence) = analysis.index.at(offset) {
        check_renamable(analysis, occurrence.entity)?;
    }
    let is_name = new.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
        && new.chars().any(|c| !c.is_ascii_digit())
        && !tblgen_parser::is_keyword(new)
        // Words of LLVM 23, which may be names before it.
        && !matches!(new, "append" | "prepend");
    if !is_name {
        return Err(refused(&format!(
            "`{new}` is no name: expected letters, digits and `_`, and no keyword"
        )));
    }
    check_writable(&target.spot.0)?;
    if let Some(symbol) = analysis.parsed.tree.symbols.get(new) {
        let known = analysis.index.class(symbol).or(analysis.index.multiclass(symbol));
        let known = known.or(analysis.index.global(symbol)).map(|id| analysis.index.entity(id).kind);
        if known == Some(target.kind) {
            return Err(refused(&format!("there is a {} `{new}` already", target.kind.name())));
        }
    }
    edits_of(state, &target, new)
}

/// The range of the name at an offset of a `.pdll` file, if it can be renamed.
pub(crate) fn prepare_pdll(analysis: &pdll::Analysis, offset: u32, documents: &Documents) -> Answer {
    let Some((module, span, _)) = pdll::navigation::renamed(analysis, offset) else {
        return Err(no_name_pdll(analysis));
    };
    let places = Places::new(&module.sources, documents);
    Ok(json!({ "range": places.range(span), "placeholder": module.sources.text(span) }))
}

/// Returns the edits that rename the entity at an offset of a `.pdll` file.
pub(crate) fn rename_pdll(state: &State, analysis: &Rc<pdll::Analysis>, offset: u32, new: &str) -> Answer {
    let Some((module, span, all)) = pdll::navigation::renamed(analysis, offset) else {
        return Err(no_name_pdll(analysis));
    };
    let starts = new.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_');
    if !starts || !new.chars().all(|c| c.is_ascii_alphanumeric() || c == '_') {
        return Err(refused(&format!("`{new}` is no name: expected letters, digits and `_`")));
    }
    if let Some(target) = uses::declared_in_td(module, &all, module.sources.text(span)) {
        return edits_of(state, &target, new);
    }
    if let Some(target) = uses::shared(analysis, offset) {
        return edits_of(state, &target, new);
    }
    let places = Places::new(&module.sources, &state.documents);
    let locations: Vec<Value> = all.iter().map(|span| places.location(*span)).collect();
    let changes = changes(&locations, new)?;
    let uses = uses::Uses { pdll: vec![analysis.clone()], ..uses::Uses::default() };
    verify::check(state, &uses, &changes, (module.sources.text(span), new)).map_err(|why| refused(&why))?;
    Ok(json!({ "changes": changes }))
}

/// The edits that rename what other files may use.
fn edits_of(state: &State, target: &Target, new: &str) -> Answer {
    let uses = uses::uses(state, target);
    if !uses.are_all {
        return Err(refused(&format!(
            "the workspace is too large to rename at once: more than {} files have the name `{}`, or it has more than {} entries",
            uses::MAX_FILES,
            target.name,
            uses::MAX_ENTRIES
        )));
    }
    let changes = changes(&uses.locations, new)?;
    verify::check(state, &uses, &changes, (&target.name, new)).map_err(|why| refused(&why))?;
    Ok(json!({ "changes": changes }))
}

/// The edits of each file.
pub(crate) type Changes = BTreeMap<String, Vec<Value>>;

fn changes(locations: &[Value], new: &str) -> Result<Changes, ResponseError> {
    let mut changes = Changes::new();
    for location in locations {
        let uri = location["uri"].as_str().unwrap_or_default().to_owned();
        check_writable(&crate::uri::path_of(&uri).to_string_lossy())?;
        changes.entry(uri).or_default().push(json!({ "range": location["range"], "newText": new }));
    }
    Ok(changes)
}

/// Refuses parameters of builders and methods that their code may declare again, and operands of LLVM's instructions whose bits a
/// field of the same name has.
fn check_renamable(analysis: &Analysis, id: EntityId) -> Result<(), ResponseError> {
    if !analysis.index.is_certain(id) {
        return Err(refused("not all uses of the parameter in its code are known: rename it by hand"));
    }
    let entity = analysis.index.entity(id);
    let has_bits = |place: Span| {
        let record = analysis.record_around(place);
        let field = record.and_then(|record| analysis.index.field(record, entity.name));
        let ty = field.and_then(|field| analysis.index.entity(field).type_span);
        ty.is_some_and(|ty| analysis.sources().text(ty).starts_with("bit"))
    };
    let is_operand = entity.kind == EntityKind::Operand;
    if is_operand && analysis.index.occurrences_of(id).any(|occurrence| has_bits(occurrence.span)) {
        return Err(refused("a field of the record has the bits of the operand: rename both by hand"));
    }
    Ok(())
}

fn check_writable(name: &str) -> Result<(), ResponseError> {
    match is_writable(name) {
        true => Ok(()),
        false => Err(refused(&format!("`{name}` cannot be changed: it is of the td library, or read-only"))),
    }
}

/// The reason why nothing at an offset of a `.td` file can be renamed.
fn no_name(analysis: &Analysis, offset: u32) -> ResponseError {
    match analysis.index.unresolved_at(offset) {
        Some(_) => refused(
            "the name is made of others, or not known: rename the `defm`, or the def in its multiclass",
        ),
        None => refused(NO_NAME),
    }
}

/// The reason why nothing at an offset of a `.pdll` file can be renamed.
fn no_name_pdll(analysis: &pdll::Analysis) -> ResponseError {
    match analysis.is_accepted() {
        true => refused(NO_NAME),
        false => refused(verify::UNKNOWN_NAMES),
    }
}

fn refused(message: &str) -> ResponseError {
    error(ErrorCode::RequestFailed, message)
}
