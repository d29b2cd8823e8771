//! Numbers all entities of the IR. The entities that are used most have the lowest numbers, as in MLIR.
//!
//! Each reference is looked up once, here. The entries of the references are kept in order, so that the writer does not
//! look up anything.

use std::any::Any;
use std::rc::Rc;

use indexmap::{IndexMap, IndexSet};
use rtblgen_ir::{
    Attribute, AttributeKind, Block, Context, Ir, Location, LocationKind, Op, OpName, Region, Type, TypeKind,
    Value, Walk, WalkOrder, elements::AttrOrType,
};
use rustc_hash::{FxBuildHasher, FxHashMap, FxHashSet};
use smallvec::SmallVec;

use super::isolation::OpNumbers;
use super::properties::{self, Written};
use super::property_table::PropertyTable;
use super::table::{NONE, Table};
use crate::builtin;
use crate::dialect::{DialectEncoding, DialectWriter, WriteHooks};
use crate::format::{NATIVE_PROPERTIES, SHARED_DISTINCT};
use crate::properties::{Part, PartTable};

/// The number of references of an operation before those of its result types.
const OP_HEAD: usize = 4;
/// If the free stack is smaller, a nested attribute is numbered on a new stack.
const RED_ZONE: usize = 64 << 10;
/// The size of a new stack.
const STACK: usize = 1 << 20;

/// An entry of the attribute table. A location attribute is the same entry as the location.
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

    pub(super) fn as_attribute(self) -> Attribute<'c> {
        match self {
            Item::Attribute(attribute) => attribute,
            Item::Location(location) => location.as_attribute(),
        }
    }
}

/// A dialect to which an entity in the file belongs.
pub(super) struct DialectEntry<'c> {
    pub(super) name: &'c str,
    pub(super) encoding: Option<&'static dyn DialectEncoding>,
    /// The keys of its resources to which the file refers.
    pub(super) resources: IndexSet<&'c str, FxBuildHasher>,
}

/// The numbers of all entities.
pub(super) struct Numbering<'c> {
    context: &'c Context,
    pub(super) version: u64,
    pub(super) hooks: Option<Rc<dyn WriteHooks>>,
    pub(super) dialects: Vec<DialectEntry<'c>>,
    dialect_numbers: FxHashMap<&'c str, u32>,
    /// The dialect of the last look-up.
    recent_dialect: u32,
    pub(super) attributes: Table<Item<'c>>,
    pub(super) types: Table<Type<'c>>,
    pub(super) op_names: Table<OpName<'c>>,
    pub(super) ops: OpNumbers,
    /// The numbers of values, by index.
    values: Vec<u32>,
    /// The numbers of blocks, by index.
    blocks: Vec<u32>,
    /// The number of values in each region that is not empty, by the index of the region.
    region_values: Vec<u32>,
    next_value: u32,
    /// The entries of all references: see [`References`].
    references: Vec<u32>,
    /// Where the references of an operation start, by the index of the operation: name, location, dictionary or
    /// [`NONE`], number in `properties` or [`NONE`], and result types.
    op_references: Vec<u32>,
    /// Where the references of the arguments of a block start, by the index of the block: location and type of each.
    block_references: Vec<u32>,
    parts: PartTable,
    pub(super) properties: PropertyTable<'c>,
    /// The `distinct` attributes that occur in texts.
    distinct_in_texts: FxHashSet<Attribute<'c>>,
    /// The `distinct` attributes in each text that has any.
    texts_with_distinct: FxHashMap<AttrOrType<'c>, Vec<Attribute<'c>>>,
    /// The numbers of resources by key; empty until all entities are numbered.
    pub(super) resources: IndexMap<&'c str, u64, FxBuildHasher>,
}

fn set(table: &mut Vec<u32>, index: usize, number: u32) {
    if table.len() <= index {
        table.resize((index + 1).next_power_of_two(), 0);
    }
    table[index] = number;
}

