//! The definition of dialects beside MLIR's.

mod identical;
mod support;
