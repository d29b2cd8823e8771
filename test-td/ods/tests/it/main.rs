//! The definition of dialects beside MLIR's.

mod checklist;
mod identical;
mod random_formats;
mod random_ops;
mod support;
