//! Tests of bytecode.

mod dialects;
mod errors;
mod memory;
mod mutations;
mod oracle_programs;
mod programs;
mod structured;
mod support;
mod upstream;
