//! Operations: making, asking, moving and erasing them.

use super::handle::{Block, Op, Region, Value};
use super::pool::List;
use super::slab::NONE;
use super::state::OpState;
use super::storage::{Extra, Ir, OpData, ValueData};
use super::typed_op::TypedOp;
use crate::context::Location;
use crate::context::types::Type;
use crate::ir::OpName;
use crate::ir::definition::TraitDefinition;
use crate::ir::definition::{OpDefinition, Segments};

impl Op {
    /// The name.
    #[inline]
    #[track_caller]
    pub fn name<'c>(self, ir: &Ir<'c>) -> OpName<'c> {
        ir.op_data(self).name
    }

    /// The location.
    #[inline]
    #[track_caller]
    pub fn location<'c>(self, ir: &Ir<'c>) -> Location<'c> {
        ir.op_data(self).location
    }

    /// The definition, if a registered dialect defines the operation.
    #[inline]
    #[track_caller]
    pub fn definition(self, ir: &Ir<'_>) -> Option<&'static OpDefinition> {
        self.name(ir).definition()
    }

    /// Whether a registered dialect defines the operation.
    #[track_caller]
    pub fn is_registered(self, ir: &Ir<'_>) -> bool {
        self.definition(ir).is_some()
    }

    /// Whether the operation is registered with this trait.
    #[track_caller]
    pub fn has_trait(self, ir: &Ir<'_>, definition: &TraitDefinition) -> bool {
        self.definition(ir).is_some_and(|own| own.has_trait(definition))
    }

    /// Whether the operation has the trait of this name.
    #[track_caller]
    pub fn has_trait_named(self, ir: &Ir<'_>, name: &str) -> bool {
        self.definition(ir).is_some_and(|own| own.has_trait_named(name))
    }

    /// Whether the operation is registered without this trait: it is then known not to have it.
    #[track_caller]
    pub fn lacks_trait(self, ir: &Ir<'_>, definition: &TraitDefinition) -> bool {
        self.definition(ir).is_some_and(|own| !own.has_trait(definition))
    }

    /// Whether the handle is to an operation that was not erased.
    #[inline]
    pub fn is_live(self, ir: &Ir<'_>) -> bool {
        ir.ops.is_live(self.index, self.generation())
            || (ir.ops.is_live(self.index, 0) && ir.hidden_generation(self.index) == self.generation())
    }

    /// The operands.
    #[track_caller]
    pub fn operands<'a>(
        self,
        ir: &'a Ir<'_>,
    ) -> impl ExactSizeIterator<Item = Value> + DoubleEndedIterator + 'a {
        let list = ir.op_data(self).operands;
        ir.operands.slice(list).iter().map(|link| ir.value(link.target))
    }

    /// The number of operands.
    #[inline]
    #[track_caller]
    pub fn operand_count(self, ir: &Ir<'_>) -> usize {
        ir.op_data(self).operands.len as usize
    }

    /// One operand.
    ///
    /// # Panics
    ///
    /// If there is none of this number.
    #[inline]
    #[track_caller]
    pub fn operand(self, ir: &Ir<'_>, number: usize) -> Value {
        let links = ir.operands.slice(ir.op_data(self).operands);
        match links.get(number) {
            Some(link) => ir.value(link.target),
            None => self.missing(ir, "operands", links.len(), number),
        }
    }

    /// The types of the operands.
    #[track_caller]
    pub fn operand_types<'a, 'c>(
        self,
        ir: &'a Ir<'c>,
    ) -> impl ExactSizeIterator<Item = Type<'c>> + DoubleEndedIterator + 'a {
        let list = ir.op_data(self).operands;
        ir.operands.slice(list).iter().map(|link| ir.values[link.target].ty)
    }

    /// The results.
    #[track_caller]
    pub fn results<'a>(
        self,
        ir: &'a Ir<'_>,
    ) -> impl ExactSizeIterator<Item = Value> + DoubleEndedIterator + use<'a> {
        let range = ir.op_data(self).results.range();
        range.map(|index| ir.value(index as u32))
    }

    /// The number of results.
    #[inline]
    #[track_caller]
    pub fn result_count(self, ir: &Ir<'_>) -> usize {
        ir.op_data(self).results.len as usize
    }

    /// One result.
    ///
    /// # Panics
    ///
    /// If there is none of this number.
    #[inline]
    #[track_caller]
    pub fn result(self, ir: &Ir<'_>, number: usize) -> Value {
        let results = ir.op_data(self).results;
        if number >= results.len as usize {
            self.missing(ir, "results", results.len as usize, number);
        }
        ir.value(results.start + number as u32)
    }

    /// The types of the results.
    #[track_caller]
    pub fn result_types<'a, 'c>(
        self,
        ir: &'a Ir<'c>,
    ) -> impl ExactSizeIterator<Item = Type<'c>> + DoubleEndedIterator + 'a {
        ir.op_data(self).results.range().map(|index| ir.values[index as u32].ty)
    }

    /// The regions.
    #[track_caller]
    pub fn regions<'a>(
        self,
        ir: &'a Ir<'_>,
    ) -> impl ExactSizeIterator<Item = Region> + DoubleEndedIterator + 'a {
        let list = ir.extra(self).regions;
        ir.op_regions.slice(list).iter().map(|index| ir.region(*index))
    }

    /// The number of regions.
    #[inline]
    #[track_caller]
    pub fn region_count(self, ir: &Ir<'_>) -> usize {
        ir.extra(self).regions.len as usize
    }

    /// One region.
    ///
    /// # Panics
    ///
    /// If there is none of this number.
    #[track_caller]
    pub fn region(self, ir: &Ir<'_>, number: usize) -> Region {
        let regions = ir.op_regions.slice(ir.extra(self).regions);
        match regions.get(number) {
            Some(index) => ir.region(*index),
            None => self.missing(ir, "regions", regions.len(), number),
        }
    }

    /// The successors.
    #[track_caller]
    pub fn successors<'a>(
        self,
        ir: &'a Ir<'_>,
    ) -> impl ExactSizeIterator<Item = Block> + DoubleEndedIterator + 'a {
        let list = ir.extra(self).successors;
        ir.successors.slice(list).iter().map(|link| ir.block(link.target))
    }

    /// The number of successors.
    #[inline]
    #[track_caller]
    pub fn successor_count(self, ir: &Ir<'_>) -> usize {
        ir.extra(self).successors.len as usize
    }

    /// One successor.
    ///
    /// # Panics
    ///
    /// If there is none of this number.
    #[track_caller]
    pub fn successor(self, ir: &Ir<'_>, number: usize) -> Block {
        let links = ir.successors.slice(ir.extra(self).successors);
        match links.get(number) {
            Some(link) => ir.block(link.target),
            None => self.missing(ir, "successors", links.len(), number),
        }
    }

    /// The block that the operation is in.
    #[inline]
    #[track_caller]
    pub fn block(self, ir: &Ir<'_>) -> Option<Block> {
        ir.block_link(ir.op_place(self).block)
    }

    /// The region that the operation is in.
    #[inline]
    #[track_caller]
    pub fn parent_region(self, ir: &Ir<'_>) -> Option<Region> {
        self.block(ir)?.parent_region(ir)
    }

    /// The operation that the operation is in.
    #[inline]
    #[track_caller]
    pub fn parent_op(self, ir: &Ir<'_>) -> Option<Op> {
        self.parent_region(ir)?.parent_op(ir)
    }

    /// The operations that the operation is in, from the inside out.
    pub fn ancestors<'a>(self, ir: &'a Ir<'_>) -> impl Iterator<Item = Op> + 'a {
        std::iter::successors(self.parent_op(ir), |op| op.parent_op(ir))
    }

    /// The innermost operation of this kind that the operation is in.
    ///
    /// ```
    /// use rtblgen_runtime::dialects::FuncDialect;
    /// use rtblgen_runtime::dialects::builtin::ModuleOp;
    /// use rtblgen_runtime::{Context, TypedOp};
    /// let context = Context::new();
    /// context.register::<FuncDialect>();
    /// let ir = context.parse_module("f.mlir", "func.func private @f()").unwrap();
    /// let function = ir.body_block().first_op(&ir).unwrap();
    /// assert_eq!(function.parent_of_type::<ModuleOp>(&ir).unwrap().op(), ir.root());
    /// ```
    pub fn parent_of_type<T: TypedOp>(self, ir: &Ir<'_>) -> Option<T> {
        self.ancestors(ir).find_map(|op| T::cast(ir, op))
    }

    /// Whether the other operation is this one, or is in it at some depth.
    pub fn is_ancestor(self, ir: &Ir<'_>, other: Op) -> bool {
        self == other || self.is_proper_ancestor(ir, other)
    }

    /// Whether the other operation is in this one at some depth. An operation is not in itself.
    pub fn is_proper_ancestor(self, ir: &Ir<'_>, other: Op) -> bool {
        other.ancestors(ir).any(|ancestor| ancestor == self)
    }

    /// The next operation in the block.
    #[inline]
    #[track_caller]
    pub fn next(self, ir: &Ir<'_>) -> Option<Op> {
        ir.op_link(ir.op_place(self).next)
    }

    /// The operation before it in the block.
    #[inline]
    #[track_caller]
    pub fn previous(self, ir: &Ir<'_>) -> Option<Op> {
        ir.op_link(ir.op_place(self).previous)
    }

    /// Whether nothing uses any result.
    #[inline]
    #[track_caller]
    pub fn use_empty(self, ir: &Ir<'_>) -> bool {
        ir.op_data(self).results.indices().all(|index| ir.values[index].first_use == NONE)
    }

    #[cold]
    #[track_caller]
    fn missing(self, ir: &Ir<'_>, what: &str, count: usize, number: usize) -> ! {
        panic!("`{}` has {count} {what}, not one numbered {number}", self.name(ir))
    }
}

