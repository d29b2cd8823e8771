//! Parameters that are lists.

use std::fmt;
use std::marker::PhantomData;
use std::ops::Range;

use super::ParameterKind;
use super::values::{ParameterValue, wrong_kind};
use crate::context::Context;
use crate::context::attributes::{ArrayElement, Attribute, Parameter, parameter_array, parameter_list};
use crate::context::types::Type;

impl ParameterKind {
    /// The parameter that is a list of parameters of this kind.
    pub fn list<'c>(&self, context: &'c Context, elements: &[Parameter<'c>]) -> Parameter<'c> {
        use ParameterKind::{Int, UInt};
        match self {
            Self::Type | Self::TypeOf(_) | Self::OwnType(_) => array::<Type<'c>>(context, elements),
            Self::Attribute
            | Self::AttributeOf(_)
            | Self::OwnAttribute(_)
            | Self::Syntax(..)
            | Self::AffineMap => array::<Attribute<'c>>(context, elements),
            Self::Bool => array::<bool>(context, elements),
            Self::Str => array::<&'c str>(context, elements),
            Int(8) => array::<i8>(context, elements),
            Int(16) => array::<i16>(context, elements),
            Int(32) => array::<i32>(context, elements),
            Int(64) => array::<i64>(context, elements),
            UInt(8) => array::<u8>(context, elements),
            UInt(16) => array::<u16>(context, elements),
            UInt(32) => array::<u32>(context, elements),
            UInt(64) => array::<u64>(context, elements),
            Int(_)
            | UInt(_)
            | Self::WideInt
            | Self::Float
            | Self::Optional(_)
            | Self::List(_)
            | Self::Custom(_) => parameter_list(context, elements),
        }
    }
}

fn array<'c, T: ArrayElement<'c> + ParameterValue<'c>>(
    context: &'c Context,
    elements: &[Parameter<'c>],
) -> Parameter<'c> {
    let values: Vec<T> = elements.iter().map(|element| T::from_parameter(*element)).collect();
    parameter_array(context, &values)
}

/// Makes the parameter that is a list of these values.
pub fn list_parameter<'c, T: ParameterValue<'c> + Clone>(
    context: &'c Context,
    values: &[T],
) -> Parameter<'c> {
    values.to_vec().into_parameter(context)
}

/// The list that builders, custom parsers and default values make.
impl<'c, T: ParameterValue<'c>> ParameterValue<'c> for Vec<T> {
    const KIND: ParameterKind = ParameterKind::List(const { &T::KIND });

    fn from_parameter(parameter: Parameter<'c>) -> Self {
        ParameterList::from_parameter(parameter).into_iter().collect()
    }

    fn into_parameter(self, context: &'c Context) -> Parameter<'c> {
        let elements: Vec<_> = self.into_iter().map(|element| element.into_parameter(context)).collect();
        T::KIND.list(context, &elements)
    }
}

/// The list that accessors return, where the elements are plain values.
impl<'c, T: ParameterValue<'c> + ArrayElement<'c>> ParameterValue<'c> for &'c [T] {
    const KIND: ParameterKind = ParameterKind::List(const { &T::KIND });

    fn from_parameter(parameter: Parameter<'c>) -> Self {
        match parameter {
            Parameter::Array(array) => T::slice(array).unwrap_or_else(|| wrong_kind(parameter)),
            other => wrong_kind(other),
        }
    }

    fn into_parameter(self, context: &'c Context) -> Parameter<'c> {
        list_parameter(context, self)
    }
}

/// A list parameter whose elements are no plain values: types and attributes of one kind, options, lists. Its
/// elements are made on demand.
pub struct ParameterList<'c, T> {
    list: Parameter<'c>,
    element: PhantomData<fn() -> T>,
}

impl<T> Clone for ParameterList<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for ParameterList<'_, T> {}

impl<'c, T: ParameterValue<'c>> ParameterList<'c, T> {
    /// The number of elements.
    pub fn len(self) -> usize {
        self.list.list_len().unwrap_or(0)
    }

    /// Whether there is no element.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The element of this number; `None` after the last one.
    pub fn get(self, number: usize) -> Option<T> {
        self.list.element(number).map(T::from_parameter)
    }

    /// The elements.
    pub fn iter(self) -> ParameterListIter<'c, T> {
        ParameterListIter { list: self, range: 0..self.len() }
    }
}

impl<'c, T: ParameterValue<'c>> IntoIterator for ParameterList<'c, T> {
    type Item = T;
    type IntoIter = ParameterListIter<'c, T>;

    fn into_iter(self) -> ParameterListIter<'c, T> {
        self.iter()
    }
}

/// The elements of a [`ParameterList`].
pub struct ParameterListIter<'c, T> {
    list: ParameterList<'c, T>,
    range: Range<usize>,
}

impl<'c, T: ParameterValue<'c>> Iterator for ParameterListIter<'c, T> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        self.list.get(self.range.next()?)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.range.size_hint()
    }
}

impl<'c, T: ParameterValue<'c>> DoubleEndedIterator for ParameterListIter<'c, T> {
    fn next_back(&mut self) -> Option<T> {
        self.list.get(self.range.next_back()?)
    }
}

impl<'c, T: ParameterValue<'c>> ExactSizeIterator for ParameterListIter<'c, T> {}

impl<'c, T: ParameterValue<'c> + fmt::Debug> fmt::Debug for ParameterList<'c, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<'c, T: ParameterValue<'c>> ParameterValue<'c> for ParameterList<'c, T> {
    const KIND: ParameterKind = ParameterKind::List(const { &T::KIND });

    fn from_parameter(parameter: Parameter<'c>) -> Self {
        match parameter {
            Parameter::List(_) | Parameter::Array(_) => Self { list: parameter, element: PhantomData },
            other => wrong_kind(other),
        }
    }

    fn into_parameter(self, _: &'c Context) -> Parameter<'c> {
        self.list
    }
}
