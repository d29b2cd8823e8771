//! Integer arithmetic of `arith`.

use rtblgen_dialects::arith::{
    AddIOp, AddUIExtendedOp, AndIOp, CeilDivSIOp, CeilDivUIOp, CmpIOp, ConstantOp, DivSIOp, DivUIOp,
    FloorDivSIOp, IntegerOverflowFlags, MaxSIOp, MaxUIOp, MinSIOp, MinUIOp, MulIOp, MulSIExtendedOp,
    MulUIExtendedOp, OrIOp, RemSIOp, RemUIOp, SelectOp, ShLIOp, ShRSIOp, ShRUIOp, SubIOp, XOrIOp,
};
use rtblgen_runtime::constants::Int;

use super::integers::{self, Wraps};
use crate::elementwise::{Computed, Scalar, binary, binary_pair, computed, map_step};
use crate::evaluate::Flow;
use crate::fault::FaultKind;
use crate::step::Step;
use crate::value::RuntimeValue;

impl From<IntegerOverflowFlags> for Wraps {
    fn from(flags: IntegerOverflowFlags) -> Self {
        Wraps {
            is_signed_poison: flags.contains(IntegerOverflowFlags::NSW),
            is_unsigned_poison: flags.contains(IntegerOverflowFlags::NUW),
        }
    }
}

/// Divides. A poison operand is undefined behavior if the division is undefined for a value that it may have.
pub(super) fn division(
    step: &mut Step<'_, '_>,
    mut function: impl FnMut(Int, Int) -> Computed,
) -> Result<Flow, FaultKind> {
    map_step(step, |lane| match (Int::of(&lane[0])?, Int::of(&lane[1])?) {
        (_, None) => Err(FaultKind::undefined("the divisor is poison")),
        (None, Some(rhs)) => {
            // Only the least number can have an undefined quotient.
            function(Int::of_signed(rhs.width(), i128::MIN >> (128 - rhs.width().max(1))), rhs)?;
            Ok(RuntimeValue::Poison)
        }
        (Some(lhs), Some(rhs)) => Ok(function(lhs, rhs)?.unwrap_or(RuntimeValue::Poison)),
    })
}

/// Selects one of two values; poison if the condition is poison.
pub(super) fn select(step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
    map_step(step, |lane| match Int::of(&lane[0])? {
        None => Ok(RuntimeValue::Poison),
        Some(condition) if condition.is_zero() => Ok(lane[2].clone()),
        Some(_) => Ok(lane[1].clone()),
    })
}

evaluators! {
    ConstantOp => |op, step| {
        let (ir, width) = (step.ir(), step.index_width());
        Flow::result(RuntimeValue::of_attribute(op.value(ir), step.result_type(0), width)?)
    };
    AddIOp => |op, step| {
        let wraps = op.overflow_flags(step.ir()).into();
        binary(step, |a, b| integers::add(a, b, wraps))
    };
    SubIOp => |op, step| {
        let wraps = op.overflow_flags(step.ir()).into();
        binary(step, |a, b| integers::sub(a, b, wraps))
    };
    MulIOp => |op, step| {
        let wraps = op.overflow_flags(step.ir()).into();
        binary(step, |a, b| integers::mul(a, b, wraps))
    };
    ShLIOp => |op, step| {
        let wraps = op.overflow_flags(step.ir()).into();
        binary(step, |a, b| integers::shl(a, b, wraps))
    };
    ShRUIOp => |op, step| {
        let is_exact = op.is_exact(step.ir());
        binary(step, |a, b| integers::shr_unsigned(a, b, is_exact))
    };
    ShRSIOp => |op, step| {
        let is_exact = op.is_exact(step.ir());
        binary(step, |a, b| integers::shr_signed(a, b, is_exact))
    };
    DivUIOp => |op, step| {
        let is_exact = op.is_exact(step.ir());
        division(step, |a, b| integers::div_unsigned(a, b, is_exact))
    };
    DivSIOp => |op, step| {
        let is_exact = op.is_exact(step.ir());
        division(step, |a, b| integers::div_signed(a, b, is_exact))
    };
    CeilDivUIOp => |_, step| division(step, integers::ceil_div_unsigned);
    CeilDivSIOp => |_, step| division(step, integers::ceil_div_signed);
    FloorDivSIOp => |_, step| division(step, integers::floor_div_signed);
    RemUIOp => |_, step| division(step, integers::rem_unsigned);
    RemSIOp => |_, step| division(step, integers::rem_signed);
    AndIOp => |_, step| binary(step, |a: Int, b: Int| computed(Int::new(a.width(), a.unsigned() & b.unsigned())));
    OrIOp => |_, step| binary(step, |a: Int, b: Int| computed(Int::new(a.width(), a.unsigned() | b.unsigned())));
    XOrIOp => |_, step| binary(step, |a: Int, b: Int| computed(Int::new(a.width(), a.unsigned() ^ b.unsigned())));
    MaxSIOp => |_, step| binary(step, |a: Int, b: Int| integers::choose(a, b, a.signed() > b.signed()));
    MaxUIOp => |_, step| binary(step, |a: Int, b: Int| integers::choose(a, b, a.unsigned() > b.unsigned()));
    MinSIOp => |_, step| binary(step, |a: Int, b: Int| integers::choose(a, b, a.signed() < b.signed()));
    MinUIOp => |_, step| binary(step, |a: Int, b: Int| integers::choose(a, b, a.unsigned() < b.unsigned()));
    AddUIExtendedOp => |_, step| binary_pair(step, integers::add_extended);
    MulUIExtendedOp => |_, step| binary_pair(step, |a, b| integers::mul_extended(a, b, false));
    MulSIExtendedOp => |_, step| binary_pair(step, |a, b| integers::mul_extended(a, b, true));
    CmpIOp => |op, step| {
        let predicate = op.predicate(step.ir()).into();
        binary(step, |a, b| computed(integers::compare(predicate, a, b)))
    };
    SelectOp => |_, step| select(step);
}
