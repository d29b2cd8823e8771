//! Folds instructions whose operands are constants, as LLVM's `IRBuilder` does with the data layout.

mod aggregates;
mod arithmetic;
mod casts;
mod compare;
mod pointers;

use rtblgen_runtime::Type;

use crate::constants::{Constant, ConstantId, Constants, MOST_LISTED};

impl<'c> Constants<'c> {
    pub(crate) fn poison(&mut self, ty: Type<'c>) -> ConstantId {
        self.add(ty, Constant::Poison)
    }

    pub(crate) fn undef(&mut self, ty: Type<'c>) -> ConstantId {
        self.add(ty, Constant::Undef)
    }

    pub(crate) fn is_poison(&self, id: ConstantId) -> bool {
        matches!(self.get(id), Constant::Poison)
    }

    pub(crate) fn is_undef(&self, id: ConstantId) -> bool {
        matches!(self.get(id), Constant::Undef)
    }

    /// Whether LLVM represents a constant as an expression. This includes splats of scalable vectors.
    fn is_expression(&self, id: ConstantId) -> bool {
        use Constant::{Binary, Cast, ExtractElement, Gep, InsertElement, Splat};
        match self.get(id) {
            Binary(..) | Cast(..) | ExtractElement(..) | Gep(..) | InsertElement(..) => true,
            Splat(_) => self.ty(id).is_scalable_vector(),
            _ => false,
        }
    }

    /// A splat of a number for a vector type, otherwise the number.
    fn all_lanes(&mut self, ty: Type<'c>, number: ConstantId) -> ConstantId {
        if ty.is_vector() { self.splat(ty, number) } else { number }
    }

    /// Computes each element of fixed vectors, or one element for splats.
    fn lanes(
        &mut self,
        ty: Type<'c>,
        vectors: &[ConstantId],
        mut lane: impl FnMut(&mut Self, &[ConstantId]) -> Option<ConstantId>,
    ) -> Option<ConstantId> {
        if ty.is_scalable_vector() {
            let are_equal = |id: &ConstantId| {
                matches!(self.get(*id), Constant::Splat(_) | Constant::Zero | Constant::Undef)
            };
            let firsts: Option<Vec<ConstantId>> = match vectors.iter().all(are_equal) {
                true => vectors.iter().map(|id| self.part(*id, 0)).collect(),
                false => None,
            };
            let element = lane(self, &firsts?)?;
            return Some(self.splat(ty, element));
        }
        if vectors.iter().all(|id| self.is_uniform(*id)) {
            let firsts: Option<Vec<ConstantId>> = vectors.iter().map(|id| self.part(*id, 0)).collect();
            let element = lane(self, &firsts?)?;
            let can_be_listed = self.length(ty).is_some_and(|length| length <= MOST_LISTED);
            let is_allowed = can_be_listed || self.is_splat_element(ty, element);
            return is_allowed.then(|| self.splat(ty, element));
        }
        let parts: Vec<Vec<ConstantId>> = vectors.iter().map(|id| self.parts(*id)).collect::<Option<_>>()?;
        let mut results = Vec::new();
        for number in 0..parts.first()?.len() {
            let operands: Vec<ConstantId> = parts.iter().map(|parts| parts[number]).collect();
            results.push(lane(self, &operands)?);
        }
        Some(self.aggregate(ty, results))
    }
}
