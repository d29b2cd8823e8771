//! Verifiers of `pdl_interp`.

use rtblgen_runtime::{Ir, Type, TypedOp, Value, Verify, VerifyError, VerifyResult};

use super::{
    CreateOperationOp, CreateRangeOp, ForEachOp, SwitchAttributeOp, SwitchOperandCountOp,
    SwitchOperationNameOp, SwitchResultCountOp, SwitchTypeOp, SwitchTypesOp,
};
use crate::pdl::{RangeType, ValueType, optional_range_of, range_of, verify_element_types};

/// The type of values whose types are of a type: a range for a range.
pub fn values_of_types(types: Type<'_>) -> Type<'_> {
    let value = ValueType::get(types.context()).into();
    if types.cast::<RangeType<'_>>().is_some() { range_of(value) } else { value }
}

impl ForEachOp {
    /// The argument of the region that stands for the element.
    pub fn loop_variable(self, ir: &Ir<'_>) -> Option<Value> {
        self.region(ir).entry(ir)?.arguments(ir).next()
    }
}

impl Verify for ForEachOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let count = self.region(ir).entry(ir).map_or(0, |entry| entry.argument_count(ir));
        let (1, Some(variable)) = (count, self.loop_variable(ir)) else {
            return Err(VerifyError::new("requires exactly one argument"));
        };
        match optional_range_of(variable.ty(ir)) == Some(*self.values(ir).ty(ir)) {
            true => Ok(()),
            false => Err(VerifyError::new("operand must be a range of loop variable type")),
        }
    }
}

impl Verify for CreateOperationOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        if !self.inferred_result_types(ir) {
            return Ok(());
        }
        if self.input_result_types(ir).next().is_some() {
            return Err(VerifyError::new("with inferred results cannot also have explicit result types"));
        }
        let name = self.name(ir);
        match ir.context().op_name(name).type_inference() {
            Some(_) => Ok(()),
            None => Err(VerifyError::new(format!(
                "has inferred results, but the created operation '{name}' does not support result type inference (or is not \
                 registered)"
            ))),
        }
    }
}

impl Verify for CreateRangeOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        verify_element_types(ir, self.op(), *self.result(ir))
    }
}

/// A switch has as many destinations as values.
fn verify_cases(destinations: usize, values: usize) -> VerifyResult {
    if destinations == values {
        return Ok(());
    }
    Err(VerifyError::new(format!(
        "expected number of cases to match the number of case values, got {destinations} but expected {values}"
    )))
}

macro_rules! verify_switch {
    ($($op:ty: $count:ident),* $(,)?) => {
        $(impl Verify for $op {
            fn verify(self, ir: &Ir<'_>) -> VerifyResult {
                verify_cases(self.cases(ir).count(), self.case_values(ir).$count())
            }
        })*
    };
}

verify_switch!(
    SwitchAttributeOp: len,
    SwitchOperandCountOp: num_elements,
    SwitchOperationNameOp: len,
    SwitchResultCountOp: num_elements,
    SwitchTypeOp: len,
    SwitchTypesOp: len,
);