impl<'c> Numbering<'c> {
    /// Numbers an operation and all entities in it.
    pub(super) fn new(
        ir: &Ir<'c>,
        root: Op,
        ops: OpNumbers,
        version: u64,
        hooks: Option<Rc<dyn WriteHooks>>,
    ) -> Self {
        let mut numbering = Numbering {
            context: ir.context(),
            version,
            hooks,
            dialects: Vec::new(),
            dialect_numbers: FxHashMap::default(),
            recent_dialect: 0,
            attributes: Table::default(),
            types: Table::default(),
            op_names: Table::default(),
            ops,
            values: Vec::new(),
            blocks: Vec::new(),
            region_values: Vec::new(),
            next_value: 0,
            references: Vec::new(),
            op_references: Vec::new(),
            block_references: Vec::new(),
            parts: PartTable::default(),
            properties: PropertyTable::default(),
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

    /// Numbers the entities in the regions of an operation. The last waiting region is next, as in MLIR.
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
            self.arguments(ir, block);
            for op in block.ops(ir) {
                self.op(ir, op);
            }
        }
        set(&mut self.region_values, region.index(), self.next_value - first);
    }

    fn arguments(&mut self, ir: &Ir<'c>, block: Block) {
        let start = self.keep(2 * block.argument_count(ir));
        for (number, argument) in block.arguments(ir).enumerate() {
            self.define(argument);
            let place = start + 2 * number;
            self.references[place] = self.location(argument.location(ir));
            self.references[place + 1] = self.type_reference(argument.ty(ir));
        }
        set(&mut self.block_references, block.index(), start as u32);
    }

    /// Reserves references, which are [`NONE`] until they are set. Returns where they start.
    fn keep(&mut self, count: usize) -> usize {
        let start = self.references.len();
        self.references.resize(start + count, NONE);
        start
    }

    fn define(&mut self, value: Value) {
        set(&mut self.values, value.index(), self.next_value);
        self.next_value += 1;
    }

    fn op(&mut self, ir: &Ir<'c>, op: Op) {
        let name = op.name(ir);
        let (name_entry, is_new) = self.op_names.add(name);
        if is_new {
            let dialect = self.dialect(dialect_of(name));
            self.op_names.entry_mut(name_entry).dialect = dialect;
        }
        let start = self.keep(OP_HEAD + op.result_count(ir));
        self.references[start] = name_entry;
        for (number, result) in op.results(ir).enumerate() {
            self.define(result);
            self.references[start + OP_HEAD + number] = self.type_reference(result.ty(ir));
        }
        let parts = self.parts.get(name, self.version).clone();
        if let Some(dictionary) = properties::dictionary(ir, op, self.version, &parts) {
            self.references[start + 2] = self.item(Item::Attribute(dictionary));
        }
        if self.version >= NATIVE_PROPERTIES {
            self.references[start + 3] = self.properties(ir, op, name_entry, &parts.parts);
        }
        self.references[start + 1] = self.location(op.location(ir));
        set(&mut self.op_references, op.index(), start as u32);
    }

    /// Counts the references of the properties of an operation. Returns their number; [`NONE`] if it has no properties.
    fn properties(&mut self, ir: &Ir<'c>, op: Op, name: u32, parts: &[Part]) -> u32 {
        if let Some(number) = self.properties.get(ir, op, name) {
            let (start, count) = self.properties.references(number);
            for reference in self.references.iter().skip(start as usize).take(count as usize) {
                match reference & TYPE {
                    0 => self.attributes.entry_mut(*reference).uses += 1,
                    _ => self.types.entry_mut(reference & !TYPE).uses += 1,
                }
            }
            return number;
        }
        let encoding = self.encoding(name);
        let mut numberer = Numberer::new(self);
        let written = properties::write(ir, op, encoding, parts, &mut numberer);
        let count = numberer.references.len() as u32;
        let start = numberer.finish();
        let number = match written {
            Written::Nothing => NONE,
            Written::Parts | Written::Custom => self.properties.add(start, count),
        };
        // The encoding of a dialect may depend on other data than attributes and segments.
        if written != Written::Custom {
            self.properties.remember(ir, op, name, number);
        }
        number
    }

