//! Dense analyses: a state at each point of the program, such as the contents of memory.

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
    /// Over a call of an external function.
    External,
}

/// The result of a dense analysis at the points of the program that may be executed.
#[derive(Clone, Debug)]
pub struct DenseSolution<S> {
    states: FxHashMap<FlowPoint, S>,
}

impl<S> DenseSolution<S> {
    /// Returns the state at a point; `None` if control never comes there.
    pub fn at(&self, point: FlowPoint) -> Option<&S> {
        self.states.get(&point)
    }

    /// Returns the state before an operation.
    pub fn before(&self, ir: &Ir<'_>, op: Op) -> Option<&S> {
        self.at(FlowPoint::before(ir, op)?)
    }

    /// Returns the state after an operation.
    pub fn after(&self, op: Op) -> Option<&S> {
        self.at(FlowPoint::After(op))
    }
}
