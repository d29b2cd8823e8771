//! The places that name an entity, over the open files and those of the workspace.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;

use rtblgen_pdll::tree::Module;
use serde_json::Value;
use tblgen_parser::Span;
use tblgen_parser::loader::path_of;

use crate::documents::{Document, Documents, normal};
use crate::language::Language;
use crate::pdll;
use crate::pdll::names::Meaning;
use crate::places::Places;
use crate::state::State;
use crate::td::Analysis;
use crate::td::index::EntityKind;
use crate::td::navigation::{Target, references_of, spot};

/// The number of files beside the open ones that are analysed for one request.
pub(crate) const MAX_FILES: usize = 256;

/// The number of entries of folders that are looked at.
pub(crate) const MAX_ENTRIES: usize = 50_000;

/// The places that name an entity, and the files in which they were found.
pub(crate) struct Uses {
    /// The places as locations, each once; those of the declaration first.
    pub(crate) locations: Vec<Value>,
    /// The `.td` files that are read for themselves, not only as includes of others.
    pub(crate) td: Vec<Rc<Analysis>>,
    /// The `.pdll` files.
    pub(crate) pdll: Vec<Rc<pdll::Analysis>>,
    /// No file was left out.
    pub(crate) are_all: bool,
}

impl Default for Uses {
    fn default() -> Self {
        Self { locations: Vec::new(), td: Vec::new(), pdll: Vec::new(), are_all: true }
    }
}

impl Uses {
    pub(crate) fn add(&mut self, locations: Vec<Value>) {
        for location in locations {
            if !self.locations.contains(&location) {
                self.locations.push(location);
            }
        }
    }
}

/// The places that name what a `.td` file declares.
pub(crate) fn uses(state: &State, target: &Target) -> Uses {
    let mut uses = Uses::default();
    let mut read = BTreeSet::new();
    let (candidates, are_all) = candidates(state, target);
    uses.are_all = are_all;
    for document in candidates {
        if document.language == Language::Pdll {
            let analysis = pdll::Analysis::new(document, &state.documents, &state.config);
            uses.add(pdll_uses(&analysis, target, &state.documents));
            uses.pdll.push(Rc::new(analysis));
        } else if !read.contains(&document.path) {
            let analysis = Analysis::new(document, &state.documents, &state.config);
            let sources = analysis.sources();
            read.extend(sources.files().map(|file| normal(&path_of(sources.name(file)))));
            uses.add(references_of(&analysis, target, &state.documents));
            uses.td.push(Rc::new(analysis));
        }
    }
    uses
}

/// The places of a `.pdll` file that name what a `.td` file declares.
fn pdll_uses(analysis: &pdll::Analysis, target: &Target, documents: &Documents) -> Vec<Value> {
    let mut locations = Vec::new();
    for (module, names) in analysis.chunks.iter().filter_map(|chunk| chunk.tree.as_ref()) {
        let places = Places::new(&module.sources, documents);
        for found in &names.occurrences {
            let declaration = pdll::navigation::declaration(module, &found.meaning);
            let is_target = declaration.is_some_and(|span| spot(&module.sources, span) == target.spot);
            if is_target && module.sources.text(found.span) == target.name {
                locations.push(places.location(found.span));
            }
        }
    }
    locations
}

/// The entity that a `.td` file declares, if one of these places of a `.pdll` file is there.
pub(super) fn declared_in_td(module: &Module, places: &[Span], name: &str) -> Option<Target> {
    let is_td = |span: &&Span| {
        let file = path_of(module.sources.name(module.sources.file_of(**span)));
        Language::of_path(&file) == Some(Language::TableGen)
    };
    let place = places.iter().find(is_td)?;
    Some(Target { spot: spot(&module.sources, *place), name: name.to_owned(), kind: EntityKind::Def })
}

/// The constraint or rewrite that the name at an offset of a `.pdll` file means: files that include this one may use it.
pub(super) fn shared(analysis: &pdll::Analysis, offset: u32) -> Option<Target> {
    let (module, names) = analysis.tree(offset)?;
    let found = names.at(offset)?;
    if !matches!(found.meaning, Meaning::Callable(_)) {
        return None;
    }
    let place = pdll::navigation::declaration(module, &found.meaning)?;
    let name = module.sources.text(found.span).to_owned();
    Some(Target { spot: spot(&module.sources, place), name, kind: EntityKind::Class })
}

/// The files that may have the name: open ones, and those of the workspace that have it in their text. Whether these are all.
fn candidates(state: &State, target: &Target) -> (Vec<Arc<Document>>, bool) {
    // The names of records that a multiclass makes have the names of its defs in them.
    let is_part = matches!(target.kind, EntityKind::Def | EntityKind::Defm | EntityKind::Parameter);
    let part = written_part(&target.name);
    let has_dollar = matches!(target.kind, EntityKind::Operand | EntityKind::Bound);
    let (variable, string) = (format!("${}", target.name), format!("\"{}\"", target.name));
    let has_name = |document: &Document| {
        let text = document.text.as_str();
        match document.language {
            // The name alone is a word of many files.
            Language::TableGen if has_dollar => text.contains(&variable) || text.contains(&string),
            _ if is_part => text.contains(part),
            _ => has_word(text, &target.name),
        }
    };
    let is_open = |document: &&Arc<Document>| document.language != Language::Mlir && has_name(document);
    let mut found: Vec<Arc<Document>> = state.documents.iter().filter(is_open).cloned().collect();
    let open = found.len();
    for root in &state.config.roots {
        let Some(paths) = files(root) else { return (found, false) };
        for path in paths {
            let is_known =
                state.documents.at(&path).is_some() || found.iter().any(|known| known.path == path);
            let document = if is_known { None } else { Documents::from_disk(&path) };
            if let Some(document) = document.filter(|document| has_name(document)) {
                if found.len() >= open + MAX_FILES {
                    return (found, false);
                }
                found.push(document);
            }
        }
    }
    (found, true)
}

/// The first word of a name like `NAME # "_a"` that is in the names of the records.
fn written_part(name: &str) -> &str {
    let mut words = name.split(|c: char| !c.is_alphanumeric() && c != '_');
    words.find(|word| !word.is_empty() && *word != "NAME").unwrap_or_default()
}

/// Whether a text has an identifier.
fn has_word(text: &str, word: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(word).any(|(start, _)| {
        let end = start + word.len();
        !text[..start].ends_with(is_part) && !text[end..].starts_with(is_part)
    })
}

/// The `.td` and `.pdll` files of a folder. `None` if it has more than [`MAX_ENTRIES`] entries.
fn files(folder: &Path) -> Option<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut open = vec![folder.to_owned()];
    let mut visited = 0;
    while let Some(folder) = open.pop() {
        let Ok(entries) = std::fs::read_dir(&folder) else { continue };
        for entry in entries.flatten() {
            visited += 1;
            if visited > MAX_ENTRIES {
                return None;
            }
            let path = entry.path();
            let is_skipped =
                entry.file_name().to_string_lossy().starts_with('.') || entry.file_name() == "target";
            let is_read = matches!(Language::of_path(&path), Some(Language::TableGen | Language::Pdll));
            match entry.file_type() {
                Ok(kind) if kind.is_dir() && !is_skipped => open.push(path),
                Ok(kind) if kind.is_file() && is_read => found.push(path),
                _ => {}
            }
        }
    }
    found.sort();
    Some(found)
}
