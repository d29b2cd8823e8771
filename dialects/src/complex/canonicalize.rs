//! Canonicalizations of `complex`.

use rtblgen_runtime::{Canonicalize, NoMatch, OpState, PatternRewriter, RewritePatternSet, TypedOp, Value};

use super::{BitcastOp, CreateOp, ImOp, NegOp, ReOp};
use crate::arith;

impl Canonicalize for BitcastOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns
            .add_fn("MergeComplexBitcast", merge_bitcast)
            .add_fn("MergeArithBitcast", merge_arith_bitcast);
    }
}

/// Replaces a cast by one of another value to the same type; between numbers it is an `arith.bitcast`.
fn cast_instead<'c>(op: impl TypedOp, source: Value, rewriter: &mut PatternRewriter<'_, 'c>) {
    let op = op.op();
    let ty = op.result(rewriter, 0).ty(rewriter);
    let name = match ty.is_complex() || source.ty(rewriter).is_complex() {
        true => BitcastOp::DEFINITION,
        false => arith::BitcastOp::DEFINITION,
    };
    let state = OpState::new(name, op.location(rewriter)).operand(source).result(ty);
    rewriter.replace_op_with_state(op, state);
}

fn merge_bitcast(op: BitcastOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let operand = op.op().operand(rewriter, 0);
    let complex = rewriter.defining_op::<BitcastOp>(operand).map(TypedOp::op);
    let inner = complex.or_else(|| rewriter.defining_op::<arith::BitcastOp>(operand).map(TypedOp::op));
    let source = inner.ok_or(NoMatch)?.operand(rewriter, 0);
    cast_instead(op, source, rewriter);
    Ok(())
}

fn merge_arith_bitcast(op: arith::BitcastOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let inner = rewriter.defining_op::<BitcastOp>(op.op().operand(rewriter, 0)).ok_or(NoMatch)?;
    let source = inner.op().operand(rewriter, 0);
    cast_instead(op, source, rewriter);
    Ok(())
}

impl Canonicalize for ReOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns.add_fn("FoldComponentNeg", |op: ReOp, rewriter: &mut PatternRewriter<'_, '_>| {
            part_of_negated(op, 0, rewriter)
        });
    }
}

impl Canonicalize for ImOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns.add_fn("FoldComponentNeg", |op: ImOp, rewriter: &mut PatternRewriter<'_, '_>| {
            part_of_negated(op, 1, rewriter)
        });
    }
}

/// The part of a negated number is the negated part of the number.
fn part_of_negated(
    op: impl TypedOp,
    index: usize,
    rewriter: &mut PatternRewriter<'_, '_>,
) -> Result<(), NoMatch> {
    let negated = rewriter.defining_op::<NegOp>(op.op().operand(rewriter, 0)).ok_or(NoMatch)?;
    let created = rewriter.defining_op::<CreateOp>(negated.op().operand(rewriter, 0)).ok_or(NoMatch)?;
    let part = created.op().operand(rewriter, index);
    let state = OpState::new(arith::NegFOp::DEFINITION, op.op().location(rewriter));
    let ty = part.ty(rewriter);
    rewriter.replace_op_with_state(op.op(), state.operand(part).result(ty));
    Ok(())
}
