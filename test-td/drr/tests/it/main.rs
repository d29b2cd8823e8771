//! Declarative rewriting beside MLIR's.

mod checklist;
mod identical;
mod pdl;
mod pdll;
mod random;
mod random_patterns;
mod support;
mod three_ways;
mod wrong;
