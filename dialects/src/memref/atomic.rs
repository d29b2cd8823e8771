//! `memref.atomic_rmw`

use rtblgen_runtime::{Ir, TypedOp, Verify, VerifyResult};

use super::AtomicRMWOp;
use crate::arith::AtomicRMWKind as Kind;
use crate::shaped::fail;

impl Verify for AtomicRMWOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let rank = self.op().operand(ir, 1).ty(ir).shape().len();
        if rank + 2 != self.op().operand_count(ir) {
            return fail("expects the number of subscripts to be equal to memref rank");
        }
        let (kind, ty) = (self.kind(ir), self.op().operand(ir, 0).ty(ir));
        match kind {
            Kind::Addf | Kind::Maximumf | Kind::Minimumf | Kind::Mulf if !ty.is_float() => {
                fail(format!("with kind '{kind}' expects a floating-point type"))
            }
            Kind::Addi
            | Kind::Maxs
            | Kind::Maxu
            | Kind::Mins
            | Kind::Minu
            | Kind::Muli
            | Kind::Ori
            | Kind::Xori
            | Kind::Andi
                if !ty.is_any_integer() =>
            {
                fail(format!("with kind '{kind}' expects an integer type"))
            }
            _ => Ok(()),
        }
    }
}
