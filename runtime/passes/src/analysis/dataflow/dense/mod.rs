//! Dense analyses: what is known at each point of the program, such as the contents of memory.

mod backward;
mod forward;
mod states;

use rustc_hash::FxHashMap;

pub use backward::{DenseBackwardAnalysis, solve_dense_backward};
pub use forward::{DenseForwardAnalysis, solve_dense_forward};

use super::predecessors::FlowPoint;
use rtblgen_ir::ir::{Ir, Op};

/// How control passes a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CallTransfer {
    /// From the call to the start of the function that is called.
    Enter,
    /// From the end of the function that is called to the point after the call.
    Exit,
    /// Over a call of a function whose body is not seen.
    External,
}

/// What a dense analysis found at the points of the program that may be executed.
#[derive(Clone, Debug)]
pub struct DenseSolution<S> {
    states: FxHashMap<FlowPoint, S>,
}

impl<S> DenseSolution<S> {
    /// What is known at a point; `None` if control never comes there.
    pub fn at(&self, point: FlowPoint) -> Option<&S> {
        self.states.get(&point)
    }

    /// What is known before an operation.
    pub fn before(&self, ir: &Ir<'_>, op: Op) -> Option<&S> {
        self.at(FlowPoint::before(ir, op)?)
    }

    /// What is known after an operation.
    pub fn after(&self, op: Op) -> Option<&S> {
        self.at(FlowPoint::After(op))
    }
}
