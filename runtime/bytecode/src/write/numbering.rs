//! Numbers for all that the IR refers to. The most used entities have the lowest numbers, as in MLIR.

use indexmap::{IndexMap, IndexSet};
use rtblgen_ir::{
    Attribute, AttributeKind, Block, Context, Ir, Location, Op, OpName, Region, Type, TypeKind, Value, Walk,
    WalkOrder, elements::AttrOrType,
};
use rustc_hash::{FxBuildHasher, FxHashMap, FxHashSet};

use super::isolation::OpNumbers;
use super::properties;
use super::table::Table;
use crate::builtin;
use crate::dialect::{DialectEncoding, DialectWriter};
use crate::format::{NATIVE_PROPERTIES, SHARED_DISTINCT};
use crate::properties::PartTable;

/// The free stack below which a nested attribute is numbered on a new one.
const RED_ZONE: usize = 64 << 10;
/// The size of a new stack.
const STACK: usize = 1 << 20;

/// An entry of the attribute table. A location that is an attribute is the same as the location.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Item<'c> {
    Attribute(Attribute<'c>),
    Location(Location<'c>),
}

impl<'c> Item<'c> {
    pub(super) fn of(attribute: Attribute<'c>) -> Self {
        match attribute.kind() {
            AttributeKind::Location(location) => Item::Location(location),
            _ => Item::Attribute(attribute),
        }
    }
}

/// A dialect that something in the file belongs to.
pub(super) struct DialectEntry<'c> {
    pub(super) name: &'c str,
    pub(super) encoding: Option<&'static dyn DialectEncoding>,
    /// The keys of its resources that the file refers to.
    pub(super) resources: IndexSet<&'c str, FxBuildHasher>,
}

/// All numbers.
pub(super) struct Numbering<'c> {
    context: &'c Context,
    pub(super) version: u64,
    pub(super) dialects: Vec<DialectEntry<'c>>,
    dialect_numbers: FxHashMap<&'c str, u32>,
    pub(super) attributes: Table<Item<'c>>,
    pub(super) types: Table<Type<'c>>,
    pub(super) op_names: Table<OpName<'c>>,
    pub(super) ops: OpNumbers,
    /// By the index of the value.
    values: Vec<u32>,
    /// By the index of the block.
    blocks: Vec<u32>,
    /// The number of values of each region that is not empty, by its index.
    region_values: Vec<u32>,
    next_value: u32,
    /// The entry of the location of each operation, by its index.
    op_locations: Vec<u32>,
    parts: PartTable,
    /// The `distinct` attributes in texts.
    distinct_in_texts: FxHashSet<Attribute<'c>>,
    /// The `distinct` attributes in each text that has any.
    texts_with_distinct: FxHashMap<AttrOrType<'c>, Vec<Attribute<'c>>>,
    /// The resources by key, once all is numbered.
    pub(super) resources: IndexMap<&'c str, u64, FxBuildHasher>,
}

fn set(table: &mut Vec<u32>, index: usize, number: u32) {
    if table.len() <= index {
        table.resize((index + 1).next_power_of_two(), 0);
    }
    table[index] = number;
}

impl<'c> Numbering<'c> {
    /// Numbers an operation and all that is in it.
    pub(super) fn new(ir: &Ir<'c>, root: Op, version: u64) -> Self {
        let mut numbering = Numbering {
            context: ir.context(),
            version,
            dialects: Vec::new(),
            dialect_numbers: FxHashMap::default(),
            attributes: Table::default(),
            types: Table::default(),
            op_names: Table::default(),
            ops: OpNumbers::new(ir, root),
            values: Vec::new(),
            blocks: Vec::new(),
            region_values: Vec::new(),
            next_value: 0,
            op_locations: Vec::new(),
            parts: PartTable::default(),
            distinct_in_texts: FxHashSet::default(),
            texts_with_distinct: FxHashMap::default(),
            resources: IndexMap::default(),
        };
        numbering.op(ir, root);
        numbering.nested(ir, root);
        numbering.attributes.sort();
        numbering.op_names.sort();
        numbering.types.sort();
        numbering.number_resources();
        numbering
    }

