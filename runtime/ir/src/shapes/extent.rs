//! Sizes, strides and offsets that may be unknown.

use std::ops::{Add, Mul};

use crate::context::types::DYNAMIC;

/// A size, stride or offset, or "unknown", which stays unknown in sums and products (MLIR's `SaturatedInteger`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extent(Option<i64>);

impl Extent {
    /// A number, or unknown for the number that stands for it in shapes.
    ///
    /// ```
    /// use rtblgen_runtime::DYNAMIC;
    /// use rtblgen_runtime::shapes::Extent;
    ///
    /// let unknown = Extent::of(DYNAMIC);
    /// assert_eq!((unknown * Extent::of(2)).number(), DYNAMIC);
    /// assert_eq!((unknown * Extent::of(0)).number(), 0);
    /// ```
    pub fn of(number: i64) -> Self {
        Extent((number != DYNAMIC).then_some(number))
    }

    /// The number, with the one that stands for "unknown".
    pub fn number(self) -> i64 {
        self.0.unwrap_or(DYNAMIC)
    }

    /// The number, if it is known.
    pub fn known(self) -> Option<i64> {
        self.0
    }

    /// The product of several sizes.
    pub fn product(sizes: impl IntoIterator<Item = i64>) -> Self {
        sizes.into_iter().fold(Extent(Some(1)), |product, size| product * Extent::of(size))
    }
}

impl Add for Extent {
    type Output = Extent;

    fn add(self, other: Self) -> Self {
        Extent(self.0.zip(other.0).map(|(a, b)| a.wrapping_add(b)))
    }
}

impl Mul for Extent {
    type Output = Extent;

    fn mul(self, other: Self) -> Self {
        match (self.0, other.0) {
            (Some(0), _) | (_, Some(0)) => Extent(Some(0)),
            (a, b) => Extent(a.zip(b).map(|(a, b)| a.wrapping_mul(b))),
        }
    }
}
