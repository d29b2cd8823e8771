//! Values of affine expressions of values and numbers.

use rtblgen_runtime::affine::{AffineExpr, AffineExprKind, AffineMap};
use rtblgen_runtime::interfaces::OpFoldResult;
use rtblgen_runtime::{Builder, DYNAMIC, Location, OpState, TypedOp, Value};

use super::{AffineApplyOp, MapOperands};
use crate::arith::ConstantOp;

/// The only result of a map (MLIR's `makeComposedFoldedAffineApply`): a constant, one of the operands, or the result of a new
/// `affine.apply` with a canonical map. `None` if the map does not have one result and one input for each operand.
pub fn composed_folded_apply<'c>(
    builder: &mut dyn Builder<'c>,
    location: Location<'c>,
    map: &AffineMap,
    operands: &[OpFoldResult<'c>],
) -> Option<OpFoldResult<'c>> {
    if map.results().len() != 1 || operands.len() != (map.dims() + map.symbols()) as usize {
        return None;
    }
    let (dims, symbols) = operands.split_at(map.dims() as usize);
    let values: Vec<Value> = operands.iter().filter_map(|operand| operand.value()).collect();
    let (dims, dim_count) = inputs(dims, AffineExpr::dim)?;
    let (symbols, symbol_count) = inputs(symbols, AffineExpr::symbol)?;
    let map = map.replace(&dims, &symbols, dim_count, symbol_count);
    let own = MapOperands { map, operands: values }.canonical(builder.ir());
    let context = builder.context();
    match own.map.results()[0].kind() {
        AffineExprKind::Constant(DYNAMIC) => {
            // As an attribute, this number would stand for a dynamic index.
            let (mut builder, index) = (builder, context.index_type());
            let value = ConstantOp::of_integer(&mut builder, location, index, DYNAMIC.into());
            return Some(OpFoldResult::Value(value));
        }
        AffineExprKind::Constant(number) => return Some(OpFoldResult::index(context, *number)),
        AffineExprKind::Dim(dim) => return Some(OpFoldResult::Value(own.operands[*dim as usize])),
        AffineExprKind::Symbol(symbol) => {
            return Some(OpFoldResult::Value(own.operands[(own.map.dims() + symbol) as usize]));
        }
        _ => {}
    }
    let state = OpState::new(AffineApplyOp::DEFINITION, location).operands(own.operands);
    let state = state.attribute("map", context.affine_map_attr(&own.map)).result(context.index_type());
    let op = builder.create(state);
    Some(OpFoldResult::Value(op.result(builder.ir(), 0)))
}

/// Numbers, and inputs for the values, which are counted.
fn inputs(operands: &[OpFoldResult<'_>], input: fn(u32) -> AffineExpr) -> Option<(Vec<AffineExpr>, u32)> {
    let mut count = 0;
    let mut next = || {
        count += 1;
        input(count - 1)
    };
    let all = operands.iter().map(|operand| match operand {
        OpFoldResult::Value(_) => Some(next()),
        number => number.as_static().map(AffineExpr::constant),
    });
    let all = all.collect::<Option<Vec<_>>>()?;
    Some((all, count))
}