impl Ir<'_> {
    /// The regions of an operation that a walk passes by.
    #[track_caller]
    pub(super) fn regions_in(&self, op: Op) -> impl Iterator<Item = Region> + '_ {
        let regions = match self.op_place(op).extra {
            NONE => List::default(),
            extra => self.extras[extra as usize].regions,
        };
        self.op_regions.slice(regions).iter().map(|index| self.region(*index))
    }
}

/// The sizes of segments as they are stored: where they belong to the operation and were not given, all are zero.
fn sizes_or_none(given: &[i32], groups: Option<(Segments, usize)>) -> smallvec::SmallVec<[i32; 4]> {
    match groups {
        Some((Segments::AttrSized, count)) if given.is_empty() => smallvec::smallvec![0; count],
        _ => given.into(),
    }
}

impl<'c> Ir<'c> {
    /// Makes an operation that is in no block. Most callers want [`Builder::create`](super::Builder::create).
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

    /// What few operations have; the index of it, if this one has some of it.
    #[track_caller]
    fn create_extra(&mut self, index: u32, state: &OpState<'c>) -> u32 {
        let definition = state.name.definition();
        let has_none = state.successors.is_empty() && state.regions.is_empty() && state.empty_regions == 0;
        if has_none
            && definition.is_none()
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

    /// Neighbouring slots for this many values, which the caller fills.
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

    /// Changes the location.
    #[track_caller]
    pub fn set_location(&mut self, op: Op, location: Location<'c>) {
        self.context.expect_same(location.context());
        self.op_data_mut(op).location = location;
    }

    /// Erases an operation and all that is in it.
    ///
    /// # Panics
    ///
    /// If a result is used by an operation outside, or the operation is the root.
    #[track_caller]
    pub fn erase_op(&mut self, op: Op) {
        assert!(self.root != Some(op), "the root operation cannot be erased");
        if self.op_data(op).block != NONE {
            self.detach_op(op);
        }
        let nested = self.nested_regions(&[op]);
        self.drop_uses(&nested);
        self.drop_operands_and_successors(op);
        assert!(op.use_empty(self), "`{}` was erased while its results are used", op.name(self));
        self.free_regions(&nested);
        self.free_op(op);
    }

    /// Lets the results' users use these values, and erases the operation.
    ///
    /// # Panics
    ///
    /// If there is another number of values than of results.
    #[track_caller]
    pub fn replace_op(&mut self, op: Op, values: &[Value]) {
        self.replace_results(op, values);
        self.erase_op(op);
    }

    /// Lets the results' users use these values.
    ///
    /// # Panics
    ///
    /// If there is another number of values than of results.
    #[track_caller]
    pub fn replace_results(&mut self, op: Op, values: &[Value]) {
        let count = op.result_count(self);
        assert_eq!(count, values.len(), "`{}` is replaced by another number of values", op.name(self));
        for (number, value) in values.iter().enumerate() {
            self.replace_all_uses(op.result(self, number), *value);
        }
    }

    /// All regions inside these operations, outer ones first.
    fn nested_regions(&self, ops: &[Op]) -> Vec<Region> {
        let mut regions: Vec<Region> = ops.iter().flat_map(|op| op.regions(self)).collect();
        self.extend_nested(&mut regions);
        regions
    }

    /// Adds all regions inside those given, outer ones first.
    pub(super) fn extend_nested(&self, regions: &mut Vec<Region>) {
        let mut done = 0;
        while let Some(region) = regions.get(done).copied() {
            done += 1;
            for block in region.blocks(self) {
                for op in block.ops(self) {
                    regions.extend(op.regions(self));
                }
            }
        }
    }

    /// Unlinks all operands and successors of the operations in these regions.
    pub(super) fn drop_uses(&mut self, regions: &[Region]) {
        for region in regions {
            let mut block = self.regions[region.index].first;
            while block != NONE {
                let mut op = self.blocks[block].first;
                while op != NONE {
                    self.drop_operands_and_successors(self.op(op));
                    op = self.ops[op].next;
                }
                block = self.blocks[block].next;
            }
        }
    }

    fn drop_operands_and_successors(&mut self, op: Op) {
        let operands = self.ops[op.index].operands;
        let successors = self.extra(op).successors;
        operands.indices().for_each(|index| self.unlink_operand(index));
        successors.indices().for_each(|index| self.unlink_successor(index));
        self.operands.release(operands);
        self.successors.release(successors);
        self.ops[op.index].operands = List::EMPTY;
        if successors.len != 0 {
            self.update_extra(op, |extra| extra.successors = List::EMPTY);
        }
    }

    /// Frees these regions with their blocks and operations, whose uses were dropped.
    pub(super) fn free_regions(&mut self, regions: &[Region]) {
        for region in regions {
            let mut block = self.regions[region.index].first;
            while block != NONE {
                let next = self.blocks[block].next;
                let mut op = self.blocks[block].first;
                while op != NONE {
                    let next = self.ops[op].next;
                    self.free_op(self.op(op));
                    op = next;
                }
                self.free_block(block);
                block = next;
            }
            self.regions.remove(region.index);
        }
    }

    fn free_op(&mut self, op: Op) {
        let OpData { results, slots, extra: index, .. } = self.ops[op.index];
        let extra = *self.extra(op);
        self.release_values(results);
        self.slots.release(slots);
        self.op_regions.release(extra.regions);
        self.segments.release(extra.operand_segments);
        self.segments.release(extra.result_segments);
        self.free_extras.extend((index != NONE).then_some(index));
        self.ops.remove(op.index);
    }
}

impl<'c> OpData<'c> {
    fn new(state: &OpState<'c>) -> Self {
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
