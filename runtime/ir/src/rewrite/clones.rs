//! Cloning and moving through a rewriter, and operations that take over the parts of others.

use crate::ir::{Block, InsertionPoint, IrMapping, Op, OpState, Region, Value};
use crate::rewrite::{PatternRewriter, PatternRoot};

impl PatternRewriter<'_, '_> {
    /// Moves the blocks of the regions of `from` into the regions of `to`. Both must have the same number of regions.
    pub fn move_regions(&mut self, from: impl PatternRoot, to: impl PatternRoot) {
        let (from, to) = (from.root_op(), to.root_op());
        let regions: Vec<_> = from.regions(self).zip(to.regions(self)).collect();
        for (from, to) in regions {
            self.inline_region_at_end(from, to);
        }
    }

    /// Clones `op` with all in it and puts the clone at the insertion point. See
    /// [`Ir::clone_op`](crate::ir::Ir::clone_op) for the mapping.
    ///
    /// Events: Inserted for the clone, BlockInserted for each of its blocks, then the same for each operation in those.
    #[track_caller]
    pub fn clone_op(&mut self, op: impl PatternRoot, mapping: &mut IrMapping) -> Op {
        let clone = self.ir.clone_op(op.root_op(), mapping);
        self.ir.insert_op(clone, self.point);
        self.tracker.op_created(self.ir, clone);
        if self.point != InsertionPoint::Detached {
            self.announce(vec![clone]);
        }
        clone
    }

    /// Clones the blocks of `from` to the end of `to`.
    ///
    /// Events, for each block: BlockInserted, then those of [`clone_op`](Self::clone_op) for each operation in it.
    #[track_caller]
    pub fn clone_region_at_end(&mut self, from: Region, to: Region, mapping: &mut IrMapping) {
        let blocks = self.clone_blocks(from, to, mapping);
        self.announce_clones(&blocks);
    }

    /// Clones the blocks of `from` before `place`.
    ///
    /// Events: as those of [`clone_region_at_end`](Self::clone_region_at_end).
    #[track_caller]
    pub fn clone_region_before(&mut self, from: Region, place: Block, mapping: &mut IrMapping) {
        let to = place.parent_region(self.ir).expect("the block is in a region");
        let blocks = self.clone_blocks(from, to, mapping);
        for block in &blocks {
            self.ir.move_block_before(*block, place);
        }
        self.announce_clones(&blocks);
    }

    /// Clones the blocks of `from` to the end of `to`, without notifying listeners.
    #[track_caller]
    fn clone_blocks(&mut self, from: Region, to: Region, mapping: &mut IrMapping) -> Vec<Block> {
        let last = to.last_block(self.ir);
        self.ir.clone_region_into(from, to, mapping);
        let first = last.map_or(to.entry(self.ir), |last| last.next(self.ir));
        std::iter::successors(first, |block| block.next(self.ir)).collect()
    }

    fn announce_clones(&mut self, blocks: &[Block]) {
        for block in blocks {
            self.tracker.block_created(self.ir, *block);
        }
        for block in blocks {
            let ops = self.announce_blocks(&[*block]);
            self.announce(ops);
        }
    }

    /// Replaces `op` by a new operation without the results of these numbers, which must be unused. The regions move to the new
    /// operation.
    ///
    /// Events: Inserted for the new operation, then those of [`replace_op`](Self::replace_op).
    ///
    /// # Panics
    ///
    /// If one of the results is used.
    #[track_caller]
    pub fn erase_op_results(&mut self, op: impl PatternRoot, erased: &[usize]) -> Op {
        let op = op.root_op();
        let mut state = OpState::of(self.ir, op).empty_regions(op.region_count(self.ir));
        let mut is_erased = vec![false; op.result_count(self.ir)];
        for number in erased {
            let result = op.result(self.ir, *number);
            is_erased[*number] = true;
            assert!(
                result.use_empty(self.ir),
                "result #{number} of `{}` is erased but used",
                op.name(self.ir)
            );
        }
        let kept: Vec<usize> = (0..is_erased.len()).filter(|number| !is_erased[*number]).collect();
        state.results = kept.iter().map(|number| op.result(self.ir, *number).ty(self.ir)).collect();
        let groups = 0..state.result_segments.len();
        let kept_of = |group| {
            let segment = op.result_segment(self.ir, group);
            kept.iter().filter(|number| segment.contains(number)).count()
        };
        state = state.result_segments(groups.map(kept_of).collect::<Vec<_>>());
        let new = self.ir.create_op(state);
        self.ir.insert_op_before(op, new);
        for number in 0..op.region_count(self.ir) {
            let (from, to) = (op.region(self.ir, number), new.region(self.ir, number));
            match self.interceptor {
                Some(_) => self.inline_region_at_end(from, to),
                None => self.ir.take_body(from, to),
            }
        }
        self.tracker.op_created(self.ir, new);
        self.tell(|listener, ir| listener.operation_inserted(ir, new, None));
        // An erased result has no uses: it is replaced by itself.
        let mut values: Vec<Value> = op.results(self.ir).collect();
        for (place, number) in kept.into_iter().enumerate() {
            values[number] = new.result(self.ir, place);
        }
        self.replace_op(op, values);
        new
    }

    /// Notifies listeners of new operations and all in them.
    fn announce(&mut self, mut ops: Vec<Op>) {
        ops.reverse();
        while let Some(op) = ops.pop() {
            self.tell(|listener, ir| listener.operation_inserted(ir, op, None));
            let blocks: Vec<Block> = op.regions(self.ir).flat_map(|region| region.blocks(self.ir)).collect();
            let inner = self.announce_blocks(&blocks);
            ops.extend(inner.into_iter().rev());
        }
    }

    /// Notifies listeners of new blocks, and returns the operations in them.
    fn announce_blocks(&mut self, blocks: &[Block]) -> Vec<Op> {
        for block in blocks {
            self.tell(|listener, ir| listener.block_inserted(ir, *block, None));
        }
        blocks.iter().flat_map(|block| block.ops(self.ir)).collect()
    }
}
