//! Folders of integer arithmetic.

use rtblgen_runtime::constants::{Int, fold_binary, zero};
use rtblgen_runtime::{Fold, FoldOutcome, FoldResult, Ir, TypedOp, Value};

use super::fold::{Constant, binary, int, is_all_ones, is_one, is_zero, parts};
use super::{
    AddIOp, AddUIExtendedOp, AndIOp, CeilDivSIOp, CeilDivUIOp, DivSIOp, DivUIOp, FloorDivSIOp,
    IntegerOverflowFlags, MaxSIOp, MaxUIOp, MinSIOp, MinUIOp, MulIOp, MulSIExtendedOp, MulUIExtendedOp,
    OrIOp, RemSIOp, RemUIOp, ShLIOp, ShRSIOp, ShRUIOp, SubIOp, XOrIOp, i1_same_shape,
};
use crate::ub;

/// The two results of an operation.
fn both<'c>(results: [FoldResult<'c>; 2]) -> FoldOutcome<'c> {
    FoldOutcome::Replaced(results.into_iter().collect())
}

impl Fold for AddIOp {
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
        let (lhs, rhs, ty) = parts(self, ir);
        if is_zero(operands[1]) {
            return lhs.into();
        }
        for (difference, other) in [(lhs, rhs), (rhs, lhs)] {
            // (a - b) + b = a
            if let Some(difference) = ir.defining_op::<SubIOp>(difference).filter(|op| op.rhs(ir) == other) {
                return difference.lhs(ir).into();
            }
        }
        binary(operands, ty, |a: Int, b| Some(a.wrapping_add(b))).into()
    }
}

impl Fold for SubIOp {
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
        let (lhs, rhs, ty) = parts(self, ir);
        if let (true, Some(zero)) = (lhs == rhs, zero(ty)) {
            return zero.into();
        }
        if is_zero(operands[1]) {
            return lhs.into();
        }
        if let Some(sum) = ir.defining_op::<AddIOp>(lhs) {
            // (a + b) - b = a
            if rhs == sum.rhs(ir) {
                return sum.lhs(ir).into();
            }
            if rhs == sum.lhs(ir) {
                return sum.rhs(ir).into();
            }
        }
        binary(operands, ty, |a: Int, b| Some(a.wrapping_sub(b))).into()
    }
}

impl Fold for MulIOp {
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
        let (lhs, rhs, ty) = parts(self, ir);
        if is_zero(operands[1]) {
            return rhs.into();
        }
        if is_one(operands[1]) {
            return lhs.into();
        }
        binary(operands, ty, |a: Int, b| Some(a.wrapping_mul(b))).into()
    }
}

impl Fold for AddUIExtendedOp {
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
        let (lhs, _, ty) = parts(self, ir);
        if let (true, Some(no)) = (is_zero(operands[1]), zero(self.overflow(ir).ty(ir))) {
            return both([FoldResult::Value(lhs), FoldResult::Attribute(no)]);
        }
        if let Some(poison) = ub::first_poison(operands) {
            return both([poison; 2].map(FoldResult::Attribute));
        }
        let sum = fold_binary(operands, ty, |a: Int, b| Some(a.wrapping_add(b)));
        let carry =
            fold_binary(operands, i1_same_shape(ty), |a: Int, b| Some(Int::of_bool(a.carrying_add(b).1)));
        match (sum, carry) {
            (Some(sum), Some(carry)) => both([sum, carry].map(FoldResult::Attribute)),
            _ => FoldOutcome::NotFolded,
        }
    }
}

/// The low and the high half of a product of constants.
fn fold_product<'c>(
    op: impl TypedOp,
    ir: &Ir<'c>,
    operands: &[Constant<'c>],
    high: fn(Int, Int) -> Int,
) -> FoldOutcome<'c> {
    let (_, _, ty) = parts(op, ir);
    if let (true, Some(zero)) = (is_zero(operands[1]), operands[1]) {
        return both([zero; 2].map(FoldResult::Attribute));
    }
    let low = binary(operands, ty, |a: Int, b| Some(a.wrapping_mul(b)));
    let high = binary(operands, ty, |a: Int, b| Some(high(a, b)));
    match (low, high) {
        (Some(low), Some(high)) => both([low, high].map(FoldResult::Attribute)),
        _ => FoldOutcome::NotFolded,
    }
}

