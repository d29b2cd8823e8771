//! Queries of blocks.

use super::handle::{Block, Op, Region, Value};
use super::pool::List;
use super::slab::NONE;
use super::storage::{Argument, BlockData, Ir, ValueData};
use crate::context::Location;
use crate::context::types::Type;

impl Block {
    /// The operations, in order.
    #[track_caller]
    pub fn ops<'a, 'c>(self, ir: &'a Ir<'c>) -> Ops<'a, 'c> {
        let data = ir.block_data(self);
        Ops { ir, first: data.first, last: data.last, len: data.len as usize }
    }

    /// The number of operations.
    #[track_caller]
    pub fn op_count(self, ir: &Ir<'_>) -> usize {
        ir.block_data(self).len as usize
    }

    /// Whether there is no operation.
    #[inline]
    #[track_caller]
    pub fn is_empty(self, ir: &Ir<'_>) -> bool {
        ir.block_data(self).first == NONE
    }

    /// The first operation.
    #[inline]
    #[track_caller]
    pub fn first_op(self, ir: &Ir<'_>) -> Option<Op> {
        ir.op_link(ir.block_data(self).first)
    }

    /// The last operation.
    #[track_caller]
    pub fn last_op(self, ir: &Ir<'_>) -> Option<Op> {
        ir.op_link(ir.block_data(self).last)
    }

    /// The last operation, if it may be a terminator: it is one, or it is not registered.
    #[track_caller]
    pub fn terminator(self, ir: &Ir<'_>) -> Option<Op> {
        self.last_op(ir).filter(|op| op.definition(ir).is_none_or(|own| own.has_trait_named("Terminator")))
    }

    /// The arguments.
    #[track_caller]
    pub fn arguments<'a>(
        self,
        ir: &'a Ir<'_>,
    ) -> impl ExactSizeIterator<Item = Value> + DoubleEndedIterator + 'a {
        ir.arguments.slice(ir.block_data(self).arguments).iter().map(|argument| ir.value(argument.value))
    }

    /// The types of the arguments.
    #[track_caller]
    pub fn argument_types<'a, 'c>(
        self,
        ir: &'a Ir<'c>,
    ) -> impl ExactSizeIterator<Item = Type<'c>> + DoubleEndedIterator + 'a {
        ir.arguments.slice(ir.block_data(self).arguments).iter().map(|argument| ir.values[argument.value].ty)
    }

    /// The number of arguments.
    #[track_caller]
    pub fn argument_count(self, ir: &Ir<'_>) -> usize {
        ir.block_data(self).arguments.len as usize
    }

    /// One argument.
    ///
    /// # Panics
    ///
    /// If there is none of this number.
    #[track_caller]
    pub fn argument(self, ir: &Ir<'_>, number: usize) -> Value {
        let arguments = ir.arguments.slice(ir.block_data(self).arguments);
        match arguments.get(number) {
            Some(argument) => ir.value(argument.value),
            None => panic!("{self:?} has {} arguments, not one numbered {number}", arguments.len()),
        }
    }

    /// The region that the block is in.
    #[inline]
    #[track_caller]
    pub fn parent_region(self, ir: &Ir<'_>) -> Option<Region> {
        let region = ir.block_data(self).region;
        (region != NONE).then(|| ir.region(region))
    }

    /// The operation that the block is in.
    #[inline]
    #[track_caller]
    pub fn parent_op(self, ir: &Ir<'_>) -> Option<Op> {
        self.parent_region(ir)?.parent_op(ir)
    }

    /// The blocks to which the last operation branches.
    #[track_caller]
    pub fn successors<'a>(
        self,
        ir: &'a Ir<'_>,
    ) -> impl ExactSizeIterator<Item = Block> + DoubleEndedIterator + 'a {
        let list = self.last_op(ir).map_or(List::EMPTY, |op| ir.extra(op).successors);
        ir.successors.slice(list).iter().map(|link| ir.block(link.target))
    }

    /// Whether the block is the first one of its region.
    #[track_caller]
    pub fn is_entry(self, ir: &Ir<'_>) -> bool {
        let data = ir.block_data(self);
        data.region != NONE && data.previous == NONE
    }

    /// The next block in the region.
    #[inline]
    #[track_caller]
    pub fn next(self, ir: &Ir<'_>) -> Option<Block> {
        ir.block_link(ir.block_data(self).next)
    }

    /// The block before it in the region.
    #[track_caller]
    pub fn previous(self, ir: &Ir<'_>) -> Option<Block> {
        ir.block_link(ir.block_data(self).previous)
    }

    /// Whether the handle is to a block that was not erased.
    pub fn is_live(self, ir: &Ir<'_>) -> bool {
        ir.blocks.is_live(self.index, self.generation())
    }

    /// The operation of this block that is, or contains at some depth, another operation.
    #[track_caller]
    pub fn ancestor_in_block(self, ir: &Ir<'_>, op: Op) -> Option<Op> {
        let mut op = op;
        while op.block(ir)? != self {
            op = op.parent_op(ir)?;
        }
        Some(op)
    }
}

