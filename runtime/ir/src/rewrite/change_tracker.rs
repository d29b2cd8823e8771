//! Change tracker: detects patterns that change the IR and then return `NoMatch`.

use std::hash::Hash;

use rustc_hash::FxHashSet;
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
    fresh_ops: Few<Op>,
    fresh_blocks: Few<Block>,
}

/// A set whose items are mostly few: these are compared one by one.
struct Few<T> {
    few: SmallVec<[T; 4]>,
    /// Used instead of `few` if there are more than [`Few::LIMIT`] items, until all are removed.
    many: FxHashSet<T>,
}

impl<T> Default for Few<T> {
    fn default() -> Self {
        Few { few: SmallVec::new(), many: FxHashSet::default() }
    }
}

impl<T: Copy + Eq + Hash> Few<T> {
    const LIMIT: usize = 16;

    fn is_empty(&self) -> bool {
        self.few.is_empty() && self.many.is_empty()
    }

    fn clear(&mut self) {
        self.few.clear();
        self.many.clear();
    }

    fn contains(&self, item: T) -> bool {
        self.few.contains(&item) || !self.many.is_empty() && self.many.contains(&item)
    }

    /// Adds an item that is not in the set.
    fn insert(&mut self, item: T) {
        if self.few.len() < Self::LIMIT && self.many.is_empty() {
            return self.few.push(item);
        }
        self.many.extend(self.few.drain(..));
        self.many.insert(item);
    }

    /// Returns whether the item was in the set.
    fn remove(&mut self, item: T) -> bool {
        match self.few.iter().position(|own| *own == item) {
            Some(index) => {
                self.few.swap_remove(index);
                true
            }
            None => !self.many.is_empty() && self.many.remove(&item),
        }
    }
}

impl ChangeTracker {
    /// Whether there is a difference.
    pub fn is_changed(&self) -> bool {
        self.lasting || !self.fresh_ops.is_empty() || !self.fresh_blocks.is_empty()
    }

    /// Forgets everything, for the next pattern.
    pub fn clear(&mut self) {
        self.lasting = false;
        self.fresh_ops.clear();
        self.fresh_blocks.clear();
    }

    /// Records a new operation. Contents of a fresh operation or block are erased with it and need not be
    /// listed.
    pub fn op_created(&mut self, ir: &Ir<'_>, op: Op) {
        if !self.lasting && !self.holds_fresh(ir, op) {
            self.fresh_ops.insert(op);
        }
    }

    /// A block was made. Contents of a fresh operation or block are not listed.
    pub fn block_created(&mut self, ir: &Ir<'_>, block: Block) {
        if !self.lasting && !self.is_fresh_block(ir, block) {
            self.fresh_blocks.insert(block);
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
        if !self.fresh_ops.remove(op) {
            self.op_changed(ir, op);
        }
    }

    /// A block is erased, which is no change if the pattern made it.
    pub fn block_erased(&mut self, ir: &Ir<'_>, block: Block) {
        if !self.fresh_blocks.remove(block) {
            self.block_changed(ir, block);
        }
    }

    fn holds_fresh(&self, ir: &Ir<'_>, op: Op) -> bool {
        self.fresh_ops.contains(op) || op.block(ir).is_some_and(|block| self.is_fresh_block(ir, block))
    }

    fn is_fresh_block(&self, ir: &Ir<'_>, block: Block) -> bool {
        if self.fresh_ops.is_empty() && self.fresh_blocks.is_empty() {
            return false;
        }
        let mut block = Some(block);
        while let Some(current) = block {
            if self.fresh_blocks.contains(current) {
                return true;
            }
            let parent = current.parent_op(ir);
            if parent.is_some_and(|op| self.fresh_ops.contains(op)) {
                return true;
            }
            block = parent.and_then(|op| op.block(ir));
        }
        false
    }
}