impl Fold for MulSIExtendedOp {
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
        fold_product(self, ir, operands, Int::signed_mul_high)
    }
}

impl Fold for MulUIExtendedOp {
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
        let (lhs, _, ty) = parts(self, ir);
        if let (true, Some(zero)) = (is_one(operands[1]), zero(ty)) {
            return both([FoldResult::Value(lhs), FoldResult::Attribute(zero)]);
        }
        fold_product(self, ir, operands, Int::unsigned_mul_high)
    }
}

/// `a`, where the first operand is `a * b` or `b * a` without overflow and the second `b`.
fn divided_factor(ir: &Ir<'_>, lhs: Value, rhs: Value, flag: IntegerOverflowFlags) -> Option<Value> {
    let product = ir.defining_op::<MulIOp>(lhs).filter(|op| op.overflow_flags(ir).contains(flag))?;
    if product.lhs(ir) == rhs {
        return Some(product.rhs(ir));
    }
    (product.rhs(ir) == rhs).then(|| product.lhs(ir))
}

/// Folders of quotients: by one they are the first operand, and those of an exact product one of its factors.
macro_rules! fold_quotients {
    ($($op:ident: $flag:expr, $function:expr;)*) => {$(
        impl Fold for $op {
            fn fold<'c>(self, ir: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
                let (lhs, rhs, ty) = parts(self, ir);
                if is_one(operands[1]) {
                    return lhs.into();
                }
                let flag: Option<IntegerOverflowFlags> = $flag;
                if let Some(factor) = flag.and_then(|flag| divided_factor(ir, lhs, rhs, flag)) {
                    return factor.into();
                }
                binary(operands, ty, $function).into()
            }
        }
    )*};
}

fold_quotients! {
    DivUIOp: Some(IntegerOverflowFlags::NUW), Int::unsigned_div;
    DivSIOp: Some(IntegerOverflowFlags::NSW), Int::signed_div;
    CeilDivUIOp: None, Int::unsigned_ceil_div;
    CeilDivSIOp: None, ceil_div;
    FloorDivSIOp: None, Int::signed_floor_div;
}

/// Computes in mlir-opt's steps, and does not fold if one of them overflows.
fn ceil_div(lhs: Int, rhs: Int) -> Option<Int> {
    let negates_minimum = |number: Int| number.is_negative() && number == number.signed_min();
    if rhs.is_zero() || !lhs.is_zero() && (negates_minimum(lhs) || negates_minimum(rhs)) {
        return None;
    }
    lhs.signed_ceil_div(rhs)
}

macro_rules! fold_remainders {
    ($($op:ident: $function:expr;)*) => {$(
        impl Fold for $op {
            fn fold<'c>(self, ir: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
                let (_, _, ty) = parts(self, ir);
                match (is_one(operands[1]), zero(ty)) {
                    (true, Some(zero)) => zero.into(),
                    _ => binary(operands, ty, $function).into(),
                }
            }
        }
    )*};
}

fold_remainders! {
    RemUIOp: Int::unsigned_rem;
    RemSIOp: Int::signed_rem;
}

macro_rules! fold_shifts {
    ($($op:ident: $function:expr;)*) => {$(
        impl Fold for $op {
            fn fold<'c>(self, ir: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
                let (lhs, _, ty) = parts(self, ir);
                match is_zero(operands[1]) {
                    true => lhs.into(),
                    // As in mlir-opt, a shift of poison or by poison stays.
                    false => fold_binary(operands, ty, $function).into(),
                }
            }
        }
    )*};
}

fold_shifts! {
    ShLIOp: Int::checked_shl;
    ShRUIOp: Int::checked_unsigned_shr;
    ShRSIOp: Int::checked_signed_shr;
}

