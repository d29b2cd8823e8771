//! The numbers of records, types and values.

/// A record of the store: a class, a definition, or a prototype.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) struct RecordId(pub(crate) u32);

/// A type. Equal types have the same id.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) struct TypeId(pub(crate) u32);

impl TypeId {
    pub(crate) const BIT: Self = Self(0);
    pub(crate) const INT: Self = Self(1);
    pub(crate) const STRING: Self = Self(2);
    pub(crate) const DAG: Self = Self(3);
    /// The type that every record has: of no particular class.
    pub(crate) const ANY_RECORD: Self = Self(4);
}

/// A value. Equal values have the same id.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) struct ValueId(pub(crate) u32);

impl ValueId {
    pub(crate) const UNSET: Self = Self(0);
    pub(crate) const FALSE: Self = Self(1);
    pub(crate) const TRUE: Self = Self(2);

    pub(crate) fn bit(value: bool) -> Self {
        if value { Self::TRUE } else { Self::FALSE }
    }
}
