//! Tests of the runtime as its users see it.

mod floats;
mod random_ir;
mod threads;
mod asm;
mod mutations;
mod opt;
mod verifier;
