//! Rust values that can be parameters.

use num_bigint::BigInt;

use super::{ParameterKind, ParameterSyntax};
use crate::asm::{AsmParser, AsmPrinter, ParseResult};
use crate::context::Context;
use crate::context::attributes::IntegerValue;
use crate::context::attributes::{AffineMapAttr, Attribute, IntegerAttr, Parameter, TypedAttribute};
use crate::context::types::Type;
use crate::support::Enum;

/// A Rust value that can be a parameter.
///
/// A user-defined type that implements this can be one too: it is stored in the form of a [`Parameter`], and
/// [`ParameterKind::Custom`] has the functions of its text.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is the type of a parameter in a .td: implement `rtblgen_runtime::support::ParameterValue` for it",
    label = "`{Self}` cannot be a parameter"
)]
pub trait ParameterValue<'c>: Sized {
    /// Its kind.
    const KIND: ParameterKind;

    /// The value of a parameter.
    ///
    /// # Panics
    ///
    /// If the parameter is of another kind.
    fn from_parameter(parameter: Parameter<'c>) -> Self;

    /// The parameter with this value.
    fn into_parameter(self, context: &'c Context) -> Parameter<'c>;
}

#[cold]
pub(super) fn wrong_kind(parameter: Parameter<'_>) -> ! {
    panic!("the parameter {parameter:?} is of another kind than its definition says")
}

macro_rules! integers {
    ($($ty:ty = $kind:ident($variant:ident, $wide:ty, $bits:literal);)*) => {$(
        impl<'c> ParameterValue<'c> for $ty {
            const KIND: ParameterKind = ParameterKind::$kind($bits);

            fn from_parameter(parameter: Parameter<'c>) -> Self {
                match parameter {
                    Parameter::$variant(value) => value as $ty,
                    other => wrong_kind(other),
                }
            }

            fn into_parameter(self, _: &'c Context) -> Parameter<'c> {
                Parameter::$variant(<$wide>::from(self))
            }
        }
    )*};
}

integers! {
    i8 = Int(Int, i64, 8);
    i16 = Int(Int, i64, 16);
    i32 = Int(Int, i64, 32);
    i64 = Int(Int, i64, 64);
    u8 = UInt(UInt, u64, 8);
    u16 = UInt(UInt, u64, 16);
    u32 = UInt(UInt, u64, 32);
    u64 = UInt(UInt, u64, 64);
}

impl<'c> ParameterValue<'c> for usize {
    const KIND: ParameterKind = ParameterKind::UInt(usize::BITS);

    fn from_parameter(parameter: Parameter<'c>) -> Self {
        match parameter {
            Parameter::UInt(value) => value as usize,
            other => wrong_kind(other),
        }
    }

    fn into_parameter(self, _: &'c Context) -> Parameter<'c> {
        Parameter::UInt(self as u64)
    }
}

macro_rules! floats {
    ($($ty:ty),*) => {$(
        impl<'c> ParameterValue<'c> for $ty {
            const KIND: ParameterKind = ParameterKind::Float;

            fn from_parameter(parameter: Parameter<'c>) -> Self {
                match parameter {
                    Parameter::Float(bits) => f64::from_bits(bits) as $ty,
                    other => wrong_kind(other),
                }
            }

            fn into_parameter(self, _: &'c Context) -> Parameter<'c> {
                Parameter::Float(f64::from(self).to_bits())
            }
        }
    )*};
}

floats!(f32, f64);

impl<'c> ParameterValue<'c> for IntegerValue {
    const KIND: ParameterKind = ParameterKind::WideInt;

    fn from_parameter(parameter: Parameter<'c>) -> Self {
        match parameter {
            Parameter::WideInt(attribute) => {
                IntegerAttr::from_attribute(attribute).map_or(IntegerValue::Small(0), IntegerAttr::value)
            }
            other => wrong_kind(other),
        }
    }

    fn into_parameter(self, context: &'c Context) -> Parameter<'c> {
        let value = match self {
            IntegerValue::Small(value) => BigInt::from(value),
            IntegerValue::Big(value) => value,
        };
        let width =
            u32::try_from(value.bits() + 1).unwrap_or(u32::MAX).min(crate::context::types::MAX_INTEGER_WIDTH);
        Parameter::WideInt(context.big_integer_attr(context.integer_type(width), &value))
    }
}

impl<'c> ParameterValue<'c> for AffineMapAttr<'c> {
    const KIND: ParameterKind = ParameterKind::AffineMap;

    fn from_parameter(parameter: Parameter<'c>) -> Self {
        let map = parameter.as_attribute().and_then(AffineMapAttr::from_attribute);
        map.unwrap_or_else(|| wrong_kind(parameter))
    }

    fn into_parameter(self, _: &'c Context) -> Parameter<'c> {
        Parameter::Attribute(self.as_attribute())
    }
}

macro_rules! simple {
    ($($ty:ty = $kind:ident, $variant:ident;)*) => {$(
        impl<'c> ParameterValue<'c> for $ty {
            const KIND: ParameterKind = ParameterKind::$kind;

            fn from_parameter(parameter: Parameter<'c>) -> Self {
                match parameter {
                    Parameter::$variant(value) => value,
                    other => wrong_kind(other),
                }
            }

            fn into_parameter(self, _: &'c Context) -> Parameter<'c> {
                Parameter::$variant(self)
            }
        }
    )*};
}

simple! {
    bool = Bool, Bool;
    Type<'c> = Type, Type;
    Attribute<'c> = Attribute, Attribute;
}

impl<'c> ParameterValue<'c> for &'c str {
    const KIND: ParameterKind = ParameterKind::Str;

    fn from_parameter(parameter: Parameter<'c>) -> Self {
        match parameter {
            Parameter::Str(value) => value,
            other => wrong_kind(other),
        }
    }

    fn into_parameter(self, _: &'c Context) -> Parameter<'c> {
        Parameter::Str(self)
    }
}

impl<'c, T: ParameterValue<'c>> ParameterValue<'c> for Option<T> {
    const KIND: ParameterKind = ParameterKind::Optional(const { &T::KIND });

    fn from_parameter(parameter: Parameter<'c>) -> Self {
        match parameter {
            Parameter::None => None,
            other => Some(T::from_parameter(other)),
        }
    }

    fn into_parameter(self, context: &'c Context) -> Parameter<'c> {
        self.map_or(Parameter::None, |value| value.into_parameter(context))
    }
}

/// The kind of a generated enum.
pub const fn enum_kind<E: Enum>() -> ParameterKind {
    ParameterKind::Custom(ParameterSyntax {
        parse: &|parser, _| parse_enum::<E>(parser),
        print: &print_enum::<E>,
    })
}

/// The kind of a generated enum that is not an `EnumParameter`: flags are in quotes, and the error messages differ.
pub const fn enum_text_kind<E: Enum>() -> ParameterKind {
    ParameterKind::Custom(ParameterSyntax {
        parse: &|parser, _| {
            crate::support::parse_enum_text::<E>(parser).map(|case| Parameter::Int(case.value() as i64))
        },
        print: &|printer, parameter| {
            if let Parameter::Int(value) = parameter
                && let Some(case) = E::from_value(value as u64)
            {
                // Text that is not a single case needs quotes.
                match E::TEXTS.contains(&&*case.text()) {
                    true => crate::support::print_enum_parameter(printer, case),
                    false => crate::support::print_enum_text(printer, case),
                }
            }
        },
    })
}

fn parse_enum<'c, E: Enum>(parser: &mut AsmParser<'_, 'c>) -> ParseResult<Parameter<'c>> {
    crate::support::parse_enum_parameter::<E>(parser).map(|case| Parameter::Int(case.value() as i64))
}

fn print_enum<'c, E: Enum>(printer: &mut AsmPrinter<'_, 'c>, parameter: Parameter<'c>) {
    if let Parameter::Int(value) = parameter
        && let Some(case) = E::from_value(value as u64)
    {
        crate::support::print_enum_parameter(printer, case);
    }
}
