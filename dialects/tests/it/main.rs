//! Tests of the crate as a whole.

mod records;
mod run;
