//! Verifiers of operations that make tensors and access elements.

use crate::shapes::verify_dynamic_sizes;
use rtblgen_runtime::{DYNAMIC, Ir, Op, Type, TypedOp, Verify, VerifyRegions, VerifyResult};

use super::types::{concat_type, padded_type};
use super::{
    ConcatOp, EmptyOp, ExtractOp, GatherOp, GenerateOp, InsertOp, PadOp, ScatterOp, SplatOp, YieldOp,
    result_type, source_type,
};
use crate::shaped::{fail, fail_plainly};

impl Verify for EmptyOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        verify_dynamic_sizes(result_type(self, ir), self.op().operand_count(ir))
    }
}

impl Verify for SplatOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        verify_dynamic_sizes(result_type(self, ir), self.op().operand_count(ir) - 1)
    }
}

impl Verify for ExtractOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        match source_type(self, ir).shape().len() + 1 == self.op().operand_count(ir) {
            true => Ok(()),
            false => fail("incorrect number of indices for extract_element"),
        }
    }
}

impl Verify for InsertOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        match result_type(self, ir).shape().len() + 2 == self.op().operand_count(ir) {
            true => Ok(()),
            false => fail("incorrect number of indices"),
        }
    }
}

impl Verify for GenerateOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        verify_dynamic_sizes(result_type(self, ir), self.op().operand_count(ir))
    }
}

/// The types of the arguments of the body, and that of the element that it computes.
fn body_types<'c>(op: Op, ir: &Ir<'c>) -> (Vec<Type<'c>>, Option<Type<'c>>) {
    let Some(block) = op.region(ir, 0).entry(ir) else { return (Vec::new(), None) };
    let last = block.last_op(ir).and_then(|last| YieldOp::cast(ir, last));
    (block.argument_types(ir).collect(), last.map(|last| source_type(last, ir)))
}

impl VerifyRegions for GenerateOp {
    fn verify_regions(self, ir: &Ir<'_>) -> VerifyResult {
        let ty = result_type(self, ir);
        let (arguments, element) = body_types(self.op(), ir);
        if !arguments.iter().all(|ty| ty.is_index()) {
            return fail_plainly("all body arguments must be index");
        }
        if arguments.len() != ty.shape().len() {
            return fail_plainly("must have one body argument per input dimension");
        }
        match element == Some(ty.element_type()) {
            true => Ok(()),
            false => fail("body must be terminated with a `yield` operation of the tensor element type"),
        }
    }
}

impl Verify for PadOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let (source, result) = (source_type(self, ir), result_type(self, ir));
        let Some(expected) = padded_type(source, [&self.static_low(ir), &self.static_high(ir)], None) else {
            return fail_plainly(format!(
                "failed to infer expectedType from sourceType '{source}', specified resultType is '{result}'"
            ));
        };
        let (found, inferred) = (result.shape(), expected.shape());
        let agree = |(found, inferred): (&i64, &i64)| found == inferred || *inferred == DYNAMIC;
        match found.len() == inferred.len() && found.iter().zip(inferred).all(agree) {
            true => Ok(()),
            false => fail_plainly(format!(
                "specified type '{result}' does not match the inferred type '{expected}'"
            )),
        }
    }
}

impl VerifyRegions for PadOp {
    fn verify_regions(self, ir: &Ir<'_>) -> VerifyResult {
        let ty = result_type(self, ir);
        let rank = ty.shape().len();
        let (arguments, element) = body_types(self.op(), ir);
        if arguments.len() != rank {
            return fail_plainly(format!("expected the block to have {rank} arguments"));
        }
        if let Some(at) = arguments.iter().position(|ty| !ty.is_index()) {
            return fail(format!("expected block argument {} to be an index", at + 1));
        }
        match element == Some(ty.element_type()) {
            true => Ok(()),
            false => fail("expected yield type to match shape element type"),
        }
    }
}

