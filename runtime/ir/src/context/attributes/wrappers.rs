//! Attributes of one kind, with the queries that make sense for that kind.

use num_bigint::{BigInt, Sign};

use super::super::types::{Signedness, Type};
use super::number::{Bits, IntegerValue, integer_width};
use super::{Attribute, AttributeKind, Context};
use crate::affine::{AffineMap, IntegerSet};

/// A `Copy` wrapper of an [`Attribute`] that is known to be of one kind. Generated code implements it for the attributes
/// that a dialect defines.
pub trait TypedAttribute<'c>: Copy {
    /// The attribute as this kind, or `None` if it is of another.
    fn from_attribute(attribute: Attribute<'c>) -> Option<Self>;

    /// The attribute itself.
    fn as_attribute(self) -> Attribute<'c>;
}

impl<'c> TypedAttribute<'c> for Attribute<'c> {
    fn from_attribute(attribute: Attribute<'c>) -> Option<Self> {
        Some(attribute)
    }

    fn as_attribute(self) -> Attribute<'c> {
        self
    }
}

/// Any attribute.
impl crate::context::interface::AttributeFamily for Attribute<'static> {
    type Of<'c> = Attribute<'c>;
    const IMPLEMENTOR: crate::context::interface::Implementor =
        crate::context::interface::Implementor::Builtin("Attribute");
}

macro_rules! wrappers {
    ($($(#[$doc:meta])* $name:ident = ($kind:pat);)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct $name<'c>(Attribute<'c>);

        impl<'c> TypedAttribute<'c> for $name<'c> {
            fn from_attribute(attribute: Attribute<'c>) -> Option<Self> {
                matches!(attribute.kind(), $kind).then_some(Self(attribute))
            }

            fn as_attribute(self) -> Attribute<'c> {
                self.0
            }
        }

        impl crate::context::interface::AttributeFamily for $name<'static> {
            type Of<'c> = $name<'c>;
            const IMPLEMENTOR: crate::context::interface::Implementor =
                crate::context::interface::Implementor::Builtin(stringify!($name));
        }

        impl<'c> $name<'c> {
            /// Wraps an attribute of this kind.
            pub(super) fn wrap(attribute: Attribute<'c>) -> Self {
                Self(attribute)
            }

            /// The attribute itself.
            pub fn as_attribute(self) -> Attribute<'c> {
                self.0
            }

            /// The context that owns the attribute.
            pub fn context(self) -> &'c Context {
                self.0.context()
            }
        }

        impl<'c> std::ops::Deref for $name<'c> {
            type Target = Attribute<'c>;

            fn deref(&self) -> &Attribute<'c> {
                &self.0
            }
        }

        impl std::fmt::Display for $name<'_> {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(&self.0, f)
            }
        }

        impl<'c> From<$name<'c>> for Attribute<'c> {
            fn from(attribute: $name<'c>) -> Self {
                attribute.0
            }
        }
    )*};
}

wrappers! {
    /// `unit`.
    UnitAttr = (AttributeKind::Unit);
    /// `42 : i32`.
    IntegerAttr = (AttributeKind::Integer { .. } | AttributeKind::WideInteger { .. });
    /// `1.0 : f64`.
    FloatAttr = (AttributeKind::Float { .. });
    /// `"text"`.
    StringAttr = (AttributeKind::String { .. });
    /// `[1, 2]`.
    ArrayAttr = (AttributeKind::Array(_));
    /// `{a = 1}`.
    DictionaryAttr = (AttributeKind::Dictionary(_));
    /// A type as an attribute.
    TypeAttr = (AttributeKind::Type(_));
    /// `@symbol`, `@symbol::@nested`.
    SymbolRefAttr = (AttributeKind::SymbolRef { .. });
    /// `dense<..>` of numbers.
    DenseElementsAttr = (AttributeKind::DenseElements { .. });
    /// `array<i32: ..>`.
    DenseArrayAttr = (AttributeKind::DenseArray { .. });
    /// `affine_map<..>`.
    AffineMapAttr = (AttributeKind::AffineMap(_));
    /// `affine_set<..>`.
    IntegerSetAttr = (AttributeKind::IntegerSet(_));
}

impl<'c> IntegerAttr<'c> {
    /// The integer type, or `index`.
    pub fn ty(self) -> Type<'c> {
        self.0.ty().expect("integers are typed")
    }

    /// The value as the type's signedness reads it: a signless integer and `index` as signed ones.
    pub fn value(self) -> IntegerValue {
        let width = integer_width(self.ty());
        let is_unsigned = self.ty().signedness() == Some(Signedness::Unsigned);
        match self.0.kind() {
            AttributeKind::Integer { bits, .. } if is_unsigned => {
                let value = zero_extend(bits, width);
                i128::try_from(value).map_or_else(|_| IntegerValue::Big(value.into()), IntegerValue::Small)
            }
            AttributeKind::Integer { bits, .. } => IntegerValue::Small(bits.signed()),
            AttributeKind::WideInteger { limbs, .. } => IntegerValue::Big(wide(limbs, width, is_unsigned)),
            _ => unreachable!("checked when wrapped"),
        }
    }

    /// The value sign-extended from the type's width, if that is at most 128 bits.
    pub fn signed_value(self) -> Option<i128> {
        match self.0.kind() {
            AttributeKind::Integer { bits, .. } => Some(bits.signed()),
            _ => None,
        }
    }

    /// The value zero-extended from the type's width, if that is at most 128 bits.
    pub fn unsigned_value(self) -> Option<u128> {
        match self.0.kind() {
            AttributeKind::Integer { bits, .. } => Some(zero_extend(bits, integer_width(self.ty()))),
            _ => None,
        }
    }

    /// The value sign-extended from the type's width, or `None` if it does not fit.
    pub fn as_i64(self) -> Option<i64> {
        self.signed_value().and_then(|value| value.try_into().ok())
    }

    /// The value zero-extended from the type's width, or `None` if it does not fit.
    pub fn as_u64(self) -> Option<u64> {
        self.unsigned_value().and_then(|value| value.try_into().ok())
    }

    /// Whether all bits are zero.
    pub fn is_zero(self) -> bool {
        match self.0.kind() {
            AttributeKind::Integer { bits, .. } => bits.unsigned() == 0,
            AttributeKind::WideInteger { limbs, .. } => limbs.iter().all(|limb| *limb == 0),
            _ => unreachable!("checked when wrapped"),
        }
    }
}

