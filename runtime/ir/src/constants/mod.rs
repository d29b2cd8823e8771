//! Numbers of attributes, and arithmetic on them, for folders.
//!
//! [`Int`] is an integer of a fixed width, [`IntRange`] its signed and unsigned bounds, [`Float`] a number of one of MLIR's
//! formats. [`fold_unary`], [`fold_binary`] and [`fold_ternary`] apply a function to the numbers of constant attributes: single
//! numbers, splats and dense elements.
//!
//! ```
//! use rtblgen_runtime::Context;
//! use rtblgen_runtime::constants::{Int, fold_binary};
//!
//! let context = Context::new();
//! let ty = context.vector_type(&[2], context.integer_type(8));
//! let operands = [[100i8, 1], [100, 2]].map(|values| Some(context.dense_elements_attr(ty, &values)));
//! let sum = fold_binary(&operands, ty, |lhs: Int, rhs: Int| Some(lhs.wrapping_add(rhs)));
//! assert_eq!(sum, Some(context.dense_elements_attr(ty, &[-56i8, 3])));
//! ```

mod attributes;
mod compare;
mod element;
mod float;
mod fold;
mod int;
mod ranges;
#[cfg(test)]
mod tests;

pub use crate::context::attributes::MOST_REPEATED;
pub use attributes::{dense_of_attributes, element_at, element_attributes, splat_element};
pub use compare::IntPredicate;
pub use element::{Element, elements, filled, splat, zero};
pub use float::{Float, Rounding};
pub use fold::{fold_binary, fold_ternary, fold_unary};
pub use int::Int;
pub use ranges::{IntRange, OverflowFlags};
