//! Verifiers of operations on parts of tensors.

use crate::shapes::{Slice, SliceMismatch, verify_in_bounds};
use rtblgen_runtime::asm::PrintOptions;
use rtblgen_runtime::interfaces::DynInParallelOpInterface;
use rtblgen_runtime::{Ir, Type, TypedOp, Verify, VerifyResult};

use super::{ExtractSliceOp, InsertSliceOp, ParallelInsertSliceOp, result_type, source_type};
use crate::shaped::fail_plainly;

/// Compares the type of a part of a tensor with the slice, and checks that it is inside of the tensor.
fn verify_slice<'c>(whole: Type<'c>, part: Type<'c>, slice: &Slice<'c>) -> VerifyResult {
    let [offsets, sizes, strides] = slice.numbers();
    let expected = whole.with_shape(&sizes);
    match SliceMismatch::of_types(expected, part) {
        Ok(()) => {}
        Err(SliceMismatch::RankTooLarge) => {
            return fail_plainly("expected rank to be smaller or equal to the other rank. ");
        }
        Err(SliceMismatch::ElementType) => {
            return fail_plainly(format!("expected element type to be '{}'", expected.element_type()));
        }
        Err(_) => {
            return fail_plainly(format!(
                "expected type to be '{expected}' or a rank-reduced version. (size mismatch) "
            ));
        }
    }
    verify_in_bounds(whole.shape(), [&offsets, &sizes, &strides]).or_else(fail_plainly)
}

impl Verify for ExtractSliceOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        verify_slice(source_type(self, ir), result_type(self, ir), &self.slice(ir))
    }
}

impl Verify for InsertSliceOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        verify_slice(result_type(self, ir), source_type(self, ir), &self.slice(ir))
    }
}

impl Verify for ParallelInsertSliceOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let parent = self.op().parent_op(ir);
        if parent.is_none_or(|parent| DynInParallelOpInterface::cast(ir, parent).is_none()) {
            let options = PrintOptions { generic: true, local_scope: true, ..PrintOptions::default() };
            let parent = parent.map(|parent| ir.print_op(parent, &options)).unwrap_or_default();
            // Text of several lines starts on one of its own.
            let separator = if parent.contains('\n') { "\n" } else { "" };
            return fail_plainly(format!("expected InParallelOpInterface parent, got:{separator}{parent}"));
        }
        verify_slice(self.op().operand(ir, 1).ty(ir), source_type(self, ir), &self.slice(ir))
    }
}
