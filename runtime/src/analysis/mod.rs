//! Analyses of the IR: dominance, liveness, calls, aliases, data flow.

pub mod dataflow;
mod dominance;
mod equivalence;

pub use equivalence::{are_equivalent, equivalence_hash};
