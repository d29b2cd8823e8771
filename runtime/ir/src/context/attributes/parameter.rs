//! The parameters of types and attributes that dialects define.

use super::super::Context;
use super::super::arena::Arena;
use super::super::definition::AttrDefinition;
use super::super::types::Type;
use super::Attribute;
use super::{AttributeKind, ParameterArray};

/// The value of one parameter of a type or attribute that a dialect defines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Parameter<'c> {
    /// An absent optional parameter.
    None,
    /// A type.
    Type(Type<'c>),
    /// An attribute.
    Attribute(Attribute<'c>),
    /// A truth value.
    Bool(bool),
    /// A signed integer, or the case of an enum.
    Int(i64),
    /// An unsigned integer.
    UInt(u64),
    /// An integer of any size, as an attribute of the smallest type that holds it.
    WideInt(Attribute<'c>),
    /// A floating point number, by the bits of an `f64`.
    Float(u64),
    /// A text.
    Str(&'c str),
    /// A list of plain values.
    Array(ParameterArray<'c>),
    /// A list of other values.
    List(&'c [Parameter<'c>]),
}

impl<'c> Parameter<'c> {
    /// The type, if it is one.
    pub fn as_type(self) -> Option<Type<'c>> {
        match self {
            Parameter::Type(ty) => Some(ty),
            _ => None,
        }
    }

    /// The attribute, if it is one.
    pub fn as_attribute(self) -> Option<Attribute<'c>> {
        match self {
            Parameter::Attribute(attribute) => Some(attribute),
            _ => None,
        }
    }

    /// The truth value, if it is one.
    pub fn as_bool(self) -> Option<bool> {
        match self {
            Parameter::Bool(value) => Some(value),
            _ => None,
        }
    }

    /// The integer, if it is one and fits.
    pub fn as_i64(self) -> Option<i64> {
        match self {
            Parameter::Int(value) => Some(value),
            Parameter::UInt(value) => i64::try_from(value).ok(),
            _ => None,
        }
    }

    /// The integer, if it is one and fits.
    pub fn as_u64(self) -> Option<u64> {
        match self {
            Parameter::Int(value) => u64::try_from(value).ok(),
            Parameter::UInt(value) => Some(value),
            _ => None,
        }
    }

    /// The text, if it is one.
    pub fn as_str(self) -> Option<&'c str> {
        match self {
            Parameter::Str(text) => Some(text),
            _ => None,
        }
    }

    /// The number of elements, if it is a list.
    pub fn list_len(self) -> Option<usize> {
        match self {
            Parameter::List(list) => Some(list.len()),
            Parameter::Array(array) => Some(array.len()),
            _ => None,
        }
    }

    /// An element, if it is a list that has so many.
    pub fn element(self, number: usize) -> Option<Parameter<'c>> {
        match self {
            Parameter::List(list) => list.get(number).copied(),
            Parameter::Array(array) => array.get(number),
            _ => None,
        }
    }

    /// The elements of a list; none of anything else.
    pub fn elements(self) -> impl ExactSizeIterator<Item = Parameter<'c>> {
        (0..self.list_len().unwrap_or(0))
            .map(move |number| self.element(number).expect("the list has so many"))
    }

    pub(crate) fn copy_all(parameters: &[Parameter<'c>], arena: &'c Arena) -> &'c [Parameter<'c>] {
        let copies: smallvec::SmallVec<[Parameter<'c>; 4]> =
            parameters.iter().map(|parameter| parameter.copy_into(arena)).collect();
        arena.slice(&copies)
    }

    fn copy_into(self, arena: &'c Arena) -> Parameter<'c> {
        match self {
            Parameter::Str(text) => Parameter::Str(arena.text(text)),
            Parameter::List(list) => Parameter::List(Parameter::copy_all(list, arena)),
            Parameter::Array(array) => Parameter::Array(array.copy_into(arena)),
            other => other,
        }
    }

    #[track_caller]
    pub(crate) fn expect_context(self, context: &Context) {
        match self {
            Parameter::Type(ty) => context.expect_same(ty.context()),
            Parameter::Attribute(attribute) | Parameter::WideInt(attribute) => {
                context.expect_same(attribute.context())
            }
            Parameter::List(_) | Parameter::Array(_) => {
                self.elements().for_each(|parameter| parameter.expect_context(context));
            }
            Parameter::None
            | Parameter::Bool(_)
            | Parameter::Int(_)
            | Parameter::UInt(_)
            | Parameter::Float(_)
            | Parameter::Str(_) => {}
        }
    }
}

/// The definition of the internal attribute that stores a list in the context.
pub(super) static LIST: AttrDefinition =
    AttrDefinition { dialect: "", mnemonic: "", ..AttrDefinition::EMPTY };

/// A list as a parameter.
pub(crate) fn parameter_list<'c>(context: &'c Context, elements: &[Parameter<'c>]) -> Parameter<'c> {
    match context.extension_attr(&LIST, elements).kind() {
        AttributeKind::Extension { parameters, .. } => Parameter::List(parameters),
        _ => unreachable!("an extension attribute was made"),
    }
}
