//! Verifiers of `gpu`.

use rtblgen_runtime::{
    FunctionType, Ir, NamedAttribute, Op, Place, TypedOp, Verify, VerifyError, VerifyOpAttribute,
    VerifyRegions, VerifyResult,
};

use super::*;

fn fail(message: impl Into<String>) -> VerifyResult {
    Err(VerifyError::new(message))
}

impl Verify for LaunchOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let sizes = [self.cluster_size_x(ir), self.cluster_size_y(ir), self.cluster_size_z(ir)];
        match sizes.iter().flatten().count() {
            0 | 3 => Ok(()),
            _ => fail("cluster size must be all present"),
        }
    }
}

impl VerifyRegions for LaunchOp {
    /// The region has the ids and sizes of blocks and threads; blocks end with `gpu.terminator` or a branch.
    fn verify_regions(self, ir: &Ir<'_>) -> VerifyResult {
        let region = self.op().region(ir, 0);
        if region.entry(ir).is_some_and(|entry| entry.arguments(ir).count() < 12) {
            return fail("unexpected number of region arguments");
        }
        for last in region.blocks(ir).filter_map(|block| block.last_op(ir)) {
            if last.successors(ir).next().is_none() && TerminatorOp::cast(ir, last).is_none() {
                let message = "expected 'gpu.terminator' or a terminator with successors";
                let error = VerifyError::plain(message).at(Place::Op(last));
                return Err(error.with_note(Place::Op(self.op()), "in 'gpu.launch' body region"));
            }
        }
        Ok(())
    }
}

impl Verify for ReturnOp {
    /// The operands have the result types of the function.
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let function = self.op().parent_op(ir).and_then(|parent| GPUFuncOp::cast(ir, parent));
        let Some(function) = function else { return Ok(()) };
        let Some(ty) = function.function_type(ir).cast::<FunctionType<'_>>() else { return Ok(()) };
        let operands: Vec<_> = self.op().operands(ir).map(|operand| operand.ty(ir)).collect();
        if ty.results().len() != operands.len() {
            let message = format!("expected {} result operands", ty.results().len());
            return Err(
                VerifyError::new(message).with_note(Place::Op(function.op()), "return type declared here")
            );
        }
        for (number, (expected, found)) in ty.results().iter().zip(&operands).enumerate() {
            if expected != found {
                return fail(format!("unexpected type `'{found}'' for operand #{number}"));
            }
        }
        Ok(())
    }
}

impl Verify for GPUModuleOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        match self.op().attribute(ir, "targets") {
            None => Ok(()),
            Some(_) => fail("the verifier of `targets` is not implemented"),
        }
    }
}

impl VerifyOpAttribute for GpuDialect {
    /// Rejects attributes other than `gpu.kernel`: their verifiers are not implemented.
    fn verify_op_attribute<'c>(_: &Ir<'c>, _: Op, attribute: NamedAttribute<'c>) -> VerifyResult {
        match attribute.name.value() {
            "gpu.kernel" => Ok(()),
            other => fail(format!("the verifier of the attribute `{other}` is not implemented")),
        }
    }
}
