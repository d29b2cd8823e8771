//! Analyses of the IR: dominance, liveness, calls, aliases, data flow.

mod call_graph;
pub mod dataflow;
mod dominance;
mod equivalence;

pub use call_graph::{CallEdge, CallGraph, CallNode};
pub use equivalence::{are_equivalent, equivalence_hash};
