//! Floating point values in the formats of MLIR.

mod kind;
mod small;
#[cfg(test)]
mod tests;

use rustc_apfloat::ieee::{BFloat, Double, Float8E4M3FN, Float8E5M2, Half, Quad, X87DoubleExtended};
use rustc_apfloat::{Float, FloatConvert};

pub use kind::FloatKind;

/// The `f64` nearest to a value of this format.
pub fn to_f64(kind: FloatKind, bits: u128) -> f64 {
    fn convert<T: Float + FloatConvert<Double>>(bits: u128) -> f64 {
        let mut loses_info = false;
        f64::from_bits(T::from_bits(bits).convert(&mut loses_info).value.to_bits() as u64)
    }
    match kind {
        FloatKind::F64 => f64::from_bits(bits as u64),
        FloatKind::F32 => f32::from_bits(bits as u32).into(),
        FloatKind::F16 => convert::<Half>(bits),
        FloatKind::BF16 => convert::<BFloat>(bits),
        FloatKind::F80 => convert::<X87DoubleExtended>(bits),
        FloatKind::F128 => convert::<Quad>(bits),
        FloatKind::F8E5M2 => convert::<Float8E5M2>(bits),
        FloatKind::F8E4M3FN => convert::<Float8E4M3FN>(bits),
        _ => small::Format::of(kind).to_f64(bits as u32),
    }
}

/// The value of this format nearest to an `f64`, ties to even.
pub fn from_f64(kind: FloatKind, value: f64) -> u128 {
    fn convert<T: Float>(value: f64) -> u128
    where
        Double: FloatConvert<T>,
    {
        let mut loses_info = false;
        Double::from_bits(value.to_bits().into()).convert(&mut loses_info).value.to_bits()
    }
    match kind {
        FloatKind::F64 => value.to_bits().into(),
        FloatKind::F32 => (value as f32).to_bits().into(),
        FloatKind::F16 => convert::<Half>(value),
        FloatKind::BF16 => convert::<BFloat>(value),
        FloatKind::F80 => convert::<X87DoubleExtended>(value),
        FloatKind::F128 => convert::<Quad>(value),
        FloatKind::F8E5M2 => convert::<Float8E5M2>(value),
        FloatKind::F8E4M3FN => convert::<Float8E4M3FN>(value),
        _ => small::Format::of(kind).from_f64(value).into(),
    }
}
