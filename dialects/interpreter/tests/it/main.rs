//! Tests of the interpreter, and by it of passes.

mod arguments;
mod exhaustive;
mod patterns;
mod programs;
mod random;
mod reported;
