//! Queries of types.

use super::super::attributes::Attribute;
use super::interfaces::{DynFloatType, DynShapedType};
use super::{DYNAMIC, Signedness, Type, TypeKind, TypedType};
use crate::context::class::wrong_kind;
use crate::float::FloatKind;

impl<'c> Type<'c> {
    /// The type as one of a given kind, or `None` if it is of another.
    pub fn cast<T: TypedType<'c>>(self) -> Option<T> {
        T::from_type(self)
    }

    /// The type as one of a given kind, which a verified constraint promises.
    ///
    /// # Panics
    ///
    /// If it is of another.
    #[track_caller]
    pub fn expect<T: TypedType<'c>>(self) -> T {
        match T::from_type(self) {
            Some(found) => found,
            None => wrong_kind::<T>("type", &self),
        }
    }

    /// Whether the type is of a given kind: `ty.is::<FunctionType>()`.
    pub fn is<T: TypedType<'c>>(self) -> bool {
        T::from_type(self).is_some()
    }

    /// The name of the dialect that defines the type; `builtin` for the builtin ones.
    pub fn dialect(self) -> &'c str {
        match self.kind() {
            TypeKind::Opaque { dialect, .. } => dialect,
            TypeKind::Extension { definition, .. } => definition.dialect,
            _ => "builtin",
        }
    }

    /// Whether the type is `iN`, `siN` or `uiN` for this width.
    pub fn is_integer(self, width: u32) -> bool {
        matches!(self.kind(), TypeKind::Integer { width: w, .. } if w == width)
    }

    /// Whether the type is an integer type of any width and signedness; `index` is not.
    pub fn is_any_integer(self) -> bool {
        matches!(self.kind(), TypeKind::Integer { .. })
    }

    /// Whether the type is `iN` for this width.
    pub fn is_signless_integer(self, width: u32) -> bool {
        self.kind() == TypeKind::Integer { width, signedness: Signedness::Signless }
    }

    /// Whether the type is `siN` for this width.
    pub fn is_signed_integer(self, width: u32) -> bool {
        self.kind() == TypeKind::Integer { width, signedness: Signedness::Signed }
    }

    /// Whether the type is `uiN` for this width.
    pub fn is_unsigned_integer(self, width: u32) -> bool {
        self.kind() == TypeKind::Integer { width, signedness: Signedness::Unsigned }
    }

    /// Whether the type is `iN` for any width.
    pub fn is_any_signless_integer(self) -> bool {
        self.signedness() == Some(Signedness::Signless)
    }

    /// Whether the type is `siN` for any width.
    pub fn is_any_signed_integer(self) -> bool {
        self.signedness() == Some(Signedness::Signed)
    }

    /// Whether the type is `uiN` for any width.
    pub fn is_any_unsigned_integer(self) -> bool {
        self.signedness() == Some(Signedness::Unsigned)
    }

    /// The signedness of an integer type.
    pub fn signedness(self) -> Option<Signedness> {
        match self.kind() {
            TypeKind::Integer { signedness, .. } => Some(signedness),
            _ => None,
        }
    }

    /// Whether the type is `index`.
    pub fn is_index(self) -> bool {
        self.kind() == TypeKind::Index
    }

    /// Whether the type is `none`.
    pub fn is_none(self) -> bool {
        self.kind() == TypeKind::None
    }

    /// Whether the type is `iN` for any width, or `index`.
    pub fn is_signless_int_or_index(self) -> bool {
        self.is_any_signless_integer() || self.is_index()
    }

    /// Whether the type is an integer of any kind, or `index`.
    pub fn is_int_or_index(self) -> bool {
        self.is_any_integer() || self.is_index()
    }

    /// Whether the type is an integer or floating point type.
    pub fn is_int_or_float(self) -> bool {
        self.is_any_integer() || self.is_float()
    }

    /// Whether the type is an integer, `index`, or floating point type.
    pub fn is_int_or_index_or_float(self) -> bool {
        self.is_int_or_index() || self.is_float()
    }

    /// Whether the type is a floating point type.
    pub fn is_float(self) -> bool {
        self.float_kind().is_some()
    }

    /// Whether the type is the floating point type of this format.
    pub fn is_float_kind(self, kind: FloatKind) -> bool {
        self.float_kind() == Some(kind)
    }

    /// The format of a floating point type, also of one with the interface [`FloatType`](super::FloatTypeInterface).
    pub fn float_kind(self) -> Option<FloatKind> {
        match self.kind() {
            TypeKind::Float(kind) => Some(kind),
            TypeKind::Extension { .. } => self.interface::<DynFloatType<'c>>()?.float_semantics(),
            _ => None,
        }
    }

    /// Whether the type is `bf16`.
    pub fn is_bf16(self) -> bool {
        self.is_float_kind(FloatKind::BF16)
    }

    /// Whether the type is `f16`.
    pub fn is_f16(self) -> bool {
        self.is_float_kind(FloatKind::F16)
    }

    /// Whether the type is `tf32`.
    pub fn is_tf32(self) -> bool {
        self.is_float_kind(FloatKind::TF32)
    }

    /// Whether the type is `f32`.
    pub fn is_f32(self) -> bool {
        self.is_float_kind(FloatKind::F32)
    }

    /// Whether the type is `f64`.
    pub fn is_f64(self) -> bool {
        self.is_float_kind(FloatKind::F64)
    }

    /// Whether the type is `f80`.
    pub fn is_f80(self) -> bool {
        self.is_float_kind(FloatKind::F80)
    }

    /// Whether the type is `f128`.
    pub fn is_f128(self) -> bool {
        self.is_float_kind(FloatKind::F128)
    }

    /// Whether the type is `complex<..>`.
    pub fn is_complex(self) -> bool {
        matches!(self.kind(), TypeKind::Complex(_))
    }

    /// Whether the type is `tuple<..>`.
    pub fn is_tuple(self) -> bool {
        matches!(self.kind(), TypeKind::Tuple(_))
    }

    /// Whether the type is a function type.
    pub fn is_function(self) -> bool {
        matches!(self.kind(), TypeKind::Function { .. })
    }

    /// The types of the arguments and of the results of a function type.
    pub fn function_signature(self) -> Option<(&'c [Type<'c>], &'c [Type<'c>])> {
        match self.kind() {
            TypeKind::Function { inputs, results } => Some((inputs, results)),
            _ => None,
        }
    }

    /// The width in bits of an integer or floating point type.
    pub fn int_or_float_bit_width(self) -> Option<u32> {
        match self.kind() {
            TypeKind::Integer { width, .. } => Some(width),
            TypeKind::Float(kind) => Some(kind.width()),
            _ => None,
        }
    }

    /// Whether the type is a vector.
    pub fn is_vector(self) -> bool {
        matches!(self.kind(), TypeKind::Vector { .. })
    }

    /// Whether the type is a ranked or unranked tensor.
    pub fn is_tensor(self) -> bool {
        self.is_ranked_tensor() || self.is_unranked_tensor()
    }

    /// Whether the type is a ranked tensor.
    pub fn is_ranked_tensor(self) -> bool {
        matches!(self.kind(), TypeKind::RankedTensor { .. })
    }

    /// Whether the type is an unranked tensor.
    pub fn is_unranked_tensor(self) -> bool {
        matches!(self.kind(), TypeKind::UnrankedTensor { .. })
    }

    /// Whether the type is a ranked or unranked memref.
    pub fn is_memref(self) -> bool {
        self.is_ranked_memref() || self.is_unranked_memref()
    }

    /// Whether the type is a memref, or has the interface [`PtrLikeTypeInterface`](super::PtrLikeTypeInterface).
    pub fn is_ptr_like(self) -> bool {
        match self.kind() {
            TypeKind::Extension { .. } => self.implements("::mlir::PtrLikeTypeInterface"),
            _ => self.is_memref(),
        }
    }

    /// Whether the type is a ranked memref.
    pub fn is_ranked_memref(self) -> bool {
        matches!(self.kind(), TypeKind::MemRef { .. })
    }

    /// Whether the type is an unranked memref.
    pub fn is_unranked_memref(self) -> bool {
        matches!(self.kind(), TypeKind::UnrankedMemRef { .. })
    }

    /// Whether the type is a vector, tensor or memref, or has the interface [`ShapedType`](super::ShapedType).
    pub fn is_shaped(self) -> bool {
        self.shaped_element_type().is_some()
    }

    /// The type of the elements of a [shaped](Self::is_shaped) type.
    pub fn shaped_element_type(self) -> Option<Type<'c>> {
        match self.kind() {
            TypeKind::Vector { element, .. }
            | TypeKind::RankedTensor { element, .. }
            | TypeKind::UnrankedTensor { element }
            | TypeKind::MemRef { element, .. }
            | TypeKind::UnrankedMemRef { element, .. } => Some(element),
            TypeKind::Extension { .. } => Some(self.interface::<DynShapedType<'c>>()?.element_type()),
            _ => None,
        }
    }

    /// The type of the elements of a shaped type or complex; any other type is its own element.
    pub fn element_type(self) -> Type<'c> {
        match self.kind() {
            TypeKind::Complex(element) => element,
            _ => self.element_type_or_self(),
        }
    }

    /// The type of the elements of a shaped type; any other type is its own element.
    pub fn element_type_or_self(self) -> Type<'c> {
        self.shaped_element_type().unwrap_or(self)
    }

    /// The sizes of the dimensions of a type that has a rank; none for any other type.
    pub fn shape(self) -> &'c [i64] {
        self.ranked_shape().unwrap_or_default()
    }

    /// The sizes of the dimensions, if the type has a rank.
    pub fn ranked_shape(self) -> Option<&'c [i64]> {
        match self.kind() {
            TypeKind::Vector { shape, .. }
            | TypeKind::RankedTensor { shape, .. }
            | TypeKind::MemRef { shape, .. } => Some(shape),
            TypeKind::Extension { .. } => {
                let shaped = self.interface::<DynShapedType<'c>>().filter(|shaped| shaped.has_rank())?;
                Some(shaped.shape())
            }
            _ => None,
        }
    }

    /// Whether the type is a shaped type with a rank.
    pub fn has_rank(self) -> bool {
        self.ranked_shape().is_some()
    }

    /// The number of dimensions, if the type has a rank.
    pub fn rank(self) -> Option<usize> {
        self.ranked_shape().map(<[i64]>::len)
    }

    /// Whether the type has a rank and the size of each dimension is known.
    pub fn has_static_shape(self) -> bool {
        self.ranked_shape().is_some_and(|shape| !shape.contains(&DYNAMIC))
    }

    /// The number of elements, if the type has a static shape and the number fits.
    pub fn num_elements(self) -> Option<i64> {
        let shape = self.ranked_shape().filter(|_| self.has_static_shape())?;
        shape.iter().try_fold(1i64, |product, &size| product.checked_mul(size))
    }

    /// The encoding of a ranked tensor.
    pub fn encoding(self) -> Option<Attribute<'c>> {
        match self.kind() {
            TypeKind::RankedTensor { encoding, .. } => encoding,
            _ => None,
        }
    }

    /// The memory space of a memref.
    pub fn memory_space(self) -> Option<Attribute<'c>> {
        match self.kind() {
            TypeKind::MemRef { memory_space, .. } | TypeKind::UnrankedMemRef { memory_space, .. } => {
                memory_space
            }
            _ => None,
        }
    }

    /// Returns an identifier of the kind of the type, without its parameters: all integers are of one kind,
    /// each format of floats is one, and each type that a dialect defines. Only equality means anything.
    pub fn kind_id(self) -> impl Eq + Copy + use<> {
        let plain = |number: u8| (number, None, 0);
        match self.kind() {
            TypeKind::Integer { .. } => plain(0),
            TypeKind::Index => plain(1),
            TypeKind::None => plain(2),
            TypeKind::Float(kind) => (3, Some(kind), 0),
            TypeKind::Complex(_) => plain(4),
            TypeKind::Tuple(_) => plain(5),
            TypeKind::Function { .. } => plain(6),
            TypeKind::Vector { .. } => plain(7),
            TypeKind::RankedTensor { .. } => plain(8),
            TypeKind::UnrankedTensor { .. } => plain(9),
            TypeKind::MemRef { .. } => plain(10),
            TypeKind::UnrankedMemRef { .. } => plain(11),
            TypeKind::Opaque { .. } => plain(12),
            TypeKind::Extension { definition, .. } => (13, None, std::ptr::from_ref(definition).addr()),
        }
    }

    /// Whether any dimension of a vector is scalable.
    pub fn is_scalable_vector(self) -> bool {
        matches!(self.kind(), TypeKind::Vector { scalable, .. } if scalable.contains(&true))
    }

    /// The same shaped type with other elements; any other type becomes the element type itself.
    pub fn with_element_type(self, element: Type<'c>) -> Type<'c> {
        let context = self.context();
        context.expect_same(element.context());
        context.ty(match self.kind() {
            TypeKind::Vector { shape, scalable, .. } => TypeKind::Vector { shape, scalable, element },
            TypeKind::RankedTensor { shape, encoding, .. } => {
                TypeKind::RankedTensor { shape, element, encoding }
            }
            TypeKind::UnrankedTensor { .. } => TypeKind::UnrankedTensor { element },
            TypeKind::MemRef { shape, layout, memory_space, .. } => {
                TypeKind::MemRef { shape, element, layout, memory_space }
            }
            TypeKind::UnrankedMemRef { memory_space, .. } => {
                TypeKind::UnrankedMemRef { element, memory_space }
            }
            TypeKind::Extension { .. } => {
                let shaped = self.interface::<DynShapedType<'c>>();
                return shaped.map_or(element, |shaped| shaped.clone_with(None, element));
            }
            _ => return element,
        })
    }
}
