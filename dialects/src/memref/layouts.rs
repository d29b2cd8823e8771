//! Layouts and result types of views.

use crate::shapes::{Extent, Slice, dropped_unit_dims};
use rtblgen_runtime::{DYNAMIC, Type};

/// The memref of a part of another one, all of whose dimensions are kept; `None` if a number is not valid or the layout of
/// the source is no strided one (MLIR's `SubViewOp::inferResultType`).
pub fn subview_type<'c>(source: Type<'c>, [offsets, sizes, strides]: [&[i64]; 3]) -> Option<Type<'c>> {
    let (own, offset) = source.strides_and_offset()?;
    let is_invalid = |number: &i64| *number < 0 && *number != DYNAMIC;
    if offsets.iter().chain(sizes).any(is_invalid)
        || [offsets, sizes, strides].iter().any(|l| l.len() != own.len())
    {
        return None;
    }
    let moved = offsets.iter().zip(&own).map(|(offset, stride)| Extent::of(*offset) * Extent::of(*stride));
    let offset = moved.fold(Extent::of(offset), |sum, next| sum + next).number();
    let strides: Vec<i64> = own
        .iter()
        .zip(strides)
        .map(|(own, stride)| (Extent::of(*own) * Extent::of(*stride)).number())
        .collect();
    Some(source.with_strides(sizes, &strides, offset))
}

/// The numbers of a slice as [`subview_type`] takes them.
pub(super) fn subview_type_of<'c>(source: Type<'c>, slice: &Slice<'c>) -> Option<Type<'c>> {
    let [offsets, sizes, strides] = slice.numbers();
    subview_type(source, [&offsets, &sizes, &strides])
}

/// The dimensions that a part of a memref does not have.
pub(super) fn dropped_dims(source: Type<'_>, result: Type<'_>, slice: &Slice<'_>) -> Option<Vec<bool>> {
    let is_unit: Vec<bool> = slice.sizes.iter().map(|size| size.as_static() == Some(1)).collect();
    dropped_unit_dims(source, result, &is_unit)
}

/// A memref without some of its dimensions.
pub(super) fn without_dims<'c>(ty: Type<'c>, is_dropped: &[bool]) -> Option<Type<'c>> {
    let (strides, offset) = ty.strides_and_offset()?;
    let kept = |numbers: &[i64]| -> Vec<i64> {
        numbers.iter().zip(is_dropped).filter(|(_, dropped)| !**dropped).map(|(number, _)| *number).collect()
    };
    Some(ty.with_strides(&kept(ty.shape()), &kept(&strides), offset))
}

/// Whether a cast only removes static sizes, strides and the offset, so that an operation on its result can
/// take its operand (MLIR's `CastOp::canFoldIntoConsumerOp`).
pub fn can_fold_into_consumer(source: Type<'_>, result: Type<'_>) -> bool {
    let (Some(from), Some(to)) = (source.strides_and_offset(), result.strides_and_offset()) else {
        return false;
    };
    let forgets = |from: &[i64], to: &[i64]| {
        from.len() == to.len() && from.iter().zip(to).all(|(from, to)| *from != DYNAMIC || *to == DYNAMIC)
    };
    source.element_type() == result.element_type()
        && forgets(source.shape(), result.shape())
        && forgets(&[from.1], &[to.1])
        && forgets(&from.0, &to.0)
}

/// The memref with more dimensions; `None` if the layout is no strided one (MLIR's `computeExpandedType`).
pub fn expanded_type<'c>(source: Type<'c>, shape: &[i64], groups: &[Vec<i64>]) -> Option<Type<'c>> {
    if source.has_identity_layout() {
        return Some(source.with_shape(shape).with_layout(None));
    }
    let (own, offset) = source.strides_and_offset()?;
    let mut strides = vec![1; shape.len()];
    let mut index = shape.len();
    for (group, stride) in groups.iter().zip(&own).rev() {
        let mut stride = Extent::of(*stride);
        for _ in group {
            index = index.checked_sub(1)?;
            strides[index] = stride.number();
            stride = stride * Extent::of(shape[index]);
        }
    }
    Some(source.with_strides(shape, &strides, offset))
}

/// The memref with fewer dimensions; `None` if the dimensions of a group are known not to follow each other in memory
/// (MLIR's `computeCollapsedType`).
pub fn collapsed_type<'c>(source: Type<'c>, groups: &[Vec<i64>]) -> Option<Type<'c>> {
    let sizes = source.shape();
    let size = |index: &i64| sizes.get(usize::try_from(*index).ok()?).copied();
    let shape = groups.iter().map(|group| {
        let sizes = group.iter().map(size).collect::<Option<Vec<_>>>()?;
        Some(Extent::product(sizes).number())
    });
    let shape = shape.collect::<Option<Vec<_>>>()?;
    if source.has_identity_layout() {
        return Some(source.with_shape(&shape).with_layout(None));
    }
    let (strides, offset) = source.strides_and_offset()?;
    let collapsed = groups.iter().map(|group| collapsed_stride(sizes, &strides, group));
    Some(source.with_strides(&shape, &collapsed.collect::<Option<Vec<_>>>()?, offset))
}

/// The stride of a group of dimensions: that of the last one whose size is not 1.
fn collapsed_stride(sizes: &[i64], strides: &[i64], group: &[i64]) -> Option<i64> {
    let group: Vec<usize> = group.iter().map(|index| usize::try_from(*index).ok()).collect::<Option<_>>()?;
    let first = *group.first()?;
    let last = *group.iter().rev().find(|index| sizes[**index] != 1).unwrap_or(&first);
    // A size that is not known may be 1, so that the stride is one of another dimension.
    let is_known = sizes[last] != DYNAMIC || last == first;
    let result = if is_known { Extent::of(strides[last]) } else { Extent::of(DYNAMIC) };
    let mut stride = result;
    for pair in group.windows(2).rev() {
        stride = stride * Extent::of(sizes[pair[1]]);
        let own = Extent::of(strides[pair[0]]);
        let are_known = stride.known().is_some() && own.known().is_some();
        if sizes[pair[0]] != 1 && are_known && stride != own {
            return None;
        }
    }
    Some(result.number())
}
