//! Operators with their operands, before they are interned as values.

use super::arena::{NO_PARTS, Values};
use super::kinds::FoldParts;
use super::node::{NO_WORDS, Node};
use super::words::word;
use crate::model::{BinOp, TernOp, TypeId, UnOp, ValueId};
use tblgen_parser::Symbol;

/// An operator with its type and its operands. It folds to another value, or becomes a value and waits.
#[derive(Clone, Copy)]
pub(crate) enum Operation<'a> {
    Unary(UnOp, TypeId, ValueId),
    Binary(BinOp, TypeId, [ValueId; 2]),
    Ternary(TernOp, TypeId, [ValueId; 3]),
    /// `!cond`: conditions and values in turn.
    Cond(TypeId, &'a [ValueId]),
    /// `!foldl`
    Fold(TypeId, FoldParts),
    /// `value.name`
    Field(TypeId, ValueId, Symbol),
}

impl Values {
    /// The value of an operator that waits.
    pub(crate) fn operation(&mut self, operation: Operation<'_>) -> ValueId {
        match operation {
            Operation::Unary(op, ty, operand) => self.intern(Node::Unary { op, ty, operand }, NO_PARTS),
            Operation::Binary(op, ty, [lhs, rhs]) => self.intern(Node::Binary { op, ty, lhs, rhs }, NO_PARTS),
            Operation::Ternary(op, ty, operands) => {
                self.intern(Node::Ternary { op, ty, operands: NO_WORDS }, &operands)
            }
            Operation::Cond(ty, cases) => self.intern(Node::Cond { ty, cases: NO_WORDS }, cases),
            Operation::Fold(ty, FoldParts { start, list, accumulator, element, body }) => {
                let words = [start.0, list.0, word(accumulator), word(element), body.0];
                self.intern(Node::Fold { ty, parts: NO_WORDS }, &words)
            }
            Operation::Field(ty, of, name) => self.intern(Node::Field { of, name, ty }, NO_PARTS),
        }
    }
}
