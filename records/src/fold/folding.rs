//! The operator folder.

use super::regexes::Regexes;
use crate::model::{EvalResult, Folded, Operation, RecordId, Store, ValueId};
use smallvec::SmallVec;

pub(crate) type Items = SmallVec<[ValueId; 8]>;

/// The most elements of a list that an operator may make.
pub(super) const MAX_ELEMENTS: u64 = 1 << 20;

/// The most bytes of a string that an operator may make.
pub(super) const MAX_BYTES: u64 = 1 << 24;

/// Folds operators.
pub(crate) struct Folder<'s> {
    pub(crate) store: &'s mut Store,
    pub(crate) regexes: &'s mut Regexes,
    /// The record that is being made.
    pub(crate) current: Option<RecordId>,
    /// No more records come: operators that wait for them are decided.
    pub(crate) is_final: bool,
}

impl Folder<'_> {
    /// The result of an operator, or `None` if it must wait.
    pub(crate) fn fold(&mut self, operation: Operation<'_>) -> Folded {
        match operation {
            Operation::Unary(op, ty, operand) => self.fold_unary(op, ty, operand),
            Operation::Binary(op, ty, [lhs, rhs]) => self.fold_binary(op, ty, lhs, rhs),
            Operation::Ternary(op, ty, operands) => self.fold_ternary(op, ty, operands),
            Operation::Cond(ty, cases) => self.fold_cond(ty, cases),
            Operation::Field(_, of, name) => self.fold_field(of, name),
            // `resolve::iteration` folds it, because it substitutes.
            Operation::Fold(..) => Ok(None),
        }
    }

    /// The result of an operator, or the operator as a value if it must wait.
    pub(crate) fn apply(&mut self, operation: Operation<'_>) -> EvalResult<ValueId> {
        Ok(self.fold(operation)?.unwrap_or_else(|| self.store.values.operation(operation)))
    }
}