/// The operations of a block: see [`Block::ops`].
#[derive(Clone)]
pub struct Ops<'a, 'c> {
    ir: &'a Ir<'c>,
    first: u32,
    last: u32,
    len: usize,
}

impl Iterator for Ops<'_, '_> {
    type Item = Op;

    fn next(&mut self) -> Option<Op> {
        self.len = self.len.checked_sub(1)?;
        let op = self.first;
        self.first = self.ir.ops[op].next;
        Some(self.ir.op(op))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.len, Some(self.len))
    }
}

impl DoubleEndedIterator for Ops<'_, '_> {
    fn next_back(&mut self) -> Option<Op> {
        self.len = self.len.checked_sub(1)?;
        let op = self.last;
        self.last = self.ir.ops[op].previous;
        Some(self.ir.op(op))
    }
}

impl ExactSizeIterator for Ops<'_, '_> {}

impl<'c> Ir<'c> {
    /// Makes a block that is in no region.
    #[track_caller]
    pub fn create_block(&mut self, types: &[Type<'c>], locations: &[Location<'c>]) -> Block {
        assert_eq!(types.len(), locations.len(), "one location for each block argument");
        let index = self.blocks.insert(BlockData {
            region: NONE,
            previous: NONE,
            next: NONE,
            first: NONE,
            last: NONE,
            len: 0,
            first_use: NONE,
            arguments: List::default(),
            generation: 0,
        });
        let block = self.block(index);
        let arguments = self.arguments.alloc(types.len());
        for (number, (ty, location)) in types.iter().zip(locations).enumerate() {
            let value = self.new_argument(index, number, *ty);
            self.arguments[arguments.start + number as u32] = Argument { value, location: *location };
        }
        self.blocks[index].arguments = arguments;
        block
    }

    fn new_argument(&mut self, block: u32, number: usize, ty: Type<'c>) -> u32 {
        self.context.expect_same(ty.context());
        let number = number as u32 | ValueData::ARGUMENT;
        let data = ValueData { ty, first_use: NONE, owner: block, number, generation: 0 };
        match self.free_values.get_mut(1).and_then(Vec::pop) {
            Some(index) => {
                self.values.replace(index, data);
                index
            }
            None => self.values.push(data),
        }
    }

    /// Adds an argument at the end.
    #[track_caller]
    pub fn add_argument(&mut self, block: Block, ty: Type<'c>, location: Location<'c>) -> Value {
        let number = block.argument_count(self);
        self.insert_argument(block, number, ty, location)
    }

    /// Adds an argument before the one that has this number.
    #[track_caller]
    pub fn insert_argument(
        &mut self,
        block: Block,
        number: usize,
        ty: Type<'c>,
        location: Location<'c>,
    ) -> Value {
        let list = self.block_data(block).arguments;
        let len = list.len as usize;
        assert!(number <= len, "{block:?} has {len} arguments");
        let value = self.new_argument(block.index, number, ty);
        let list = self.arguments.resize(list, len + 1);
        self.blocks[block.index].arguments = list;
        let arguments = self.arguments.slice_mut(list);
        arguments.copy_within(number..len, number + 1);
        arguments[number] = Argument { value, location };
        self.number_arguments(list, number);
        self.value(value)
    }

