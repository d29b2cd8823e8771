//! The list of operations of a block, with numbers that grow along it.

use super::handle::{Block, Op};
use super::slab::NONE;
use super::storage::Ir;

/// The usual distance between the numbers of neighbours.
const STRIDE: u32 = 32;
/// The first number in a block.
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

    /// Moves an operation, and those after it in its block, to the end of another block. It takes a step for each of them, but
    /// a much shorter one than [`move_op_to_end`](Self::move_op_to_end).
    ///
    /// # Panics
    ///
    /// If the operation is in no block, or the other block is the same or inside one of the operations.
    #[track_caller]
    pub fn move_ops_to_end(&mut self, first: Op, block: Block) {
        self.block_data(block);
        let source = self.op_place(first).block;
        assert!(source != NONE && source != block.index, "{first:?} is in another block");
        let mut around = std::iter::successors(block.parent_op(self), |op| op.parent_op(self));
        let around = around.find(|op| self.op_place(*op).block == source);
        assert!(
            around.is_none_or(|around| self.op_place(around).order < self.op_place(first).order),
            "{first:?} and those after it cannot be put inside themselves"
        );
        let (last, previous) = (self.blocks[source].last, self.blocks[block.index].last);
        let count = self.blocks[source].len;
        let Some(renumbered) = self.order_of_run(previous, first.index, count) else {
            // No room for the numbers.
            let mut next = Some(first);
            while let Some(op) = next {
                next = op.next(self);
                self.move_op_to_end(op, block);
            }
            return;
        };
        let before = std::mem::replace(&mut self.ops[first.index].previous, previous);
        match before {
            NONE => self.blocks[source].first = NONE,
            before => self.ops[before].next = NONE,
        }
        self.blocks[source].last = before;
        match previous {
            NONE => self.blocks[block.index].first = first.index,
            previous => self.ops[previous].next = first.index,
        }
        self.blocks[block.index].last = last;
        let (mut op, mut moved) = (first.index, 0);
        while op != NONE {
            let data = &mut self.ops[op];
            data.block = block.index;
            if let Some(start) = renumbered {
                data.order = start + moved * STRIDE;
            }
            moved += 1;
            op = data.next;
        }
        self.blocks[source].len -= moved;
        self.blocks[block.index].len += moved;
    }

    /// The number of the first of `count` operations that are put after another one; `Some(None)` if they may keep their numbers,
    /// `None` if there are no numbers left.
    fn order_of_run(&self, previous: u32, first: u32, count: u32) -> Option<Option<u32>> {
        if previous == NONE || self.ops[previous].order < self.ops[first].order {
            return Some(None);
        }
        let start = self.ops[previous].order.checked_add(STRIDE)?;
        count.checked_mul(STRIDE).and_then(|room| start.checked_add(room))?;
        Some(Some(start))
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
            None => self.make_room(op.index),
        }
    }

    /// Returns a number between those of two neighbours, close to the first, since later insertions are often
    /// at the same place.
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

    /// Renumbers the neighbourhood of an operation. It doubles until it has room for as many operations
    /// again, so that insertions cost little on average, at one place or at many.
    fn make_room(&mut self, crowded: u32) {
        let (mut first, mut last) = (crowded, crowded);
        let mut len: u64 = 1;
        for level in 1.. {
            let before = len;
            for _ in 0..before {
                if self.ops[first].previous != NONE {
                    first = self.ops[first].previous;
                    len += 1;
                }
                if self.ops[last].next != NONE {
                    last = self.ops[last].next;
                    len += 1;
                }
            }
            let (low, high) = self.numbers_around(first, last);
            // A larger neighbourhood needs more room for each operation: it is numbered less often.
            if (high - low) / (len + 1) > 4 * level || len == before {
                return self.spread(first, len, low, high, crowded);
            }
        }
    }

    /// The numbers between which those of neighbours lie. At the ends of a block, room is left for more.
    fn numbers_around(&self, first: u32, last: u32) -> (u64, u64) {
        let low = match self.ops[first].previous {
            NONE => u32::MAX / 8,
            previous => self.ops[previous].order,
        };
        let high = match self.ops[last].next {
            NONE => u32::MAX / 8 * 7,
            next => self.ops[next].order,
        };
        (u64::from(low), u64::from(high.max(low)))
    }

    /// Numbers `len` operations from `first` on with numbers between two others. Half of these stay free around `crowded`.
    fn spread(&mut self, first: u32, len: u64, low: u64, high: u64, crowded: u32) {
        let stride = (high - low) / 2 / (len + 1);
        let gap = (high - low) / 4;
        let (mut op, mut order) = (first, low);
        for _ in 0..len {
            order += if op == crowded { gap + stride } else { stride };
            self.ops[op].order =
                u32::try_from(order).expect("the number is less than that of the next operation");
            order += if op == crowded { gap } else { 0 };
            op = self.ops[op].next;
        }
    }
}
