//! Comparisons of integers, and of ranges of integers.

use super::Int;

/// How two integers are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IntPredicate {
    /// Equal.
    Eq,
    /// Not equal.
    Ne,
    /// Less, with signs.
    Slt,
    /// Less or equal, with signs.
    Sle,
    /// Greater, with signs.
    Sgt,
    /// Greater or equal, with signs.
    Sge,
    /// Less, without signs.
    Ult,
    /// Less or equal, without signs.
    Ule,
    /// Greater, without signs.
    Ugt,
    /// Greater or equal, without signs.
    Uge,
}

impl IntPredicate {
    /// All predicates, in the order in which MLIR's dialects number them.
    pub const ALL: [IntPredicate; 10] = {
        use IntPredicate::*;
        [Eq, Ne, Slt, Sle, Sgt, Sge, Ult, Ule, Ugt, Uge]
    };

    /// Whether the relation holds.
    pub fn holds(self, lhs: Int, rhs: Int) -> bool {
        let (signed, unsigned) = (lhs.compare_signed(rhs), lhs.compare_unsigned(rhs));
        match self {
            IntPredicate::Eq => lhs == rhs,
            IntPredicate::Ne => lhs != rhs,
            IntPredicate::Slt => signed.is_lt(),
            IntPredicate::Sle => signed.is_le(),
            IntPredicate::Sgt => signed.is_gt(),
            IntPredicate::Sge => signed.is_ge(),
            IntPredicate::Ult => unsigned.is_lt(),
            IntPredicate::Ule => unsigned.is_le(),
            IntPredicate::Ugt => unsigned.is_gt(),
            IntPredicate::Uge => unsigned.is_ge(),
        }
    }

    /// Whether the relation holds between a number and itself.
    pub fn is_reflexive(self) -> bool {
        use IntPredicate::{Eq, Sge, Sle, Uge, Ule};
        matches!(self, Eq | Sle | Sge | Ule | Uge)
    }

    /// The relation that holds exactly where this one does not.
    pub fn inverted(self) -> Self {
        match self {
            IntPredicate::Eq => IntPredicate::Ne,
            IntPredicate::Ne => IntPredicate::Eq,
            IntPredicate::Slt => IntPredicate::Sge,
            IntPredicate::Sle => IntPredicate::Sgt,
            IntPredicate::Sgt => IntPredicate::Sle,
            IntPredicate::Sge => IntPredicate::Slt,
            IntPredicate::Ult => IntPredicate::Uge,
            IntPredicate::Ule => IntPredicate::Ugt,
            IntPredicate::Ugt => IntPredicate::Ule,
            IntPredicate::Uge => IntPredicate::Ult,
        }
    }
}

/// Bounds of an integer, read without and with a sign; the bounds belong to the range (MLIR's `ConstantIntRanges`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IntRange {
    unsigned: (Int, Int),
    signed: (Int, Int),
}

impl IntRange {
    /// One number.
    pub fn constant(value: Int) -> Self {
        Self { unsigned: (value, value), signed: (value, value) }
    }

    /// The numbers between two, read with a sign.
    pub fn of_signed(min: Int, max: Int) -> Self {
        let unsigned = match min.is_negative() == max.is_negative() {
            true => (min, max),
            false => (min.zero(), min.all_ones()),
        };
        Self { unsigned, signed: (min, max) }
    }

    /// The numbers between two, read without a sign.
    pub fn of_unsigned(min: Int, max: Int) -> Self {
        let signed = match min.is_negative() == max.is_negative() {
            true => (min, max),
            false => (min.signed_min(), min.signed_max()),
        };
        Self { unsigned: (min, max), signed }
    }

    /// The only number of the range.
    pub fn single(self) -> Option<Int> {
        let only = |(min, max): (Int, Int)| (min == max).then_some(min);
        only(self.unsigned).or_else(|| only(self.signed))
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
