//! The `complex` dialect.

use rtblgen_dialects::arith::FastMathFlags;
use rtblgen_dialects::complex::{
    AbsOp, AddOp, AngleOp, Atan2Op, ConjOp, ConstantOp, CosOp, CreateOp, DivOp, EqualOp, ExpOp, Expm1Op,
    ImOp, Log1pOp, LogOp, MulOp, NegOp, NotEqualOp, PowOp, PowiOp, ReOp, RsqrtOp, SignOp, SinOp, SqrtOp,
    SubOp, TanOp, TanhOp,
};
use rtblgen_runtime::TypedOp;
use rtblgen_runtime::constants::{Float, Int};

use crate::elementwise::{Computed, binary, computed, unary};
use crate::evaluate::Flow;
use crate::fault::FaultKind;
use crate::step::Step;
use crate::text::of_complex;
use crate::value::RuntimeValue;

type Complex = [Float; 2];

/// Returns a result, or poison for NaN or infinity if the flags exclude them.
fn fast(flags: FastMathFlags, operands: &[Complex], result: Complex) -> Computed {
    let mut all = operands.iter().chain(std::iter::once(&result)).flatten();
    let is_poison = all.any(|part| {
        flags.contains(FastMathFlags::NNAN) && part.is_nan()
            || flags.contains(FastMathFlags::NINF) && part.is_infinite()
    });
    Ok((!is_poison).then_some(RuntimeValue::Complex(result)))
}

fn mul([a, b]: Complex, [c, d]: Complex) -> Complex {
    [a * c - b * d, a * d + b * c]
}

/// The quotient by Smith's method: the larger part of the divisor is divided out first.
fn div([a, b]: Complex, [c, d]: Complex) -> Complex {
    if c.is_zero() && d.is_zero() {
        return [a / c.abs(), b / c.abs()];
    }
    match c.abs().compare(d.abs()) {
        Some(std::cmp::Ordering::Less) => {
            let ratio = c / d;
            let divisor = c * ratio + d;
            [(a * ratio + b) / divisor, (b * ratio - a) / divisor]
        }
        _ => {
            let ratio = d / c;
            let divisor = c + d * ratio;
            [(a + b * ratio) / divisor, (b - a * ratio) / divisor]
        }
    }
}

/// Computes a function of one number, with the parts as `f64`.
fn through_f64([real, imaginary]: Complex, function: fn(f64, f64) -> (f64, f64)) -> Complex {
    let (x, y) = function(real.to_f64(), imaginary.to_f64());
    [Float::from_f64(real.kind(), x), Float::from_f64(imaginary.kind(), y)]
}

fn exp(x: f64, y: f64) -> (f64, f64) {
    (x.exp() * y.cos(), x.exp() * y.sin())
}

fn log(x: f64, y: f64) -> (f64, f64) {
    (x.hypot(y).ln(), y.atan2(x))
}

/// `exp(z) - 1`, which is also exact for small numbers.
fn expm1(x: f64, y: f64) -> (f64, f64) {
    let half = (y / 2.0).sin();
    (x.exp_m1() * y.cos() - 2.0 * half * half, x.exp() * y.sin())
}

fn log1p(x: f64, y: f64) -> (f64, f64) {
    (log(1.0 + x, y).0, y.atan2(1.0 + x))
}

fn rsqrt(x: f64, y: f64) -> (f64, f64) {
    let (a, b) = sqrt(x, y);
    let square = a * a + b * b;
    (a / square, -b / square)
}

/// The first number to the power of the second.
fn power((x, y): (f64, f64), (c, d): (f64, f64)) -> (f64, f64) {
    match ((x, y) == (0.0, 0.0), (c, d) == (0.0, 0.0)) {
        (_, true) => (1.0, 0.0),
        (true, false) => (0.0, 0.0),
        _ => {
            let (a, b) = log(x, y);
            exp(a * c - b * d, a * d + b * c)
        }
    }
}

/// `-i log((x + iy) / sqrt(x^2 + y^2))` for complex `y` and `x`.
fn atan2(y: Complex, x: Complex) -> Complex {
    let turned = [x[0] - y[1], x[1] + y[0]];
    let (squares, others) = (mul(x, x), mul(y, y));
    let length = through_f64([squares[0] + others[0], squares[1] + others[1]], sqrt);
    let [real, imaginary] = through_f64(div(turned, length), log);
    [imaginary, -real]
}

/// The real and the imaginary part.
type Parts = (f64, f64);

/// Computes a function of two numbers, with the parts as `f64`.
fn two_through_f64(a: Complex, b: Complex, function: fn(Parts, Parts) -> Parts) -> Complex {
    let parts = |[real, imaginary]: Complex| (real.to_f64(), imaginary.to_f64());
    let (x, y) = function(parts(a), parts(b));
    [Float::from_f64(a[0].kind(), x), Float::from_f64(a[1].kind(), y)]
}

