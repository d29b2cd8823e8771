//! Shape inference: the interface of the ops, and the pass that calls it.

use rtblgen_runtime::pass::{Pass, PassAnchor, PassError, PassState};
use rtblgen_runtime::{Diagnostic, Ir, Op, Type, TypedOp};

use super::{AddOp, CastOp, ConstantOp, DynShapeInference, FuncOp, MulOp, ShapeInference, TransposeOp};

impl ShapeInference for ConstantOp {
    fn infer_shapes(self, ir: &mut Ir<'_>) {
        let ty = self.value(ir).ty();
        ir.set_type(*self.output(ir), ty);
    }
}

impl ShapeInference for AddOp {
    fn infer_shapes(self, ir: &mut Ir<'_>) {
        let ty: Type<'_> = self.lhs(ir).ty(ir).into();
        ir.set_type(*self.output(ir), ty);
    }
}

impl ShapeInference for MulOp {
    fn infer_shapes(self, ir: &mut Ir<'_>) {
        let ty: Type<'_> = self.lhs(ir).ty(ir).into();
        ir.set_type(*self.output(ir), ty);
    }
}

impl ShapeInference for CastOp {
    fn infer_shapes(self, ir: &mut Ir<'_>) {
        let ty: Type<'_> = self.input(ir).ty(ir).into();
        ir.set_type(*self.output(ir), ty);
    }
}

impl ShapeInference for TransposeOp {
    fn infer_shapes(self, ir: &mut Ir<'_>) {
        let input = self.input(ir).ty(ir);
        let shape: Vec<i64> = input.shape().iter().rev().copied().collect();
        let ty = ir.context().ranked_tensor_type(&shape, input.element_type(), None);
        ir.set_type(*self.output(ir), ty);
    }
}

/// Gives each op of a function a result whose shape is known, from the operands to the results.
#[derive(Clone, Copy, Debug)]
pub struct ShapeInferencePass;

impl Pass for ShapeInferencePass {
    fn argument(&self) -> &'static str {
        "toy-shape-inference"
    }

    fn description(&self) -> &'static str {
        "Infer the shapes of tensors"
    }

    fn anchor(&self) -> PassAnchor {
        PassAnchor::Op(FuncOp::DEFINITION.name)
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, function: Op, _: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let mut open: Vec<Op> =
            function.pre_order(ir).skip(1).filter(|op| returns_unknown_shape(ir, *op)).collect();
        while let Some(ready) =
            open.iter().position(|op| op.operand_types(ir).all(|ty| ty.is_ranked_tensor()))
        {
            let op = open.remove(ready);
            let Some(inference) = DynShapeInference::cast(ir, op) else {
                let message = "unable to infer shape of operation without shape inference interface";
                return Err(PassError::Diagnostics(Diagnostic::error(op.location(ir), message).into()));
            };
            inference.infer_shapes(ir);
        }
        if open.is_empty() {
            return Ok(());
        }
        let message = format!("Shape inference failed, {} operations couldn't be inferred", open.len());
        Err(PassError::Diagnostics(Diagnostic::error(function.location(ir), message).into()))
    }
}

fn returns_unknown_shape(ir: &Ir<'_>, op: Op) -> bool {
    op.result_types(ir).any(|ty| !ty.is_ranked_tensor())
}
