//! Folding: operators whose operands are known become values.
//!
//! In: an operator whose operands are folded. Out: the result, or `None` if the operands are not known yet. An operation without
//! a result, such as a division by zero, is an error.

mod binary;
mod convert;
mod dag;
mod folding;
mod list;
mod posix;
mod records;
mod regexes;
mod string;
mod ternary;
mod unary;

pub(crate) use folding::{Folder, Items};
pub(crate) use regexes::Regexes;
