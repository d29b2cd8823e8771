//! Tidying of regions between the iterations of the greedy driver: unreachable blocks, dead operations and block
//! arguments, identical blocks.

mod dead_code;
mod merge;

use crate::ir::{Block, Op, Region, Use};
use crate::rewrite::PatternRewriter;
use crate::rewrite::facts::FactTable;
use crate::rewrite::walk::reachable_blocks;

/// Tidies `regions` and all regions in them; says whether something was done that may allow more.
pub(super) fn simplify_regions(
    rewriter: &mut PatternRewriter<'_, '_>,
    facts: &mut FactTable,
    regions: &[Region],
    merge_blocks: bool,
) -> bool {
    let unreachable = erase_unreachable_blocks(rewriter, regions);
    let dead = dead_code::erase_dead_code(rewriter, facts, regions);
    let merged = merge_blocks && merge::merge_identical_blocks(rewriter, regions);
    unreachable | dead | merged
}

/// Erases the blocks to which no control can come, in `regions` and in all regions in them.
pub(super) fn erase_unreachable_blocks(rewriter: &mut PatternRewriter<'_, '_>, regions: &[Region]) -> bool {
    let mut erased = false;
    let mut pending = regions.to_vec();
    while let Some(region) = pending.pop() {
        if region.block_count(rewriter) > 1 {
            erased |= erase_unreachable_in(rewriter, region);
        }
        let ops: Vec<Op> = region.ops(rewriter).filter(|op| op.region_count(rewriter) > 0).collect();
        pending.extend(ops.into_iter().flat_map(|op| op.regions(rewriter).collect::<Vec<_>>()));
    }
    erased
}

fn erase_unreachable_in(rewriter: &mut PatternRewriter<'_, '_>, region: Region) -> bool {
    let reachable = reachable_blocks(rewriter, region);
    let dead: Vec<Block> = region.blocks(rewriter).filter(|block| !reachable.contains(block)).collect();
    // Only dead blocks can branch to dead ones, or use what is defined in them.
    for block in &dead {
        for branch in block.users(rewriter).collect::<Vec<Op>>() {
            rewriter.ir.drop_successors(branch);
        }
    }
    for block in &dead {
        let arguments = block.arguments(rewriter).collect::<Vec<_>>();
        let results = block.ops(rewriter).flat_map(|op| op.results(rewriter)).collect::<Vec<_>>();
        for value in arguments.into_iter().chain(results) {
            loop {
                let Some(Use { op, operand }) = value.uses(rewriter).next() else { break };
                rewriter.ir.erase_operand(op, operand);
            }
        }
        rewriter.erase_block(*block);
    }
    !dead.is_empty()
}
