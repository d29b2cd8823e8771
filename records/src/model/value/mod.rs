//! Values: hash-consed nodes in one arena, handled as 32-bit ids.
//!
//! A value is either known (an integer, a string, a list, a record ...) or *symbolic*: an operator, a
//! variable or a field access that waits for its operands. Equal values have the same id, so comparing two
//! values is comparing two numbers, and a value that substitution does not touch is found unchanged in
//! constant time by its `Flags`.

mod arena;
mod kinds;
mod node;
mod operation;
mod summarize;
mod summary;
mod words;

pub(crate) use arena::Values;
pub(crate) use kinds::{Argument, DagParts, FoldParts};
pub(crate) use node::{Node, Words};
pub(crate) use operation::Operation;
pub(crate) use summary::VariableSet;
pub(crate) use words::RawWords;
