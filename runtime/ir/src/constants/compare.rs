//! Comparisons of integers.

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
