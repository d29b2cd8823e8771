//! Floating point numbers in the formats of MLIR.

use std::cmp::Ordering;

use rustc_apfloat::ieee::{BFloat, Double, Float8E4M3FN, Float8E5M2, Half, Quad, Single, X87DoubleExtended};
use rustc_apfloat::{Float as _, FloatConvert, Round, Status};

use super::Int;
use crate::float::{FloatKind, from_f64, to_f64};

/// A floating point number (LLVM's `APFloat`).
///
/// Sums, products and the like are rounded to the nearest number, ties to even. They are computed exactly in
/// the format; in small formats without arithmetic of their own, through `f64`, which gives the same numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Float {
    kind: FloatKind,
    bits: u128,
}

/// How a number that a format does not have is rounded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rounding {
    /// To the nearest number, or the even one of two.
    NearestEven,
    /// To the nearest number, or the one away from zero of two.
    NearestAway,
    /// Down.
    Downward,
    /// Up.
    Upward,
    /// To zero.
    TowardZero,
}

impl Rounding {
    fn of_apfloat(self) -> Round {
        match self {
            Rounding::NearestEven => Round::NearestTiesToEven,
            Rounding::NearestAway => Round::NearestTiesToAway,
            Rounding::Downward => Round::TowardNegative,
            Rounding::Upward => Round::TowardPositive,
            Rounding::TowardZero => Round::TowardZero,
        }
    }
}

/// Runs an expression with `T` as the arithmetic of a format; small formats have the one after `else`.
macro_rules! with_format {
    ($kind:expr, $t:ident => $body:expr, else $other:expr) => {
        match $kind {
            FloatKind::F16 => {
                type $t = Half;
                $body
            }
            FloatKind::BF16 => {
                type $t = BFloat;
                $body
            }
            FloatKind::F32 => {
                type $t = Single;
                $body
            }
            FloatKind::F64 => {
                type $t = Double;
                $body
            }
            FloatKind::F80 => {
                type $t = X87DoubleExtended;
                $body
            }
            FloatKind::F128 => {
                type $t = Quad;
                $body
            }
            FloatKind::F8E5M2 => {
                type $t = Float8E5M2;
                $body
            }
            FloatKind::F8E4M3FN => {
                type $t = Float8E4M3FN;
                $body
            }
            _ => $other,
        }
    };
}

