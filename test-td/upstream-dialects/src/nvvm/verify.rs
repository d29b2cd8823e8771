//! Verifiers of operations other than those on matrices.

use rtblgen_dialects::llvm::LLVMStructType;
use rtblgen_runtime::{Ir, Type, TypedOp, Verify, VerifyError, VerifyResult};

use super::*;

/// An error with the prefix that names the operation.
pub(super) fn fail(message: impl Into<String>) -> VerifyResult {
    Err(VerifyError::new(message))
}

impl Verify for ShflOp {
    /// The result is the shuffled value, or a struct of it and of a bit.
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let (value, result) = (self.val(ir).ty(ir), self.op().result(ir, 0).ty(ir));
        let has_predicate = self.return_value_and_is_valid(ir);
        let same = |what: &str, expected: Type<'_>, found: Type<'_>| match expected == found {
            true => Ok(()),
            false => fail(format!("expected {what} to be of type '{expected}' but got '{found}' instead")),
        };
        let Some(pair) = result.cast::<LLVMStructType<'_>>() else {
            if has_predicate {
                return fail("expected return type to be a two-element struct");
            }
            return same("return type", value, result);
        };
        if !has_predicate {
            let rule = "attribute must be specified when the return type is a struct type";
            return fail(format!("\"return_value_and_is_valid\" {rule}"));
        }
        let [first, second] = *pair.body() else {
            return fail("expected return type to be a two-element struct");
        };
        same("first element in the returned struct", value, first)?;
        same("second element in the returned struct", ir.context().integer_type(1), second)
    }
}

impl Verify for CpAsyncOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let (size, modifier) = (self.size(ir), self.modifier(ir));
        let message = match modifier {
            LoadCacheModifierKind::CG | LoadCacheModifierKind::CA if ![4, 8, 16].contains(&size) => {
                "expected byte size to be either 4, 8 or 16."
            }
            LoadCacheModifierKind::CG if size != 16 => "CG cache modifier is only support for 16 bytes copy.",
            LoadCacheModifierKind::CG | LoadCacheModifierKind::CA => return Ok(()),
            _ => "Only CG and CA cache modifiers are supported.",
        };
        Err(VerifyError::plain(message))
    }
}
