//! Integers of a fixed width.

use std::cmp::Ordering;
use std::fmt;

/// An integer of at most 128 bits, without a sign of its own (LLVM's `APInt`): operations interpret its bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Int {
    width: u32,
    bits: u128,
}

impl Int {
    /// The widest integers.
    pub const MAX_WIDTH: u32 = 128;

    /// The lowest `width` bits of a number.
    ///
    /// # Panics
    ///
    /// If the width is more than [`MAX_WIDTH`](Self::MAX_WIDTH).
    pub fn new(width: u32, bits: u128) -> Self {
        assert!(width <= Self::MAX_WIDTH, "an integer of {width} bits");
        Int { width, bits: bits & mask(width) }
    }

    /// A signed number, cut to a width.
    pub fn of_signed(width: u32, value: i128) -> Self {
        Int::new(width, value as u128)
    }

    /// One bit.
    pub fn of_bool(value: bool) -> Self {
        Int::new(1, value.into())
    }

    /// The number of bits.
    pub fn width(self) -> u32 {
        self.width
    }

    /// The number without a sign.
    pub fn unsigned(self) -> u128 {
        self.bits
    }

    /// The number in two's complement.
    pub fn signed(self) -> i128 {
        match self.width {
            0 => 0,
            width => (self.bits << (128 - width)) as i128 >> (128 - width),
        }
    }

    /// A number of the same width.
    pub fn with(self, bits: u128) -> Self {
        Int::new(self.width, bits)
    }

    /// Zero of the same width.
    pub fn zero(self) -> Self {
        self.with(0)
    }

    /// All bits set, in the same width: the largest unsigned number, and -1.
    pub fn all_ones(self) -> Self {
        self.with(u128::MAX)
    }

    /// The least signed number of the same width.
    pub fn signed_min(self) -> Self {
        match self.width {
            0 => self,
            width => self.with(1 << (width - 1)),
        }
    }

    /// The largest signed number of the same width.
    pub fn signed_max(self) -> Self {
        self.with(!self.signed_min().bits)
    }

    /// Whether it is 0.
    pub fn is_zero(self) -> bool {
        self.bits == 0
    }

    /// Whether it is 1.
    pub fn is_one(self) -> bool {
        self.bits == 1
    }

    /// Whether all bits are set.
    pub fn is_all_ones(self) -> bool {
        self == self.all_ones()
    }

    /// Whether the highest bit is set.
    pub fn is_negative(self) -> bool {
        self.signed() < 0
    }

    /// The sum, cut to the width.
    pub fn wrapping_add(self, other: Self) -> Self {
        self.with(self.bits.wrapping_add(other.bits))
    }

    /// The difference, cut to the width.
    pub fn wrapping_sub(self, other: Self) -> Self {
        self.with(self.bits.wrapping_sub(other.bits))
    }

    /// The product, cut to the width.
    pub fn wrapping_mul(self, other: Self) -> Self {
        self.with(self.bits.wrapping_mul(other.bits))
    }

    /// The negated number.
    pub fn wrapping_neg(self) -> Self {
        self.with(self.bits.wrapping_neg())
    }

    /// The sum of unsigned numbers and the carry.
    pub fn carrying_add(self, other: Self) -> (Self, bool) {
        let sum = self.wrapping_add(other);
        (sum, sum.bits < self.bits)
    }

    /// The high half of the product of unsigned numbers.
    pub fn unsigned_mul_high(self, other: Self) -> Self {
        let (low, high) = wide_mul(self.bits, other.bits);
        match self.width {
            128 => self.with(high),
            0 => self,
            width => self.with(low >> width | high << (128 - width)),
        }
    }

    /// The high half of the product of signed numbers.
    pub fn signed_mul_high(self, other: Self) -> Self {
        let mut high = self.unsigned_mul_high(other);
        if self.is_negative() {
            high = high.wrapping_sub(other);
        }
        if other.is_negative() {
            high = high.wrapping_sub(self);
        }
        high
    }

    /// The quotient of unsigned numbers; `None` for a division by zero.
    pub fn unsigned_div(self, other: Self) -> Option<Self> {
        Some(self.with(self.bits.checked_div(other.bits)?))
    }

    /// The remainder of unsigned numbers; `None` for a division by zero.
    pub fn unsigned_rem(self, other: Self) -> Option<Self> {
        Some(self.with(self.bits.checked_rem(other.bits)?))
    }

    /// The quotient of signed numbers, rounded to zero; `None` for a division by zero or an overflow.
    pub fn signed_div(self, other: Self) -> Option<Self> {
        let quotient = self.signed().checked_div(other.signed())?;
        self.exact(quotient)
    }

