//! Reads operations.

use std::rc::Rc;

use indexmap::IndexMap;
use rtblgen_ir::{Block, Ir, Op, OpState, Region, Value};
use rustc_hash::{FxBuildHasher, FxHashMap};

use super::cursor::Cursor;
use super::dialects::OpNameEntry;
use super::entries::Entries;
use super::properties::Plan;
use super::uses::{self, Order};
use crate::error::Error;
use crate::format::{ELIDED_LOCATIONS, ISOLATED_SECTIONS, Section, USE_LIST_ORDERS, mask};
use crate::properties::PartTable;

/// The bodies in sections that are not read at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Laziness {
    Nothing,
    /// All except the body of the file's module.
    Inner,
    All,
}

/// Reads the IR section into an IR with an empty module.
pub(super) fn read<'a, 'c>(
    ir: Ir<'c>,
    section: Cursor<'a>,
    entries: Entries<'a, 'c>,
    op_names: Vec<OpNameEntry<'c>>,
    properties: Vec<Cursor<'a>>,
    laziness: Laziness,
) -> Result<OpReader<'a, 'c>, Error> {
    let mut reader = OpReader {
        ir,
        entries,
        op_names,
        known_dialects: Vec::new(),
        properties,
        parts: PartTable::default(),
        plans: FxHashMap::default(),
        sources: vec![Source { cursor: section, pending: 0 }],
        scopes: vec![Vec::new()],
        regions: Vec::new(),
        forward: Vec::new(),
        placeholders: Vec::new(),
        open_forward: 0,
        orders: Vec::new(),
        bodies: (laziness != Laziness::Nothing).then(IndexMap::default),
        laziness,
        sequence: Vec::new(),
        created: 0,
    };
    reader.file()?;
    Ok(reader)
}

/// A section from which operations are read.
struct Source<'a> {
    cursor: Cursor<'a>,
    /// The number of announced values, blocks and regions that are not read yet. Each takes at least a byte, so the
    /// number is at most the number of bytes.
    pending: usize,
}

/// A value of a region.
#[derive(Clone, Copy)]
enum Slot {
    Undefined,
    /// The value was used before its definition: the result of a placeholder operation.
    Forward(Value),
    Defined(Value),
}

/// The state of reading the regions of an operation.
struct Regions {
    op: Op,
    is_isolated: bool,
    /// Whether the regions have a section of their own.
    has_section: bool,
    /// The number of the current region.
    number: usize,
    blocks: Vec<Block>,
    /// The index of the current block in `blocks`.
    block: usize,
    ops_left: u64,
    /// The index in the scope of the region's first value, the number of its values, and the number of defined ones.
    first_value: usize,
    value_count: usize,
    defined: usize,
}

/// The key of a [`Plan`]: the numbers of the operation's name, dictionary and properties. The largest number stands for
/// an absent one.
type PlanKey = (usize, u64, u64);

pub(super) struct OpReader<'a, 'c> {
    pub(super) ir: Ir<'c>,
    pub(super) entries: Entries<'a, 'c>,
    op_names: Vec<OpNameEntry<'c>>,
    /// For each operation name, whether the dialect was found to be known.
    known_dialects: Vec<bool>,
    properties: Vec<Cursor<'a>>,
    parts: PartTable,
    plans: FxHashMap<PlanKey, Rc<Plan<'c>>>,
    sources: Vec<Source<'a>>,
    /// The values of each open isolated region.
    scopes: Vec<Vec<Slot>>,
    regions: Vec<Regions>,
    /// Values that were used before they were defined.
    forward: Vec<Value>,
    /// The placeholder operations. They are erased at the end, so that the indices of operations are in order.
    placeholders: Vec<Op>,
    open_forward: usize,
    orders: Vec<(Value, Order)>,
    /// The sections of bodies that are not read yet, by operation; `None` if all bodies are read at once.
    bodies: Option<IndexMap<Op, Cursor<'a>, FxBuildHasher>>,
    laziness: Laziness,
    /// The position of each operation in the file, by its index, if bodies are read later: the indices are not in the
    /// order of the file then.
    sequence: Vec<u32>,
    created: u32,
}

