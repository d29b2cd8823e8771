//! Canonicalizations of parts that are taken out of tensors.

use crate::shapes::{constant_index, fold_constant_slice, verify_in_bounds};
use rtblgen_runtime::{Canonicalize, NoMatch, PatternRewriter, RewritePatternSet, TypedOp};

use super::types::{cast_source, folded_slice_type};
use super::{CastOp, ExtractSliceOp, result_type, source, source_type};
use crate::shaped::{replace_with_cast, with_slice};

impl Canonicalize for ExtractSliceOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns
            .add_fn("OpWithOffsetSizesAndStridesConstantArgumentFolder", fold_constants)
            .add_fn("ExtractSliceOpCastFolder", slice_of_cast);
    }
}

/// Constant offsets, sizes and strides are numbers of the operation and of its type.
fn fold_constants(op: ExtractSliceOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let slice = fold_constant_slice(rewriter, &op.slice(rewriter)).ok_or(NoMatch)?;
    let (whole, own) = (source_type(op, rewriter), result_type(op, rewriter));
    let [offsets, sizes, strides] = slice.numbers();
    verify_in_bounds(whole.shape(), [&offsets, &sizes, &strides]).map_err(|_| NoMatch)?;
    let ty = folded_slice_type(whole, own, &op.slice(rewriter), &slice).ok_or(NoMatch)?;
    let new = with_slice::<ExtractSliceOp>(op.location(rewriter), source(op, rewriter), &slice, ty);
    if ty == own {
        rewriter.replace_op_with_state(op, new);
    } else {
        replace_with_cast::<CastOp>(op.op(), new, rewriter);
    }
    Ok(())
}

/// A part of a tensor that was cast is a part of the tensor.
fn slice_of_cast(op: ExtractSliceOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    // Constants are folded first.
    if op.op().operands(rewriter).any(|operand| constant_index(rewriter, operand).is_some()) {
        return Err(NoMatch);
    }
    let tensor = cast_source(source(op, rewriter), rewriter).ok_or(NoMatch)?;
    let slice = op.slice(rewriter);
    let [offsets, sizes, strides] = slice.numbers();
    verify_in_bounds(tensor.ty(rewriter).shape(), [&offsets, &sizes, &strides]).map_err(|_| NoMatch)?;
    let ty = result_type(op, rewriter);
    rewriter
        .replace_op_with_state(op, with_slice::<ExtractSliceOp>(op.location(rewriter), tensor, &slice, ty));
    Ok(())
}
