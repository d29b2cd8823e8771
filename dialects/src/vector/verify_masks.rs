//! Verifiers of masks.

use rtblgen_runtime::{Ir, TypedOp, Verify, VerifyResult};

use super::{
    ConstantMaskOp, CreateMaskOp, DynMaskableOpInterface, MaskOp, YieldOp, result_type, source_type,
};
use crate::shaped::{fail, fail_plainly};

impl Verify for ConstantMaskOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let (ty, sizes) = (result_type(self, ir), self.mask_dim_sizes(ir));
        let shape = ty.shape();
        if shape.is_empty() {
            return match sizes.as_slice() {
                [0 | 1] => Ok(()),
                [_] => fail_plainly("mask dim size must be either 0 or 1 for 0-D vectors"),
                _ => fail_plainly("array attr must have length 1 for 0-D vectors"),
            };
        }
        if sizes.len() != shape.len() {
            return fail("must specify array attr of size equal vector result rank");
        }
        for (at, (size, whole)) in sizes.iter().zip(shape).enumerate() {
            if !(0..=*whole).contains(size) {
                return fail("array attr of size out of bounds of vector result dimension size");
            }
            if ty.scalable_dims()[at] && *size != 0 && size != whole {
                return fail("only supports 'none set' or 'all set' scalable dimensions");
            }
        }
        match sizes.contains(&0) && sizes.iter().any(|size| *size != 0) {
            true => {
                fail("expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim")
            }
            false => Ok(()),
        }
    }
}

impl Verify for CreateMaskOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let (rank, count) = (result_type(self, ir).shape().len(), self.op().operand_count(ir));
        match rank {
            0 if count != 1 => fail("must specify exactly one operand for 0-D create_mask"),
            1.. if count != rank => fail("must specify an operand for each result vector dimension"),
            _ => Ok(()),
        }
    }
}

impl Verify for MaskOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let ops: Vec<_> =
            self.op().region(ir, 0).entry(ir).map_or(Vec::new(), |block| block.ops(ir).collect());
        let Some(last) = ops.last() else { return fail("expects a terminator within the mask region") };
        if ops.len() > 2 {
            return fail("expects only one operation to mask");
        }
        let Some(end) = YieldOp::cast(ir, *last) else {
            return fail("expects a terminator within the mask region");
        };
        let count = self.op().result_count(ir);
        if end.op().operand_count(ir) != count {
            return fail("expects number of results to match mask region yielded values");
        }
        if ops.len() == 1 {
            return Ok(());
        }
        let Some(maskable) = DynMaskableOpInterface::cast(ir, ops[0]) else {
            return fail("expects a MaskableOpInterface within the mask region");
        };
        self.verify_masked(ir, maskable, end)
    }
}

impl MaskOp {
    fn verify_masked(self, ir: &Ir<'_>, maskable: DynMaskableOpInterface, end: YieldOp) -> VerifyResult {
        let masked = maskable.op();
        if masked.result_count(ir) != self.op().result_count(ir) {
            return fail("expects number of results to match maskable operation number of results");
        }
        if !masked.results(ir).eq(end.op().operands(ir)) {
            return fail(
                "expects all the results from the MaskableOpInterface to match all the values returned by the terminator",
            );
        }
        if !masked.result_types(ir).eq(self.op().result_types(ir)) {
            return fail("expects result type to match maskable operation result type");
        }
        if masked.result_types(ir).filter(|ty| ty.is_vector()).count() > 1 {
            return fail("multiple vector results not supported");
        }
        let expected = maskable.expected_mask_type(ir);
        match expected {
            Some(expected) if source_type(self, ir) == expected => {}
            Some(expected) => return fail(format!("expects a '{expected}' mask for the maskable operation")),
            None => return fail("expects a maskable operation that says which mask it takes"),
        }
        if self.op().operand_count(ir) == 1 {
            return Ok(());
        }
        if !maskable.supports_passthru(ir) {
            return fail("doesn't expect a passthru argument for this maskable operation");
        }
        if masked.result_count(ir) != 1 {
            return fail("expects result when passthru argument is provided");
        }
        match self.op().operand(ir, 1).ty(ir) == masked.result(ir, 0).ty(ir) {
            true => Ok(()),
            false => fail("expects passthru type to match result type"),
        }
    }
}
