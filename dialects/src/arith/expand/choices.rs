//! The greater or smaller of two numbers.

use rtblgen_runtime::float::FloatKind;
use rtblgen_runtime::{Ir, NoMatch, PatternRewriter, RewritePatternSet, TypedOp, Value};

use super::super::{
    AndIOp, BitcastOp, CmpFPredicate, CmpIPredicate, FastMathFlags, FastMathFlagsAttr, MaxNumFOp, MaxSIOp,
    MaxUIOp, MaximumFOp, MinNumFOp, MinSIOp, MinUIOp, MinimumFOp, OrIOp,
};
use super::emit::Emit;
use super::float_kind;

/// Adds patterns that replace choices of numbers by comparisons.
pub fn populate_choice_expansion(patterns: &mut RewritePatternSet<'_>) {
    use CmpFPredicate::{UGT, ULT};
    add_integers::<MaxSIOp>(patterns, CmpIPredicate::Sgt);
    add_integers::<MaxUIOp>(patterns, CmpIPredicate::Ugt);
    add_integers::<MinSIOp>(patterns, CmpIPredicate::Slt);
    add_integers::<MinUIOp>(patterns, CmpIPredicate::Ult);
    add_floats::<MaximumFOp>(patterns, UGT, Some(|emit, lhs, rhs| emit.binary::<AndIOp>(lhs, rhs)));
    add_floats::<MinimumFOp>(patterns, ULT, Some(|emit, lhs, rhs| emit.binary::<OrIOp>(lhs, rhs)));
    add_floats::<MaxNumFOp>(patterns, UGT, None);
    add_floats::<MinNumFOp>(patterns, ULT, None);
}

fn add_integers<T: TypedOp>(patterns: &mut RewritePatternSet<'_>, predicate: CmpIPredicate) {
    patterns.add_fn("MaxMinIOpConverter", move |op: T, rewriter: &mut PatternRewriter<'_, '_>| {
        let (lhs, rhs) = (op.op().operand(rewriter, 0), op.op().operand(rewriter, 1));
        let mut emit = Emit::at(op, rewriter);
        let is_chosen = emit.compare(predicate, lhs, rhs);
        let result = emit.select(is_chosen, lhs, rhs);
        emit.replace(op, result)
    });
}

/// Combines the bits of two zeros: the sign of the greater or smaller one.
type MergeZeros = fn(&mut Emit<'_, '_, '_>, Value, Value) -> Value;

/// Adds a pattern for a choice of floats. With `zeros`, the result is a NaN if an operand is, and zeros are in order.
fn add_floats<T: TypedOp>(
    patterns: &mut RewritePatternSet<'_>,
    predicate: CmpFPredicate,
    zeros: Option<MergeZeros>,
) {
    let name = match zeros {
        Some(_) => "MaximumMinimumFOpConverter",
        None => "MaxNumMinNumFOpConverter",
    };
    patterns.add_fn(name, move |op: T, rewriter: &mut PatternRewriter<'_, '_>| -> Result<(), NoMatch> {
        let (lhs, rhs) = (op.op().operand(rewriter, 0), op.op().operand(rewriter, 1));
        let mut emit = Emit::at(op, rewriter);
        // The comparison holds if an operand is no number.
        let is_chosen = emit.compare_floats(predicate, lhs, rhs);
        let mut chosen = emit.select(is_chosen, lhs, rhs);
        if let Some(merge) = zeros.filter(|_| has_signed_zeros(op, emit.rewriter)) {
            chosen = with_zeros_in_order(&mut emit, [lhs, rhs], chosen, merge);
        }
        let checked = if zeros.is_some() { rhs } else { lhs };
        let is_nan = emit.compare_floats(CmpFPredicate::UNO, checked, checked);
        let result = emit.select(is_nan, rhs, chosen);
        emit.replace(op, result)
    });
}

/// Whether -0 and 0 are different numbers for an operation.
fn has_signed_zeros(op: impl TypedOp, ir: &Ir<'_>) -> bool {
    use FloatKind::{F8E4M3B11FNUZ, F8E4M3FNUZ, F8E5M2FNUZ, F8E8M0FNU};
    let kind = float_kind(op.op().operand(ir, 0).ty(ir));
    let flags = op.op().attribute(ir, "fastmath").and_then(|flags| flags.cast::<FastMathFlagsAttr<'_>>());
    !matches!(kind, Some(F8E4M3B11FNUZ | F8E4M3FNUZ | F8E5M2FNUZ | F8E8M0FNU))
        && !flags.is_some_and(|flags| flags.value().contains(FastMathFlags::NSZ))
}

/// Two numbers that are equal have the same bits, or are zeros: their merged bits are the result.
fn with_zeros_in_order(
    emit: &mut Emit<'_, '_, '_>,
    [lhs, rhs]: [Value; 2],
    chosen: Value,
    merge: MergeZeros,
) -> Value {
    let ty = lhs.ty(emit.rewriter);
    let width = ty.element_type_or_self().int_or_float_bit_width().unwrap_or(0);
    let int = emit.rewriter.context().integer_type(width);
    let ints = if ty.is_shaped() { ty.with_element_type(int) } else { int };
    let are_equal = emit.compare_floats(CmpFPredicate::OEQ, lhs, rhs);
    let bits = [lhs, rhs].map(|value| emit.cast::<BitcastOp>(value, ints));
    let merged = merge(emit, bits[0], bits[1]);
    let zero = emit.cast::<BitcastOp>(merged, ty);
    emit.select(are_equal, zero, chosen)
}
