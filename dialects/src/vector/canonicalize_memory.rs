//! Canonicalizations of accesses to memory and tensors.

use crate::shapes::constant_index;
use rtblgen_runtime::affine::AffineMap;
use rtblgen_runtime::constants::{Int, elements};
use rtblgen_runtime::{
    Builder, Canonicalize, NoMatch, Op, OpState, PatternRewriter, RewritePatternSet, Type, TypedOp, Value,
};

use super::elements::{MaskFormat, mask_format};
use super::fold_memory::are_disjoint;
use super::maps::{dim_of, is_broadcast};
use super::transfer::Transfer;
use super::types::with_dims;
use super::{
    BroadcastOp, CompressStoreOp, ExpandLoadOp, GatherOp, LoadOp, MaskedLoadOp, MaskedStoreOp, ScatterOp,
    StepOp, StoreOp, TransferReadOp, TransferWriteOp, TransposeOp, result_type, source,
};
use crate::shaped::with_slice;
use crate::tensor::{ExtractSliceOp, InsertSliceOp, has_unit_strides};

/// The operands of a masked access. The last one is the value to store, or the pass-through value of a load.
struct Masked {
    base: Value,
    indices: Vec<Value>,
    mask: Value,
    other: Value,
}

impl Masked {
    fn of(op: impl TypedOp, rewriter: &PatternRewriter<'_, '_>) -> Self {
        let operands: Vec<Value> = op.op().operands(rewriter).collect();
        let count = operands.len();
        let indices = operands[1..count - 2].to_vec();
        Masked { base: operands[0], indices, mask: operands[count - 2], other: operands[count - 1] }
    }
}

/// Replaces a load with an all-true or all-false mask.
fn known_load(op: impl TypedOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let access = Masked::of(op, rewriter);
    match mask_format(access.mask, rewriter).ok_or(NoMatch)? {
        MaskFormat::AllTrue => {
            let ty = result_type(op, rewriter);
            let state = OpState::new(LoadOp::DEFINITION, op.op().location(rewriter)).operand(access.base);
            rewriter.replace_op_with_state(op.op(), state.operands(access.indices).result(ty));
        }
        MaskFormat::AllFalse => rewriter.replace_op(op.op(), [access.other]),
    }
    Ok(())
}

/// Replaces a store with an all-true or all-false mask.
fn known_store(op: impl TypedOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let access = Masked::of(op, rewriter);
    match mask_format(access.mask, rewriter).ok_or(NoMatch)? {
        MaskFormat::AllTrue => {
            let state = OpState::new(StoreOp::DEFINITION, op.op().location(rewriter));
            let state = state.operands([access.other, access.base]).operands(access.indices);
            rewriter.replace_op_with_state(op.op(), state);
        }
        MaskFormat::AllFalse => rewriter.erase_op(op.op()),
    }
    Ok(())
}

macro_rules! masked {
    ($($op:ident: $name:literal, $pattern:ident;)*) => {$(
        impl Canonicalize for $op {
            fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
                patterns.add_fn($name, |op: $op, rewriter: &mut PatternRewriter<'_, '_>| $pattern(op, rewriter));
            }
        }
    )*};
}

masked! {
    MaskedLoadOp: "MaskedLoadFolder", known_load;
    ExpandLoadOp: "ExpandLoadFolder", known_load;
    MaskedStoreOp: "MaskedStoreFolder", known_store;
    CompressStoreOp: "CompressStoreFolder", known_store;
}

/// Whether an index vector is 0, 1, 2 and so on.
fn is_step(indices: Value, rewriter: &PatternRewriter<'_, '_>) -> bool {
    let ty = indices.ty(rewriter);
    if ty.shape().len() != 1 || ty.is_scalable_vector() {
        return false;
    }
    let numbers = || elements::<Int>(rewriter.match_constant(indices)?);
    rewriter.defining_op::<StepOp>(indices).is_some()
        || numbers().is_some_and(|own| own.iter().map(|own| own.signed()).eq(0..ty.shape()[0].into()))
}

/// The operands of a gather or scatter, as those of a masked access, and its index vector.
fn indexed(op: impl TypedOp, rewriter: &PatternRewriter<'_, '_>) -> Result<(Masked, Value), NoMatch> {
    let mut access = Masked::of(op, rewriter);
    let indices = access.indices.pop().ok_or(NoMatch)?;
    Ok((access, indices))
}

/// The operands of the contiguous masked access that replaces a gather or scatter.
fn neighbours(op: impl TypedOp, rewriter: &PatternRewriter<'_, '_>) -> Result<Vec<Value>, NoMatch> {
    let (access, indices) = indexed(op, rewriter)?;
    if !access.base.ty(rewriter).is_ranked_memref() || !is_step(indices, rewriter) {
        return Err(NoMatch);
    }
    Ok([vec![access.base], access.indices, vec![access.mask, access.other]].concat())
}

