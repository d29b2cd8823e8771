//! Divisions that round other than to zero, in simpler operations.

use rtblgen_runtime::constants::{Int, filled};
use rtblgen_runtime::{Location, NoMatch, PatternRewriter, RewritePatternSet, Type, TypedOp, Value};

use super::types::element_width;
use super::{
    AddIOp, AndIOp, CeilDivSIOp, CeilDivUIOp, CmpIOp, CmpIPredicate, ConstantOp, DivSIOp, DivUIOp,
    FloorDivSIOp, MulIOp, SelectOp, SubIOp,
};

/// Adds patterns that replace `arith.ceildivsi`, `arith.ceildivui` and `arith.floordivsi` (upstream's
/// `populateCeilFloorDivExpandOpsPatterns`).
pub fn populate_ceil_floor_div_expansion(patterns: &mut RewritePatternSet<'_>) {
    patterns
        .add_fn("CeilDivSIOpConverter", expand_ceil_div)
        .add_fn("CeilDivUIOpConverter", expand_unsigned_ceil_div)
        .add_fn("FloorDivSIOpConverter", expand_floor_div);
}

/// Builds operations on the operands of a division.
struct Division<'r, 'p, 'c> {
    rewriter: &'r mut PatternRewriter<'p, 'c>,
    location: Location<'c>,
    ty: Type<'c>,
    lhs: Value,
    rhs: Value,
}

impl<'r, 'p, 'c> Division<'r, 'p, 'c> {
    fn of(op: impl TypedOp, rewriter: &'r mut PatternRewriter<'p, 'c>) -> Self {
        let own = op.op();
        let (lhs, rhs) = (own.operand(rewriter, 0), own.operand(rewriter, 1));
        Division { location: op.location(rewriter), ty: lhs.ty(rewriter), lhs, rhs, rewriter }
    }

    fn constant(&mut self, value: i128) -> Result<Value, NoMatch> {
        let width = element_width(self.ty).unwrap_or(64);
        if width > Int::MAX_WIDTH {
            return Err(NoMatch);
        }
        let value = filled(self.ty, Int::of_signed(width, value)).ok_or(NoMatch)?;
        Ok(ConstantOp::build(self.rewriter, self.location, value).result(self.rewriter))
    }

    fn compare(&mut self, predicate: CmpIPredicate, lhs: Value, rhs: Value) -> Value {
        CmpIOp::build(self.rewriter, self.location, predicate, lhs, rhs).result(self.rewriter)
    }

    fn add(&mut self, lhs: Value, rhs: Value) -> Value {
        AddIOp::build(self.rewriter, self.location, lhs, rhs).result(self.rewriter)
    }

    fn select(&mut self, condition: Value, on_true: Value, on_false: Value) -> Value {
        SelectOp::build(self.rewriter, self.location, condition, on_true, on_false).result(self.rewriter)
    }

    /// The quotient rounded to zero, and whether there is a remainder.
    fn quotient(&mut self) -> (Value, Value) {
        let quotient = DivSIOp::build(self.rewriter, self.location, self.lhs, self.rhs).result(self.rewriter);
        let product = MulIOp::build(self.rewriter, self.location, quotient, self.rhs).result(self.rewriter);
        let lhs = self.lhs;
        (quotient, self.compare(CmpIPredicate::Ne, lhs, product))
    }

    /// Whether there is a remainder, and the signs of the operands are in a relation.
    fn rounds(&mut self, has_rest: Value, zero: Value, signs: CmpIPredicate) -> Value {
        let (lhs, rhs) = (self.lhs, self.rhs);
        let lhs = self.compare(CmpIPredicate::Slt, lhs, zero);
        let rhs = self.compare(CmpIPredicate::Slt, rhs, zero);
        let signs = self.compare(signs, lhs, rhs);
        AndIOp::build(self.rewriter, self.location, has_rest, signs).result(self.rewriter)
    }
}

fn expand_ceil_div(op: CeilDivSIOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let mut division = Division::of(op, rewriter);
    let (zero, one) = (division.constant(0)?, division.constant(1)?);
    let (quotient, has_rest) = division.quotient();
    let rounds = division.rounds(has_rest, zero, CmpIPredicate::Eq);
    let next = division.add(quotient, one);
    let result = division.select(rounds, next, quotient);
    rewriter.replace_op(op, [result]);
    Ok(())
}

/// `a == 0 ? 0 : (a - 1) / b + 1`
fn expand_unsigned_ceil_div(op: CeilDivUIOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let mut division = Division::of(op, rewriter);
    let zero = division.constant(0)?;
    let (lhs, rhs, location) = (division.lhs, division.rhs, division.location);
    let is_zero = division.compare(CmpIPredicate::Eq, lhs, zero);
    let one = division.constant(1)?;
    let before = SubIOp::build(division.rewriter, location, lhs, one).result(division.rewriter);
    let quotient = DivUIOp::build(division.rewriter, location, before, rhs).result(division.rewriter);
    let next = division.add(quotient, one);
    let result = division.select(is_zero, zero, next);
    rewriter.replace_op(op, [result]);
    Ok(())
}

fn expand_floor_div(op: FloorDivSIOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let mut division = Division::of(op, rewriter);
    let (quotient, has_rest) = division.quotient();
    let zero = division.constant(0)?;
    let rounds = division.rounds(has_rest, zero, CmpIPredicate::Ne);
    let minus_one = division.constant(-1)?;
    let before = division.add(quotient, minus_one);
    let result = division.select(rounds, before, quotient);
    rewriter.replace_op(op, [result]);
    Ok(())
}