    /// Numbers the entities in the regions of an operation: the last waiting region is next, as in MLIR.
    fn nested(&mut self, ir: &Ir<'c>, root: Op) {
        let mut waiting: Vec<(Region, u32)> = Vec::new();
        let add = |numbering: &Self, waiting: &mut Vec<(Region, u32)>, op: Op| {
            let first = if numbering.ops.is_isolated(op) { 0 } else { numbering.next_value };
            waiting.extend(op.regions(ir).map(|region| (region, first)));
        };
        add(self, &mut waiting, root);
        while let Some((region, first)) = waiting.pop() {
            self.next_value = first;
            self.region(ir, region);
            for op in region.ops(ir) {
                if op.region_count(ir) > 0 {
                    add(self, &mut waiting, op);
                }
            }
        }
    }

    fn region(&mut self, ir: &Ir<'c>, region: Region) {
        let first = self.next_value;
        for (number, block) in region.blocks(ir).enumerate() {
            set(&mut self.blocks, block.index(), number as u32);
            for argument in block.arguments(ir) {
                self.define(argument);
                self.item(Item::Location(argument.location(ir)));
                self.type_reference(argument.ty(ir));
            }
            for op in block.ops(ir) {
                self.op(ir, op);
            }
        }
        set(&mut self.region_values, region.index(), self.next_value - first);
    }

    fn define(&mut self, value: Value) {
        set(&mut self.values, value.index(), self.next_value);
        self.next_value += 1;
    }

    fn op(&mut self, ir: &Ir<'c>, op: Op) {
        let name = op.name(ir);
        if self.op_names.add(name) {
            let dialect = self.dialect(dialect_of(name));
            self.op_names.set_dialect_of_last(dialect);
        }
        for result in op.results(ir) {
            self.define(result);
            self.type_reference(result.ty(ir));
        }
        if let Some(dictionary) = properties::dictionary(ir, op, self.version) {
            self.item(Item::Attribute(dictionary));
        }
        if self.version >= NATIVE_PROPERTIES {
            let parts = self.parts.get(name, self.version);
            properties::write(ir, op, &parts, &mut Numberer(self));
        }
        let location = self.item(Item::Location(op.location(ir)));
        set(&mut self.op_locations, op.index(), location);
    }

    fn dialect(&mut self, name: &'c str) -> u32 {
        let next = self.dialects.len() as u32;
        let number = *self.dialect_numbers.entry(name).or_insert(next);
        if number == next {
            let encoding = self.context.dialect_interface::<dyn DialectEncoding>(name);
            self.dialects.push(DialectEntry { name, encoding, resources: IndexSet::default() });
        }
        number
    }

    /// Counts a reference to an attribute or a location. Returns its entry.
    fn item(&mut self, item: Item<'c>) -> u32 {
        let (number, is_new) = self.attributes.add_entry(item);
        if !is_new {
            return number;
        }
        let entry = number as usize;
        let name = match item {
            Item::Attribute(attribute) => attribute.dialect(),
            Item::Location(_) => "builtin",
        };
        let dialect = self.dialect(name);
        self.attributes.set_dialect(entry, dialect);
        let encoding = self.dialects[dialect as usize].encoding;
        let is_written = stacker::maybe_grow(RED_ZONE, STACK, || match item {
            Item::Location(location) => {
                builtin::write_location(location, &mut Numberer(self));
                true
            }
            Item::Attribute(attribute) if name == "builtin" => {
                builtin::write_attribute(attribute, &mut Numberer(self))
            }
            Item::Attribute(attribute) => {
                encoding.is_some_and(|own| own.write_attribute(attribute, &mut Numberer(self)))
            }
        });
        if let (false, Item::Attribute(attribute)) = (is_written, item) {
            self.inside_text(attribute);
        }
        number
    }

    /// Counts a reference to a type.
    fn type_reference(&mut self, ty: Type<'c>) {
        if !self.types.add(ty) {
            return;
        }
        let entry = self.types.last();
        let name = ty.dialect();
        let dialect = self.dialect(name);
        self.types.set_dialect(entry, dialect);
        let encoding = self.dialects[dialect as usize].encoding;
        let is_written = stacker::maybe_grow(RED_ZONE, STACK, || match name {
            "builtin" => builtin::write_type(ty, &mut Numberer(self)),
            _ => encoding.is_some_and(|own| own.write_type(ty, &mut Numberer(self))),
        });
        if !is_written && matches!(ty.kind(), TypeKind::Extension { .. }) {
            self.inside_text(ty);
        }
    }