impl Canonicalize for GatherOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns.add_fn("GatherFolder", gather_nothing).add_fn("FoldContiguousGather", gather_neighbours);
    }
}

fn gather_nothing(op: GatherOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let (access, _) = indexed(op, rewriter)?;
    match mask_format(access.mask, rewriter) {
        Some(MaskFormat::AllFalse) => rewriter.replace_op(op, [access.other]),
        _ => return Err(NoMatch),
    }
    Ok(())
}

fn gather_neighbours(op: GatherOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let (operands, ty) = (neighbours(op, rewriter)?, result_type(op, rewriter));
    let state = OpState::new(MaskedLoadOp::DEFINITION, op.location(rewriter)).operands(operands);
    rewriter.replace_op_with_state(op, state.result(ty));
    Ok(())
}

impl Canonicalize for ScatterOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns.add_fn("ScatterFolder", scatter_nothing).add_fn("FoldContiguousScatter", scatter_neighbours);
    }
}

fn scatter_nothing(op: ScatterOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let (access, _) = indexed(op, rewriter)?;
    if mask_format(access.mask, rewriter) != Some(MaskFormat::AllFalse) {
        return Err(NoMatch);
    }
    match op.op().result_count(rewriter) {
        0 => rewriter.erase_op(op),
        _ => rewriter.replace_op(op, [access.base]),
    }
    Ok(())
}

fn scatter_neighbours(op: ScatterOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let operands = neighbours(op, rewriter)?;
    let state = OpState::new(MaskedStoreOp::DEFINITION, op.location(rewriter)).operands(operands);
    rewriter.replace_op_with_state(op, state);
    Ok(())
}

impl Canonicalize for TransferReadOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns.add_fn("TransferReadAfterWriteToBroadcast", read_after_write);
    }
}

/// The size that a transfer accesses in each dimension of the memory or tensor.
fn accessed(transfer: impl Transfer, rewriter: &PatternRewriter<'_, '_>) -> Vec<i64> {
    let map = transfer.map(rewriter);
    let mut sizes = vec![1; map.dims() as usize];
    for (result, size) in map.results().iter().zip(transfer.moved_type(rewriter).shape()) {
        if let Some(place) = dim_of(result).and_then(|dim| sizes.get_mut(dim)) {
            *place = *size;
        }
    }
    sizes
}

/// Maps the dimensions of the read vector to those of the written one; `None` for a broadcast dimension.
fn written_dims(read: &AffineMap, write: &AffineMap) -> Vec<Option<usize>> {
    let place = |dim: usize| write.results().iter().position(|result| dim_of(result) == Some(dim));
    read.results().iter().map(|result| dim_of(result).and_then(place)).collect()
}

/// Replaces a read after a write by a broadcast and a transposition of the written vector.
fn read_after_write(op: TransferReadOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let write = rewriter.defining_op::<TransferWriteOp>(op.shaped(rewriter)).ok_or(NoMatch)?;
    let has_plain_access = |own: Option<Value>, out: bool| own.is_none() && !out;
    let fits = op.shaped_type(rewriter).is_tensor()
        && has_plain_access(op.lanes(rewriter), op.may_be_out_of_bounds(rewriter))
        && has_plain_access(write.lanes(rewriter), write.may_be_out_of_bounds(rewriter))
        && op.start(rewriter) == write.start(rewriter)
        && accessed(op, rewriter) == accessed(write, rewriter);
    if !fits {
        return Err(NoMatch);
    }
    let (location, ty, vector) = (op.location(rewriter), result_type(op, rewriter), write.moved(rewriter));
    let dims = written_dims(&op.map(rewriter), &write.map(rewriter));
    let rank = vector.ty(rewriter).shape().len();
    if (0..rank).any(|dim| !dims.contains(&Some(dim))) {
        return Err(NoMatch);
    }
    let broadcasts: Vec<usize> = (0..dims.len()).filter(|at| dims[*at].is_none()).collect();
    let mut order = broadcasts.clone();
    order.resize(dims.len(), 0);
    for (at, dim) in dims.iter().enumerate() {
        if let Some(dim) = dim {
            *order.get_mut(dim + broadcasts.len()).ok_or(NoMatch)? = at;
        }
    }
    let shape: Vec<i64> = order.iter().map(|at| ty.shape()[*at]).collect();
    let scalable: Vec<bool> = order.iter().map(|at| ty.scalable_dims()[*at]).collect();
    let mut permutation = vec![0_i64; order.len()];
    order.iter().enumerate().for_each(|(at, own)| permutation[*own] = at as i64);
    let wide = with_dims(ty, &shape, &scalable);
    let wide = OpState::new(BroadcastOp::DEFINITION, location).operand(vector).result(wide);
    let wide = rewriter.create(wide);
    let wide = wide.result(rewriter, 0);
    let permutation = rewriter.context().dense_array_attr(&permutation);
    let state = OpState::new(TransposeOp::DEFINITION, location).operand(wide).result(ty);
    rewriter.replace_op_with_state(op, state.attribute("permutation", permutation));
    Ok(())
}

