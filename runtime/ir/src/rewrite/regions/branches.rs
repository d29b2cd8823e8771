//! Operands that branches pass to the arguments of their successors.

use std::ops::Range;

use smallvec::SmallVec;

use crate::ir::{Block, Ir, Op, Value};
use crate::rewrite::PatternRewriter;

/// The branches to a block, each with the number of the successor that is the block. A branch may have the
/// block as a successor twice.
pub(super) fn ways_to(ir: &Ir<'_>, block: Block) -> SmallVec<[(Op, usize); 4]> {
    let mut ways: SmallVec<[(Op, usize); 4]> = block.incoming(ir).collect();
    ways.sort_unstable();
    ways
}

/// The branches to a block, in order, each with the numbers of the successors that are the block.
pub(super) fn branches_to(ir: &Ir<'_>, block: Block) -> Vec<(Op, Vec<usize>)> {
    let ways = ways_to(ir, block);
    let by_branch = ways.chunk_by(|(branch, _), (other, _)| branch == other);
    by_branch.map(|ways| (ways[0].0, ways.iter().map(|(_, successor)| *successor).collect())).collect()
}

/// Returns the operands that `op` passes on to the arguments of a successor, if its definition has them.
pub(super) fn passed_operands(ir: &Ir<'_>, op: Op, successor: usize) -> Option<Range<usize>> {
    op.passed_operands(ir, successor)
}

/// The operand that `branch` passes on to an argument. The first arguments may be made by the branch itself.
pub(super) fn passed_operand(ir: &Ir<'_>, branch: Op, successor: usize, argument: usize) -> Option<Value> {
    let range = passed_operands(ir, branch, successor)?;
    let count = branch.successor(ir, successor).argument_count(ir);
    let operand = range.start + argument.checked_sub(count.saturating_sub(range.len()))?;
    range.contains(&operand).then(|| branch.operand(ir, operand))
}

/// Removes the operands for arguments that are to be erased from each branch to their block. The numbers are
/// in ascending order.
pub(super) fn erase_passed_operands(
    rewriter: &mut PatternRewriter<'_, '_>,
    block: Block,
    arguments: &[usize],
) {
    let count = block.argument_count(rewriter);
    for (branch, successors) in branches_to(rewriter, block) {
        let mut erased: Vec<usize> = Vec::new();
        for successor in successors {
            let Some(range) = passed_operands(rewriter, branch, successor) else { continue };
            let made = count.saturating_sub(range.len());
            let passed = arguments.iter().filter_map(|argument| argument.checked_sub(made));
            erased.extend(passed.map(|passed| range.start + passed));
        }
        erased.sort_unstable();
        rewriter.ir.erase_operands(branch, &erased);
    }
}
