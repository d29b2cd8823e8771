//! Random programs with arbitrary control flow: before and after passes, and beside LLVM's interpreter.

mod beside_lli;
mod generate;
mod mutants;
pub(crate) mod passes;
mod pipelines;
mod watch;
