//! Operators of three operands.

use super::folding::Folder;
use crate::model::{Folded, TernOp, TypeId, ValueId};

impl Folder<'_> {
    pub(super) fn fold_ternary(&mut self, op: TernOp, ty: TypeId, operands: [ValueId; 3]) -> Folded {
        match op {
            TernOp::If => Ok(self
                .store
                .as_int(operands[0])
                .map(|condition| if condition != 0 { operands[1] } else { operands[2] })),
            // `resolve::iteration` folds these, because they substitute.
            TernOp::ForEach | TernOp::Filter => Ok(None),
            TernOp::Subst => self.fold_subst(ty, operands),
            TernOp::Dag => Ok(self.fold_dag(operands)),
            TernOp::Range => self.fold_range(operands),
            TernOp::Substr => self.fold_substr(operands),
            TernOp::Find => self.fold_find(operands),
            TernOp::SetDagArg => self.fold_setdagpart(operands, false),
            TernOp::SetDagName => self.fold_setdagpart(operands, true),
        }
    }
}
