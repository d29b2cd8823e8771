//! Folding: operators whose operands are known become values.
//!
//! What comes in is a symbolic value whose operands were folded before; what goes out is the result, or
//! the same symbolic value if its operands are not known yet. An operation that cannot have a result, such
//! as a division by zero, ends evaluation.

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

pub(crate) use folding::{Folder, Folding, Items};
pub(crate) use regexes::Regexes;
