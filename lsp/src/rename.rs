//! References and rename over the open files and those of the workspace.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::Arc;

use lsp_server::{ErrorCode, ResponseError};
use serde_json::{Value, json};
use tblgen_parser::loader::path_of;

use crate::documents::{Document, Documents, normal};
use crate::language::Language;
use crate::pdll;
use crate::places::Places;
use crate::td::Analysis;
use crate::td::navigation::{Spot, files_with, is_writable, references_of, target_at};
use crate::worker::{Answer, State, error};

/// The number of files beside the open ones that are analysed for one request.
const MAX_FILES: usize = 48;

/// Returns the places that name the entity at an offset.
pub(crate) fn references(state: &State, analysis: &Rc<Analysis>, offset: u32) -> Value {
    match target_at(analysis, offset) {
        Some((spot, name, _)) => all_references(state, analysis, &spot, &name).into(),
        None => json!([]),
    }
}

fn all_references(state: &State, analysis: &Rc<Analysis>, spot: &Spot, name: &str) -> Vec<Value> {
    let mut locations = references_of(analysis, spot, name, &state.documents);
    let mut read = BTreeSet::new();
    note_files(analysis, &mut read);
    for document in candidates(state, name) {
        if read.contains(&document.path) {
            continue;
        }
        let other = Analysis::new(document, &state.documents, &state.config);
        note_files(&other, &mut read);
        for location in references_of(&other, spot, name, &state.documents) {
            if !locations.contains(&location) {
                locations.push(location);
            }
        }
    }
    locations
}

fn note_files(analysis: &Analysis, read: &mut BTreeSet<PathBuf>) {
    let sources = analysis.sources();
    read.extend(sources.files().map(|file| normal(&path_of(sources.name(file)))));
}

/// The files that may have the name: open ones, and those of the workspace that have it in their text.
fn candidates(state: &State, name: &str) -> Vec<Arc<Document>> {
    let has_name =
        |document: &&Arc<Document>| document.language == Language::TableGen && document.text.contains(name);
    let mut found: Vec<Arc<Document>> = state.documents.iter().filter(has_name).cloned().collect();
    for root in &state.config.roots {
        for path in files_with(root, name, MAX_FILES) {
            if found.len() < 2 * MAX_FILES && !found.iter().any(|known| known.path == path) {
                found.extend(Documents::from_disk(&path));
            }
        }
    }
    found
}

/// The range of the name at an offset, if it can be renamed.
pub(crate) fn prepare(analysis: &Analysis, offset: u32, documents: &Documents) -> Answer {
    let Some(occurrence) = analysis.index.at(offset) else {
        return Err(refused("there is no name here that can be renamed"));
    };
    let entity = analysis.index.entity(occurrence.entity);
    check_writable(analysis.sources().name(analysis.sources().file_of(entity.span)))?;
    let places = analysis.places(documents);
    let name = analysis.text(entity.name);
    Ok(json!({ "range": places.range(occurrence.span), "placeholder": name }))
}

/// Returns the edits that rename the entity at an offset.
pub(crate) fn rename(state: &State, analysis: &Rc<Analysis>, offset: u32, new: &str) -> Answer {
    let Some((spot, name, kind)) = target_at(analysis, offset) else {
        return Err(refused("there is no name here that can be renamed"));
    };
    let is_name = new.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
        && new.chars().any(|c| !c.is_ascii_digit())
        && !is_keyword(new);
    if !is_name {
        return Err(refused(&format!(
            "`{new}` is no name: expected letters, digits and `_`, and no keyword"
        )));
    }
    check_writable(&spot.0)?;
    if let Some(symbol) = analysis.parsed.tree.symbols.get(new) {
        let known = analysis.index.class(symbol).or(analysis.index.multiclass(symbol));
        let known = known.or(analysis.index.global(symbol)).map(|id| analysis.index.entity(id).kind);
        if known == Some(kind) {
            return Err(refused(&format!("there is a {} `{new}` already", kind.name())));
        }
    }
    let mut changes: BTreeMap<String, Vec<Value>> = BTreeMap::new();
    for location in all_references(state, analysis, &spot, &name) {
        let uri = location["uri"].as_str().unwrap_or_default().to_owned();
        check_writable(&crate::uri::path_of(&uri).to_string_lossy())?;
        changes.entry(uri).or_default().push(json!({ "range": location["range"], "newText": new }));
    }
    Ok(json!({ "changes": changes }))
}

/// The range of the name at an offset of a `.pdll` file, if it can be renamed.
pub(crate) fn prepare_pdll(analysis: &pdll::Analysis, offset: u32, documents: &Documents) -> Answer {
    let Some((module, span, _)) = pdll::navigation::renamed(analysis, offset) else {
        return Err(refused("there is no name here that can be renamed"));
    };
    let places = Places::new(&module.sources, documents);
    Ok(json!({ "range": places.range(span), "placeholder": module.sources.text(span) }))
}

/// Returns the edits that rename the entity at an offset of a `.pdll` file.
pub(crate) fn rename_pdll(
    analysis: &pdll::Analysis,
    offset: u32,
    new: &str,
    documents: &Documents,
) -> Answer {
    let Some((module, _, all)) = pdll::navigation::renamed(analysis, offset) else {
        return Err(refused("there is no name here that can be renamed"));
    };
    let starts = new.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_');
    if !starts || !new.chars().all(|c| c.is_ascii_alphanumeric() || c == '_') {
        return Err(refused(&format!("`{new}` is no name: expected letters, digits and `_`")));
    }
    let places = Places::new(&module.sources, documents);
    let mut changes: BTreeMap<String, Vec<Value>> = BTreeMap::new();
    for span in all {
        check_writable(module.sources.name(module.sources.file_of(span)))?;
        changes
            .entry(places.uri(span))
            .or_default()
            .push(json!({ "range": places.range(span), "newText": new }));
    }
    Ok(json!({ "changes": changes }))
}

/// Whether a word is a keyword of TableGen.
fn is_keyword(word: &str) -> bool {
    const WORDS: &[&str] = &[
        "append",
        "assert",
        "bit",
        "bits",
        "class",
        "code",
        "dag",
        "def",
        "defm",
        "defset",
        "deftype",
        "defvar",
        "dump",
        "else",
        "false",
        "field",
        "foreach",
        "if",
        "in",
        "include",
        "int",
        "let",
        "list",
        "multiclass",
        "prepend",
        "string",
        "then",
        "true",
    ];
    WORDS.contains(&word)
}

fn check_writable(name: &str) -> Result<(), ResponseError> {
    match is_writable(name) {
        true => Ok(()),
        false => Err(refused(&format!("`{name}` cannot be changed: it is of the td library, or read-only"))),
    }
}

fn refused(message: &str) -> ResponseError {
    error(ErrorCode::RequestFailed, message)
}