    /// The remainder of signed numbers; `None` for a division by zero.
    pub fn signed_rem(self, other: Self) -> Option<Self> {
        match other.signed() {
            0 => None,
            other => Some(self.with(self.signed().wrapping_rem(other) as u128)),
        }
    }

    /// The quotient of signed numbers, rounded up; `None` for a division by zero or an overflow.
    pub fn signed_ceil_div(self, other: Self) -> Option<Self> {
        let (lhs, rhs) = (self.signed(), other.signed());
        let quotient = lhs.checked_div(rhs)?;
        let is_below = lhs % rhs != 0 && (lhs < 0) == (rhs < 0);
        self.exact(quotient + i128::from(is_below))
    }

    /// The quotient of signed numbers, rounded down; `None` for a division by zero or an overflow.
    pub fn signed_floor_div(self, other: Self) -> Option<Self> {
        let (lhs, rhs) = (self.signed(), other.signed());
        let quotient = lhs.checked_div(rhs)?;
        let is_above = lhs % rhs != 0 && (lhs < 0) != (rhs < 0);
        self.exact(quotient - i128::from(is_above))
    }

    /// The quotient of unsigned numbers, rounded up; `None` for a division by zero.
    pub fn unsigned_ceil_div(self, other: Self) -> Option<Self> {
        let quotient = self.bits.checked_div(other.bits)?;
        Some(self.with(quotient + u128::from(!self.bits.is_multiple_of(other.bits))))
    }

    /// A signed number in this width, if it fits.
    fn exact(self, value: i128) -> Option<Self> {
        let found = self.with(value as u128);
        (found.signed() == value).then_some(found)
    }

    /// Shifted to the left; `None` if the distance is not less than the width.
    pub fn checked_shl(self, distance: Self) -> Option<Self> {
        Some(self.with(self.bits << self.distance(distance)?))
    }

    /// Shifted to the right, filled with zeros; `None` if the distance is not less than the width.
    pub fn checked_unsigned_shr(self, distance: Self) -> Option<Self> {
        Some(self.with(self.bits >> self.distance(distance)?))
    }

    /// Shifted to the right, filled with the sign; `None` if the distance is not less than the width.
    pub fn checked_signed_shr(self, distance: Self) -> Option<Self> {
        Some(self.with((self.signed() >> self.distance(distance)?) as u128))
    }

    fn distance(self, distance: Self) -> Option<u32> {
        u32::try_from(distance.bits).ok().filter(|distance| *distance < self.width)
    }

    /// In another width, filled with zeros or cut.
    pub fn zero_extend(self, width: u32) -> Self {
        Int::new(width, self.bits)
    }

    /// In another width, filled with the sign or cut.
    pub fn sign_extend(self, width: u32) -> Self {
        Int::of_signed(width, self.signed())
    }

    /// How signed numbers compare.
    pub fn compare_signed(self, other: Self) -> Ordering {
        self.signed().cmp(&other.signed())
    }

    /// How unsigned numbers compare.
    pub fn compare_unsigned(self, other: Self) -> Ordering {
        self.bits.cmp(&other.bits)
    }

    /// The number of zeros above the highest bit that is set.
    pub fn leading_zeros(self) -> u32 {
        self.bits.leading_zeros() - (128 - self.width)
    }

    /// The number of zeros below the lowest bit that is set.
    pub fn trailing_zeros(self) -> u32 {
        self.bits.trailing_zeros().min(self.width)
    }

    /// The number of bits that are set.
    pub fn count_ones(self) -> u32 {
        self.bits.count_ones()
    }
}

macro_rules! bitwise {
    ($($trait:ident $name:ident $operator:tt;)*) => {$(
        impl std::ops::$trait for Int {
            type Output = Int;

            fn $name(self, other: Self) -> Self {
                self.with(self.bits $operator other.bits)
            }
        }
    )*};
}

bitwise! {
    BitAnd bitand &;
    BitOr bitor |;
    BitXor bitxor ^;
}

impl std::ops::Not for Int {
    type Output = Int;

    fn not(self) -> Self {
        self.with(!self.bits)
    }
}

fn mask(width: u32) -> u128 {
    match width {
        0 => 0,
        width => u128::MAX >> (128 - width),
    }
}

/// The halves of a product, the low one first.
fn wide_mul(lhs: u128, rhs: u128) -> (u128, u128) {
    const HALF: u128 = u64::MAX as u128;
    let (a, b, c, d) = (lhs >> 64, lhs & HALF, rhs >> 64, rhs & HALF);
    let low = b * d;
    let middle = a * d + (low >> 64);
    let cross = b * c + (middle & HALF);
    (cross << 64 | low & HALF, a * c + (middle >> 64) + (cross >> 64))
}

impl fmt::Debug for Int {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} : i{}", self.signed(), self.width)
    }
}
