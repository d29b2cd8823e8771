//! Vector types that are computed from others.

use rtblgen_runtime::Type;

use super::CombiningKind;

/// The vector type with another shape.
pub(super) fn with_dims<'c>(ty: Type<'c>, shape: &[i64], scalable: &[bool]) -> Type<'c> {
    ty.context().scalable_vector_type(shape, scalable, ty.element_type())
}

/// The mask type with a lane for each element.
pub(super) fn mask_type(ty: Type<'_>) -> Type<'_> {
    ty.with_element_type(ty.context().i1_type())
}

/// The vector type without leading dimensions.
pub(super) fn without_leading(ty: Type<'_>, count: usize) -> Type<'_> {
    let (shape, scalable) = (ty.shape(), ty.scalable_dims());
    let count = count.min(shape.len());
    with_dims(ty, &shape[count..], &scalable[count..])
}

/// The result type of `vector.interleave`: the last dimension is doubled.
pub(super) fn interleaved_type(ty: Type<'_>) -> Option<Type<'_>> {
    let mut shape = ty.ranked_shape()?.to_vec();
    let Some(last) = shape.last_mut() else { return Some(with_dims(ty, &[2], &[false])) };
    *last = last.checked_mul(2)?;
    Some(with_dims(ty, &shape, ty.scalable_dims()))
}

/// The result type of `vector.deinterleave`: the last dimension is halved.
pub(super) fn deinterleaved_type(ty: Type<'_>) -> Option<Type<'_>> {
    let mut shape = ty.ranked_shape()?.to_vec();
    let last = shape.last_mut()?;
    *last /= 2;
    if *last <= 0 {
        return Some(ty);
    }
    Some(with_dims(ty, &shape, ty.scalable_dims()))
}

/// The bit width of the element type; 64 for `index`.
pub(super) fn element_bits(ty: Type<'_>) -> i64 {
    match ty.is_index() {
        true => 64,
        false => ty.int_or_float_bit_width().map_or(0, i64::from),
    }
}

/// Whether a combining kind supports an element type.
pub(super) fn supports(kind: CombiningKind, ty: Type<'_>) -> bool {
    use CombiningKind as Kind;
    match kind {
        Kind::ADD | Kind::MUL => ty.is_int_or_index_or_float(),
        Kind::MINUI | Kind::MINSI | Kind::MAXUI | Kind::MAXSI | Kind::AND | Kind::OR | Kind::XOR => {
            ty.is_int_or_index()
        }
        Kind::MINNUMF | Kind::MAXNUMF | Kind::MINIMUMF | Kind::MAXIMUMF => ty.is_float(),
    }
}

/// The reason why a type cannot be broadcast (MLIR's `BroadcastableToResult`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BroadcastMismatch {
    SourceRankHigher,
    /// The dimension of the source and that of the result, as a size and whether it is scalable.
    Dimension((i64, bool), (i64, bool)),
    SourceIsNoVector,
}

/// Checks that a type can be broadcast to a vector type (MLIR's `isBroadcastableTo`).
pub(super) fn check_broadcast(source: Type<'_>, result: Type<'_>) -> Result<(), BroadcastMismatch> {
    if source.is_vector_element() && source == result.element_type() {
        return Ok(());
    }
    if !source.is_vector() {
        return Err(BroadcastMismatch::SourceIsNoVector);
    }
    let dims = |ty: Type<'_>| -> Vec<(i64, bool)> {
        ty.shape().iter().copied().zip(ty.scalable_dims().iter().copied()).collect()
    };
    let (from, to) = (dims(source), dims(result));
    let Some(lead) = to.len().checked_sub(from.len()) else {
        return Err(BroadcastMismatch::SourceRankHigher);
    };
    for (own, other) in from.iter().copied().zip(to[lead..].iter().copied()) {
        let ((size, scalable), (wanted, wants_scalable)) = (own, other);
        let differ = size != 1 && size != wanted;
        let stretches_scalable = size == 1 && scalable && wanted != 1;
        let mixes = scalable != wants_scalable && (size != 1 || scalable);
        if differ || stretches_scalable || mixes {
            return Err(BroadcastMismatch::Dimension(own, other));
        }
    }
    Ok(())
}

/// Whether a type can be broadcast to a vector type.
pub(super) fn is_broadcastable(source: Type<'_>, result: Type<'_>) -> bool {
    check_broadcast(source, result).is_ok()
}
