//! Moving operations and blocks through a rewriter.

use crate::context::Location;
use crate::context::types::Type;
use crate::ir::{Block, InsertionPoint, Ir, Op, Region, Value};
use crate::rewrite::listener::{BlockPlace, OpPlace};
use crate::rewrite::{PatternRewriter, PatternRoot};

impl<'c> PatternRewriter<'_, 'c> {
    /// Moves `op` before `place`. Events: Inserted, with the previous place.
    #[track_caller]
    pub fn move_op_before(&mut self, op: impl PatternRoot, place: impl PatternRoot) {
        let place = place.root_op();
        self.move_op(op.root_op(), |ir, op| ir.move_op_before(op, place));
    }

    /// Moves `op` after `place`. Events: Inserted, with the previous place.
    #[track_caller]
    pub fn move_op_after(&mut self, op: impl PatternRoot, place: impl PatternRoot) {
        let place = place.root_op();
        self.move_op(op.root_op(), |ir, op| ir.move_op_after(op, place));
    }

    /// Moves `op` to the end of `block`. Events: Inserted, with the previous place.
    #[track_caller]
    pub fn move_op_to_end(&mut self, op: impl PatternRoot, block: Block) {
        self.move_op(op.root_op(), |ir, op| ir.move_op_to_end(op, block));
    }

    /// Moves an operation, and all after it in its block, to the end of another block as one change. Returns false, and changes
    /// nothing, if a listener must hear of each move.
    fn move_ops_to_end(&mut self, first: Op, block: Block) -> bool {
        if let Some(interceptor) = &mut self.interceptor {
            return interceptor.move_ops_to_end(self.ir, first, block);
        }
        if self.listener.is_some() {
            return false;
        }
        self.tracker.op_changed(self.ir, first);
        self.ir.move_ops_to_end(first, block);
        self.tracker.op_changed(self.ir, first);
        true
    }

    fn move_op(&mut self, op: Op, change: impl FnOnce(&mut Ir<'c>, Op)) {
        self.tracker.op_changed(self.ir, op);
        let previous = place_of(self.ir, op);
        change(self.ir, op);
        self.tracker.op_changed(self.ir, op);
        self.tell(|listener, ir| listener.operation_inserted(ir, op, previous));
    }

    /// Moves `block` before `place`. Events: BlockInserted, with the previous place.
    #[track_caller]
    pub fn move_block_before(&mut self, block: Block, place: Block) {
        self.move_block(block, |ir, block| ir.move_block_before(block, place));
    }

    fn move_block(&mut self, block: Block, change: impl FnOnce(&mut Ir<'c>, Block)) {
        self.tracker.block_changed(self.ir, block);
        let previous = place_of_block(self.ir, block);
        change(self.ir, block);
        self.tracker.block_changed(self.ir, block);
        self.tell(|listener, ir| listener.block_inserted(ir, block, previous));
    }

    /// Makes a block before `place`. Events: BlockInserted. The insertion point is then at its end.
    #[track_caller]
    pub fn create_block_before(
        &mut self,
        place: Block,
        types: &[Type<'c>],
        locations: &[Location<'c>],
    ) -> Block {
        let block = self.ir.create_block(types, locations);
        self.ir.insert_block_before(place, block);
        self.adopt_block(block)
    }

    fn adopt_block(&mut self, block: Block) -> Block {
        self.tracker.block_created(self.ir, block);
        self.point = InsertionPoint::End(block);
        self.tell(|listener, ir| listener.block_inserted(ir, block, None));
        block
    }

    /// Splits a block: `before` and the operations after it go to a new block after it, which is returned.
    ///
    /// Events: BlockInserted, then Inserted for each moved operation, the last one first.
    #[track_caller]
    pub fn split_block(&mut self, before: impl PatternRoot) -> Block {
        let before = before.root_op();
        let block = before.block(self.ir).expect("the operation to split at is in a block");
        let new = self.ir.create_block(&[], &[]);
        self.ir.insert_block_after(block, new);
        self.adopt_block(new);
        if self.move_ops_to_end(before, new) {
            return new;
        }
        while before.block(self.ir) == Some(block) {
            let Some(last) = block.last_op(self.ir) else { break };
            match new.first_op(self.ir) {
                Some(first) => self.move_op_before(last, first),
                None => self.move_op_to_end(last, new),
            }
        }
        new
    }

    /// Moves the operations of `source` to the end of `into`, replaces its arguments by `arguments`, and
    /// erases it.
    ///
    /// Events: Modified for each use of an argument, Inserted for each moved operation, BlockErased.
    ///
    /// # Panics
    ///
    /// If there are not as many values as arguments.
    #[track_caller]
    pub fn merge_blocks(&mut self, source: Block, into: Block, arguments: &[Value]) {
        self.take_over(source, arguments, |rewriter, first| {
            if !rewriter.move_ops_to_end(first, into) {
                rewriter.move_op_to_end(first, into);
            }
        });
    }

    /// Like [`merge_blocks`](Self::merge_blocks), but the operations go before `place`.
    #[track_caller]
    pub fn inline_block_before(&mut self, source: Block, place: impl PatternRoot, arguments: &[Value]) {
        let place = place.root_op();
        self.take_over(source, arguments, |rewriter, op| rewriter.move_op_before(op, place));
    }

    #[track_caller]
    fn take_over(&mut self, source: Block, arguments: &[Value], mut place: impl FnMut(&mut Self, Op)) {
        let count = source.argument_count(self.ir);
        assert_eq!(
            count,
            arguments.len(),
            "a block is inlined with another number of values than it has arguments"
        );
        for (number, value) in arguments.iter().enumerate() {
            let argument = source.argument(self.ir, number);
            self.replace_all_uses(argument, *value);
        }
        while let Some(op) = source.first_op(self.ir) {
            place(self, op);
        }
        self.erase_block(source);
    }

    /// Moves all blocks of `region` before `place`. Events: BlockInserted for each, with the previous place.
    #[track_caller]
    pub fn inline_region_before(&mut self, region: Region, place: Block) {
        while let Some(block) = region.entry(self.ir) {
            self.move_block_before(block, place);
        }
    }

    /// Moves all blocks of `region` to the end of `target`. Events: BlockInserted for each, with the previous place.
    #[track_caller]
    pub fn inline_region_at_end(&mut self, region: Region, target: Region) {
        while let Some(block) = region.entry(self.ir) {
            self.move_block(block, |ir, block| {
                ir.detach_block(block);
                ir.append_existing_block(target, block);
            });
        }
    }
}

fn place_of(ir: &Ir<'_>, op: Op) -> Option<OpPlace> {
    Some(OpPlace { block: op.block(ir)?, before: op.next(ir) })
}

fn place_of_block(ir: &Ir<'_>, block: Block) -> Option<BlockPlace> {
    Some(BlockPlace { region: block.parent_region(ir)?, before: block.next(ir) })
}
