//! Canonicalizations of `tensor.pad`.

use crate::shapes::{Extent, Slice, dispatch};
use rtblgen_runtime::interfaces::OpFoldResult;
use rtblgen_runtime::{
    Builder, Canonicalize, DYNAMIC, Ir, IrMapping, NoMatch, Op, OpState, PatternRewriter, RewritePatternSet,
    Type, TypedOp, Value,
};

use super::sums::sum;
use super::types::{cast_source, padded_type, plain_type, preserves_static_information};
use super::{CastOp, ExtractSliceOp, PadOp, YieldOp, result_type, source, source_type};
use crate::shaped::with_slice;

impl Canonicalize for PadOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns
            .add_fn("FoldStaticZeroPadding", no_padding)
            .add_fn("FoldSourceTensorCast", pad_of_cast)
            .add_fn("FoldTargetTensorCast", cast_of_pad)
            .add_fn("FoldOrthogonalPaddings", join_orthogonal)
            .add_fn("FoldStaticPadding", fold_constants)
            .add_fn("FoldConsecutiveConstantPadding", join_consecutive);
    }
}

impl PadOp {
    /// The value that is added, if it is the same everywhere: a constant or one from outside of the region (MLIR's
    /// `getConstantPaddingValue`).
    pub fn constant_padding_value(self, ir: &Ir<'_>) -> Option<Value> {
        let body = self.op().region(ir, 0).entry(ir)?;
        let value = source(YieldOp::cast(ir, body.last_op(ir)?)?, ir);
        let is_outside = value.parent_block(ir) != Some(body);
        (is_outside || ir.match_constant(value).is_some()).then_some(value)
    }

    /// The dimensions that are padded.
    fn padded_dims(self, ir: &Ir<'_>) -> Vec<bool> {
        let [low, high] = self.mixed_padding(ir);
        let is_zero = |size: &OpFoldResult<'_>| size.constant(ir) == Some(0);
        low.iter().zip(&high).map(|(low, high)| !is_zero(low) || !is_zero(high)).collect()
    }

    fn has_no_low_padding(self, ir: &Ir<'_>) -> bool {
        self.mixed_padding(ir)[0].iter().all(|size| size.constant(ir) == Some(0))
    }
}

/// The operation with another source, padding and type, with an empty region.
fn padded<'c>(
    op: PadOp,
    source: Value,
    [low, high]: [&[OpFoldResult<'c>]; 2],
    ty: Type<'c>,
    ir: &Ir<'c>,
) -> OpState<'c> {
    let context = ir.context();
    let ((low_values, low), (high_values, high)) = (dispatch(low), dispatch(high));
    let segments = [1, low_values.len(), high_values.len()];
    let state = OpState::new(PadOp::DEFINITION, op.location(ir)).operand(source);
    let state = state.operands(low_values).operands(high_values).operand_segments(segments);
    let state = state.attributes(op.op().discardable_attributes(ir).iter().copied());
    let state = state.attribute("static_low", context.dense_array_attr(&low));
    let mut state = state.attribute("static_high", context.dense_array_attr(&high));
    if op.nofold(ir) {
        state = state.attribute("nofold", context.unit_attr());
    }
    state.result(ty).empty_regions(1)
}

/// Replaces a padding by a new one with a copy of the region, cast to its type.
fn replace_with_copy<'c>(op: PadOp, new: OpState<'c>, rewriter: &mut PatternRewriter<'_, 'c>) {
    let new = rewriter.create(new);
    let (from, to) = (op.op().region(rewriter, 0), new.region(rewriter, 0));
    rewriter.clone_region_at_end(from, to, &mut IrMapping::new());
    let (value, ty) = (new.result(rewriter, 0), result_type(op, rewriter));
    let cast = OpState::new(CastOp::DEFINITION, op.location(rewriter)).operand(value).result(ty);
    rewriter.replace_op_with_state(op, cast);
}

/// Replaces a padding by a new one, which gets the region.
fn replace_with_moved<'c>(op: PadOp, new: OpState<'c>, rewriter: &mut PatternRewriter<'_, 'c>) -> Op {
    let new = rewriter.create(new);
    rewriter.move_regions(op, new);
    let value = new.result(rewriter, 0);
    rewriter.replace_op(op, [value]);
    new
}

