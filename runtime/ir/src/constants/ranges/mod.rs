//! Integer ranges: MLIR's `ConstantIntRanges` and their arithmetic.
//!
//! ```
//! use rtblgen_runtime::constants::{Int, IntPredicate, IntRange, OverflowFlags};
//!
//! let up_to = |max| IntRange::of_unsigned(Int::new(8, 0), Int::new(8, max));
//! let sum = up_to(3).add(up_to(4), OverflowFlags::NONE);
//! assert_eq!(sum, up_to(7));
//! assert_eq!(sum.compare(IntPredicate::Ult, IntRange::constant(Int::new(8, 8))), Some(true));
//! ```

mod arithmetic;
mod bits;
mod division;
mod index;
mod overflow;

pub use overflow::OverflowFlags;

use super::{Int, IntPredicate};
use crate::context::types::{Type, TypeKind};

/// How the bounds of a range are read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sign {
    Signed,
    Unsigned,
}

/// Bounds of an integer, unsigned and signed, both inclusive (MLIR's `ConstantIntRanges`).
///
/// Values that are no integers, or integers of more than [`Int::MAX_WIDTH`] bits, have a range of width 0 without information.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IntRange {
    unsigned: (Int, Int),
    signed: (Int, Int),
}

impl IntRange {
    /// The range of a truth value; both values if it is `None`.
    pub fn of_truth(known: Option<bool>) -> Self {
        known.map_or(IntRange::full(1), |known| IntRange::constant(Int::of_bool(known)))
    }

    /// The range with these bounds: unsigned and signed, the least first.
    pub fn new(unsigned: (Int, Int), signed: (Int, Int)) -> Self {
        Self { unsigned, signed }
    }

    /// One number.
    pub fn constant(value: Int) -> Self {
        Self { unsigned: (value, value), signed: (value, value) }
    }

    /// All numbers of a width.
    pub fn full(width: u32) -> Self {
        let zero = Int::new(width, 0);
        Self { unsigned: (zero, zero.all_ones()), signed: (zero.signed_min(), zero.signed_max()) }
    }

    /// All numbers of a type, or of its elements.
    pub fn of_type(ty: Type<'_>) -> Self {
        IntRange::full(Self::storage_width(ty))
    }

    /// The width of the bounds for a type: 64 for an index, 0 for a type without ranges.
    pub fn storage_width(ty: Type<'_>) -> u32 {
        match ty.element_type_or_self().kind() {
            TypeKind::Index => 64,
            TypeKind::Integer { width, .. } if width <= Int::MAX_WIDTH => width,
            _ => 0,
        }
    }

    /// The numbers between two signed bounds.
    pub fn of_signed(min: Int, max: Int) -> Self {
        let unsigned = match min.is_negative() == max.is_negative() {
            true if min.unsigned() <= max.unsigned() => (min, max),
            true => (max, min),
            false => (min.zero(), min.all_ones()),
        };
        Self { unsigned, signed: (min, max) }
    }

    /// The numbers between two unsigned bounds.
    pub fn of_unsigned(min: Int, max: Int) -> Self {
        let signed = match min.is_negative() == max.is_negative() {
            true if min.signed() <= max.signed() => (min, max),
            true => (max, min),
            false => (min.signed_min(), min.signed_max()),
        };
        Self { unsigned: (min, max), signed }
    }

    fn of(sign: Sign, min: Int, max: Int) -> Self {
        match sign {
            Sign::Signed => IntRange::of_signed(min, max),
            Sign::Unsigned => IntRange::of_unsigned(min, max),
        }
    }

    fn bounds(self, sign: Sign) -> (Int, Int) {
        match sign {
            Sign::Signed => self.signed,
            Sign::Unsigned => self.unsigned,
        }
    }

    /// The number of bits; 0 for a range of which nothing is known.
    pub fn width(self) -> u32 {
        self.unsigned.0.width()
    }

    /// The least number, read as unsigned.
    pub fn unsigned_min(self) -> Int {
        self.unsigned.0
    }

    /// The greatest number, read as unsigned.
    pub fn unsigned_max(self) -> Int {
        self.unsigned.1
    }

    /// The least number, read as signed.
    pub fn signed_min(self) -> Int {
        self.signed.0
    }

    /// The greatest number, read as signed.
    pub fn signed_max(self) -> Int {
        self.signed.1
    }

    /// The only number of the range.
    pub fn single(self) -> Option<Int> {
        let only = |(min, max): (Int, Int)| (min == max && min.width() > 0).then_some(min);
        only(self.unsigned).or_else(|| only(self.signed))
    }

    /// The smallest range that contains both.
    pub fn union(self, other: Self) -> Self {
        self.combine(other, least, greatest)
    }

    /// The smallest range that contains the numbers that are in both.
    pub fn intersection(self, other: Self) -> Self {
        self.combine(other, greatest, least)
    }

    fn combine(self, other: Self, lower: Choice, upper: Choice) -> Self {
        if self.width() == 0 || other.width() == 0 {
            return if self.width() == 0 { self } else { other };
        }
        let bounds = |sign| {
            let (own, other) = (self.bounds(sign), other.bounds(sign));
            (lower(sign, own.0, other.0), upper(sign, own.1, other.1))
        };
        Self { unsigned: bounds(Sign::Unsigned), signed: bounds(Sign::Signed) }
    }

    /// Whether a relation holds for all numbers of two ranges, or for none; `None` if neither is known.
    pub fn compare(self, predicate: IntPredicate, other: Self) -> Option<bool> {
        match (self.always(predicate, other), self.always(predicate.inverted(), other)) {
            (true, _) => Some(true),
            (_, true) => Some(false),
            _ => None,
        }
    }

    fn always(self, predicate: IntPredicate, other: Self) -> bool {
        use IntPredicate as P;
        match predicate {
            P::Eq => self.single().is_some() && self.single() == other.single(),
            P::Ne => [(P::Slt, P::Sgt), (P::Ult, P::Ugt)]
                .into_iter()
                .all(|(less, greater)| self.always(less, other) || self.always(greater, other)),
            P::Slt | P::Sle => predicate.holds(self.signed.1, other.signed.0),
            P::Sgt | P::Sge => predicate.holds(self.signed.0, other.signed.1),
            P::Ult | P::Ule => predicate.holds(self.unsigned.1, other.unsigned.0),
            P::Ugt | P::Uge => predicate.holds(self.unsigned.0, other.unsigned.1),
        }
    }
}

/// The choice of one of two numbers.
type Choice = fn(Sign, Int, Int) -> Int;

/// The greater of two numbers.
fn greatest(sign: Sign, a: Int, b: Int) -> Int {
    let is_greater = match sign {
        Sign::Signed => a.compare_signed(b).is_gt(),
        Sign::Unsigned => a.compare_unsigned(b).is_gt(),
    };
    if is_greater { a } else { b }
}

/// The less of two numbers.
fn least(sign: Sign, a: Int, b: Int) -> Int {
    if greatest(sign, a, b) == a { b } else { a }
}

impl std::fmt::Display for IntRange {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let ((least, greatest), (lowest, highest)) = (self.unsigned, self.signed);
        let (least, greatest) = (least.unsigned(), greatest.unsigned());
        write!(f, "unsigned : [{least}, {greatest}] signed : [{}, {}]", lowest.signed(), highest.signed())
    }
}
