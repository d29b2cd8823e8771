//! Use lists of values and blocks.

use super::handle::{Block, Op, Region, Value};
use super::pool::Pool;
use super::slab::NONE;
use super::storage::{Ir, Link};

/// A use: an operand of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Use {
    /// The operation.
    pub op: Op,
    /// The number of the operand.
    pub operand: usize,
}

impl Use {
    /// The value that is used.
    #[track_caller]
    pub fn value(self, ir: &Ir<'_>) -> Value {
        self.op.operand(ir, self.operand)
    }
}

/// Puts a use at the front of the list of its target, as MLIR does: the order shows in walks over users.
pub(super) fn link(pool: &mut Pool<Link>, head: &mut u32, index: u32) {
    let first = std::mem::replace(head, index);
    if first != NONE {
        pool[first].previous = index;
    }
    pool[index].next = first;
    pool[index].previous = NONE;
}

/// Takes a use out of the list of its target.
pub(super) fn unlink(pool: &mut Pool<Link>, head: &mut u32, index: u32) {
    let Link { next, previous, .. } = pool[index];
    match previous {
        NONE => *head = next,
        previous => pool[previous].next = next,
    }
    if next != NONE {
        pool[next].previous = previous;
    }
}

/// Updates the neighbours of a use that was copied to another place.
fn relink(pool: &mut Pool<Link>, head: &mut u32, index: u32) {
    let Link { next, previous, .. } = pool[index];
    match previous {
        NONE => *head = index,
        previous => pool[previous].next = index,
    }
    if next != NONE {
        pool[next].previous = index;
    }
}

/// The uses from one on.
fn chain(pool: &Pool<Link>, first: u32) -> impl Iterator<Item = u32> + '_ {
    let link = |index: u32| (index != NONE).then_some(index);
    std::iter::successors(link(first), move |index| link(pool[*index].next))
}

impl<'c> Ir<'c> {
    pub(super) fn link_operand(&mut self, index: u32, owner: u32, value: u32) {
        self.operands[index] = Link { target: value, owner, next: NONE, previous: NONE };
        link(&mut self.operands, &mut self.values[value].first_use, index);
    }

    pub(super) fn unlink_operand(&mut self, index: u32) {
        let value = self.operands[index].target;
        unlink(&mut self.operands, &mut self.values[value].first_use, index);
    }

    /// Reverses the list of uses of a value. This is the order that replacing all uses by another value gives.
    pub(super) fn reverse_uses(&mut self, value: u32) {
        let mut next = self.values[value].first_use;
        while next != NONE {
            let link = &mut self.operands[next];
            std::mem::swap(&mut link.next, &mut link.previous);
            self.values[value].first_use = next;
            next = link.previous;
        }
    }