impl Canonicalize for TransferWriteOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns
            .add_fn("FoldWaw", write_after_write)
            .add_fn("SwapExtractSliceOfTransferWrite", write_to_inserted_slice);
    }
}

/// Removes a write to a tensor that a later write overwrites.
fn write_after_write(op: TransferWriteOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    if !op.shaped_type(rewriter).is_ranked_tensor() {
        return Err(NoMatch);
    }
    let mut last = op;
    loop {
        let before = rewriter.defining_op::<TransferWriteOp>(last.shaped(rewriter)).ok_or(NoMatch)?;
        let is_same = before.start(rewriter) == op.start(rewriter)
            && before.lanes(rewriter) == op.lanes(rewriter)
            && before.moved_type(rewriter) == op.moved_type(rewriter)
            && before.map(rewriter) == op.map(rewriter);
        if is_same {
            let base = before.shaped(rewriter);
            rewriter.modify_in_place(last, |ir| ir.set_operand(last.op(), TransferWriteOp::BASE, base));
            return Ok(());
        }
        if !are_disjoint(before, op, rewriter) || !before.op().has_one_use(rewriter) {
            return Err(NoMatch);
        }
        last = before;
    }
}

/// Replaces a write of a whole extracted slice, before its insertion, by a write to the slice of the destination.
fn write_to_inserted_slice(
    insert: InsertSliceOp,
    rewriter: &mut PatternRewriter<'_, '_>,
) -> Result<(), NoMatch> {
    let outer = insert.slice(rewriter);
    let extract = rewriter.defining_op::<ExtractSliceOp>(source(insert, rewriter)).ok_or(NoMatch)?;
    let inner = extract.slice(rewriter);
    let write = rewriter.defining_op::<TransferWriteOp>(source(extract, rewriter)).ok_or(NoMatch)?;
    let ty = source(insert, rewriter).ty(rewriter);
    let map = write.map(rewriter);
    let is_only_use = |op: Op| op.has_one_use(rewriter);
    let is_zero = |start: Value| constant_index(rewriter, start) == Some(0);
    let have_unit_strides = has_unit_strides(&outer) && has_unit_strides(&inner);
    let fits = have_unit_strides
        && is_only_use(extract.op())
        && is_only_use(write.op())
        && ty.shape().len() == map.results().len()
        && inner.offsets.iter().all(|offset| offset.constant(rewriter) == Some(0))
        && write.start(rewriter).into_iter().all(is_zero)
        && outer.sizes == inner.sizes
        && write.lanes(rewriter).is_none()
        && writes_all(write, &map, rewriter);
    if !fits {
        return Err(NoMatch);
    }
    let whole = insert.op().operand(rewriter, 1);
    let part = with_slice::<ExtractSliceOp>(extract.location(rewriter), whole, &outer, ty);
    let part = rewriter.create(part);
    let part = part.result(rewriter, 0);
    let context = rewriter.context();
    let flags = vec![context.bool_attr(false); map.results().len()];
    let start = write.start(rewriter);
    let segments = [1, 1, start.len(), 0];
    let state = OpState::new(TransferWriteOp::DEFINITION, write.location(rewriter));
    let state = state.operands([write.moved(rewriter), part]).operands(start).operand_segments(segments);
    let state = state.attribute("permutation_map", context.affine_map_attr(&map));
    let new = rewriter.create(state.attribute("in_bounds", context.array_attr(&flags)).result(ty));
    let new = new.result(rewriter, 0);
    rewriter.modify_in_place(insert, |ir| ir.set_operand(insert.op(), 0, new));
    Ok(())
}

/// Whether a write covers the whole tensor.
fn writes_all(write: TransferWriteOp, map: &AffineMap, rewriter: &PatternRewriter<'_, '_>) -> bool {
    let (vector, tensor): (Type<'_>, Type<'_>) = (write.moved_type(rewriter), write.shaped_type(rewriter));
    let sizes: Vec<Option<i64>> =
        map.results().iter().map(|result| dim_of(result).map(|dim| tensor.shape()[dim])).collect();
    !map.results().iter().any(is_broadcast)
        && sizes.iter().eq(vector.shape().iter().map(|size| Some(*size)).collect::<Vec<_>>().iter())
}
