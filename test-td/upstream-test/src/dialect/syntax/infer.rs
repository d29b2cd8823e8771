//! The inference of result types of the ops in `TestOpsSyntax.td`.

use rtblgen_runtime::interfaces::InferTypeOpInterface;
use rtblgen_runtime::{Ir, OpState, Type};

use super::*;
use crate::dialect::test::infer::operand_types;

impl InferTypeOpInterface for FormatInferTypeOp {
    fn infer_return_types<'c>(ir: &Ir<'c>, _: &OpState<'c>) -> Result<Vec<Type<'c>>, String> {
        Ok(vec![ir.context().integer_type(16)])
    }
}

impl InferTypeOpInterface for FormatInferType2Op {
    fn infer_return_types<'c>(ir: &Ir<'c>, _: &OpState<'c>) -> Result<Vec<Type<'c>>, String> {
        Ok(vec![ir.context().integer_type(16)])
    }
}

impl InferTypeOpInterface for FormatInferTypeAllOperandsAndTypesOp {
    fn infer_return_types<'c>(ir: &Ir<'c>, state: &OpState<'c>) -> Result<Vec<Type<'c>>, String> {
        Ok(operand_types(ir, state))
    }
}

impl InferTypeOpInterface for FormatInferTypeAllOperandsAndTypesOneOperandOp {
    fn infer_return_types<'c>(ir: &Ir<'c>, state: &OpState<'c>) -> Result<Vec<Type<'c>>, String> {
        Ok(operand_types(ir, state))
    }
}

impl InferTypeOpInterface for FormatInferTypeAllOperandsAndTypesTwoOperandsOp {
    fn infer_return_types<'c>(ir: &Ir<'c>, state: &OpState<'c>) -> Result<Vec<Type<'c>>, String> {
        Ok(operand_types(ir, state))
    }
}

impl InferTypeOpInterface for FormatInferTypeAllTypesOp {
    fn infer_return_types<'c>(ir: &Ir<'c>, state: &OpState<'c>) -> Result<Vec<Type<'c>>, String> {
        Ok(operand_types(ir, state))
    }
}

impl InferTypeOpInterface for FormatInferTypeVariadicOperandsOp {
    fn infer_return_types<'c>(ir: &Ir<'c>, state: &OpState<'c>) -> Result<Vec<Type<'c>>, String> {
        Ok(operand_types(ir, state))
    }
}

impl InferTypeOpInterface for FormatInferTypeRegionsOp {
    fn infer_return_types<'c>(ir: &Ir<'c>, state: &OpState<'c>) -> Result<Vec<Type<'c>>, String> {
        let region = state.regions.first().ok_or("a region is needed")?;
        let entry = region.entry(ir).ok_or("a block is needed")?;
        Ok(entry.arguments(ir).map(|argument| argument.ty(ir)).collect())
    }
}
