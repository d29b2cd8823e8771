//! Arithmetic of bounds that reports an overflow, or saturates.

use super::{Int, Sign};

/// The known overflow behaviour of an operation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OverflowFlags {
    /// Signed arithmetic does not overflow.
    pub no_signed_wrap: bool,
    /// Unsigned arithmetic does not overflow.
    pub no_unsigned_wrap: bool,
}

impl OverflowFlags {
    /// No flags.
    pub const NONE: Self = OverflowFlags { no_signed_wrap: false, no_unsigned_wrap: false };
    /// Signed arithmetic does not overflow.
    pub const NO_SIGNED_WRAP: Self = OverflowFlags { no_signed_wrap: true, no_unsigned_wrap: false };

    fn excludes(self, sign: Sign) -> bool {
        match sign {
            Sign::Signed => self.no_signed_wrap,
            Sign::Unsigned => self.no_unsigned_wrap,
        }
    }
}

/// An operation on bounds that may overflow.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Overflowing {
    Add,
    Sub,
    Mul,
    Shl,
}

impl Overflowing {
    /// The result. If it overflows: the saturated result if the flags exclude overflow, `None` otherwise.
    pub(super) fn compute(self, sign: Sign, flags: OverflowFlags, a: Int, b: Int) -> Option<Int> {
        let exact = match sign {
            Sign::Signed => self.signed(a, b),
            Sign::Unsigned => self.unsigned(a, b),
        };
        exact.or_else(|| flags.excludes(sign).then(|| self.limit(sign, a, b)))
    }

    fn unsigned(self, a: Int, b: Int) -> Option<Int> {
        let exact = match self {
            Overflowing::Add => a.unsigned().checked_add(b.unsigned()),
            Overflowing::Sub => a.unsigned().checked_sub(b.unsigned()),
            Overflowing::Mul => a.unsigned().checked_mul(b.unsigned()),
            Overflowing::Shl => {
                return a.checked_shl(b).filter(|_| b.unsigned() <= a.leading_zeros().into());
            }
        };
        let exact = exact?;
        Some(a.with(exact)).filter(|number| number.unsigned() == exact)
    }

    fn signed(self, a: Int, b: Int) -> Option<Int> {
        let exact = match self {
            Overflowing::Add => a.signed().checked_add(b.signed()),
            Overflowing::Sub => a.signed().checked_sub(b.signed()),
            Overflowing::Mul => a.signed().checked_mul(b.signed()),
            Overflowing::Shl => {
                let signs = if a.is_negative() { !a } else { a }.leading_zeros();
                return a.checked_shl(b).filter(|_| b.unsigned() < signs.into());
            }
        };
        let exact = exact?;
        Some(a.with(exact as u128)).filter(|number| number.signed() == exact)
    }

    /// The saturated result: the least or greatest number, in the direction of the overflow.
    fn limit(self, sign: Sign, a: Int, b: Int) -> Int {
        let is_below = match (sign, self) {
            (Sign::Unsigned, own) => own == Overflowing::Sub,
            (Sign::Signed, Overflowing::Mul) => a.is_negative() != b.is_negative(),
            (Sign::Signed, _) => a.is_negative(),
        };
        match (sign, is_below) {
            (Sign::Unsigned, true) => a.zero(),
            (Sign::Unsigned, false) => a.all_ones(),
            (Sign::Signed, true) => a.signed_min(),
            (Sign::Signed, false) => a.signed_max(),
        }
    }
}
