//! Positions: the path of a matcher from the root to a tested entity.

use std::hash::Hash;

use indexmap::IndexSet;
use rustc_hash::FxBuildHasher;

use crate::question::Constraint;

/// The number of a position in its [`Positions`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PositionId(u32);

/// A position, by the one it starts from.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Position<V> {
    /// The operation that is matched.
    Root,
    /// The operation that defines a value, or the first value of a range.
    DefiningOp(PositionId),
    /// The operation that [`Position::ForEach`] stands at.
    Element(PositionId),
    /// An operand of an operation, by number.
    Operand(PositionId, u32),
    /// A group of operands by number, or all operands.
    OperandGroup {
        /// The operation.
        op: PositionId,
        /// The number of the group; `None` for all operands.
        group: Option<u32>,
        /// Whether the group is a range; otherwise it is one value.
        is_range: bool,
    },
    /// An attribute of an operation, by name.
    Attribute(PositionId, V),
    /// A result of a constraint, by number.
    ConstraintResult(Box<Constraint>, u32),
    /// A result of an operation, by number.
    Result(PositionId, u32),
    /// A group of results by number, or all results.
    ResultGroup {
        /// The operation.
        op: PositionId,
        /// The number of the group; `None` for all results.
        group: Option<u32>,
        /// Whether the group is a range; otherwise it is one value.
        is_range: bool,
    },
    /// The type of an attribute or a value, the types of a range.
    Type(PositionId),
    /// An attribute that the pattern brings along.
    AttributeConstant(V),
    /// A type, or types, that the pattern brings along.
    TypeConstant(V),
    /// The operations that use a value, or the first value of a range.
    Users(PositionId),
    /// Each of several operations in turn. The number distinguishes independent choices.
    ForEach(PositionId, u32),
}

impl<V> Position<V> {
    /// The place among kinds of positions: of two predicates that are alike otherwise, the one with the lower place is
    /// tested first.
    pub(crate) fn kind_rank(&self) -> u8 {
        match self {
            Self::Root | Self::DefiningOp(_) | Self::Element(_) => 0,
            Self::Operand(..) => 1,
            Self::OperandGroup { .. } => 2,
            Self::Attribute(..) => 3,
            Self::ConstraintResult(..) => 4,
            Self::Result(..) => 5,
            Self::ResultGroup { .. } => 6,
            Self::Type(_) => 7,
            Self::AttributeConstant(_) => 8,
            Self::TypeConstant(_) => 9,
            Self::Users(_) => 10,
            Self::ForEach(..) => 11,
        }
    }

    /// The position from which this one is reached.
    pub fn parent(&self) -> Option<PositionId> {
        match self {
            Self::Root | Self::ConstraintResult(..) | Self::AttributeConstant(_) | Self::TypeConstant(_) => {
                None
            }
            Self::DefiningOp(parent)
            | Self::Element(parent)
            | Self::Operand(parent, _)
            | Self::OperandGroup { op: parent, .. }
            | Self::Attribute(parent, _)
            | Self::Result(parent, _)
            | Self::ResultGroup { op: parent, .. }
            | Self::Type(parent)
            | Self::Users(parent)
            | Self::ForEach(parent, _) => Some(*parent),
        }
    }

    /// Whether it is an operation.
    pub fn is_operation(&self) -> bool {
        matches!(self, Self::Root | Self::DefiningOp(_) | Self::Element(_))
    }
}

/// The positions of a set of patterns, each once: equal positions have one number.
#[derive(Clone, Debug)]
pub struct Positions<V> {
    known: IndexSet<Position<V>, FxBuildHasher>,
    /// The number of operations between the root and each position.
    depths: Vec<u32>,
}

impl<V: Clone + Eq + Hash> Positions<V> {
    /// The root alone.
    pub fn new() -> Self {
        let mut positions = Self { known: IndexSet::default(), depths: Vec::new() };
        positions.id(Position::Root);
        positions
    }

    /// The root.
    pub fn root(&self) -> PositionId {
        PositionId(0)
    }

    /// The number of a position.
    pub fn id(&mut self, position: Position<V>) -> PositionId {
        let parent_depth = position.parent().map_or(0, |parent| self.depth(parent));
        let is_op_below = position.is_operation() && position.parent().is_some();
        let (index, is_new) = self.known.insert_full(position);
        if is_new {
            self.depths.push(parent_depth + u32::from(is_op_below));
        }
        PositionId(index as u32)
    }

    /// Returns the position with this number.
    pub fn get(&self, id: PositionId) -> &Position<V> {
        &self.known[id.0 as usize]
    }

    /// The number of operations between the root and the position.
    pub fn depth(&self, id: PositionId) -> u32 {
        self.depths[id.0 as usize]
    }

    /// The operation that defines a value.
    pub fn defining_op(&mut self, value: PositionId) -> PositionId {
        self.id(Position::DefiningOp(value))
    }

    /// An operand of an operation.
    pub fn operand(&mut self, op: PositionId, number: u32) -> PositionId {
        self.id(Position::Operand(op, number))
    }

    /// A group of operands.
    pub fn operand_group(&mut self, op: PositionId, group: Option<u32>, is_range: bool) -> PositionId {
        self.id(Position::OperandGroup { op, group, is_range })
    }

    /// A result of an operation.
    pub fn result(&mut self, op: PositionId, number: u32) -> PositionId {
        self.id(Position::Result(op, number))
    }

    /// A group of results.
    pub fn result_group(&mut self, op: PositionId, group: Option<u32>, is_range: bool) -> PositionId {
        self.id(Position::ResultGroup { op, group, is_range })
    }

    /// Returns the type of the entity at a position.
    pub fn type_of(&mut self, of: PositionId) -> PositionId {
        self.id(Position::Type(of))
    }
}

impl<V: Clone + Eq + Hash> Default for Positions<V> {
    fn default() -> Self {
        Self::new()
    }
}
