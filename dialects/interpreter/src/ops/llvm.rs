//! Integer arithmetic and control flow of the `llvm` dialect, so that the results of lowerings run. The semantics are
//! LLVM's: a remainder is undefined if the quotient overflows.

use rtblgen_dialects::llvm::{
    AShrOp, AbsOp, AddOp, AndOp, BrOp, CondBrOp, ConstantOp, CountLeadingZerosOp, CountTrailingZerosOp,
    CtPopOp, ICmpOp, IntegerOverflowFlags, LShrOp, MulOp, OrOp, PoisonOp, ReturnOp, SDivOp, SExtOp, SMaxOp,
    SMinOp, SRemOp, SelectOp, ShlOp, SubOp, TruncOp, UDivOp, UMaxOp, UMinOp, URemOp, UnreachableOp, XOrOp,
    ZExtOp,
};
use rtblgen_runtime::TypedOp;
use rtblgen_runtime::constants::{Int, IntPredicate};

use super::arith_casts::{resize, result_width, truncate};
use super::arith_integers::{division, select};
use super::integers::{self, Wraps};
use super::math::{leading_zeros, ones, trailing_zeros};
use crate::elementwise::{binary, computed, unary};
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

/// Counts leading or trailing zeros; the result for zero may be poison.
fn count(step: &mut Step<'_, '_>, is_zero_poison: bool, function: fn(Int) -> u32) -> Result<Flow, FaultKind> {
    unary(step, |a: Int| match is_zero_poison && a.is_zero() {
        true => Ok(None),
        false => computed(Int::new(a.width(), function(a).into())),
    })
}

fn bits(step: &mut Step<'_, '_>, function: fn(u128, u128) -> u128) -> Result<Flow, FaultKind> {
    binary(step, |a: Int, b: Int| computed(Int::new(a.width(), function(a.unsigned(), b.unsigned()))))
}

evaluators! {
    ConstantOp => |op, step| {
        let (ir, width) = (step.ir(), step.index_width());
        Flow::result(RuntimeValue::of_attribute(op.value(ir), step.result_type(0), width)?)
    };
    PoisonOp => |_, step| Flow::result(RuntimeValue::poison_of(step.result_type(0)));
    AddOp => |op, step| {
        let wraps = op.overflow_flags(step.ir()).into();
        binary(step, |a, b| integers::add(a, b, wraps))
    };
    SubOp => |op, step| {
        let wraps = op.overflow_flags(step.ir()).into();
        binary(step, |a, b| integers::sub(a, b, wraps))
    };
    MulOp => |op, step| {
        let wraps = op.overflow_flags(step.ir()).into();
        binary(step, |a, b| integers::mul(a, b, wraps))
    };
    ShlOp => |op, step| {
        let wraps = op.overflow_flags(step.ir()).into();
        binary(step, |a, b| integers::shl(a, b, wraps))
    };
    LShrOp => |op, step| {
        let is_exact = op.is_exact(step.ir());
        binary(step, |a, b| integers::shr_unsigned(a, b, is_exact))
    };
    AShrOp => |op, step| {
        let is_exact = op.is_exact(step.ir());
        binary(step, |a, b| integers::shr_signed(a, b, is_exact))
    };
    UDivOp => |op, step| {
        let is_exact = op.is_exact(step.ir());
        division(step, |a, b| integers::div_unsigned(a, b, is_exact))
    };
    SDivOp => |op, step| {
        let is_exact = op.is_exact(step.ir());
        division(step, |a, b| integers::div_signed(a, b, is_exact))
    };
    URemOp => |_, step| division(step, integers::rem_unsigned);
    SRemOp => |_, step| division(step, |a, b| {
        integers::div_signed(a, b, false)?;
        integers::rem_signed(a, b)
    });
    AndOp => |_, step| bits(step, |a, b| a & b);
    OrOp => |op, step| {
        let is_disjoint = op.is_disjoint(step.ir());
        binary(step, |a: Int, b: Int| match is_disjoint && a.unsigned() & b.unsigned() != 0 {
            true => Ok(None),
            false => computed(Int::new(a.width(), a.unsigned() | b.unsigned())),
        })
    };
    XOrOp => |_, step| bits(step, |a, b| a ^ b);
    SMaxOp => |_, step| binary(step, |a: Int, b: Int| integers::choose(a, b, a.signed() > b.signed()));
    UMaxOp => |_, step| bits(step, u128::max);
    SMinOp => |_, step| binary(step, |a: Int, b: Int| integers::choose(a, b, a.signed() < b.signed()));
    UMinOp => |_, step| bits(step, u128::min);
    AbsOp => |op, step| {
        let is_poison = op.is_int_min_poison(step.ir());
        unary(step, |a: Int| match is_poison && a.is_negative() && a.wrapping_neg() == a {
            true => Ok(None),
            false => computed(Int::of_signed(a.width(), a.signed().wrapping_abs())),
        })
    };
    CountLeadingZerosOp => |op, step| {
        let is_poison = op.is_zero_poison(step.ir());
        count(step, is_poison, leading_zeros)
    };
    CountTrailingZerosOp => |op, step| {
        let is_poison = op.is_zero_poison(step.ir());
        count(step, is_poison, trailing_zeros)
    };
    CtPopOp => |_, step| count(step, false, ones);
    ICmpOp => |op, step| {
        let predicate = IntPredicate::ALL[op.predicate(step.ir()) as usize];
        binary(step, |a, b| computed(integers::compare(predicate, a, b)))
    };
    SelectOp => |_, step| select(step);
    SExtOp => |_, step| resize(step, true);
    ZExtOp => |op, step| {
        let (is_poison, width) = (op.non_neg(step.ir()), result_width(step)?);
        unary(step, |a: Int| match is_poison && a.is_negative() {
            true => Ok(None),
            false => computed(Int::new(width, a.unsigned())),
        })
    };
    TruncOp => |op, step| {
        let (wraps, width) = (op.overflow_flags(step.ir()).into(), result_width(step)?);
        unary(step, |a| truncate(wraps, a, width))
    };
    BrOp => |op, step| Ok(Flow::Branch(op.op().successor(step.ir(), 0), step.operands()?));
    CondBrOp => |op, step| {
        let is_taken = !step.int_operand(0, "the condition of the branch")?.is_zero();
        let number = usize::from(!is_taken);
        Ok(Flow::Branch(op.op().successor(step.ir(), number), step.operand_group(number + 1)?))
    };
    ReturnOp => |_, step| Ok(Flow::Leave(step.operands()?));
    UnreachableOp => |_, _| Err(FaultKind::undefined("the place is never reached"));
}
