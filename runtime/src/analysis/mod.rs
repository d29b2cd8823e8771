//! Analyses of the IR: dominance, the call graph, structural equivalence, edges between regions, slices, data flow.
//! `AnalysisManager` keeps their results.

mod call_graph;
pub mod dataflow;
mod dominance;
mod equivalence;
mod manager;
mod region_edges;
mod slices;

pub use call_graph::{CallEdge, CallGraph, CallNode};
pub use equivalence::{are_equivalent, equivalence_hash};
pub use manager::{Analysis, AnalysisManager, PreservedAnalyses};
pub use region_edges::{PassedOperand, RegionEdges};
pub use slices::{blocks_sorted_by_dominance, forward_slice};
