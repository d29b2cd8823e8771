//! Canonicalizations of operations that change the number of dimensions.

use crate::shapes::{
    CollapseShape, ExpandShape, Extent, compose_collapse_of_expand, compose_collapses,
    compose_expand_of_collapse, compose_expands, constant_index, mixed, reassociation_of,
};
use crate::tensor;
use rtblgen_runtime::{
    Builder, Canonicalize, DYNAMIC, DenseElementsAttr, NoMatch, OpState, PatternRewriter, RewritePatternSet,
    TypedOp, Value,
};

use super::types::{cast_source, plain_type};
use super::{
    CastOp, CollapseShapeOp, ExpandShapeOp, FromElementsOp, SplatOp, result_type, source, source_type,
};
use crate::arith;

impl CollapseShape for CollapseShapeOp {}

impl ExpandShape for ExpandShapeOp {}

impl Canonicalize for ExpandShapeOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns
            .add_fn("ComposeReassociativeReshapeOps", compose_expands::<ExpandShapeOp>)
            .add_fn("ComposeExpandOfCollapseOp", compose_expand_of_collapse::<ExpandShapeOp, CollapseShapeOp>)
            .add_fn("ConvertToStaticExpandShape", fold_sizes);
        add_common::<ExpandShapeOp>(patterns);
    }
}

impl Canonicalize for CollapseShapeOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns.add_fn("ComposeReassociativeReshapeOps", compose_collapses::<CollapseShapeOp>).add_fn(
            "ComposeCollapseOfExpandOp",
            |op: CollapseShapeOp, rewriter: &mut PatternRewriter<'_, '_>| {
                compose_collapse_of_expand::<CollapseShapeOp, ExpandShapeOp>(
                    op,
                    rewriter,
                    tensor::CastOp::DEFINITION,
                )
            },
        );
        add_common::<CollapseShapeOp>(patterns);
        patterns.add_fn("FoldCollapseOfCastOp", collapse_of_cast);
    }
}

/// Adds the patterns of tensors whose elements are known.
fn add_common<T: TypedOp>(patterns: &mut RewritePatternSet<'_>) {
    patterns
        .add_fn("FoldReshapeWithConstant", reshape_of_constant::<T>)
        .add_fn("FoldReshapeWithSplat", reshape_of_splat::<T>)
        .add_fn("FoldReshapeWithFromElements", reshape_of_elements::<T>);
}

fn reshape_of_constant<T: TypedOp>(op: T, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let dense = rewriter.match_constant_as::<DenseElementsAttr<'_>>(source(op, rewriter)).ok_or(NoMatch)?;
    let ty = result_type(op, rewriter);
    let splat = dense.is_splat().then_some(dense.raw_data()).ok_or(NoMatch)?;
    let value = rewriter.context().dense_elements_attr_from_raw(ty, splat).ok_or(NoMatch)?;
    let location = op.op().location(rewriter);
    let constant = OpState::new(arith::ConstantOp::DEFINITION, location).attribute("value", value);
    rewriter.replace_op_with_state(op.op(), constant.result(ty));
    Ok(())
}

fn reshape_of_splat<T: TypedOp>(op: T, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let splat = rewriter.defining_op::<SplatOp>(source(op, rewriter)).ok_or(NoMatch)?;
    if !result_type(splat, rewriter).has_static_shape() {
        return Err(NoMatch);
    }
    let (element, ty) = (source(splat, rewriter), result_type(op, rewriter));
    let state = OpState::new(SplatOp::DEFINITION, op.op().location(rewriter)).operand(element).result(ty);
    rewriter.replace_op_with_state(op.op(), state);
    Ok(())
}

fn reshape_of_elements<T: TypedOp>(op: T, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let made = rewriter.defining_op::<FromElementsOp>(source(op, rewriter)).ok_or(NoMatch)?;
    let ty = result_type(op, rewriter);
    if !ty.has_static_shape() {
        return Err(NoMatch);
    }
    let elements: Vec<Value> = made.op().operands(rewriter).collect();
    let state = OpState::new(FromElementsOp::DEFINITION, op.op().location(rewriter)).operands(elements);
    rewriter.replace_op_with_state(op.op(), state.result(ty));
    Ok(())
}

/// A collapse of a tensor that was cast is a collapse of the tensor, cast.
fn collapse_of_cast(op: CollapseShapeOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let tensor = cast_source(source(op, rewriter), rewriter).ok_or(NoMatch)?;
    let groups = reassociation_of(op, rewriter);
    let before = tensor.ty(rewriter);
    let size = |group: &Vec<i64>| {
        let sizes: Vec<i64> =
            group.iter().filter_map(|index| before.shape().get(*index as usize)).copied().collect();
        if sizes.contains(&DYNAMIC) { DYNAMIC } else { Extent::product(sizes).number() }
    };
    let ty = plain_type(before, &groups.iter().map(size).collect::<Vec<_>>());
    let own = result_type(op, rewriter);
    if ty == own {
        rewriter.modify_in_place(op, |ir| ir.set_operand(op.op(), 0, tensor));
        return Ok(());
    }
    let location = op.location(rewriter);
    let new = CollapseShapeOp::create(rewriter, location, ty, tensor, &groups);
    let cast = OpState::new(CastOp::DEFINITION, location).operand(new).result(own);
    rewriter.replace_op_with_state(op, cast);
    Ok(())
}

/// Constant sizes are sizes of the type, where the tensor before a cast has a known size.
fn fold_sizes(op: ExpandShapeOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let before = cast_source(source(op, rewriter), rewriter).ok_or(NoMatch)?.ty(rewriter);
    let groups = reassociation_of(op, rewriter);
    let own = result_type(op, rewriter);
    let values: Vec<Value> = op.op().operands(rewriter).skip(1).collect();
    let mut values = values.into_iter();
    let (mut shape, mut left, mut is_changed) = (own.shape().to_vec(), Vec::new(), false);
    for (group, known) in groups.iter().zip(before.shape()) {
        for index in group {
            let size = shape.get_mut(*index as usize).ok_or(NoMatch)?;
            if *size != DYNAMIC {
                continue;
            }
            let value = values.next().ok_or(NoMatch)?;
            match constant_index(rewriter, value).filter(|number| *number >= 0 && *known != DYNAMIC) {
                Some(number) => (*size, is_changed) = (number, true),
                None => left.push(value),
            }
        }
    }
    if !is_changed {
        return Err(NoMatch);
    }
    let size = |group: &Vec<i64>| {
        let sizes: Vec<i64> = group.iter().map(|index| shape[*index as usize]).collect();
        if sizes.contains(&DYNAMIC) { DYNAMIC } else { Extent::product(sizes).number() }
    };
    let source_ty = plain_type(source_type(op, rewriter), &groups.iter().map(size).collect::<Vec<_>>());
    let (location, tensor) = (op.location(rewriter), source(op, rewriter));
    let cast = OpState::new(CastOp::DEFINITION, location).operand(tensor).result(source_ty);
    let cast = rewriter.create(cast);
    let cast = cast.result(rewriter, 0);
    let sizes = mixed(rewriter.context(), &shape, left);
    let ty = plain_type(own, &shape);
    let new = ExpandShapeOp::create(rewriter, location, ty, cast, &groups, &sizes);
    let cast = OpState::new(CastOp::DEFINITION, location).operand(new).result(own);
    rewriter.replace_op_with_state(op, cast);
    Ok(())
}
