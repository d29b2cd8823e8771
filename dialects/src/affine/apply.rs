//! Values of affine expressions of values and numbers.

use rtblgen_runtime::affine::{AffineExpr, AffineExprKind, AffineMap};
use rtblgen_runtime::interfaces::OpFoldResult;
use rtblgen_runtime::{Builder, Location, OpState, TypedOp, Value};

use super::{AffineApplyOp, MapOperands};

/// The only result of a map of dimensions: a number if it is known, the value that it is, or that of an `affine.apply` with
/// a canonical map (MLIR's `makeComposedFoldedAffineApply`). `None` if the map has not one result, or has symbols.
pub fn composed_folded_apply<'c>(
    builder: &mut dyn Builder<'c>,
    location: Location<'c>,
    map: &AffineMap,
    operands: &[OpFoldResult<'c>],
) -> Option<OpFoldResult<'c>> {
    let values: Vec<Value> = operands.iter().filter_map(|operand| operand.value()).collect();
    let mut next = 0..;
    let inputs = operands.iter().map(|operand| match operand {
        OpFoldResult::Value(_) => next.next().map(AffineExpr::dim),
        number => number.as_static().map(AffineExpr::constant),
    });
    let inputs: Vec<AffineExpr> = inputs.collect::<Option<_>>()?;
    let is_right = map.results().len() == 1 && map.symbols() == 0 && map.dims() as usize == inputs.len();
    let map = is_right.then(|| map.replace(&inputs, &[], values.len() as u32, 0))?;
    let own = MapOperands { map, operands: values }.canonical(builder.ir());
    let context = builder.context();
    match own.map.results()[0].kind() {
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
