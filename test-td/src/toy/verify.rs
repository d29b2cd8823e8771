//! Rules of Toy that the `.td` cannot express.

use rtblgen_runtime::{Ir, TypedOp, Verify, VerifyError, VerifyRegions, VerifyResult};

use super::{FuncOp, ReshapeOp, ReturnOp, TransposeOp};

impl Verify for TransposeOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let (input, output) = (self.input(ir).ty(ir), self.output(ir).ty(ir));
        let (Some(input), Some(output)) = (input.ranked_shape(), output.ranked_shape()) else {
            return Ok(());
        };
        if input.iter().rev().eq(output) {
            Ok(())
        } else {
            Err(VerifyError::new("expected result shape to be a transpose of the input"))
        }
    }
}

impl Verify for ReshapeOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let (input, output) = (self.input(ir).ty(ir), self.output(ir).ty(ir));
        match (input.num_elements(), output.num_elements()) {
            (Some(before), Some(after)) if before != after => {
                Err(VerifyError::new(format!("makes {after} elements of {before}")))
            }
            _ => Ok(()),
        }
    }
}

impl Verify for ReturnOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let Some(function) = self.op().parent_op(ir).and_then(|parent| FuncOp::cast(ir, parent)) else {
            return Ok(());
        };
        let expected = function.function_type(ir).results();
        let returned: Vec<_> = self.input(ir).map(|value| *value.ty(ir)).into_iter().collect();
        if returned == expected {
            return Ok(());
        }
        let (returned, expected) = (type_list(&returned), type_list(expected));
        Err(VerifyError::new(format!(
            "returns {returned}, but the enclosing function's results are {expected}"
        )))
    }
}

impl VerifyRegions for FuncOp {
    fn verify_regions(self, ir: &Ir<'_>) -> VerifyResult {
        let inputs = self.function_type(ir).inputs();
        let Some(entry) = self.body(ir).entry(ir) else { return Ok(()) };
        let arguments: Vec<_> = entry.arguments(ir).map(|argument| argument.ty(ir)).collect();
        if arguments == inputs {
            Ok(())
        } else {
            Err(VerifyError::new("entry block arguments must match the signature of the function"))
        }
    }
}

fn type_list(types: &[rtblgen_runtime::Type<'_>]) -> String {
    let types: Vec<_> = types.iter().map(|ty| format!("'{ty}'")).collect();
    if types.is_empty() { "nothing".to_owned() } else { types.join(", ") }
}
