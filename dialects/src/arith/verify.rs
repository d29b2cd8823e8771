//! Verifiers of `arith`.

use rtblgen_runtime::{DenseElementsAttr, Ir, Type, TypedOp, Verify, VerifyError, VerifyResult};

use super::types::{element_width, i1_same_shape};
use super::{
    ConstantOp, ExtFOp, ExtSIOp, ExtUIOp, ScalingExtFOp, ScalingTruncFOp, SelectOp, TruncFOp, TruncIOp,
};

impl Verify for ConstantOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let (value, ty) = (self.value_attr(ir), self.result(ir).ty(ir));
        if ty.is_any_integer() && !ty.is_any_signless_integer() {
            return Err(VerifyError::new("integer return type must be signless"));
        }
        if !value.is_integer() && !value.is_float() && !value.is_elements() {
            return Err(VerifyError::new("value must be an integer, float, or elements attribute"));
        }
        let is_splat = value.cast::<DenseElementsAttr<'_>>().is_some_and(DenseElementsAttr::is_splat);
        if ty.is_scalable_vector() && !is_splat {
            return Err(VerifyError::new(
                "intializing scalable vectors with elements attribute is not supported unless it's a vector splat",
            ));
        }
        Ok(())
    }
}

/// Checks that one type is wider than another.
fn verify_wider(result: Type<'_>, operand: Type<'_>) -> VerifyResult {
    if element_width(result) > element_width(operand) {
        return Ok(());
    }
    let (result, operand) = (result.element_type_or_self(), operand.element_type_or_self());
    Err(VerifyError::plain(format!("result type '{result}' must be wider than operand type '{operand}'")))
}

/// Checks that one type is narrower than another.
fn verify_narrower(result: Type<'_>, operand: Type<'_>) -> VerifyResult {
    if element_width(result) < element_width(operand) {
        return Ok(());
    }
    let (result, operand) = (result.element_type_or_self(), operand.element_type_or_self());
    Err(VerifyError::plain(format!("result type '{result}' must be shorter than operand type '{operand}'")))
}

macro_rules! verify_casts {
    ($verify:ident: $($op:ident)*) => {$(
        impl Verify for $op {
            fn verify(self, ir: &Ir<'_>) -> VerifyResult {
                let op = self.op();
                $verify(op.result(ir, 0).ty(ir), op.operand(ir, 0).ty(ir))
            }
        }
    )*};
}

verify_casts!(verify_wider: ExtUIOp ExtSIOp ExtFOp ScalingExtFOp);
verify_casts!(verify_narrower: TruncIOp TruncFOp ScalingTruncFOp);

impl Verify for SelectOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let (condition, result) = (self.condition(ir).ty(ir), self.result(ir).ty(ir));
        if condition.is_signless_integer(1) {
            return Ok(());
        }
        if !result.is_tensor() && !result.is_vector() {
            let message = format!("expected condition to be a signless i1, but got '{condition}'");
            return Err(VerifyError::new(message));
        }
        let expected = i1_same_shape(result);
        if condition == expected {
            return Ok(());
        }
        Err(VerifyError::new(format!(
            "expected condition type to have the same shape as the result type, expected '{expected}', but got \
             '{condition}'"
        )))
    }
}
