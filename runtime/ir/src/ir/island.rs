//! Islands: copies of isolated operations in IRs of their own, to be changed on other threads and merged back.
//!
//! The copy is exact: it has the order of uses and the order numbers of the original. Like any IR, it has handles that are not
//! valid in another IR. After the merge, handles of the original are valid again, except those of erased entities.

use super::handle::Op;
use super::pool::{List, Pool};
use super::slab::NONE;
use super::storage::{BlockData, Extra, Ir, Link, OpData, RegionData, ValueData};

/// A copy of an operation and all in it.
pub struct Island<'c> {
    pub(super) ir: Ir<'c>,
    /// For each slot of the copy, the slot of the original.
    pub(super) ops: Vec<u32>,
    pub(super) blocks: Vec<u32>,
    pub(super) regions: Vec<u32>,
    pub(super) values: Vec<u32>,
}

/// For each index of the original, the index in the copy. Entries of entities that are not copied have no meaning. A thread
/// reuses its tables for all islands that it makes.
#[derive(Default)]
pub struct IslandTables {
    ops: Vec<u32>,
    blocks: Vec<u32>,
    regions: Vec<u32>,
    values: Vec<u32>,
    operands: Vec<u32>,
    successors: Vec<u32>,
}

impl IslandTables {
    /// Makes the tables large enough for the slots of an IR.
    fn fit(&mut self, ir: &Ir<'_>) {
        fit(&mut self.ops, ir.ops.slot_count());
        fit(&mut self.blocks, ir.blocks.slot_count());
        fit(&mut self.regions, ir.regions.slot_count());
        fit(&mut self.values, ir.values.slot_count());
        fit(&mut self.operands, ir.operands.len());
        fit(&mut self.successors, ir.successors.len());
    }
}

/// Makes a table large enough. Its entries are lost. `vec![0; _]` takes zeroed pages from the system and writes nothing.
fn fit(table: &mut Vec<u32>, count: usize) {
    if table.len() < count {
        *table = vec![0; count + count / 2];
    }
}

pub(super) fn at(table: &[u32], index: u32) -> u32 {
    if index == NONE { NONE } else { table[index as usize] }
}

impl<'c> Island<'c> {
    /// The IR of the copy. The copied operation is its root.
    pub fn ir(&self) -> &Ir<'c> {
        &self.ir
    }

    /// The IR of the copy, mutable.
    pub fn ir_mut(&mut self) -> &mut Ir<'c> {
        &mut self.ir
    }
}

impl<'c> Ir<'c> {
    /// Whether an operation can be copied to an island: nothing in it refers to anything outside.
    #[doc(hidden)]
    pub fn can_be_island(&self, op: Op) -> bool {
        op.definition(self).is_some_and(|own| own.has_trait_named("IsolatedFromAbove"))
            && op.operand_count(self) == 0
            && op.result_count(self) == 0
            && op.successor_count(self) == 0
    }

    /// Whether no operation is detached. An island does not contain uses by detached operations.
    #[doc(hidden)]
    pub fn all_ops_are_below_root(&self) -> bool {
        let attached = self.blocks.live_items().filter(|block| block.region != NONE);
        let inside: usize = attached.map(|block| block.len as usize).sum();
        inside + 1 == self.op_count()
    }

    /// Whether the root of the IR is a copy of an operation of another IR.
    #[doc(hidden)]
    pub fn is_island(&self) -> bool {
        self.is_island
    }

    /// Copies an operation and all in it.
    #[doc(hidden)]
    pub fn copy_island(&self, root: Op, tables: &mut IslandTables) -> Island<'c> {
        tables.fit(self);
        let mut island = Island {
            ir: Ir::new(self.context),
            ops: Vec::new(),
            blocks: Vec::new(),
            regions: Vec::new(),
            values: Vec::new(),
        };
        island.ir.is_island = true;
        island.copy_op(self, root.index, tables);
        let mut done = 0;
        while let Some(region) = island.regions.get(done).copied() {
            done += 1;
            island.copy_blocks(self, region, tables);
        }
        island.relink(tables);
        let root_data = &mut island.ir.ops[0];
        (root_data.block, root_data.previous, root_data.next) = (NONE, NONE, NONE);
        island.ir.root = Some(island.ir.op(0));
        island
    }
}

impl<'c> Island<'c> {
    fn copy_op(&mut self, from: &Ir<'c>, index: u32, tables: &mut IslandTables) {
        let data = &from.ops[index];
        let own = self.ops.len() as u32;
        tables.ops[index as usize] = own;
        self.ops.push(index);
        let operands = copy_links(&from.operands, data.operands, &mut self.ir.operands, &mut tables.operands);
        let results = List { start: self.values.len() as u32, len: data.results.len };
        let results = if results.len == 0 { List::EMPTY } else { results };
        for value in data.results.indices() {
            self.copy_value(from, value, tables);
        }
        let slots = self.ir.slots.alloc_from(from.slots.slice(data.slots).iter().copied());
        let extra = if data.extra == NONE { NONE } else { self.copy_extra(from, data.extra, tables) };
        self.ir.ops.push(OpData {
            name: data.name,
            location: data.location,
            discardable: data.discardable,
            block: data.block,
            previous: data.previous,
            next: data.next,
            order: data.order,
            operands,
            results,
            slots,
            extra,
            generation: 0,
        });
    }

