//! The formats of at most 19 bits that `rustc_apfloat` lacks. Every value of them is an `f64`.

use crate::float::FloatKind;

/// A format: one bit of sign (none in `F8E8M0FNU`), then the exponent, then the mantissa.
pub(super) struct Format {
    exponent_bits: u32,
    mantissa_bits: u32,
    bias: i32,
    specials: Specials,
}

/// The encoding of infinity and NaN.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Specials {
    /// The largest exponent, as in IEEE 754.
    Ieee,
    /// Neither exists: all values are finite.
    FiniteOnly,
    /// There is no infinity; the bits of negative zero are not a number.
    NanIsNegativeZero,
    /// A power of two without a sign and a zero; all ones is not a number.
    PowerOfTwo,
}

impl Format {
    pub(super) fn of(kind: FloatKind) -> Format {
        use Specials::*;
        let (exponent_bits, mantissa_bits, bias, specials) = match kind {
            FloatKind::F4E2M1FN => (2, 1, 1, FiniteOnly),
            FloatKind::F6E2M3FN => (2, 3, 1, FiniteOnly),
            FloatKind::F6E3M2FN => (3, 2, 3, FiniteOnly),
            FloatKind::F8E4M3 => (4, 3, 7, Ieee),
            FloatKind::F8E3M4 => (3, 4, 3, Ieee),
            FloatKind::F8E5M2FNUZ => (5, 2, 16, NanIsNegativeZero),
            FloatKind::F8E4M3FNUZ => (4, 3, 8, NanIsNegativeZero),
            FloatKind::F8E4M3B11FNUZ => (4, 3, 11, NanIsNegativeZero),
            FloatKind::F8E8M0FNU => (8, 0, 127, PowerOfTwo),
            FloatKind::TF32 => (8, 10, 127, Ieee),
            FloatKind::F8E5M2
            | FloatKind::F8E4M3FN
            | FloatKind::BF16
            | FloatKind::F16
            | FloatKind::F32
            | FloatKind::F64
            | FloatKind::F80
            | FloatKind::F128 => unreachable!("`rustc_apfloat` has {}", kind.keyword()),
        };
        Format { exponent_bits, mantissa_bits, bias, specials }
    }

    fn exponent_mask(&self) -> u32 {
        (1 << self.exponent_bits) - 1
    }

    fn sign(&self, negative: bool) -> u32 {
        u32::from(negative) << (self.exponent_bits + self.mantissa_bits)
    }

    pub(super) fn to_f64(&self, bits: u32) -> f64 {
        let mantissa = bits & ((1 << self.mantissa_bits) - 1);
        let exponent = bits >> self.mantissa_bits & self.exponent_mask();
        let negative = bits >> (self.mantissa_bits + self.exponent_bits) & 1 == 1;
        let signed = |value: f64| if negative { -value } else { value };
        let fraction = f64::from(mantissa) / f64::from(1u32 << self.mantissa_bits);
        match self.specials {
            Specials::PowerOfTwo if bits == 0xff => f64::NAN,
            Specials::PowerOfTwo => 2f64.powi(exponent as i32 - self.bias),
            Specials::NanIsNegativeZero if bits == self.sign(true) => f64::NAN,
            Specials::Ieee if exponent == self.exponent_mask() && mantissa == 0 => signed(f64::INFINITY),
            Specials::Ieee if exponent == self.exponent_mask() => f64::NAN,
            _ if exponent == 0 => signed(fraction * 2f64.powi(1 - self.bias)),
            _ => signed((1.0 + fraction) * 2f64.powi(exponent as i32 - self.bias)),
        }
    }

    #[allow(clippy::wrong_self_convention, reason = "`self` is the format to convert to")]
    pub(super) fn from_f64(&self, value: f64) -> u32 {
        if self.specials == Specials::PowerOfTwo {
            return power_of_two(value);
        }
        let negative = value.is_sign_negative();
        if value.is_nan() {
            return self.nan(negative);
        }
        if value.is_infinite() {
            return self.overflow(negative);
        }
        let magnitude = self.round(value.abs());
        let largest = self.largest();
        if magnitude > largest {
            return self.overflow(negative);
        }
        if magnitude == 0 && self.specials == Specials::NanIsNegativeZero {
            return 0;
        }
        self.sign(negative) | magnitude
    }

    /// The bits of the nearest value to a finite one that is not negative, as if the exponent had no end.
    fn round(&self, value: f64) -> u32 {
        if value == 0.0 {
            return 0;
        }
        // `value` is in [2^exponent, 2^(exponent + 1)); below the smallest normal number the step stays the same.
        let exponent = ((value.to_bits() >> 52) as i32 - 1023).max(1 - self.bias);
        let step = 2f64.powi(exponent - self.mantissa_bits as i32);
        let steps = (value / step).round_ties_even() as u32;
        // A carry out of the mantissa is a carry into the exponent.
        let biased = (exponent + self.bias - 1) as u32;
        (biased << self.mantissa_bits) + steps
    }

    /// The bits of the largest finite value.
    fn largest(&self) -> u32 {
        let all = (1 << (self.exponent_bits + self.mantissa_bits)) - 1;
        match self.specials {
            Specials::Ieee => (self.exponent_mask() << self.mantissa_bits) - 1,
            Specials::FiniteOnly | Specials::NanIsNegativeZero | Specials::PowerOfTwo => all,
        }
    }

    fn overflow(&self, negative: bool) -> u32 {
        match self.specials {
            Specials::Ieee => self.sign(negative) | self.exponent_mask() << self.mantissa_bits,
            Specials::FiniteOnly => self.sign(negative) | self.largest(),
            Specials::NanIsNegativeZero | Specials::PowerOfTwo => self.sign(true),
        }
    }

    fn nan(&self, negative: bool) -> u32 {
        match self.specials {
            Specials::Ieee => {
                let quiet = 1 << (self.mantissa_bits - 1);
                self.sign(negative) | self.exponent_mask() << self.mantissa_bits | quiet
            }
            Specials::FiniteOnly => self.sign(true),
            Specials::NanIsNegativeZero | Specials::PowerOfTwo => self.sign(true),
        }
    }
}

/// `F8E8M0FNU`: 2^(bits - 127), rounded to the nearest, ties up, since the only digit is always odd. There is
/// no sign: as in LLVM, the sign of a number that has one is stored in the topmost bit of the exponent.
fn power_of_two(value: f64) -> u32 {
    const NAN: u32 = 0xff;
    if value.is_nan() || value.is_infinite() {
        return NAN;
    }
    if value == 0.0 {
        return 0;
    }
    let magnitude = value.abs();
    let exponent = ((magnitude.to_bits() >> 52) as i32 - 1023).clamp(-127, 1024);
    let up = magnitude / 2f64.powi(exponent) >= 1.5;
    let sign = u32::from(value < 0.0) << 7;
    match u32::try_from(exponent + 127 + i32::from(up)) {
        Ok(0) => 0,
        Ok(bits) if bits < NAN => bits | sign,
        _ => NAN,
    }
}
