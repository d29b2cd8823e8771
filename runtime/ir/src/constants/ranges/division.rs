//! Quotients and remainders of ranges.

use super::{Int, IntRange, Sign};

/// Whether a signed number is greater than 0.
fn is_positive(number: Int) -> bool {
    number.signed() > 0
}

impl IntRange {
    /// The unsigned quotient.
    pub fn div_unsigned(self, other: Self) -> Self {
        self.quotient_unsigned(other, Int::unsigned_div)
    }

    /// The unsigned quotient, rounded up.
    pub fn ceil_div_unsigned(self, other: Self) -> Self {
        self.quotient_unsigned(other, Int::unsigned_ceil_div)
    }

    fn quotient_unsigned(self, other: Self, divide: fn(Int, Int) -> Option<Int>) -> Self {
        let ((min, max), (least, greatest)) = (self.unsigned, other.unsigned);
        if !least.is_zero() && !greatest.is_zero() {
            return IntRange::of_corners(Sign::Unsigned, self.unsigned, other.unsigned, divide);
        }
        let is_divided = min.unsigned() >= greatest.unsigned();
        let lower = min.unsigned_div(greatest).filter(|_| is_divided).unwrap_or(min.zero());
        IntRange::of_unsigned(lower, max)
    }

    /// The signed quotient.
    pub fn div_signed(self, other: Self) -> Self {
        self.quotient_signed(other, Int::signed_div)
    }

    /// The signed quotient, rounded up. In MLIR the least number divided by a number greater than 1 is positive.
    pub fn ceil_div_signed(self, other: Self) -> Self {
        self.quotient_signed(other, Int::signed_ceil_div)
    }

    /// The signed quotient, rounded down.
    pub fn floor_div_signed(self, other: Self) -> Self {
        self.quotient_signed(other, Int::signed_floor_div)
    }

    fn quotient_signed(self, other: Self, divide: fn(Int, Int) -> Option<Int>) -> Self {
        match is_positive(other.signed.0) || other.signed.1.is_negative() {
            true => IntRange::of_corners(Sign::Signed, self.signed, other.signed, divide),
            false => IntRange::full(self.width()),
        }
    }

    /// The signed remainder.
    pub fn rem_signed(self, other: Self) -> Self {
        let ((min, max), (least, greatest)) = (self.signed, other.signed);
        if !is_positive(least) && !greatest.is_negative() {
            return IntRange::full(self.width());
        }
        let divisor = if is_positive(least) { greatest } else { least.with(least.signed().unsigned_abs()) };
        if least == greatest
            && max.wrapping_sub(min).unsigned() < divisor.unsigned()
            && let (Some(lower), Some(upper)) = (min.signed_rem(divisor), max.signed_rem(divisor))
            && lower.signed() <= upper.signed()
        {
            return IntRange::of_signed(lower, upper);
        }
        let limit = divisor.wrapping_sub(divisor.with(1));
        let lower = if min.is_negative() { limit.wrapping_neg() } else { limit.zero() };
        let upper = if is_positive(max) { limit } else { limit.zero() };
        IntRange::of_signed(lower, upper)
    }

    /// The unsigned remainder.
    pub fn rem_unsigned(self, other: Self) -> Self {
        let ((min, max), (least, greatest)) = (self.unsigned, other.unsigned);
        if least == greatest
            && max.wrapping_sub(min).unsigned() < greatest.unsigned()
            && let (Some(lower), Some(upper)) = (min.unsigned_rem(greatest), max.unsigned_rem(greatest))
            && lower.unsigned() <= upper.unsigned()
        {
            return IntRange::of_unsigned(lower, upper);
        }
        let limit = greatest.wrapping_sub(greatest.with(1));
        IntRange::of_unsigned(min.zero(), super::least(Sign::Unsigned, limit, max))
    }
}
