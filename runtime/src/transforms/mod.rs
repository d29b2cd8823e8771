//! Passes over interfaces: they know no dialect.

mod canonicalize;
mod greedy_options;
mod pattern_pass;
mod reconcile_casts;

pub use canonicalize::Canonicalizer;
pub use pattern_pass::PatternPass;
pub use reconcile_casts::ReconcileUnrealizedCasts;

use crate::pass::PassRegistry;

/// Adds the passes of this module, by the arguments that they have in mlir-opt.
pub fn register_passes(registry: &mut PassRegistry) {
    registry.add(Canonicalizer);
    registry.add(ReconcileUnrealizedCasts);
}
