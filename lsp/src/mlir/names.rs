//! The entities that names mean.

use std::ops::Range as Offsets;

use rtblgen_ir::SymbolRefAttr;
use rtblgen_ir::asm::{OpPlace, SymbolPlace};
use rtblgen_ir::{Block, Op, Value};

use super::Program;

/// The entity that a name means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entity {
    /// An operation, by its name.
    Op(Op),
    /// The values of a name: several for a group of results.
    Values(Vec<Value>),
    /// A block.
    Block(Block),
    /// An operation, by a symbol.
    Symbol(Op),
    /// An alias, with its `#` or `!`.
    Alias(String),
}

/// A place that names an entity.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The entity.
    pub entity: Entity,
    /// The name.
    pub range: Offsets<u32>,
}

impl Program<'_, '_> {
    /// The entity whose name is at an offset of the file.
    pub fn at(&self, offset: u32) -> Option<Found> {
        let offset = (offset as usize).checked_sub(self.base)? as u32;
        // A name that starts at the offset wins over one that ends there.
        let inside = |range: &Offsets<u32>| range.contains(&offset);
        self.find(inside).or_else(|| self.find(|range| range.end == offset && range.start < offset))
    }

    fn find(&self, is_here: impl Fn(&Offsets<u32>) -> bool) -> Option<Found> {
        let state = &self.parsed.state;
        if let Some(place) = state.values.iter().find(|place| is_here(&place.range)) {
            let group = state.values.iter().filter(|other| other.range == place.range);
            let values = group.map(|place| place.value).collect();
            return Some(Found { entity: Entity::Values(values), range: place.range.clone() });
        }
        if let Some(place) = state.ops.iter().find(|place| is_here(&place.name)) {
            return Some(Found { entity: Entity::Op(place.op), range: place.name.clone() });
        }
        if let Some(index) = state.symbols.iter().position(|place| is_here(&place.range)) {
            let op = self.symbol(index)?;
            return Some(Found { entity: Entity::Symbol(op), range: state.symbols[index].range.clone() });
        }
        if let Some(place) = state.blocks.iter().find(|place| is_here(&place.range)) {
            return Some(Found { entity: Entity::Block(place.block), range: place.range.clone() });
        }
        let place = state.aliases.iter().find(|place| is_here(&place.range))?;
        let name = self.text_of(&place.range).to_owned();
        Some(Found { entity: Entity::Alias(name), range: place.range.clone() })
    }

    /// The text of a place.
    pub fn text_of(&self, range: &Offsets<u32>) -> &str {
        self.text.get(range.start as usize..range.end as usize).unwrap_or_default()
    }

    /// The place of an operation.
    pub fn place_of(&self, op: Op) -> Option<&OpPlace> {
        self.parsed.state.ops.iter().find(|place| place.op == op)
    }

    /// The innermost operation around an offset of the program.
    pub fn op_around(&self, offset: u32) -> Option<&OpPlace> {
        let around = self.parsed.state.ops.iter().filter(|place| place.scope.contains(&offset));
        around.min_by_key(|place| place.scope.len())
    }

    /// The operation that a name of a symbol means.
    pub fn symbol(&self, index: usize) -> Option<Op> {
        let (ir, symbols) = (&self.parsed.ir, &self.parsed.state.symbols);
        let place = symbols.get(index)?;
        let around = self.op_around(place.range.start);
        if let Some(around) = around
            && self.definition_of(around).is_some_and(|own| own.range == place.range)
        {
            return Some(around.op);
        }
        let first = (0..=index).rev().find(|index| !symbols[*index].is_nested)?;
        let names: Vec<&str> = symbols[first..=index].iter().map(|place| place.name.as_str()).collect();
        let reference = ir.context().symbol_ref_attr(names[0], &names[1..]).cast::<SymbolRefAttr<'_>>()?;
        let found = around.and_then(|around| around.op.lookup_nearest_symbol(ir, reference));
        // The operations around an error are not made.
        found.or_else(|| {
            let named = |op: Op| op.symbol_name(ir).is_some_and(|name| name.value() == place.name);
            self.parsed.state.ops.iter().map(|own| own.op).find(|op| named(*op))
        })
    }

    /// The place at which an operation names the symbol that it defines: the first of this name in its text.
    pub fn definition_of(&self, place: &OpPlace) -> Option<&SymbolPlace> {
        let name = place.op.symbol_name(&self.parsed.ir)?;
        let symbols = &self.parsed.state.symbols;
        let first = symbols.partition_point(|own| own.range.start < place.name.end);
        let own = symbols.get(first)?;
        (own.name == name.value() && own.range.end <= place.scope.end).then_some(own)
    }

    /// The places that name an entity. Whether each defines it is with it.
    pub fn places_of(&self, entity: &Entity) -> Vec<(Offsets<u32>, bool)> {
        let state = &self.parsed.state;
        match entity {
            Entity::Op(op) => {
                let results: Vec<Value> = op.results(&self.parsed.ir).collect();
                if results.is_empty() {
                    return self.place_of(*op).map(|place| (place.name.clone(), true)).into_iter().collect();
                }
                self.places_of(&Entity::Values(results))
            }
            Entity::Values(values) => {
                let own = state.values.iter().filter(|place| values.contains(&place.value));
                let mut places: Vec<_> =
                    own.map(|place| (place.range.clone(), place.is_definition)).collect();
                places.dedup();
                places
            }
            Entity::Block(block) => {
                let own = state.blocks.iter().filter(|place| place.block == *block);
                own.map(|place| (place.range.clone(), place.is_definition)).collect()
            }
            Entity::Symbol(op) => {
                let name = op.symbol_name(&self.parsed.ir).map(|name| name.value().to_owned());
                let definition = self.place_of(*op).and_then(|place| self.definition_of(place));
                let all = state.symbols.iter().enumerate();
                let named = all.filter(|(_, place)| Some(&place.name) == name.as_ref());
                let own = named.filter(|(index, _)| self.symbol(*index) == Some(*op));
                own.map(|(_, place)| (place.range.clone(), definition == Some(place))).collect()
            }
            Entity::Alias(name) => {
                let own = state.aliases.iter().filter(|place| self.text_of(&place.range) == name);
                own.map(|place| (place.range.clone(), place.value.is_some())).collect()
            }
        }
    }
}
