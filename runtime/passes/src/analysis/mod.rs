//! Analyses of the IR: aliases, liveness, dominance, loops, the call graph, edges between regions, slices, data flow.
//! `AnalysisManager` keeps their results.

mod aliases;
mod call_graph;
pub mod dataflow;
mod dominance;
mod liveness;
mod loops;
mod manager;
mod region_edges;
mod slices;
mod topological;
mod underlying;

pub use aliases::{AliasAnalysis, AliasAnalyzer, AliasResult, LocalAliasAnalysis, ModRefResult};
pub use call_graph::{CallEdge, CallGraph, CallNode};
pub use liveness::{BlockLiveness, Liveness};
pub use loops::{Loop, LoopInfo};
pub use manager::{Analysis, AnalysisManager, PreservedAnalyses};
pub use region_edges::{PassedOperand, RegionEdges};
pub use slices::{blocks_sorted_by_dominance, forward_slice};
pub(crate) use topological::is_ready;
pub use topological::{sort_ops_topologically, topological_sort};
pub use underlying::underlying_values;
