//! Whether files mean the same after a rename.
//!
//! In comes the rename as edits; each file that is touched is analysed with them. Out comes the first reason against it: a file
//! with an error, a name that stands for something else, a record with another value. A rename that passes breaks no file.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

use rtblgen_records::Records;
use rustc_hash::FxHashMap;
use serde_json::json;

use super::Changes;
use super::uses::Uses;
use crate::documents::Documents;
use crate::state::State;
use crate::{pdll, td};

/// The old name and the new one.
type Names<'n> = (&'n str, &'n str);

/// The reason against renames in a `.pdll` file with errors.
pub(super) const UNKNOWN_NAMES: &str = "the file has an error, and names in parts with errors are not known";

/// Checks a rename.
///
/// # Errors
///
/// Returns the reason against it, as text.
pub(super) fn check(state: &State, uses: &Uses, changes: &Changes, names: Names<'_>) -> Result<(), String> {
    let edited = edited(&state.documents, changes);
    for analysis in &uses.td {
        check_td(state, analysis, &edited, names).map_err(|why| of_file(&analysis.document.path, &why))?;
    }
    for analysis in &uses.pdll {
        check_pdll(state, analysis, &edited, names).map_err(|why| of_file(&analysis.document.path, &why))?;
    }
    Ok(())
}

fn of_file(path: &std::path::Path, why: &str) -> String {
    format!("{}: {why}", path.display())
}

fn fails(new: &str, message: &str) -> String {
    format!("with the name `{new}` the file has an error: {message}")
}

fn means_other(new: &str) -> String {
    format!("a place with the name `{new}` would name something else")
}

/// The files with the edits.
fn edited(documents: &Documents, changes: &Changes) -> Documents {
    let mut edited = documents.clone();
    for (uri, edits) in changes {
        if edited.get(uri).is_none()
            && let Some(document) = Documents::from_disk(&crate::uri::path_of(uri))
        {
            edited.open(uri, "", 0, document.text.as_str().to_owned());
        }
        // The last first: the places of the others stay.
        let mut edits: Vec<_> =
            edits.iter().map(|edit| json!({ "range": edit["range"], "text": edit["newText"] })).collect();
        let place = |edit: &serde_json::Value| {
            let start = &edit["range"]["start"];
            (start["line"].as_u64(), start["character"].as_u64())
        };
        edits.sort_by_key(|edit| std::cmp::Reverse(place(edit)));
        edited.change(uri, 0, &edits);
    }
    edited
}

fn check_td(
    state: &State,
    before: &td::Analysis,
    edited: &Documents,
    (old, new): Names<'_>,
) -> Result<(), String> {
    if let Some(error) = &before.parsed.tree.error {
        return Err(format!("names behind an error are not known: {}", error.diagnostic.message));
    }
    let document = edited.at(&before.document.path).unwrap_or(&before.document).clone();
    let after = td::Analysis::new(document, edited, &state.config);
    if let Some(error) = &after.parsed.tree.error {
        return Err(fails(new, &error.diagnostic.message));
    }
    let meanings = |analysis: &td::Analysis| {
        let entities = analysis.index.occurrences().iter().map(|occurrence| occurrence.entity);
        (numbered(entities), analysis.index.unresolved().len())
    };
    if meanings(before) != meanings(&after) {
        return Err(means_other(new));
    }
    let records = before.records(&state.documents);
    let records = records.as_ref().map_err(|failure| {
        format!("records behind an error are not known: {}", first_line(&failure.to_string()))
    })?;
    match after.records(edited) {
        Err(failure) => Err(fails(new, first_line(&failure.to_string()))),
        Ok(renamed) if contents(records, (old, new)) != contents(renamed, (old, new)) => {
            Err(format!("with the name `{new}` records have other values"))
        }
        Ok(_) => check_generated(state, before, &after, edited, new),
    }
}

/// Whether the generators of Rust accept the file as before: formats and rules name operands in texts.
fn check_generated(
    state: &State,
    before: &td::Analysis,
    after: &td::Analysis,
    edited: &Documents,
    new: &str,
) -> Result<(), String> {
    let errors = |analysis: &td::Analysis, documents: &Documents| -> Vec<String> {
        let sent = td::diagnostics::diagnostics(analysis, documents, &state.config);
        let errors = sent.iter().filter(|sent| sent.value["severity"] == 1);
        errors.filter_map(|sent| sent.value["message"].as_str().map(str::to_owned)).collect()
    };
    let later = errors(after, edited);
    if later.is_empty() {
        return Ok(());
    }
    let earlier = errors(before, &state.documents);
    match later.iter().find(|message| !earlier.contains(message)) {
        Some(message) if later.len() > earlier.len() => Err(fails(new, first_line(message))),
        _ => Ok(()),
    }
}

fn check_pdll(
    state: &State,
    before: &pdll::Analysis,
    edited: &Documents,
    (_, new): Names<'_>,
) -> Result<(), String> {
    if !before.is_accepted() {
        return Err(UNKNOWN_NAMES.to_owned());
    }
    let document = edited.at(&before.document.path).unwrap_or(&before.document).clone();
    let after = pdll::Analysis::new(document, edited, &state.config);
    if let Some(message) = after.first_error() {
        return Err(fails(new, message));
    }
    let meanings = |analysis: &pdll::Analysis| -> Vec<Vec<usize>> {
        let names = analysis.chunks.iter().filter_map(|chunk| chunk.tree.as_ref()).map(|(_, names)| names);
        names.map(|names| numbered(names.occurrences.iter().map(|found| found.meaning.clone()))).collect()
    };
    if meanings(before) != meanings(&after) {
        return Err(means_other(new));
    }
    Ok(())
}

/// The number of the first place with the same meaning, for each place.
fn numbered<M: Eq + Hash>(meanings: impl Iterator<Item = M>) -> Vec<usize> {
    let mut first = FxHashMap::default();
    meanings.enumerate().map(|(index, meaning)| *first.entry(meaning).or_insert(index)).collect()
}

fn first_line(message: &str) -> &str {
    message.lines().next().unwrap_or_default()
}

/// The contents of records, without the difference of two names.
fn contents(records: &Records, (old, new): Names<'_>) -> Vec<u64> {
    // The shorter one may be a part of the longer one.
    let (first, second) = if old.len() < new.len() { (new, old) } else { (old, new) };
    let texts = records.classes().chain(records.defs()).map(|record| record.to_string());
    let mut contents: Vec<u64> = texts
        .map(|text| {
            let mut hasher = DefaultHasher::new();
            text.replace(first, "\0").replace(second, "\0").hash(&mut hasher);
            hasher.finish()
        })
        .collect();
    contents.sort_unstable();
    contents
}
