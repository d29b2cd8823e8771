//! Tidying of regions between the iterations of the greedy driver: unreachable blocks, dead operations and block
//! arguments, identical blocks, arguments that are always the same.

mod branches;
mod dead_code;
mod merge;
mod redundant;

use crate::ir::{Block, Ir, Op, Region, Use};
use crate::rewrite::PatternRewriter;
use crate::rewrite::op_info::OpInfoCache;
use crate::rewrite::walk::reachable_blocks;

/// Simplifies `region` and all regions in it; returns whether a change may allow more.
pub(super) fn simplify_regions(
    rewriter: &mut PatternRewriter<'_, '_>,
    op_infos: &mut OpInfoCache,
    region: Region,
    merge_blocks: bool,
) -> bool {
    let Reachable { erased, mut branching, .. } = erase_unreachable_blocks(rewriter, region);
    let dead = dead_code::erase_dead_code(rewriter, op_infos, region, &branching);
    // Regions in dead operations are erased.
    branching.retain(|region| region.is_live(rewriter));
    if !merge_blocks {
        return erased | dead;
    }
    let merged = merge::merge_identical_blocks(rewriter, &branching);
    let dropped = redundant::drop_redundant_arguments(rewriter, &branching);
    erased | dead | merged | dropped
}

/// The reachable blocks that [`erase_unreachable_blocks`] found.
pub(super) struct Reachable {
    /// Whether there were unreachable blocks.
    pub(super) erased: bool,
    /// The regions that still have several blocks, outer ones before those in them.
    branching: Vec<Region>,
    /// The regions in which values may be used before they are defined.
    pub(super) graphs: Vec<Region>,
}

/// Erases the blocks to which no control can come, in `region` and in all regions in it.
pub(super) fn erase_unreachable_blocks(rewriter: &mut PatternRewriter<'_, '_>, region: Region) -> Reachable {
    let mut found = Reachable { erased: false, branching: Vec::new(), graphs: Vec::new() };
    let mut pending = vec![region];
    while let Some(region) = pending.pop() {
        if !region.has_one_block(rewriter) {
            found.erased |= erase_unreachable_in(rewriter, region);
            found.branching.extend((region.block_count(rewriter) > 1).then_some(region));
        }
        let ir: &Ir<'_> = rewriter;
        if !region.has_ssa_dominance(ir) {
            found.graphs.push(region);
        }
        for block in region.blocks(ir) {
            for op in block.ops(ir) {
                if op.region_count(ir) > 0 {
                    pending.extend(op.regions(ir));
                }
            }
        }
    }
    found
}

fn erase_unreachable_in(rewriter: &mut PatternRewriter<'_, '_>, region: Region) -> bool {
    let reachable = reachable_blocks(rewriter, region);
    let dead: Vec<Block> = region.blocks(rewriter).filter(|block| !reachable.contains(block)).collect();
    // Only dead blocks can branch to dead ones, or use their values.
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
