//! Operators of two operands: arithmetic, comparison, and the way to the others.

use super::Folding;
use crate::operators::BinOp;
use crate::store::{Step, Store};
use crate::types::TypeId;
use crate::value::{Node, ValueId};
use std::cmp::Ordering;

impl Store {
    pub(crate) fn fold_binary(
        &mut self,
        folding: Folding,
        op: BinOp,
        ty: TypeId,
        lhs: ValueId,
        rhs: ValueId,
    ) -> Step<Option<ValueId>> {
        match op {
            BinOp::Con => self.fold_con(lhs, rhs),
            BinOp::Getdagarg => self.fold_getdagarg(folding, ty, lhs, rhs),
            BinOp::Getdagname => self.fold_getdagname(folding, lhs, rhs),
            BinOp::Setdagop => Ok(self.fold_setdagop(lhs, rhs)),
            BinOp::Setdagopname => Ok(self.fold_setdagopname(lhs, rhs)),
            BinOp::Listconcat => self.fold_listconcat(folding, lhs, rhs),
            BinOp::Listsplat => self.fold_listsplat(folding, lhs, rhs),
            BinOp::Listremove => Ok(self.fold_listremove(lhs, rhs)),
            BinOp::Element => Ok(self.fold_element(lhs, rhs)),
            BinOp::Slice => Ok(self.fold_slice(lhs, rhs)),
            BinOp::Range => self.fold_closed_range(folding, lhs, rhs),
            BinOp::Strconcat => self.fold_strconcat(folding, lhs, rhs),
            BinOp::Interleave => Ok(self.fold_interleave(lhs, rhs)),
            BinOp::Match => self.fold_match(lhs, rhs),
            _ if op.is_comparison() => Ok(self.compare(op, lhs, rhs).map(ValueId::bit)),
            _ => match (self.as_int(lhs), self.as_int(rhs)) {
                (Some(lhs), Some(rhs)) => self.fold_arithmetic(folding, op, lhs, rhs).map(Some),
                _ => Ok(None),
            },
        }
    }

    fn fold_arithmetic(&mut self, folding: Folding, op: BinOp, lhs: i64, rhs: i64) -> Step<ValueId> {
        if matches!(op, BinOp::Shl | BinOp::Sra | BinOp::Srl) && !(0..64).contains(&rhs) {
            return Err(self.failed(folding, "Illegal operation: out of bounds shift"));
        }
        let result = match op {
            BinOp::Add => lhs.wrapping_add(rhs),
            BinOp::Sub => lhs.wrapping_sub(rhs),
            BinOp::Mul => lhs.wrapping_mul(rhs),
            BinOp::Div => {
                let error = match rhs {
                    0 => Some("Illegal operation: division by zero"),
                    -1 if lhs == i64::MIN => Some("Illegal operation: INT64_MIN / -1"),
                    _ => None,
                };
                if let Some(error) = error {
                    return Err(self.failed(folding, error));
                }
                lhs / rhs
            }
            BinOp::And => lhs & rhs,
            BinOp::Or => lhs | rhs,
            BinOp::Xor => lhs ^ rhs,
            BinOp::Shl => lhs << rhs,
            BinOp::Sra => lhs >> rhs,
            _ => (lhs.cast_unsigned() >> rhs).cast_signed(),
        };
        Ok(self.values.int(result))
    }

    /// The result of a comparison of two integers, two strings, or (only for equality) two records.
    pub(super) fn compare(&self, op: BinOp, lhs: ValueId, rhs: ValueId) -> Option<bool> {
        if let (Some(lhs), Some(rhs)) = (self.as_int(lhs), self.as_int(rhs)) {
            return Some(holds(op, lhs.cmp(&rhs)));
        }
        if let (Some(lhs), Some(rhs)) = (self.as_symbol(lhs), self.as_symbol(rhs)) {
            if lhs == rhs || matches!(op, BinOp::Eq | BinOp::Ne) {
                return Some(holds(op, if lhs == rhs { Ordering::Equal } else { Ordering::Less }));
            }
            return Some(holds(op, rtblgen_bytes::compare(self.text(lhs), self.text(rhs))));
        }
        let equality = matches!(op, BinOp::Eq | BinOp::Ne);
        match (self.values.node(lhs), self.values.node(rhs)) {
            (Node::Record(lhs), Node::Record(rhs)) if equality => Some((lhs == rhs) == (op == BinOp::Eq)),
            _ => None,
        }
    }
}

/// A comparison operator accepts this order of its operands.
fn holds(op: BinOp, order: Ordering) -> bool {
    match op {
        BinOp::Eq => order.is_eq(),
        BinOp::Ne => order.is_ne(),
        BinOp::Le => order.is_le(),
        BinOp::Lt => order.is_lt(),
        BinOp::Ge => order.is_ge(),
        _ => order.is_gt(),
    }
}