    /// Changes the order of the uses of a value; the first one is the latest.
    ///
    /// # Panics
    ///
    /// If these are not all its uses, each once.
    #[track_caller]
    pub fn reorder_uses(&mut self, value: Value, order: &[Use]) {
        self.value_data(value);
        let index_of = |ir: &Self, r#use: &Use| {
            let list = ir.op_data(r#use.op).operands;
            assert!(r#use.operand < list.len as usize, "{:?} has no operand #{}", r#use.op, r#use.operand);
            list.start + r#use.operand as u32
        };
        let indices: Vec<u32> = order.iter().map(|r#use| index_of(self, r#use)).collect();
        let mut sorted = indices.clone();
        sorted.sort_unstable();
        sorted.dedup();
        let mut present: Vec<u32> = chain(&self.operands, self.values[value.index].first_use).collect();
        present.sort_unstable();
        assert!(
            sorted == present && sorted.len() == indices.len(),
            "the order lists each use of {value:?} once"
        );
        self.values[value.index].first_use = NONE;
        for index in indices.into_iter().rev() {
            link(&mut self.operands, &mut self.values[value.index].first_use, index);
        }
    }

    pub(super) fn link_successor(&mut self, index: u32, owner: u32, block: u32) {
        self.successors[index] = Link { target: block, owner, next: NONE, previous: NONE };
        link(&mut self.successors, &mut self.blocks[block].first_use, index);
    }

    pub(super) fn unlink_successor(&mut self, index: u32) {
        let block = self.successors[index].target;
        unlink(&mut self.successors, &mut self.blocks[block].first_use, index);
    }

    /// Changes one operand.
    #[track_caller]
    pub fn set_operand(&mut self, op: Op, operand: usize, value: impl Into<Value>) {
        let value = value.into();
        self.value_data(value);
        let list = self.op_data(op).operands;
        assert!(operand < list.len as usize, "{op:?} has {} operands, not one numbered {operand}", list.len);
        let index = list.start + operand as u32;
        self.unlink_operand(index);
        self.link_operand(index, op.index, value.index);
    }

    /// Changes all operands.
    ///
    /// The sizes of operand segments, if the operation has them, are left as they are.
    #[track_caller]
    pub fn set_operands(&mut self, op: Op, values: &[Value]) {
        let len = self.op_data(op).operands.len as usize;
        self.replace_operands(op, 0..len, values);
    }

    /// Changes a range of the operands to these values, of which there may be another number.
    #[track_caller]
    pub fn replace_operands(&mut self, op: Op, range: std::ops::Range<usize>, values: &[Value]) {
        values.iter().for_each(|value| {
            self.value_data(*value);
        });
        let list = self.op_data(op).operands;
        let old = list.len as usize;
        assert!(range.start <= range.end && range.end <= old, "{op:?} has {old} operands, not {range:?}");
        if range.len() == values.len() {
            for (operand, value) in range.zip(values) {
                self.set_operand(op, operand, *value);
            }
            return;
        }
        // The operands after the range move, and the whole list may: the old links are removed first.
        let after: Vec<u32> =
            self.operands.slice(list)[range.end..].iter().map(|operand| operand.target).collect();
        for index in range.start..old {
            self.unlink_operand(list.start + index as u32);
        }
        let kept = super::pool::List { start: list.start, len: range.start as u32 };
        let new = self.operands.resize(list, range.start + values.len() + after.len());
        self.ops[op.index].operands = new;
        if new.start != kept.start {
            // One by one: the neighbour of a use may be another one of this list, moved already or not yet.
            // The old place keeps its contents until it is reused.
            for (old, index) in kept.indices().zip(new.start..) {
                self.operands[index] = self.operands[old];
                let value = self.operands[index].target;
                relink(&mut self.operands, &mut self.values[value].first_use, index);
            }
        }
        let added = values.iter().map(|value| value.index).chain(after);
        for (index, value) in (new.start + kept.len..).zip(added) {
            self.link_operand(index, op.index, value);
        }
    }

    /// Adds operands at the end.
    #[track_caller]
    pub fn append_operands(&mut self, op: Op, values: &[Value]) {
        let len = self.op_data(op).operands.len as usize;
        self.replace_operands(op, len..len, values);
    }

    /// Changes one successor.
    #[track_caller]
    pub fn set_successor(&mut self, op: Op, successor: usize, block: Block) {
        self.block_data(block);
        let list = self.extra(op).successors;
        assert!(successor < list.len as usize, "{op:?} has {} successors", list.len);
        let index = list.start + successor as u32;
        self.unlink_successor(index);
        self.link_successor(index, op.index, block.index);
    }

    /// Takes all successors away.
    #[track_caller]
    pub fn drop_successors(&mut self, op: Op) {
        let list = self.extra(op).successors;
        list.indices().for_each(|index| self.unlink_successor(index));
        self.successors.release(list);
        self.update_extra(op, |extra| extra.successors = super::pool::List::EMPTY);
    }

    /// Replaces all uses of a value by another one.
    #[track_caller]
    pub fn replace_all_uses(&mut self, old: impl Into<Value>, new: impl Into<Value>) {
        self.replace_uses_if(old, new, |_, _| true);
    }

    /// Replaces the uses of a value for which the predicate holds by another one.
    #[track_caller]
    pub fn replace_uses_if(
        &mut self,
        old: impl Into<Value>,
        new: impl Into<Value>,
        mut predicate: impl FnMut(&Self, Use) -> bool,
    ) {
        let (old, new) = (old.into(), new.into());
        self.value_data(new);
        let mut next = self.value_data(old).first_use;
        if old == new {
            return;
        }
        while next != NONE {
            let index = next;
            next = self.operands[index].next;
            if predicate(self, self.use_at(index)) {
                self.unlink_operand(index);
                let owner = self.operands[index].owner;
                self.link_operand(index, owner, new.index);
            }
        }
    }

    /// Replaces a block by another one in all operations that have it as a successor.
    #[track_caller]
    pub fn replace_all_block_uses(&mut self, old: Block, new: Block) {
        self.block_data(new);
        if old == new {
            return;
        }
        loop {
            let index = self.block_data(old).first_use;
            if index == NONE {
                return;
            }
            self.unlink_successor(index);
            let owner = self.successors[index].owner;
            self.link_successor(index, owner, new.index);
        }
    }

    pub(super) fn use_at(&self, index: u32) -> Use {
        let owner = self.operands[index].owner;
        Use { op: self.op(owner), operand: (index - self.ops[owner].operands.start) as usize }
    }
}

impl Op {
    /// The uses of the results: those of the first result, the latest first, then those of the next.
    ///
    /// ```
    /// use rtblgen_runtime::{Builder, Context, Ir, IrBuilder, OpState};
    /// let context = Context::new();
    /// let mut ir = Ir::module(&context, context.unknown_loc());
    /// let body = ir.body_block();
    /// let mut builder = IrBuilder::at_block_start(&mut ir, body);
    /// let one = builder.create(OpState::new("test.one", context.unknown_loc()).result(context.i32_type()));
    /// let result = one.result(builder.ir(), 0);
    /// let user = builder.create(OpState::new("test.use", context.unknown_loc()).operand(result));
    /// assert_eq!(one.users(&ir).collect::<Vec<_>>(), [user]);
    /// ```
    pub fn uses<'a>(self, ir: &'a Ir<'_>) -> impl Iterator<Item = Use> + 'a {
        self.results(ir).flat_map(|result| result.uses(ir))
    }

    /// The operations that use a result; one that uses results twice comes twice.
    pub fn users<'a>(self, ir: &'a Ir<'_>) -> impl Iterator<Item = Op> + 'a {
        self.uses(ir).map(|r#use| r#use.op)
    }

    /// Whether exactly one operand is a result of the operation.
    pub fn has_one_use(self, ir: &Ir<'_>) -> bool {
        self.uses(ir).take(2).count() == 1
    }
}

impl Value {
    /// The uses of the value, the latest first.
    pub fn uses<'a>(self, ir: &'a Ir<'_>) -> impl Iterator<Item = Use> + 'a {
        chain(&ir.operands, ir.value_data(self).first_use).map(|index| ir.use_at(index))
    }

    /// The operations that use the value, the latest first; one that uses it twice comes twice.
    pub fn users<'a>(self, ir: &'a Ir<'_>) -> impl Iterator<Item = Op> + 'a {
        self.uses(ir).map(|r#use| r#use.op)
    }

    /// Whether an operation in a region uses the value. It takes the steps of the shorter walk: over the uses, or over the
    /// operations of the region.
    #[track_caller]
    pub fn is_used_in(self, ir: &Ir<'_>, region: Region) -> bool {
        let mut users = self.users(ir);
        let mut ops = region.pre_order(ir);
        loop {
            match users.next() {
                None => return false,
                Some(user) if user.parent_region(ir).is_some_and(|own| region.is_ancestor(ir, own)) => {
                    return true;
                }
                Some(_) => {}
            }
            match ops.next() {
                None => return false,
                Some(op) if op.operands(ir).any(|operand| operand == self) => return true,
                Some(_) => {}
            }
        }
    }

    /// Whether nothing uses the value.
    #[inline]
    #[track_caller]
    pub fn use_empty(self, ir: &Ir<'_>) -> bool {
        ir.value_data(self).first_use == NONE
    }

    /// Whether exactly one operand is the value.
    #[track_caller]
    pub fn has_one_use(self, ir: &Ir<'_>) -> bool {
        let first = ir.value_data(self).first_use;
        first != NONE && ir.operands[first].next == NONE
    }
}

impl Block {
    /// The operations that have the block as a successor, the latest first; one that has it twice comes twice.
    pub fn users<'a>(self, ir: &'a Ir<'_>) -> impl Iterator<Item = Op> + 'a {
        let first = ir.block_data(self).first_use;
        chain(&ir.successors, first).map(|index| ir.op(ir.successors[index].owner))
    }

    /// The branches to the block, the latest first, each with the number of the successor that is the block.
    pub fn incoming<'a>(self, ir: &'a Ir<'_>) -> impl Iterator<Item = (Op, usize)> + 'a {
        chain(&ir.successors, ir.block_data(self).first_use).map(|index| {
            let branch = ir.op(ir.successors[index].owner);
            (branch, (index - ir.extra(branch).successors.start) as usize)
        })
    }

    /// The blocks that end in a branch to this one, the latest first; one may come several times.
    pub fn predecessors<'a>(self, ir: &'a Ir<'_>) -> impl Iterator<Item = Block> + 'a {
        self.users(ir).filter_map(|op| op.block(ir))
    }

    /// Whether no operation has the block as a successor.
    #[track_caller]
    pub fn has_no_predecessors(self, ir: &Ir<'_>) -> bool {
        ir.block_data(self).first_use == NONE
    }
}
