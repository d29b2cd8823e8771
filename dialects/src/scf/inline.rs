//! Puts blocks of a region in place of their operation.

use rtblgen_runtime::{Block, NoMatch, PatternRewriter, Region, TypedOp, Value};

use super::ForOp;

type Outcome = Result<(), NoMatch>;

/// Replaces an operation by the only block of one of its regions.
pub(super) fn replace_with_region(
    op: impl TypedOp,
    rewriter: &mut PatternRewriter<'_, '_>,
    region: Region,
    arguments: &[Value],
) -> Outcome {
    let block = region.entry(rewriter).ok_or(NoMatch)?;
    let last = block.last_op(rewriter).ok_or(NoMatch)?;
    rewriter.inline_block_before(block, op, arguments);
    let results: Vec<Value> = last.operands(rewriter).collect();
    rewriter.replace_op(op, results);
    rewriter.erase_op(last);
    Ok(())
}

/// Puts the body in place of a loop, with the values of the first iteration.
pub(super) fn inline_body(op: ForOp, rewriter: &mut PatternRewriter<'_, '_>) -> Outcome {
    let first: Vec<Value> = std::iter::once(op.lower_bound(rewriter)).chain(op.init_args(rewriter)).collect();
    let region = op.region(rewriter);
    replace_with_region(op, rewriter, region, &first)
}

/// Divides the block of an operation before the operation. The second half gets an argument for each result.
pub(crate) fn split_with_arguments(op: impl TypedOp, rewriter: &mut PatternRewriter<'_, '_>) -> Block {
    let results: Vec<Value> = op.op().results(rewriter).collect();
    let types: Vec<_> = results.iter().map(|result| result.ty(rewriter)).collect();
    let locations: Vec<_> = results.iter().map(|result| result.location(rewriter)).collect();
    let half = rewriter.split_block(op);
    if results.is_empty() {
        return half;
    }
    let after = rewriter.create_block_before(half, &types, &locations);
    rewriter.merge_blocks(half, after, &[]);
    after
}
