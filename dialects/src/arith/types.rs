//! Type predicates and helpers.

use rtblgen_runtime::constants::{Int, elements, splat};
use rtblgen_runtime::traits::have_compatible_shapes;
use rtblgen_runtime::{Attribute, Type};

/// The type of the same shape with elements `i1`; `i1` for a number.
pub fn i1_same_shape(ty: Type<'_>) -> Type<'_> {
    let i1 = ty.context().i1_type();
    if ty.is_shaped() { ty.with_element_type(i1) } else { i1 }
}

/// Returns the shape of a ranked tensor, and an empty shape for any other type.
pub(super) fn tensor_shape(ty: Type<'_>) -> &[i64] {
    if ty.is_ranked_tensor() { ty.shape() } else { &[] }
}

/// Whether a cast has one operand and one result of shapes and encodings that fit.
pub(super) fn is_valid_cast(inputs: &[Type<'_>], outputs: &[Type<'_>]) -> bool {
    let (&[from], &[to]) = (inputs, outputs) else { return false };
    let have_other_encodings =
        from.is_ranked_tensor() && to.is_ranked_tensor() && from.encoding() != to.encoding();
    !have_other_encodings && have_compatible_shapes(from, to)
}

/// Returns the type itself or the type of the elements of a vector or tensor; also of a memref, if
/// `in_memory` is set.
fn element(ty: Type<'_>, in_memory: bool) -> Option<Type<'_>> {
    let is_known = !ty.is_shaped() || ty.is_vector() || ty.is_tensor() || in_memory && ty.is_ranked_memref();
    is_known.then(|| ty.element_type_or_self())
}

/// The width of an integer, or of the elements.
fn integer_width(ty: Type<'_>) -> Option<u32> {
    element(ty, false).filter(|element| element.is_any_integer())?.int_or_float_bit_width()
}

fn float_width(ty: Type<'_>) -> Option<u32> {
    element(ty, false).filter(|element| element.is_float())?.int_or_float_bit_width()
}

pub(super) fn is_integer_like(ty: Type<'_>) -> bool {
    integer_width(ty).is_some()
}

pub(super) fn is_float_like(ty: Type<'_>) -> bool {
    float_width(ty).is_some()
}

fn is_wider(from: Option<u32>, to: Option<u32>) -> bool {
    from.zip(to).is_some_and(|(from, to)| to > from)
}

/// Whether the second type has integers of more bits.
pub(super) fn is_wider_integer(from: Type<'_>, to: Type<'_>) -> bool {
    is_wider(integer_width(from), integer_width(to))
}

/// Whether the second type has numbers of more bits.
pub(super) fn is_wider_float(from: Type<'_>, to: Type<'_>) -> bool {
    is_wider(float_width(from), float_width(to))
}

/// Whether one of the types has indices, and the other signless integers.
pub(super) fn is_index_cast(from: Type<'_>, to: Type<'_>) -> bool {
    let (Some(from), Some(to)) = (element(from, true), element(to, true)) else { return false };
    from.is_index() && to.is_any_signless_integer() || from.is_any_signless_integer() && to.is_index()
}

/// Whether both have numbers of the same number of bits.
pub(super) fn is_bitcast(from: Type<'_>, to: Type<'_>) -> bool {
    let width = |ty| {
        let element = element(ty, true).filter(|element| element.is_any_integer() || element.is_float());
        element.and_then(Type::int_or_float_bit_width)
    };
    width(from).is_some() && width(from) == width(to)
}

/// The width of a number or of the elements; none of an index.
pub(super) fn element_width(ty: Type<'_>) -> Option<u32> {
    ty.element_type_or_self().int_or_float_bit_width()
}

fn all(constant: Attribute<'_>, holds: impl Fn(Int) -> bool) -> bool {
    match splat(constant) {
        Some(number) => holds(number),
        None => elements(constant).is_some_and(|numbers: Vec<Int>| numbers.into_iter().all(holds)),
    }
}

/// Whether no integer of a constant is zero.
pub(crate) fn has_no_zero(constant: Attribute<'_>) -> bool {
    all(constant, |number| !number.is_zero())
}

/// Whether no integer of a constant is zero or -1.
pub(crate) fn has_no_zero_or_minus_one(constant: Attribute<'_>) -> bool {
    all(constant, |number| !number.is_zero() && !number.is_all_ones())
}
