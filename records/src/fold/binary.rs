//! Operators of two operands.

use super::folding::Folder;
use crate::model::{BinOp, Folded, Node, TypeId, ValueId};
use std::cmp::Ordering;

impl Folder<'_> {
    pub(super) fn fold_binary(&mut self, op: BinOp, ty: TypeId, lhs: ValueId, rhs: ValueId) -> Folded {
        match op {
            BinOp::Con => self.fold_con(lhs, rhs),
            BinOp::GetDagArg => self.fold_getdagarg(ty, lhs, rhs),
            BinOp::GetDagName => self.fold_getdagname(lhs, rhs),
            BinOp::SetDagOp => Ok(self.fold_setdagop(lhs, rhs)),
            BinOp::SetDagOpName => Ok(self.fold_setdagopname(lhs, rhs)),
            BinOp::ListConcat => self.fold_listconcat(lhs, rhs),
            BinOp::ListSplat => self.fold_listsplat(lhs, rhs),
            BinOp::ListRemove => Ok(self.fold_listremove(lhs, rhs)),
            BinOp::Element => Ok(self.fold_element(lhs, rhs)),
            BinOp::Slice => Ok(self.fold_slice(lhs, rhs)),
            BinOp::Range => self.fold_closed_range(lhs, rhs),
            BinOp::StrConcat => self.join_strings(&[lhs, rhs]),
            BinOp::Interleave => Ok(self.fold_interleave(lhs, rhs)),
            BinOp::Match => self.fold_match(lhs, rhs),
            BinOp::Eq => Ok(self.compare(lhs, rhs, Ordering::is_eq).map(ValueId::bit)),
            BinOp::Ne => Ok(self.compare(lhs, rhs, Ordering::is_ne).map(ValueId::bit)),
            BinOp::Le => Ok(self.compare_ordered(lhs, rhs, Ordering::is_le).map(ValueId::bit)),
            BinOp::Lt => Ok(self.compare_ordered(lhs, rhs, Ordering::is_lt).map(ValueId::bit)),
            BinOp::Ge => Ok(self.compare_ordered(lhs, rhs, Ordering::is_ge).map(ValueId::bit)),
            BinOp::Gt => Ok(self.compare_ordered(lhs, rhs, Ordering::is_gt).map(ValueId::bit)),
            BinOp::Add => Ok(self.compute(lhs, rhs, i64::wrapping_add)),
            BinOp::Sub => Ok(self.compute(lhs, rhs, i64::wrapping_sub)),
            BinOp::Mul => Ok(self.compute(lhs, rhs, i64::wrapping_mul)),
            BinOp::And => Ok(self.compute(lhs, rhs, |lhs, rhs| lhs & rhs)),
            BinOp::Or => Ok(self.compute(lhs, rhs, |lhs, rhs| lhs | rhs)),
            BinOp::Xor => Ok(self.compute(lhs, rhs, |lhs, rhs| lhs ^ rhs)),
            BinOp::Shl => self.shift(lhs, rhs, |lhs, count| lhs << count),
            BinOp::Sra => self.shift(lhs, rhs, |lhs, count| lhs >> count),
            BinOp::Srl => self.shift(lhs, rhs, |lhs, count| (lhs.cast_unsigned() >> count).cast_signed()),
            BinOp::Div => self.fold_div(lhs, rhs),
        }
    }

    /// The result of integer arithmetic, if both operands are known.
    fn compute(&mut self, lhs: ValueId, rhs: ValueId, operate: fn(i64, i64) -> i64) -> Option<ValueId> {
        let result = operate(self.store.as_int(lhs)?, self.store.as_int(rhs)?);
        Some(self.store.values.int(result))
    }

    /// The result of a shift, if both operands are known.
    fn shift(&mut self, lhs: ValueId, rhs: ValueId, operate: fn(i64, i64) -> i64) -> Folded {
        match (self.store.as_int(lhs), self.store.as_int(rhs)) {
            (Some(_), Some(count)) if !(0..64).contains(&count) => {
                Err(self.failed("Illegal operation: out of bounds shift"))
            }
            _ => Ok(self.compute(lhs, rhs, operate)),
        }
    }

    fn fold_div(&mut self, lhs: ValueId, rhs: ValueId) -> Folded {
        let (Some(lhs), Some(rhs)) = (self.store.as_int(lhs), self.store.as_int(rhs)) else {
            return Ok(None);
        };
        match (lhs, rhs) {
            (_, 0) => Err(self.failed("Illegal operation: division by zero")),
            (i64::MIN, -1) => Err(self.failed("Illegal operation: INT64_MIN / -1")),
            _ => Ok(Some(self.store.values.int(lhs / rhs))),
        }
    }

    /// Compares two integers, two strings or two records for equality.
    pub(super) fn compare(&self, lhs: ValueId, rhs: ValueId, accepts: fn(Ordering) -> bool) -> Option<bool> {
        let order = |are_equal| if are_equal { Ordering::Equal } else { Ordering::Less };
        if let (Some(lhs), Some(rhs)) = (self.store.as_symbol(lhs), self.store.as_symbol(rhs)) {
            return Some(accepts(order(lhs == rhs)));
        }
        match (self.store.node(lhs), self.store.node(rhs)) {
            (Node::Record(lhs), Node::Record(rhs)) => Some(accepts(order(lhs == rhs))),
            _ => self.compare_ordered(lhs, rhs, accepts),
        }
    }

    /// Compares two integers or two strings.
    fn compare_ordered(&self, lhs: ValueId, rhs: ValueId, accepts: fn(Ordering) -> bool) -> Option<bool> {
        if let (Some(lhs), Some(rhs)) = (self.store.as_int(lhs), self.store.as_int(rhs)) {
            return Some(accepts(lhs.cmp(&rhs)));
        }
        let (lhs, rhs) = (self.store.as_symbol(lhs)?, self.store.as_symbol(rhs)?);
        Some(accepts(rtblgen_bytes::compare(self.store.text(lhs), self.store.text(rhs))))
    }
}
