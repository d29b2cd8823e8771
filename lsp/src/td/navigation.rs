//! Definitions, references, highlights, links and rename.

use std::path::PathBuf;
use std::rc::Rc;

use rtblgen_td_library::{Library, is_embedded};
use serde_json::{Value, json};
use tblgen_parser::loader::{name_of, path_of};
use tblgen_parser::{SourceMap, Span, Symbol};

use super::Analysis;
use super::index::{EntityId, EntityKind, Role};
use crate::documents::{Documents, normal};
use crate::places::uri_of_name;

/// A place by file and offset, comparable between sources of different analyses.
pub type Spot = (String, u32);

/// The entity that a name means: the declaration, the name and the kind.
#[derive(Clone, Debug)]
pub struct Target {
    /// The declaration.
    pub spot: Spot,
    /// The name.
    pub name: String,
    /// The kind.
    pub kind: EntityKind,
}

/// The file and the offset of a place.
pub fn spot(sources: &SourceMap, span: Span) -> Spot {
    let file = sources.file_of(span);
    let path = path_of(sources.name(file));
    // The library's files have no path on the disk.
    let name = match is_embedded(&path, Library::Last) {
        true => sources.name(file).to_owned(),
        false => name_of(&normal(&path)),
    };
    (name, span.start - sources.file_start(file))
}

impl Analysis {
    /// The include whose name is at an offset of the main file.
    pub fn include_at(&self, offset: u32) -> Option<(Span, PathBuf)> {
        self.includes().into_iter().find(|(span, _)| span.start <= offset && offset <= span.end)
    }

    /// Returns the origin of a record that a `defm` made: the name of the `defm`.
    fn origin(&self, name: &str, documents: &Documents) -> Option<Span> {
        // The evaluation reads the same files in the same order, so its places are those of the index.
        let records = self.records(documents).as_ref().ok()?;
        let record = records.def(name).or_else(|| records.class(name))?;
        let Some(&outermost) = record.instantiation_spans().last() else { return Some(record.span()) };
        let is_around = |whole: Span| whole.start <= outermost.start && outermost.end <= whole.end;
        let defms = self.index.entities().filter(|(_, entity)| entity.kind == EntityKind::Defm);
        let defm = defms.map(|(_, entity)| entity).find(|entity| is_around(entity.whole));
        Some(defm.map_or(outermost, |defm| defm.span))
    }
}

/// Returns the declaration of the name at an offset. `evaluated` returns the analysis with the records, which may be an earlier
/// version of the file; it is called only for names that `defm`s make.
pub fn definition(
    analysis: &Analysis,
    evaluated: impl FnOnce() -> Option<Rc<Analysis>>,
    offset: u32,
    documents: &Documents,
) -> Value {
    if let Some((_, path)) = analysis.include_at(offset) {
        let uri = uri_of_name(&name_of(&path), documents);
        return json!([{ "uri": uri, "range": crate::position::Range::default() }]);
    }
    if let Some(occurrence) = analysis.index.at(offset) {
        let entity = analysis.index.entity(occurrence.entity);
        return json!([analysis.places(documents).location(entity.span)]);
    }
    let Some((_, name)) = analysis.index.unresolved_at(offset) else { return json!([]) };
    let Some(evaluated) = evaluated() else { return json!([]) };
    match evaluated.origin(analysis.text(name), documents) {
        Some(span) => json!([evaluated.places(documents).location(span)]),
        None => json!([]),
    }
}

/// Returns the declaration of the type of the name at an offset.
pub fn type_definition(analysis: &Analysis, offset: u32, documents: &Documents) -> Value {
    let ty =
        analysis.index.at(offset).and_then(|occurrence| analysis.index.entity(occurrence.entity).ty.record);
    match ty {
        Some(record) => json!([analysis.places(documents).location(analysis.index.entity(record).span)]),
        None => json!([]),
    }
}

/// Returns the places that name the entity declared at a spot, as locations. Each place once; the declaration
/// first.
pub fn references_of(analysis: &Analysis, target: &Target, documents: &Documents) -> Vec<Value> {
    let sources = analysis.sources();
    let places = analysis.places(documents);
    let is_target = |entity: &super::index::Entity| spot(sources, entity.span) == target.spot;
    let entities: Vec<EntityId> =
        analysis.index.entities().filter(|(_, entity)| is_target(entity)).map(|(id, _)| id).collect();
    let mut spans: Vec<Span> = Vec::new();
    for occurrence in &analysis.index.occurrences {
        if entities.contains(&occurrence.entity)
            && sources.text(occurrence.span).trim_matches('"') == target.name
        {
            spans.push(occurrence.span);
        }
    }
    let declared: Vec<Span> = entities.iter().map(|&id| analysis.index.entity(id).span).collect();
    spans.sort_by_key(|span| (!declared.contains(span), span.start));
    let mut locations: Vec<Value> = Vec::new();
    for span in spans {
        let location = places.location(span);
        if !locations.contains(&location) {
            locations.push(location);
        }
    }
    locations
}

/// Returns what the name at an offset means.
pub fn target_at(analysis: &Analysis, offset: u32) -> Option<Target> {
    let occurrence = analysis.index.at(offset)?;
    let entity = analysis.index.entity(occurrence.entity);
    let name = analysis.text(entity.name).to_owned();
    if name.is_empty() {
        return None;
    }
    Some(Target { spot: spot(analysis.sources(), entity.span), name, kind: entity.kind })
}

/// Returns the def or `defm` of a computed name at an offset.
pub fn maker_at(analysis: &Analysis, offset: u32) -> Option<Target> {
    let declares = |occurrence: &&super::index::Occurrence| {
        let entity = analysis.index.entity(occurrence.entity);
        let is_maker =
            matches!(entity.kind, EntityKind::Def | EntityKind::Defm) && entity.name == Symbol::EMPTY;
        is_maker && entity.span.start <= offset && offset <= entity.span.end
    };
    let occurrence = analysis.index.at(offset).filter(declares)?;
    let entity = analysis.index.entity(occurrence.entity);
    let name = analysis.sources().text(entity.span).to_owned();
    Some(Target { spot: spot(analysis.sources(), entity.span), name, kind: entity.kind })
}

/// Returns the places in the main file that name the entity at an offset.
pub fn highlights(analysis: &Analysis, offset: u32, documents: &Documents) -> Value {
    let Some(occurrence) = analysis.index.at(offset) else { return json!([]) };
    let places = analysis.places(documents);
    let all = analysis.index.occurrences_of(occurrence.entity);
    let own = all.filter(|occurrence| places.is_in_main(occurrence.span));
    own.map(|occurrence| {
        let kind = if occurrence.role == Role::Read { 2 } else { 3 };
        json!({ "range": places.range(occurrence.span), "kind": kind })
    })
    .collect()
}

/// The includes as links.
pub fn links(analysis: &Analysis, documents: &Documents) -> Value {
    let places = analysis.places(documents);
    let includes = analysis.includes().into_iter();
    includes
        .map(|(span, path)| {
            let target = uri_of_name(&name_of(&path), documents);
            json!({ "range": places.range(span), "target": target })
        })
        .collect()
}

/// Whether a file may be changed by a rename.
pub fn is_writable(name: &str) -> bool {
    let path = path_of(name);
    let read_only = std::fs::metadata(&path).is_ok_and(|metadata| metadata.permissions().readonly());
    !is_embedded(&path, Library::Last) && !read_only
}
