//! Analyses, pass managers, and MLIR's standard passes over the IR of rtblgen.

pub mod analysis;
pub mod pass;
pub mod transforms;

/// Names for the crate of `opt_main`.
#[doc(hidden)]
pub mod internal {
    pub use crate::pass::options::{parse_flag, parse_integer};
    pub use crate::pass::registry::RegistryEntry;
}
