//! Questions about positions, and their answers.

use crate::position::PositionId;

/// The kind of entity that a value of a pattern stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Entity {
    /// An attribute.
    Attribute,
    /// Several attributes.
    AttributeRange,
    /// An operation.
    Operation,
    /// Several operations.
    OperationRange,
    /// A type.
    Type,
    /// Several types.
    TypeRange,
    /// A value.
    Value,
    /// Several values.
    ValueRange,
}

impl Entity {
    /// The name: `value`, `range<value>`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Attribute => "attribute",
            Self::AttributeRange => "range<attribute>",
            Self::Operation => "operation",
            Self::OperationRange => "range<operation>",
            Self::Type => "type",
            Self::TypeRange => "range<type>",
            Self::Value => "value",
            Self::ValueRange => "range<value>",
        }
    }

    /// Whether it is several of one kind.
    pub fn is_range(self) -> bool {
        self.range() == self
    }

    /// The range of elements of this kind, or of the elements of this range.
    pub fn range(self) -> Self {
        match self {
            Self::Attribute | Self::AttributeRange => Self::AttributeRange,
            Self::Operation | Self::OperationRange => Self::OperationRange,
            Self::Type | Self::TypeRange => Self::TypeRange,
            Self::Value | Self::ValueRange => Self::ValueRange,
        }
    }

    /// The elements of a range; anything else unchanged.
    pub fn element(self) -> Self {
        match self {
            Self::Attribute | Self::AttributeRange => Self::Attribute,
            Self::Operation | Self::OperationRange => Self::Operation,
            Self::Type | Self::TypeRange => Self::Type,
            Self::Value | Self::ValueRange => Self::Value,
        }
    }
}

/// A call of a function that decides whether a pattern matches.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Constraint {
    /// The name of the function.
    pub name: String,
    /// Its arguments.
    pub arguments: Vec<PositionId>,
    /// The entities of its results.
    pub results: Vec<Entity>,
    /// Whether it must not hold.
    pub is_negated: bool,
}

/// A question about a position.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// Whether there is something.
    IsNotNull,
    /// The name of an operation.
    OperationName,
    /// The type, or the types.
    Type,
    /// The attribute.
    Attribute,
    /// Whether there are as many operands, or more.
    OperandCountAtLeast,
    /// The number of operands.
    OperandCount,
    /// Whether there are as many results, or more.
    ResultCountAtLeast,
    /// The number of results.
    ResultCount,
    /// Whether the entity equals the one at another position.
    EqualTo(PositionId),
    /// Whether a constraint holds.
    Constraint(Box<Constraint>),
}

impl Question {
    /// The place among kinds of questions: of two predicates that are alike otherwise, the one with the lower place is
    /// tested first.
    pub(crate) fn kind_rank(&self) -> u8 {
        match self {
            Self::IsNotNull => 0,
            Self::OperationName => 1,
            Self::Type => 2,
            Self::Attribute => 3,
            Self::OperandCountAtLeast => 4,
            Self::OperandCount => 5,
            Self::ResultCountAtLeast => 6,
            Self::ResultCount => 7,
            Self::EqualTo(_) => 8,
            Self::Constraint(_) => 9,
        }
    }
}

/// An answer to a question.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Answer<V> {
    /// Yes.
    True,
    /// A number.
    Count(u32),
    /// A name, an attribute, a type, or types.
    Constant(V),
}

/// A question about a position, and the answer that a pattern requires.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Predicate<V> {
    /// The position.
    pub position: PositionId,
    /// The question.
    pub question: Question,
    /// The answer.
    pub answer: Answer<V>,
}
