//! Summaries of values, by which substitution skips values that it does not change.

use super::words::word;
use tblgen_parser::Symbol;

/// A superset of a set of variables. Each variable is one of 31 bits.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(crate) struct VariableSet(u32);

impl VariableSet {
    pub(crate) const NONE: Self = Self(0);
    pub(crate) const ALL: Self = Self(u32::MAX);
    /// The name of an anonymous record, which only that record itself can replace.
    pub(super) const ANONYMOUS_NAME: Self = Self(1 << 31);

    pub(crate) fn of(variable: Symbol) -> Self {
        // Variables of one class have neighboring numbers: the product spreads them evenly.
        let spread = u64::from(word(variable).wrapping_mul(0x9e37_79b9));
        Self(1 << ((spread * 31) >> 32))
    }
    pub(crate) fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }
    pub(crate) fn may_share(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}

/// A summary of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Summary {
    /// The variables that it mentions, including those that it binds.
    pub(crate) variables: VariableSet,
    /// The nesting depth.
    pub(super) depth: u16,
    pub(crate) flags: Flags,
}

/// Properties of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Flags(u8);

impl Flags {
    pub(super) const NONE: Self = Self(0);
    /// Holds something that is decided only when its record is final.
    pub(super) const LATE: Self = Self(1);
    /// Holds something that is not a literal.
    pub(super) const SYMBOLIC: Self = Self(2);
    /// Binds variables of its own.
    pub(super) const BINDER: Self = Self(4);

    pub(super) fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
    fn has(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
    pub(crate) fn folds_late(self) -> bool {
        self.has(Self::LATE)
    }
    pub(crate) fn is_symbolic(self) -> bool {
        self.has(Self::SYMBOLIC)
    }
    pub(crate) fn binds(self) -> bool {
        self.has(Self::BINDER)
    }
}
