//! The list of operations of a block, with numbers that grow along it.

use super::handle::{Block, Op};
use super::slab::NONE;
use super::storage::Ir;

/// The usual distance between the numbers of neighbours.
const STRIDE: u32 = 32;
/// Where the numbers of a block start.
const START: u32 = 1 << 30;

impl Op {
    /// Whether the operation comes before another one of the same block.
    ///
    /// # Panics
    ///
    /// If they are not in the same block.
    #[track_caller]
    pub fn is_before_in_block(self, ir: &Ir<'_>, other: Op) -> bool {
        let (a, b) = (ir.op_place(self), ir.op_place(other));
        assert!(a.block == b.block && a.block != NONE, "{self:?} and {other:?} are not in one block");
        a.order < b.order
    }
}

impl Ir<'_> {
    /// Puts an operation that is in no block at the end of one.
    #[track_caller]
    pub fn append_op(&mut self, block: Block, op: Op) {
        self.block_data(block);
        self.insert_between(block.index, op, NONE);
    }

    /// Puts an operation that is in no block before another one.
    #[track_caller]
    pub fn insert_op_before(&mut self, place: Op, op: Op) {
        let block = self.op_place(place).block;
        assert!(block != NONE, "{place:?} is in no block");
        self.insert_between(block, op, place.index);
    }

    /// Puts an operation that is in no block after another one.
    #[track_caller]
    pub fn insert_op_after(&mut self, place: Op, op: Op) {
        let data = self.op_place(place);
        let (block, next) = (data.block, data.next);
        assert!(block != NONE, "{place:?} is in no block");
        self.insert_between(block, op, next);
    }

    /// Takes an operation out of its block. It stays, with its operands and uses.
    #[track_caller]
    pub fn detach_op(&mut self, op: Op) {
        let data = self.op_data_mut(op);
        let block = std::mem::replace(&mut data.block, NONE);
        assert!(block != NONE, "{op:?} is in no block");
        let previous = std::mem::replace(&mut data.previous, NONE);
        let next = std::mem::replace(&mut data.next, NONE);
        match previous {
            NONE => self.blocks[block].first = next,
            previous => self.ops[previous].next = next,
        }
        match next {
            NONE => self.blocks[block].last = previous,
            next => self.ops[next].previous = previous,
        }
        self.blocks[block].len -= 1;
    }

    /// Moves an operation before another one, maybe of another block.
    #[track_caller]
    pub fn move_op_before(&mut self, op: Op, place: Op) {
        if op != place {
            self.detach_op(op);
            self.insert_op_before(place, op);
        }
    }

    /// Moves an operation after another one, maybe of another block.
    #[track_caller]
    pub fn move_op_after(&mut self, op: Op, place: Op) {
        if op != place {
            self.detach_op(op);
            self.insert_op_after(place, op);
        }
    }

    /// Moves an operation to the end of a block.
    #[track_caller]
    pub fn move_op_to_end(&mut self, op: Op, block: Block) {
        self.detach_op(op);
        self.append_op(block, op);
    }

    #[track_caller]
    fn insert_between(&mut self, block: u32, op: Op, next: u32) {
        assert!(self.op_place(op).block == NONE, "{op:?} is in a block already");
        assert!(self.root != Some(op), "the root operation is in no block");
        if self.ops[op.index].extra != NONE {
            let mut around =
                std::iter::successors(self.block(block).parent_op(self), |op| op.parent_op(self));
            assert!(!around.any(|ancestor| ancestor == op), "{op:?} cannot be put inside itself");
        }
        let previous = if next == NONE { self.blocks[block].last } else { self.ops[next].previous };
        let data = &mut self.ops[op.index];
        data.block = block;
        data.previous = previous;
        data.next = next;
        match previous {
            NONE => self.blocks[block].first = op.index,
            previous => self.ops[previous].next = op.index,
        }
        match next {
            NONE => self.blocks[block].last = op.index,
            next => self.ops[next].previous = op.index,
        }
        self.blocks[block].len += 1;
        match self.order_between(previous, next) {
            Some(order) => self.ops[op.index].order = order,
            None => self.renumber(block, op.index),
        }
    }

    /// A number between those of two neighbours, close to the first, since what follows is often put there too.
    fn order_between(&self, previous: u32, next: u32) -> Option<u32> {
        match (previous, next) {
            (NONE, NONE) => Some(START),
            (previous, NONE) => self.ops[previous].order.checked_add(STRIDE),
            (NONE, next) => self.ops[next].order.checked_sub(STRIDE),
            (previous, next) => {
                let (low, high) = (self.ops[previous].order, self.ops[next].order);
                let step = STRIDE.min((high - low) / 2);
                (step > 0).then(|| low + step)
            }
        }
    }

    /// Numbers the whole block anew. The gap at the operation that found none is as long as the block, so that
    /// inserting at one place again and again is linear.
    fn renumber(&mut self, block: u32, crowded: u32) {
        let len = u64::from(self.blocks[block].len);
        // Half of the numbers for the operations, a quarter for the gap, the rest for what is added at the ends.
        let stride = (u64::from(u32::MAX / 2) / (len + 1)).clamp(1, u64::from(STRIDE));
        let gap = (len * stride).clamp(1 << 10, u64::from(u32::MAX / 4));
        let mut order = u64::from(u32::MAX / 16);
        let mut op = self.blocks[block].first;
        while op != NONE {
            let after = self.ops[op].previous;
            if after != NONE {
                order += if after == crowded { gap } else { stride };
            }
            self.ops[op].order = u32::try_from(order).expect("a block has less than 2^30 operations");
            op = self.ops[op].next;
        }
    }
}
