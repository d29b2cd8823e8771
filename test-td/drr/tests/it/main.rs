//! Declarative rewriting beside MLIR's.

mod identical;
mod support;
mod wrong;
