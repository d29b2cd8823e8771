//! The circuit dialect: generated from `td/circuit/circuit.td`, with its verifiers.

use rtblgen_runtime::{Ir, Verify, VerifyError, VerifyResult};

rtblgen_runtime::include_td!("circuit");

impl Verify for InputOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        if self.pin(ir).is_empty() {
            return Err(VerifyError::new("needs a pin with a name"));
        }
        match self.drive(ir) {
            Some(drive) if drive.contains(Drive::PULL_UP | Drive::PULL_DOWN) => {
                Err(VerifyError::new("cannot be pulled up and down at once"))
            }
            _ => Ok(()),
        }
    }
}

impl Verify for GateOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let (kind, inputs) = (self.kind(ir), self.inputs(ir).len());
        let fits = if kind == GateKind::Not { inputs == 1 } else { inputs >= 2 };
        if fits {
            Ok(())
        } else {
            Err(VerifyError::new(format!("a gate '{kind}' cannot have {inputs} inputs")))
        }
    }
}

impl Verify for RegisterOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let (data, held) = (self.data(ir).len(), self.held(ir).len());
        if data == held {
            Ok(())
        } else {
            Err(VerifyError::new(format!("holds {held} signals, but is given {data}")))
        }
    }
}
