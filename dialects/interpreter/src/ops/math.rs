//! The `math` dialect. Functions of `f32` are computed in `f32`, those of other formats in `f64`.

use rtblgen_dialects::math::{
    AbsFOp, AbsIOp, AcosOp, AcoshOp, AsinOp, AsinhOp, Atan2Op, AtanOp, AtanhOp, CbrtOp, CeilOp, ClampFOp,
    CopySignOp, CosOp, CoshOp, CountLeadingZerosOp, CountTrailingZerosOp, CtPopOp, ErfOp, ErfcOp, Exp2Op,
    ExpM1Op, ExpOp, FPowIOp, FloorOp, FmaOp, IPowIOp, IsFiniteOp, IsInfOp, IsNaNOp, IsNormalOp, Log1pOp,
    Log2Op, Log10Op, LogOp, PowFOp, RoundEvenOp, RoundOp, RsqrtOp, SinOp, SincosOp, SinhOp, SqrtOp, TanOp,
    TanhOp, TruncOp,
};
use rtblgen_runtime::FloatKind;
use rtblgen_runtime::constants::{Float, Int};

use super::arith_floats::fast;
use crate::elementwise::{Computed, binary, computed, map, ternary, unary};
use crate::evaluate::Flow;
use crate::fault::FaultKind;
use crate::step::Step;
use crate::value::RuntimeValue;

fn compute(a: Float, double: fn(f64) -> f64, single: fn(f32) -> f32) -> Float {
    match a.kind() {
        FloatKind::F32 => Float::from_f64(FloatKind::F32, single(a.to_f64() as f32).into()),
        kind => Float::from_f64(kind, double(a.to_f64())),
    }
}

fn compute_two(a: Float, b: Float, double: fn(f64, f64) -> f64, single: fn(f32, f32) -> f32) -> Float {
    match a.kind() {
        FloatKind::F32 => {
            Float::from_f64(FloatKind::F32, single(a.to_f64() as f32, b.to_f64() as f32).into())
        }
        kind => Float::from_f64(kind, double(a.to_f64(), b.to_f64())),
    }
}

fn is_normal(a: Float) -> bool {
    let least = a.kind().min_exponent();
    a.exponent().is_some_and(|exponent| exponent >= least)
}

/// The power of an integer. A negative exponent gives a quotient of 1, truncated to an integer.
fn power(base: Int, exponent: Int) -> Computed {
    let (width, number) = (base.width(), base.signed());
    if exponent.signed() < 0 {
        return match number {
            0 => Err(FaultKind::undefined("a negative power of zero")),
            1 => computed(base),
            -1 if exponent.unsigned().is_multiple_of(2) => computed(Int::of_signed(width, 1)),
            -1 => computed(base),
            _ => computed(Int::new(width, 0)),
        };
    }
    let mut result = Int::new(width, 1);
    for bit in (0..width).rev() {
        result = Int::new(width, result.unsigned().wrapping_mul(result.unsigned()));
        if exponent.unsigned() >> bit & 1 == 1 {
            result = Int::new(width, result.unsigned().wrapping_mul(base.unsigned()));
        }
    }
    computed(result)
}

fn float_power(base: Float, exponent: Int) -> Float {
    let found = base.to_f64().powf(exponent.signed() as f64);
    Float::from_f64(base.kind(), found)
}

pub(super) fn multiply_add(a: Float, b: Float, c: Float) -> Float {
    let [x, y, z] = [a, b, c].map(Float::to_f64);
    match a.kind() {
        FloatKind::F32 => Float::from_f64(FloatKind::F32, (x as f32).mul_add(y as f32, z as f32).into()),
        kind => Float::from_f64(kind, x.mul_add(y, z)),
    }
}

pub(super) fn leading_zeros(a: Int) -> u32 {
    (0..a.width()).rev().take_while(|bit| a.unsigned() >> bit & 1 == 0).count() as u32
}

pub(super) fn trailing_zeros(a: Int) -> u32 {
    (0..a.width()).take_while(|bit| a.unsigned() >> bit & 1 == 0).count() as u32
}

pub(super) fn ones(a: Int) -> u32 {
    (0..a.width()).filter(|bit| a.unsigned() >> bit & 1 == 1).count() as u32
}

fn count(step: &mut Step<'_, '_>, function: fn(Int) -> u32) -> Result<Flow, FaultKind> {
    unary(step, |a: Int| computed(Int::new(a.width(), function(a).into())))
}

