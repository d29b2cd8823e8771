//! Declarative rewriting beside MLIR's.

mod checklist;
mod identical;
mod random;
mod support;
mod wrong;
