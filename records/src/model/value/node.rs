//! The nodes of values.

use crate::model::{BinOp, RecordId, TernOp, TypeId, UnOp, ValueId};
use tblgen_parser::Symbol;

/// A run of words in the arena's pool: the variable part of a node.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Words {
    pub(super) start: u32,
    pub(super) len: u32,
}

pub(super) const NO_WORDS: Words = Words { start: 0, len: 0 };

/// The kind of a value, with its parts. Sixteen bytes; the variable parts are in the pool.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Node {
    /// `?`
    Unset,
    Bit(bool),
    Int(i64),
    /// Bit values, the lowest first.
    Bits(Words),
    Str(Symbol),
    /// A string that was written as `[{ ... }]`.
    Code(Symbol),
    List {
        element: TypeId,
        items: Words,
    },
    /// Operator, operator name, then argument and argument name in turn. A name is its symbol + 1, or 0.
    Dag(Words),
    Record(RecordId),
    /// The name of an anonymous record until it is final.
    AnonymousName(u32),
    Variable {
        name: Symbol,
        ty: TypeId,
    },
    /// One bit of a symbolic value.
    BitOf {
        of: ValueId,
        bit: u32,
    },
    Field {
        of: ValueId,
        name: Symbol,
        ty: TypeId,
    },
    /// `Class<arguments>`: value and name in turn; the name of a positional argument is 0.
    Instance {
        class: RecordId,
        arguments: Words,
    },
    Unary {
        op: UnOp,
        /// The type in angle brackets, if the operator has one. Otherwise the type of the result.
        ty: TypeId,
        operand: ValueId,
    },
    Binary {
        op: BinOp,
        ty: TypeId,
        lhs: ValueId,
        rhs: ValueId,
    },
    Ternary {
        op: TernOp,
        ty: TypeId,
        operands: Words,
    },
    /// `!cond`: condition and value in turn.
    Cond {
        ty: TypeId,
        cases: Words,
    },
    /// `!foldl`: start, list, accumulator symbol, element symbol, expression.
    Fold {
        ty: TypeId,
        parts: Words,
    },
}
