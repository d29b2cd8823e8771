//! Passes over interfaces: they depend on no dialect.

mod canonicalize;
mod code_motion;
mod composite;
mod cse;
mod greedy_options;
mod inline;
mod location_snapshot;
mod memory_slots;
mod pattern_pass;
mod reconcile_casts;
mod region_branches;
mod runtime_verification;
mod sccp;
mod simple;
mod symbols;
mod view_op_graph;

pub use canonicalize::Canonicalizer;
pub use code_motion::{
    ControlFlowSink, LoopInvariantCodeMotion, control_flow_sink, move_loop_invariant_code,
    singly_executed_regions,
};
pub use composite::CompositeFixedPointPass;
pub use cse::{Cse, CseOutcome, eliminate_common_subexpressions};
pub use inline::{InlinedBlocks, Inliner, inline_call};
pub use location_snapshot::{LocationSnapshot, generate_locations};
pub use memory_slots::{
    Destructured, Mem2Reg, Promoted, Sroa, destructure_memory_slots, promote_memory_slots,
};
pub use pattern_pass::PatternPass;
pub use reconcile_casts::ReconcileUnrealizedCasts;
pub use region_branches::populate_region_branch_canonicalization;
pub use rtblgen_ir::interfaces::DialectInliner;
pub use runtime_verification::GenerateRuntimeVerification;
pub use sccp::Sccp;
pub use simple::{PrintIr, PrintOpStats, StripDebugInfo, TopologicalSort, sort_topologically};
pub use symbols::{SymbolDce, SymbolPrivatize};
pub use view_op_graph::ViewOpGraph;

use crate::pass::PassRegistry;

/// Adds the passes of this module, by the arguments that they have in mlir-opt.
pub fn register_passes(registry: &mut PassRegistry) {
    registry.add(Canonicalizer).add(CompositeFixedPointPass).add(ControlFlowSink).add(Cse);
    registry.add(Inliner).add(LocationSnapshot).add(LoopInvariantCodeMotion).add(Mem2Reg).add(PrintIr);
    registry.add(GenerateRuntimeVerification).add(PrintOpStats);
    registry.add(ReconcileUnrealizedCasts).add(Sccp).add(Sroa).add(StripDebugInfo).add(SymbolDce);
    registry.add(SymbolPrivatize).add(TopologicalSort).add(ViewOpGraph);
}
