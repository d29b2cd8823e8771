//! Verifiers of `cf`.

use rtblgen_runtime::{Ir, Verify, VerifyError, VerifyResult};

use super::SwitchOp;

impl Verify for SwitchOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let destinations = self.case_destinations(ir).count();
        let Some(values) = self.case_values(ir) else { return Ok(()) };
        let (flag, element) = (self.flag(ir).ty(ir), values.element_type());
        if *flag != element {
            return Err(VerifyError::new(format!(
                "'flag' type ('{flag}') should match case value type ('{element}')"
            )));
        }
        if values.num_elements() != destinations {
            return Err(VerifyError::new(format!(
                "number of case values ({}) should match number of case destinations ({destinations})",
                values.num_elements()
            )));
        }
        Ok(())
    }
}
