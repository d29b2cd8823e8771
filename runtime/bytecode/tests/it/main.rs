//! Tests of bytecode.

mod dialects;
mod errors;
mod mutations;
mod oracle_programs;
mod programs;
mod support;
mod upstream;
