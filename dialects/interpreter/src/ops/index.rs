//! The `index` dialect.

use rtblgen_dialects::index::{
    AddOp, AndOp, BoolConstantOp, CastSOp, CastUOp, CeilDivSOp, CeilDivUOp, CmpOp, ConstantOp, DivSOp,
    DivUOp, FloorDivSOp, MaxSOp, MaxUOp, MinSOp, MinUOp, MulOp, OrOp, RemSOp, RemUOp, ShlOp, ShrSOp, ShrUOp,
    SizeOfOp, SubOp, XOrOp,
};
use rtblgen_runtime::constants::Int;

use super::arith_casts::resize;
use super::arith_integers::division;
use super::integers::{self, Wraps};
use crate::elementwise::{binary, computed};
use crate::evaluate::Flow;

evaluators! {
    AddOp => |_, step| binary(step, |a, b| integers::add(a, b, Wraps::default()));
    SubOp => |_, step| binary(step, |a, b| integers::sub(a, b, Wraps::default()));
    MulOp => |_, step| binary(step, |a, b| integers::mul(a, b, Wraps::default()));
    DivSOp => |_, step| division(step, |a, b| integers::div_signed(a, b, false));
    DivUOp => |_, step| division(step, |a, b| integers::div_unsigned(a, b, false));
    CeilDivSOp => |_, step| division(step, integers::ceil_div_signed);
    CeilDivUOp => |_, step| division(step, integers::ceil_div_unsigned);
    FloorDivSOp => |_, step| division(step, integers::floor_div_signed);
    RemSOp => |_, step| division(step, integers::rem_signed);
    RemUOp => |_, step| division(step, integers::rem_unsigned);
    MaxSOp => |_, step| binary(step, |a: Int, b: Int| integers::choose(a, b, a.signed() > b.signed()));
    MaxUOp => |_, step| binary(step, |a: Int, b: Int| integers::choose(a, b, a.unsigned() > b.unsigned()));
    MinSOp => |_, step| binary(step, |a: Int, b: Int| integers::choose(a, b, a.signed() < b.signed()));
    MinUOp => |_, step| binary(step, |a: Int, b: Int| integers::choose(a, b, a.unsigned() < b.unsigned()));
    ShlOp => |_, step| binary(step, |a, b| integers::shl(a, b, Wraps::default()));
    ShrSOp => |_, step| binary(step, |a, b| integers::shr_signed(a, b, false));
    ShrUOp => |_, step| binary(step, |a, b| integers::shr_unsigned(a, b, false));
    AndOp => |_, step| binary(step, |a: Int, b: Int| computed(Int::new(a.width(), a.unsigned() & b.unsigned())));
    OrOp => |_, step| binary(step, |a: Int, b: Int| computed(Int::new(a.width(), a.unsigned() | b.unsigned())));
    XOrOp => |_, step| binary(step, |a: Int, b: Int| computed(Int::new(a.width(), a.unsigned() ^ b.unsigned())));
    CastSOp => |_, step| resize(step, true);
    CastUOp => |_, step| resize(step, false);
    CmpOp => |op, step| {
        let predicate = op.pred(step.ir()).into();
        binary(step, |a, b| computed(integers::compare(predicate, a, b)))
    };
    SizeOfOp => |_, step| Flow::result(step.index(step.index_width().into()));
    ConstantOp => |op, step| Flow::result(step.index(op.value(step.ir())));
    BoolConstantOp => |op, step| Flow::result(op.value(step.ir()));
}
