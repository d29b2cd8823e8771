//! Verifiers of loads, stores, gathers and scatters.

use rtblgen_runtime::{Ir, Type, TypedOp, Verify, VerifyResult};

use super::{
    CompressStoreOp, ExpandLoadOp, GatherOp, LoadOp, MaskedLoadOp, MaskedStoreOp, ScatterOp, StoreOp,
    result_type, source_type,
};
use crate::shaped::fail;

/// Whether the last dimension of a memref has stride 1. True for a memref of rank 0.
fn is_last_dim_unit_stride(ty: Type<'_>) -> bool {
    ty.strides_and_offset().is_some_and(|(strides, _)| strides.last().is_none_or(|stride| *stride == 1))
}

/// The names of a vector operand in error messages.
struct Words {
    low_rank: &'static str,
    types: &'static str,
    elements: &'static str,
}

/// Checks a contiguous access.
fn verify_access(memory: Type<'_>, vector: Type<'_>, indices: usize, words: &Words) -> VerifyResult {
    let is_number = !vector.is_scalable_vector() && vector.num_elements() == Some(1);
    if !is_number && !is_last_dim_unit_stride(memory) {
        return fail("most minor memref dim must have unit stride");
    }
    let rank = memory.shape().len();
    if rank < vector.shape().len() {
        return fail(words.low_rank);
    }
    let mut element = memory.element_type();
    if element.is_vector() {
        if element != vector {
            return fail(words.types);
        }
        element = element.element_type();
    }
    if vector.element_type() != element {
        return fail(words.elements);
    }
    verify_indices(indices, memory)
}

fn verify_indices(indices: usize, memory: Type<'_>) -> VerifyResult {
    match memory.shape().len() {
        rank if rank == indices => Ok(()),
        rank => fail(format!("requires {rank} indices")),
    }
}

/// Checks the element types and the number of indices.
fn verify_elements(base: Type<'_>, vector: Type<'_>, indices: usize, what: &str) -> VerifyResult {
    if vector.element_type() != base.element_type() {
        return fail(format!("base and {what} element type should match"));
    }
    verify_indices(indices, base)
}

impl Verify for LoadOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let words = Words {
            low_rank: "destination memref has lower rank than the result vector",
            types: "base memref and result vector types should match",
            elements: "base and result element types should match",
        };
        let indices = self.op().operand_count(ir) - 1;
        verify_access(source_type(self, ir), result_type(self, ir), indices, &words)
    }
}

impl Verify for StoreOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let words = Words {
            low_rank: "source memref has lower rank than the vector to store",
            types: "base memref and valueToStore vector types should match",
            elements: "base and valueToStore element type should match",
        };
        let indices = self.op().operand_count(ir) - 2;
        verify_access(self.op().operand(ir, 1).ty(ir), source_type(self, ir), indices, &words)
    }
}

impl Verify for MaskedLoadOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let (base, result) = (source_type(self, ir), result_type(self, ir));
        let count = self.op().operand_count(ir);
        let [mask, passthru] = [count - 2, count - 1].map(|number| self.op().operand(ir, number).ty(ir));
        verify_elements(base, result, count - 3, "result")?;
        if result.shape() != mask.shape() {
            return fail("expected result shape to match mask shape");
        }
        verify_passthru(result, passthru)
    }
}

fn verify_passthru(result: Type<'_>, passthru: Type<'_>) -> VerifyResult {
    match result == passthru {
        true => Ok(()),
        false => fail("expected pass_thru of same type as result type"),
    }
}

impl Verify for MaskedStoreOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let count = self.op().operand_count(ir);
        let [mask, value] = [count - 2, count - 1].map(|number| self.op().operand(ir, number).ty(ir));
        verify_elements(source_type(self, ir), value, count - 3, "valueToStore")?;
        match value.shape() == mask.shape() {
            true => Ok(()),
            false => fail("expected valueToStore shape to match mask shape"),
        }
    }
}

/// Checks a gather or scatter. `what` names `value` in messages.
fn verify_indexed(op: impl TypedOp, ir: &Ir<'_>, value: Type<'_>, what: &str) -> VerifyResult {
    let (base, count) = (source_type(op, ir), op.op().operand_count(ir));
    let [indices, mask] = [count - 3, count - 2].map(|number| op.op().operand(ir, number).ty(ir));
    if !base.is_ranked_memref() && !base.is_ranked_tensor() {
        return fail("requires base to be a memref or ranked tensor type");
    }
    verify_elements(base, value, count - 4, what)?;
    for (other, name) in [(indices, "indices"), (mask, "mask")] {
        if value.shape() != other.shape() {
            return fail(format!("expected {what} dim to match {name} dim"));
        }
    }
    Ok(())
}

impl Verify for GatherOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let result = result_type(self, ir);
        verify_indexed(self, ir, result, "result")?;
        verify_passthru(result, self.op().operand(ir, self.op().operand_count(ir) - 1).ty(ir))
    }
}

impl Verify for ScatterOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let value = self.op().operand(ir, self.op().operand_count(ir) - 1).ty(ir);
        verify_indexed(self, ir, value, "valueToStore")
    }
}

/// Checks that the leading dimensions are equal.
fn verify_leading(value: Type<'_>, mask: Type<'_>, what: &str) -> VerifyResult {
    match value.shape().first() == mask.shape().first() {
        true => Ok(()),
        false => fail(format!("expected {what} dim to match mask dim")),
    }
}

impl Verify for ExpandLoadOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let (base, result) = (source_type(self, ir), result_type(self, ir));
        let count = self.op().operand_count(ir);
        let [mask, passthru] = [count - 2, count - 1].map(|number| self.op().operand(ir, number).ty(ir));
        verify_elements(base, result, count - 3, "result")?;
        verify_leading(result, mask, "result")?;
        verify_passthru(result, passthru)
    }
}

impl Verify for CompressStoreOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let count = self.op().operand_count(ir);
        let [mask, value] = [count - 2, count - 1].map(|number| self.op().operand(ir, number).ty(ir));
        verify_elements(source_type(self, ir), value, count - 3, "valueToStore")?;
        verify_leading(value, mask, "valueToStore")
    }
}
