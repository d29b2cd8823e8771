//! Verifiers of `xevm.blockload`, `xevm.blockstore` and `xevm.mma`.

use rtblgen_runtime::{Ir, Type, TypedOp, Verify, VerifyError, VerifyResult};

use super::*;

/// An error with the prefix that names the operation.
pub(super) fn fail(message: impl Into<String>) -> VerifyResult {
    Err(VerifyError::new(message))
}

/// A block is a scalar, or a vector of few elements.
fn verify_block(ty: Type<'_>) -> VerifyResult {
    if !ty.is_vector() {
        return Ok(());
    }
    let count: i64 = ty.shape().iter().product();
    let is_byte = ty.element_type_or_self().int_or_float_bit_width() == Some(8);
    match count {
        2 | 4 | 8 => Ok(()),
        16 if is_byte => Ok(()),
        _ if is_byte => fail("vector size must be 2, 4, 8 or 16 for 8-bit element type"),
        _ => fail("vector size must be 2, 4 or 8 for element type > 8 bits"),
    }
}

impl Verify for BlockLoadOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        verify_block(self.op().result(ir, 0).ty(ir))
    }
}

impl Verify for BlockStoreOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        verify_block(self.val(ir).ty(ir))
    }
}

impl Verify for MMAOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let result = self.op().result(ir, 0).ty(ir);
        if self.c(ir).is_some_and(|sum| *sum.ty(ir) != result) {
            return fail("type of C operand must match result type");
        }
        Ok(())
    }
}
