//! Tests of the crate as a whole.

mod canonicalize;
mod records;
mod registration;
mod run;
