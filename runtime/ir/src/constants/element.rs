//! Conversions between attributes and their numbers.

use super::{Float, Int};
use crate::context::attributes::{Attribute, DenseElementsAttr, FloatAttr, IntegerAttr, dense_element_size};
use crate::context::types::{Type, TypeKind};
use crate::float::FloatKind;

/// A number that attributes hold: [`Int`] or [`Float`].
pub trait Element: Copy {
    /// Returns the number with these bits, if values of this type have this form.
    fn from_bits(ty: Type<'_>, bits: u128) -> Option<Self>;

    /// Returns the bits, if values of this type have this form.
    fn to_bits(self, ty: Type<'_>) -> Option<u128>;

    /// The number of an attribute that holds one.
    fn of_attribute(attribute: Attribute<'_>) -> Option<Self>;

    /// The attribute that holds the number.
    fn to_attribute<'c>(self, ty: Type<'c>) -> Option<Attribute<'c>>;
}

fn width_of(ty: Type<'_>) -> Option<u32> {
    let width = match ty.kind() {
        TypeKind::Integer { width, .. } => width,
        TypeKind::Index => 64,
        _ => return None,
    };
    (width <= Int::MAX_WIDTH).then_some(width)
}

impl Element for Int {
    fn from_bits(ty: Type<'_>, bits: u128) -> Option<Self> {
        Some(Int::new(width_of(ty)?, bits))
    }

    fn to_bits(self, ty: Type<'_>) -> Option<u128> {
        (width_of(ty)? == self.width()).then(|| self.unsigned())
    }

    fn of_attribute(attribute: Attribute<'_>) -> Option<Self> {
        let attribute: IntegerAttr<'_> = attribute.cast()?;
        Some(Int::new(width_of(attribute.ty())?, attribute.unsigned_value()?))
    }

    fn to_attribute<'c>(self, ty: Type<'c>) -> Option<Attribute<'c>> {
        (width_of(ty)? == self.width()).then(|| ty.context().integer_attr(ty, self.signed()))
    }
}

fn kind_of(ty: Type<'_>) -> Option<FloatKind> {
    match ty.kind() {
        TypeKind::Float(kind) => Some(kind),
        _ => None,
    }
}

impl Element for Float {
    fn from_bits(ty: Type<'_>, bits: u128) -> Option<Self> {
        Some(Float::from_bits(kind_of(ty)?, bits))
    }

    fn to_bits(self, ty: Type<'_>) -> Option<u128> {
        (kind_of(ty)? == self.kind()).then(|| self.bits())
    }

    fn of_attribute(attribute: Attribute<'_>) -> Option<Self> {
        let attribute: FloatAttr<'_> = attribute.cast()?;
        Some(Float::from_bits(kind_of(attribute.ty())?, attribute.bits()))
    }

    fn to_attribute<'c>(self, ty: Type<'c>) -> Option<Attribute<'c>> {
        let bits = self.to_bits(ty)?;
        Some(ty.context().float_attr_from_bits(ty, bits))
    }
}

/// The number of an attribute that is one number, or has the same one everywhere (`m_Constant` of a number).
pub fn splat<T: Element>(attribute: Attribute<'_>) -> Option<T> {
    match attribute.cast::<DenseElementsAttr<'_>>() {
        Some(dense) if dense.is_splat() => read_all(dense)?.first().copied(),
        Some(_) => None,
        None => T::of_attribute(attribute),
    }
}

/// All numbers of dense elements, in order; for a splat as often as there are elements. `None` for a splat of more than
/// `MOST_REPEATED` elements: a type of a few bytes can have any number of them.
pub fn elements<T: Element>(attribute: Attribute<'_>) -> Option<Vec<T>> {
    let dense: DenseElementsAttr<'_> = attribute.cast()?;
    let found = read_all(dense)?;
    match (found.as_slice(), dense.is_splat()) {
        ([only], true) => dense.can_be_repeated().then(|| vec![*only; dense.num_elements()]),
        _ => Some(found),
    }
}

/// The numbers that are stored: one, for a splat.
pub(super) fn read_all<T: Element>(dense: DenseElementsAttr<'_>) -> Option<Vec<T>> {
    let element = dense.element_type();
    let read = |bytes: &[u8]| {
        let mut all = [0; 16];
        all.get_mut(..bytes.len())?.copy_from_slice(bytes);
        T::from_bits(element, u128::from_le_bytes(all))
    };
    dense.raw_data().chunks_exact(dense_element_size(element)?).map(read).collect()
}

/// Dense elements of these numbers: all of them, or one for all.
pub(super) fn write_all<'c, T: Element>(ty: Type<'c>, numbers: &[T]) -> Option<Attribute<'c>> {
    let element = ty.shaped_element_type()?;
    let size = dense_element_size(element)?;
    let mut data = Vec::with_capacity(numbers.len() * size);
    for number in numbers {
        data.extend_from_slice(&number.to_bits(element)?.to_le_bytes()[..size]);
    }
    ty.context().dense_elements_attr_from_raw(ty, &data)
}

/// The constant of a type, a number or a static shape of numbers, that is this number everywhere.
pub fn filled<'c, T: Element>(ty: Type<'c>, number: T) -> Option<Attribute<'c>> {
    match ty.is_shaped() {
        true => write_all(ty, &[number]),
        false => number.to_attribute(ty),
    }
}

/// Zero of a type: of a number, or of a static shape of numbers (MLIR's `getZeroAttr`).
pub fn zero(ty: Type<'_>) -> Option<Attribute<'_>> {
    let element = ty.element_type_or_self();
    match kind_of(element) {
        Some(kind) => filled(ty, Float::from_bits(kind, 0)),
        None => filled(ty, Int::from_bits(element, 0)?),
    }
}
