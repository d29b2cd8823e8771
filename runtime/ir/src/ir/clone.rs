//! Cloning of operations.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::handle::{Block, Op, Region, Value};
use super::state::OpState;
use super::storage::Ir;

/// The mapping from originals to clones.
#[derive(Clone, Debug, Default)]
pub struct IrMapping {
    values: FxHashMap<Value, Value>,
    blocks: FxHashMap<Block, Block>,
    ops: FxHashMap<Op, Op>,
}

impl IrMapping {
    /// An empty mapping: values from outside are not replaced.
    pub fn new() -> Self {
        IrMapping::default()
    }

    /// Maps a value to another one.
    pub fn map_value(&mut self, from: Value, to: Value) {
        self.values.insert(from, to);
    }

    /// Maps a block to another one.
    pub fn map_block(&mut self, from: Block, to: Block) {
        self.blocks.insert(from, to);
    }

    /// The value that a value is mapped to; itself if it is not mapped.
    pub fn value(&self, value: Value) -> Value {
        self.values.get(&value).copied().unwrap_or(value)
    }

    /// The block that a block is mapped to; itself if it is not mapped.
    pub fn block(&self, block: Block) -> Block {
        self.blocks.get(&block).copied().unwrap_or(block)
    }

    /// The clone of an operation.
    pub fn op(&self, op: Op) -> Option<Op> {
        self.ops.get(&op).copied()
    }
}

impl<'c> Ir<'c> {
    /// Clones an operation and all in it. The clone is in no block.
    ///
    /// The mapping replaces operands and successors from outside. The clones of results, blocks and nested operations are added
    /// to it.
    ///
    /// ```
    /// use rtblgen_runtime::{Context, IrMapping};
    ///
    /// let context = Context::new();
    /// context.allow_unregistered_dialects(true);
    /// let source = "%a, %b = \"t.two\"() : () -> (i32, i32)\n%c = \"t.neg\"(%a) : (i32) -> i32";
    /// let mut ir = context.parse_module("a.mlir", source).unwrap();
    /// let ops: Vec<_> = ir.body_block().ops(&ir).collect();
    /// let [a, b] = [0, 1].map(|number| ops[0].result(&ir, number));
    /// let mut mapping = IrMapping::new();
    /// mapping.map_value(a, b);
    /// let clone = ir.clone_op(ops[1], &mut mapping);
    /// assert_eq!(clone.operand(&ir, 0), b);
    /// assert_eq!(mapping.value(ops[1].result(&ir, 0)), clone.result(&ir, 0));
    /// ```
    #[track_caller]
    pub fn clone_op(&mut self, op: Op, mapping: &mut IrMapping) -> Op {
        let clone = self.clone_without_regions(op, mapping);
        let mut cloned = vec![(op, clone)];
        let mut done = 0;
        // Outer operations first; operands that are defined further on are set at the end.
        while let Some((from, to)) = cloned.get(done).copied() {
            done += 1;
            for number in 0..from.region_count(self) {
                let (from, to) = (from.region(self, number), to.region(self, number));
                self.clone_blocks(from, to, mapping, &mut cloned);
            }
        }
        for (from, to) in cloned.into_iter().skip(1) {
            self.map_references(from, to, mapping);
        }
        clone
    }

    /// Clones the blocks of a region, and all in them, to the end of another region.
    #[track_caller]
    pub fn clone_region_into(&mut self, from: Region, to: Region, mapping: &mut IrMapping) {
        let mut cloned = Vec::new();
        self.clone_blocks(from, to, mapping, &mut cloned);
        let mut done = 0;
        while let Some((from, to)) = cloned.get(done).copied() {
            done += 1;
            for number in 0..from.region_count(self) {
                let (from, to) = (from.region(self, number), to.region(self, number));
                self.clone_blocks(from, to, mapping, &mut cloned);
            }
        }
        for (from, to) in cloned {
            self.map_references(from, to, mapping);
        }
    }

    fn clone_blocks(
        &mut self,
        from: Region,
        to: Region,
        mapping: &mut IrMapping,
        cloned: &mut Vec<(Op, Op)>,
    ) {
        let blocks: Vec<Block> = from.blocks(self).collect();
        for block in blocks {
            let types: SmallVec<[_; 4]> = block.argument_types(self).collect();
            let locations: SmallVec<[_; 4]> =
                block.arguments(self).map(|argument| argument.location(self)).collect();
            let new = self.append_block(to, &types, &locations);
            mapping.blocks.insert(block, new);
            let arguments = block.arguments(self).zip(new.arguments(self));
            mapping.values.extend(arguments);
            let mut next = block.first_op(self);
            while let Some(op) = next {
                next = op.next(self);
                let clone = self.clone_without_regions(op, mapping);
                self.append_op(new, clone);
                cloned.push((op, clone));
            }
        }
    }

    /// A clone with as many regions, but empty ones.
    fn clone_without_regions(&mut self, op: Op, mapping: &mut IrMapping) -> Op {
        let state = OpState {
            operands: op.operands(self).map(|value| mapping.value(value)).collect(),
            successors: op.successors(self).map(|block| mapping.block(block)).collect(),
            ..OpState::of(self, op)
        };
        let clone = self.create_op(state.empty_regions(op.region_count(self)));
        let slots = self.op_data(op).slots;
        for (number, index) in slots.indices().enumerate() {
            let value = self.slots[index];
            if self.op_data(clone).slots.len as usize > number {
                self.set_inherent(clone, number, value);
            }
        }
        mapping.values.extend(op.results(self).zip(clone.results(self)));
        mapping.ops.insert(op, clone);
        clone
    }

    /// Maps the operands and successors that were not mapped yet when the operation was cloned.
    fn map_references(&mut self, from: Op, to: Op, mapping: &IrMapping) {
        for number in 0..from.operand_count(self) {
            let mapped = mapping.value(from.operand(self, number));
            if to.operand(self, number) != mapped {
                self.set_operand(to, number, mapped);
            }
        }
        for number in 0..from.successor_count(self) {
            let mapped = mapping.block(from.successor(self, number));
            if to.successor(self, number) != mapped {
                self.set_successor(to, number, mapped);
            }
        }
    }
}

impl<'c> OpState<'c> {
    /// The state of an existing operation, without its regions.
    pub fn of(ir: &Ir<'c>, op: Op) -> Self {
        // A state is large: filling it in place avoids a copy.
        let mut state = OpState::new(op.name(ir), op.location(ir));
        state.operands.extend(op.operands(ir));
        state.results.extend(op.result_types(ir));
        state.successors.extend(op.successors(ir));
        state.attributes.extend(op.discardable_attributes(ir).iter().copied());
        state.operand_segments.extend_from_slice(op.operand_segment_sizes(ir));
        state.result_segments.extend_from_slice(op.result_segment_sizes(ir));
        match op.definition(ir) {
            Some(definition) => {
                let slots = 0..definition.attributes.len();
                state.inherent = slots.filter_map(|slot| Some((slot, op.inherent(ir, slot)?))).collect();
            }
            None => state.properties = op.raw_properties(ir),
        }
        state
    }
}
