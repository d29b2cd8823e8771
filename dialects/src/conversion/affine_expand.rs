//! Affine expressions and maps as operations of `arith`.

use rtblgen_runtime::affine::{AffineExpr, AffineExprKind, AffineMap};
use rtblgen_runtime::{Builder, Location, NoMatch, OpDefinition, OpState, PatternRewriter, TypedOp, Value};

use crate::affine::map_of;
use crate::arith::{self, CmpIPredicate};

/// The result of a lowering.
pub(super) type Outcome = Result<(), NoMatch>;

/// Emits arithmetic on indices.
pub(super) struct Expand<'r, 'p, 'c> {
    pub(super) rewriter: &'r mut PatternRewriter<'p, 'c>,
    pub(super) location: Location<'c>,
    /// The operands of the map: dimensions, then symbols.
    pub(super) operands: &'r [Value],
    /// The number of operands that are dimensions.
    pub(super) dims: usize,
}

impl<'c> Expand<'_, '_, 'c> {
    pub(super) fn index(&mut self, number: i64) -> Value {
        constant_index(self.rewriter, self.location, number)
    }

    pub(super) fn binary(&mut self, kind: &'static OpDefinition, lhs: Value, rhs: Value) -> Value {
        let ty = lhs.ty(self.rewriter);
        let state = OpState::new(kind, self.location).operands([lhs, rhs]).result(ty);
        let op = self.rewriter.create(state);
        op.result(self.rewriter, 0)
    }

    pub(super) fn compare(&mut self, predicate: CmpIPredicate, lhs: Value, rhs: Value) -> Value {
        arith::CmpIOp::build(self.rewriter, self.location, predicate, lhs, rhs).result(self.rewriter)
    }

    fn select(&mut self, condition: Value, on_true: Value, on_false: Value) -> Value {
        arith::SelectOp::build(self.rewriter, self.location, condition, on_true, on_false)
            .result(self.rewriter)
    }

    /// The value of an expression.
    pub(super) fn expr(&mut self, expr: &AffineExpr) -> Result<Value, NoMatch> {
        let operand = |position: usize| self.operands.get(position).copied().ok_or(NoMatch);
        match expr.kind() {
            AffineExprKind::Dim(position) => operand(*position as usize),
            AffineExprKind::Symbol(position) => operand(self.dims + *position as usize),
            AffineExprKind::Constant(number) => Ok(self.index(*number)),
            AffineExprKind::Add(lhs, rhs) => {
                let (lhs, rhs) = (self.expr(lhs)?, self.expr(rhs)?);
                Ok(self.binary(arith::AddIOp::DEFINITION, lhs, rhs))
            }
            AffineExprKind::Mul(lhs, rhs) => {
                let (lhs, rhs) = (self.expr(lhs)?, self.expr(rhs)?);
                Ok(self.product(lhs, rhs))
            }
            AffineExprKind::Mod(lhs, rhs) => self.division(lhs, rhs, Self::remainder),
            AffineExprKind::FloorDiv(lhs, rhs) => self.division(lhs, rhs, Self::floor),
            AffineExprKind::CeilDiv(lhs, rhs) => self.division(lhs, rhs, Self::ceil),
        }
    }

    /// A product that does not overflow.
    fn product(&mut self, lhs: Value, rhs: Value) -> Value {
        let flags = arith::IntegerOverflowFlags::NSW;
        let flags = arith::IntegerOverflowFlagsAttr::get(self.rewriter.context(), flags);
        let ty = lhs.ty(self.rewriter);
        let state = OpState::new(arith::MulIOp::DEFINITION, self.location).operands([lhs, rhs]).result(ty);
        let op = self.rewriter.create(state.attribute("overflowFlags", flags));
        op.result(self.rewriter, 0)
    }

    /// A division. No match if the divisor is a constant that is negative or zero.
    fn division(
        &mut self,
        lhs: &AffineExpr,
        rhs: &AffineExpr,
        divide: fn(&mut Self, Value, Value) -> Value,
    ) -> Result<Value, NoMatch> {
        if rhs.as_constant().is_some_and(|number| number <= 0) {
            return Err(NoMatch);
        }
        let (lhs, rhs) = (self.expr(lhs)?, self.expr(rhs)?);
        Ok(divide(self, lhs, rhs))
    }

    /// The remainder, which is not negative.
    fn remainder(&mut self, lhs: Value, rhs: Value) -> Value {
        let rest = self.binary(arith::RemSIOp::DEFINITION, lhs, rhs);
        let zero = self.index(0);
        let is_negative = self.compare(CmpIPredicate::Slt, rest, zero);
        let corrected = self.binary(arith::AddIOp::DEFINITION, rest, rhs);
        self.select(is_negative, corrected, rest)
    }

    /// The quotient, rounded down: `-1 - (-1 - lhs) / rhs` for a negative number.
    fn floor(&mut self, lhs: Value, rhs: Value) -> Value {
        let (zero, minus_one) = (self.index(0), self.index(-1));
        let is_negative = self.compare(CmpIPredicate::Slt, lhs, zero);
        let flipped = self.binary(arith::SubIOp::DEFINITION, minus_one, lhs);
        let dividend = self.select(is_negative, flipped, lhs);
        let quotient = self.binary(arith::DivSIOp::DEFINITION, dividend, rhs);
        let corrected = self.binary(arith::SubIOp::DEFINITION, minus_one, quotient);
        self.select(is_negative, corrected, quotient)
    }

    /// The quotient, rounded up: `(lhs - 1) / rhs + 1` for a positive number, and the quotient rounded to zero for others. MLIR
    /// negates the latter, which overflows for the least number.
    fn ceil(&mut self, lhs: Value, rhs: Value) -> Value {
        let (zero, one) = (self.index(0), self.index(1));
        let is_not_positive = self.compare(CmpIPredicate::Sle, lhs, zero);
        let decremented = self.binary(arith::SubIOp::DEFINITION, lhs, one);
        let dividend = self.select(is_not_positive, lhs, decremented);
        let quotient = self.binary(arith::DivSIOp::DEFINITION, dividend, rhs);
        let incremented = self.binary(arith::AddIOp::DEFINITION, quotient, one);
        self.select(is_not_positive, quotient, incremented)
    }
}

pub(super) fn constant_index<'c>(
    rewriter: &mut PatternRewriter<'_, 'c>,
    location: Location<'c>,
    number: i64,
) -> Value {
    let index = rewriter.context().index_type();
    arith::ConstantOp::of_integer(rewriter, location, index, number.into())
}

/// The values of the results of a map.
pub(super) fn expand<'c>(
    rewriter: &mut PatternRewriter<'_, 'c>,
    location: Location<'c>,
    map: &AffineMap,
    operands: &[Value],
) -> Result<Vec<Value>, NoMatch> {
    let mut expand = Expand { rewriter, location, operands, dims: map.dims() as usize };
    map.results().iter().map(|result| expand.expr(result)).collect()
}

/// The values of the results of the map of an operation. The operands after the first `skipped` are those of the map.
pub(super) fn expand_map(
    op: impl TypedOp,
    rewriter: &mut PatternRewriter<'_, '_>,
    skipped: usize,
) -> Result<Vec<Value>, NoMatch> {
    let map = map_of(op, rewriter, "map").ok_or(NoMatch)?;
    let operands: Vec<Value> = op.op().operands(rewriter).skip(skipped).collect();
    expand(rewriter, op.op().location(rewriter), &map, &operands)
}