fn no_padding(op: PadOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    if op.nofold(rewriter) || op.padded_dims(rewriter).contains(&true) {
        return Err(NoMatch);
    }
    let (tensor, ty) = (source(op, rewriter), result_type(op, rewriter));
    let cast = OpState::new(CastOp::DEFINITION, op.location(rewriter)).operand(tensor).result(ty);
    rewriter.replace_op_with_state(op, cast);
    Ok(())
}

/// Folds a cast before a padding that removes static information, or makes the type more static.
fn pad_of_cast(op: PadOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let tensor = cast_source(source(op, rewriter), rewriter).ok_or(NoMatch)?;
    let own = result_type(op, rewriter);
    let padding = op.mixed_padding(rewriter);
    let numbers = [&padding[0], &padding[1]].map(|list| dispatch(list).1);
    let ty =
        padded_type(tensor.ty(rewriter), [&numbers[0], &numbers[1]], Some(own.shape())).ok_or(NoMatch)?;
    if ty == own {
        rewriter.modify_in_place(op, |ir| ir.set_operand(op.op(), 0, tensor));
        return Ok(());
    }
    let new = padded(op, source(op, rewriter), [&padding[0], &padding[1]], ty, rewriter);
    replace_with_copy(op, new, rewriter);
    Ok(())
}

/// Gives the padding the more static type of the cast that is its only use.
fn cast_of_pad(op: PadOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let result = op.op().result(rewriter, 0);
    if !result.has_one_use(rewriter) {
        return Err(NoMatch);
    }
    let user = result.users(rewriter).next().ok_or(NoMatch)?;
    let cast = CastOp::cast(rewriter, user).ok_or(NoMatch)?;
    let ty = result_type(cast, rewriter);
    if !preserves_static_information(result_type(op, rewriter), ty) {
        return Err(NoMatch);
    }
    let [low, high] = op.mixed_padding(rewriter);
    let new = padded(op, source(op, rewriter), [&low, &high], ty, rewriter);
    let new = rewriter.create(new);
    rewriter.move_regions(op, new);
    let value = new.result(rewriter, 0);
    rewriter.replace_op(op, [value]);
    rewriter.replace_op(cast, [value]);
    Ok(())
}

/// Constant paddings are numbers of the operation and of its type.
fn fold_constants(op: PadOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let (own, from) = (result_type(op, rewriter), source_type(op, rewriter));
    let [low, high] = op
        .mixed_padding(rewriter)
        .map(|list| list.into_iter().map(|size| size.constified(rewriter)).collect::<Vec<_>>());
    let (lows, highs) = (dispatch(&low).1, dispatch(&high).1);
    let size = |dim: usize| match own.shape()[dim] {
        DYNAMIC => (Extent::of(from.shape()[dim]) + Extent::of(lows[dim]) + Extent::of(highs[dim])).number(),
        known => known,
    };
    let shape: Vec<i64> = (0..own.shape().len()).map(size).collect();
    // A negative size, which low and high paddings below zero may give, is left to the run time.
    if shape.iter().any(|size| *size < 0 && *size != DYNAMIC) {
        return Err(NoMatch);
    }
    if shape == own.shape() || shape.iter().all(|size| *size == DYNAMIC) {
        return Err(NoMatch);
    }
    let new = padded(op, source(op, rewriter), [&low, &high], plain_type(own, &shape), rewriter);
    replace_with_copy(op, new, rewriter);
    Ok(())
}

/// Two paddings of different dimensions, each of a part of a tensor, are one padding of one part.
fn join_orthogonal(op: PadOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let inner_part = rewriter.defining_op::<ExtractSliceOp>(source(op, rewriter)).ok_or(NoMatch)?;
    let outer = rewriter.defining_op::<PadOp>(source(inner_part, rewriter)).ok_or(NoMatch)?;
    let outer_part = rewriter.defining_op::<ExtractSliceOp>(source(outer, rewriter)).ok_or(NoMatch)?;
    if outer.nofold(rewriter) {
        return Err(NoMatch);
    }
    let slice = joined_slice(op, outer, inner_part, outer_part, rewriter);
    let slice = slice.map_err(|why| rewriter.match_failure(op, || why.to_owned()))?;
    let [low, inner_high] = op.mixed_padding(rewriter);
    let [_, outer_high] = outer.mixed_padding(rewriter);
    let zero = OpFoldResult::index(rewriter.context(), 0);
    let dims = op.padded_dims(rewriter).into_iter().zip(outer.padded_dims(rewriter));
    let high: Vec<_> = dims
        .enumerate()
        .map(|(dim, padded)| match padded {
            (_, true) => outer_high[dim],
            (true, _) => inner_high[dim],
            _ => zero,
        })
        .collect();
    let (location, tensor) = (op.location(rewriter), source(outer_part, rewriter));
    let ty = tensor.ty(rewriter).with_shape(&slice.numbers()[1]);
    let part = rewriter.create(with_slice::<ExtractSliceOp>(location, tensor, &slice, ty));
    let part = part.result(rewriter, 0);
    let new = padded(op, part, [&low, &high], result_type(op, rewriter), rewriter);
    replace_with_moved(op, new, rewriter);
    Ok(())
}

