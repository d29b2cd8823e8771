//! Canonicalizations of strided slices.

use rtblgen_runtime::constants::{dense_of_attributes, element_attributes};
use rtblgen_runtime::{
    Builder, Canonicalize, Location, NoMatch, OpState, PatternRewriter, RewritePatternSet, TypedOp, Value,
};

use super::elements::{constant, numbers_of_part, replace_with_broadcast, splat_source};
use super::fold_elements::i64_attr;
use super::verify_slices::{integers, slice_type};
use super::{
    BroadcastOp, ConstantMaskOp, CreateMaskOp, ExtractOp, ExtractStridedSliceOp, InsertStridedSliceOp,
    ShapeCastOp, result_type, source, source_type,
};
use crate::arith::{ConstantOp, SubIOp};

impl Canonicalize for ExtractStridedSliceOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns
            .add_fn("StridedSliceCreateMaskFolder", slice_of_mask)
            .add_fn("StridedSliceConstantMaskFolder", slice_of_constant_mask)
            .add_fn("StridedSliceBroadcast", slice_of_broadcast)
            .add_fn("StridedSliceSplat", slice_of_splat)
            .add_fn("ContiguousExtractStridedSliceToExtract", slice_as_extract);
    }
}

/// The offsets and sizes of a slice with unit strides.
fn unit_parts(
    op: ExtractStridedSliceOp,
    rewriter: &PatternRewriter<'_, '_>,
) -> Result<(Vec<i64>, Vec<i64>), NoMatch> {
    let [offsets, sizes, strides] = ["offsets", "sizes", "strides"].map(|name| integers(op, rewriter, name));
    match strides.iter().all(|stride| *stride == 1) {
        true => Ok((offsets, sizes)),
        false => Err(NoMatch),
    }
}

/// Replaces a slice of a mask by a mask whose sizes are reduced by the offsets.
fn slice_of_mask(op: ExtractStridedSliceOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let made = rewriter.defining_op::<CreateMaskOp>(source(op, rewriter)).ok_or(NoMatch)?;
    let (offsets, _) = unit_parts(op, rewriter)?;
    let (location, ty) = (op.location(rewriter), result_type(op, rewriter));
    let mut sizes: Vec<Value> = made.op().operands(rewriter).collect();
    for (size, offset) in sizes.iter_mut().zip(offsets) {
        let index = size.ty(rewriter);
        let offset = ConstantOp::of_integer(rewriter, location, index, offset.into());
        let less = OpState::new(SubIOp::DEFINITION, location).operands([*size, offset]).result(index);
        let less = rewriter.create(less);
        *size = less.result(rewriter, 0);
    }
    let state = OpState::new(CreateMaskOp::DEFINITION, location).operands(sizes);
    rewriter.replace_op_with_state(op, state.result(ty));
    Ok(())
}

pub(super) fn slice_of_constant_mask(
    op: ExtractStridedSliceOp,
    rewriter: &mut PatternRewriter<'_, '_>,
) -> Result<(), NoMatch> {
    let mask = rewriter.defining_op::<ConstantMaskOp>(source(op, rewriter)).ok_or(NoMatch)?;
    let (offsets, own) = unit_parts(op, rewriter)?;
    let mut sizes = mask.mask_dim_sizes(rewriter);
    for (size, (offset, own)) in sizes.iter_mut().zip(offsets.iter().zip(&own)) {
        *size = ((offset + own).min(*size) - offset).max(0);
    }
    if sizes.contains(&0) {
        sizes.fill(0);
    }
    let ty = result_type(op, rewriter);
    let sizes = rewriter.context().dense_array_attr(&sizes);
    let state = OpState::new(ConstantMaskOp::DEFINITION, op.location(rewriter)).result(ty);
    rewriter.replace_op_with_state(op, state.attribute("mask_dim_sizes", sizes));
    Ok(())
}

/// Replaces a slice of a broadcast by a broadcast of the source or of a slice of it.
fn slice_of_broadcast(
    op: ExtractStridedSliceOp,
    rewriter: &mut PatternRewriter<'_, '_>,
) -> Result<(), NoMatch> {
    let broadcast = rewriter.defining_op::<BroadcastOp>(source(op, rewriter)).ok_or(NoMatch)?;
    let (mut value, ty) = (source(broadcast, rewriter), result_type(op, rewriter));
    let from = value.ty(rewriter);
    let own = if from.is_vector() { from.shape() } else { &[] };
    let lead = ty.shape().len() - own.len();
    let differs = |(dim, size): (usize, &i64)| *size != 1 && *size != ty.shape()[dim + lead];
    if own.iter().enumerate().any(differs) {
        let parts = ["offsets", "sizes", "strides"].map(|name| integers(op, rewriter, name));
        let [mut offsets, mut sizes, strides] =
            parts.map(|part| part.get(lead..).unwrap_or_default().to_vec());
        for (dim, size) in own.iter().enumerate().filter(|(_, size)| **size == 1) {
            let Some((offset, part)) = offsets.get_mut(dim).zip(sizes.get_mut(dim)) else { continue };
            (*offset, *part) = (0, *size);
        }
        value = slice(rewriter, op.location(rewriter), value, [&offsets, &sizes, &strides]);
    }
    replace_with_broadcast(op, value, ty, rewriter);
    Ok(())
}

