//! Canonicalizations of casts, of `tensor.concat`, and of operations that take the operands of casts.

use crate::shapes::rank_reduction;
use rtblgen_runtime::interfaces::{DynDestinationStyleOpInterface, DynLoopLikeOpInterface, OpFoldResult};
use rtblgen_runtime::{
    Builder, Canonicalize, CanonicalizeDialect, DYNAMIC, IrMapping, NoMatch, Op, OpState, PatternRewriter,
    RewritePatternSet, Type, TypedOp, Value,
};

use super::types::{
    can_fold_into_producer, cast_source, concat_type, plain_type, preserves_static_information,
};
use super::{BitcastOp, CastOp, ConcatOp, ExtractSliceOp, InsertSliceOp, TensorDialect, result_type, source};
use crate::shaped::{replace_with_cast, with_slice};

impl Canonicalize for BitcastOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns.add_fn("ChainedTensorBitcast", |op: BitcastOp, rewriter: &mut PatternRewriter<'_, '_>| {
            let before = rewriter.defining_op::<BitcastOp>(source(op, rewriter)).ok_or(NoMatch)?;
            replace_by_cast(op, source(before, rewriter), rewriter);
            Ok(())
        });
    }
}

/// Replaces a cast by one of the same kind of another value.
fn replace_by_cast<T: TypedOp>(op: T, value: Value, rewriter: &mut PatternRewriter<'_, '_>) {
    let state = OpState::new(T::DEFINITION, op.op().location(rewriter)).operand(value);
    let ty = result_type(op, rewriter);
    rewriter.replace_op_with_state(op.op(), state.result(ty));
}

impl Canonicalize for CastOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns.add_fn("ChainedTensorCast", cast_of_cast).add_fn("TensorCastExtractSlice", cast_of_slice);
    }
}

/// Returns the shape with the sizes of both; `None` if they contradict each other.
fn join<'c>(one: Type<'c>, two: Type<'c>) -> Option<Type<'c>> {
    let (Some(own), Some(other)) = (one.ranked_shape(), two.ranked_shape()) else {
        return Some(if one.has_rank() { one } else { two });
    };
    if own.len() != other.len() {
        return None;
    }
    let sizes = own.iter().zip(other).map(|(own, other)| match (*own, *other) {
        (DYNAMIC, size) | (size, DYNAMIC) => Some(size),
        (own, other) => (own == other).then_some(own),
    });
    Some(plain_type(one, &sizes.collect::<Option<Vec<_>>>()?))
}

/// Merges two casts if the type between them has no static information that the others lack.
fn cast_of_cast(op: CastOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let before = rewriter.defining_op::<CastOp>(source(op, rewriter)).ok_or(NoMatch)?;
    let value = source(before, rewriter);
    let (from, between, to) = (value.ty(rewriter), result_type(before, rewriter), result_type(op, rewriter));
    let all = join(from, between).and_then(|first| join(first, to)).ok_or(NoMatch)?;
    if join(from, to) != Some(all) {
        return Err(NoMatch);
    }
    replace_by_cast(op, value, rewriter);
    Ok(())
}

/// Replaces a cast of a part of a tensor to a more static type by a part with these sizes.
fn cast_of_slice(op: CastOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let extract = rewriter.defining_op::<ExtractSliceOp>(source(op, rewriter)).ok_or(NoMatch)?;
    let (part, ty) = (result_type(extract, rewriter), result_type(op, rewriter));
    if !can_fold_into_producer(op, rewriter) || ty.shape() == part.shape() {
        return Err(NoMatch);
    }
    let mut slice = extract.slice(rewriter);
    let dropped = rank_reduction(&slice.numbers()[1], part.shape());
    let dropped = dropped.unwrap_or_else(|| vec![false; slice.sizes.len()]);
    let kept = slice.sizes.iter_mut().zip(dropped).filter(|(_, dropped)| !dropped).map(|(size, _)| size);
    for (size, known) in kept.zip(ty.shape()).filter(|(_, known)| **known != DYNAMIC) {
        *size = OpFoldResult::index(rewriter.context(), *known);
    }
    let tensor = source(extract, rewriter);
    let new = with_slice::<ExtractSliceOp>(op.location(rewriter), tensor, &slice, ty);
    rewriter.replace_op_with_state(op, new);
    Ok(())
}

