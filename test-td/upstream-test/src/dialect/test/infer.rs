//! The inference of result types.

use rtblgen_dialects::arith::ConstantOp;
use rtblgen_dialects::tensor::DimOp;
use rtblgen_runtime::interfaces::{InferShapedTypeOpInterface, InferTypeOpInterface};
use rtblgen_runtime::{Builder, Ir, OpState, Type, TypedOp, Value};

use super::*;

/// The type of both operands.
fn common_type<'c>(ir: &Ir<'c>, state: &OpState<'c>) -> Result<Vec<Type<'c>>, String> {
    match operand_types(ir, state).as_slice() {
        [x, y, ..] if x == y => Ok(vec![*x]),
        [x, y, ..] => Err(format!("operand type mismatch {x} vs {y}")),
        _ => Err("two operands are needed".to_owned()),
    }
}

/// The types of the operands.
pub(crate) fn operand_types<'c>(ir: &Ir<'c>, state: &OpState<'c>) -> Vec<Type<'c>> {
    state.operands.iter().map(|operand| operand.ty(ir)).collect()
}

/// A tensor of as many `i17` as the first operand has in its first dimension.
fn shaped_type<'c>(ir: &Ir<'c>, state: &OpState<'c>) -> Result<Vec<Type<'c>>, String> {
    let operand = operand_types(ir, state).first().copied().filter(|ty| ty.is_shaped());
    let operand = operand.ok_or("only shaped type operands allowed")?;
    let dimension = operand.shape().first().copied().unwrap_or(rtblgen_runtime::DYNAMIC);
    let element = ir.context().integer_type(17);
    Ok(vec![ir.context().ranked_tensor_type(&[dimension], element, operand.encoding())])
}

impl InferTypeOpInterface for OpWithInferTypeInterfaceOp {
    fn infer_return_types<'c>(ir: &Ir<'c>, state: &OpState<'c>) -> Result<Vec<Type<'c>>, String> {
        common_type(ir, state)
    }
}

impl InferTypeOpInterface for OpWithInferTypeAdaptorInterfaceOp {
    fn infer_return_types<'c>(ir: &Ir<'c>, state: &OpState<'c>) -> Result<Vec<Type<'c>>, String> {
        common_type(ir, state)
    }
}

impl InferTypeOpInterface for OpWithRefineTypeInterfaceOp {
    fn infer_return_types<'c>(ir: &Ir<'c>, state: &OpState<'c>) -> Result<Vec<Type<'c>>, String> {
        common_type(ir, state)
    }
}

impl InferTypeOpInterface for OpWithShapedTypeInferTypeInterfaceOp {
    fn infer_return_types<'c>(ir: &Ir<'c>, state: &OpState<'c>) -> Result<Vec<Type<'c>>, String> {
        shaped_type(ir, state)
    }
}

impl InferShapedTypeOpInterface for OpWithShapedTypeInferTypeInterfaceOp {
    fn reify_return_type_shapes<'c>(
        self,
        mut builder: &mut dyn Builder<'c>,
        operands: &[Value],
    ) -> Option<Vec<Value>> {
        let location = self.op().location(builder.ir());
        let index = builder.context().index_type();
        let dim = ConstantOp::of_integer(&mut builder, location, index, 0);
        let dim = OpState::new(DimOp::DEFINITION, location).operands([*operands.first()?, dim]).result(index);
        Some(builder.create_or_fold(dim))
    }
}

impl InferTypeOpInterface for OpWithShapedTypeInferTypeAdaptorInterfaceOp {
    fn infer_return_types<'c>(ir: &Ir<'c>, state: &OpState<'c>) -> Result<Vec<Type<'c>>, String> {
        shaped_type(ir, state)
    }
}

impl InferTypeOpInterface for TableGenBuildOp5 {
    fn infer_return_types<'c>(ir: &Ir<'c>, state: &OpState<'c>) -> Result<Vec<Type<'c>>, String> {
        let first = operand_types(ir, state).first().copied();
        Ok(vec![first.ok_or("an operand is needed")?])
    }
}

impl InferTypeOpInterface for VariadicRegionInferredTypesOp {
    fn infer_return_types<'c>(ir: &Ir<'c>, _: &OpState<'c>) -> Result<Vec<Type<'c>>, String> {
        Ok(vec![ir.context().integer_type(16)])
    }
}

impl InferTypeOpInterface for TestOpWithPropertiesAndInferredType {
    fn infer_return_types<'c>(ir: &Ir<'c>, state: &OpState<'c>) -> Result<Vec<Type<'c>>, String> {
        let adaptor = TestOpWithPropertiesAndInferredType::state_adaptor(state);
        let width = i64::from(adaptor.lhs()).checked_add(adaptor.rhs());
        let width = width.and_then(|width| u32::try_from(width).ok()).ok_or("no integer has this width")?;
        Ok(vec![ir.context().integer_type(width)])
    }
}
