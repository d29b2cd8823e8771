//! Casts of `arith`.

use rtblgen_dialects::arith::{
    BitcastOp, ExtFOp, ExtSIOp, ExtUIOp, FPToSIOp, FPToUIOp, FastMathFlags, IndexCastOp, IndexCastUIOp,
    SIToFPOp, ScalingExtFOp, ScalingTruncFOp, TruncFOp, TruncIOp, UIToFPOp,
};
use rtblgen_runtime::constants::{Float, Int, Rounding};
use rtblgen_runtime::{FloatKind, Type, TypeKind};

use super::arith_floats::fast;
use super::integers::{Wraps, mask};
use crate::elementwise::{Computed, binary, computed, map_step, unary};
use crate::evaluate::Flow;
use crate::fault::FaultKind;
use crate::step::Step;
use crate::value::RuntimeValue;

/// The width of the integers of the result.
pub(super) fn result_width(step: &Step<'_, '_>) -> Result<u32, FaultKind> {
    step.width_of(step.result_type(0).element_type_or_self())
}

fn result_kind(step: &Step<'_, '_>) -> Result<FloatKind, FaultKind> {
    let ty = step.result_type(0).element_type_or_self();
    ty.float_kind().ok_or_else(|| FaultKind::unsupported(format!("floating point numbers of type {ty}")))
}

/// Extends or truncates an integer.
pub(super) fn resize(step: &mut Step<'_, '_>, is_signed: bool) -> Result<Flow, FaultKind> {
    let width = result_width(step)?;
    unary(step, |a: Int| match is_signed {
        true => computed(Int::of_signed(width, a.signed())),
        false => computed(Int::new(width, a.unsigned())),
    })
}

/// Truncates an integer; poison if the flags exclude the bits that are lost.
pub(super) fn truncate(wraps: Wraps, a: Int, width: u32) -> Computed {
    let found = Int::new(width, a.unsigned() & mask(width));
    let is_poison = wraps.is_unsigned_poison && found.unsigned() != a.unsigned()
        || wraps.is_signed_poison && found.signed() != a.signed();
    Ok((!is_poison).then_some(found.into()))
}

fn convert(
    step: &mut Step<'_, '_>,
    rounding: Rounding,
    flags: Option<FastMathFlags>,
) -> Result<Flow, FaultKind> {
    let kind = result_kind(step)?;
    unary(step, |a: Float| match a.convert(kind, rounding) {
        Some((found, _)) => match flags {
            Some(flags) => fast(flags, &[a], found),
            None => computed(found),
        },
        None => Err(FaultKind::unsupported(format!("rounding {rounding:?} to {}", kind.keyword()))),
    })
}

/// The factor of a scaled number: the power of two that a scale encodes.
fn power_of_two(scale: Float) -> Result<Float, FaultKind> {
    let is_wide = matches!(scale.kind(), FloatKind::F16 | FloatKind::BF16 | FloatKind::F32 | FloatKind::F64);
    match scale.kind() {
        FloatKind::F8E8M0FNU => Ok(scale),
        _ if is_wide => in_kind(scale, FloatKind::F8E8M0FNU, Rounding::NearestEven),
        kind => Err(FaultKind::unsupported(format!("scales of type {}", kind.keyword()))),
    }
}

fn in_kind(number: Float, kind: FloatKind, rounding: Rounding) -> Result<Float, FaultKind> {
    let found = number.convert(kind, rounding).map(|(found, _)| found);
    found.ok_or_else(|| FaultKind::unsupported(format!("rounding {rounding:?} to {}", kind.keyword())))
}

/// Multiplies a number by its scale, after extending both.
fn extend_scaled(step: &mut Step<'_, '_>, flags: FastMathFlags) -> Result<Flow, FaultKind> {
    let kind = result_kind(step)?;
    binary(step, |a: Float, scale: Float| {
        let [number, factor] = [a, power_of_two(scale)?].map(|own| in_kind(own, kind, Rounding::NearestEven));
        let (number, factor) = (number?, factor?);
        fast(flags, &[number, factor], number * factor)
    })
}

