//! Definitions, references, rename, links and symbols.

use rtblgen_pdll::tree::{CallableBody, Declaration, Module};
use serde_json::{Value, json};
use tblgen_parser::Span;
use tblgen_parser::loader::name_of;

use super::names::Meaning;
use super::{Analysis, Chunk};
use crate::documents::Documents;
use crate::places::{Places, uri_of_name};
use crate::position::Range;

/// Returns the declaration of the entity that a place names.
pub fn declaration(module: &Module, meaning: &Meaning) -> Option<Span> {
    match meaning {
        Meaning::Variable(id) => Some(module.variable(*id).name.span),
        Meaning::Callable(id) => Some(module.callable(*id).name.span),
        Meaning::Pattern(index) => match module.declarations.get(*index)? {
            Declaration::Pattern(pattern) => Some(pattern.name.as_ref()?.span),
            Declaration::Callable(_) => None,
        },
        Meaning::Core(_) | Meaning::Attribute(..) => None,
        Meaning::Operation(name) => {
            let id = module.definitions.find(name)?;
            Some(module.definitions.operation(id).span)
        }
    }
}

impl Analysis {
    /// The include whose name is at an offset.
    pub fn include_at(&self, offset: u32) -> Option<(Span, std::path::PathBuf)> {
        self.includes().into_iter().find(|(span, _)| span.start <= offset && offset <= span.end)
    }
}

/// Returns the declaration of the name at an offset.
pub fn definition(analysis: &Analysis, offset: u32, documents: &Documents) -> Value {
    if let Some((_, path)) = analysis.include_at(offset) {
        return json!([{ "uri": uri_of_name(&name_of(&path), documents), "range": Range::default() }]);
    }
    let Some((module, names)) = analysis.tree(offset) else { return json!([]) };
    let place = names.at(offset).and_then(|found| declaration(module, &found.meaning));
    match place {
        Some(span) => json!([Places::new(&module.sources, documents).location(span)]),
        None => json!([]),
    }
}

/// Returns the places that name the entity at an offset.
pub fn references(analysis: &Analysis, offset: u32, documents: &Documents) -> Vec<Value> {
    let Some((module, names)) = analysis.tree(offset) else { return Vec::new() };
    let Some(found) = names.at(offset) else { return Vec::new() };
    let places = Places::new(&module.sources, documents);
    let mut spans: Vec<Span> = names.of(&found.meaning).into_iter().map(|found| found.span).collect();
    // Operations are declared in `.td` files.
    let outside = declaration(module, &found.meaning).filter(|span| !spans.contains(span));
    spans.extend(outside);
    spans.into_iter().map(|span| places.location(span)).collect()
}

/// Returns the places in the file that name the entity at an offset.
pub fn highlights(analysis: &Analysis, offset: u32, documents: &Documents) -> Value {
    let Some((module, names)) = analysis.tree(offset) else { return json!([]) };
    let Some(found) = names.at(offset) else { return json!([]) };
    let places = Places::new(&module.sources, documents);
    let own = names.of(&found.meaning).into_iter().filter(|found| places.is_in_main(found.span));
    own.map(|found| {
        let kind = if found.is_declaration { 3 } else { 2 };
        json!({ "range": places.range(found.span), "kind": kind })
    })
    .collect()
}

/// Returns the data of a rename at an offset: its place, its name, and all places.
pub fn renamed(analysis: &Analysis, offset: u32) -> Option<(&Module, Span, Vec<Span>)> {
    // The parts with errors may have more places.
    analysis.chunk(offset)?.accepted()?;
    let (module, names) = analysis.tree(offset)?;
    let found = names.at(offset)?;
    let is_own = matches!(found.meaning, Meaning::Variable(_) | Meaning::Callable(_) | Meaning::Pattern(_));
    let all: Vec<Span> = names.of(&found.meaning).into_iter().map(|found| found.span).collect();
    // The keyword of a callable without a name stands for it, and `_` for any number of variables.
    let is_name = |span: &Span| !matches!(module.sources.text(*span), "Constraint" | "Rewrite" | "_");
    (is_own && all.iter().all(is_name)).then_some((module, found.span, all))
}

/// The includes as links.
pub fn links(analysis: &Analysis, documents: &Documents) -> Value {
    let lines = &analysis.document.lines;
    let text = &analysis.document.text;
    let includes = analysis.includes().into_iter();
    includes
        .map(|(span, path)| {
            let range = lines.range(text, span.start as usize..span.end as usize);
            json!({ "range": range, "target": uri_of_name(&name_of(&path), documents) })
        })
        .collect()
}

/// The patterns, constraints and rewrites of the file.
pub fn symbols(analysis: &Analysis, documents: &Documents) -> Value {
    if let [chunk] = &analysis.chunks[..] {
        return chunk_symbols(chunk, documents).into();
    }
    let chunks = analysis.chunks.iter();
    let chunks = chunks.map(|chunk| (chunk.range.clone(), chunk_symbols(chunk, documents)));
    analysis.document.symbols_by_input(chunks)
}

fn chunk_symbols(chunk: &Chunk, documents: &Documents) -> Vec<Value> {
    let Some((module, _)) = &chunk.tree else { return Vec::new() };
    let places = Places::new(&module.sources, documents);
    let mut symbols = Vec::new();
    for declaration in &module.declarations {
        let (name, place, whole, kind) = match declaration {
            Declaration::Pattern(pattern) => {
                let name = pattern.name.as_ref().map_or("<pattern>".to_owned(), |name| name.text.to_string());
                let place = pattern.name.as_ref().map_or(pattern.span, |name| name.span);
                (name, place, place.to(pattern.body.span), 5)
            }
            Declaration::Callable(id) => {
                let callable = module.callable(*id);
                let whole = match &callable.body {
                    CallableBody::Statements(body) => callable.name.span.to(body.span),
                    _ => callable.name.span,
                };
                (callable.name.text.to_string(), callable.name.span, whole, 12)
            }
        };
        if places.is_in_main(place) {
            symbols.push(json!({
                "name": name,
                "kind": kind,
                "range": places.range(whole),
                "selectionRange": places.range(place),
            }));
        }
    }
    symbols
}

/// Semantic tokens.
pub fn tokens(analysis: &Analysis) -> Value {
    let mut tokens = Vec::new();
    for (module, names) in analysis.chunks.iter().filter_map(|chunk| chunk.tree.as_ref()) {
        let main = module.sources.main_file();
        let own = names.occurrences.iter().filter(|found| module.sources.file_of(found.span) == main);
        tokens.extend(own.map(|found| {
            let ty = match found.meaning {
                Meaning::Variable(_) => 2,
                Meaning::Callable(_) => 8,
                Meaning::Pattern(_) => 0,
                Meaning::Core(_) => 5,
                Meaning::Operation(_) => 9,
                Meaning::Attribute(..) => 4,
            };
            (found.span.start as usize..found.span.end as usize, ty, u32::from(found.is_declaration))
        }));
    }
    crate::td::tokens::encode(tokens, &analysis.document)
}
