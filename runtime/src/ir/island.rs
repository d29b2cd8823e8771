//! Islands: copies of isolated operations in IRs of their own, to be changed on other threads and merged back.
//!
//! The copy is exact: order of uses, order numbers and generations are those of the original. After the merge, handles to
//! what was not erased are valid again in the original IR.

use super::handle::Op;
use super::pool::{List, Pool};
use super::slab::{NONE, Slab, Slot};
use super::storage::{BlockData, Extra, Ir, Link, OpData, RegionData, ValueData};

/// A copy of an operation and all in it.
pub(crate) struct Island<'c> {
    ir: Ir<'c>,
    /// For each slot of the copy, the slot of the original.
    ops: Vec<u32>,
    blocks: Vec<u32>,
    regions: Vec<u32>,
    values: Vec<u32>,
}

/// For each index of the original, the index in the copy. Entries of what is not copied have no meaning.
pub(crate) struct IslandTables {
    ops: Vec<u32>,
    blocks: Vec<u32>,
    regions: Vec<u32>,
    values: Vec<u32>,
    operands: Vec<u32>,
    successors: Vec<u32>,
}

impl IslandTables {
    /// Tables for the islands of an IR.
    pub(crate) fn new(ir: &Ir<'_>) -> Self {
        IslandTables {
            ops: vec![NONE; ir.ops.slot_count()],
            blocks: vec![NONE; ir.blocks.slot_count()],
            regions: vec![NONE; ir.regions.slot_count()],
            values: vec![NONE; ir.values.slot_count()],
            operands: vec![NONE; ir.operands.len()],
            successors: vec![NONE; ir.successors.len()],
        }
    }
}

fn at(table: &[u32], index: u32) -> u32 {
    if index == NONE { NONE } else { table[index as usize] }
}

impl<'c> Island<'c> {
    /// The IR of the copy, whose root it is.
    pub(crate) fn ir(&self) -> &Ir<'c> {
        &self.ir
    }

    /// The IR of the copy, to be changed.
    pub(crate) fn ir_mut(&mut self) -> &mut Ir<'c> {
        &mut self.ir
    }
}

impl<'c> Ir<'c> {
    /// Whether an operation can be copied to an island: nothing in it refers to what is outside.
    pub(crate) fn can_be_island(&self, op: Op) -> bool {
        op.definition(self).is_some_and(|own| own.has_trait_named("IsolatedFromAbove"))
            && op.operand_count(self) == 0
            && op.result_count(self) == 0
            && op.successor_count(self) == 0
    }

    /// Whether the root of the IR is a copy of an operation of another IR.
    pub(crate) fn is_island(&self) -> bool {
        self.is_island
    }

