//! Change tracker: detects patterns that change the IR and then return `NoMatch`.

use smallvec::SmallVec;

use crate::ir::{Block, Ir, Op};

/// The changes of a pattern that would last if it stopped now.
///
/// Operations that a pattern creates and erases again are no change. The tracker therefore lists new
/// operations and blocks that still exist until the first lasting change; after it, nothing is recorded any
/// more.
#[derive(Default)]
pub struct ChangeTracker {
    lasting: bool,
    fresh_ops: SmallVec<[Op; 4]>,
    fresh_blocks: SmallVec<[Block; 2]>,
    keeps_cyclic_op: bool,
}

impl ChangeTracker {
    /// Whether there is a difference.
    pub fn is_changed(&self) -> bool {
        self.lasting || !self.fresh_ops.is_empty() || !self.fresh_blocks.is_empty()
    }

    /// Records that an operation stays because it was to be replaced by a result of itself.
    pub(crate) fn keep_cyclic_op(&mut self) {
        self.keeps_cyclic_op = true;
    }

    /// Whether an operation stays because it was to be replaced by a result of itself.
    pub(crate) fn keeps_cyclic_op(&self) -> bool {
        self.keeps_cyclic_op
    }

    /// Forgets everything, for the next pattern.
    pub fn clear(&mut self) {
        self.keeps_cyclic_op = false;
        self.lasting = false;
        self.fresh_ops.clear();
        self.fresh_blocks.clear();
    }

    /// Records a new operation. Contents of a fresh operation or block are erased with it and need not be
    /// listed.
    pub fn op_created(&mut self, ir: &Ir<'_>, op: Op) {
        if !self.lasting && !self.holds_fresh(ir, op) {
            self.fresh_ops.push(op);
        }
    }

    /// A block was made. Contents of a fresh operation or block are not listed.
    pub fn block_created(&mut self, ir: &Ir<'_>, block: Block) {
        if !self.lasting && !self.is_fresh_block(ir, block) {
            self.fresh_blocks.push(block);
        }
    }

    /// Records a change or a move of `op`, before and after it; this counts unless it, or something around
    /// it, was made by the pattern.
    pub fn op_changed(&mut self, ir: &Ir<'_>, op: Op) {
        self.lasting = self.lasting || !self.holds_fresh(ir, op);
    }

    /// Records a move of `block`, before and after it.
    pub fn block_changed(&mut self, ir: &Ir<'_>, block: Block) {
        self.lasting = self.lasting || !self.is_fresh_block(ir, block);
    }

    /// An operation is erased, which is no change if the pattern made it.
    pub fn op_erased(&mut self, ir: &Ir<'_>, op: Op) {
        match self.fresh_ops.iter().position(|fresh| *fresh == op) {
            Some(index) => {
                self.fresh_ops.swap_remove(index);
            }
            None => self.op_changed(ir, op),
        }
    }

    /// A block is erased, which is no change if the pattern made it.
    pub fn block_erased(&mut self, ir: &Ir<'_>, block: Block) {
        match self.fresh_blocks.iter().position(|fresh| *fresh == block) {
            Some(index) => {
                self.fresh_blocks.swap_remove(index);
            }
            None => self.block_changed(ir, block),
        }
    }

    fn holds_fresh(&self, ir: &Ir<'_>, op: Op) -> bool {
        self.fresh_ops.contains(&op) || op.block(ir).is_some_and(|block| self.is_fresh_block(ir, block))
    }

    fn is_fresh_block(&self, ir: &Ir<'_>, block: Block) -> bool {
        if self.fresh_ops.is_empty() && self.fresh_blocks.is_empty() {
            return false;
        }
        let mut block = Some(block);
        while let Some(current) = block {
            if self.fresh_blocks.contains(&current) {
                return true;
            }
            let parent = current.parent_op(ir);
            if parent.is_some_and(|op| self.fresh_ops.contains(&op)) {
                return true;
            }
            block = parent.and_then(|op| op.block(ir));
        }
        false
    }
}
