//! Analyses of the IR: dominance, the call graph, structural equivalence, data flow. `AnalysisManager` keeps their results.

mod call_graph;
pub mod dataflow;
mod dominance;
mod equivalence;
mod manager;

pub use call_graph::{CallEdge, CallGraph, CallNode};
pub use equivalence::{are_equivalent, equivalence_hash};
pub use manager::{Analysis, AnalysisManager, PreservedAnalyses};
