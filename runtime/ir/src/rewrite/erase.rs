//! Erasing through a rewriter: nested operations are erased one by one, users before their operands'
//! definitions.

use crate::ir::{Block, InsertionPoint, Ir, Op, Use, post_order};
use crate::rewrite::{PatternRewriter, PatternRoot};

/// A step of erasing a tree of operations.
#[derive(Clone, Copy)]
enum Step {
    Op(Op),
    Block(Block),
}

impl PatternRewriter<'_, '_> {
    /// Erases `op`, whose results nothing uses.
    ///
    /// Events: Erased, after those of the operations in it, last to first, and BlockErased of its blocks.
    /// An insertion point before `op` moves after it.
    ///
    /// # Panics
    ///
    /// If a result is used.
    #[track_caller]
    pub fn erase_op(&mut self, op: impl PatternRoot) {
        let op = op.root_op();
        if self.interceptor.is_some() {
            self.leave(op);
            if let Some(interceptor) = &mut self.interceptor {
                interceptor.erase_op(self.ir, op);
            }
            return;
        }
        assert!(op.use_empty(self.ir), "`{}` was erased while its results are used", op.name(self.ir));
        self.leave(op);
        self.tracker.op_erased(self.ir, op);
        if op.region_count(self.ir) == 0 {
            return self.erase_single(op);
        }
        if self.listener.is_none() {
            return self.ir.erase_op(op);
        }
        for step in steps(self.ir, op) {
            match step {
                Step::Op(op) => self.erase_single(op),
                Step::Block(block) => self.erase_empty_block(block),
            }
        }
    }

    /// Erases `block` with the operations in it, last to first.
    ///
    /// Events: Erased for each operation as in [`erase_op`](Self::erase_op), then BlockErased.
    #[track_caller]
    pub fn erase_block(&mut self, block: Block) {
        if let Some(interceptor) = &mut self.interceptor {
            return interceptor.erase_block(self.ir, block);
        }
        self.tracker.block_erased(self.ir, block);
        while let Some(op) = block.last_op(self.ir) {
            self.drop_uses(op);
            self.erase_op(op);
        }
        self.erase_empty_block(block);
    }

    /// Moves an insertion point before `op` after it, since `op` is about to be erased.
    pub(super) fn leave(&mut self, op: Op) {
        if self.point == InsertionPoint::Before(op) {
            let next = op.next(self.ir).map(InsertionPoint::Before);
            let end = op.block(self.ir).map(InsertionPoint::End);
            self.point = next.or(end).unwrap_or(InsertionPoint::Detached);
        }
    }

    fn erase_single(&mut self, op: Op) {
        self.drop_uses(op);
        self.tell(|listener, ir| listener.operation_erased(ir, op));
        self.ir.erase_op(op);
    }

    /// Erases the users of an operation that still has uses: these exist only if uses form a cycle.
    pub(super) fn drop_uses(&mut self, op: Op) {
        if op.use_empty(self.ir) {
            return;
        }
        for number in 0..op.result_count(self.ir) {
            let result = op.result(self.ir, number);
            loop {
                let Some(Use { op: user, operand }) = result.uses(self.ir).next() else { break };
                self.ir.erase_operand(user, operand);
            }
        }
    }

    fn erase_empty_block(&mut self, block: Block) {
        for number in 0..block.argument_count(self.ir) {
            let argument = block.argument(self.ir, number);
            loop {
                let Some(Use { op: user, operand }) = argument.uses(self.ir).next() else { break };
                self.ir.erase_operand(user, operand);
            }
        }
        if self.point == InsertionPoint::End(block) {
            self.point = InsertionPoint::Detached;
        }
        self.tell(|listener, ir| listener.block_erased(ir, block));
        self.ir.erase_block(block);
    }
}

/// How to erase `root`: within a region, blocks that come later in the flow first, operations from the last.
///
/// The steps are found in reverse, as a walk with an explicit stack, since programs may nest deeply.
fn steps(ir: &Ir<'_>, root: Op) -> Vec<Step> {
    let mut reversed = Vec::new();
    let mut stack = vec![Step::Op(root)];
    while let Some(step) = stack.pop() {
        reversed.push(step);
        let Step::Op(op) = step else { continue };
        // The last item pushed is the next one visited: the first region's blocks, then its operations, and
        // so on.
        for region in op.regions(ir).rev() {
            // Blocks that cannot be reached from the entry come last.
            let order = post_order(ir, region.blocks(ir));
            for block in &order {
                stack.extend(block.ops(ir).rev().map(Step::Op));
            }
            stack.extend(order.into_iter().map(Step::Block));
        }
    }
    reversed.reverse();
    reversed
}
