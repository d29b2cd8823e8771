//! Conversions that may have to wait.

use super::folding::Folder;
use crate::model::{EvalResult, Node, Operation, TypeId, UnOp, ValueId};
use smallvec::SmallVec;

impl Folder<'_> {
    /// `value` converted to type `ty`, by a `!cast` if the conversion must wait.
    pub(crate) fn cast(&mut self, value: ValueId, ty: TypeId) -> EvalResult<Option<ValueId>> {
        let Some(own) = self.store.type_of(value) else { return Ok(Some(value)) };
        if own == ty || self.store.is_subtype(own, ty) {
            return Ok(Some(value));
        }
        if let Some(converted) = self.store.convert(value, ty) {
            return Ok(Some(converted));
        }
        if !self.store.is_convertible(own, ty) {
            return Ok(None);
        }
        self.apply(Operation::Unary(UnOp::Cast, ty, value)).map(Some)
    }

    /// `value` as the value of a field of type `ty`: as [`Folder::cast`], with `bits` split into single bits.
    pub(crate) fn field_value(&mut self, value: ValueId, ty: TypeId) -> EvalResult<Option<ValueId>> {
        let Some(cast) = self.cast(value, ty)? else { return Ok(None) };
        let Some(width) = self.store.types.width(ty) else { return Ok(Some(cast)) };
        if matches!(self.store.node(cast), Node::Bits(_)) {
            return Ok(Some(cast));
        }
        let bits: SmallVec<[ValueId; 64]> = (0..width).map(|bit| self.store.bit(cast, bit)).collect();
        Ok(Some(self.store.values.bits(&bits)))
    }
}