    /// Adds the resources that the text of an attribute or a type refers to, and the `distinct` attributes in it.
    ///
    /// A `distinct` attribute in several texts becomes an entry of its own, whose number the texts have.
    fn inside_text(&mut self, element: impl Into<AttrOrType<'c>>) {
        let element = element.into();
        let (mut keys, mut distinct) = (Vec::new(), Vec::new());
        let mut walker = rtblgen_ir::elements::AttrTypeWalker::default();
        walker.add_attribute_walk(|attribute| {
            match attribute.kind() {
                AttributeKind::DenseResource { key, .. } => keys.push(key),
                AttributeKind::Distinct { .. } => distinct.push(attribute),
                _ => {}
            }
            Walk::Advance
        });
        walker.walk(element, WalkOrder::Pre);
        drop(walker);
        keys.into_iter().for_each(|key| self.resource(key));
        if distinct.is_empty() {
            return;
        }
        for attribute in &distinct {
            let is_entry = self.attributes.contains(Item::Attribute(*attribute));
            if !self.distinct_in_texts.insert(*attribute) && !is_entry {
                self.item(Item::Attribute(*attribute));
            }
        }
        self.texts_with_distinct.insert(element, distinct);
    }

    /// The `distinct` attributes that a text shares with others, each with its number in texts.
    pub(super) fn shared_distinct(&self, element: AttrOrType<'c>) -> Vec<(Attribute<'c>, u64)> {
        let all = self.texts_with_distinct.get(&element).map_or(&[][..], Vec::as_slice);
        let entries = all.iter().filter(|own| self.attributes.contains(Item::Attribute(**own)));
        entries.map(|own| (*own, SHARED_DISTINCT + self.attribute(*own))).collect()
    }

    fn resource(&mut self, key: &'c str) {
        let dialect = self.dialect("builtin");
        self.dialects[dialect as usize].resources.insert(key);
    }

    /// Resources with data come first.
    fn number_resources(&mut self) {
        let mut next = 0;
        for dialect in &self.dialects {
            let has_data = |key: &&&str| self.context.resource_blob(key).is_some();
            let keys = dialect.resources.iter();
            for key in keys.clone().filter(has_data).chain(keys.filter(|key| !has_data(key))) {
                self.resources.insert(key, next);
                next += 1;
            }
        }
    }

    pub(super) fn value(&self, value: Value) -> u64 {
        self.values.get(value.index()).copied().unwrap_or_default().into()
    }

    pub(super) fn block(&self, block: Block) -> u64 {
        self.blocks.get(block.index()).copied().unwrap_or_default().into()
    }

    /// The number of values that the blocks of a region define.
    pub(super) fn region_values(&self, region: Region) -> u64 {
        self.region_values.get(region.index()).copied().unwrap_or_default().into()
    }

    pub(super) fn attribute(&self, attribute: Attribute<'c>) -> u64 {
        self.attributes.number(Item::of(attribute))
    }

    /// The number of the location of an operation.
    pub(super) fn op_location(&self, op: Op) -> u64 {
        self.attributes.number_of(self.op_locations.get(op.index()).copied().unwrap_or_default())
    }

    pub(super) fn location(&self, location: Location<'c>) -> u64 {
        self.attributes.number(Item::Location(location))
    }
}

/// The dialect of an operation; a name without a dot is the name of a dialect.
fn dialect_of(name: OpName<'_>) -> &str {
    name.as_str().split_once('.').map_or(name.as_str(), |(dialect, _)| dialect)
}

/// Counts the references of an encoding.
struct Numberer<'n, 'c>(&'n mut Numbering<'c>);

impl<'c> DialectWriter<'c> for Numberer<'_, 'c> {
    fn version(&self) -> u64 {
        self.0.version
    }

    fn attribute(&mut self, attribute: Attribute<'c>) {
        self.0.item(Item::of(attribute));
    }

    fn optional_attribute(&mut self, attribute: Option<Attribute<'c>>) {
        if let Some(attribute) = attribute {
            self.0.item(Item::of(attribute));
        }
    }

    fn location(&mut self, location: Location<'c>) {
        self.0.item(Item::Location(location));
    }

    fn ty(&mut self, ty: Type<'c>) {
        self.0.type_reference(ty);
    }

    fn resource(&mut self, key: &'c str) {
        self.0.resource(key);
    }

    fn varint(&mut self, _: u64) {}
    fn signed_varint(&mut self, _: i64) {}
    fn byte(&mut self, _: u8) {}
    fn text(&mut self, _: &str) {}
    fn blob(&mut self, _: &[u8]) {}
}