impl<'a, 'c> OpReader<'a, 'c> {
    fn cursor(&mut self) -> &mut Cursor<'a> {
        &mut self.sources.last_mut().expect("a section is open").cursor
    }

    /// Announces a number of entities that take at least a byte each.
    fn announce(&mut self, count: u64, what: &str) -> Result<usize, Error> {
        let source = self.sources.last_mut().expect("a section is open");
        let room = source.cursor.remaining().saturating_sub(source.pending);
        match usize::try_from(count).ok().filter(|count| *count <= room) {
            Some(count) => {
                source.pending += count;
                Ok(count)
            }
            None => Err(source.cursor.error(format!("{count} {what} do not fit in the bytes that follow"))),
        }
    }

    fn arrive(&mut self, count: usize) {
        let source = self.sources.last_mut().expect("a section is open");
        source.pending = source.pending.saturating_sub(count);
    }

    fn file(&mut self) -> Result<(), Error> {
        let wrapper = self.ir.root();
        let body = self.ir.body_block();
        let (ops, has_arguments) = self.cursor().flagged()?;
        if has_arguments {
            return Err(self.cursor().error("the outermost block has arguments"));
        }
        self.regions.push(Regions {
            op: wrapper,
            is_isolated: true,
            has_section: false,
            number: 0,
            blocks: vec![body],
            block: 0,
            ops_left: ops,
            first_value: 0,
            value_count: 0,
            defined: 0,
        });
        self.steps()?;
        let end = *self.cursor();
        end.expect_end("the IR section")?;
        self.order_uses()?;
        self.unwrap(wrapper, body);
        let root = self.ir.root();
        self.entries.upgrade(&mut self.ir, root)
    }

    /// Reads until all open regions are complete.
    fn steps(&mut self) -> Result<(), Error> {
        while !self.regions.is_empty() {
            self.step()?;
        }
        match self.open_forward {
            0 => Ok(()),
            _ => Err(self.unresolved()),
        }
    }

    /// The error for a value that is used and never defined.
    fn unresolved(&mut self) -> Error {
        let message =
            "not all forward unresolved forward operand references: a value is used and never defined";
        self.cursor().error(message)
    }

    /// The operations whose bodies are not read yet.
    pub(super) fn without_bodies(&self) -> impl Iterator<Item = Op> + '_ {
        self.bodies.iter().flat_map(IndexMap::keys).copied()
    }

    /// Reads the body of an operation. Returns false if it was read before.
    pub(super) fn materialize(&mut self, op: Op) -> Result<bool, Error> {
        let Some(section) = self.bodies.as_mut().and_then(|bodies| bodies.shift_remove(&op)) else {
            return Ok(false);
        };
        let pending = op.region_count(&self.ir);
        self.sources.push(Source { cursor: section, pending });
        self.open_regions(op, true, true)?;
        self.steps()?;
        self.sources.pop();
        self.order_uses()?;
        self.entries.upgrade(&mut self.ir, op)?;
        Ok(true)
    }

    /// Forgets the body of an operation that will be erased.
    pub(super) fn forget(&mut self, op: Op) {
        if let Some(bodies) = &mut self.bodies {
            bodies.shift_remove(&op);
        }
    }

    /// If the file contains a single module, makes it the root instead of the module around it.
    fn unwrap(&mut self, wrapper: Op, body: Block) {
        let ops: Vec<_> = body.ops(&self.ir).take(2).collect();
        if let [op] = ops.as_slice()
            && op.name(&self.ir).as_str() == "builtin.module"
        {
            self.ir.detach_op(*op);
            self.ir.set_root(*op);
            self.ir.erase_op(wrapper);
        }
    }

    /// Reads an operation, or the header of the next block or region.
    fn step(&mut self) -> Result<(), Error> {
        let Some(state) = self.regions.last_mut() else { return Ok(()) };
        if state.ops_left > 0 {
            state.ops_left -= 1;
            return self.op();
        }
        if state.block + 1 < state.blocks.len() {
            state.block += 1;
            return self.block_head();
        }
        self.end_region()?;
        self.next_region()
    }

    /// Begins the next region that has blocks, or ends the operation.
    fn next_region(&mut self) -> Result<(), Error> {
        loop {
            let Some(state) = self.regions.last_mut() else { return Ok(()) };
            state.number = state.number.wrapping_add(1);
            let (op, number) = (state.op, state.number);
            if number >= op.region_count(&self.ir) {
                return self.end_regions();
            }
            let region = op.region(&self.ir, number);
            if self.region(region)? {
                return self.block_head();
            }
        }
    }

    /// Reads the header of a region. Returns whether the region has blocks.
    fn region(&mut self, region: Region) -> Result<bool, Error> {
        self.arrive(1);
        let blocks = self.cursor().varint()?;
        if blocks == 0 {
            return Ok(false);
        }
        let blocks = self.announce(blocks, "blocks")?;
        let values = self.cursor().varint()?;
        let values = self.announce(values, "values")?;
        let blocks = (0..blocks).map(|_| self.ir.append_block(region, &[], &[])).collect();
        let scope = self.scopes.last_mut().expect("a scope is open");
        let first_value = scope.len();
        scope.resize(first_value + values, Slot::Undefined);
        if let Some(state) = self.regions.last_mut() {
            state.blocks = blocks;
            state.block = 0;
            state.first_value = first_value;
            state.value_count = values;
            state.defined = 0;
        }
        Ok(true)
    }

    fn end_region(&mut self) -> Result<(), Error> {
        let Some(state) = self.regions.last_mut() else { return Ok(()) };
        let (first, count, defined) = (state.first_value, state.value_count, state.defined);
        state.blocks = Vec::new();
        state.value_count = 0;
        if count != defined && self.open_forward > 0 {
            return Err(self.unresolved());
        }
        if count != defined {
            let message = format!("a region of {count} values defines {defined}");
            return Err(self.cursor().error(message));
        }
        self.scopes.last_mut().expect("a scope is open").truncate(first);
        Ok(())
    }

    fn end_regions(&mut self) -> Result<(), Error> {
        let Some(state) = self.regions.pop() else { return Ok(()) };
        if state.is_isolated {
            self.scopes.pop();
        }
        if state.has_section
            && let Some(source) = self.sources.pop()
        {
            source.cursor.expect_end("the section of a region")?;
        }
        Ok(())
    }

    fn block_head(&mut self) -> Result<(), Error> {
        self.arrive(1);
        let (ops, has_arguments) = self.cursor().flagged()?;
        let Some(state) = self.regions.last_mut() else { return Ok(()) };
        state.ops_left = ops;
        let block = state.blocks[state.block];
        if has_arguments { self.arguments(block) } else { Ok(()) }
    }

    fn arguments(&mut self, block: Block) -> Result<(), Error> {
        let count = self.cursor().count("arguments of a block")?;
        let version = self.entries.version;
        for _ in 0..count {
            let at = *self.cursor();
            let mut cursor = at;
            let (number, has_location) = match version < ELIDED_LOCATIONS {
                true => (cursor.varint()?, true),
                false => cursor.flagged()?,
            };
            let ty = self.entries.ty(&at, number, 0)?;
            let location = match has_location {
                true => self.entries.location(&mut cursor)?,
                false => self.ir.context().unknown_loc(),
            };
            *self.cursor() = cursor;
            self.ir.add_argument(block, ty, location);
        }
        let arguments: Vec<Value> = block.arguments(&self.ir).collect();
        self.define(count, |_, number| arguments[number])?;
        if version >= USE_LIST_ORDERS && self.cursor().byte()? != 0 {
            let orders = uses::read(self.cursor(), count)?;
            self.orders.extend(orders.into_iter().map(|order| (arguments[order.number], order)));
        }
        Ok(())
    }

    /// Defines values with the next numbers of the region.
    fn define(&mut self, count: usize, value: impl Fn(&Ir<'c>, usize) -> Value) -> Result<(), Error> {
        let Some(state) = self.regions.last_mut() else { return Ok(()) };
        let first = state.first_value + state.defined;
        if state.defined + count > state.value_count {
            let (start, values) = (state.defined, state.value_count);
            let message = format!(
                "value index range was outside of the expected range for the parent region, got [{start}, {}), but the \
                 maximum index was {}",
                start + count,
                values.saturating_sub(1)
            );
            return Err(self.cursor().error(message));
        }
        state.defined += count;
        self.arrive(count);
        let scope = self.scopes.last_mut().expect("a scope is open");
        for (number, slot) in scope[first..first + count].iter_mut().enumerate() {
            let value = value(&self.ir, number);
            if let Slot::Forward(placeholder) = std::mem::replace(slot, Slot::Defined(value)) {
                self.ir.replace_all_uses(placeholder, value);
                self.placeholders.extend(placeholder.defining_op(&self.ir));
                self.open_forward -= 1;
                self.forward.push(value);
            }
        }
        Ok(())
    }

    fn op(&mut self) -> Result<(), Error> {
        let mut cursor = *self.cursor();
        let (name_number, name) = self.op_name(&mut cursor)?;
        let parts = cursor.byte()?;
        let location = self.entries.location(&mut cursor)?;
        let mut state = OpState::new(name.name, location);
        let plan = self.plan(&mut cursor, name_number, name, parts)?;
        if let Some(plan) = &plan {
            plan.apply(&mut state);
        }
        if parts & mask::RESULTS != 0 {
            for _ in 0..cursor.count("results")? {
                state.results.push(self.entries.next_type(&mut cursor)?);
            }
        }
        if parts & mask::OPERANDS != 0 {
            for _ in 0..cursor.count("operands")? {
                let operand = self.operand(&mut cursor)?;
                state.operands.push(operand);
            }
        }
        if parts & mask::SUCCESSORS != 0 {
            for _ in 0..cursor.count("successors")? {
                state.successors.push(self.successor(&mut cursor)?);
            }
        }
        let mut orders = Vec::new();
        if parts & mask::USE_LIST_ORDERS != 0 && self.entries.version >= USE_LIST_ORDERS {
            orders = uses::read(&mut cursor, state.results.len())?;
        }
        let mut is_isolated = false;
        if parts & mask::REGIONS != 0 {
            let (count, flag) = cursor.flagged()?;
            *self.cursor() = cursor;
            is_isolated = flag;
            state.empty_regions = self.announce(count, "regions")?;
        }
        *self.cursor() = cursor;
        let op = self.create(state, plan.as_deref())?;
        self.orders.extend(orders.into_iter().map(|order| (op.result(&self.ir, order.number), order)));
        if op.region_count(&self.ir) > 0 { self.begin_regions(op, is_isolated) } else { Ok(()) }
    }

    fn create(&mut self, state: OpState<'c>, plan: Option<&Plan<'c>>) -> Result<Op, Error> {
        let op = self.ir.create_op(state);
        if self.bodies.is_some() {
            let (index, next) = (op.index(), self.created);
            if self.sequence.len() <= index {
                self.sequence.resize((index + 1).next_power_of_two(), 0);
            }
            self.sequence[index] = next;
            self.created += 1;
        }
        if let Some(plan) = plan {
            self.ir.set_discardable_attributes(op, plan.discardable);
        }
        let Some(regions) = self.regions.last() else { return Ok(op) };
        let (block, counts_values) = (regions.blocks[regions.block], regions.value_count > 0);
        self.ir.append_op(block, op);
        let results = op.result_count(&self.ir);
        if counts_values && results > 0 {
            self.define(results, |ir, number| op.result(ir, number))?;
        }
        Ok(op)
    }

    fn begin_regions(&mut self, op: Op, is_isolated: bool) -> Result<(), Error> {
        let has_section = is_isolated && self.entries.version >= ISOLATED_SECTIONS;
        let count = op.region_count(&self.ir);
        let is_module = self.regions.len() == 1 && op.name(&self.ir).as_str() == "builtin.module";
        let is_left = match self.laziness {
            Laziness::Nothing => false,
            Laziness::Inner => !is_module,
            Laziness::All => true,
        };
        if has_section && is_left {
            self.arrive(count);
            let section = *self.cursor();
            self.cursor().section()?;
            if let Some(bodies) = &mut self.bodies {
                bodies.insert(op, section);
            }
            return Ok(());
        }
        self.open_regions(op, is_isolated, has_section)
    }

    fn open_regions(&mut self, op: Op, is_isolated: bool, has_section: bool) -> Result<(), Error> {
        let count = op.region_count(&self.ir);
        if has_section {
            // The regions are in a separate section.
            self.arrive(count);
            let at = *self.cursor();
            let (section, cursor) = self.cursor().section()?;
            if section != Section::Ir {
                return Err(at.error(format!("expected a section of IR, found a {} section", section.name())));
            }
            if count > cursor.remaining() {
                return Err(at.error(format!("{count} regions do not fit in their section")));
            }
            self.sources.push(Source { cursor, pending: count });
        }
        if is_isolated {
            self.scopes.push(Vec::new());
        }
        self.regions.push(Regions {
            op,
            is_isolated,
            has_section,
            number: usize::MAX,
            blocks: Vec::new(),
            block: 0,
            ops_left: 0,
            first_value: 0,
            value_count: 0,
            defined: 0,
        });
        self.next_region()
    }

    fn op_name(&mut self, cursor: &mut Cursor<'a>) -> Result<(usize, OpNameEntry<'c>), Error> {
        let at = *cursor;
        let number = cursor.varint()?;
        let name = usize::try_from(number).ok().and_then(|number| self.op_names.get(number)).copied();
        let Some(name) = name else {
            let count = self.op_names.len();
            return Err(at.error(format!("invalid operation name index: {number}, there are {count}")));
        };
        if self.known_dialects.is_empty() {
            self.known_dialects.resize(self.op_names.len(), false);
        }
        let number = number as usize;
        if !self.known_dialects[number] {
            self.entries.dialects[name.dialect].expect_known(self.ir.context(), &at)?;
            self.known_dialects[number] = true;
        }
        Ok((number, name))
    }

    /// Returns the attributes in the dictionary and the properties of an operation, if it has any.
    fn plan(
        &mut self,
        cursor: &mut Cursor<'a>,
        name_number: usize,
        name: OpNameEntry<'c>,
        parts: u8,
    ) -> Result<Option<Rc<Plan<'c>>>, Error> {
        let at = *cursor;
        let mut number = |bit: u8| if parts & bit == 0 { Ok(u64::MAX) } else { cursor.varint() };
        let key = (name_number, number(mask::ATTRIBUTES)?, number(mask::PROPERTIES)?);
        if (key.1, key.2) == (u64::MAX, u64::MAX) {
            return Ok(None);
        }
        if let Some(plan) = self.plans.get(&key) {
            return Ok(Some(Rc::clone(plan)));
        }
        let mut plan = Plan::default();
        if key.1 != u64::MAX {
            let attribute = self.entries.value(&at, key.1, 0)?.as_attribute();
            let Some(dictionary) = attribute.cast() else {
                return Err(at.error(self.entries.unexpected("DictionaryAttr", key.1, attribute)));
            };
            let added = plan.add_dictionary(name.name.definition(), dictionary);
            added.map_err(|message| at.error(message))?;
        }
        if key.2 != u64::MAX {
            let place = usize::try_from(key.2).ok().and_then(|number| self.properties.get(number)).copied();
            let Some(place) = place else {
                let count = self.properties.len();
                return Err(at.error(format!("invalid properties index: {}, there are {count}", key.2)));
            };
            if name.was_registered.is_none() {
                return Err(at.error("properties in bytecode of a version without them"));
            }
            let parts = self.parts.get(name.name, self.entries.version);
            plan.add_properties(&name, &parts.parts, place, &mut self.entries)?;
        }
        let plan = Rc::new(plan);
        self.plans.insert(key, Rc::clone(&plan));
        Ok(Some(plan))
    }

    fn operand(&mut self, cursor: &mut Cursor<'a>) -> Result<Value, Error> {
        let at = *cursor;
        let number = cursor.varint()?;
        let scope = self.scopes.last_mut().expect("a scope is open");
        let count = scope.len();
        let slot = usize::try_from(number).ok().and_then(|number| scope.get_mut(number));
        match slot {
            Some(Slot::Defined(value) | Slot::Forward(value)) => Ok(*value),
            Some(slot) => {
                let context = self.ir.context();
                let state = OpState::new("builtin.unrealized_conversion_cast", context.unknown_loc())
                    .result(context.none_type());
                let op = self.ir.create_op(state);
                let value = op.result(&self.ir, 0);
                *slot = Slot::Forward(value);
                self.open_forward += 1;
                Ok(value)
            }
            None => Err(at.error(format!("invalid value index: {number}, there are {count}"))),
        }
    }

    fn successor(&mut self, cursor: &mut Cursor<'a>) -> Result<Block, Error> {
        let at = *cursor;
        let number = cursor.varint()?;
        let blocks = self.regions.last().map_or(&[][..], |state| &state.blocks);
        let block = usize::try_from(number).ok().and_then(|number| blocks.get(number)).copied();
        block
            .ok_or_else(|| at.error(format!("invalid successor index: {number}, there are {}", blocks.len())))
    }

    /// Erases the placeholder operations, and restores the orders of uses.
    fn order_uses(&mut self) -> Result<(), Error> {
        for op in std::mem::take(&mut self.placeholders) {
            self.ir.erase_op(op);
        }
        for value in std::mem::take(&mut self.forward) {
            uses::apply(&mut self.ir, value, None, &self.sequence)?;
        }
        for (value, order) in std::mem::take(&mut self.orders) {
            uses::apply(&mut self.ir, value, Some(&order), &self.sequence)?;
        }
        Ok(())
    }
}