    /// Removes an argument.
    ///
    /// # Panics
    ///
    /// If it is used.
    #[track_caller]
    pub fn erase_argument(&mut self, block: Block, number: usize) {
        self.erase_arguments(block, &[number]);
    }

    /// Removes arguments. Their numbers are in ascending order.
    ///
    /// # Panics
    ///
    /// If one is used.
    #[track_caller]
    pub fn erase_arguments(&mut self, block: Block, numbers: &[usize]) {
        let Some(first) = numbers.first().copied() else { return };
        let mut erased = Vec::with_capacity(numbers.len());
        for number in numbers {
            let value = block.argument(self, *number);
            assert!(value.use_empty(self), "argument #{number} was erased while it is used");
            erased.push(value.index);
        }
        let list = self.block_data(block).arguments;
        let arguments = self.arguments.slice_mut(list);
        let (mut kept, mut left) = (first, numbers.iter().copied().peekable());
        for number in first..arguments.len() {
            if left.next_if_eq(&number).is_none() {
                arguments[kept] = arguments[number];
                kept += 1;
            }
        }
        let list = self.arguments.resize(list, kept);
        self.blocks[block.index].arguments = list;
        self.number_arguments(list, first);
        for value in erased.into_iter().rev() {
            self.release_values(List { start: value, len: 1 });
        }
    }

    fn number_arguments(&mut self, list: List, from: usize) {
        for number in from..list.len as usize {
            let value = self.arguments[list.start + number as u32].value;
            self.values[value].number = number as u32 | ValueData::ARGUMENT;
        }
    }

    /// Changes the location of an argument.
    #[track_caller]
    pub fn set_argument_location(&mut self, block: Block, number: usize, location: Location<'c>) {
        let list = self.block_data(block).arguments;
        self.arguments.slice_mut(list)[number].location = location;
    }

    /// Erases a block with all that is in it.
    ///
    /// # Panics
    ///
    /// If an operation outside has it as a successor, or uses a value defined in it.
    #[track_caller]
    pub fn erase_block(&mut self, block: Block) {
        if self.block_data(block).region != NONE {
            self.detach_block(block);
        }
        let ops: Vec<Op> = block.ops(self).collect();
        for op in ops.iter().rev() {
            // Cycles of uses inside the block must not keep it.
            self.set_operands(*op, &[]);
        }
        for op in ops.into_iter().rev() {
            self.erase_op(op);
        }
        assert!(block.has_no_predecessors(self), "{block:?} was erased while it is a successor");
        for argument in block.arguments(self) {
            assert!(argument.use_empty(self), "{block:?} was erased while an argument is used");
        }
        self.free_block(block.index);
    }

    pub(super) fn free_block(&mut self, block: u32) {
        let list = self.blocks[block].arguments;
        for index in list.indices() {
            let value = self.arguments[index].value;
            self.release_values(List { start: value, len: 1 });
        }
        self.arguments.release(list);
        self.blocks.remove(block);
    }

    /// Moves the operations of a block to the end of another one, and erases the first.
    ///
    /// # Panics
    ///
    /// If the number of values is not that of the block's arguments, which they replace, or the block is a successor.
    #[track_caller]
    pub fn merge_blocks(&mut self, block: Block, into: Block, arguments: &[Value]) {
        assert_eq!(block.argument_count(self), arguments.len(), "one value for each block argument");
        for (number, value) in arguments.iter().enumerate() {
            self.replace_all_uses(block.argument(self, number), *value);
        }
        if let Some(first) = block.first_op(self) {
            self.move_ops_to_end(first, into);
        }
        self.erase_block(block);
    }

    /// Divides a block before an operation, which is the first one of the new block that follows. The new block has no
    /// arguments and nothing leads to it.
    #[track_caller]
    pub fn split_block(&mut self, before: Op) -> Block {
        let block = before.block(self).expect("the operation is in a block");
        let new = self.create_block(&[], &[]);
        if block.parent_region(self).is_some() {
            self.insert_block_after(block, new);
        }
        self.move_ops_to_end(before, new);
        new
    }
}
