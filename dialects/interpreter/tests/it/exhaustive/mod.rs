//! Passes before all inputs: small functions run before and after a pass, and the result is the same or more defined.

mod check;
mod ops;
mod pairs;
mod single;
