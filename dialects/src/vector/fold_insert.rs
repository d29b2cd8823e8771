//! The folder of `vector.insert`.

use rtblgen_runtime::constants::{dense_of_attributes, element_attributes};
use rtblgen_runtime::interfaces::OpFoldResult;
use rtblgen_runtime::{Attribute, Fold, FoldOutcome, Ir, TypedOp};

use super::elements::linear;
use super::fold_extract::{constant_positions, edits, known_positions, positions};
use super::{InsertOp, POISON_INDEX, result_type, source};
use crate::ub;

type Constant<'c> = Option<Attribute<'c>>;

/// Larger constants are copied only if they have no other use.
const MOST_ELEMENTS: i64 = 256;

impl InsertOp {
    /// Folds an insertion of a constant into a constant.
    fn of_constants<'c>(
        self,
        ir: &Ir<'c>,
        value: Attribute<'c>,
        dest: Attribute<'c>,
        positions: &[OpFoldResult<'c>],
    ) -> Option<Attribute<'c>> {
        let ty = result_type(self, ir);
        let positions: Vec<i64> =
            positions.iter().map(|position| position.as_static()).collect::<Option<_>>()?;
        if ty.is_scalable_vector() || ub::is_poison(value) {
            return None;
        }
        if ty.num_elements()? > MOST_ELEMENTS && !self.op().has_one_use(ir) {
            return None;
        }
        let mut elements = element_attributes(dest)?;
        let inserted = element_attributes(value).unwrap_or_else(|| vec![value]);
        let start = usize::try_from(linear(&positions, ty.shape())).ok()?;
        elements.get_mut(start..start.checked_add(inserted.len())?)?.copy_from_slice(&inserted);
        dense_of_attributes(ty, &elements)
    }
}

impl Fold for InsertOp {
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
        let (value, dest, ty) = (source(self, ir), self.op().operand(ir, 1), result_type(self, ir));
        let own = positions(self.op(), ir, 2);
        if own.is_empty() && value.ty(ir) == ty {
            return value.into();
        }
        let known = known_positions(ir, &own, &operands[2..], ty.shape());
        let has_changed = known.is_some();
        let own = known.unwrap_or(own);
        // Skips an earlier insertion at the same position, which this one overwrites.
        let before = ir.defining_op::<InsertOp>(dest);
        if let Some(before) = before.filter(|before| positions(before.op(), ir, 2) == own) {
            return edits(ir, &[value, before.op().operand(ir, 1)], &own);
        }
        let is_poison =
            constant_positions(self.op(), ir).is_some_and(|numbers| numbers.contains(&POISON_INDEX));
        if is_poison || own.iter().any(|position| position.as_static() == Some(POISON_INDEX)) {
            return ub::poison(ir.context()).into();
        }
        let constants = operands[0].zip(operands[1]);
        if let Some(all) = constants.and_then(|(value, dest)| self.of_constants(ir, value, dest, &own)) {
            return all.into();
        }
        match has_changed {
            true => edits(ir, &[value, dest], &own),
            false => FoldOutcome::NotFolded,
        }
    }
}
