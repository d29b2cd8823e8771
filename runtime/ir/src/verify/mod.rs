//! The verifier.
//!
//! [`Ir::verify`](crate::ir::Ir::verify) checks an operation and all in it in MLIR's order, so that the first
//! error is the same: each operation by its definition, then its blocks and their contents, then its traits'
//! checks of its regions; when all of an isolated operation is right, whether values are defined before they
//! are used.

mod dominance;
mod driver;
mod op;
mod reports;
#[cfg(test)]
mod tests;

pub(crate) use op::verify_attributes_of;
