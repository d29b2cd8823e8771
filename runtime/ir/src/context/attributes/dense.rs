//! Dense elements and dense arrays: numbers in one buffer.

use super::super::Context;
use super::super::types::{Type, TypeKind};
use super::{Attribute, AttributeKind, DenseArrayAttr, DenseElementsAttr};
use crate::float::FloatKind;

/// The bytes that an element of this type takes in a dense elements attribute: its width rounded up to whole bytes, twice
/// that for a complex one. `None` if the type cannot be an element.
pub fn dense_element_size(element: Type<'_>) -> Option<usize> {
    match element.kind() {
        TypeKind::Integer { width, .. } => Some(width.div_ceil(8).max(1) as usize),
        TypeKind::Index => Some(8),
        TypeKind::Float(kind) => Some(kind.width().div_ceil(8) as usize),
        TypeKind::Complex(part) if !part.is_complex() => dense_element_size(part).map(|size| 2 * size),
        _ => None,
    }
}

/// The largest number of elements that the element of a splat is repeated for. A few bytes of text can stand for any number
/// of elements, so longer lists are never made.
pub const MOST_REPEATED: usize = 1 << 20;

/// A Rust number that can be an element of a dense elements attribute.
pub trait DenseElement: Copy {
    /// Whether elements of this type have this form: the width is the same, and one is an integer if the
    /// other is.
    fn fits(element: Type<'_>) -> bool;

    /// Writes the number, little endian.
    fn write(self, buffer: &mut Vec<u8>);

    /// Reads the number from its bytes.
    fn read(bytes: &[u8]) -> Self;
}

macro_rules! dense_elements {
    ($($number:ty: $element:ident => $fits:expr;)*) => {$(
        impl DenseElement for $number {
            fn fits($element: Type<'_>) -> bool {
                $fits
            }

            fn write(self, buffer: &mut Vec<u8>) {
                buffer.extend_from_slice(&self.to_le_bytes());
            }

            fn read(bytes: &[u8]) -> Self {
                let mut own = [0; size_of::<$number>()];
                own.copy_from_slice(bytes);
                <$number>::from_le_bytes(own)
            }
        }
    )*};
}

dense_elements! {
    i8: element => element.is_integer(8);
    u8: element => element.is_integer(8);
    i16: element => element.is_integer(16);
    u16: element => element.is_integer(16);
    i32: element => element.is_integer(32);
    u32: element => element.is_integer(32);
    i64: element => element.is_integer(64) || element.is_index();
    u64: element => element.is_integer(64) || element.is_index();
    f32: element => element.is_float_kind(FloatKind::F32);
    f64: element => element.is_float_kind(FloatKind::F64);
}

impl DenseElement for bool {
    fn fits(element: Type<'_>) -> bool {
        element.is_integer(1)
    }

    fn write(self, buffer: &mut Vec<u8>) {
        buffer.push(u8::from(self));
    }

    fn read(bytes: &[u8]) -> Self {
        bytes[0] != 0
    }
}

/// A Rust number that can be an element of a dense array.
pub trait DenseArrayElement: DenseElement {
    /// The type of such elements.
    fn element_type(context: &Context) -> Type<'_>;
}

macro_rules! dense_array_elements {
    ($($number:ty => $make:expr;)*) => {$(
        impl DenseArrayElement for $number {
            fn element_type(context: &Context) -> Type<'_> {
                let make: fn(&Context) -> Type<'_> = $make;
                make(context)
            }
        }
    )*};
}

dense_array_elements! {
    bool => |context| context.integer_type(1);
    i8 => |context| context.integer_type(8);
    i16 => |context| context.integer_type(16);
    i32 => |context| context.integer_type(32);
    i64 => |context| context.integer_type(64);
    f32 => |context| context.f32_type();
    f64 => |context| context.f64_type();
}

impl Context {
    /// `dense<..> : ty` with these elements in row-major order, or a single one for all.
    ///
    /// ```
    /// use rtblgen_runtime::{Context, DenseElementsAttr};
    /// let context = Context::new();
    /// let ty = context.ranked_tensor_type(&[2, 2], context.f64_type(), None);
    /// let dense = DenseElementsAttr::get(&context, ty, &[1.0, 2.0, 3.0, 4.0]);
    /// assert_eq!(dense.values::<f64>().unwrap(), [1.0, 2.0, 3.0, 4.0]);
    /// ```
    ///
    /// # Panics
    ///
    /// If the type is no static vector or ranked tensor of such elements, or has another number of them.
    pub fn dense_elements_attr<'c, T: DenseElement>(&'c self, ty: Type<'c>, values: &[T]) -> Attribute<'c> {
        assert!(T::fits(ty.element_type_or_self()), "the elements of {ty:?} are of another type");
        let mut data = Vec::with_capacity(size_of_val(values));
        values.iter().for_each(|value| value.write(&mut data));
        self.dense_elements_attr_from_raw(ty, &data).expect("as many elements as the type says")
    }

    /// `dense<..> : ty` from its bytes (see [`AttributeKind::DenseElements`]): all elements, or a single one for all.
    /// `None` if the type is no static vector, ranked tensor or memref of numbers, or the length does not fit.
    pub fn dense_elements_attr_from_raw<'c>(&'c self, ty: Type<'c>, data: &[u8]) -> Option<Attribute<'c>> {
        self.expect_same(ty.context());
        let count = ty.num_elements().filter(|count| *count >= 0)?;
        let size = dense_element_size(ty.element_type_or_self())?;
        let whole = usize::try_from(count).ok().and_then(|count| count.checked_mul(size));
        if whole != Some(data.len()) && data.len() != size {
            return None;
        }
        let is_splat = data.chunks_exact(size).all(|element| element == &data[..size]);
        let data = if is_splat && !data.is_empty() { &data[..size] } else { data };
        Some(self.attribute(AttributeKind::DenseElements { ty, data }))
    }

