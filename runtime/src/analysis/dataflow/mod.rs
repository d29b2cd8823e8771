//! Data flow: reachable code and constant values.
//!
//! [`Reachability`] finds the code that is executed and the values that are constant. The two depend on each other, so they
//! are one fixpoint (MLIR's `DeadCodeAnalysis` and `SparseConstantPropagation`).

mod branches;
mod predecessors;
mod reachability;

pub use branches::{branch_successor, successor_operands};
pub use predecessors::{FlowPoint, Predecessors};
pub use reachability::{ConstantState, Reachability};
