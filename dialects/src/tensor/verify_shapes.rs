//! Verifiers of operations that change the number of dimensions.

use crate::shapes::{Reassociation, reassociation_of};
use rtblgen_runtime::{DYNAMIC, Ir, Type, TypedOp, Verify, VerifyResult};

use super::types::plain_type;
use super::{CollapseShapeOp, ExpandShapeOp, ReshapeOp, result_type, source_type};
use crate::shaped::fail;

impl Verify for ReshapeOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let (source, result) = (source_type(self, ir), result_type(self, ir));
        if source.element_type() != result.element_type() {
            return fail("element types of source and destination tensor types should be the same");
        }
        if !result.has_rank() {
            return Ok(());
        }
        let counts = source.num_elements().zip(result.num_elements());
        if counts.is_some_and(|(source, result)| source != result) {
            return fail("source and destination tensor should have the same number of elements");
        }
        match self.op().operand(ir, 1).ty(ir).shape() {
            [DYNAMIC] => fail(
                "cannot use shape operand with dynamic length to reshape to statically-ranked tensor type",
            ),
            [length] if *length != result.shape().len() as i64 => {
                fail("length of shape operand differs from the result's tensor rank")
            }
            _ => Ok(()),
        }
    }
}

/// The first group that does not continue the one before it.
fn invalid_group(groups: &Reassociation) -> Option<usize> {
    let mut next = 0;
    groups.iter().position(|group| {
        let is_valid = group.iter().all(|index| {
            next += 1;
            *index == next - 1
        });
        !is_valid
    })
}

fn verify_reshape<'c>(expanded: Type<'c>, collapsed: Type<'c>, groups: &Reassociation) -> VerifyResult {
    let (large, small) = (expanded.shape(), collapsed.shape());
    if large.len() < small.len() {
        return fail(format!(
            "expected the expanded type, '{expanded}' to have a higher (or same) rank than the collapsed type, \
             '{collapsed}'."
        ));
    }
    if small.len() != groups.len() {
        return fail(format!(
            "expected collapsed rank ({}) to equal the number of reassociation maps ({}).",
            small.len(),
            groups.len()
        ));
    }
    // As in MLIR, the numbers of dimensions have 32 bits.
    let last = groups.iter().flatten().map(|dimension| *dimension as u32).max();
    let count = last.map_or(0, |last| last.wrapping_add(1));
    if !groups.is_empty() && count as usize != large.len() {
        return fail(format!(
            "expected reassociation map #0 to have size equal to the expanded rank ({}), but it is  {count}.",
            large.len()
        ));
    }
    if let Some(group) = invalid_group(groups) {
        return fail(format!("expected reassociation map #{group} to be valid and contiguous."));
    }
    verify_sizes(large, small, groups)?;
    let expected = plain_type(expanded, small);
    match collapsed.element_type() == expanded.element_type() {
        true => Ok(()),
        false => fail(format!("expected collapsed type to be '{expected}', but got '{collapsed}'")),
    }
}

/// Compares the size of each collapsed dimension with the product of its group.
fn verify_sizes(large: &[i64], small: &[i64], groups: &Reassociation) -> VerifyResult {
    let mut rest = large;
    for (dim, (group, size)) in groups.iter().zip(small).enumerate() {
        let sizes;
        (sizes, rest) = rest.split_at(group.len());
        if sizes.contains(&DYNAMIC) {
            if *size != DYNAMIC {
                return fail(format!(
                    "expected dimension {dim} of collapsed type to be dynamic since one or more of the corresponding \
                     dimensions in the expanded type is dynamic"
                ));
            }
            continue;
        }
        let product: i64 = sizes.iter().fold(1, |product: i64, size| product.wrapping_mul(*size));
        if *size != product {
            return fail(format!(
                "expected dimension {dim} of collapsed type to be static value of {product}"
            ));
        }
    }
    Ok(())
}

impl Verify for ExpandShapeOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let (source, result) = (source_type(self, ir), result_type(self, ir));
        let sizes = self.static_output_shape(ir);
        let rank = result.shape().len();
        if sizes.len() != rank {
            return fail(format!(
                "expected number of static shape dims to be equal to the output rank ({rank}) but found {} inputs \
                 instead",
                sizes.len()
            ));
        }
        let dynamic = sizes.iter().filter(|size| **size == DYNAMIC).count();
        let values = self.op().operand_count(ir) - 1;
        if values != dynamic {
            return fail(format!(
                "mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has {dynamic} \
                 dynamic dims while output_shape has {values} values"
            ));
        }
        verify_reshape(result, source, &reassociation_of(self, ir))
    }
}

impl Verify for CollapseShapeOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let groups = reassociation_of(self, ir);
        if groups.iter().any(Vec::is_empty) {
            return fail("reassociation indices must not be empty");
        }
        verify_reshape(source_type(self, ir), result_type(self, ir), &groups)
    }
}
