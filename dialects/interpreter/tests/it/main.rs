//! Tests of the interpreter, and by it of passes.

mod exhaustive;
mod programs;
mod random;
