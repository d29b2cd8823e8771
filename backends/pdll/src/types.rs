//! The types of expressions.

use crate::ods::OperationId;
use std::fmt;
use std::rc::Rc;

/// The type of an expression or variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Type {
    /// `Attr`
    Attribute,
    /// `Op` or `Op<name>`
    Operation(OperationType),
    /// `Type`
    Type,
    /// `TypeRange`
    TypeRange,
    /// `Value`
    Value,
    /// `ValueRange`
    ValueRange,
    /// A tuple.
    Tuple(Rc<TupleType>),
    /// A reference to a constraint.
    Constraint,
    /// A reference to a rewrite.
    Rewrite,
    /// The type of an expression with an error.
    Invalid,
}

/// The type of an operation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OperationType {
    /// `None` for any operation.
    pub name: Option<Rc<str>>,
    /// The definition, where an included `.td` file has it.
    pub definition: Option<OperationId>,
}

/// The type of a tuple: names, which may be empty, and types of the elements.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TupleType {
    /// The elements.
    pub elements: Vec<(Rc<str>, Type)>,
}

impl TupleType {
    /// The index of an element by its number or name.
    pub fn index_of(&self, member: &str) -> Option<usize> {
        let by_number = member_number(member).filter(|&index| index < self.elements.len());
        by_number.or_else(|| self.elements.iter().position(|(name, _)| **name == *member))
    }
}

/// The number that a member name is.
pub(crate) fn member_number(member: &str) -> Option<usize> {
    let index: u32 = member.parse().ok()?;
    usize::try_from(index).ok()
}

impl Type {
    /// The type without elements, of calls without results.
    pub fn empty_tuple() -> Self {
        Self::Tuple(Rc::default())
    }

    /// An expression has an error, which is reported.
    pub fn is_invalid(&self) -> bool {
        *self == Self::Invalid
    }

    /// It is the type of an operation.
    pub fn is_operation(&self) -> bool {
        matches!(self, Self::Operation(_))
    }

    /// The more specific of two types that agree.
    pub fn refine(&self, other: &Self) -> Option<Self> {
        match (self, other) {
            (Self::Invalid, _) | (_, Self::Invalid) => Some(Self::Invalid),
            _ if self == other => Some(self.clone()),
            (Self::Operation(_), Self::Operation(second)) if second.name.is_none() => Some(self.clone()),
            (Self::Operation(first), Self::Operation(_)) if first.name.is_none() => Some(other.clone()),
            _ => None,
        }
    }
}

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Attribute => f.write_str("Attr"),
            Self::Operation(OperationType { name: Some(name), .. }) => write!(f, "Op<{name}>"),
            Self::Operation(_) => f.write_str("Op"),
            Self::Type => f.write_str("Type"),
            Self::TypeRange => f.write_str("TypeRange"),
            Self::Value => f.write_str("Value"),
            Self::ValueRange => f.write_str("ValueRange"),
            Self::Tuple(tuple) => tuple.fmt(f),
            Self::Constraint => f.write_str("Constraint"),
            Self::Rewrite => f.write_str("Rewrite"),
            Self::Invalid => f.write_str("<invalid>"),
        }
    }
}

impl fmt::Display for TupleType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Tuple<")?;
        for (index, (name, ty)) in self.elements.iter().enumerate() {
            let comma = if index == 0 { "" } else { ", " };
            let colon = if name.is_empty() { "" } else { ": " };
            write!(f, "{comma}{name}{colon}{ty}")?;
        }
        f.write_str(">")
    }
}
