//! Canonicalizations of views.

use crate::memref;
use crate::shapes::{
    CollapseShape, ExpandShape, Slice, compose_collapse_of_expand, compose_collapses,
    compose_expand_of_collapse, compose_expands, constant_index, dispatch, fold_constant_slice,
    reassociation_of, verify_in_bounds,
};
use rtblgen_runtime::interfaces::OpFoldResult;
use rtblgen_runtime::{
    Builder, Canonicalize, DYNAMIC, Ir, NoMatch, OpState, PatternRewriter, RewritePatternSet, Type, TypedOp,
    Value,
};

use crate::shaped::{replace_with_cast, with_slice};

use super::canonicalize::foldable_cast;
use super::layouts::{collapsed_type, dropped_dims, expanded_type, subview_type_of, without_dims};
use super::{
    CastOp, CollapseShapeOp, ExpandShapeOp, ExtractStridedMetadataOp, ReinterpretCastOp, SubViewOp, ViewOp,
    result_type, source, source_type,
};

impl Canonicalize for SubViewOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns
            .add_fn("OpWithOffsetSizesAndStridesConstantArgumentFolder", fold_constants)
            .add_fn("SubViewOpMemRefCastFolder", subview_of_cast)
            .add_fn("TrivialSubViewOpFolder", trivial_subview);
    }
}

/// Constant offsets, sizes and strides are numbers of the operation and of its type.
fn fold_constants(op: SubViewOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let slice = fold_constant_slice(rewriter, &op.slice(rewriter)).ok_or(NoMatch)?;
    let ty = source_type(op, rewriter);
    let [offsets, sizes, strides] = slice.numbers();
    verify_in_bounds(ty.shape(), [&offsets, &sizes, &strides]).map_err(|_| NoMatch)?;
    let whole = subview_type_of(ty, &slice).ok_or(NoMatch)?;
    let dropped = op.dropped_dims(rewriter).ok_or(NoMatch)?;
    let ty = if dropped.contains(&true) { without_dims(whole, &dropped).ok_or(NoMatch)? } else { whole };
    let new = with_slice::<SubViewOp>(op.location(rewriter), source(op, rewriter), &slice, ty);
    replace_with_cast::<CastOp>(op.op(), new, rewriter);
    Ok(())
}

/// A part of memory that was cast is a part of the memory, cast.
fn subview_of_cast(op: SubViewOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    // Constants are folded first.
    if op.op().operands(rewriter).any(|operand| constant_index(rewriter, operand).is_some()) {
        return Err(NoMatch);
    }
    let memory = source(op, rewriter);
    let cast = foldable_cast(memory, rewriter).ok_or(NoMatch)?;
    let (slice, before) = (op.slice(rewriter), source(cast, rewriter));
    let whole = subview_type_of(before.ty(rewriter), &slice).ok_or(NoMatch)?;
    let dropped = dropped_dims(memory.ty(rewriter), result_type(op, rewriter), &slice).ok_or(NoMatch)?;
    let ty = without_dims(whole, &dropped).ok_or(NoMatch)?;
    let new = with_slice::<SubViewOp>(op.location(rewriter), before, &slice, ty);
    replace_with_cast::<CastOp>(op.op(), new, rewriter);
    Ok(())
}

/// All of the memory is the memory, perhaps with another type.
fn trivial_subview(op: SubViewOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let (from, to) = (source_type(op, rewriter), result_type(op, rewriter));
    let slice = op.slice(rewriter);
    let mut sizes = slice.sizes.iter().zip(from.shape());
    let is_whole = from.shape().len() == to.shape().len()
        && slice.starts_at_zero(rewriter)
        && slice.has_unit_strides(rewriter)
        && sizes.all(|(size, own)| size.constant(rewriter) == Some(*own));
    if !is_whole {
        return Err(NoMatch);
    }
    let memory = source(op, rewriter);
    if from == to {
        rewriter.replace_op(op, [memory]);
        return Ok(());
    }
    let cast = OpState::new(CastOp::DEFINITION, op.location(rewriter)).operand(memory).result(to);
    rewriter.replace_op_with_state(op, cast);
    Ok(())
}

/// Returns the slice with the numbers of a type, and with constants of type `index` as numbers. Offsets and sizes below 0 stay values,
/// since the verifier refuses them as numbers.
fn constified<'c>(ir: &Ir<'c>, slice: &Slice<'c>, ty: Type<'c>) -> Option<Slice<'c>> {
    let (strides, offset) = ty.strides_and_offset()?;
    let list = |own: &[OpFoldResult<'c>], known: &[i64], may_be_negative: bool| {
        let index = |(own, known): (&OpFoldResult<'c>, &i64)| match *known {
            DYNAMIC if !may_be_negative && own.constant(ir).is_some_and(|number| number < 0) => *own,
            DYNAMIC => own.constified(ir),
            known => OpFoldResult::index(ir.context(), known),
        };
        own.iter().zip(known).map(index).collect()
    };
    Some(Slice {
        offsets: list(&slice.offsets, &[offset], false),
        sizes: list(&slice.sizes, ty.shape(), false),
        strides: list(&slice.strides, &strides, true),
    })
}

