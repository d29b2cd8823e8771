//! Lists of plain values as parameters of types and attributes.

use super::super::Context;
use super::super::arena::Arena;
use super::super::types::Type;
use super::parameter::LIST;
use super::{Attribute, AttributeKind, Parameter};

macro_rules! arrays {
    ($($(#[$doc:meta])* $name:ident($element:ty) = $parameter:expr, $copy:expr;)*) => {
        /// The values of a list parameter whose elements are plain, as a slice that the context keeps.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum ParameterArray<'c> {
            $($(#[$doc])* $name(&'c [$element]),)*
        }

        impl<'c> ParameterArray<'c> {
            /// The number of elements.
            pub fn len(self) -> usize {
                match self {
                    $(ParameterArray::$name(values) => values.len(),)*
                }
            }

            /// Whether there is no element.
            pub fn is_empty(self) -> bool {
                self.len() == 0
            }

            /// The element of this number as a parameter; `None` after the last one.
            pub fn get(self, number: usize) -> Option<Parameter<'c>> {
                match self {
                    $(ParameterArray::$name(values) => values.get(number).copied().map($parameter),)*
                }
            }

            pub(super) fn copy_into(self, arena: &'c Arena) -> Self {
                match self {
                    $(ParameterArray::$name(values) => ParameterArray::$name($copy(arena, values)),)*
                }
            }
        }

        $(impl<'c> ArrayElement<'c> for $element {
            fn array(values: &[Self]) -> ParameterArray<'_> {
                ParameterArray::$name(values)
            }

            fn slice(array: ParameterArray<'c>) -> Option<&'c [Self]> {
                match array {
                    ParameterArray::$name(values) => Some(values),
                    _ => None,
                }
            }
        })*
    };
}

/// An element of a [`ParameterArray`].
pub trait ArrayElement<'c>: Copy + 'c {
    /// The array of these values.
    fn array(values: &[Self]) -> ParameterArray<'_>;

    /// The values of an array, if it is of this kind.
    fn slice(array: ParameterArray<'c>) -> Option<&'c [Self]>;
}

arrays! {
    /// Types.
    Types(Type<'c>) = Parameter::Type, Arena::slice;
    /// Attributes.
    Attributes(Attribute<'c>) = Parameter::Attribute, Arena::slice;
    /// Truth values.
    Bools(bool) = Parameter::Bool, Arena::slice;
    /// Texts.
    Strs(&'c str) = Parameter::Str, copied_texts;
    /// Signed integers of 8 bits.
    I8s(i8) = |value| Parameter::Int(value.into()), Arena::slice;
    /// Signed integers of 16 bits.
    I16s(i16) = |value| Parameter::Int(value.into()), Arena::slice;
    /// Signed integers of 32 bits.
    I32s(i32) = |value| Parameter::Int(value.into()), Arena::slice;
    /// Signed integers of 64 bits.
    I64s(i64) = Parameter::Int, Arena::slice;
    /// Unsigned integers of 8 bits.
    U8s(u8) = |value| Parameter::UInt(value.into()), Arena::slice;
    /// Unsigned integers of 16 bits.
    U16s(u16) = |value| Parameter::UInt(value.into()), Arena::slice;
    /// Unsigned integers of 32 bits.
    U32s(u32) = |value| Parameter::UInt(value.into()), Arena::slice;
    /// Unsigned integers of 64 bits.
    U64s(u64) = Parameter::UInt, Arena::slice;
}

fn copied_texts<'a>(arena: &'a Arena, texts: &[&str]) -> &'a [&'a str] {
    let copies: Vec<&str> = texts.iter().map(|text| arena.text(text)).collect();
    arena.slice(&copies)
}

/// A list of plain values as a parameter.
pub(crate) fn parameter_array<'c, T: ArrayElement<'c>>(context: &'c Context, values: &[T]) -> Parameter<'c> {
    Parameter::Array(T::array(values)).expect_context(context);
    let kind =
        AttributeKind::Extension { definition: &LIST, parameters: &[Parameter::Array(T::array(values))] };
    match context.attribute(kind).kind() {
        AttributeKind::Extension { parameters: [array], .. } => *array,
        _ => unreachable!("an extension attribute of one parameter was made"),
    }
}
