//! Declarative rewriting beside MLIR's.

mod checklist;
mod identical;
mod random;
mod random_patterns;
mod support;
mod wrong;