fn sine_and_cosine(step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
    let operands = step.operands()?;
    step.charge_elements(&operands)?;
    let function = |of: fn(f64) -> f64, single: fn(f32) -> f32| {
        map(&operands, &mut |lane| match &lane[0] {
            RuntimeValue::Float(float) => Ok(compute(*float, of, single).into()),
            _ => Ok(RuntimeValue::Poison),
        })
    };
    Ok(Flow::Next(vec![function(f64::sin, f32::sin)?, function(f64::cos, f32::cos)?]))
}

fn classify(step: &mut Step<'_, '_>, function: fn(Float) -> bool) -> Result<Flow, FaultKind> {
    unary(step, |a: Float| computed(function(a)))
}

macro_rules! float_functions {
    ($($op:ident: $double:expr, $single:expr;)*) => {
        evaluators! {
            $($op => |op, step| {
                let flags = op.fastmath(step.ir());
                unary(step, |a: Float| fast(flags, &[a], compute(a, $double, $single)))
            };)*
            AbsFOp => |op, step| {
                let flags = op.fastmath(step.ir());
                unary(step, |a: Float| fast(flags, &[a], a.abs()))
            };
            AbsIOp => |_, step| unary(step, |a: Int| computed(Int::of_signed(a.width(), a.signed().wrapping_abs())));
            CountLeadingZerosOp => |_, step| count(step, leading_zeros);
            CountTrailingZerosOp => |_, step| count(step, trailing_zeros);
            CtPopOp => |_, step| count(step, ones);
            IPowIOp => |_, step| binary(step, power);
            FPowIOp => |op, step| {
                let flags = op.fastmath(step.ir());
                binary(step, |a: Float, b: Int| fast(flags, &[a], float_power(a, b)))
            };
            CopySignOp => |op, step| {
                let flags = op.fastmath(step.ir());
                binary(step, |a: Float, b: Float| {
                    fast(flags, &[a, b], if a.is_negative() == b.is_negative() { a } else { -a })
                })
            };
            PowFOp => |op, step| {
                let flags = op.fastmath(step.ir());
                binary(step, |a, b| fast(flags, &[a, b], compute_two(a, b, f64::powf, f32::powf)))
            };
            Atan2Op => |op, step| {
                let flags = op.fastmath(step.ir());
                binary(step, |a, b| fast(flags, &[a, b], compute_two(a, b, f64::atan2, f32::atan2)))
            };
            FmaOp => |op, step| {
                let flags = op.fastmath(step.ir());
                ternary(step, |a, b, c| fast(flags, &[a, b, c], multiply_add(a, b, c)))
            };
            ClampFOp => |op, step| {
                let flags = op.fastmath(step.ir());
                ternary(step, |a: Float, low, high| fast(flags, &[a, low, high], a.maximum(low).minimum(high)))
            };
            SincosOp => |_, step| sine_and_cosine(step);
            IsFiniteOp => |_, step| classify(step, |a| !a.is_nan() && !a.is_infinite());
            IsInfOp => |_, step| classify(step, Float::is_infinite);
            IsNaNOp => |_, step| classify(step, Float::is_nan);
            IsNormalOp => |_, step| classify(step, is_normal);
        }
    };
}

float_functions! {
    CeilOp: f64::ceil, f32::ceil;
    FloorOp: f64::floor, f32::floor;
    RoundOp: f64::round, f32::round;
    RoundEvenOp: f64::round_ties_even, f32::round_ties_even;
    TruncOp: f64::trunc, f32::trunc;
    CbrtOp: f64::cbrt, f32::cbrt;
    ExpOp: f64::exp, f32::exp;
    Exp2Op: f64::exp2, f32::exp2;
    ExpM1Op: f64::exp_m1, f32::exp_m1;
    LogOp: f64::ln, f32::ln;
    Log2Op: f64::log2, f32::log2;
    Log10Op: f64::log10, f32::log10;
    Log1pOp: f64::ln_1p, f32::ln_1p;
    SqrtOp: f64::sqrt, f32::sqrt;
    RsqrtOp: |a| 1.0 / a.sqrt(), |a| 1.0 / a.sqrt();
    AcosOp: f64::acos, f32::acos;
    AcoshOp: libm::acosh, libm::acoshf;
    AsinOp: f64::asin, f32::asin;
    AsinhOp: libm::asinh, libm::asinhf;
    AtanOp: f64::atan, f32::atan;
    AtanhOp: libm::atanh, libm::atanhf;
    CosOp: f64::cos, f32::cos;
    CoshOp: f64::cosh, f32::cosh;
    SinOp: f64::sin, f32::sin;
    SinhOp: f64::sinh, f32::sinh;
    TanOp: f64::tan, f32::tan;
    TanhOp: f64::tanh, f32::tanh;
    ErfOp: libm::erf, libm::erff;
    ErfcOp: libm::erfc, libm::erfcf;
}
