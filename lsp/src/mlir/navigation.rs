//! Definitions, references, highlights and rename.

use std::ops::Range as Offsets;

use rtblgen_ir::asm::PrintOptions;
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
        if !program.parsed.is_complete {
            return Err("the program has an error, and names behind it are not known".to_owned());
        }
        let old = of_group(program.text_of(&found.range));
        let full = format!("{}{new}", &old[..1]);
        let places = program.places_of(&program.whole_group(found.entity));
        let mut own: Vec<_> = places.iter().map(|(range, _)| program.without_number(range)).collect();
        own.sort_by_key(|range| range.start);
        own.dedup();
        if program.has_name(&full, &own) {
            return Err(format!("the program has the name `{full}` already"));
        }
        check(analysis, program, &own, (old, &full))?;
        let edits: Vec<Json> =
            own.iter().map(|range| json!({ "range": program.range(range), "newText": full })).collect();
        Ok(json!({ "changes": { &program.document.uri: edits } }))
    })
}

/// Checks that a program with another name in these places is the same.
fn check(
    analysis: &Analysis,
    program: &super::Program<'_, '_>,
    places: &[Offsets<u32>],
    (old, new): (&str, &str),
) -> Result<(), String> {
    let mut text = program.text.to_owned();
    for place in places.iter().rev() {
        text.replace_range(place.start as usize..place.end as usize, new);
    }
    let printed = |program: &super::Program<'_, '_>| {
        let generic = PrintOptions { generic: true, ..PrintOptions::default() };
        program.parsed.ir.print(&generic).replace(bare(old), bare(new))
    };
    let before = printed(program);
    analysis.with_text(program.base, &text, |renamed| match renamed.parsed.is_complete {
        false => {
            Err(format!("with the name `{new}` the program has an error: {}", renamed.parsed.diagnostics))
        }
        true if printed(renamed) != before => {
            Err(format!("with the name `{new}` the program is another one"))
        }
        true => Ok(()),
    })
}

/// The name of a group of results: `%a` for `%a#1`.
fn of_group(name: &str) -> &str {
    match name.strip_prefix('%').and_then(|rest| rest.find('#')) {
        Some(end) => &name[..=end],
        None => name,
    }
}

/// A name without its sigil.
fn bare(name: &str) -> &str {
    name.trim_start_matches(['%', '^', '@', '#', '!'])
}

impl super::Program<'_, '_> {
    /// Of a result, all results of the same name.
    fn whole_group(&self, entity: Entity) -> Entity {
        let Entity::Values(values) = &entity else { return entity };
        let all = &self.parsed.state.values;
        let definition = all.iter().find(|place| place.is_definition && values.contains(&place.value));
        match definition {
            Some(definition) => {
                let group = all.iter().filter(|place| place.range == definition.range);
                Entity::Values(group.map(|place| place.value).collect())
            }
            None => entity,
        }
    }

    /// The place of a name without the number of a result.
    fn without_number(&self, range: &Offsets<u32>) -> Offsets<u32> {
        range.start..range.start + of_group(self.text_of(range)).len() as u32
    }

    /// Whether a place other than these has a name.
    fn has_name(&self, name: &str, except: &[Offsets<u32>]) -> bool {
        let state = &self.parsed.state;
        let values = state.values.iter().map(|place| &place.range);
        let blocks = state.blocks.iter().map(|place| &place.range);
        let symbols = state.symbols.iter().map(|place| &place.range);
        let aliases = state.aliases.iter().map(|place| &place.range);
        let mut all = values.chain(blocks).chain(symbols).chain(aliases);
        all.any(|range| {
            !except.contains(&self.without_number(range)) && of_group(self.text_of(range)) == name
        })
    }
}
