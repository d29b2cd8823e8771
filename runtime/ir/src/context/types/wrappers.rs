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

macro_rules! wrapper {
    ($(#[$doc:meta])* $name:ident, |$ty:ident| $is:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct $name<'c>(Type<'c>);

        impl<'c> TypedType<'c> for $name<'c> {
            fn from_type($ty: Type<'c>) -> Option<Self> {
                $is.then_some(Self($ty))
            }

            fn as_type(self) -> Type<'c> {
                self.0
            }
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

        impl std::fmt::Display for $name<'_> {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(&self.0, f)
            }
        }
    };
}

/// Wrappers of types of one [`TypeKind`], which interfaces can be attached to.
macro_rules! wrappers {
    ($($(#[$doc:meta])* $name:ident = ($kind:pat);)*) => {$(
        wrapper! { $(#[$doc])* $name, |ty| matches!(ty.kind(), $kind) }

        impl<'c> $name<'c> {
            /// Wraps a type of this kind.
            pub(super) fn wrap(ty: Type<'c>) -> Self {
                Self(ty)
            }
        }

        impl crate::context::interface::TypeFamily for $name<'static> {
            type Of<'c> = $name<'c>;
            const IMPLEMENTOR: crate::context::interface::Implementor =
                crate::context::interface::Implementor::Builtin(stringify!($name));
        }
    )*};
}

wrappers! {
    /// `i32`, `si32`, `ui32`.
    IntegerType = (TypeKind::Integer { .. });
    /// `index`.
    IndexType = (TypeKind::Index);
    /// `none`.
    NoneType = (TypeKind::None);
    /// A floating-point type, such as `f32`.
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

wrapper! {
    /// A tensor with or without a rank.
    TensorType, |ty| ty.is_tensor()
}

wrapper! {
    /// A memref with or without a rank.
    BaseMemRefType, |ty| ty.is_memref()
}

/// Methods of types with a shape and elements.
macro_rules! shaped {
    ($($name:ident)*) => {$(
        impl<'c> $name<'c> {
            /// The type of the elements.
            pub fn element_type(self) -> Type<'c> {
                self.0.element_type_or_self()
            }

            /// The same type with other elements.
            pub fn with_element_type(self, element: Type<'c>) -> Self {
                Self(self.0.with_element_type(element))
            }
        }
    )*};
}

shaped! { VectorType RankedTensorType UnrankedTensorType MemRefType UnrankedMemRefType TensorType BaseMemRefType }

/// Methods of types with a rank.
macro_rules! ranked {
    ($($name:ident)*) => {$(
        impl<'c> $name<'c> {
            /// The number of dimensions.
            pub fn rank(self) -> usize {
                self.0.shape().len()
            }

            /// The size of each dimension, or [`DYNAMIC`](super::DYNAMIC).
            pub fn shape(self) -> &'c [i64] {
                self.0.shape()
            }
        }
    )*};
}

ranked! { VectorType RankedTensorType MemRefType }

impl IntegerType<'_> {
    /// The width in bits.
    pub fn width(self) -> u32 {
        match self.0.kind() {
            TypeKind::Integer { width, .. } => width,
            _ => unreachable!("checked when wrapped"),
        }
    }

    /// The signedness of the values.
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

impl<'c> ComplexType<'c> {
    /// The type of the real and the imaginary part.
    pub fn element_type(self) -> Type<'c> {
        self.0.element_type()
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
