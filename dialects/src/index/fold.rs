//! Folders of `index`: a result must be right for indices of 64 bits and, cut to them, of 32 bits.

use rtblgen_runtime::constants::{Element, Int, IntPredicate, IntRange};
use rtblgen_runtime::{Attribute, Fold, FoldOutcome, Ir, Type, TypedOp, Value};

use super::{
    AddOp, AndOp, BoolConstantOp, CastSOp, CastUOp, CeilDivSOp, CeilDivUOp, CmpOp, ConstantOp, DivSOp,
    DivUOp, FloorDivSOp, MaxSOp, MaxUOp, MinSOp, MinUOp, MulOp, OrOp, RemSOp, RemUOp, ShlOp, ShrSOp, ShrUOp,
    SubOp, XOrOp,
};

type Constant<'c> = Option<Attribute<'c>>;

fn int(constant: Constant<'_>) -> Option<Int> {
    Int::of_attribute(constant?)
}

/// The bits of the narrowest index.
const NARROW: u32 = 32;

fn narrow(number: Int) -> Int {
    number.zero_extend(NARROW)
}

/// The result for both widths, if it is the same.
fn compute(operands: &[Constant<'_>], function: impl Fn(Int, Int) -> Option<Int>) -> Option<Int> {
    let (lhs, rhs) = (int(operands[0])?, int(operands[1])?);
    let wide = function(lhs, rhs)?;
    (function(narrow(lhs), narrow(rhs))? == narrow(wide)).then_some(wide)
}

/// A quotient, cut to the width where the least number is divided by -1.
fn wrapped(lhs: Int, rhs: Int, divide: fn(Int, Int) -> Option<Int>) -> Option<Int> {
    let widened = |number: Int| number.sign_extend(number.width() + 1);
    divide(widened(lhs), widened(rhs)).map(|quotient| quotient.zero_extend(lhs.width()))
}

/// The cases in which a result is the first or the second operand for any first one: decided by the second.
#[derive(Clone, Copy)]
struct Neutral {
    lhs: fn(Int) -> bool,
    rhs: fn(Int) -> bool,
}

const NOTHING: Neutral = Neutral { lhs: |_| false, rhs: |_| false };

/// Folders of binary operations: the computation, and the cases in which the result is one of the operands.
macro_rules! fold_binary {
    ($($op:ident: $neutral:expr, $function:expr;)*) => {$(
        impl Fold for $op {
            fn fold<'c>(self, ir: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
                let neutral: Neutral = $neutral;
                let op = self.op();
                if let Some(found) = compute(operands, $function) {
                    return found.to_attribute(op.result(ir, 0).ty(ir)).into();
                }
                match int(operands[1]) {
                    Some(rhs) if (neutral.lhs)(rhs) => op.operand(ir, 0).into(),
                    Some(rhs) if (neutral.rhs)(rhs) => operands[1].into(),
                    _ => FoldOutcome::NotFolded,
                }
            }
        }
    )*};
}

fold_binary! {
    AddOp: Neutral { lhs: Int::is_zero, ..NOTHING }, |a, b| Some(a.wrapping_add(b));
    SubOp: Neutral { lhs: Int::is_zero, ..NOTHING }, |a, b| Some(a.wrapping_sub(b));
    MulOp: Neutral { lhs: Int::is_one, rhs: Int::is_zero }, |a, b| Some(a.wrapping_mul(b));
    DivSOp: NOTHING, |a, b| wrapped(a, b, Int::signed_div);
    DivUOp: NOTHING, Int::unsigned_div;
    CeilDivSOp: NOTHING, |a, b| wrapped(a, b, Int::signed_ceil_div);
    CeilDivUOp: NOTHING, Int::unsigned_ceil_div;
    FloorDivSOp: NOTHING, |a, b| wrapped(a, b, Int::signed_floor_div);
    RemSOp: NOTHING, Int::signed_rem;
    RemUOp: NOTHING, Int::unsigned_rem;
    MaxSOp: NOTHING, |a, b| Some(if a.compare_signed(b).is_gt() { a } else { b });
    MaxUOp: NOTHING, |a, b| Some(if a.compare_unsigned(b).is_gt() { a } else { b });
    MinSOp: NOTHING, |a, b| Some(if a.compare_signed(b).is_lt() { a } else { b });
    MinUOp: NOTHING, |a, b| Some(if a.compare_unsigned(b).is_lt() { a } else { b });
    ShlOp: NOTHING, Int::checked_shl;
    ShrSOp: NOTHING, Int::checked_signed_shr;
    ShrUOp: NOTHING, Int::checked_unsigned_shr;
    AndOp: NOTHING, |a, b| Some(a & b);
    OrOp: NOTHING, |a, b| Some(a | b);
    XOrOp: NOTHING, |a, b| Some(a ^ b);
}

