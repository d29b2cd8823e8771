//! Canonicalizations of shape casts and transpositions.

use rtblgen_runtime::{
    Builder, Canonicalize, NoMatch, OpState, PatternRewriter, RewritePatternSet, Type, TypedOp, Value,
};

use super::canonicalize_elements::permuted_numbers;
use super::elements::{replace_with_broadcast, splat_source};
use super::types::{is_broadcastable, with_dims};
use super::{
    BroadcastOp, ConstantMaskOp, CreateMaskOp, FromElementsOp, ShapeCastOp, TransposeOp, result_type, source,
    source_type,
};

/// Replaces an operation by a `vector.constant_mask`.
fn replace_with_constant_mask<'c>(
    op: impl TypedOp,
    sizes: &[i64],
    ty: Type<'c>,
    rewriter: &mut PatternRewriter<'_, 'c>,
) {
    let sizes = rewriter.context().dense_array_attr(sizes);
    let state = OpState::new(ConstantMaskOp::DEFINITION, op.op().location(rewriter)).result(ty);
    rewriter.replace_op_with_state(op.op(), state.attribute("mask_dim_sizes", sizes));
}

/// Replaces an operation by a `vector.create_mask`.
fn replace_with_mask<'c>(
    op: impl TypedOp,
    sizes: Vec<Value>,
    ty: Type<'c>,
    rewriter: &mut PatternRewriter<'_, 'c>,
) {
    let state = OpState::new(CreateMaskOp::DEFINITION, op.op().location(rewriter)).operands(sizes);
    rewriter.replace_op_with_state(op.op(), state.result(ty));
}

/// Replaces an operation by a shape cast of a value.
fn replace_with_shape_cast<'c>(
    op: impl TypedOp,
    value: Value,
    ty: Type<'c>,
    rewriter: &mut PatternRewriter<'_, 'c>,
) {
    let state = OpState::new(ShapeCastOp::DEFINITION, op.op().location(rewriter)).operand(value);
    rewriter.replace_op_with_state(op.op(), state.result(ty));
}

impl Canonicalize for ShapeCastOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns
            .add_fn("ShapeCastCreateMaskFolderTrailingOneDim", mask_without_unit_dims)
            .add_fn("ShapeCastBroadcastFolder", cast_of_broadcast);
    }
}

/// The type without trailing unit dimensions. If all dimensions are units, one is kept.
fn without_trailing_units(ty: Type<'_>) -> Type<'_> {
    let (shape, scalable) = (ty.shape(), ty.scalable_dims());
    let is_unit = |dim: &usize| shape[*dim] == 1 && !scalable[*dim];
    let kept = (0..shape.len()).rev().find(|dim| !is_unit(dim)).map_or(0, |last| last + 1);
    match kept {
        0 => {
            let last = shape.len().saturating_sub(1);
            with_dims(ty, &shape[last..], &scalable[last..])
        }
        kept => with_dims(ty, &shape[..kept], &scalable[..kept]),
    }
}

/// Replaces a shape cast that drops trailing unit dimensions of a mask by a smaller mask.
fn mask_without_unit_dims(op: ShapeCastOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let (mask, ty) = (source(op, rewriter), result_type(op, rewriter));
    let from = mask.ty(rewriter);
    let kept = ty.shape().len();
    if from.shape().is_empty() || without_trailing_units(from) != ty || kept == from.shape().len() {
        return Err(NoMatch);
    }
    if let Some(made) = rewriter.defining_op::<CreateMaskOp>(mask) {
        let sizes: Vec<Value> = made.op().operands(rewriter).collect();
        if sizes[kept..].iter().any(|size| rewriter.match_constant_int(*size) != Some(1)) {
            return Err(NoMatch);
        }
        replace_with_mask(op, sizes[..kept].to_vec(), ty, rewriter);
        return Ok(());
    }
    let sizes = rewriter.defining_op::<ConstantMaskOp>(mask).ok_or(NoMatch)?.mask_dim_sizes(rewriter);
    if sizes[kept..].iter().any(|size| *size != 1) {
        return Err(NoMatch);
    }
    replace_with_constant_mask(op, &sizes[..kept], ty, rewriter);
    Ok(())
}

/// Replaces a shape cast of a broadcast by a shape cast or another broadcast of the source.
fn cast_of_broadcast(op: ShapeCastOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let broadcast = rewriter.defining_op::<BroadcastOp>(source(op, rewriter)).ok_or(NoMatch)?;
    let (value, ty) = (source(broadcast, rewriter), result_type(op, rewriter));
    let from = value.ty(rewriter);
    if from.is_vector() && from.num_elements() == ty.num_elements() {
        replace_with_shape_cast(op, value, ty, rewriter);
        return Ok(());
    }
    if from.is_vector() && !is_broadcastable(from, ty) {
        return Err(NoMatch);
    }
    replace_with_broadcast(op, value, ty, rewriter);
    Ok(())
}

impl Canonicalize for TransposeOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns
            .add_fn("FoldTransposeCreateMask", transpose_mask)
            .add_fn("FoldTransposeShapeCast", transpose_shape_cast)
            .add_fn("TransposeFolder", transpose_transpose)
            .add_fn("FoldTransposeSplat", transpose_splat)
            .add_fn("FoldTransposeFromElements", transpose_elements)
            .add_fn("FoldTransposeBroadcast", transpose_broadcast);
    }
}

