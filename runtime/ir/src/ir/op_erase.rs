//! Replacement and erasure of operations.

use super::handle::{Op, Region, Value};
use super::pool::List;
use super::slab::NONE;
use super::storage::{Ir, OpData};

impl<'c> Ir<'c> {
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

    /// Replaces all uses of the results by these values, and erases the operation.
    ///
    /// # Panics
    ///
    /// If the numbers of values and of results differ.
    #[track_caller]
    pub fn replace_op(&mut self, op: Op, values: &[Value]) {
        self.replace_results(op, values);
        self.erase_op(op);
    }

    /// Replaces all uses of the results by these values.
    ///
    /// # Panics
    ///
    /// If the numbers of values and of results differ.
    #[track_caller]
    pub fn replace_results(&mut self, op: Op, values: &[Value]) {
        let count = op.result_count(self);
        let given = values.len();
        assert_eq!(count, given, "`{}` has {count} results and is replaced by {given} values", op.name(self));
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

    /// Frees these regions with their blocks and operations. Their uses must have been dropped.
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