/// Divides a number by its scale, and rounds the quotient.
fn truncate_scaled(
    step: &mut Step<'_, '_>,
    rounding: Rounding,
    flags: FastMathFlags,
) -> Result<Flow, FaultKind> {
    let kind = result_kind(step)?;
    binary(step, |a: Float, scale: Float| {
        let factor = in_kind(power_of_two(scale)?, a.kind(), Rounding::NearestEven)?;
        fast(flags, &[a, factor], in_kind(a / factor, kind, rounding)?)
    })
}

fn from_int(step: &mut Step<'_, '_>, is_signed: bool) -> Result<Flow, FaultKind> {
    let kind = result_kind(step)?;
    unary(step, |a: Int| {
        let through_f64 = || match is_signed {
            true => Float::from_f64(kind, a.signed() as f64),
            false => Float::from_f64(kind, a.unsigned() as f64),
        };
        computed(Float::from_int(kind, a, is_signed).unwrap_or_else(through_f64))
    })
}

/// A number that does not fit the integer type is poison.
fn to_int(step: &mut Step<'_, '_>, is_signed: bool) -> Result<Flow, FaultKind> {
    let width = result_width(step)?;
    unary(step, |a: Float| Ok(a.to_int(width, is_signed).map(RuntimeValue::Int)))
}

/// Reinterprets the bits of a scalar as another type.
pub(super) fn bits_as(value: &RuntimeValue, ty: Type<'_>) -> Result<RuntimeValue, FaultKind> {
    let bits = match value {
        RuntimeValue::Poison => return Ok(RuntimeValue::Poison),
        RuntimeValue::Int(int) => int.unsigned(),
        RuntimeValue::Float(float) => float.bits(),
        _ => return Err(FaultKind::unsupported("a bitcast of such a value")),
    };
    match ty.kind() {
        TypeKind::Integer { width, .. } if width <= Int::MAX_WIDTH => Ok(Int::new(width, bits).into()),
        TypeKind::Float(kind) => Ok(Float::from_bits(kind, bits).into()),
        _ => Err(FaultKind::unsupported(format!("a bitcast to {ty}"))),
    }
}

evaluators! {
    ExtUIOp => |_, step| resize(step, false);
    ExtSIOp => |_, step| resize(step, true);
    TruncIOp => |op, step| {
        let (wraps, width) = (op.overflow_flags(step.ir()).into(), result_width(step)?);
        unary(step, |a| truncate(wraps, a, width))
    };
    IndexCastOp => |_, step| resize(step, true);
    IndexCastUIOp => |_, step| resize(step, false);
    ExtFOp => |op, step| {
        let flags = op.fastmath(step.ir());
        convert(step, Rounding::NearestEven, flags)
    };
    TruncFOp => |op, step| {
        let (rounding, flags) = (op.rounding(step.ir()), op.fastmath(step.ir()));
        convert(step, rounding, flags)
    };
    ScalingExtFOp => |op, step| {
        let flags = op.fastmath(step.ir()).unwrap_or(FastMathFlags::empty());
        extend_scaled(step, flags)
    };
    ScalingTruncFOp => |op, step| {
        let (rounding, flags) = (op.rounding(step.ir()), op.fastmath(step.ir()));
        truncate_scaled(step, rounding, flags.unwrap_or(FastMathFlags::empty()))
    };
    UIToFPOp => |_, step| from_int(step, false);
    SIToFPOp => |_, step| from_int(step, true);
    FPToUIOp => |_, step| to_int(step, false);
    FPToSIOp => |_, step| to_int(step, true);
    BitcastOp => |_, step| {
        let ty = step.result_type(0).element_type_or_self();
        map_step(step, |lane| bits_as(&lane[0], ty))
    };
}
