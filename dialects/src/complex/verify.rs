//! Verifiers of `complex`.

use rtblgen_runtime::{Ir, Type, Verify, VerifyError, VerifyResult};

use super::{BitcastOp, ConstantOp};

fn fail(message: impl Into<String>) -> VerifyResult {
    Err(VerifyError::new(message))
}

impl Verify for ConstantOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let parts: Vec<_> = self.value(ir).to_vec();
        let &[real, imaginary] = parts.as_slice() else {
            return fail("requires 'value' to be a complex constant, represented as array of two values");
        };
        if parts.iter().any(|part| !part.is_float() && !part.is_integer()) {
            return fail("requires attribute's elements to be float or integer attributes");
        }
        let part = self.complex(ir).ty(ir).element_type();
        match real.ty().zip(imaginary.ty()) {
            Some((real, imaginary)) if real != part || imaginary != part => fail(format!(
                "requires attribute's element types ('{real}', '{imaginary}') to match the element type of the op's return \
                 type ('{part}')"
            )),
            _ => Ok(()),
        }
    }
}

fn is_number(ty: Type<'_>) -> bool {
    ty.is_complex() || ty.int_or_float_bit_width().is_some()
}

impl Verify for BitcastOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let (from, to) = (self.operand(ir).ty(ir), self.result(ir).ty(ir));
        if from == to {
            return Ok(());
        }
        for (name, ty) in [("operand", from), ("result", to)] {
            if !is_number(ty) {
                return fail(format!("{name} must be int/float/complex"));
            }
        }
        if from.is_complex() == to.is_complex() {
            return fail("requires that either input or output has a complex type");
        }
        let (complex, number) = if from.is_complex() { (from, to) } else { (to, from) };
        let bits = complex.element_type().int_or_float_bit_width().map(|bits| 2 * bits);
        match bits == number.int_or_float_bit_width() {
            true => Ok(()),
            false => fail("casting bitwidths do not match"),
        }
    }
}
