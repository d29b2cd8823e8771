//! Liveness: the values that something depends on.

use rustc_hash::FxHashMap;

use super::backward::{BackwardFlow, SparseBackwardAnalysis, solve_backward};
use rtblgen_ir::ir::{Ir, Op, Value};
use rtblgen_ir::rewrite::would_op_be_trivially_dead;

/// The values that are live: an operation with effects, a terminator, or another live value needs them, across functions
/// whose callers are all known.
///
/// MLIR's `RunLivenessAnalysis`.
///
/// ```
/// use rtblgen_runtime::analysis::dataflow::LivenessAnalysis;
/// use rtblgen_runtime::Context;
///
/// let context = Context::new();
/// context.allow_unregistered_dialects(true);
/// let ir = context.parse_module("example.mlir", r#"%0 = "t.a"() : () -> i32  "t.b"(%0) : (i32) -> ()"#).unwrap();
/// let value = ir.root().region(&ir, 0).ops(&ir).next().unwrap().result(&ir, 0);
/// assert!(LivenessAnalysis::compute(&ir, ir.root()).is_live(value));
/// ```
#[derive(Clone, Debug, Default)]
pub struct LivenessAnalysis {
    states: FxHashMap<Value, bool>,
}

impl LivenessAnalysis {
    /// Computes the liveness of all values in an operation.
    pub fn compute(ir: &Ir<'_>, top: Op) -> Self {
        LivenessAnalysis { states: solve_backward(ir, top, &Live) }
    }

    /// Whether a value is live. Values that are never executed are not.
    pub fn is_live(&self, value: Value) -> bool {
        self.states.get(&value).copied().unwrap_or_default()
    }
}

struct Live;

impl SparseBackwardAnalysis for Live {
    type State = bool;

    fn meet(&self, own: &mut bool, other: &bool) -> bool {
        !std::mem::replace(own, *own || *other) && *other
    }

    fn exit_state(&self) -> bool {
        true
    }

    fn visit_op(&self, flow: &mut BackwardFlow<'_, '_, Self>, op: Op, operands: &[Value], results: &[Value]) {
        let is_needed = !would_op_be_trivially_dead(flow.ir(), op);
        // The states of all results are read, so that this operation is visited again when one of them
        // becomes live.
        let is_live = results.iter().fold(is_needed, |is_live, result| flow.state(*result) || is_live);
        operands.iter().for_each(|operand| flow.meet(*operand, &is_live));
    }
}
