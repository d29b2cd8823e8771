//! Kinds of types and attributes, which parsers check before any constraint.
//!
//! MLIR's generated parsers and property conversions cast to the C++ class of a constraint, and report a
//! failure of the cast in words of their own.

use crate::context::definition::{AttributeCheck, TypeCheck};

/// A kind of types: the C++ class of a type constraint in MLIR.
#[derive(Clone, Copy)]
pub struct TypeClass {
    /// MLIR's name of the kind, such as `builtin.integer`; empty for any type, and for kinds that are interfaces.
    pub name: &'static str,
    /// Whether a type is of the kind.
    pub contains: TypeCheck,
}

macro_rules! type_classes {
    ($($(#[$doc:meta])* $name:ident = $text:literal, |$ty:ident| $test:expr;)*) => {
        impl TypeClass {$(
            $(#[$doc])*
            pub const $name: TypeClass = TypeClass { name: $text, contains: &|$ty| $test };
        )*}
    };
}

type_classes! {
    /// Any type.
    ANY = "", |_ty| true;
    /// Integers.
    INTEGER = "builtin.integer", |ty| ty.is_any_integer();
    /// Floats of any format.
    FLOAT = "", |ty| ty.is_float();
    /// `index`.
    INDEX = "builtin.index", |ty| ty.is_index();
    /// `none`.
    NONE = "builtin.none", |ty| ty.is_none();
    /// Complex numbers.
    COMPLEX = "builtin.complex", |ty| ty.is_complex();
    /// Functions.
    FUNCTION = "builtin.function", |ty| ty.is_function();
    /// Graphs.
    GRAPH = "builtin.graph", |ty| ty.is_graph();
    /// Tuples.
    TUPLE = "builtin.tuple", |ty| ty.is_tuple();
    /// Vectors.
    VECTOR = "builtin.vector", |ty| ty.is_vector();
    /// Tensors.
    TENSOR = "", |ty| ty.is_tensor();
    /// Tensors with a rank.
    RANKED_TENSOR = "builtin.tensor", |ty| ty.is_ranked_tensor();
    /// Tensors without a rank.
    UNRANKED_TENSOR = "builtin.unranked_tensor", |ty| ty.is_unranked_tensor();
    /// Memrefs with a rank.
    MEMREF = "builtin.memref", |ty| ty.is_ranked_memref();
    /// Memrefs without a rank.
    UNRANKED_MEMREF = "builtin.unranked_memref", |ty| ty.is_unranked_memref();
    /// Memrefs, with or without a rank.
    BASE_MEMREF = "", |ty| ty.is_memref() || ty.is_unranked_memref();
    /// Types with a shape.
    SHAPED = "", |ty| ty.is_shaped();
}

/// A kind of attributes: the storage type of an attribute constraint in MLIR.
#[derive(Clone, Copy)]
pub struct AttributeClass {
    /// Whether an attribute is of the kind.
    pub contains: AttributeCheck,
}

impl AttributeClass {
    /// Any attribute.
    pub const ANY: AttributeClass = AttributeClass { contains: &|_| true };
}

/// Panics because a type or an attribute is not of the kind that its constraint promises.
#[cold]
#[track_caller]
pub(crate) fn wrong_kind<T>(what: &str, found: &dyn std::fmt::Display) -> ! {
    let path = std::any::type_name::<T>().split('<').next().unwrap_or_default();
    let kind = path.rsplit("::").next().unwrap_or(path);
    panic!("the {what} `{found}` is no `{kind}`: it does not satisfy the constraint of its operation")
}
