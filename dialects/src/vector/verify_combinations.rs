//! Verifiers of reductions, outer products and scans.

use rtblgen_runtime::{Ir, Type, TypedOp, Verify, VerifyResult};

use super::types::{supports, with_dims};
use super::{MultiDimReductionOp, OuterProductOp, ReductionOp, ScanOp, result_type, source_type};
use crate::shaped::fail;

impl Verify for ReductionOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let rank = source_type(self, ir).shape().len();
        if rank > 1 {
            return fail(format!("unsupported reduction rank: {rank}"));
        }
        let (kind, ty) = (self.kind(ir), result_type(self, ir));
        match supports(kind, ty) {
            true => Ok(()),
            false => fail(format!("unsupported reduction type ''{ty}'' for kind '{kind}'")),
        }
    }
}

/// The type of a reduction along the given dimensions.
pub(super) fn reduced_type<'c>(ty: Type<'c>, reduced: &[i64]) -> Type<'c> {
    let dims = ty.shape().iter().zip(ty.scalable_dims()).enumerate();
    let kept =
        dims.filter(|(dim, _)| !reduced.contains(&(*dim as i64))).map(|(_, (size, flag))| (*size, *flag));
    let (shape, scalable): (Vec<i64>, Vec<bool>) = kept.unzip();
    if shape.is_empty() { ty.element_type() } else { with_dims(ty, &shape, &scalable) }
}

impl Verify for MultiDimReductionOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let (from, to) = (source_type(self, ir), result_type(self, ir));
        match reduced_type(from, &self.reduction_dims(ir)) == to {
            true => Ok(()),
            false => fail(format!("destination type '{to}' is incompatible with source type '{from}'")),
        }
    }
}

impl Verify for OuterProductOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let [lhs, rhs] = [0, 1].map(|number| self.op().operand(ir, number).ty(ir));
        let result = result_type(self, ir);
        if lhs.shape().len() != 1 {
            return fail("expected 1-d vector for operand #1");
        }
        if rhs.is_vector() && rhs.shape().len() != 1 {
            return fail("expected 1-d vector for operand #2");
        }
        let rank = if rhs.is_vector() { 2 } else { 1 };
        if result.shape().len() != rank {
            return fail(format!("expected {rank}-d vector result"));
        }
        if lhs.shape()[0] != result.shape()[0] {
            return fail("expected #1 operand dim to match result dim #1");
        }
        if rank == 2 && rhs.shape()[0] != result.shape()[1] {
            return fail("expected #2 operand dim to match result dim #2");
        }
        if rank == 2 && lhs.is_scalable_vector() && !rhs.is_scalable_vector() {
            return fail("expected either both or only #2 operand dim to be scalable");
        }
        let acc = (self.op().operand_count(ir) > 2).then(|| self.op().operand(ir, 2).ty(ir));
        if acc.is_some_and(|acc| acc != result) {
            return fail("expected operand #3 of same type as result type");
        }
        match supports(self.kind(ir), result.element_type()) {
            true => Ok(()),
            false => fail("unsupported outerproduct type"),
        }
    }
}

impl Verify for ScanOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let (from, initial) = (source_type(self, ir), self.op().operand(ir, 1).ty(ir));
        let (rank, dim) = (from.shape().len() as i64, self.reduction_dim(ir));
        if dim >= rank {
            return fail(format!("reduction dimension {dim} has to be less than {rank}"));
        }
        let initial_rank = initial.shape().len() as i64;
        if initial_rank != rank - 1 {
            return fail(format!("initial value rank {initial_rank} has to be equal to {}", rank - 1));
        }
        let sizes = from.shape().iter().enumerate().filter(|(at, _)| *at as i64 != dim);
        if !sizes.map(|(_, size)| *size).eq(initial.shape().iter().copied()) {
            return fail("incompatible input/initial value shapes");
        }
        let (kind, ty) = (self.kind(ir), from.element_type());
        match supports(kind, ty) {
            true => Ok(()),
            false => fail(format!("unsupported reduction type '{ty}' for kind '{kind}'")),
        }
    }
}
