//! Tests of the runtime as its users see it.

mod floats;
mod threads;
mod asm;
mod verifier;
