//! Types of casts, parts and paddings.

use crate::shapes::{Extent, Slice, dispatch, rank_reduction_of_known};
use rtblgen_runtime::interfaces::OpFoldResult;
use rtblgen_runtime::{DYNAMIC, Ir, Type, TypeKind, Value};

use super::{CastOp, result_type, source, source_type};

/// Whether a ranked tensor's type has all static information of another one (MLIR's
/// `preservesStaticInformation`).
pub fn preserves_static_information(source: Type<'_>, target: Type<'_>) -> bool {
    let (Some(from), Some(to)) = (source.ranked_shape(), target.ranked_shape()) else { return false };
    source.element_type() == target.element_type()
        && from.len() == to.len()
        && encoding(source) == encoding(target)
        && from.iter().zip(to).all(|(from, to)| *from == DYNAMIC || *to != DYNAMIC)
}

fn encoding(ty: Type<'_>) -> Option<rtblgen_runtime::Attribute<'_>> {
    match ty.kind() {
        TypeKind::RankedTensor { encoding, .. } => encoding,
        _ => None,
    }
}

/// Whether an operation on the result of a cast can take its operand: the operand's type is more static
/// (MLIR's `canFoldIntoConsumerOp`).
pub fn can_fold_into_consumer(cast: CastOp, ir: &Ir<'_>) -> bool {
    preserves_static_information(result_type(cast, ir), source_type(cast, ir))
}

/// Whether the operation that makes the operand of a cast can make its result: the result's type is more
/// static (MLIR's `canFoldIntoProducerOp`).
pub fn can_fold_into_producer(cast: CastOp, ir: &Ir<'_>) -> bool {
    preserves_static_information(source_type(cast, ir), result_type(cast, ir))
}

/// The operand of the cast that defines a value, if an operation on the value can take it.
pub(super) fn cast_source(value: Value, ir: &Ir<'_>) -> Option<Value> {
    let cast = ir.defining_op::<CastOp>(value)?;
    can_fold_into_consumer(cast, ir).then(|| source(cast, ir))
}

/// The tensor without the encoding.
pub(super) fn plain_type<'c>(ty: Type<'c>, shape: &[i64]) -> Type<'c> {
    ty.context().ranked_tensor_type(shape, ty.element_type(), None)
}

/// The type of a slice whose constants became numbers. `own` is the type of the part before. The dimensions that were dropped
/// stay the dropped ones: MLIR drops the first ones of size 1 instead, which may be others.
pub(super) fn folded_slice_type<'c>(
    whole: Type<'c>,
    own: Type<'c>,
    before: &Slice<'c>,
    after: &Slice<'c>,
) -> Option<Type<'c>> {
    let (_, shape) = dispatch(&after.sizes);
    if shape.len() <= own.shape().len() {
        return Some(whole.with_shape(&shape));
    }
    let dropped = rank_reduction_of_known(&before.numbers()[1], own.shape())?;
    let kept = shape.into_iter().zip(dropped).filter(|(_, dropped)| !dropped).map(|(size, _)| size);
    Some(plain_type(whole, &kept.collect::<Vec<_>>()))
}

/// The type of tensors one after the other; `None` if sizes of another dimension differ, and the number of that dimension
/// (MLIR's `ConcatOp::inferResultType`).
pub(super) fn concat_type<'c>(dim: usize, inputs: &[Type<'c>]) -> Result<Type<'c>, usize> {
    let mut sizes = inputs[0].shape().to_vec();
    for (at, size) in sizes.iter_mut().enumerate() {
        let mut own = inputs.iter().map(|input| input.shape()[at]);
        if at == dim {
            *size = own.fold(Extent::of(0), |sum, size| sum + Extent::of(size)).number();
            continue;
        }
        *size = own.try_fold(DYNAMIC, |known, size| match (known, size) {
            (DYNAMIC, size) => Ok(size),
            (known, size) if size == DYNAMIC || size == known => Ok(known),
            _ => Err(at),
        })?;
    }
    Ok(plain_type(inputs[0], &sizes))
}

/// The type of a padded tensor, with the sizes of `result` where they are not known; `None` if numbers of dimensions differ
/// (MLIR's `PadOp::inferResultType`).
pub(super) fn padded_type<'c>(
    source: Type<'c>,
    [low, high]: [&[i64]; 2],
    result: Option<&[i64]>,
) -> Option<Type<'c>> {
    let shape = source.shape();
    let rank = shape.len();
    if [low.len(), high.len(), result.map_or(rank, <[i64]>::len)] != [rank; 3] {
        return None;
    }
    let size = |dim: usize| {
        let sum = Extent::of(shape[dim]) + Extent::of(low[dim]) + Extent::of(high[dim]);
        sum.known().unwrap_or(result.map_or(DYNAMIC, |result| result[dim]))
    };
    Some(plain_type(source, &(0..rank).map(size).collect::<Vec<_>>()))
}

/// The dimensions that a part of a tensor does not have, the last ones of size 1 kept first (MLIR's `getDroppedDims`).
pub(crate) fn dropped_dims(reduced: &[i64], sizes: &[OpFoldResult<'_>]) -> Vec<bool> {
    let mut left = reduced.len();
    let mut dropped = vec![false; sizes.len()];
    for (dim, size) in sizes.iter().enumerate().rev() {
        let is_kept = left > 0 && (size.as_static() != Some(1) || reduced[left - 1] == 1);
        dropped[dim] = !is_kept;
        left -= usize::from(is_kept);
    }
    dropped
}

/// Whether a slice has unit strides.
#[cfg(feature = "vector")]
pub(crate) fn has_unit_strides(slice: &Slice<'_>) -> bool {
    slice.strides.iter().all(|stride| stride.as_static() == Some(1))
}
