//! Bit representation of numbers, for memory of bytes and for casts.

use rtblgen_runtime::constants::{Float, Int};
use rtblgen_runtime::{FloatKind, Type, TypeKind};

use crate::fault::FaultKind;
use crate::value::RuntimeValue;

/// A type of numbers with a known bit representation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stored {
    Int(u32),
    Float(FloatKind),
}

impl Stored {
    /// The form of a type; `None` if it is neither an integer nor a floating point number.
    pub(crate) fn of(ty: Type<'_>, index_width: u32) -> Option<Self> {
        match ty.kind() {
            TypeKind::Index => Some(Stored::Int(index_width)),
            TypeKind::Integer { width, .. } if (1..=Int::MAX_WIDTH).contains(&width) => {
                Some(Stored::Int(width))
            }
            TypeKind::Float(kind) => Some(Stored::Float(kind)),
            _ => None,
        }
    }

    /// The number of bits.
    pub(crate) fn width(self) -> u32 {
        match self {
            Stored::Int(width) => width,
            Stored::Float(kind) => kind.width(),
        }
    }

    /// Converts a number to bits; `None` for poison.
    pub(crate) fn bits(self, value: &RuntimeValue) -> Result<Option<u128>, FaultKind> {
        match value {
            RuntimeValue::Int(int) => Ok(Some(int.unsigned())),
            RuntimeValue::Float(float) => Ok(Some(float.bits())),
            RuntimeValue::Poison => Ok(None),
            _ => Err(FaultKind::Evaluator("a value is no number".to_owned())),
        }
    }

    /// Converts bits to a number. Higher bits are truncated.
    pub(crate) fn of_bits(self, bits: Option<u128>) -> RuntimeValue {
        match (bits, self) {
            (None, _) => RuntimeValue::Poison,
            (Some(bits), Stored::Int(width)) => Int::new(width, bits).into(),
            (Some(bits), Stored::Float(kind)) => Float::from_bits(kind, bits).into(),
        }
    }

    /// The number of bytes in memory.
    pub(crate) fn size(self) -> i64 {
        i64::from(self.width().div_ceil(8))
    }

    /// The number of bytes from one element to the next: LLVM's size with alignment.
    pub(crate) fn stride(self) -> i64 {
        i64::from(self.width().div_ceil(8).next_power_of_two())
    }

    /// Converts a number to bytes, the lowest one first.
    pub(crate) fn bytes(self, value: &RuntimeValue) -> Result<Vec<RuntimeValue>, FaultKind> {
        let bits = self.bits(value)?;
        let byte = |number: i64| bits.map(|bits| bits >> (8 * number));
        Ok((0..self.size()).map(|number| Stored::Int(8).of_bits(byte(number))).collect())
    }

    /// Converts bytes to a number; poison if one of the bytes is poison.
    pub(crate) fn of_bytes(self, bytes: &[RuntimeValue]) -> RuntimeValue {
        let byte = |byte: &RuntimeValue| match byte {
            RuntimeValue::Int(int) => Some(int.unsigned()),
            _ => None,
        };
        let join = |bits: u128, own: &RuntimeValue| Some(bits << 8 | byte(own)?);
        self.of_bits(bytes.iter().rev().try_fold(0, join))
    }
}