impl Verify for ConcatOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let result = result_type(self, ir);
        let rank = result.shape().len();
        let inputs: Vec<_> = self.op().operand_types(ir).collect();
        if inputs.is_empty() {
            return fail("requires at least one input");
        }
        if inputs.iter().any(|input| input.shape().len() != rank) {
            return fail("rank of concatenated inputs must match result rank");
        }
        if inputs.iter().any(|input| input.element_type() != result.element_type()) {
            return fail("inputs and result element type must match");
        }
        let Some(dim) = usize::try_from(self.dim(ir)).ok().filter(|dim| *dim < rank) else {
            return fail("concatenation dim must be less than the tensor rank");
        };
        let expected = match concat_type(dim, &inputs) {
            Ok(expected) => expected,
            Err(at) => {
                return fail(format!(
                    "static concatenation size mismatch along non-concatenated dimension {at}"
                ));
            }
        };
        let differ = |(own, other): (&i64, &i64)| own != other && *own != DYNAMIC && *other != DYNAMIC;
        match expected.shape().iter().zip(result.shape()).any(differ) {
            false => Ok(()),
            true => {
                fail(format!("result type '{result}'does not match inferred shape '{expected}' static sizes"))
            }
        }
    }
}

/// Checks the dimensions along which elements are gathered or scattered.
fn verify_coordinates(dims: &[i64], indices: &[i64], whole: &[i64], [name, of]: [&str; 2]) -> VerifyResult {
    if dims.is_empty() {
        return fail(format!("{name}_dims must be non-empty"));
    }
    if dims.len() > whole.len() {
        return fail(format!("{name}_dims overflow {of} rank"));
    }
    if indices.last() != Some(&(dims.len() as i64)) {
        return fail(format!("{name}_dims length must match the size of last dimension of indices"));
    }
    for dim in dims {
        if *dim < 0 {
            return fail(format!("{name}_dims value must be non-negative"));
        }
        if *dim >= whole.len() as i64 {
            return fail(format!("{name}_dims value must be smaller than {of} rank"));
        }
    }
    match dims.is_sorted_by(|a, b| a < b) {
        true => Ok(()),
        false => fail(format!("{name}_dims values must be strictly increasing")),
    }
}

/// The two types that a gathered tensor may have: gathered dimensions have size 1, or are left out.
fn gathered_types<'c>(whole: Type<'c>, indices: &[i64], dims: &[i64]) -> [Type<'c>; 2] {
    let leading = &indices[..indices.len() - 1];
    let is_gathered = |dim: usize| dims.contains(&(dim as i64));
    let sizes = || whole.shape().iter().copied().enumerate();
    let full: Vec<i64> = sizes().map(|(dim, size)| if is_gathered(dim) { 1 } else { size }).collect();
    let reduced: Vec<i64> = sizes().filter(|(dim, _)| !is_gathered(*dim)).map(|(_, size)| size).collect();
    [full, reduced].map(|rest| whole.with_shape(&[leading, &rest].concat()))
}

/// Compares the type of a gathered or scattered tensor with the two that it may have.
fn verify_gathered(found: Type<'_>, expected: [Type<'_>; 2], what: &str) -> VerifyResult {
    let [full, reduced] = expected;
    match expected.contains(&found) {
        true => Ok(()),
        false => fail(format!(
            "{what} type mismatch: expected '{full}' or its rank-reduced variant '{reduced}' (got: '{found}')"
        )),
    }
}

impl Verify for GatherOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let (whole, dims) = (source_type(self, ir), self.gather_dims(ir));
        let indices = self.op().operand(ir, 1).ty(ir).shape();
        verify_coordinates(&dims, indices, whole.shape(), ["gather", "source"])?;
        verify_gathered(result_type(self, ir), gathered_types(whole, indices, &dims), "result")
    }
}

impl Verify for ScatterOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let (whole, dims) = (self.op().operand(ir, 1).ty(ir), self.scatter_dims(ir));
        let indices = self.op().operand(ir, 2).ty(ir).shape();
        verify_coordinates(&dims, indices, whole.shape(), ["scatter", "dest"])?;
        if !self.unique(ir) {
            return fail("requires 'unique' attribute to be set");
        }
        verify_gathered(source_type(self, ir), gathered_types(whole, indices, &dims), "source")
    }
}
