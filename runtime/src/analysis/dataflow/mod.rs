//! Data flow: reachable code, constant values, and sparse backward analyses.
//!
//! [`Reachability`] finds the code that is executed and the values that are constant. The two depend on each other, so they
//! are one fixpoint (MLIR's `DeadCodeAnalysis` and `SparseConstantPropagation`). [`solve_backward`] solves a
//! [`SparseBackwardAnalysis`] over the code that is executed; [`Liveness`] is one.

mod backward;
mod branches;
mod liveness;
mod predecessors;
mod reachability;

pub use backward::{BackwardFlow, SparseBackwardAnalysis, solve_backward};
pub use branches::{branch_successor, successor_operands};
pub use liveness::Liveness;
pub use predecessors::{FlowPoint, Predecessors};
pub use reachability::{ConstantState, Reachability};
