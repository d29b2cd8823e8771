//! Types of one kind, with the queries that make sense for that kind.

use super::{Signedness, Type, TypeKind};
use crate::float::FloatKind;

/// A `Copy` wrapper of a [`Type`] that is known to be of one kind. Generated code implements it for the types that a
/// dialect defines.
pub trait TypedType<'c>: Copy {
    /// The type as this kind, or `None` if it is of another.
    fn from_type(ty: Type<'c>) -> Option<Self>;

    /// The type itself.
    fn as_type(self) -> Type<'c>;
}

impl<'c> TypedType<'c> for Type<'c> {
    fn from_type(ty: Type<'c>) -> Option<Self> {
        Some(ty)
    }

    fn as_type(self) -> Type<'c> {
        self
    }
}

macro_rules! wrappers {
    ($($(#[$doc:meta])* $name:ident = ($kind:pat);)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct $name<'c>(Type<'c>);

        impl<'c> TypedType<'c> for $name<'c> {
            fn from_type(ty: Type<'c>) -> Option<Self> {
                matches!(ty.kind(), $kind).then_some(Self(ty))
            }

            fn as_type(self) -> Type<'c> {
                self.0
            }
        }

        impl crate::context::interface::TypeFamily for $name<'static> {
            type Of<'c> = $name<'c>;
            const IMPLEMENTOR: crate::context::interface::Implementor =
                crate::context::interface::Implementor::Builtin(stringify!($name));
        }

        impl<'c> std::ops::Deref for $name<'c> {
            type Target = Type<'c>;

            fn deref(&self) -> &Type<'c> {
                &self.0
            }
        }

        impl<'c> From<$name<'c>> for Type<'c> {
            fn from(ty: $name<'c>) -> Self {
                ty.0
            }
        }
    )*};
}

wrappers! {
    /// `i32`, `si32`, `ui32`.
    IntegerType = (TypeKind::Integer { .. });
    /// `f32` and its kin.
    FloatType = (TypeKind::Float(_));
    /// `complex<..>`.
    ComplexType = (TypeKind::Complex(_));
    /// `tuple<..>`.
    TupleType = (TypeKind::Tuple(_));
    /// `(..) -> ..`.
    FunctionType = (TypeKind::Function { .. });
    /// `vector<..>`.
    VectorType = (TypeKind::Vector { .. });
    /// `tensor<4x..>`.
    RankedTensorType = (TypeKind::RankedTensor { .. });
    /// `tensor<*x..>`.
    UnrankedTensorType = (TypeKind::UnrankedTensor { .. });
    /// `memref<4x..>`.
    MemRefType = (TypeKind::MemRef { .. });
    /// `memref<*x..>`.
    UnrankedMemRefType = (TypeKind::UnrankedMemRef { .. });
}

impl IntegerType<'_> {
    /// The width in bits.
    pub fn width(self) -> u32 {
        match self.0.kind() {
            TypeKind::Integer { width, .. } => width,
            _ => unreachable!("checked when wrapped"),
        }
    }

    /// How values are read.
    pub fn signedness(self) -> Signedness {
        match self.0.kind() {
            TypeKind::Integer { signedness, .. } => signedness,
            _ => unreachable!("checked when wrapped"),
        }
    }
}

impl FloatType<'_> {
    /// The format.
    pub fn format(self) -> FloatKind {
        match self.0.kind() {
            TypeKind::Float(kind) => kind,
            _ => unreachable!("checked when wrapped"),
        }
    }
}

impl<'c> TupleType<'c> {
    /// The types of the elements.
    pub fn types(self) -> &'c [Type<'c>] {
        match self.0.kind() {
            TypeKind::Tuple(types) => types,
            _ => unreachable!("checked when wrapped"),
        }
    }
}

impl<'c> FunctionType<'c> {
    /// The types of the arguments.
    pub fn inputs(self) -> &'c [Type<'c>] {
        match self.0.kind() {
            TypeKind::Function { inputs, .. } => inputs,
            _ => unreachable!("checked when wrapped"),
        }
    }

    /// The types of the results.
    pub fn results(self) -> &'c [Type<'c>] {
        match self.0.kind() {
            TypeKind::Function { results, .. } => results,
            _ => unreachable!("checked when wrapped"),
        }
    }
}

impl<'c> VectorType<'c> {
    /// For each dimension, whether it is scalable.
    pub fn scalable_dims(self) -> &'c [bool] {
        match self.0.kind() {
            TypeKind::Vector { scalable, .. } => scalable,
            _ => unreachable!("checked when wrapped"),
        }
    }
}
