//! The role and the number of the values of a result node.

use crate::ods::model::{Arity, Operator};
use crate::patterns::drr::head::plural;

/// The role of the values of a node.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Role {
    /// They replace the root's results from this number on.
    Replaces(usize),
    /// They are at the top level and replace nothing.
    Auxiliary,
    /// They are an argument at this depth.
    Nested(usize),
}

/// A number of values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Count {
    /// This number of values.
    Exactly(usize),
    /// One or none.
    Optional,
    /// Any number: a variadic operand or result.
    Any,
}

impl Count {
    /// The number of values of one operand or result.
    pub(super) fn of_arity(arity: Arity) -> Self {
        match arity {
            Arity::One => Self::Exactly(1),
            Arity::Optional => Self::Optional,
            _ => Self::Any,
        }
    }

    /// The number of values of all results of an op, or of one of them.
    pub(super) fn of_results(operator: &Operator<'_>, index: Option<usize>) -> Self {
        if let Some(index) = index {
            return Self::of_arity(operator.results[index].arity);
        }
        match operator.results.as_slice() {
            [result] => Self::of_arity(result.arity),
            results if results.iter().all(|result| result.arity == Arity::One) => {
                Self::Exactly(results.len())
            }
            _ => Self::Any,
        }
    }

    /// Whether so many values can be an operand of this arity. Several into a variadic one are packed.
    pub(super) fn fits(self, arity: Arity) -> bool {
        match arity {
            Arity::One => self == Self::Exactly(1),
            Arity::Optional => matches!(self, Self::Exactly(1) | Self::Optional),
            _ => true,
        }
    }

    pub(super) fn describe(self) -> String {
        match self {
            Self::Exactly(count) => plural(count, "value"),
            Self::Optional => "one value or none".to_owned(),
            Self::Any => "any number of values".to_owned(),
        }
    }
}