fn power_of_int(step: &mut Step<'_, '_>, flags: FastMathFlags) -> Result<Flow, FaultKind> {
    binary(step, |a: Complex, b: Int| {
        let kind = a[0].kind();
        let exponent = [Float::from_f64(kind, b.signed() as f64), Float::from_f64(kind, 0.0)];
        fast(flags, &[a], two_through_f64(a, exponent, power))
    })
}

fn sqrt(x: f64, y: f64) -> (f64, f64) {
    let length = x.hypot(y);
    let real = ((length + x.abs()) / 2.0).sqrt();
    match (real == 0.0, x >= 0.0) {
        (true, _) => (0.0, y),
        (_, true) => (real, y / (2.0 * real)),
        _ => (y.abs() / (2.0 * real), real.copysign(y)),
    }
}

fn sin(x: f64, y: f64) -> (f64, f64) {
    (x.sin() * y.cosh(), x.cos() * y.sinh())
}

fn cos(x: f64, y: f64) -> (f64, f64) {
    (x.cos() * y.cosh(), -x.sin() * y.sinh())
}

fn tanh(x: f64, y: f64) -> (f64, f64) {
    let divisor = (2.0 * x).cosh() + (2.0 * y).cos();
    ((2.0 * x).sinh() / divisor, (2.0 * y).sin() / divisor)
}

fn tan(x: f64, y: f64) -> (f64, f64) {
    let divisor = (2.0 * x).cos() + (2.0 * y).cosh();
    ((2.0 * x).sin() / divisor, (2.0 * y).sinh() / divisor)
}

fn sign(x: f64, y: f64) -> (f64, f64) {
    match x.hypot(y) {
        0.0 => (x, y),
        length => (x / length, y / length),
    }
}

fn are_equal(a: Complex, b: Complex) -> bool {
    a.iter().zip(&b).all(|(own, other)| own.compare(*other).is_some_and(std::cmp::Ordering::is_eq))
}

/// Computes a real number from the parts, in `f64`.
fn real(a: Complex, function: fn(f64, f64) -> f64) -> Float {
    Float::from_f64(a[0].kind(), function(a[0].to_f64(), a[1].to_f64()))
}

fn constant(op: ConstantOp, step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
    let value = op.op().attribute(step.ir(), "value").and_then(of_complex);
    Flow::result(value.ok_or_else(|| FaultKind::unsupported("such a complex constant"))?)
}

macro_rules! complex_functions {
    (
        unary { $($unary:ident: $function:expr;)* }
        binary { $($binary:ident: $of_two:expr;)* }
    ) => {
        evaluators! {
            $($unary => |op, step| {
                let flags = op.fastmath(step.ir());
                let function: fn(Complex) -> Complex = $function;
                unary(step, |a: Complex| fast(flags, &[a], function(a)))
            };)*
            $($binary => |op, step| {
                let flags = op.fastmath(step.ir());
                let function: fn(Complex, Complex) -> Complex = $of_two;
                binary(step, |a: Complex, b: Complex| fast(flags, &[a, b], function(a, b)))
            };)*
            PowiOp => |op, step| {
                let flags = op.fastmath(step.ir());
                power_of_int(step, flags.unwrap_or(FastMathFlags::empty()))
            };
            ConstantOp => constant;
            CreateOp => |_, step| binary(step, |a: Float, b: Float| Ok(Some(RuntimeValue::Complex([a, b]))));
            ReOp => |_, step| unary(step, |a: Complex| computed(a[0]));
            ImOp => |_, step| unary(step, |a: Complex| computed(a[1]));
            AbsOp => |_, step| unary(step, |a: Complex| computed(real(a, f64::hypot)));
            AngleOp => |_, step| unary(step, |a: Complex| computed(real(a, |x, y| y.atan2(x))));
            EqualOp => |_, step| binary(step, |a, b| computed(are_equal(a, b)));
            NotEqualOp => |_, step| binary(step, |a, b| computed(!are_equal(a, b)));
        }
    };
}

complex_functions! {
    unary {
        NegOp: |[a, b]| [-a, -b];
        ConjOp: |[a, b]| [a, -b];
        ExpOp: |a| through_f64(a, exp);
        LogOp: |a| through_f64(a, log);
        SqrtOp: |a| through_f64(a, sqrt);
        SinOp: |a| through_f64(a, sin);
        CosOp: |a| through_f64(a, cos);
        TanOp: |a| through_f64(a, tan);
        TanhOp: |a| through_f64(a, tanh);
        SignOp: |a| through_f64(a, sign);
        Expm1Op: |a| through_f64(a, expm1);
        Log1pOp: |a| through_f64(a, log1p);
        RsqrtOp: |a| through_f64(a, rsqrt);
    }
    binary {
        AddOp: |[a, b], [c, d]| [a + c, b + d];
        SubOp: |[a, b], [c, d]| [a - c, b - d];
        MulOp: mul;
        DivOp: div;
        PowOp: |a, b| two_through_f64(a, b, power);
        Atan2Op: atan2;
    }
}
