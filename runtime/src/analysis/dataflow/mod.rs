//! Data-flow analyses: MLIR's data-flow framework.
//!
//! [`Reachability`] finds the code that is executed and the values that are constant; the two depend on each other, so
//! they are one fixpoint (MLIR's `DeadCodeAnalysis` and `SparseConstantPropagation`). Other analyses start from it:
//! implement [`SparseForward`], [`SparseBackward`] or [`DenseForward`] for a lattice, and run it with
//! [`run_sparse_forward`], [`run_sparse_backward`] or [`run_dense_forward`].

mod branches;
mod predecessors;
mod reachability;

pub use branches::{branch_successor, successor_operands};
pub use predecessors::{FlowPoint, Predecessors};
pub use reachability::{ConstantState, Reachability};
