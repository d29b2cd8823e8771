//! `get` of the wrappers of builtin attributes, as generated attributes have it. `DictionaryAttr::get` looks up an entry instead.

use super::Attribute;
use super::dense::{DenseArrayElement, DenseElement};
use super::wrappers::*;
use crate::affine::{AffineMap, IntegerSet};
use crate::context::Context;
use crate::context::types::Type;

impl<'c> UnitAttr<'c> {
    /// `unit`.
    pub fn get(context: &'c Context) -> Self {
        Self::wrap(context.unit_attr())
    }
}

impl<'c> IntegerAttr<'c> {
    /// `value : ty`: see [`Context::integer_attr`].
    ///
    /// # Panics
    ///
    /// If the type is no integer type and not `index`.
    pub fn get(context: &'c Context, ty: impl Into<Type<'c>>, value: i128) -> Self {
        Self::wrap(context.integer_attr(ty.into(), value))
    }
}

impl<'c> FloatAttr<'c> {
    /// `value : ty`: see [`Context::float_attr`].
    ///
    /// # Panics
    ///
    /// If the type is no floating point type.
    pub fn get(context: &'c Context, ty: impl Into<Type<'c>>, value: f64) -> Self {
        Self::wrap(context.float_attr(ty.into(), value))
    }
}

impl<'c> StringAttr<'c> {
    /// `"text"`.
    pub fn get(context: &'c Context, text: &str) -> Self {
        Self::wrap(context.string_attr(text))
    }
}

impl<'c> ArrayAttr<'c> {
    /// `[elements]`.
    pub fn get(context: &'c Context, elements: &[Attribute<'c>]) -> Self {
        Self::wrap(context.array_attr(elements))
    }
}

impl<'c> TypeAttr<'c> {
    /// A type as an attribute.
    pub fn get(context: &'c Context, ty: impl Into<Type<'c>>) -> Self {
        Self::wrap(context.type_attr(ty.into()))
    }
}

impl<'c> SymbolRefAttr<'c> {
    /// `@root::@nested`.
    pub fn get(context: &'c Context, root: &str, nested: &[&str]) -> Self {
        Self::wrap(context.symbol_ref_attr(root, nested))
    }
}

impl<'c> DenseElementsAttr<'c> {
    /// `dense<..> : ty`: see [`Context::dense_elements_attr`].
    ///
    /// # Panics
    ///
    /// If the type is no static vector or ranked tensor of such elements, or has another number of them.
    pub fn get<T: DenseElement>(context: &'c Context, ty: impl Into<Type<'c>>, values: &[T]) -> Self {
        Self::wrap(context.dense_elements_attr(ty.into(), values))
    }
}

impl<'c> DenseArrayAttr<'c> {
    /// `array<i64: 1, 2>`.
    pub fn get<T: DenseArrayElement>(context: &'c Context, values: &[T]) -> Self {
        Self::wrap(context.dense_array_attr(values))
    }
}

impl<'c> AffineMapAttr<'c> {
    /// `affine_map<..>`.
    pub fn get(context: &'c Context, map: &AffineMap) -> Self {
        Self::wrap(context.affine_map_attr(map))
    }
}

impl<'c> IntegerSetAttr<'c> {
    /// `affine_set<..>`.
    pub fn get(context: &'c Context, set: &IntegerSet) -> Self {
        Self::wrap(context.integer_set_attr(set))
    }
}