    fn copy_extra(&mut self, from: &Ir<'c>, extra: u32, tables: &mut IslandTables) -> u32 {
        let extra = &from.extras[extra as usize];
        let successors =
            copy_links(&from.successors, extra.successors, &mut self.ir.successors, &mut tables.successors);
        let regions = self.ir.op_regions.alloc_from(from.op_regions.slice(extra.regions).iter().copied());
        for region in from.op_regions.slice(extra.regions) {
            let RegionData { op, first, last, len, number, .. } = from.regions[*region];
            tables.regions[*region as usize] = self.regions.len() as u32;
            self.regions.push(*region);
            self.ir.regions.push(RegionData { op, first, last, len, number, generation: 0 });
        }
        let mut segments = |list| self.ir.segments.alloc_from(from.segments.slice(list).iter().copied());
        let operand_segments = segments(extra.operand_segments);
        let result_segments = segments(extra.result_segments);
        self.ir.new_extra(Extra { regions, successors, operand_segments, result_segments })
    }

    /// Makes room for this many operations, most of which have one result and two operands.
    fn reserve(&mut self, count: usize) {
        self.ops.reserve(count);
        self.values.reserve(count);
        self.ir.ops.reserve(count);
        self.ir.values.reserve(count);
        self.ir.operands.reserve(2 * count);
        self.ir.slots.reserve(count);
    }

    fn copy_value(&mut self, from: &Ir<'c>, value: u32, tables: &mut IslandTables) {
        let ValueData { ty, first_use, owner, number, .. } = from.values[value];
        tables.values[value as usize] = self.values.len() as u32;
        self.values.push(value);
        self.ir.values.push(ValueData { ty, first_use, owner, number, generation: 0 });
    }

    fn copy_blocks(&mut self, from: &Ir<'c>, region: u32, tables: &mut IslandTables) {
        let mut block = from.regions[region].first;
        while block != NONE {
            let BlockData { region, previous, next, first, last, len, first_use, arguments, .. } =
                from.blocks[block];
            tables.blocks[block as usize] = self.blocks.len() as u32;
            self.blocks.push(block);
            self.reserve(len as usize);
            let own_arguments = self.ir.arguments.alloc(arguments.len as usize);
            for (index, own) in arguments.indices().zip(own_arguments.indices()) {
                let argument = from.arguments[index];
                self.copy_value(from, argument.value, tables);
                self.ir.arguments[own] = argument;
            }
            self.ir.blocks.push(BlockData {
                region,
                previous,
                next,
                first,
                last,
                len,
                first_use,
                arguments: own_arguments,
                generation: 0,
            });
            let mut op = first;
            while op != NONE {
                self.copy_op(from, op, tables);
                op = from.ops[op].next;
            }
            block = next;
        }
    }

    /// Replaces the indices of the original by those of the copy.
    fn relink(&mut self, tables: &IslandTables) {
        let Ir { ops, blocks, regions, values, operands, successors, op_regions, arguments, extras, .. } =
            &mut self.ir;
        for op in ops.items_mut().skip(1) {
            op.block = at(&tables.blocks, op.block);
            op.previous = at(&tables.ops, op.previous);
            op.next = at(&tables.ops, op.next);
        }
        for op in ops.items_mut() {
            relink(operands, op.operands, tables, &tables.values, &tables.operands);
            if op.extra != NONE {
                let extra = extras[op.extra as usize];
                relink(successors, extra.successors, tables, &tables.blocks, &tables.successors);
                for region in op_regions.slice_mut(extra.regions) {
                    *region = at(&tables.regions, *region);
                }
            }
        }
        for block in blocks.items_mut() {
            block.region = at(&tables.regions, block.region);
            block.previous = at(&tables.blocks, block.previous);
            block.next = at(&tables.blocks, block.next);
            block.first = at(&tables.ops, block.first);
            block.last = at(&tables.ops, block.last);
            block.first_use = at(&tables.successors, block.first_use);
            for argument in arguments.slice_mut(block.arguments) {
                argument.value = at(&tables.values, argument.value);
            }
        }
        for region in regions.items_mut() {
            region.op = at(&tables.ops, region.op);
            region.first = at(&tables.blocks, region.first);
            region.last = at(&tables.blocks, region.last);
        }
        for value in values.items_mut() {
            let is_argument = value.number & ValueData::ARGUMENT != 0;
            value.owner = at(if is_argument { &tables.blocks } else { &tables.ops }, value.owner);
            value.first_use = at(&tables.operands, value.first_use);
        }
    }
}

/// Copies a list of uses without changes, and records the new index of each use.
fn copy_links(from: &Pool<Link>, list: List, to: &mut Pool<Link>, table: &mut [u32]) -> List {
    let own = to.alloc_from(from.slice(list).iter().copied());
    for (old, new) in list.indices().zip(own.indices()) {
        table[old as usize] = new;
    }
    own
}

fn relink(pool: &mut Pool<Link>, list: List, tables: &IslandTables, targets: &[u32], links: &[u32]) {
    for link in pool.slice_mut(list) {
        *link = Link {
            target: at(targets, link.target),
            owner: at(&tables.ops, link.owner),
            next: at(links, link.next),
            previous: at(links, link.previous),
        };
    }
}
