//! The greater or smaller of two numbers.

use rtblgen_runtime::{NoMatch, PatternRewriter, RewritePatternSet, TypedOp};

use super::super::{
    CmpFPredicate, CmpIPredicate, MaxNumFOp, MaxSIOp, MaxUIOp, MaximumFOp, MinNumFOp, MinSIOp, MinUIOp,
    MinimumFOp,
};
use super::emit::Emit;

/// Adds patterns that replace choices of numbers by comparisons.
pub fn populate_choice_expansion(patterns: &mut RewritePatternSet<'_>) {
    use CmpFPredicate::{UGT, ULT};
    add_integers::<MaxSIOp>(patterns, CmpIPredicate::Sgt);
    add_integers::<MaxUIOp>(patterns, CmpIPredicate::Ugt);
    add_integers::<MinSIOp>(patterns, CmpIPredicate::Slt);
    add_integers::<MinUIOp>(patterns, CmpIPredicate::Ult);
    add_floats::<MaximumFOp>(patterns, UGT, Nan::Kept);
    add_floats::<MinimumFOp>(patterns, ULT, Nan::Kept);
    add_floats::<MaxNumFOp>(patterns, UGT, Nan::Ignored);
    add_floats::<MinNumFOp>(patterns, ULT, Nan::Ignored);
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

/// The treatment of a NaN operand.
#[derive(Clone, Copy, PartialEq)]
enum Nan {
    /// It is the result.
    Kept,
    /// The other operand is the result.
    Ignored,
}

fn add_floats<T: TypedOp>(patterns: &mut RewritePatternSet<'_>, predicate: CmpFPredicate, nan: Nan) {
    let name = match nan {
        Nan::Kept => "MaximumMinimumFOpConverter",
        Nan::Ignored => "MaxNumMinNumFOpConverter",
    };
    patterns.add_fn(name, move |op: T, rewriter: &mut PatternRewriter<'_, '_>| -> Result<(), NoMatch> {
        let (lhs, rhs) = (op.op().operand(rewriter, 0), op.op().operand(rewriter, 1));
        let mut emit = Emit::at(op, rewriter);
        // The comparison holds if an operand is no number.
        let is_chosen = emit.compare_floats(predicate, lhs, rhs);
        let chosen = emit.select(is_chosen, lhs, rhs);
        let checked = if nan == Nan::Kept { rhs } else { lhs };
        let is_nan = emit.compare_floats(CmpFPredicate::UNO, checked, checked);
        let result = emit.select(is_nan, rhs, chosen);
        emit.replace(op, result)
    });
}
