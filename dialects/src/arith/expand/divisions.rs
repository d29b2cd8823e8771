//! Divisions that round other than to zero.

use rtblgen_runtime::{NoMatch, PatternRewriter, RewritePatternSet, TypedOp, Value};

use super::super::{
    AddIOp, AndIOp, CeilDivSIOp, CeilDivUIOp, CmpIPredicate, DivSIOp, DivUIOp, FloorDivSIOp, MulIOp, SubIOp,
};
use super::emit::Emit;

/// Adds patterns that replace `arith.ceildivsi`, `arith.ceildivui` and `arith.floordivsi` (upstream's
/// `populateCeilFloorDivExpandOpsPatterns`).
pub fn populate_ceil_floor_div_expansion(patterns: &mut RewritePatternSet<'_>) {
    patterns
        .add_fn("CeilDivSIOpConverter", expand_ceil_div)
        .add_fn("CeilDivUIOpConverter", expand_unsigned_ceil_div)
        .add_fn("FloorDivSIOpConverter", expand_floor_div);
}

fn operands(op: impl TypedOp, rewriter: &PatternRewriter<'_, '_>) -> (Value, Value) {
    (op.op().operand(rewriter, 0), op.op().operand(rewriter, 1))
}

/// The quotient rounded to zero, and whether there is a remainder.
fn quotient(emit: &mut Emit<'_, '_, '_>, lhs: Value, rhs: Value) -> (Value, Value) {
    let quotient = emit.binary::<DivSIOp>(lhs, rhs);
    let product = emit.binary::<MulIOp>(quotient, rhs);
    (quotient, emit.compare(CmpIPredicate::Ne, lhs, product))
}

/// Whether there is a remainder, and the signs of the operands are in a relation.
fn rounds(
    emit: &mut Emit<'_, '_, '_>,
    has_rest: Value,
    [lhs, rhs]: [Value; 2],
    zero: Value,
    signs: CmpIPredicate,
) -> Value {
    let lhs = emit.compare(CmpIPredicate::Slt, lhs, zero);
    let rhs = emit.compare(CmpIPredicate::Slt, rhs, zero);
    let signs = emit.compare(signs, lhs, rhs);
    emit.binary::<AndIOp>(has_rest, signs)
}

fn expand_ceil_div(op: CeilDivSIOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let (lhs, rhs) = operands(op, rewriter);
    let ty = lhs.ty(rewriter);
    let mut emit = Emit::at(op, rewriter);
    let (zero, one) = (emit.int(ty, 0)?, emit.int(ty, 1)?);
    let (quotient, has_rest) = quotient(&mut emit, lhs, rhs);
    let rounds = rounds(&mut emit, has_rest, [lhs, rhs], zero, CmpIPredicate::Eq);
    let next = emit.binary::<AddIOp>(quotient, one);
    let result = emit.select(rounds, next, quotient);
    emit.replace(op, result)
}

/// `a == 0 ? 0 : (a - 1) / b + 1`
fn expand_unsigned_ceil_div(op: CeilDivUIOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let (lhs, rhs) = operands(op, rewriter);
    let ty = lhs.ty(rewriter);
    let mut emit = Emit::at(op, rewriter);
    let zero = emit.int(ty, 0)?;
    let is_zero = emit.compare(CmpIPredicate::Eq, lhs, zero);
    let one = emit.int(ty, 1)?;
    let before = emit.binary::<SubIOp>(lhs, one);
    let quotient = emit.binary::<DivUIOp>(before, rhs);
    let next = emit.binary::<AddIOp>(quotient, one);
    let result = emit.select(is_zero, zero, next);
    emit.replace(op, result)
}

fn expand_floor_div(op: FloorDivSIOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let (lhs, rhs) = operands(op, rewriter);
    let ty = lhs.ty(rewriter);
    let mut emit = Emit::at(op, rewriter);
    let (quotient, has_rest) = quotient(&mut emit, lhs, rhs);
    let zero = emit.int(ty, 0)?;
    let rounds = rounds(&mut emit, has_rest, [lhs, rhs], zero, CmpIPredicate::Ne);
    let minus_one = emit.int(ty, -1)?;
    let before = emit.binary::<AddIOp>(quotient, minus_one);
    let result = emit.select(rounds, before, quotient);
    emit.replace(op, result)
}
