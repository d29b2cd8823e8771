//! Folders of `math`.
//!
//! Transcendental functions of `f32` and `f64` are computed by the platform's C library, as MLIR's are. For three inverse
//! hyperbolic functions and the error functions Rust's standard library does not call the C library; the crate `libm` computes
//! those. `atan2` of two zeros is not folded: MLIR folds it to NaN, which differs from the C library.

use rtblgen_runtime::constants::{Float, Int};
use rtblgen_runtime::{Attribute, FloatKind, Fold, FoldOutcome, Ir, TypedOp};

use super::{
    AbsFOp, AbsIOp, AcosOp, AcoshOp, AsinOp, AsinhOp, Atan2Op, AtanOp, AtanhOp, CeilOp, CopySignOp, CosOp,
    CoshOp, CountLeadingZerosOp, CountTrailingZerosOp, CtPopOp, ErfOp, ErfcOp, Exp2Op, ExpM1Op, ExpOp,
    FloorOp, IPowIOp, IsFiniteOp, IsInfOp, IsNaNOp, IsNormalOp, Log1pOp, Log2Op, Log10Op, LogOp, PowFOp,
    RoundEvenOp, RoundOp, SinOp, SinhOp, SqrtOp, TanOp, TanhOp, TruncOp,
};
use crate::arith::fold;

