//! The parser on real files and on wrong ones, beside llvm-tblgen.

mod corpus;
mod errors;
mod hostile;
mod human;
