//! Tests of the rewriter and the drivers over a dialect described by hand.

mod dialect;
mod driver;
mod events;
mod log;
mod regions;
mod sets;
