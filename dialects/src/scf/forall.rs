//! The parts of `scf.forall`: bounds, body and combining operations.

use crate::shapes::dispatch;
use rtblgen_runtime::interfaces::{LoopLikeOpInterface, OpFoldResult};
use rtblgen_runtime::{Block, Ir, Op, OpState, TypedOp, Value};

use super::{ForallOp, InParallelOp};

/// The attributes with the numbers among the lower bounds, the upper bounds and the steps.
pub(super) const STATIC: [&str; 3] = ["staticLowerBound", "staticUpperBound", "staticStep"];

/// The lower bounds, the upper bounds and the steps.
pub(super) type Bounds<'c> = [Vec<OpFoldResult<'c>>; 3];

pub(super) fn bounds<'c>(op: ForallOp, ir: &Ir<'c>) -> Option<Bounds<'c>> {
    Some([op.loop_lower_bounds(ir)?, op.loop_upper_bounds(ir)?, op.loop_steps(ir)?])
}

/// The loop with other bounds and outputs, and an empty region.
pub(super) fn with_bounds<'c>(
    op: ForallOp,
    bounds: &Bounds<'c>,
    outputs: &[Value],
    ir: &Ir<'c>,
) -> OpState<'c> {
    let mut state = OpState::new(ForallOp::DEFINITION, op.location(ir));
    let own = op.op().attributes(ir).into_iter();
    state = state.attributes(own.filter(|entry| !STATIC.contains(&entry.name.value())));
    let mut segments = Vec::with_capacity(4);
    for (list, name) in bounds.iter().zip(STATIC) {
        let (values, numbers) = dispatch(list);
        segments.push(values.len());
        state = state.operands(values).attribute(name, ir.context().dense_array_attr(&numbers));
    }
    segments.push(outputs.len());
    let types: Vec<_> = outputs.iter().map(|output| output.ty(ir)).collect();
    let state = state.operands(outputs.iter().copied()).operand_segments(segments);
    state.results(types).empty_regions(1)
}

/// The body, its induction variables and its outputs.
pub(super) fn body(op: ForallOp, ir: &Ir<'_>) -> Option<(Block, Vec<Value>, Vec<Value>)> {
    let block = op.region(ir).entry(ir)?;
    let mut variables: Vec<Value> = block.arguments(ir).collect();
    let outputs = variables.split_off(op.rank(ir).min(variables.len()));
    Some((block, variables, outputs))
}

/// The terminator and the operations in it.
pub(super) fn combining_ops(op: ForallOp, ir: &Ir<'_>) -> Option<(InParallelOp, Vec<Op>)> {
    let last = op.region(ir).entry(ir)?.last_op(ir)?;
    let terminator = InParallelOp::cast(ir, last)?;
    Some((terminator, terminator.region(ir).ops(ir).collect()))
}