/// Folders of operations with one constant operand.
macro_rules! fold_unary {
    ($($op:ident: $function:expr;)*) => {$(
        impl Fold for $op {
            fn fold<'c>(self, ir: &Ir<'c>, operands: &[Option<Attribute<'c>>]) -> FoldOutcome<'c> {
                fold::unary(operands, self.op().result(ir, 0).ty(ir), $function).into()
            }
        }
    )*};
}

/// Folders of operations with two constant operands.
macro_rules! fold_binary {
    ($($op:ident: $function:expr;)*) => {$(
        impl Fold for $op {
            fn fold<'c>(self, ir: &Ir<'c>, operands: &[Option<Attribute<'c>>]) -> FoldOutcome<'c> {
                fold::binary(operands, self.op().result(ir, 0).ty(ir), $function).into()
            }
        }
    )*};
}

/// Computes with the number in its own precision; other formats than `f32` and `f64` are not folded.
fn compute(number: Float, double: fn(f64) -> f64, single: fn(f32) -> f32) -> Option<Float> {
    match number.kind() {
        FloatKind::F64 => Some(Float::from_f64(FloatKind::F64, double(number.to_f64()))),
        FloatKind::F32 => Some(Float::from_f64(FloatKind::F32, single(number.to_f64() as f32).into())),
        _ => None,
    }
}

fn compute_two(
    first: Float,
    second: Float,
    double: fn(f64, f64) -> f64,
    single: fn(f32, f32) -> f32,
) -> Option<Float> {
    let numbers = (first.to_f64(), second.to_f64());
    match first.kind() {
        FloatKind::F64 => Some(Float::from_f64(FloatKind::F64, double(numbers.0, numbers.1))),
        FloatKind::F32 => {
            Some(Float::from_f64(FloatKind::F32, single(numbers.0 as f32, numbers.1 as f32).into()))
        }
        _ => None,
    }
}

/// Rounds to an integer. Formats that `f64` does not hold are not folded.
fn round(number: Float, function: fn(f64) -> f64) -> Option<Float> {
    let value = number.to_f64();
    let is_exact = number.is_nan() || Float::from_f64(number.kind(), value) == number;
    match number.is_nan() || number.is_infinite() {
        true => Some(number),
        false => is_exact.then(|| Float::from_f64(number.kind(), function(value))),
    }
}

/// Computes unless the number is negative: the logarithm and the root of such a number are not folded.
fn compute_positive(number: Float, double: fn(f64) -> f64, single: fn(f32) -> f32) -> Option<Float> {
    if number.is_negative() { None } else { compute(number, double, single) }
}

/// Whether a number is normal: neither zero, subnormal, infinite nor NaN.
fn is_normal(number: Float) -> Option<bool> {
    match number.kind() {
        FloatKind::F64 => Some(number.to_f64().is_normal()),
        FloatKind::F32 => Some((number.to_f64() as f32).is_normal()),
        _ => None,
    }
}

/// The power of an integer; a negative power of zero is not folded.
fn power(base: Int, exponent: Int) -> Option<Int> {
    let one = Int::new(base.width(), 1);
    if exponent.is_negative() {
        return match () {
            () if base.is_zero() => None,
            () if base.is_one() => Some(one),
            () if !base.is_all_ones() => Some(base.zero()),
            () if exponent.unsigned() % 2 == 1 => Some(base),
            () => Some(one),
        };
    }
    let (mut result, mut square, mut rest) = (one, base, exponent.unsigned());
    while rest > 0 {
        if rest % 2 == 1 {
            result = result.wrapping_mul(square);
        }
        square = square.wrapping_mul(square);
        rest /= 2;
    }
    Some(result)
}

/// Computes a function of the crate `libm`. Outside of its domain the result is the processor's NaN for an
/// invalid operation, as in a C library.
fn compute_in(
    domain: fn(f64) -> bool,
    number: Float,
    double: fn(f64) -> f64,
    single: fn(f32) -> f32,
) -> Option<Float> {
    match domain(number.to_f64()) {
        true => compute(number, double, single),
        // The root of a negative number.
        false => compute(number, |x| (-1.0 - x.abs()).sqrt(), |x| (-1.0 - x.abs()).sqrt()),
    }
}

fn absolute(number: Int) -> Int {
    if number.is_negative() { number.wrapping_neg() } else { number }
}

fold_unary! {
    AbsIOp: |a: Int| Some(absolute(a));
    CountLeadingZerosOp: |a: Int| Some(a.with(a.leading_zeros().into()));
    CountTrailingZerosOp: |a: Int| Some(a.with(a.trailing_zeros().into()));
    CtPopOp: |a: Int| Some(a.with(a.count_ones().into()));
    AbsFOp: |a: Float| Some(a.abs());
    CeilOp: |a: Float| round(a, f64::ceil);
    FloorOp: |a: Float| round(a, f64::floor);
    RoundOp: |a: Float| round(a, f64::round);
    RoundEvenOp: |a: Float| round(a, f64::round_ties_even);
    TruncOp: |a: Float| round(a, f64::trunc);
    ExpOp: |a: Float| compute(a, f64::exp, f32::exp);
    Exp2Op: |a: Float| compute(a, f64::exp2, f32::exp2);
    ExpM1Op: |a: Float| compute(a, f64::exp_m1, f32::exp_m1);
    LogOp: |a: Float| compute_positive(a, f64::ln, f32::ln);
    Log2Op: |a: Float| compute_positive(a, f64::log2, f32::log2);
    Log10Op: |a: Float| compute_positive(a, f64::log10, f32::log10);
    Log1pOp: |a: Float| match a.to_f64() < -1.0 {
        true => None,
        false => compute(a, f64::ln_1p, f32::ln_1p),
    };
    SqrtOp: |a: Float| compute_positive(a, f64::sqrt, f32::sqrt);
    AcosOp: |a: Float| compute(a, f64::acos, f32::acos);
    AsinOp: |a: Float| compute(a, f64::asin, f32::asin);
    AtanOp: |a: Float| compute(a, f64::atan, f32::atan);
    CosOp: |a: Float| compute(a, f64::cos, f32::cos);
    CoshOp: |a: Float| compute(a, f64::cosh, f32::cosh);
    SinOp: |a: Float| compute(a, f64::sin, f32::sin);
    SinhOp: |a: Float| compute(a, f64::sinh, f32::sinh);
    TanOp: |a: Float| compute(a, f64::tan, f32::tan);
    TanhOp: |a: Float| compute(a, f64::tanh, f32::tanh);
    AcoshOp: |a: Float| compute_in(|x| x >= 1.0, a, libm::acosh, libm::acoshf);
    AsinhOp: |a: Float| compute(a, libm::asinh, libm::asinhf);
    AtanhOp: |a: Float| compute_in(|x| x.abs() <= 1.0, a, libm::atanh, libm::atanhf);
    ErfOp: |a: Float| compute(a, libm::erf, libm::erff);
    ErfcOp: |a: Float| compute(a, libm::erfc, libm::erfcf);
    IsFiniteOp: |a: Float| Some(Int::of_bool(!a.is_nan() && !a.is_infinite()));
    IsInfOp: |a: Float| Some(Int::of_bool(a.is_infinite()));
    IsNaNOp: |a: Float| Some(Int::of_bool(a.is_nan()));
    IsNormalOp: |a: Float| is_normal(a).map(Int::of_bool);
}

fold_binary! {
    IPowIOp: |a: Int, b: Int| power(a, b);
    CopySignOp: |a: Float, b: Float| Some(if a.is_negative() == b.is_negative() { a } else { -a });
    PowFOp: |a: Float, b: Float| compute_two(a, b, f64::powf, f32::powf);
    Atan2Op: |a: Float, b: Float| match a.is_zero() && b.is_zero() {
        true => None,
        false => compute_two(a, b, f64::atan2, f32::atan2),
    };
}