    fn dialect(&mut self, name: &'c str) -> u32 {
        let recent = self.recent_dialect;
        if self.dialects.get(recent as usize).is_some_and(|dialect| dialect.name == name) {
            return recent;
        }
        let next = self.dialects.len() as u32;
        let number = *self.dialect_numbers.entry(name).or_insert(next);
        if number == next {
            let encoding = self.context.dialect_interface::<dyn DialectEncoding>(name);
            self.dialects.push(DialectEntry { name, encoding, resources: IndexSet::default() });
        }
        self.recent_dialect = number;
        number
    }

    /// Counts a reference to a location. Returns its entry.
    fn location(&mut self, location: Location<'c>) -> u32 {
        // A file location refers only to the name of the file. Most operations have a different one.
        let LocationKind::File(range) = location.kind() else { return self.item(Item::Location(location)) };
        if self.hooks.is_some() {
            return self.item(Item::Location(location));
        }
        let (entry, is_new) = self.attributes.add(Item::Location(location));
        if is_new {
            self.attributes.entry_mut(entry).dialect = self.dialect("builtin");
            let file = self.item(Item::Attribute(range.file.as_attribute()));
            self.attributes.entry_mut(entry).references = self.references.len() as u32;
            self.references.push(file);
        }
        entry
    }

    /// Counts a reference to an attribute or a location. Returns its entry.
    fn item(&mut self, item: Item<'c>) -> u32 {
        let (entry, is_new) = self.attributes.add(item);
        if !is_new {
            return entry;
        }
        let name = match item {
            Item::Attribute(attribute) => attribute.dialect(),
            Item::Location(_) => "builtin",
        };
        let dialect = self.dialect(name);
        self.attributes.entry_mut(entry).dialect = dialect;
        let encoding = self.dialects[dialect as usize].encoding;
        let hooks = self.hooks.clone();
        let mut numberer = Numberer::new(self);
        let mut group = None;
        let is_written = stacker::maybe_grow(RED_ZONE, STACK, || {
            group = hooks.and_then(|hooks| hooks.write_attribute(item.as_attribute(), &mut numberer));
            match item {
                _ if group.is_some() => true,
                Item::Location(location) => {
                    builtin::write_location(location, &mut numberer);
                    true
                }
                Item::Attribute(attribute) if name == "builtin" => {
                    builtin::write_attribute(attribute, &mut numberer)
                }
                Item::Attribute(attribute) => {
                    encoding.is_some_and(|own| own.write_attribute(attribute, &mut numberer))
                }
            }
        });
        self.attributes.entry_mut(entry).references = numberer.finish();
        if let Some(group) = group {
            self.attributes.entry_mut(entry).dialect = self.dialect(group);
        }
        if let (false, Item::Attribute(attribute)) = (is_written, item) {
            self.inside_text(attribute);
        }
        entry
    }

    /// Counts a reference to a type. Returns its entry.
    fn type_reference(&mut self, ty: Type<'c>) -> u32 {
        let (entry, is_new) = self.types.add(ty);
        if !is_new {
            return entry;
        }
        let name = ty.dialect();
        let dialect = self.dialect(name);
        self.types.entry_mut(entry).dialect = dialect;
        let encoding = self.dialects[dialect as usize].encoding;
        let hooks = self.hooks.clone();
        let mut numberer = Numberer::new(self);
        let mut group = None;
        let is_written = stacker::maybe_grow(RED_ZONE, STACK, || {
            group = hooks.and_then(|hooks| hooks.write_type(ty, &mut numberer));
            match name {
                _ if group.is_some() => true,
                "builtin" => builtin::write_type(ty, &mut numberer),
                _ => encoding.is_some_and(|own| own.write_type(ty, &mut numberer)),
            }
        });
        self.types.entry_mut(entry).references = numberer.finish();
        if let Some(group) = group {
            self.types.entry_mut(entry).dialect = self.dialect(group);
        }
        if !is_written && matches!(ty.kind(), TypeKind::Extension { .. }) {
            self.inside_text(ty);
        }
        entry
    }

    /// Adds the resources to which the text of an attribute or a type refers, and the `distinct` attributes in it.
    ///
    /// A `distinct` attribute that occurs in several texts becomes an entry, whose number stands in the texts.
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

