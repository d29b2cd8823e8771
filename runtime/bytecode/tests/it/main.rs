//! Tests of bytecode.

mod dialects;
mod errors;
mod mutations;
mod oracle_programs;
mod programs;
mod structured;
mod support;
mod upstream;
