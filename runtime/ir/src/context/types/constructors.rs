//! `get` of the wrappers of builtin types, as generated types have it.

use super::wrappers::*;
use super::{Signedness, Type, TypeKind};
use crate::context::Context;
use crate::context::attributes::Attribute;
use crate::float::FloatKind;

impl<'c> IntegerType<'c> {
    /// A signless integer type, such as `i32`. [`Context::integer_type`] is the same as a [`Type`].
    ///
    /// ```
    /// use rtblgen_runtime::{Context, FloatType, IntegerAttr, IntegerType, StringAttr};
    /// use rtblgen_runtime::{FloatKind, VectorType};
    ///
    /// let context = Context::new();
    /// let ty = IntegerType::get(&context, 8);
    /// assert_eq!(ty.width(), 8);
    /// assert_eq!(IntegerAttr::get(&context, ty, 3).as_i64(), Some(3));
    /// assert_eq!(StringAttr::get(&context, "a").value(), "a");
    /// let vector = VectorType::get(&context, &[4], FloatType::get(&context, FloatKind::F32));
    /// assert_eq!((vector.to_string(), vector.rank()), ("vector<4xf32>".to_owned(), 1));
    /// ```
    pub fn get(context: &'c Context, width: u32) -> Self {
        Self::wrap(context.integer_type(width))
    }

    /// An integer type with a sign or without: `i32`, `si32` or `ui32`.
    pub fn get_with_signedness(context: &'c Context, width: u32, signedness: Signedness) -> Self {
        Self::wrap(context.ty(TypeKind::Integer { width, signedness }))
    }
}

impl<'c> IndexType<'c> {
    /// `index`.
    pub fn get(context: &'c Context) -> Self {
        Self::wrap(context.index_type())
    }
}

impl<'c> NoneType<'c> {
    /// `none`.
    pub fn get(context: &'c Context) -> Self {
        Self::wrap(context.none_type())
    }
}

impl<'c> FloatType<'c> {
    /// A floating point type.
    pub fn get(context: &'c Context, format: FloatKind) -> Self {
        Self::wrap(context.float_type(format))
    }
}

impl<'c> ComplexType<'c> {
    /// `complex<element>`.
    pub fn get(context: &'c Context, element: impl Into<Type<'c>>) -> Self {
        Self::wrap(context.complex_type(element.into()))
    }
}

impl<'c> TupleType<'c> {
    /// `tuple<types>`.
    pub fn get(context: &'c Context, types: &[Type<'c>]) -> Self {
        Self::wrap(context.tuple_type(types))
    }
}

impl<'c> FunctionType<'c> {
    /// `(inputs) -> results`.
    pub fn get(context: &'c Context, inputs: &[Type<'c>], results: &[Type<'c>]) -> Self {
        Self::wrap(context.function_type(inputs, results))
    }
}

impl<'c> VectorType<'c> {
    /// `vector<shape x element>`, no dimension scalable.
    pub fn get(context: &'c Context, shape: &[i64], element: impl Into<Type<'c>>) -> Self {
        Self::wrap(context.vector_type(shape, element.into()))
    }
}

impl<'c> RankedTensorType<'c> {
    /// `tensor<shape x element, encoding>`.
    pub fn get(
        context: &'c Context,
        shape: &[i64],
        element: impl Into<Type<'c>>,
        encoding: Option<Attribute<'c>>,
    ) -> Self {
        Self::wrap(context.ranked_tensor_type(shape, element.into(), encoding))
    }
}

impl<'c> UnrankedTensorType<'c> {
    /// `tensor<*x element>`.
    pub fn get(context: &'c Context, element: impl Into<Type<'c>>) -> Self {
        Self::wrap(context.unranked_tensor_type(element.into()))
    }
}

impl<'c> MemRefType<'c> {
    /// `memref<shape x element, layout, memory_space>`: see [`Context::memref_type`].
    pub fn get(
        context: &'c Context,
        shape: &[i64],
        element: impl Into<Type<'c>>,
        layout: Option<Attribute<'c>>,
        memory_space: Option<Attribute<'c>>,
    ) -> Self {
        Self::wrap(context.memref_type(shape, element.into(), layout, memory_space))
    }
}

impl<'c> UnrankedMemRefType<'c> {
    /// `memref<*x element, memory_space>`.
    pub fn get(
        context: &'c Context,
        element: impl Into<Type<'c>>,
        memory_space: Option<Attribute<'c>>,
    ) -> Self {
        Self::wrap(context.unranked_memref_type(element.into(), memory_space))
    }
}
