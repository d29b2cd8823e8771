//! Data flow: reachable code, sparse analyses of values and dense analyses of points, in both directions.
//!
//! [`solve_forward`] solves a [`SparseForwardAnalysis`] and finds the code that is executed. The two depend on each other, so
//! they are one fixpoint. [`Reachability`] propagates constants (MLIR's `DeadCodeAnalysis` and `SparseConstantPropagation`),
//! [`IntegerRanges`] infers integer ranges, and [`StridedMetadataRanges`] bounds the offsets, sizes and strides of memrefs.
//! [`solve_backward`] solves a [`SparseBackwardAnalysis`] over the code that is executed, such as [`LivenessAnalysis`].
//! [`solve_dense_forward`] and [`solve_dense_backward`] solve analyses of the points of the program, such as of memory.

mod backward;
mod branches;
mod constants;
mod dense;
mod forward;
mod liveness;
mod predecessors;
mod ranges;
mod readers;
mod strided_metadata;

pub use backward::{BackwardFlow, SparseBackwardAnalysis, solve_backward};
pub use branches::{branch_successor, successor_operands};
pub use constants::{ConstantPropagation, ConstantState, Reachability};
pub use dense::{
    CallTransfer, DenseBackwardAnalysis, DenseForwardAnalysis, DenseSolution, solve_dense_backward,
    solve_dense_forward,
};
pub use forward::{ForwardFlow, ForwardSolution, SparseForwardAnalysis, solve_forward};
pub use liveness::LivenessAnalysis;
pub use predecessors::{FlowPoint, Predecessors};
pub use ranges::{IntegerRange, IntegerRangeAnalysis, IntegerRanges};
pub use strided_metadata::StridedMetadataRanges;
