//! Tests of bytecode.

mod errors;
mod mutations;
mod oracle_programs;
mod programs;
mod support;
