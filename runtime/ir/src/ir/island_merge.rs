//! The merge of an island into the IR that it was copied from.

use super::island::{Island, at};
use super::pool::{List, Pool};
use super::slab::{NONE, Slab, Slot};
use super::storage::{Extra, Ir, Link, ValueData};

impl<'c> Ir<'c> {
    /// Puts an island in the place of its original.
    #[doc(hidden)]
    pub fn merge_island(&mut self, island: Island<'c>) {
        Merge::new(self, island).run();
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
            // `insert` has cloned the lists of the copy, which mean nothing here.
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
        for index in (0..known as u32).filter(|index| !self.island.ir.values.is_first(*index)) {
            self.into.values.renew(self.values[index as usize]);
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

    /// Releases the lists of erased operations and blocks. A reused slot of the copy holds a new entity, so its old entity was
    /// erased.
    fn release_erased(&mut self) {
        for (own, original) in self.island.ops.iter().enumerate() {
            if !self.live_ops[own] || !self.island.ir.ops.is_first(own as u32) {
                let old = &mut self.into.ops[*original];
                let (operands, slots) = (old.operands, old.slots);
                let extra = std::mem::replace(&mut old.extra, NONE);
                (old.operands, old.slots) = (List::EMPTY, List::EMPTY);
                self.into.operands.release(operands);
                self.into.slots.release(slots);
                self.into.release_extra(extra);
            }
        }
        for (own, original) in self.island.blocks.iter().enumerate() {
            if !self.live_blocks[own] || !self.island.ir.blocks.is_first(own as u32) {
                let arguments = std::mem::replace(&mut self.into.blocks[*original].arguments, List::EMPTY);
                self.into.arguments.release(arguments);
            }
        }
    }

    /// Finds places for the lists of an operation, and records the new indices of its uses.
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
        // The root keeps its place in the original.
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

/// For each slot of a copy, the slot of the original. New entities get new slots. The slots of erased entities become free.
fn targets<T: Slot + Clone>(into: &mut Slab<T>, copy: &Slab<T>, known: &[u32], is_live: &[bool]) -> Vec<u32> {
    let mut targets = known.to_vec();
    let changed = known.iter().enumerate().filter(|(index, _)| !copy.is_first(*index as u32));
    changed.for_each(|(_, original)| into.renew(*original));
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

/// Finds a place for a list of uses, and records the new index of each use.
fn refit(pool: &mut Pool<Link>, old: List, own: List, table: &mut [u32]) -> List {
    let list = pool.refit(old, own.len);
    for (own, new) in own.indices().zip(list.indices()) {
        table[own as usize] = new;
    }
    list
}