impl ExtractStridedMetadataOp {
    /// Returns the results as a slice, with the constants in the type of the source.
    fn constified<'c>(self, ir: &Ir<'c>) -> Option<Slice<'c>> {
        let values: Vec<_> = self.op().results(ir).skip(1).map(OpFoldResult::Value).collect();
        let rank = values.len() / 2;
        let slice = Slice {
            offsets: values[..1].to_vec(),
            sizes: values[1..=rank].to_vec(),
            strides: values[rank + 1..].to_vec(),
        };
        constified(ir, &slice, source_type(self, ir))
    }
}

impl Canonicalize for ReinterpretCastOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns
            .add_fn("ReinterpretCastOpExtractStridedMetadataFolder", cast_of_metadata)
            .add_fn("ReinterpretCastOpConstantFolder", fold_cast_constants)
            .add_fn("ExtractStridedMetadataConstants", replace_constant_metadata);
    }
}

/// A cast of the base of memory to the offset, sizes and strides that it has is the memory.
fn cast_of_metadata(op: ReinterpretCastOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let base = source(op, rewriter);
    let metadata = rewriter.defining_op::<ExtractStridedMetadataOp>(base).ok_or(NoMatch)?;
    let memory = source(metadata, rewriter);
    let own = constified(rewriter, &op.slice(rewriter), result_type(op, rewriter));
    if own.is_none() || own != metadata.constified(rewriter) {
        rewriter.modify_in_place(op, |ir| ir.set_operand(op.op(), 0, memory));
        return Ok(());
    }
    let ty = result_type(op, rewriter);
    if memory.ty(rewriter) == ty {
        rewriter.replace_op(op, [memory]);
        return Ok(());
    }
    let cast = OpState::new(CastOp::DEFINITION, op.location(rewriter)).operand(memory).result(ty);
    rewriter.replace_op_with_state(op, cast);
    Ok(())
}

/// Moves constants, and numbers of the type, to the static numbers of the operation.
fn fold_cast_constants(op: ReinterpretCastOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let own = op.slice(rewriter);
    let slice = constified(rewriter, &own, result_type(op, rewriter)).ok_or(NoMatch)?;
    let known =
        |slice: &Slice<'_>| slice.lists().into_iter().flatten().filter(|one| one.value().is_none()).count();
    if known(&own) == known(&slice) {
        return Err(NoMatch);
    }
    let [offsets, sizes, strides] = slice.numbers();
    let memory = source(op, rewriter);
    let element = memory.ty(rewriter).element_type();
    let context = rewriter.context();
    let layout = context.strided_layout_attr(*offsets.first().ok_or(NoMatch)?, &strides);
    let ty = context.memref_type(&sizes, element, Some(layout), memory.ty(rewriter).memory_space());
    let new = with_slice::<ReinterpretCastOp>(op.location(rewriter), memory, &slice, ty);
    replace_with_cast::<CastOp>(op.op(), new, rewriter);
    Ok(())
}

/// Replaces the offset, sizes and strides of memory by constants if its type has them. MLIR's folder of the
/// operation does that; one of ours cannot create operations.
fn replace_constant_metadata(
    op: ExtractStridedMetadataOp,
    rewriter: &mut PatternRewriter<'_, '_>,
) -> Result<(), NoMatch> {
    let slice = op.constified(rewriter).ok_or(NoMatch)?;
    let indices: Vec<_> = slice.lists().concat();
    let results: Vec<Value> = op.op().results(rewriter).skip(1).collect();
    let mut is_changed = false;
    for (result, index) in results.into_iter().zip(indices) {
        let number = index.as_static().filter(|_| !result.use_empty(rewriter));
        if let Some(number) = number {
            let location = op.location(rewriter);
            let index = rewriter.context().index_type();
            let constant = crate::arith::ConstantOp::of_integer(rewriter, location, index, number.into());
            rewriter.replace_all_uses(result, constant);
            is_changed = true;
        }
    }
    if is_changed { Ok(()) } else { Err(NoMatch) }
}

impl CollapseShape for CollapseShapeOp {}

impl ExpandShape for ExpandShapeOp {}

impl Canonicalize for CollapseShapeOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns
            .add_fn("ComposeReassociativeReshapeOps", compose_collapses::<CollapseShapeOp>)
            .add_fn(
                "ComposeCollapseOfExpandOp",
                |op: CollapseShapeOp, rewriter: &mut PatternRewriter<'_, '_>| {
                    compose_collapse_of_expand::<CollapseShapeOp, ExpandShapeOp>(
                        op,
                        rewriter,
                        memref::CastOp::DEFINITION,
                    )
                },
            )
            .add_fn("CollapseShapeOpMemRefCastFolder", collapse_of_cast);
    }
}

