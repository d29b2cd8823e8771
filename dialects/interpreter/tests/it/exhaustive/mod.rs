//! Passes before all inputs: small functions run before and after a pass, and the result is the same or more defined.

mod casts;
mod check;
mod dags;
mod indices;
mod ops;
mod pairs;
mod single;

pub(crate) use check::{difference, has_no_meaning};
