//! Creation of operations.

use super::handle::Op;
use super::pool::List;
use super::slab::NONE;
use super::state::OpState;
use super::storage::{Extra, Ir, OpData, ValueData};
use crate::context::types::Type;
use crate::ir::definition::{OpDefinition, Segments};

impl<'c> Ir<'c> {
    /// Makes an operation that is in no block. Most callers use [`Builder::create`](super::Builder::create).
    ///
    /// # Panics
    ///
    /// If a handle is stale, or a region belongs to an operation already.
    #[track_caller]
    pub fn create_op(&mut self, state: OpState<'c>) -> Op {
        self.context.expect_same(state.location.context());
        let index = self.ops.insert(OpData::new(&state));
        let results = self.alloc_results(index, &state.results);
        let operands = self.operands.alloc(state.operands.len());
        for (slot, value) in operands.indices().zip(&state.operands) {
            self.value_data(*value);
            self.link_operand(slot, index, value.index);
        }
        let extra = self.create_extra(index, &state);
        let op = &mut self.ops[index];
        op.results = results;
        op.operands = operands;
        op.extra = extra;
        let op = self.op(index);
        self.init_attributes(op, &state);
        op
    }

    /// Creates the entry for parts that few operations have (successors, regions, segments). Returns its index, or `NONE`.
    #[track_caller]
    fn create_extra(&mut self, index: u32, state: &OpState<'c>) -> u32 {
        let definition = state.name.definition();
        let has_none = state.successors.is_empty() && state.regions.is_empty() && state.empty_regions == 0;
        let needs_sizes =
            |own: &OpDefinition| [own.operand_segments, own.result_segments].contains(&Segments::AttrSized);
        if has_none
            && !definition.is_some_and(needs_sizes)
            && state.operand_segments.is_empty()
            && state.result_segments.is_empty()
        {
            return NONE;
        }
        let successors = self.successors.alloc(state.successors.len());
        for (slot, block) in successors.indices().zip(&state.successors) {
            self.block_data(*block);
            self.link_successor(slot, index, block.index);
        }
        let regions = self.adopt_regions(index, state);
        let operand_groups = definition.map(|own| (own.operand_segments, own.operands.len()));
        let result_groups = definition.map(|own| (own.result_segments, own.results.len()));
        let operand_segments =
            self.segments.alloc_from(sizes_or_none(&state.operand_segments, operand_groups).into_iter());
        let result_segments =
            self.segments.alloc_from(sizes_or_none(&state.result_segments, result_groups).into_iter());
        let extra = Extra { regions, successors, operand_segments, result_segments };
        if extra.is_empty() { NONE } else { self.new_extra(extra) }
    }

    fn alloc_results(&mut self, owner: u32, types: &[Type<'c>]) -> List {
        let len = types.len();
        if len == 0 {
            return List::default();
        }
        let data = |number: usize| {
            let ty = types[number];
            ValueData { ty, first_use: NONE, owner, number: number as u32, generation: 0 }
        };
        if let Some(start) = self.free_values.get_mut(len).and_then(Vec::pop) {
            for number in 0..len {
                self.values.replace(start + number as u32, data(number));
            }
            return List { start, len: len as u32 };
        }
        let start = self.values.push(data(0));
        for number in 1..len {
            self.values.push(data(number));
        }
        List { start, len: len as u32 }
    }

    /// Allocates neighbouring slots for values. The caller fills them.
    pub(super) fn alloc_value_run(&mut self, len: u32, ty: Type<'c>) -> u32 {
        let types = smallvec::SmallVec::<[Type<'c>; 4]>::from_elem(ty, len as usize);
        self.alloc_results(NONE, &types).start
    }

    pub(super) fn release_values(&mut self, values: List) {
        let mut reusable = true;
        for index in values.indices() {
            reusable &= self.values.invalidate(index);
        }
        let len = values.len as usize;
        if reusable && len > 0 {
            if self.free_values.len() <= len {
                self.free_values.resize_with(len + 1, Vec::new);
            }
            self.free_values[len].push(values.start);
        }
    }

    fn adopt_regions(&mut self, owner: u32, state: &OpState<'c>) -> List {
        let mut indices: smallvec::SmallVec<[u32; 2]> = smallvec::SmallVec::new();
        for region in &state.regions {
            let data = self.region_data(*region);
            assert!(data.op == NONE, "{region:?} belongs to another operation");
            indices.push(region.index);
        }
        for _ in 0..state.empty_regions {
            indices.push(self.create_region().index);
        }
        for (number, index) in indices.iter().enumerate() {
            let region = &mut self.regions[*index];
            region.op = owner;
            region.number = number as u32;
        }
        self.op_regions.alloc_from(indices.into_iter())
    }
}

/// The stored sizes of segments. They are all zero if the definition has segment sizes and none were given.
fn sizes_or_none(given: &[i32], groups: Option<(Segments, usize)>) -> smallvec::SmallVec<[i32; 4]> {
    match groups {
        Some((Segments::AttrSized, count)) if given.is_empty() => smallvec::smallvec![0; count],
        _ => given.into(),
    }
}

impl<'c> OpData<'c> {
    pub(super) fn new(state: &OpState<'c>) -> Self {
        OpData {
            name: state.name,
            location: state.location,
            discardable: None,
            block: NONE,
            previous: NONE,
            next: NONE,
            order: 0,
            operands: List::default(),
            results: List::default(),
            slots: List::default(),
            extra: NONE,
            generation: 0,
        }
    }
}