macro_rules! binary {
    ($($(#[$doc:meta])* $trait:ident $name:ident $operator:tt;)*) => {$(
        $(#[$doc])*
        impl std::ops::$trait for Float {
            type Output = Float;

            fn $name(self, other: Self) -> Self {
                with_format!(self.kind, T => {
                    self.with((T::from_bits(self.bits) $operator T::from_bits(other.bits)).value.to_bits())
                }, else self.of_f64(self.to_f64() $operator other.to_f64()))
            }
        }
    )*};
}

binary! {
    Add add +;
    Sub sub -;
    Mul mul *;
    Div div /;
    /// The remainder of a division, with the sign of the first (C's `fmod`).
    Rem rem %;
}

impl std::ops::Neg for Float {
    type Output = Float;

    fn neg(self) -> Self {
        with_format!(self.kind, T => self.with((-T::from_bits(self.bits)).to_bits()), else self.of_f64(-self.to_f64()))
    }
}

impl Float {
    /// The number with these bits.
    pub fn from_bits(kind: FloatKind, bits: u128) -> Self {
        Float { kind, bits }
    }

    /// The number of a format that is nearest to another.
    pub fn from_f64(kind: FloatKind, value: f64) -> Self {
        Float { kind, bits: from_f64(kind, value) }
    }

    /// The format.
    pub fn kind(self) -> FloatKind {
        self.kind
    }

    /// The bits in the format.
    pub fn bits(self) -> u128 {
        self.bits
    }

    /// The `f64` nearest to it.
    pub fn to_f64(self) -> f64 {
        to_f64(self.kind, self.bits)
    }

    fn with(self, bits: u128) -> Self {
        Float { bits, ..self }
    }

    fn of_f64(self, value: f64) -> Self {
        Float::from_f64(self.kind, value)
    }

    /// Whether it is no number.
    pub fn is_nan(self) -> bool {
        with_format!(self.kind, T => T::from_bits(self.bits).is_nan(), else self.to_f64().is_nan())
    }

    /// Whether it is infinite.
    pub fn is_infinite(self) -> bool {
        with_format!(self.kind, T => T::from_bits(self.bits).is_infinite(), else self.to_f64().is_infinite())
    }

    /// Whether it is zero, of either sign.
    pub fn is_zero(self) -> bool {
        with_format!(self.kind, T => T::from_bits(self.bits).is_zero(), else self.to_f64() == 0.0)
    }

    /// The exponent, of a finite number that is not zero.
    pub fn exponent(self) -> Option<i32> {
        let wide = self.convert(FloatKind::F128, Rounding::NearestEven)?.0;
        let number = Quad::from_bits(wide.bits);
        (number.is_finite() && !number.is_zero()).then(|| number.ilogb())
    }

    /// Whether it is a number between zero and the least normal one of its format.
    pub fn is_denormal(self) -> bool {
        self.exponent().is_some_and(|exponent| exponent < self.kind.min_exponent())
    }

    /// Whether its sign is a minus.
    pub fn is_negative(self) -> bool {
        with_format!(self.kind, T => T::from_bits(self.bits).is_negative(), else self.to_f64().is_sign_negative())
    }

    /// Whether it is exactly this number, with this sign.
    pub fn is(self, value: f64) -> bool {
        let found = self.to_f64();
        found == value && found.is_sign_negative() == value.is_sign_negative()
    }

    /// Without a sign.
    pub fn abs(self) -> Self {
        if self.is_negative() { -self } else { self }
    }

    /// How two numbers compare; `None` if one is NaN.
    pub fn compare(self, other: Self) -> Option<Ordering> {
        with_format!(self.kind, T => {
            T::from_bits(self.bits).partial_cmp(&T::from_bits(other.bits))
        }, else self.to_f64().partial_cmp(&other.to_f64()))
    }

    /// The larger number; NaN if one is, and 0 rather than -0 (IEEE's `maximum`).
    pub fn maximum(self, other: Self) -> Self {
        self.extreme(other, Ordering::Greater, false)
    }

    /// The smaller number; NaN if one is, and -0 rather than 0 (IEEE's `minimum`).
    pub fn minimum(self, other: Self) -> Self {
        self.extreme(other, Ordering::Less, true)
    }

    fn extreme(self, other: Self, order: Ordering, prefers_minus: bool) -> Self {
        match self.compare(other) {
            None if self.is_nan() => self,
            None => other,
            Some(Ordering::Equal) if self.is_zero() && self.is_negative() != prefers_minus => other,
            Some(found) if found == order || found == Ordering::Equal => self,
            Some(_) => other,
        }
    }

    /// The larger number, or the one that is not NaN (C's `fmax`).
    pub fn max_num(self, other: Self) -> Self {
        self.number_of(other, Self::maximum)
    }

    /// The smaller number, or the one that is not NaN (C's `fmin`).
    pub fn min_num(self, other: Self) -> Self {
        self.number_of(other, Self::minimum)
    }

    fn number_of(self, other: Self, extreme: fn(Self, Self) -> Self) -> Self {
        match (self.is_nan(), other.is_nan()) {
            (true, _) => other,
            (_, true) => self,
            _ => extreme(self, other),
        }
    }

    /// The number in another format, and whether it is another number there. `None` if the format is too small to round
    /// other than to the nearest even number.
    pub fn convert(self, kind: FloatKind, rounding: Rounding) -> Option<(Self, bool)> {
        fn through<S, T>(bits: u128, round: Round) -> (u128, bool)
        where
            S: rustc_apfloat::Float + FloatConvert<T>,
            T: rustc_apfloat::Float,
        {
            let mut loses_info = false;
            let found = S::from_bits(bits).convert_r(round, &mut loses_info);
            (found.value.to_bits(), loses_info)
        }
        let round = rounding.of_apfloat();
        let exact = with_format!(self.kind, S => with_format!(kind, T => {
            Some(through::<S, T>(self.bits, round))
        }, else None), else None);
        if let Some((bits, loses_info)) = exact {
            return Some((Float { kind, bits }, loses_info));
        }
        if rounding != Rounding::NearestEven {
            return None;
        }
        let found = Float::from_f64(kind, self.to_f64());
        let is_same = found.to_f64() == self.to_f64() || found.is_nan() && self.is_nan();
        Some((found, !is_same))
    }

    /// Returns the number without its fraction, if an integer of this width has it. `None` for more than
    /// [`Int::MAX_WIDTH`] bits.
    pub fn to_int(self, width: u32, is_signed: bool) -> Option<Int> {
        if width > Int::MAX_WIDTH {
            return None;
        }
        let wide = self.convert(FloatKind::F128, Rounding::NearestEven)?.0;
        let number = Quad::from_bits(wide.bits);
        let mut is_exact = false;
        let (status, bits) = match is_signed {
            true => {
                // The library shifts by too much for a single bit.
                let found = number.to_i128_r(width.max(2) as usize, Round::TowardZero, &mut is_exact);
                if width == 1 && !matches!(found.value, -1 | 0) {
                    return None;
                }
                (found.status, found.value as u128)
            }
            false => {
                let found = number.to_u128_r(width as usize, Round::TowardZero, &mut is_exact);
                (found.status, found.value)
            }
        };
        (!status.contains(Status::INVALID_OP)).then(|| Int::new(width, bits))
    }

    /// The number of a format that is nearest to an integer; `None` in the small formats.
    pub fn from_int(kind: FloatKind, value: Int, is_signed: bool) -> Option<Self> {
        let bits = with_format!(kind, T => {
            let found = match is_signed {
                true => T::from_i128_r(value.signed(), Round::NearestTiesToEven),
                false => T::from_u128_r(value.unsigned(), Round::NearestTiesToEven),
            };
            found.value.to_bits()
        }, else return None);
        Some(Float { kind, bits })
    }
}