/// A cast of a constant, if it is the same for all widths of an index.
fn cast(number: Int, to: Type<'_>, extend: fn(Int, u32) -> Int) -> Option<Int> {
    if to.is_index() {
        return Some(extend(number, 64));
    }
    let width = to.int_or_float_bit_width().filter(|width| *width <= Int::MAX_WIDTH)?;
    let found = extend(number, width);
    (extend(narrow(number), width) == found).then_some(found)
}

macro_rules! fold_casts {
    ($($op:ident: $extend:expr;)*) => {$(
        impl Fold for $op {
            fn fold<'c>(self, ir: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
                let ty = self.op().result(ir, 0).ty(ir);
                let found = int(operands[0]).and_then(|number| cast(number, ty, $extend));
                found.and_then(|number| number.to_attribute(ty)).into()
            }
        }
    )*};
}

fold_casts! {
    CastSOp: Int::sign_extend;
    CastUOp: Int::zero_extend;
}

/// The numbers that the larger or smaller of some index and a constant may be.
fn range_of(ir: &Ir<'_>, value: Value, width: u32) -> Option<IntRange> {
    let op = value.defining_op(ir)?;
    let bound = |operand| Some(Int::of_attribute(ir.match_constant(operand)?)?.zero_extend(width));
    if let Some(op) = MinSOp::cast(ir, op) {
        return bound(op.rhs(ir)).map(|max| IntRange::of_signed(max.signed_min(), max));
    }
    if let Some(op) = MinUOp::cast(ir, op) {
        return bound(op.rhs(ir)).map(|max| IntRange::of_unsigned(max.zero(), max));
    }
    if let Some(op) = MaxSOp::cast(ir, op) {
        return bound(op.rhs(ir)).map(|min| IntRange::of_signed(min, min.signed_max()));
    }
    let op = MaxUOp::cast(ir, op)?;
    bound(op.rhs(ir)).map(|min| IntRange::of_unsigned(min, min.all_ones()))
}

/// A comparison of two constants, or of the larger or smaller of an index and a constant with another constant.
fn compare(op: CmpOp, ir: &Ir<'_>, operands: &[Constant<'_>], width: u32) -> Option<bool> {
    let predicate = IntPredicate::from(op.pred(ir));
    let rhs = int(operands[1])?.zero_extend(width);
    let lhs = match int(operands[0]) {
        Some(lhs) => return Some(predicate.holds(lhs.zero_extend(width), rhs)),
        None => range_of(ir, op.op().operand(ir, 0), width)?,
    };
    lhs.compare(predicate, IntRange::constant(rhs))
}

impl Fold for CmpOp {
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
        let wide = compare(self, ir, operands, 64);
        if let Some(found) = wide.filter(|_| wide == compare(self, ir, operands, NARROW)) {
            return ir.context().bool_attr(found).into();
        }
        match self.lhs(ir) == self.rhs(ir) {
            true => ir.context().bool_attr(IntPredicate::from(self.pred(ir)).is_reflexive()).into(),
            false => FoldOutcome::NotFolded,
        }
    }
}

impl Fold for ConstantOp {
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Constant<'c>]) -> FoldOutcome<'c> {
        self.value_attr(ir).into()
    }
}

impl Fold for BoolConstantOp {
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Constant<'c>]) -> FoldOutcome<'c> {
        self.value_attr(ir).into()
    }
}
