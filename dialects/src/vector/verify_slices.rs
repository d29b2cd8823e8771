//! Verifiers of strided slices.

use rtblgen_runtime::{ArrayAttr, Ir, Type, TypedOp, Verify, VerifyResult};

use super::types::with_dims;
use super::{ExtractStridedSliceOp, InsertStridedSliceOp, result_type, source_type};
use crate::shaped::fail;

/// The values of an integer array attribute.
pub(super) fn integers(op: impl TypedOp, ir: &Ir<'_>, name: &str) -> Vec<i64> {
    let list = op.op().attribute(ir, name).and_then(|list| list.cast::<ArrayAttr<'_>>());
    list.map_or(Vec::new(), |list| {
        list.elements().iter().filter_map(|own| own.as_integer()).map(|own| own as i64).collect()
    })
}

/// Checks that each number is in `min..size + extra`.
fn verify_in_shape(numbers: &[i64], shape: &[i64], name: &str, min: i64, extra: i64) -> VerifyResult {
    for (at, (number, size)) in numbers.iter().zip(shape).enumerate() {
        let max = size.saturating_add(extra);
        if *number < min || *number >= max {
            return fail(format!("expected {name} dimension {at} to be confined to [{min}, {max})"));
        }
    }
    Ok(())
}

fn verify_strides(strides: &[i64]) -> VerifyResult {
    match strides.iter().all(|stride| *stride == 1) {
        true => Ok(()),
        false => fail("expected strides to be confined to [1, 2)"),
    }
}

/// Checks that each offset plus size is at most the dimension.
fn verify_ends(offsets: &[i64], sizes: &[i64], shape: &[i64], name: &str) -> VerifyResult {
    for (at, ((offset, size), whole)) in offsets.iter().zip(sizes).zip(shape).enumerate() {
        let (end, max) = (offset.saturating_add(*size), whole.saturating_add(1));
        if end < 0 || end >= max {
            return fail(format!(
                "expected sum(offsets, {name}) dimension {at} to be confined to [1, {max})"
            ));
        }
    }
    Ok(())
}

/// The type of a slice: `sizes` replaces the leading dimensions.
pub(super) fn slice_type<'c>(ty: Type<'c>, sizes: &[i64]) -> Type<'c> {
    let rest = ty.shape().get(sizes.len()..).unwrap_or_default();
    let scalable = ty.scalable_dims();
    let shape = [sizes, rest].concat();
    let flags: Vec<bool> = (0..shape.len()).map(|at| scalable.get(at).copied().unwrap_or(false)).collect();
    with_dims(ty, &shape, &flags)
}

impl Verify for InsertStridedSliceOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let (part, whole) = (source_type(self, ir), result_type(self, ir));
        let (offsets, strides) = (integers(self, ir, "offsets"), integers(self, ir, "strides"));
        let (own, shape) = (part.shape(), whole.shape());
        if offsets.len() != shape.len() {
            return fail("expected offsets of same size as destination vector rank");
        }
        if strides.len() != own.len() {
            return fail("expected strides of same size as source vector rank");
        }
        let Some(lead) = shape.len().checked_sub(own.len()) else {
            return fail("expected source rank to be no greater than destination rank");
        };
        verify_in_shape(&offsets, shape, "offsets", 0, 0)?;
        verify_strides(&strides)?;
        let sizes = [vec![0; lead], own.to_vec()].concat();
        verify_ends(&offsets, &sizes, shape, "source vector shape")?;
        for (at, (size, scalable)) in own.iter().zip(part.scalable_dims()).enumerate() {
            if *scalable != whole.scalable_dims()[lead + at] {
                return fail(format!("mismatching scalable flags (at source vector idx={at})"));
            }
            verify_scalable(*scalable, at, *size, shape[lead + at])?;
        }
        Ok(())
    }
}

/// Checks that a slice covers a whole scalable dimension.
fn verify_scalable(scalable: bool, at: usize, size: i64, whole: i64) -> VerifyResult {
    if !scalable || size == whole {
        return Ok(());
    }
    fail(format!(
        "expected size at idx={at} to match the corresponding base size from the input vector ({size} vs {whole})"
    ))
}

impl Verify for ExtractStridedSliceOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let (ty, shape) = (source_type(self, ir), source_type(self, ir).shape());
        let [offsets, sizes, strides] = ["offsets", "sizes", "strides"].map(|name| integers(self, ir, name));
        if [sizes.len(), strides.len()] != [offsets.len(); 2] {
            return fail("expected offsets, sizes and strides attributes of same size");
        }
        if offsets.len() > shape.len() {
            return fail("expected offsets attribute of rank no greater than vector rank");
        }
        verify_in_shape(&offsets, shape, "offsets", 0, 0)?;
        verify_in_shape(&sizes, shape, "sizes", 1, 1)?;
        verify_strides(&strides)?;
        verify_ends(&offsets, &sizes, shape, "sizes")?;
        let expected = slice_type(ty, &sizes);
        if result_type(self, ir) != expected {
            return fail(format!("expected result type to be '{expected}'"));
        }
        for (at, size) in sizes.iter().enumerate() {
            verify_scalable(ty.scalable_dims()[at], at, *size, shape[at])?;
        }
        Ok(())
    }
}