    /// The `distinct` attributes that a text shares with other texts, each with its number in the texts.
    pub(super) fn shared_distinct(&self, element: AttrOrType<'c>) -> Vec<(Attribute<'c>, u64)> {
        let all = self.texts_with_distinct.get(&element).map_or(&[][..], Vec::as_slice);
        let entries = all.iter().filter(|own| self.attributes.contains(Item::Attribute(**own)));
        entries
            .map(|own| (*own, SHARED_DISTINCT + self.attributes.number_of(Item::Attribute(*own))))
            .collect()
    }

    /// The version of a dialect that is written, if the hooks have one.
    pub(super) fn dialect_version(&self, dialect: &str) -> Option<&dyn Any> {
        self.hooks.as_deref()?.dialect_version(dialect)
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

    /// The encoding of the dialect of an operation name, which is given by its entry.
    pub(super) fn encoding(&self, name: u32) -> Option<&'static dyn DialectEncoding> {
        self.dialects.get(self.op_names.dialect(name) as usize)?.encoding
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

    /// The references from a start on.
    pub(super) fn references(&self, start: u32) -> References<'_> {
        References(self.references.get(start as usize..).unwrap_or_default().iter())
    }

    /// The references of an operation.
    pub(super) fn op_references(&self, op: Op) -> References<'_> {
        self.references(self.op_references.get(op.index()).copied().unwrap_or(NONE))
    }

    /// The references of the arguments of a block.
    pub(super) fn block_references(&self, block: Block) -> References<'_> {
        self.references(self.block_references.get(block.index()).copied().unwrap_or(NONE))
    }
}

/// The bit of references in encodings that marks entries of types.
const TYPE: u32 = 1 << 31;

/// An iterator over the entries of references, in the order in which they were numbered.
#[derive(Clone)]
pub(super) struct References<'n>(std::slice::Iter<'n, u32>);

impl References<'_> {
    /// The next entry; [`NONE`] at the end, which means that an encoding wrote more references than it numbered.
    pub(super) fn next(&mut self) -> u32 {
        self.0.next().copied().unwrap_or(NONE)
    }

    /// The next entry, which must be one of a type.
    pub(super) fn next_type(&mut self) -> u32 {
        self.next() & !TYPE
    }
}

/// The dialect of an operation name. A name without a dot is the name of a dialect.
fn dialect_of(name: OpName<'_>) -> &str {
    name.as_str().split_once('.').map_or(name.as_str(), |(dialect, _)| dialect)
}

/// Counts the references of an encoding. It is the writer of the first run, which writes no bytes.
struct Numberer<'n, 'c> {
    numbering: &'n mut Numbering<'c>,
    references: SmallVec<[u32; 8]>,
}

impl<'n, 'c> Numberer<'n, 'c> {
    fn new(numbering: &'n mut Numbering<'c>) -> Self {
        Numberer { numbering, references: SmallVec::new() }
    }

    /// Stores the references. Returns where they start.
    fn finish(self) -> u32 {
        let start = self.numbering.references.len() as u32;
        self.numbering.references.extend_from_slice(&self.references);
        start
    }
}

impl<'c> DialectWriter<'c> for Numberer<'_, 'c> {
    fn version(&self) -> u64 {
        self.numbering.version
    }

    fn dialect_version(&self, dialect: &str) -> Option<&dyn Any> {
        self.numbering.dialect_version(dialect)
    }

    fn attribute(&mut self, attribute: Attribute<'c>) {
        self.references.push(self.numbering.item(Item::of(attribute)));
    }

    fn optional_attribute(&mut self, attribute: Option<Attribute<'c>>) {
        if let Some(attribute) = attribute {
            self.attribute(attribute);
        }
    }

    fn location(&mut self, location: Location<'c>) {
        self.references.push(self.numbering.location(location));
    }

    fn ty(&mut self, ty: Type<'c>) {
        self.references.push(self.numbering.type_reference(ty) | TYPE);
    }

    fn resource(&mut self, key: &'c str) {
        self.numbering.resource(key);
    }

    fn varint(&mut self, _: u64) {}
    fn signed_varint(&mut self, _: i64) {}
    fn byte(&mut self, _: u8) {}
    fn text(&mut self, _: &str) {}
    fn blob(&mut self, _: &[u8]) {}
}