    /// `dense<["a", "b"]> : ty`: all elements, or a single one for all.
    pub fn dense_strings_attr<'c>(&'c self, ty: Type<'c>, values: &[&str]) -> Option<Attribute<'c>> {
        self.expect_same(ty.context());
        let count = usize::try_from(ty.num_elements()?).ok()?;
        if values.len() != count && values.len() != 1 {
            return None;
        }
        let is_splat = values.iter().all(|value| *value == values[0]);
        let values = if is_splat && !values.is_empty() { &values[..1] } else { values };
        Some(self.attribute(AttributeKind::DenseStrings { ty, values }))
    }

    /// `array<i64: 1, 2>`.
    ///
    /// ```
    /// use rtblgen_runtime::{Context, DenseArrayAttr};
    /// let context = Context::new();
    /// let array = DenseArrayAttr::get(&context, &[1i64, 2]);
    /// assert_eq!(array.values::<i64>().unwrap(), [1, 2]);
    /// ```
    pub fn dense_array_attr<T: DenseArrayElement>(&self, values: &[T]) -> Attribute<'_> {
        let mut data = Vec::with_capacity(size_of_val(values));
        values.iter().for_each(|value| value.write(&mut data));
        self.attribute(AttributeKind::DenseArray { element: T::element_type(self), data: &data })
    }
}

impl<'c> DenseElementsAttr<'c> {
    fn parts(self) -> (Type<'c>, &'c [u8]) {
        match self.as_attribute().kind() {
            AttributeKind::DenseElements { ty, data } => (ty, data),
            _ => unreachable!("checked when wrapped"),
        }
    }

    /// The vector or tensor type.
    pub fn ty(self) -> Type<'c> {
        self.parts().0
    }

    /// The type of an element.
    pub fn element_type(self) -> Type<'c> {
        self.ty().element_type_or_self()
    }

    /// The bytes of the elements: see [`AttributeKind::DenseElements`].
    pub fn raw_data(self) -> &'c [u8] {
        self.parts().1
    }

    /// The number of elements.
    pub fn num_elements(self) -> usize {
        self.ty().num_elements().and_then(|count| usize::try_from(count).ok()).unwrap_or(0)
    }

    /// The bytes of one element.
    pub fn element_size(self) -> usize {
        dense_element_size(self.element_type()).expect("checked when made")
    }

    /// Whether all elements are equal, and there is one.
    pub fn is_splat(self) -> bool {
        self.raw_data().len() == self.element_size()
    }

    /// The bytes of each element in row-major order, those of a splat as often as there are elements.
    pub fn raw_elements(self) -> impl ExactSizeIterator<Item = &'c [u8]> + DoubleEndedIterator {
        let (data, size, is_splat) = (self.raw_data(), self.element_size(), self.is_splat());
        (0..self.num_elements()).map(move |index| {
            let start = if is_splat { 0 } else { index * size };
            &data[start..start + size]
        })
    }

    /// Whether the elements may be listed: those of a splat of more than [`MOST_REPEATED`] are not.
    pub(crate) fn can_be_repeated(self) -> bool {
        !self.is_splat() || self.num_elements() <= MOST_REPEATED
    }

    /// Returns the elements in row-major order, if they have this form. `None` for a splat of more than [`MOST_REPEATED`]
    /// elements, see [`splat_value`](Self::splat_value).
    pub fn values<T: DenseElement>(self) -> Option<Vec<T>> {
        let has_list = T::fits(self.element_type()) && self.can_be_repeated();
        has_list.then(|| self.raw_elements().map(T::read).collect())
    }

    /// Returns the one element of a splat, if it has this form.
    pub fn splat_value<T: DenseElement>(self) -> Option<T> {
        (self.is_splat() && T::fits(self.element_type())).then(|| T::read(self.raw_data()))
    }

    /// The same elements in another shape with as many of them.
    ///
    /// # Panics
    ///
    /// If the type has another number or type of elements.
    pub fn reshape(self, ty: Type<'c>) -> DenseElementsAttr<'c> {
        assert_eq!(
            ty.element_type_or_self(),
            self.element_type(),
            "reshaping keeps the type of the elements"
        );
        assert_eq!(ty.num_elements(), self.ty().num_elements(), "reshaping keeps the number of elements");
        let attribute = self.context().dense_elements_attr_from_raw(ty, self.raw_data());
        attribute.and_then(Attribute::cast).expect("the same elements fit")
    }
}

impl<'c> DenseArrayAttr<'c> {
    fn parts(self) -> (Type<'c>, &'c [u8]) {
        match self.as_attribute().kind() {
            AttributeKind::DenseArray { element, data } => (element, data),
            _ => unreachable!("checked when wrapped"),
        }
    }

    /// The type of an element.
    pub fn element_type(self) -> Type<'c> {
        self.parts().0
    }

    /// The bytes of the elements.
    pub fn raw_data(self) -> &'c [u8] {
        self.parts().1
    }

    /// The number of elements.
    pub fn len(self) -> usize {
        self.raw_data().len() / dense_element_size(self.element_type()).unwrap_or(1)
    }

    /// Whether there is no element.
    pub fn is_empty(self) -> bool {
        self.raw_data().is_empty()
    }

    /// Returns the elements, if they have this form.
    pub fn values<T: DenseElement>(self) -> Option<Vec<T>> {
        T::fits(self.element_type())
            .then(|| self.raw_data().chunks_exact(size_of::<T>()).map(T::read).collect())
    }
}
