//! Merging of blocks that do the same.

use rustc_hash::FxHashMap;

use crate::ir::{Block, Ir, Op, Region, Value};
use crate::rewrite::PatternRewriter;

/// Merges identical blocks in each of `regions`; says whether there were any.
///
/// Blocks with operations that have blocks are not merged, so none of the regions goes away.
pub(super) fn merge_identical_blocks(rewriter: &mut PatternRewriter<'_, '_>, regions: &[Region]) -> bool {
    regions.iter().fold(false, |merged, region| merge_in_region(rewriter, *region) | merged)
}

/// Blocks that lead to the same blocks are compared with each other; each group of equal ones keeps its first.
fn merge_in_region(rewriter: &mut PatternRewriter<'_, '_>, region: Region) -> bool {
    let mut leaders: FxHashMap<Vec<Block>, Vec<Block>> = FxHashMap::default();
    let mut merges: Vec<(Block, Block)> = Vec::new();
    for block in region.blocks(rewriter).skip(1).filter(|block| is_mergeable(rewriter, *block)) {
        let same_successors = leaders.entry(block.successors(rewriter).collect()).or_default();
        match same_successors.iter().find(|leader| are_equal(rewriter, **leader, block)) {
            Some(leader) => merges.push((*leader, block)),
            None => same_successors.push(block),
        }
    }
    for (leader, block) in &merges {
        rewriter.ir.replace_all_block_uses(*block, *leader);
        rewriter.erase_block(*block);
    }
    !merges.is_empty()
}

/// No operation in it has blocks of its own, and its arguments are used in it only.
fn is_mergeable(ir: &Ir<'_>, block: Block) -> bool {
    let no_blocks = |op: Op| op.regions(ir).all(|region| region.is_empty(ir));
    block.ops(ir).all(no_blocks) && block.arguments(ir).all(|argument| is_local(ir, argument, block))
}

fn is_local(ir: &Ir<'_>, value: Value, block: Block) -> bool {
    value.users(ir).all(|user| user.block(ir) == Some(block))
}

fn are_equal(ir: &Ir<'_>, left: Block, right: Block) -> bool {
    left.op_count(ir) == right.op_count(ir)
        && left.argument_types(ir).eq(right.argument_types(ir))
        && left.ops(ir).zip(right.ops(ir)).all(|(a, b)| {
            are_equal_apart_from_operands(ir, a, b)
                && a.operands(ir).zip(b.operands(ir)).all(|(a, b)| corresponds(ir, (left, a), (right, b)))
                && a.results(ir).all(|result| is_local(ir, result, left))
                && b.results(ir).all(|result| is_local(ir, result, right))
        })
}

fn are_equal_apart_from_operands(ir: &Ir<'_>, a: Op, b: Op) -> bool {
    a.name(ir) == b.name(ir)
        && a.operand_count(ir) == b.operand_count(ir)
        && a.region_count(ir) == b.region_count(ir)
        && a.result_types(ir).eq(b.result_types(ir))
        && a.successors(ir).eq(b.successors(ir))
        && a.attributes(ir) == b.attributes(ir)
}

/// The two values are one, or they have the same place in their blocks.
fn corresponds(ir: &Ir<'_>, (left, a): (Block, Value), (right, b): (Block, Value)) -> bool {
    a == b || matches!((place_in(ir, left, a), place_in(ir, right, b)), (Some(a), Some(b)) if a == b)
}

/// The number of the operation in `block` and of its result; an argument of `block` comes before all operations.
fn place_in(ir: &Ir<'_>, block: Block, value: Value) -> Option<(Option<usize>, usize)> {
    if value.parent_block(ir) != Some(block) {
        return None;
    }
    match value.owner(ir) {
        crate::ValueOwner::Argument(_, number) => Some((None, number)),
        crate::ValueOwner::Result(op, number) => Some((block.ops(ir).position(|other| other == op), number)),
    }
}
