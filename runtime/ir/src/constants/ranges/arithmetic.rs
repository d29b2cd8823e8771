//! Sums, differences, products, choices and casts of ranges.

use super::overflow::{OverflowFlags, Overflowing};
use super::{Int, IntRange, Sign, greatest, least};

impl IntRange {
    /// The range of the results of an operation that has its least and greatest result at bounds of the operands. The full range
    /// if one of the results is not known.
    pub(super) fn of_corners(
        sign: Sign,
        lhs: (Int, Int),
        rhs: (Int, Int),
        compute: impl Fn(Int, Int) -> Option<Int>,
    ) -> Self {
        let corners = [(lhs.0, rhs.0), (lhs.0, rhs.1), (lhs.1, rhs.0), (lhs.1, rhs.1)];
        let results: Option<Vec<Int>> = corners.into_iter().map(|(lhs, rhs)| compute(lhs, rhs)).collect();
        let Some(results) = results else { return IntRange::full(lhs.0.width()) };
        let first = results[0];
        let choose = |choice: super::Choice| results.iter().fold(first, |best, own| choice(sign, best, *own));
        IntRange::of(sign, choose(least), choose(greatest))
    }

    /// The sum.
    pub fn add(self, other: Self, flags: OverflowFlags) -> Self {
        self.monotone(|sign| {
            let (own, other) = (self.bounds(sign), other.bounds(sign));
            let add = |a, b| Overflowing::Add.compute(sign, flags, a, b);
            Some((add(own.0, other.0)?, add(own.1, other.1)?))
        })
    }

    /// The difference.
    pub fn sub(self, other: Self, flags: OverflowFlags) -> Self {
        self.monotone(|sign| {
            let (own, other) = (self.bounds(sign), other.bounds(sign));
            let sub = |a, b| Overflowing::Sub.compute(sign, flags, a, b);
            Some((sub(own.0, other.1)?, sub(own.1, other.0)?))
        })
    }

    /// The intersection of the signed and the unsigned bounds, either of which may be unknown.
    fn monotone(self, bounds: impl Fn(Sign) -> Option<(Int, Int)>) -> Self {
        let range = |sign| match bounds(sign) {
            Some((min, max)) => IntRange::of(sign, min, max),
            None => IntRange::full(self.width()),
        };
        range(Sign::Unsigned).intersection(range(Sign::Signed))
    }

    /// The product.
    pub fn mul(self, other: Self, flags: OverflowFlags) -> Self {
        let range = |sign| {
            let multiply = |a, b| Overflowing::Mul.compute(sign, flags, a, b);
            IntRange::of_corners(sign, self.bounds(sign), other.bounds(sign), multiply)
        };
        range(Sign::Unsigned).intersection(range(Sign::Signed))
    }

    /// The signed maximum.
    pub fn max_signed(self, other: Self) -> Self {
        self.choose(other, Sign::Signed, greatest)
    }

    /// The unsigned maximum.
    pub fn max_unsigned(self, other: Self) -> Self {
        self.choose(other, Sign::Unsigned, greatest)
    }

    /// The signed minimum.
    pub fn min_signed(self, other: Self) -> Self {
        self.choose(other, Sign::Signed, least)
    }

    /// The unsigned minimum.
    pub fn min_unsigned(self, other: Self) -> Self {
        self.choose(other, Sign::Unsigned, least)
    }

    fn choose(self, other: Self, sign: Sign, choice: super::Choice) -> Self {
        let (own, other) = (self.bounds(sign), other.bounds(sign));
        IntRange::of(sign, choice(sign, own.0, other.0), choice(sign, own.1, other.1))
    }

    /// The bounds in a greater width: unsigned bounds are zero-extended, signed bounds sign-extended.
    pub fn extend(self, width: u32) -> Self {
        Self {
            unsigned: (self.unsigned.0.zero_extend(width), self.unsigned.1.zero_extend(width)),
            signed: (self.signed.0.sign_extend(width), self.signed.1.sign_extend(width)),
        }
    }

    /// The numbers, extended with zeros.
    pub fn zero_extend(self, width: u32) -> Self {
        IntRange::of_unsigned(self.unsigned.0.zero_extend(width), self.unsigned.1.zero_extend(width))
    }

    /// The numbers, extended with the sign.
    pub fn sign_extend(self, width: u32) -> Self {
        IntRange::of_signed(self.signed.0.sign_extend(width), self.signed.1.sign_extend(width))
    }

    /// The numbers, cut to a width that is not greater.
    pub fn truncate(self, width: u32) -> Self {
        if width == 0 || width >= self.width() {
            return if width == 0 { IntRange::full(0) } else { self };
        }
        let full = IntRange::full(width);
        let cut = |(min, max): (Int, Int)| (min.zero_extend(width), max.zero_extend(width));
        let (min, max) = self.unsigned;
        let wraps = min.unsigned() >> width != max.unsigned() >> width;
        let unsigned = if wraps { full.unsigned } else { cut(self.unsigned) };
        let (min, max) = (self.signed.0.signed() >> (width - 1), self.signed.1.signed() >> (width - 1));
        let fits = min == max || (min == -1 && max == 0);
        let signed = if fits { cut(self.signed) } else { full.signed };
        Self { unsigned, signed }
    }
}
