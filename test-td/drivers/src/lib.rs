//! The dialect and the patterns with which our greedy driver is compared with MLIR's. The comparison is in `tests/`.
#![deny(warnings, missing_docs)]

pub mod parity;
pub mod parity_patterns;
pub mod speed;
