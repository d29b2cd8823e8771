//! The change log: the changes in order, so that they can be undone or completed.

use std::sync::Arc;

use smallvec::{SmallVec, smallvec};

use super::mapping::ValueMapping;
use super::materializations::Materializations;
use super::type_converter::{TypeConverter, ValueList};
use rtblgen_ir::internal::Snapshot;
use rtblgen_ir::ir::{Block, Ir, Op, Region, Use, Value};
use rtblgen_ir::rewrite::{BlockPlace, OpPlace};

/// One change. Its size does not depend on the IR around it.
pub(super) enum Change<'c> {
    /// The operation is new.
    CreateOp(Op),
    /// The operation stood elsewhere.
    MoveOp(Op, OpPlace),
    /// The operation was changed in place.
    ModifyOp(Op, Box<Snapshot<'c>>),
    /// The operation is replaced, or erased, when the conversion ends.
    ReplaceOp(Op, Option<Arc<TypeConverter<'c>>>),
    /// The value is replaced when the conversion ends.
    ReplaceValue(Value, Option<Arc<TypeConverter<'c>>>),
    /// The new cast, and the values that it stands for.
    Materialize(Op, ValueList),
    /// The block is new.
    CreateBlock(Block),
    /// The block stood elsewhere.
    MoveBlock(Block, BlockPlace),
    /// The block was taken out of its region and is erased when the conversion ends.
    EraseBlock(Block, BlockPlace),
    /// Operations from the first to the last stood at the end of this block.
    MoveOps { source: Block, first: Op, last: Op },
    /// All branches to the old block are redirected to the new one.
    ReplaceBlock { old: Block, new: Block },
}

/// Undoes one change. All later ones were undone before.
pub(super) fn undo<'c>(
    change: Change<'c>,
    ir: &mut Ir<'c>,
    mapping: &mut ValueMapping,
    casts: &mut Materializations<'c>,
) {
    match change {
        Change::CreateOp(op) => undo_create_op(ir, op),
        Change::MoveOp(op, place) => {
            if op.block(ir).is_some() {
                ir.detach_op(op);
            }
            put_op(ir, op, place);
        }
        Change::ModifyOp(op, before) => before.restore(ir, op),
        Change::ReplaceOp(op, _) => {
            for result in op.results(ir) {
                mapping.erase(&[result]);
            }
        }
        Change::ReplaceValue(value, _) => mapping.erase(&[value]),
        Change::Materialize(cast, values) => {
            mapping.erase(&values);
            casts.remove(cast);
            drop_uses(ir, cast);
            ir.erase_op(cast);
        }
        Change::CreateBlock(block) => undo_create_block(ir, block),
        Change::MoveBlock(block, place) => {
            if block.parent_region(ir).is_some() {
                ir.detach_block(block);
            }
            put_block(ir, block, place);
        }
        Change::EraseBlock(block, place) => put_block(ir, block, place),
        Change::MoveOps { source, first, last } => move_back(ir, source, first, last),
        Change::ReplaceBlock { old, new } => ir.replace_all_block_uses(new, old),
    }
}

/// Erases an operation that a pattern created: its contents existed before, or are undone on their own.
fn undo_create_op(ir: &mut Ir<'_>, op: Op) {
    let regions: Vec<Region> = op.regions(ir).collect();
    for region in regions {
        while let Some(block) = region.entry(ir) {
            ir.detach_block(block);
        }
    }
    drop_uses(ir, op);
    ir.erase_op(op);
}

fn undo_create_block(ir: &mut Ir<'_>, block: Block) {
    while let Some(op) = block.first_op(ir) {
        ir.detach_op(op);
    }
    drop_block_uses(ir, block);
    ir.erase_block(block);
}

fn move_back(ir: &mut Ir<'_>, source: Block, first: Op, last: Op) {
    if last.next(ir).is_none() {
        return ir.move_ops_to_end(first, source);
    }
    let mut next = Some(first);
    while let Some(op) = next {
        next = if op == last { None } else { op.next(ir) };
        ir.move_op_to_end(op, source);
    }
}

fn put_op(ir: &mut Ir<'_>, op: Op, place: OpPlace) {
    match place.before {
        Some(before) => ir.insert_op_before(before, op),
        None => ir.append_op(place.block, op),
    }
}

fn put_block(ir: &mut Ir<'_>, block: Block, place: BlockPlace) {
    match place.before {
        Some(before) => ir.insert_block_before(before, block),
        None => ir.append_existing_block(place.region, block),
    }
}

/// Removes the uses of an operation's results. Only operations that are about to be erased have any.
pub(super) fn drop_uses(ir: &mut Ir<'_>, op: Op) {
    for number in 0..op.result_count(ir) {
        drop_value_uses(ir, op.result(ir, number));
    }
}

fn drop_value_uses(ir: &mut Ir<'_>, value: Value) {
    loop {
        let Some(Use { op, operand }) = value.uses(ir).next() else { return };
        ir.erase_operand(op, operand);
    }
}

/// Removes the uses of a block's arguments, and the branches to it.
pub(super) fn drop_block_uses(ir: &mut Ir<'_>, block: Block) {
    for number in 0..block.argument_count(ir) {
        drop_value_uses(ir, block.argument(ir, number));
    }
    loop {
        let Some(user) = block.users(ir).next() else { return };
        ir.drop_successors(user);
    }
}

/// The operation and all in it, outer ones first.
pub(super) fn all_in(ir: &Ir<'_>, op: Op) -> SmallVec<[Op; 4]> {
    if op.region_count(ir) == 0 { smallvec![op] } else { op.pre_order(ir).collect() }
}

/// Erases an operation and all in it, with any uses.
pub(super) fn erase_with_uses(ir: &mut Ir<'_>, op: Op) {
    for op in all_in(ir, op) {
        drop_uses(ir, op);
        let blocks: Vec<Block> = op.regions(ir).flat_map(|region| region.blocks(ir)).collect();
        for block in blocks {
            drop_block_uses(ir, block);
        }
    }
    ir.erase_op(op);
}
