//! Logic and shifts of ranges.

use super::overflow::{OverflowFlags, Overflowing};
use super::{Int, IntRange, Sign};

impl IntRange {
    /// The bits that may differ between numbers of the range: the highest bit in which the bounds differ, and all below.
    fn varying_bits(self) -> Int {
        let (min, max) = self.unsigned;
        let count = (min ^ max).width() - (min ^ max).leading_zeros();
        match count {
            0 => min.zero(),
            count => min.with(u128::MAX >> (128 - count)),
        }
    }

    /// The bounds, with all varying bits set to 0 and to 1.
    fn widened(self) -> (Int, Int) {
        let varying = self.varying_bits();
        (self.unsigned.0 & !varying, self.unsigned.1 | varying)
    }

    /// The bitwise conjunction.
    pub fn and(self, other: Self) -> Self {
        IntRange::of_corners(Sign::Unsigned, self.widened(), other.widened(), |a, b| Some(a & b))
    }

    /// The bitwise disjunction.
    pub fn or(self, other: Self) -> Self {
        IntRange::of_corners(Sign::Unsigned, self.widened(), other.widened(), |a, b| Some(a | b))
    }

    /// The bitwise exclusive disjunction.
    pub fn xor(self, other: Self) -> Self {
        let varying = self.varying_bits() | other.varying_bits();
        let some = self.unsigned.0 ^ other.unsigned.0;
        IntRange::of_unsigned(some & !varying, some | varying)
    }

    /// Shifted to the left.
    pub fn shl(self, other: Self, flags: OverflowFlags) -> Self {
        let range = |sign| {
            let shift = |a, b| Overflowing::Shl.compute(sign, flags, a, b);
            IntRange::of_corners(sign, self.bounds(sign), other.unsigned, shift)
        };
        range(Sign::Unsigned).intersection(range(Sign::Signed))
    }

    /// Shifted to the right, filled with the sign.
    pub fn shr_signed(self, other: Self) -> Self {
        IntRange::of_corners(Sign::Signed, self.signed, other.unsigned, Int::checked_signed_shr)
    }

    /// Shifted to the right, filled with zeros.
    pub fn shr_unsigned(self, other: Self) -> Self {
        IntRange::of_corners(Sign::Unsigned, self.unsigned, other.unsigned, Int::checked_unsigned_shr)
    }
}
