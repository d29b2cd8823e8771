//! Verifiers.

use rtblgen_runtime::{Ir, TypedOp, Verify, VerifyError, VerifyResult};

use super::{
    AffineApplyOp, AffineForOp, AffineIfOp, AffineLoadOp, AffineMaxOp, AffineMinOp, AffineStoreOp,
    condition_of, map_of,
};

fn fail(message: impl Into<String>) -> VerifyResult {
    Err(VerifyError::new(message.into()))
}

/// Checks that a map has an input for each operand.
fn verify_inputs(op: impl TypedOp, ir: &Ir<'_>, map: &str, operands: usize, message: &str) -> VerifyResult {
    match map_of(op, ir, map).is_some_and(|map| (map.dims() + map.symbols()) as usize == operands) {
        true => Ok(()),
        false => fail(message),
    }
}

impl Verify for AffineApplyOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let message = "operand count and affine map dimension and symbol count must match";
        verify_inputs(self, ir, "map", self.op().operand_count(ir), message)?;
        match map_of(self, ir, "map").is_some_and(|map| map.results().len() == 1) {
            true => Ok(()),
            false => fail("mapping must produce one value"),
        }
    }
}

macro_rules! verify_choices {
    ($($op:ident)*) => {$(
        impl Verify for $op {
            fn verify(self, ir: &Ir<'_>) -> VerifyResult {
                let message = "operand count and affine map dimension and symbol count must match";
                verify_inputs(self, ir, "map", self.op().operand_count(ir), message)?;
                match map_of(self, ir, "map").is_some_and(|map| map.results().is_empty()) {
                    true => fail("affine map expect at least one result"),
                    false => Ok(()),
                }
            }
        }
    )*};
}

verify_choices! { AffineMinOp AffineMaxOp }

impl Verify for AffineForOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let message = "operand count must match with affine map dimension and symbol count";
        for (segment, map) in ["lowerBoundMap", "upperBoundMap"].into_iter().enumerate() {
            verify_inputs(self, ir, map, self.op().operand_segment(ir, segment).len(), message)?;
            if map_of(self, ir, map).is_some_and(|map| map.results().is_empty()) {
                let which = if segment == 0 { "lower" } else { "upper" };
                return fail(format!("expected {which} bound map to have at least one result"));
            }
        }
        let inits = self.op().operand_segment(ir, 2).len();
        let body = self.op().region(ir, 0).entry(ir);
        if body.is_none_or(|body| body.arguments(ir).count() != inits + 1)
            || self.op().result_count(ir) != inits
        {
            return fail("mismatch in number of loop-carried values and defined values");
        }
        Ok(())
    }
}

impl Verify for AffineIfOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let set = condition_of(self, ir);
        match set.is_some_and(|set| (set.dims() + set.symbols()) as usize == self.op().operand_count(ir)) {
            true => Ok(()),
            false => fail("operand count and integer set dimension and symbol count must match"),
        }
    }
}

/// Checks the memory and the map of an access, whose operand with this number is the memory.
fn verify_access(op: impl TypedOp, ir: &Ir<'_>, memory: usize) -> VerifyResult {
    let own = op.op();
    verify_inputs(
        op,
        ir,
        "map",
        own.operand_count(ir) - memory - 1,
        "expects as many subscripts as affine map inputs",
    )?;
    let rank = own.operand(ir, memory).ty(ir).shape().len();
    match map_of(op, ir, "map").is_some_and(|map| map.results().len() == rank) {
        true => Ok(()),
        false => fail("affine map num results must equal memref rank"),
    }
}

impl Verify for AffineLoadOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        if self.op().result(ir, 0).ty(ir) != self.op().operand(ir, 0).ty(ir).element_type() {
            return fail("result type must match element type of memref");
        }
        verify_access(self, ir, 0)
    }
}

impl Verify for AffineStoreOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        if self.op().operand(ir, 0).ty(ir) != self.op().operand(ir, 1).ty(ir).element_type() {
            return fail("value to store must have the same type as memref element type");
        }
        verify_access(self, ir, 1)
    }
}
