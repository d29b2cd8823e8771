//! Tests of the runtime as its users see it.

mod actions;
mod asm;
mod differences;
mod driver;
mod elements;
mod floats;
mod held_reports;
mod layers;
mod missing_hooks;
mod mlir_names;
mod mutations;
mod opt;
mod passes;
mod random_ir;
mod threads;
mod verifier;
