//! Affine expressions, affine maps and integer sets, simplified and printed as MLIR does.
//!
//! Expressions are simplified when they are built (the operators of [`AffineExpr`]), as in MLIR, so the
//! printed form of a map depends only on how it was built, not on the time of a canonicalization. The
//! simplifications are local and are those of MLIR's `AffineExpr.cpp`, in the same order, since that order
//! shows in the text.

mod expr;
mod linear;
mod map;
mod print;
mod simplify;

pub use expr::{AffineExpr, AffineExprKind};
pub use linear::LinearExpr;
pub use map::{AffineMap, IntegerSet};

#[cfg(test)]
mod tests;