/// A collapse of memory that was cast is a collapse of the memory, cast.
fn collapse_of_cast(op: CollapseShapeOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let cast = foldable_cast(source(op, rewriter), rewriter).ok_or(NoMatch)?;
    let memory = source(cast, rewriter);
    let groups = reassociation_of(op, rewriter);
    let ty = collapsed_type(memory.ty(rewriter), &groups).ok_or(NoMatch)?;
    let own = result_type(op, rewriter);
    if ty == own {
        rewriter.modify_in_place(op, |ir| ir.set_operand(op.op(), 0, memory));
        return Ok(());
    }
    let location = op.location(rewriter);
    let new = CollapseShapeOp::create(rewriter, location, ty, memory, &groups);
    let cast = OpState::new(CastOp::DEFINITION, location).operand(new).result(own);
    rewriter.replace_op_with_state(op, cast);
    Ok(())
}

impl Canonicalize for ExpandShapeOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns
            .add_fn("ComposeReassociativeReshapeOps", compose_expands::<ExpandShapeOp>)
            .add_fn("ComposeExpandOfCollapseOp", compose_expand_of_collapse::<ExpandShapeOp, CollapseShapeOp>)
            .add_fn("ExpandShapeOpMemRefCastFolder", expand_of_cast);
    }
}

/// An expansion of memory that was cast is an expansion of the memory, cast.
fn expand_of_cast(op: ExpandShapeOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let cast = foldable_cast(source(op, rewriter), rewriter).ok_or(NoMatch)?;
    let memory = source(cast, rewriter);
    let sizes: Vec<_> =
        op.mixed_output_shape(rewriter).iter().map(|size| size.constified(rewriter)).collect();
    let (_, shape) = dispatch(&sizes);
    let groups = reassociation_of(op, rewriter);
    let before = memory.ty(rewriter);
    for (group, size) in groups.iter().zip(before.shape()) {
        let is_dynamic = group.iter().any(|index| shape.get(*index as usize) == Some(&DYNAMIC));
        if is_dynamic != (*size == DYNAMIC) {
            return Err(
                rewriter.match_failure(op, || "the sizes of a group would be known otherwise".to_owned())
            );
        }
    }
    let ty = expanded_type(before, &shape, &groups).ok_or(NoMatch)?;
    let own = result_type(op, rewriter);
    if ty == own {
        rewriter.modify_in_place(op, |ir| ir.set_operand(op.op(), 0, memory));
        return Ok(());
    }
    let location = op.location(rewriter);
    let new = ExpandShapeOp::create(rewriter, location, ty, memory, &groups, &sizes);
    let cast = OpState::new(CastOp::DEFINITION, location).operand(new).result(own);
    rewriter.replace_op_with_state(op, cast);
    Ok(())
}

impl Canonicalize for ViewOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns.add_fn("ViewOpShapeFolder", view_constants).add_fn("ViewOpMemrefCastFolder", view_of_cast);
    }
}

/// Constant sizes are sizes of the type.
fn view_constants(op: ViewOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let ty = result_type(op, rewriter);
    let operands: Vec<Value> = op.op().operands(rewriter).collect();
    let (fixed, sizes) = operands.split_at_checked(2).ok_or(NoMatch)?;
    let (mut shape, mut left, mut sizes) = (ty.shape().to_vec(), Vec::new(), sizes.iter());
    for size in shape.iter_mut().filter(|size| **size == DYNAMIC) {
        let value = sizes.next().ok_or(NoMatch)?;
        match constant_index(rewriter, *value).filter(|number| *number >= 0) {
            Some(number) => *size = number,
            None => left.push(*value),
        }
    }
    if shape == ty.shape() {
        return Err(NoMatch);
    }
    let state = OpState::new(ViewOp::DEFINITION, op.location(rewriter)).operands(fixed.iter().copied());
    replace_with_cast::<CastOp>(op.op(), state.operands(left).result(ty.with_shape(&shape)), rewriter);
    Ok(())
}

fn view_of_cast(op: ViewOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let cast = rewriter.defining_op::<CastOp>(source(op, rewriter)).ok_or(NoMatch)?;
    let memory = source(cast, rewriter);
    let others: Vec<Value> = op.op().operands(rewriter).skip(1).collect();
    let state = OpState::new(ViewOp::DEFINITION, op.location(rewriter)).operand(memory).operands(others);
    let ty = result_type(op, rewriter);
    rewriter.replace_op_with_state(op, state.result(ty));
    Ok(())
}