/// `not x`, if a value is that: the value that is inverted, and the constant of ones.
fn inverted(ir: &Ir<'_>, value: Value) -> Option<(Value, Value)> {
    let xor = ir.defining_op::<XOrIOp>(value)?;
    is_all_ones(ir.match_constant(xor.rhs(ir))).then(|| (xor.lhs(ir), xor.rhs(ir)))
}

/// The ones of `not x`, where one value is `x` and the other `not x`.
fn ones_of_complement(ir: &Ir<'_>, lhs: Value, rhs: Value) -> Option<Value> {
    let pairs = [(lhs, rhs), (rhs, lhs)];
    pairs.into_iter().find_map(|(a, b)| inverted(ir, b).filter(|(own, _)| *own == a).map(|(_, ones)| ones))
}

impl Fold for AndIOp {
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
        let (lhs, rhs, ty) = parts(self, ir);
        if is_zero(operands[1]) {
            return rhs.into();
        }
        if is_all_ones(operands[1]) {
            return lhs.into();
        }
        if let (Some(_), Some(zero)) = (ones_of_complement(ir, lhs, rhs), zero(ty)) {
            return zero.into();
        }
        for (inner, other) in [(lhs, rhs), (rhs, lhs)] {
            // a & (a & b) = a & b
            let found = ir.defining_op::<AndIOp>(inner);
            if found.is_some_and(|found| other == found.lhs(ir) || other == found.rhs(ir)) {
                return inner.into();
            }
        }
        binary(operands, ty, |a: Int, b| Some(a & b)).into()
    }
}

impl Fold for OrIOp {
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
        let (lhs, rhs, ty) = parts(self, ir);
        if is_zero(operands[1]) {
            return lhs.into();
        }
        if let (true, Some(ones)) = (is_all_ones(operands[1]), operands[1]) {
            return ones.into();
        }
        if let Some(ones) = ones_of_complement(ir, lhs, rhs) {
            return ones.into();
        }
        binary(operands, ty, |a: Int, b| Some(a | b)).into()
    }
}

impl Fold for XOrIOp {
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
        let (lhs, rhs, ty) = parts(self, ir);
        if is_zero(operands[1]) {
            return lhs.into();
        }
        if let (true, Some(zero)) = (lhs == rhs, zero(ty)) {
            return zero.into();
        }
        for (inner, other) in [(lhs, rhs), (rhs, lhs)] {
            let Some(inner) = ir.defining_op::<XOrIOp>(inner) else { continue };
            // (x ^ a) ^ a = x
            if inner.rhs(ir) == other {
                return inner.lhs(ir).into();
            }
            if inner.lhs(ir) == other {
                return inner.rhs(ir).into();
            }
        }
        binary(operands, ty, |a: Int, b| Some(a ^ b)).into()
    }
}

/// Folders of the larger or smaller of two integers: the second operand may be the last or the first of all.
macro_rules! fold_extremes {
    ($($op:ident: $last:expr, $first:expr, $takes_lhs:expr;)*) => {$(
        impl Fold for $op {
            fn fold<'c>(self, ir: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
                let (last, first): (fn(Int) -> Int, fn(Int) -> Int) = ($last, $first);
                let takes_lhs: fn(Int, Int) -> bool = $takes_lhs;
                let (lhs, rhs, ty) = parts(self, ir);
                let number = int(operands[1]);
                if lhs == rhs || number.is_some_and(|number| number == last(number)) {
                    return rhs.into();
                }
                if number.is_some_and(|number| number == first(number)) {
                    return lhs.into();
                }
                binary(operands, ty, |a: Int, b| Some(if takes_lhs(a, b) { a } else { b })).into()
            }
        }
    )*};
}

fold_extremes! {
    MaxSIOp: Int::signed_max, Int::signed_min, |a, b| a.compare_signed(b).is_gt();
    MaxUIOp: Int::all_ones, Int::zero, |a, b| a.compare_unsigned(b).is_gt();
    MinSIOp: Int::signed_min, Int::signed_max, |a, b| a.compare_signed(b).is_lt();
    MinUIOp: Int::zero, Int::all_ones, |a, b| a.compare_unsigned(b).is_lt();
}