fn zero_extend(bits: Bits, width: u32) -> u128 {
    match width {
        0 => 0,
        1..128 => bits.unsigned() & ((1 << width) - 1),
        _ => bits.unsigned(),
    }
}

fn wide(limbs: &[u64], width: u32, is_unsigned: bool) -> BigInt {
    let bytes: Vec<u8> = limbs.iter().flat_map(|limb| limb.to_le_bytes()).collect();
    let value = BigInt::from_bytes_le(Sign::Plus, &bytes);
    if !is_unsigned && value.bit(u64::from(width) - 1) { value - (BigInt::from(1) << width) } else { value }
}

impl<'c> FloatAttr<'c> {
    /// The floating point type.
    pub fn ty(self) -> Type<'c> {
        self.0.ty().expect("floats are typed")
    }

    /// The value in the type's own format.
    pub fn bits(self) -> u128 {
        match self.0.kind() {
            AttributeKind::Float { bits, .. } => bits.unsigned(),
            _ => unreachable!("checked when wrapped"),
        }
    }

    /// The value, rounded to the nearest `f64` if it needs to be.
    pub fn value(self) -> f64 {
        crate::float::to_f64(self.ty().float_kind().expect("a float"), self.bits())
    }
}

impl<'c> StringAttr<'c> {
    /// The text.
    pub fn value(self) -> &'c str {
        match self.0.kind() {
            AttributeKind::String { text, .. } => text,
            _ => unreachable!("checked when wrapped"),
        }
    }

    /// The bytes of the text, which need not be UTF-8.
    ///
    /// ```
    /// use rtblgen_runtime::{Context, StringAttr};
    ///
    /// let context = Context::new();
    /// let byte = context.parse_attribute(r#""\FF""#).unwrap();
    /// assert_eq!(*byte.cast::<StringAttr>().unwrap().bytes(), [0xff]);
    /// ```
    pub fn bytes(self) -> std::borrow::Cow<'c, [u8]> {
        rtblgen_bytes::bytes_of(self.value())
    }
}

impl<'c> ArrayAttr<'c> {
    /// The elements.
    pub fn elements(self) -> &'c [Attribute<'c>] {
        match self.0.kind() {
            AttributeKind::Array(elements) => elements,
            _ => unreachable!("checked when wrapped"),
        }
    }

    /// The number of elements.
    pub fn len(self) -> usize {
        self.elements().len()
    }

    /// Whether there is no element.
    pub fn is_empty(self) -> bool {
        self.elements().is_empty()
    }
}

impl<'c> TypeAttr<'c> {
    /// The type.
    pub fn value(self) -> Type<'c> {
        match self.0.kind() {
            AttributeKind::Type(ty) => ty,
            _ => unreachable!("checked when wrapped"),
        }
    }
}

impl<'c> SymbolRefAttr<'c> {
    /// The outermost symbol.
    pub fn root(self) -> StringAttr<'c> {
        match self.0.kind() {
            AttributeKind::SymbolRef { root, .. } => root,
            _ => unreachable!("checked when wrapped"),
        }
    }

    /// The symbols inside the root, from the outside in.
    pub fn nested(self) -> &'c [StringAttr<'c>] {
        match self.0.kind() {
            AttributeKind::SymbolRef { nested, .. } => nested,
            _ => unreachable!("checked when wrapped"),
        }
    }

    /// The innermost symbol.
    pub fn leaf(self) -> StringAttr<'c> {
        self.nested().last().copied().unwrap_or(self.root())
    }

    /// Whether the reference is a single symbol: `@symbol`.
    pub fn is_flat(self) -> bool {
        self.nested().is_empty()
    }
}

impl<'c> AffineMapAttr<'c> {
    /// The map.
    pub fn value(self) -> &'c AffineMap {
        match self.0.kind() {
            AttributeKind::AffineMap(map) => map,
            _ => unreachable!("checked when wrapped"),
        }
    }
}

impl<'c> IntegerSetAttr<'c> {
    /// The set.
    pub fn value(self) -> &'c IntegerSet {
        match self.0.kind() {
            AttributeKind::IntegerSet(set) => set,
            _ => unreachable!("checked when wrapped"),
        }
    }
}
