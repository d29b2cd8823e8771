//! The verifier of `llvm.mlir.constant`.

use rtblgen_runtime::constants::{Float, Int, splat};
use rtblgen_runtime::{
    ArrayAttr, Attribute, FloatAttr, IntegerAttr, Ir, StringAttr, Type, TypedOp, Verify, VerifyResult,
};

use super::verify_functions::error;
use super::{
    ConstantOp, LLVMArrayType, LLVMPPCFP128Type, LLVMStructType, LLVMTargetExtType, UndefAttr, ZeroAttr,
};

/// The number of elements of nested arrays and vectors.
fn count(ty: Type<'_>) -> u64 {
    if ty.is_vector() {
        return ty.num_elements().unwrap_or(1) as u64;
    }
    match ty.cast::<LLVMArrayType<'_>>() {
        Some(own) => own.num_elements().saturating_mul(count(own.element_type())),
        None => 1,
    }
}

/// The element type of nested arrays and of a vector in them.
fn innermost<'c>(ty: Type<'c>) -> Type<'c> {
    match ty.cast::<LLVMArrayType<'c>>() {
        Some(own) => innermost(own.element_type()),
        None => ty.element_type_or_self(),
    }
}

fn has_scalable_vector(ty: Type<'_>) -> bool {
    match ty.cast::<LLVMArrayType<'_>>() {
        Some(own) => has_scalable_vector(own.element_type()),
        None => ty.is_scalable_vector(),
    }
}

impl Verify for ConstantOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let (value, ty) = (self.value_attr(ir), self.op().result(ir, 0).ty(ir));
        if let Some(text) = value.cast::<StringAttr<'_>>() {
            let length = text.bytes().len();
            let array = ty.cast::<LLVMArrayType<'_>>();
            let is_right = |ty: LLVMArrayType<'_>| {
                ty.num_elements() == length as u64 && ty.element_type().is_signless_integer(8)
            };
            return match array.is_some_and(is_right) {
                true => Ok(()),
                false => {
                    error(format!("expected array type of {length} i8 elements for the string constant"))
                }
            };
        }
        if let Some(structure) = ty.cast::<LLVMStructType<'_>>() {
            return verify_struct(value, structure);
        }
        if ty.is::<LLVMTargetExtType<'_>>() {
            return error("does not support target extension type.");
        }
        if value.is::<IntegerAttr<'_>>() {
            return match ty.is_any_integer() {
                true => Ok(()),
                false => error("expected integer type"),
            };
        }
        if let Some(float) = value.cast::<FloatAttr<'_>>() {
            return verify_float(float.ty(), ty);
        }
        if let Some(elements) = value.ty().filter(|ty| ty.is_shaped() && value.is_elements()) {
            return verify_elements(value, elements, ty);
        }
        if let Some(array) = value.cast::<ArrayAttr<'_>>() {
            return match ty.cast::<LLVMArrayType<'_>>() {
                Some(ty) => verify_array(array.elements(), ty, 0),
                None => error("expected array or struct type for array attribute"),
            };
        }
        error("only supports integer, float, string or elements attributes")
    }
}

/// Checks the type of a float constant: the value's type, or a type without float semantics. Integers must have its width.
fn verify_float(own: Type<'_>, ty: Type<'_>) -> VerifyResult {
    if ty.is_float() || ty.is::<LLVMPPCFP128Type<'_>>() {
        return match own == ty {
            true => Ok(()),
            false => error("attribute and type have different float semantics"),
        };
    }
    let width = own.int_or_float_bit_width().unwrap_or(0);
    match ty.is_any_integer() && ty.int_or_float_bit_width() != Some(width) {
        true => error(format!("expected integer type of width {width}")),
        false => Ok(()),
    }
}

fn verify_struct(value: Attribute<'_>, ty: LLVMStructType<'_>) -> VerifyResult {
    let Some(values) = value.cast::<ArrayAttr<'_>>() else {
        return error("expected array attribute for struct type");
    };
    let types = ty.elements();
    if values.len() != types.len() {
        return error(format!("expected array attribute of size {}", types.len()));
    }
    for (number, (value, ty)) in values.elements().iter().zip(types).enumerate() {
        if !(ty.is_any_signless_integer() || ty.is_index() || ty.is_float()) {
            return error("expected struct element types to be floating point type or integer type");
        }
        if !value.is::<FloatAttr<'_>>() && !value.is::<IntegerAttr<'_>>() {
            return error("expected element of array attribute to be floating point or integer");
        }
        if value.ty() != Some(ty) {
            return error(format!("struct element at index {number} is of wrong type"));
        }
    }
    Ok(())
}

fn verify_elements(value: Attribute<'_>, own: Type<'_>, ty: Type<'_>) -> VerifyResult {
    if has_scalable_vector(ty) {
        let is_splat = splat::<Int>(value).is_some() || splat::<Float>(value).is_some();
        return match is_splat {
            true => Ok(()),
            false => error("scalable vector type requires a splat attribute"),
        };
    }
    if !ty.is_vector() && !ty.is::<LLVMArrayType<'_>>() {
        return error("expected vector or array type");
    }
    let found = own.num_elements().unwrap_or(0) as u64;
    if count(ty) != found {
        return error(format!(
            "type and attribute have a different number of elements: {} vs. {found}",
            count(ty)
        ));
    }
    let (own, ty) = (own.element_type(), innermost(ty));
    if own.is_float() {
        return verify_float(own, ty);
    }
    match own.is_any_integer() && !ty.is_any_integer() {
        true => error("expected integer element type for integer elements attribute"),
        false => Ok(()),
    }
}

/// Checks the constant of nested arrays of structures.
fn verify_array(values: &[Attribute<'_>], ty: LLVMArrayType<'_>, dim: usize) -> VerifyResult {
    if ty.num_elements() != values.len() as u64 {
        return error(format!(
            "array attribute size does not match array type size in dimension {dim}: {} vs. {}",
            values.len(),
            ty.num_elements()
        ));
    }
    let is_empty = |value: &Attribute<'_>| value.is::<ZeroAttr<'_>>() || value.is::<UndefAttr<'_>>();
    if let Some(inner) = ty.element_type().cast::<LLVMArrayType<'_>>() {
        for (number, value) in values.iter().enumerate().filter(|(_, value)| !is_empty(value)) {
            let Some(array) = value.cast::<ArrayAttr<'_>>() else {
                return error(format!(
                    "nested attribute for sub-array in dimension {dim} at index {number} must be a zero, or undef, or \
                     array attribute"
                ));
            };
            verify_array(array.elements(), inner, dim + 1)?;
        }
        return Ok(());
    }
    let Some(structure) = ty.element_type().cast::<LLVMStructType<'_>>() else {
        return error("for array with an array attribute must have a struct element type");
    };
    let length = structure.elements().len();
    for (number, value) in values.iter().enumerate().filter(|(_, value)| !is_empty(value)) {
        let Some(array) = value.cast::<ArrayAttr<'_>>() else {
            return error(format!(
                "nested attribute for struct element at index {number} must be a zero, or undef, or array attribute"
            ));
        };
        if array.len() != length {
            return error(format!(
                "nested array attribute size for struct element at index {number} must match struct size: {} vs. \
                 {length}",
                array.len()
            ));
        }
    }
    Ok(())
}