    /// Copies an operation and all in it.
    pub(crate) fn copy_island(&self, root: Op, tables: &mut IslandTables) -> Island<'c> {
        let mut island = Island {
            ir: Ir::with_first_generation(self.context, self.ops.first_generation()),
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

    /// Puts an island in the place of its original.
    pub(crate) fn merge_island(&mut self, island: Island<'c>) {
        Merge::new(self, island).run();
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
        self.ir.ops.push_with_generation(OpData {
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
            generation: data.generation,
        });
    }

    fn copy_extra(&mut self, from: &Ir<'c>, extra: u32, tables: &mut IslandTables) -> u32 {
        let extra = &from.extras[extra as usize];
        let successors =
            copy_links(&from.successors, extra.successors, &mut self.ir.successors, &mut tables.successors);
        let regions = self.ir.op_regions.alloc_from(from.op_regions.slice(extra.regions).iter().copied());
        for region in from.op_regions.slice(extra.regions) {
            let RegionData { op, first, last, len, number, generation } = from.regions[*region];
            tables.regions[*region as usize] = self.regions.len() as u32;
            self.regions.push(*region);
            self.ir.regions.push_with_generation(RegionData { op, first, last, len, number, generation });
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
        let ValueData { ty, first_use, owner, number, generation } = from.values[value];
        tables.values[value as usize] = self.values.len() as u32;
        self.values.push(value);
        self.ir.values.push_with_generation(ValueData { ty, first_use, owner, number, generation });
    }

    fn copy_blocks(&mut self, from: &Ir<'c>, region: u32, tables: &mut IslandTables) {
        let mut block = from.regions[region].first;
        while block != NONE {
            let BlockData { region, previous, next, first, last, len, first_use, arguments, generation } =
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
            self.ir.blocks.push_with_generation(BlockData {
                region,
                previous,
                next,
                first,
                last,
                len,
                first_use,
                arguments: own_arguments,
                generation,
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

/// Copies a list of uses as it is, and notes where each use went.
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

/// A merge in progress: for each index of the copy, the index in the original.
struct Merge<'a, 'c> {
    into: &'a mut Ir<'c>,
    island: Island<'c>,
    ops: Vec<u32>,
    blocks: Vec<u32>,
    regions: Vec<u32>,
    values: Vec<u32>,
    operands: Vec<u32>,
    successors: Vec<u32>,
    /// For each slot of the copy, whether it holds an operation.
    live_ops: Vec<bool>,
    live_blocks: Vec<bool>,
}

impl<'a, 'c> Merge<'a, 'c> {
    fn new(into: &'a mut Ir<'c>, island: Island<'c>) -> Self {
        let (live_ops, live_blocks) = (live_flags(&island.ir.ops), live_flags(&island.ir.blocks));
        let live_regions = live_flags(&island.ir.regions);
        let ops = targets(&mut into.ops, &island.ir.ops, &island.ops, &live_ops);
        for index in ops[island.ops.len()..].iter().filter(|index| **index != NONE) {
            // The lists are those of the copy.
            let op = &mut into.ops[*index];
            (op.operands, op.slots, op.extra) = (List::EMPTY, List::EMPTY, NONE);
        }
        let blocks = targets(&mut into.blocks, &island.ir.blocks, &island.blocks, &live_blocks);
        for index in blocks[island.blocks.len()..].iter().filter(|index| **index != NONE) {
            into.blocks[*index].arguments = List::EMPTY;
        }
        Merge {
            ops,
            blocks,
            regions: targets(&mut into.regions, &island.ir.regions, &island.regions, &live_regions),
            values: island.values.clone(),
            operands: vec![NONE; island.ir.operands.len()],
            successors: vec![NONE; island.ir.successors.len()],
            live_ops,
            live_blocks,
            into,
            island,
        }
    }

    fn run(mut self) {
        let (ops, blocks) = (slots(&self.live_ops), slots(&self.live_blocks));
        self.place_values(&ops, &blocks);
        self.release_erased();
        for op in &ops {
            self.place_lists(*op);
        }
        for op in ops {
            self.write_op(op);
        }
        for block in blocks {
            self.write_block(block);
        }
        for region in slots(&live_flags(&self.island.ir.regions)) {
            let own = &self.island.ir.regions[region];
            let target = &mut self.into.regions[self.regions[region as usize]];
            target.op = at(&self.ops, own.op);
            target.first = at(&self.blocks, own.first);
            target.last = at(&self.blocks, own.last);
            (target.len, target.number) = (own.len, own.number);
        }
    }

    /// Finds slots for values: results of an operation take neighbouring ones.
    fn place_values(&mut self, ops: &[u32], blocks: &[u32]) {
        let known = self.island.values.len();
        self.values.resize(self.island.ir.values.slot_count(), NONE);
        for op in ops {
            self.place_run(self.island.ir.ops[*op].results, known);
        }
        for block in blocks {
            let arguments = self.island.ir.blocks[*block].arguments;
            for index in arguments.indices() {
                let start = self.island.ir.arguments[index].value;
                self.place_run(List { start, len: 1 }, known);
            }
        }
        for (len, starts) in self.island.ir.free_values.iter().enumerate() {
            for start in starts.iter().filter(|start| (**start as usize) < known) {
                let original = self.values[*start as usize];
                if self.into.free_values.len() <= len {
                    self.into.free_values.resize_with(len + 1, Vec::new);
                }
                self.into.free_values[len].push(original);
            }
        }
        for index in 0..known as u32 {
            let generation = self.island.ir.values.generation(index);
            self.into.values[self.values[index as usize]].generation = generation;
        }
    }

    fn place_run(&mut self, run: List, known: usize) {
        if run.len > 0 && run.start as usize >= known {
            let first = &self.island.ir.values[run.start];
            let start = self.into.alloc_value_run(run.len, first.ty);
            for number in 0..run.len {
                self.values[(run.start + number) as usize] = start + number;
            }
        }
    }

    /// Gives back what the erased operations and blocks had.
    fn release_erased(&mut self) {
        for (own, original) in self.island.ops.iter().enumerate() {
            // A slot of which the generation changed holds another operation or none.
            let is_same = self.live_ops[own]
                && self.into.ops[*original].generation == self.island.ir.ops[own as u32].generation;
            if !is_same {
                let old = &mut self.into.ops[*original];
                let (operands, slots) = (old.operands, old.slots);
                let extra = std::mem::replace(&mut old.extra, NONE);
                (old.operands, old.slots) = (List::EMPTY, List::EMPTY);
                self.into.operands.release(operands);
                self.into.slots.release(slots);
                self.into.release_extra(extra);
            }
            self.into.ops[*original].generation = self.island.ir.ops[own as u32].generation;
        }
        for (own, original) in self.island.blocks.iter().enumerate() {
            let generation = self.island.ir.blocks[own as u32].generation;
            let old = &mut self.into.blocks[*original];
            if !self.live_blocks[own] || old.generation != generation {
                let arguments = std::mem::replace(&mut old.arguments, List::EMPTY);
                self.into.arguments.release(arguments);
            }
            self.into.blocks[*original].generation = generation;
        }
        for (own, original) in self.island.regions.iter().enumerate() {
            self.into.regions[*original].generation = self.island.ir.regions[own as u32].generation;
        }
    }

    /// Finds places for the lists of an operation, and notes where its uses go.
    fn place_lists(&mut self, op: u32) {
        let target = self.ops[op as usize];
        let own = &self.island.ir.ops[op];
        let old = &self.into.ops[target];
        let (old_operands, old_slots, old_extra) = (old.operands, old.slots, old.extra);
        let operands = refit(&mut self.into.operands, old_operands, own.operands, &mut self.operands);
        let slots = self.into.slots.refit(old_slots, own.slots.len);
        let values = self.island.ir.slots.slice(own.slots);
        self.into.slots.slice_mut(slots).copy_from_slice(values);
        let extra = self.place_extra(old_extra, own.extra);
        let target = &mut self.into.ops[target];
        (target.operands, target.slots, target.extra) = (operands, slots, extra);
    }

    fn place_extra(&mut self, old: u32, own: u32) -> u32 {
        if own == NONE {
            self.into.release_extra(old);
            return NONE;
        }
        let index = if old == NONE { self.into.new_extra(Extra::default()) } else { old };
        let own = self.island.ir.extras[own as usize];
        let old = self.into.extras[index as usize];
        let successors =
            refit(&mut self.into.successors, old.successors, own.successors, &mut self.successors);
        let regions = self.into.op_regions.refit(old.regions, own.regions.len);
        let source = self.island.ir.op_regions.slice(own.regions);
        for (place, region) in self.into.op_regions.slice_mut(regions).iter_mut().zip(source) {
            *place = self.regions[*region as usize];
        }
        let mut segments = |old: List, own: List| {
            let list = self.into.segments.refit(old, own.len);
            self.into.segments.slice_mut(list).copy_from_slice(self.island.ir.segments.slice(own));
            list
        };
        let operand_segments = segments(old.operand_segments, own.operand_segments);
        let result_segments = segments(old.result_segments, own.result_segments);
        self.into.extras[index as usize] = Extra { regions, successors, operand_segments, result_segments };
        index
    }

    fn write_op(&mut self, op: u32) {
        let own = &self.island.ir.ops[op];
        let index = self.ops[op as usize];
        let target = &mut self.into.ops[index];
        (target.name, target.location, target.discardable) = (own.name, own.location, own.discardable);
        // The original of the root stays where it is.
        if op != 0 {
            target.block = at(&self.blocks, own.block);
            target.previous = at(&self.ops, own.previous);
            target.next = at(&self.ops, own.next);
            target.order = own.order;
        }
        target.results = match own.results.len {
            0 => List::EMPTY,
            len => List { start: self.values[own.results.start as usize], len },
        };
        let (operands, extra) = (target.operands, target.extra);
        let results = own.results;
        let links = self.island.ir.operands.slice(own.operands);
        for (place, link) in self.into.operands.slice_mut(operands).iter_mut().zip(links) {
            *place = Link {
                target: at(&self.values, link.target),
                owner: index,
                next: at(&self.operands, link.next),
                previous: at(&self.operands, link.previous),
            };
        }
        if extra != NONE {
            let own = self.island.ir.extras[own.extra as usize].successors;
            let successors = self.into.extras[extra as usize].successors;
            let links = self.island.ir.successors.slice(own);
            for (place, link) in self.into.successors.slice_mut(successors).iter_mut().zip(links) {
                *place = Link {
                    target: at(&self.blocks, link.target),
                    owner: index,
                    next: at(&self.successors, link.next),
                    previous: at(&self.successors, link.previous),
                };
            }
        }
        results.indices().for_each(|value| self.write_value(value));
    }

    fn write_value(&mut self, value: u32) {
        let own = &self.island.ir.values[value];
        let is_argument = own.number & ValueData::ARGUMENT != 0;
        let target = &mut self.into.values[self.values[value as usize]];
        target.ty = own.ty;
        target.number = own.number;
        target.owner = at(if is_argument { &self.blocks } else { &self.ops }, own.owner);
        target.first_use = at(&self.operands, own.first_use);
    }

    fn write_block(&mut self, block: u32) {
        let own = &self.island.ir.blocks[block];
        let index = self.blocks[block as usize];
        let target = &mut self.into.blocks[index];
        target.region = at(&self.regions, own.region);
        target.previous = at(&self.blocks, own.previous);
        target.next = at(&self.blocks, own.next);
        target.first = at(&self.ops, own.first);
        target.last = at(&self.ops, own.last);
        target.len = own.len;
        target.first_use = at(&self.successors, own.first_use);
        let list = self.into.arguments.refit(target.arguments, own.arguments.len);
        target.arguments = list;
        let own_arguments = own.arguments;
        for (place, source) in list.indices().zip(own_arguments.indices()) {
            let mut argument = self.island.ir.arguments[source];
            let value = argument.value;
            argument.value = self.values[value as usize];
            self.into.arguments[place] = argument;
            self.write_value(value);
        }
    }
}

/// For each slot of a copy, the slot of the original: for new ones, a new slot. Slots of what was erased become free.
fn targets<T: Slot + Clone>(into: &mut Slab<T>, copy: &Slab<T>, known: &[u32], is_live: &[bool]) -> Vec<u32> {
    let mut targets = known.to_vec();
    for (index, is_live) in is_live.iter().enumerate().skip(known.len()) {
        targets.push(if *is_live { into.insert(copy[index as u32].clone()) } else { NONE });
    }
    for index in copy.free_slots().iter().filter(|index| (**index as usize) < known.len()) {
        into.give_back(known[*index as usize]);
    }
    targets
}

fn live_flags<T: Slot>(slab: &Slab<T>) -> Vec<bool> {
    let mut flags: Vec<bool> =
        (0..slab.slot_count() as u32).map(|index| slab.generation(index) != 0).collect();
    slab.free_slots().iter().for_each(|index| flags[*index as usize] = false);
    flags
}

/// The numbers of the slots whose flags are set.
fn slots(is_live: &[bool]) -> Vec<u32> {
    (0..is_live.len() as u32).filter(|index| is_live[*index as usize]).collect()
}

/// Finds a place for a list of uses, and notes where each use goes.
fn refit(pool: &mut Pool<Link>, old: List, own: List, table: &mut [u32]) -> List {
    let list = pool.refit(old, own.len);
    for (own, new) in own.indices().zip(list.indices()) {
        table[own as usize] = new;
    }
    list
}
