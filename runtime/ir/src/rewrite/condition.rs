//! Necessary conditions of a pattern's match, as data: patterns can be excluded before any of them is tried.

use crate::context::definition::{AttributeConstraint, TypeConstraint};

/// A necessary condition of a match, about the root or an operation below its operands.
///
/// The generator declares them for the patterns of a file with `--fuse-patterns` (`Config::fuse_patterns` in
/// a build script). They need not be all tests of a pattern: the remaining ones run as usual.
#[derive(Clone, Copy)]
pub struct Condition {
    /// The way from the root to the operation: the number of an operand, of one of the operation that defines it, ...
    pub path: &'static [u32],
    /// The condition on that operation.
    pub test: ConditionTest,
}

/// A test of an operation in a [`Condition`].
#[derive(Clone, Copy)]
pub enum ConditionTest {
    /// It has this name. Conditions on an operation other than the root come after the one on its name.
    Name(&'static str),
    /// The operand of this number or the one after it is defined by an operation of this name.
    EitherProducer(u32, &'static str),
    /// The attribute in this slot, or its default value, satisfies the constraint.
    Attribute(u32, &'static AttributeConstraint),
    /// The type of the operand of this number satisfies the constraint.
    OperandType(u32, &'static TypeConstraint),
}

impl Condition {
    /// The operation at `path` has this name.
    pub const fn producer(path: &'static [u32], name: &'static str) -> Self {
        Self { path, test: ConditionTest::Name(name) }
    }

    /// An operation of this name defines an operand of the operation at `path`, or the operand after it.
    pub const fn either_producer(path: &'static [u32], operand: u32, name: &'static str) -> Self {
        Self { path, test: ConditionTest::EitherProducer(operand, name) }
    }

    /// The attribute in a slot of the operation at `path` satisfies `constraint`.
    pub const fn attribute(
        path: &'static [u32],
        slot: u32,
        constraint: &'static AttributeConstraint,
    ) -> Self {
        Self { path, test: ConditionTest::Attribute(slot, constraint) }
    }

    /// The type of an operand of the operation at `path` satisfies `constraint`.
    pub const fn operand_type(
        path: &'static [u32],
        operand: u32,
        constraint: &'static TypeConstraint,
    ) -> Self {
        Self { path, test: ConditionTest::OperandType(operand, constraint) }
    }
}
