//! Runtime checks of `tensor` ops.

use crate::shapes::Slice;
use rtblgen_runtime::interfaces::{DynRuntimeVerifiableOpInterface, RuntimeVerifiableOpInterface};
use rtblgen_runtime::{Builder, Context, DYNAMIC, Location, Op, TypedOp, Value};

use super::Checks;
use crate::shaped::{result_type, source, source_type};
use crate::tensor::{CastOp, DimOp, ExtractOp, ExtractSliceOp, InsertOp, RankOp};

/// Attaches `RuntimeVerifiableOpInterface` to the ops.
pub(crate) fn attach(context: &Context) {
    DynRuntimeVerifiableOpInterface::attach::<CastOp>(context);
    DynRuntimeVerifiableOpInterface::attach::<DimOp>(context);
    DynRuntimeVerifiableOpInterface::attach::<ExtractOp>(context);
    DynRuntimeVerifiableOpInterface::attach::<ExtractSliceOp>(context);
    DynRuntimeVerifiableOpInterface::attach::<InsertOp>(context);
}

verifiable! {
    CastOp = cast;
    DimOp = |op, checks| {
        let (tensor, number) = (source(op, checks.builder.ir()), op.op().operand(checks.builder.ir(), 1));
        checks.assert_is_dimension::<RankOp>(tensor, number);
    };
    ExtractOp = |op, checks| access(op.op(), 0, checks);
    InsertOp = |op, checks| access(op.op(), 1, checks);
    ExtractSliceOp = extract_slice;
}

/// Checks an access. The indices follow the tensor, which is operand `tensor`.
fn access(op: Op, tensor: usize, checks: &mut Checks<'_, '_, '_>) {
    let operands: Vec<Value> = op.operands(checks.builder.ir()).skip(tensor).collect();
    checks.assert_in_bounds::<DimOp>(operands[0], &operands[1..]);
}

fn cast(op: CastOp, checks: &mut Checks<'_, '_, '_>) {
    let ir = checks.builder.ir();
    let (tensor, from, to) = (source(op, ir), source_type(op, ir), result_type(op, ir));
    let Some(shape) = to.ranked_shape() else { return };
    if !from.has_rank() {
        let rank = checks.rank::<RankOp>(tensor);
        let expected = checks.index(shape.len() as i64);
        checks.assert_equal(rank, expected, "rank mismatch");
    }
    for (number, size) in shape.iter().enumerate() {
        let was_static = from.ranked_shape().is_some_and(|shape| shape[number] != DYNAMIC);
        if was_static || *size == DYNAMIC {
            continue;
        }
        let found = checks.dim::<DimOp>(tensor, number);
        let expected = checks.index(*size);
        checks.assert_equal(found, expected, &format!("size mismatch of dim {number}"));
    }
}

fn extract_slice(op: ExtractSliceOp, checks: &mut Checks<'_, '_, '_>) {
    let (tensor, slice) = (source(op, checks.builder.ir()), Slice::of(op, checks.builder.ir()));
    let bounds = [checks.index(0), checks.index(1)];
    checks.assert_slice(&slice, bounds, "extract_slice", |checks, number| {
        checks.folded_dim::<DimOp>(tensor, number)
    });
}
