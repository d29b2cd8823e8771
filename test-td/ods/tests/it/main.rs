//! The definition of dialects beside MLIR's.

mod checklist;
mod identical;
mod support;
