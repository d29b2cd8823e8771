//! Declarative rewriting beside MLIR's.

mod checklist;
mod identical;
mod support;
mod wrong;
