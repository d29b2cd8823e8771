//! Tests of the interpreter, and by it of passes.

mod arguments;
mod coverage;
mod exhaustive;
mod memory;
mod patterns;
mod programs;
mod random;
mod reported;