impl Canonicalize for ConcatOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns
            .add_fn("SingleInputConcatOp", |op: ConcatOp, rewriter: &mut PatternRewriter<'_, '_>| {
                if op.op().operand_count(rewriter) != 1 {
                    return Err(NoMatch);
                }
                let cast = OpState::new(CastOp::DEFINITION, op.location(rewriter));
                let (input, ty) = (source(op, rewriter), result_type(op, rewriter));
                rewriter.replace_op_with_state(op, cast.operand(input).result(ty));
                Ok(())
            })
            .add_fn("InferConcatOperandTypes", infer_inputs)
            .add_fn("InferConcatResultType", infer_result);
    }
}

/// Returns the dimension, the types of the inputs, and the inferred type.
fn inferred<'c>(
    op: ConcatOp,
    rewriter: &PatternRewriter<'_, 'c>,
) -> Option<(usize, Vec<Type<'c>>, Type<'c>)> {
    let inputs: Vec<_> = op.op().operand_types(rewriter).collect();
    let dim = usize::try_from(op.dim(rewriter)).ok()?;
    let ty = concat_type(dim, &inputs).ok()?;
    Some((dim, inputs, ty))
}

/// An input has the sizes that another one has, but for the dimension along which they are put together.
fn infer_inputs(op: ConcatOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let (dim, inputs, whole) = inferred(op, rewriter).ok_or(NoMatch)?;
    let mut shape = whole.shape().to_vec();
    let mut is_changed = false;
    for (number, input) in inputs.iter().enumerate() {
        shape[dim] = input.shape()[dim];
        let expected = plain_type(whole, &shape);
        if preserves_static_information(expected, *input) {
            continue;
        }
        let value = op.op().operand(rewriter, number);
        let cast = OpState::new(CastOp::DEFINITION, op.location(rewriter)).operand(value).result(expected);
        let cast = rewriter.create(cast);
        let cast = cast.result(rewriter, 0);
        rewriter.modify_in_place(op, |ir| ir.set_operand(op.op(), number, cast));
        is_changed = true;
    }
    if is_changed { Ok(()) } else { Err(NoMatch) }
}

/// Gives the result the sizes that the inputs determine.
fn infer_result(op: ConcatOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let (_, _, whole) = inferred(op, rewriter).ok_or(NoMatch)?;
    if preserves_static_information(whole, result_type(op, rewriter)) {
        return Err(NoMatch);
    }
    let mut state = OpState::new(ConcatOp::DEFINITION, op.location(rewriter));
    state = state.operands(op.op().operands(rewriter).collect::<Vec<_>>());
    if let Some(dim) = op.op().attribute(rewriter, "dim") {
        state = state.attribute("dim", dim);
    }
    replace_with_cast::<CastOp>(op.op(), state.result(whole), rewriter);
    Ok(())
}

impl CanonicalizeDialect for TensorDialect {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns.add_fn("FoldTensorCastProducerOp", take_operands_of_casts);
    }
}

/// Makes operations that write into tensors take the operands of casts that remove static information;
/// `tensor.insert_slice` and loops have patterns of their own.
fn take_operands_of_casts(op: Op, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let destination = DynDestinationStyleOpInterface::cast(rewriter, op).ok_or(NoMatch)?;
    let is_apart =
        InsertSliceOp::cast(rewriter, op).is_some() || DynLoopLikeOpInterface::cast(rewriter, op).is_some();
    let sources: Vec<_> = op.operands(rewriter).map(|operand| cast_source(operand, rewriter)).collect();
    if is_apart || sources.iter().all(Option::is_none) {
        return Err(NoMatch);
    }
    let mut state = OpState::of(rewriter, op);
    let mut result = 0;
    for (number, before) in sources.into_iter().enumerate() {
        if let Some(before) = before {
            state.operands[number] = before;
        }
        let ty = state.operands[number].ty(rewriter);
        if destination.is_dps_init(rewriter, number) && !ty.is_memref() {
            state.results[result] = ty;
            result += 1;
        }
    }
    let location = op.location(rewriter);
    let regions: Vec<_> = op.regions(rewriter).collect();
    let new = rewriter.create(state.empty_regions(regions.len()));
    let mut mapping = IrMapping::new();
    for (number, region) in regions.into_iter().enumerate() {
        let to = new.region(rewriter, number);
        rewriter.clone_region_at_end(region, to, &mut mapping);
    }
    let types: Vec<_> = op.result_types(rewriter).collect();
    let mut values = Vec::with_capacity(types.len());
    for (number, ty) in types.into_iter().enumerate() {
        let value = new.result(rewriter, number);
        if value.ty(rewriter) == ty {
            values.push(value);
            continue;
        }
        let cast = OpState::new(CastOp::DEFINITION, location).operand(value).result(ty);
        let cast = rewriter.create(cast);
        values.push(cast.result(rewriter, 0));
    }
    rewriter.replace_op(op, values);
    Ok(())
}
