//! Verifiers of the test dialect.

use rtblgen_runtime::{Diagnostic, Ir, Severity, TypedOp, Verify, VerifyError, VerifyRegions, VerifyResult};

use super::*;

/// Reports that a verifier ran.
fn report(op: impl TypedOp, ir: &Ir<'_>, message: &str) {
    let error = Diagnostic::error(op.op().location(ir), message);
    ir.context().emit(&Diagnostic { severity: Severity::Remark, ..error });
}

impl Verify for TestVerifiersOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        if !self.op().region(ir, 0).has_one_block(ir) {
            return Err(VerifyError::new("`hasOneBlock` trait hasn't been verified"));
        }
        let input = self.op().operand(ir, 0).defining_op(ir);
        if input.is_some_and(|input| ir.verify_op(input).is_err()) {
            return Err(VerifyError::new("operand hasn't been verified"));
        }
        report(self, ir, "success run of verifier");
        Ok(())
    }
}

impl VerifyRegions for TestVerifiersOp {
    fn verify_regions(self, ir: &Ir<'_>) -> VerifyResult {
        let region = self.op().region(ir, 0);
        if region.ops(ir).any(|inner| ir.verify_op(inner).is_err()) {
            return Err(VerifyError::new("nested op hasn't been verified"));
        }
        report(self, ir, "success run of region verifier");
        Ok(())
    }
}

impl Verify for ResultTypeWithTraitOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        match self.op().result(ir, 0).ty(ir).cast::<TestTypeWithTraitType<'_>>() {
            Some(_) => Ok(()),
            None => Err(VerifyError::plain("result type should have trait 'TestTypeTrait'")),
        }
    }
}

impl Verify for AttrWithTraitOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let attribute = self.op().attribute(ir, "attr");
        match attribute.and_then(|attribute| attribute.cast::<AttrWithTraitAttr<'_>>()) {
            Some(_) => Ok(()),
            None => Err(VerifyError::plain("'attr' attribute should have trait 'TestAttrTrait'")),
        }
    }
}
