//! Canonicalizations of masks and of steps.

use rtblgen_runtime::constants::Int;
use rtblgen_runtime::constants::splat;
use rtblgen_runtime::{
    Builder, Canonicalize, NoMatch, OpState, PatternRewriter, RewritePatternSet, TypedOp, Value,
};

use super::elements::{MaskFormat, constant, mask_format, splat_of};
use super::{
    ConstantMaskOp, CreateMaskOp, MaskOp, MaskingOpInterface, StepOp, VectorScaleOp, YieldOp, result_type,
    source,
};
use crate::arith::{CmpIOp, CmpIPredicate, MulIOp, SelectOp};

impl Canonicalize for CreateMaskOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns.add_fn("CreateMaskFolder", mask_of_constants);
    }
}

/// The factor `n` of a product `n * vector.vscale`.
fn scale_factor(value: Value, rewriter: &PatternRewriter<'_, '_>) -> Option<i64> {
    if rewriter.defining_op::<VectorScaleOp>(value).is_some() {
        return Some(1);
    }
    let product = rewriter.defining_op::<MulIOp>(value)?.op();
    let [first, second] = [0, 1].map(|number| product.operand(rewriter, number));
    let other = if rewriter.defining_op::<VectorScaleOp>(first).is_some() {
        second
    } else {
        rewriter.defining_op::<VectorScaleOp>(second).map(|_| first)?
    };
    rewriter.match_constant_int(other).and_then(|number| i64::try_from(number).ok())
}

fn mask_of_constants(op: CreateMaskOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let ty = result_type(op, rewriter);
    let (shape, scalable) = match ty.shape() {
        [] => (&[1][..], &[false][..]),
        shape => (shape, ty.scalable_dims()),
    };
    let mut sizes = Vec::with_capacity(shape.len());
    for (dim, size) in op.op().operands(rewriter).enumerate() {
        let whole = shape[dim];
        let size = match rewriter.match_constant_int(size) {
            Some(size) if scalable[dim] && size >= 0 => return Err(NoMatch),
            Some(size) => size.clamp(0, whole.into()) as i64,
            None => {
                let factor = scale_factor(size, rewriter).filter(|factor| *factor >= whole).ok_or(NoMatch)?;
                factor.clamp(0, whole)
            }
        };
        sizes.push(size);
    }
    if sizes.contains(&0) {
        sizes.fill(0);
    }
    let sizes = rewriter.context().dense_array_attr(&sizes);
    let state = OpState::new(ConstantMaskOp::DEFINITION, op.location(rewriter)).result(ty);
    rewriter.replace_op_with_state(op, state.attribute("mask_dim_sizes", sizes));
    Ok(())
}

impl Canonicalize for MaskOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns
            .add_fn("CanonializeEmptyMaskOp", select_in_empty_mask)
            .add_fn("FoldFullMask", remove_full_mask);
    }
}

/// Replaces a `vector.mask` without a masked operation by a selection of its two values.
fn select_in_empty_mask(op: MaskOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let passthru = op.passthru(rewriter).ok_or(NoMatch)?;
    let block = op.op().region(rewriter, 0).entry(rewriter).ok_or(NoMatch)?;
    let only = block.first_op(rewriter).and_then(|first| YieldOp::cast(rewriter, first)).ok_or(NoMatch)?;
    let operands = [source(op, rewriter), source(only, rewriter), passthru];
    let ty = result_type(op, rewriter);
    let state = OpState::new(SelectOp::DEFINITION, op.location(rewriter)).operands(operands);
    rewriter.replace_op_with_state(op, state.result(ty));
    Ok(())
}

/// Removes an all-true mask. In MLIR the folder does this.
fn remove_full_mask(op: MaskOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let masked = op.maskable_op(rewriter).ok_or(NoMatch)?;
    if mask_format(source(op, rewriter), rewriter) != Some(MaskFormat::AllTrue) {
        return Err(NoMatch);
    }
    rewriter.move_op_before(masked, op);
    let results: Vec<Value> = masked.results(rewriter).collect();
    rewriter.replace_op(op, results);
    Ok(())
}

impl Canonicalize for StepOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns.add_fn("StepCompareFolder", compare_steps);
    }
}

/// The result of comparing all of `0..count` with a constant, if the comparison has the same result for all.
fn comparison(predicate: CmpIPredicate, count: i128, number: i128) -> Option<bool> {
    use CmpIPredicate as P;
    match predicate {
        P::Ult | P::Uge if count <= number => Some(predicate == P::Ult),
        P::Ule | P::Ugt if count - 1 <= number => Some(predicate == P::Ule),
        P::Eq | P::Ne if count <= number => Some(predicate == P::Ne),
        _ => None,
    }
}

fn compare_steps(op: StepOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let count = result_type(op, rewriter).num_elements().ok_or(NoMatch)?;
    let uses: Vec<_> = op.op().result(rewriter, 0).uses(rewriter).collect();
    for own in uses {
        let compare = CmpIOp::cast(rewriter, own.op).filter(|_| own.operand == 0);
        let Some(compare) = compare else { continue };
        let other = rewriter.match_constant(compare.op().operand(rewriter, 1)).and_then(splat::<Int>);
        let Some(other) = other else { continue };
        let Some(all) = comparison(compare.predicate(rewriter), count.into(), other.signed()) else {
            continue;
        };
        rewriter.set_insertion_point_after(compare.op());
        let ty = result_type(compare, rewriter);
        let value = splat_of(ty, rewriter.context().bool_attr(all)).ok_or(NoMatch)?;
        let value = constant(rewriter, compare.location(rewriter), value);
        rewriter.replace_op(compare, [value]);
        return Ok(());
    }
    Err(NoMatch)
}