/// Builds an `extract_strided_slice`.
fn slice<'c>(
    rewriter: &mut PatternRewriter<'_, 'c>,
    location: Location<'c>,
    vector: Value,
    parts: [&[i64]; 3],
) -> Value {
    let ty = slice_type(vector.ty(rewriter), parts[1]);
    let mut state = OpState::new(ExtractStridedSliceOp::DEFINITION, location).operand(vector).result(ty);
    for (name, part) in ["offsets", "sizes", "strides"].into_iter().zip(parts) {
        let numbers: Vec<_> = part.iter().map(|number| i64_attr(rewriter, *number)).collect();
        state = state.attribute(name, rewriter.context().array_attr(&numbers));
    }
    let op = rewriter.create(state);
    op.result(rewriter, 0)
}

fn slice_of_splat(op: ExtractStridedSliceOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let splat = splat_source(source(op, rewriter), rewriter).ok_or(NoMatch)?;
    let ty = result_type(op, rewriter);
    replace_with_broadcast(op, splat, ty, rewriter);
    Ok(())
}

/// Replaces a contiguous slice by a shape cast of an extraction.
fn slice_as_extract(
    op: ExtractStridedSliceOp,
    rewriter: &mut PatternRewriter<'_, '_>,
) -> Result<(), NoMatch> {
    let (offsets, sizes) = unit_parts(op, rewriter)?;
    let (location, vector, ty) = (op.location(rewriter), source(op, rewriter), result_type(op, rewriter));
    let from = vector.ty(rewriter);
    if from.is_scalable_vector() {
        return Err(NoMatch);
    }
    let shape = from.shape();
    let mut kept = (0..sizes.len()).rev().find(|dim| sizes[*dim] != shape[*dim]).map_or(0, |last| last + 1);
    let is_single = kept == shape.len() && sizes.len() == shape.len();
    if kept == 0 || is_single || sizes[..kept].iter().any(|size| *size != 1) {
        return Err(NoMatch);
    }
    while kept + 1 < sizes.len() && sizes[kept] == 1 {
        kept += 1;
    }
    let position = rewriter.context().dense_array_attr(&offsets[..kept]);
    let result = super::types::without_leading(from, kept);
    let state = OpState::new(ExtractOp::DEFINITION, location).operand(vector).result(result);
    let part = rewriter.create(state.attribute("static_position", position));
    let part = part.result(rewriter, 0);
    let cast = OpState::new(ShapeCastOp::DEFINITION, location).operand(part).result(ty);
    rewriter.replace_op_with_state(op, cast);
    Ok(())
}

impl Canonicalize for InsertStridedSliceOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns
            .add_fn("FoldInsertStridedSliceSplat", insert_same_splat)
            .add_fn("FoldInsertStridedSliceOfExtract", insert_what_is_there)
            .add_fn("InsertStridedSliceConstantFolder", insert_constant);
    }
}

/// Removes an insertion of a broadcast into a broadcast of the same scalar.
fn insert_same_splat(
    op: InsertStridedSliceOp,
    rewriter: &mut PatternRewriter<'_, '_>,
) -> Result<(), NoMatch> {
    let whole = op.op().operand(rewriter, 1);
    let splat = splat_source(source(op, rewriter), rewriter).ok_or(NoMatch)?;
    if splat_source(whole, rewriter) != Some(splat) {
        return Err(NoMatch);
    }
    rewriter.replace_op(op, [whole]);
    Ok(())
}

/// Removes an insertion of a slice into the place that it was extracted from.
fn insert_what_is_there(
    op: InsertStridedSliceOp,
    rewriter: &mut PatternRewriter<'_, '_>,
) -> Result<(), NoMatch> {
    let whole = op.op().operand(rewriter, 1);
    let part = rewriter.defining_op::<ExtractStridedSliceOp>(source(op, rewriter)).ok_or(NoMatch)?;
    let is_same = |name: &str| op.op().attribute(rewriter, name) == part.op().attribute(rewriter, name);
    if source(part, rewriter) != whole || !is_same("offsets") || !is_same("strides") {
        return Err(NoMatch);
    }
    rewriter.replace_op(op, [whole]);
    Ok(())
}

fn insert_constant(op: InsertStridedSliceOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    /// Larger constants are copied only if they have no other use.
    const MOST_ELEMENTS: i64 = 256;
    let (part, whole) = (source(op, rewriter), op.op().operand(rewriter, 1));
    let (own, ty) = (source_type(op, rewriter), result_type(op, rewriter));
    let constants = rewriter.match_constant(whole).zip(rewriter.match_constant(part));
    let elements =
        constants.and_then(|(whole, part)| Some((element_attributes(whole)?, element_attributes(part)?)));
    let (mut elements, inserted) = elements.ok_or(NoMatch)?;
    let is_large = ty.num_elements().is_none_or(|count| count > MOST_ELEMENTS);
    let is_shared = whole.uses(rewriter).nth(1).is_some();
    if ty.is_scalable_vector() || (is_large && is_shared) {
        return Err(NoMatch);
    }
    if integers(op, rewriter, "strides").iter().any(|stride| *stride != 1) {
        return Err(NoMatch);
    }
    let offsets = integers(op, rewriter, "offsets");
    let lead = ty.shape().len() - own.shape().len();
    let sizes = [vec![1; lead], own.shape().to_vec()].concat();
    for (number, element) in numbers_of_part(&offsets, &sizes, ty.shape()).into_iter().zip(inserted) {
        *elements.get_mut(number as usize).ok_or(NoMatch)? = element;
    }
    let value = dense_of_attributes(ty, &elements).ok_or(NoMatch)?;
    let value = constant(rewriter, op.location(rewriter), value);
    rewriter.replace_op(op, [value]);
    Ok(())
}
