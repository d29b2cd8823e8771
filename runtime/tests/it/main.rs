//! Tests of the runtime as its users see it.

mod floats;
mod threads;
mod asm;
mod mutations;
mod opt;
mod verifier;
