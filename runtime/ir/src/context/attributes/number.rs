//! The values of integer and floating point attributes.

use std::fmt;

use num_bigint::BigInt;

use super::super::types::{Type, TypeKind};

/// 128 bits, aligned like 64.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bits {
    low: u64,
    high: u64,
}

impl Bits {
    /// These bits.
    pub const fn new(bits: u128) -> Self {
        Bits { low: bits as u64, high: (bits >> 64) as u64 }
    }

    /// The bits, without a sign.
    pub const fn unsigned(self) -> u128 {
        (self.high as u128) << 64 | self.low as u128
    }

    /// The bits, in two's complement.
    pub const fn signed(self) -> i128 {
        self.unsigned() as i128
    }
}

impl fmt::Debug for Bits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:#x}", self.unsigned())
    }
}

/// An integer of any size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum IntegerValue {
    /// It fits in 128 bits.
    Small(i128),
    /// It does not.
    Big(BigInt),
}

impl fmt::Display for IntegerValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IntegerValue::Small(value) => fmt::Display::fmt(value, f),
            IntegerValue::Big(value) => fmt::Display::fmt(value, f),
        }
    }
}

/// The number of bits of a value of this type: an integer type's width, and 64 for `index`.
pub(super) fn integer_width(ty: Type<'_>) -> u32 {
    match ty.kind() {
        TypeKind::Integer { width, .. } => width,
        TypeKind::Index => 64,
        _ => panic!("an integer attribute needs an integer type or `index`, not {ty:?}"),
    }
}

/// The lowest `width` bits of the value, with the highest of them repeated above.
pub(super) fn sign_extend(value: i128, width: u32) -> i128 {
    match width {
        0 => 0,
        1..128 => value << (128 - width) >> (128 - width),
        _ => value,
    }
}
