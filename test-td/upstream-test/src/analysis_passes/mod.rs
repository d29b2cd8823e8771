//! Passes that print the results of analyses: those of upstream's `mlir/test/lib/Analysis`.

mod accesses;
mod dead_code;
mod int_ranges;
mod last_modified;
mod liveness;
mod next_access;
mod underlying;

use rtblgen_runtime::opt::OptRegistry;
use rtblgen_runtime::pass::PassAnchor;

use crate::ir_passes::Simple;

/// Registers the passes.
pub(crate) fn register(registry: &mut OptRegistry) {
    registry.pass(int_ranges::ReflectBounds);
    registry.pass(last_modified::LastModified).pass(next_access::NextAccess);
    let simple = |argument, run| Simple { argument, anchor: PassAnchor::Any, run };
    registry.pass(simple("test-dead-code-analysis", dead_code::print));
    registry.pass(simple("test-liveness-analysis", liveness::print));
}