fn transpose_mask(op: TransposeOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let (mask, ty, order) = (source(op, rewriter), result_type(op, rewriter), op.permutation(rewriter));
    if let Some(made) = rewriter.defining_op::<CreateMaskOp>(mask) {
        let sizes: Vec<Value> = order.iter().map(|dim| made.op().operand(rewriter, *dim as usize)).collect();
        replace_with_mask(op, sizes, ty, rewriter);
        return Ok(());
    }
    let sizes = rewriter.defining_op::<ConstantMaskOp>(mask).ok_or(NoMatch)?.mask_dim_sizes(rewriter);
    let sizes: Vec<i64> = order.iter().map(|dim| sizes[*dim as usize]).collect();
    replace_with_constant_mask(op, &sizes, ty, rewriter);
    Ok(())
}

fn transpose_shape_cast(op: TransposeOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let cast = rewriter.defining_op::<ShapeCastOp>(source(op, rewriter)).ok_or(NoMatch)?;
    if !op.preserves_order(rewriter) {
        return Err(NoMatch);
    }
    let (value, ty) = (source(cast, rewriter), result_type(op, rewriter));
    replace_with_shape_cast(op, value, ty, rewriter);
    Ok(())
}

fn transpose_transpose(op: TransposeOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let before = rewriter.defining_op::<TransposeOp>(source(op, rewriter)).ok_or(NoMatch)?;
    let (first, second) = (before.permutation(rewriter), op.permutation(rewriter));
    let order: Vec<i64> = second.iter().map(|dim| first[*dim as usize]).collect();
    let (value, ty) = (source(before, rewriter), result_type(op, rewriter));
    let order = rewriter.context().dense_array_attr(&order);
    let state = OpState::new(TransposeOp::DEFINITION, op.location(rewriter)).operand(value).result(ty);
    rewriter.replace_op_with_state(op, state.attribute("permutation", order));
    Ok(())
}

fn transpose_splat(op: TransposeOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let splat = splat_source(source(op, rewriter), rewriter).ok_or(NoMatch)?;
    let ty = result_type(op, rewriter);
    replace_with_broadcast(op, splat, ty, rewriter);
    Ok(())
}

fn transpose_elements(op: TransposeOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let made = rewriter.defining_op::<FromElementsOp>(source(op, rewriter)).ok_or(NoMatch)?;
    let (shape, ty) = (source_type(op, rewriter).shape(), result_type(op, rewriter));
    let order = op.permutation(rewriter);
    let numbers = permuted_numbers(shape, &order).ok_or(NoMatch)?;
    let elements: Vec<Value> =
        numbers.into_iter().map(|number| made.op().operand(rewriter, number)).collect();
    let state = OpState::new(FromElementsOp::DEFINITION, op.location(rewriter)).operands(elements);
    rewriter.replace_op_with_state(op, state.result(ty));
    Ok(())
}

/// Replaces a transposed broadcast by a broadcast if the permutation only moves dimensions within broadcast groups.
fn transpose_broadcast(op: TransposeOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let broadcast = rewriter.defining_op::<BroadcastOp>(source(op, rewriter)).ok_or(NoMatch)?;
    let (value, ty, order) =
        (source(broadcast, rewriter), result_type(op, rewriter), op.permutation(rewriter));
    let from = value.ty(rewriter);
    let shape = if from.is_vector() { from.shape() } else { &[] };
    let lead = order.len() - shape.len();
    let mut low = 0;
    for (dim, size) in shape.iter().enumerate() {
        if *size == 1 && (dim == 0 || shape[dim - 1] == 1) {
            continue;
        }
        let high = dim + lead;
        if order[low..high].iter().any(|dim| !(low..high).contains(&(*dim as usize))) {
            return Err(NoMatch);
        }
        low = high;
    }
    replace_with_broadcast(op, value, ty, rewriter);
    Ok(())
}