/// The part that two parts of paddings are together.
///
/// # Errors
///
/// Why there is no such part.
fn joined_slice<'c>(
    inner: PadOp,
    outer: PadOp,
    inner_part: ExtractSliceOp,
    outer_part: ExtractSliceOp,
    ir: &Ir<'c>,
) -> Result<Slice<'c>, &'static str> {
    let rank = source_type(inner, ir).shape().len();
    let (own, first) = (inner_part.slice(ir), outer_part.slice(ir));
    if source_type(outer_part, ir).shape().len() != rank || own.offsets.len() != rank {
        return Err("dimensions are dropped");
    }
    if !own.has_unit_strides(ir) || !first.has_unit_strides(ir) {
        return Err("a stride is not 1");
    }
    if !inner.has_no_low_padding(ir) || !outer.has_no_low_padding(ir) {
        return Err("there is padding before a dimension");
    }
    let value = |op: PadOp| op.constant_padding_value(ir).and_then(|value| ir.match_constant(value));
    if value(inner).is_none() || value(inner) != value(outer) {
        return Err("the padding values differ");
    }
    let (inner_dims, outer_dims) = (inner.padded_dims(ir), outer.padded_dims(ir));
    if inner_dims.iter().zip(&outer_dims).any(|(inner, outer)| *inner && *outer) {
        return Err("both pad a dimension");
    }
    let (mut offsets, mut sizes) = (own.offsets.clone(), own.sizes.clone());
    for dim in 0..rank {
        offsets[dim] = if !inner_dims[dim] && own.offsets[dim].constant(ir) == Some(0) {
            first.offsets[dim]
        } else if !outer_dims[dim] && first.offsets[dim].constant(ir) == Some(0) {
            own.offsets[dim]
        } else {
            return Err("neither part starts at 0 where there is no padding");
        };
        if outer_dims[dim] {
            let padded_size = source_type(inner_part, ir).shape()[dim];
            if own.sizes[dim].constant(ir) != Some(padded_size) {
                return Err("the inner part is not all of the padded dimension");
            }
            sizes[dim] = first.sizes[dim];
        }
    }
    Ok(Slice { offsets, sizes, strides: own.strides })
}

/// The sum of each two sizes.
fn sums<'c>(
    own: &[OpFoldResult<'c>],
    others: &[OpFoldResult<'c>],
    op: PadOp,
    rewriter: &mut PatternRewriter<'_, 'c>,
) -> Result<Vec<OpFoldResult<'c>>, NoMatch> {
    let location = op.location(rewriter);
    let pairs = own.iter().zip(others);
    pairs.map(|(own, other)| sum(rewriter, location, &[*own, *other]).ok_or(NoMatch)).collect()
}

/// A padding of a padding with the same value is one.
fn join_consecutive(op: PadOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let before = rewriter.defining_op::<PadOp>(source(op, rewriter)).ok_or(NoMatch)?;
    if op.nofold(rewriter) || before.nofold(rewriter) {
        return Err(NoMatch);
    }
    let value = op.constant_padding_value(rewriter).ok_or(NoMatch)?;
    if before.constant_padding_value(rewriter) != Some(value) {
        return Err(NoMatch);
    }
    // Upstream adds the paddings after the dimensions first.
    let [low, high] = op.mixed_padding(rewriter);
    let [low_before, high_before] = before.mixed_padding(rewriter);
    let high = sums(&high, &high_before, op, rewriter)?;
    let low = sums(&low, &low_before, op, rewriter)?;
    let (tensor, ty) = (source(before, rewriter), result_type(op, rewriter));
    let new = padded(op, tensor, [&low, &high], ty, rewriter);
    replace_with_moved(op, new, rewriter);
    Ok(())
}
