//! Functions shared by folders, and folders of floating point arithmetic.

use std::cmp::Ordering;

use rtblgen_runtime::constants::{Element, Float, Int, IntPredicate, fold_binary, fold_unary, splat};
use rtblgen_runtime::{Attribute, Fold, FoldOutcome, Ir, Type, TypedOp, Value};

use super::{
    AddFOp, CmpFPredicate, CmpIPredicate, ConstantOp, DivFOp, FastMathFlags, MaxNumFOp, MaximumFOp,
    MinNumFOp, MinimumFOp, MulFOp, NegFOp, RemFOp, SubFOp,
};
use crate::ub;

/// A constant operand of a folder.
pub(crate) type Constant<'c> = Option<Attribute<'c>>;

/// Computes with two constants; poison gives poison.
pub(crate) fn binary<'c, A: Element, R: Element>(
    operands: &[Constant<'c>],
    result: Type<'c>,
    function: impl FnMut(A, A) -> Option<R>,
) -> Constant<'c> {
    ub::first_poison(operands).or_else(|| fold_binary(operands, result, function))
}

/// Computes with one constant; poison gives poison.
pub(crate) fn unary<'c, A: Element, R: Element>(
    operands: &[Constant<'c>],
    result: Type<'c>,
    function: impl FnMut(A) -> Option<R>,
) -> Constant<'c> {
    ub::first_poison(operands).or_else(|| fold_unary(*operands.first()?, result, function))
}

/// The integer that a constant is everywhere.
pub(super) fn int(constant: Constant<'_>) -> Option<Int> {
    splat(constant?)
}

/// The number that a constant is everywhere.
pub(super) fn float(constant: Constant<'_>) -> Option<Float> {
    splat(constant?)
}

pub(super) fn is_zero(constant: Constant<'_>) -> bool {
    int(constant).is_some_and(Int::is_zero)
}

pub(super) fn is_one(constant: Constant<'_>) -> bool {
    int(constant).is_some_and(Int::is_one)
}

pub(super) fn is_all_ones(constant: Constant<'_>) -> bool {
    int(constant).is_some_and(Int::is_all_ones)
}

/// The operands and the type of the result of a binary operation.
pub(super) fn parts<'c>(op: impl TypedOp, ir: &Ir<'c>) -> (Value, Value, Type<'c>) {
    let op = op.op();
    (op.operand(ir, 0), op.operand(ir, 1), op.result(ir, 0).ty(ir))
}

impl From<CmpIPredicate> for IntPredicate {
    fn from(predicate: CmpIPredicate) -> Self {
        IntPredicate::ALL[predicate as usize]
    }
}

/// Whether a relation of integers holds.
pub fn compare_integers(predicate: CmpIPredicate, lhs: Int, rhs: Int) -> bool {
    IntPredicate::from(predicate).holds(lhs, rhs)
}

/// Whether a relation of floating point numbers holds.
pub fn compare_floats(predicate: CmpFPredicate, lhs: Float, rhs: Float) -> bool {
    use CmpFPredicate as P;
    let order = lhs.compare(rhs);
    let is = |wanted: fn(Ordering) -> bool| order.is_some_and(wanted);
    match predicate {
        P::AlwaysFalse => false,
        P::AlwaysTrue => true,
        P::ORD => order.is_some(),
        P::UNO => order.is_none(),
        P::OEQ => is(Ordering::is_eq),
        P::OGT => is(Ordering::is_gt),
        P::OGE => is(Ordering::is_ge),
        P::OLT => is(Ordering::is_lt),
        P::OLE => is(Ordering::is_le),
        P::ONE => is(Ordering::is_ne),
        P::UEQ => !is(Ordering::is_ne),
        P::UGT => !is(Ordering::is_le),
        P::UGE => !is(Ordering::is_lt),
        P::ULT => !is(Ordering::is_ge),
        P::ULE => !is(Ordering::is_gt),
        P::UNE => !is(Ordering::is_eq),
    }
}

impl Fold for ConstantOp {
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Constant<'c>]) -> FoldOutcome<'c> {
        self.value_attr(ir).into()
    }
}

impl Fold for NegFOp {
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
        if let Some(inner) = ir.defining_op::<NegFOp>(self.operand(ir)) {
            return inner.operand(ir).into();
        }
        unary(operands, self.result(ir).ty(ir), |number: Float| Some(-number)).into()
    }
}

/// Folders of floating point operations: the second operands for which the result is the first one, and the
/// computation.
macro_rules! fold_floats {
    ($($op:ident: $neutral:expr, $function:expr;)*) => {$(
        impl Fold for $op {
            fn fold<'c>(self, ir: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
                let is_neutral: fn(Float) -> bool = $neutral;
                let function: fn(Float, Float) -> Float = $function;
                let (lhs, _, ty) = parts(self, ir);
                if float(operands[1]).is_some_and(is_neutral) {
                    return lhs.into();
                }
                binary(operands, ty, |a, b| Some(function(a, b))).into()
            }
        }
    )*};
}

fold_floats! {
    AddFOp: |rhs| rhs.is(-0.0), |a, b| a + b;
    SubFOp: |rhs| rhs.is(0.0), |a, b| a - b;
    DivFOp: |rhs| rhs.is(1.0), |a, b| a / b;
    RemFOp: |_| false, |a, b| a % b;
}

/// Folders of the larger or smaller of two numbers.
macro_rules! fold_extremes {
    ($($op:ident: $neutral:expr, $function:expr;)*) => {$(
        impl Fold for $op {
            fn fold<'c>(self, ir: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
                let is_neutral: fn(Float) -> bool = $neutral;
                let (lhs, rhs, ty) = parts(self, ir);
                if lhs == rhs || float(operands[1]).is_some_and(is_neutral) {
                    return lhs.into();
                }
                binary(operands, ty, |a, b| Some($function(a, b))).into()
            }
        }
    )*};
}

fold_extremes! {
    MaximumFOp: |rhs| rhs.is_infinite() && rhs.is_negative(), Float::maximum;
    MinimumFOp: |rhs| rhs.is_infinite() && !rhs.is_negative(), Float::minimum;
    MaxNumFOp: Float::is_nan, Float::max_num;
    MinNumFOp: Float::is_nan, Float::min_num;
}

impl Fold for MulFOp {
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
        let (lhs, rhs, ty) = parts(self, ir);
        if float(operands[1]).is_some_and(|rhs| rhs.is(1.0)) {
            return lhs.into();
        }
        let is_plain = self.fastmath(ir).contains(FastMathFlags::NNAN | FastMathFlags::NSZ);
        if is_plain && float(operands[1]).is_some_and(Float::is_zero) {
            return rhs.into();
        }
        binary(operands, ty, |a: Float, b| Some(a * b)).into()
    }
}
