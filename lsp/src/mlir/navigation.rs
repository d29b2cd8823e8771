//! Definitions, references, highlights and rename.

use serde_json::{Value as Json, json};

use super::Analysis;
use super::names::Entity;
use crate::documents::Documents;
use crate::places::uri_of_name;
use crate::position::{LineIndex, Range};

/// Returns the definition of the name at an offset: of the name of an op its `.td` line.
pub fn definition(analysis: &Analysis, offset: u32, documents: &Documents) -> Json {
    analysis.with(analysis.chunk(offset), |program| {
        let Some(found) = program.at(offset) else { return json!([]) };
        let uri = &program.document.uri;
        let location = |range: Range| json!({ "uri": uri, "range": range });
        match &found.entity {
            Entity::Op(op) => {
                let name = op.name(&program.parsed.ir);
                match (program.dialects.definition)(name.as_str()) {
                    Some(definition) => {
                        let lines = LineIndex::new(&definition.text);
                        let range = lines.range(&definition.text, definition.range);
                        json!([{ "uri": uri_of_name(&definition.file, documents), "range": range }])
                    }
                    None => json!([location(program.range(&found.range))]),
                }
            }
            // As upstream's server: the name of the operation, which has the whole definition beside it.
            Entity::Symbol(op) => match program.place_of(*op) {
                Some(place) => json!([location(program.range(&place.name))]),
                None => json!([]),
            },
            entity => {
                let places = program.places_of(entity).into_iter();
                places
                    .filter(|(_, is_definition)| *is_definition)
                    .take(1)
                    .map(|(range, _)| location(program.range(&range)))
                    .collect()
            }
        }
    })
}

/// Returns the places that name the entity at an offset, the definition first.
pub fn references(analysis: &Analysis, offset: u32) -> Json {
    analysis.with(analysis.chunk(offset), |program| {
        let Some(found) = program.at(offset) else { return json!([]) };
        let mut places = program.places_of(&found.entity);
        places.sort_by_key(|(range, is_definition)| (!is_definition, range.start));
        let uri = &program.document.uri;
        places.iter().map(|(range, _)| json!({ "uri": uri, "range": program.range(range) })).collect()
    })
}

/// Returns the places that name the entity at an offset, as highlights.
pub fn highlights(analysis: &Analysis, offset: u32) -> Json {
    analysis.with(analysis.chunk(offset), |program| {
        let Some(found) = program.at(offset) else { return json!([]) };
        let places = program.places_of(&found.entity).into_iter();
        places
            .map(|(range, is_definition)| {
                let kind = if is_definition { 3 } else { 2 };
                json!({ "range": program.range(&range), "kind": kind })
            })
            .collect()
    })
}

/// The place of the name at an offset, if it can be renamed: all but the names of operations.
pub fn prepare_rename(analysis: &Analysis, offset: u32) -> Result<Json, String> {
    analysis.with(analysis.chunk(offset), |program| {
        let found = program.at(offset).filter(|found| !matches!(found.entity, Entity::Op(_)));
        let found = found.ok_or("there is no name here that can be renamed")?;
        let name = bare(program.text_of(&found.range)).to_owned();
        let bare = found.range.start + 1..found.range.end;
        Ok(json!({ "range": program.range(&bare), "placeholder": name }))
    })
}

/// The edits that give the entity at an offset another name.
///
/// # Errors
///
/// The name is none of the entity's kind, or another entity of the program has it.
pub fn rename(analysis: &Analysis, offset: u32, new: &str) -> Result<Json, String> {
    let new = bare(new);
    let is_word = !new.is_empty()
        && new.chars().all(|c| c.is_ascii_alphanumeric() || "_$.-".contains(c))
        && !new.starts_with(['-', '.']);
    if !is_word {
        return Err(format!("`{new}` is no name"));
    }
    analysis.with(analysis.chunk(offset), |program| {
        let found = program.at(offset).filter(|found| !matches!(found.entity, Entity::Op(_)));
        let found = found.ok_or("there is no name here that can be renamed")?;
        let sigil = &program.text_of(&found.range)[..1];
        let full = format!("{sigil}{new}");
        let places = program.places_of(&found.entity);
        let own: Vec<_> = places.iter().map(|(range, _)| range.clone()).collect();
        if program.has_name(&full, &own) {
            return Err(format!("the program has the name `{full}` already"));
        }
        let edits: Vec<Json> =
            own.iter().map(|range| json!({ "range": program.range(range), "newText": full })).collect();
        Ok(json!({ "changes": { &program.document.uri: edits } }))
    })
}

/// A name without its sigil.
fn bare(name: &str) -> &str {
    name.trim_start_matches(['%', '^', '@', '#', '!'])
}

impl super::Program<'_, '_> {
    /// Whether a place other than these has a name.
    fn has_name(&self, name: &str, except: &[std::ops::Range<u32>]) -> bool {
        let state = &self.parsed.state;
        let values = state.values.iter().map(|place| &place.range);
        let blocks = state.blocks.iter().map(|place| &place.range);
        let symbols = state.symbols.iter().map(|place| &place.range);
        let aliases = state.aliases.iter().map(|place| &place.range);
        let mut all = values.chain(blocks).chain(symbols).chain(aliases);
        all.any(|range| !except.contains(range) && self.text_of(range) == name)
    }
}
