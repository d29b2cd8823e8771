//! Passes over interfaces: they know no dialect.

mod canonicalize;
mod greedy_options;
mod pattern_pass;

pub use canonicalize::Canonicalizer;
pub use pattern_pass::PatternPass;

use crate::pass::PassRegistry;

/// Adds the passes of this module, by the arguments that they have in mlir-opt.
pub fn register_passes(registry: &mut PassRegistry) {
    registry.add(Canonicalizer);
}
