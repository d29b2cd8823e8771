//! `InferIntRangeInterface` of `affine.apply`.

use rtblgen_runtime::affine::{AffineExpr, AffineExprKind};
use rtblgen_runtime::constants::{Int, IntRange, OverflowFlags};
use rtblgen_runtime::interfaces::InferIntRangeInterface;
use rtblgen_runtime::{Ir, TypedOp, Value};

use super::{AffineApplyOp, map_of};

/// The width of an index.
const WIDTH: u32 = 64;

impl InferIntRangeInterface for AffineApplyOp {
    fn infer_result_ranges(
        self,
        ir: &Ir<'_>,
        ranges: &[IntRange],
        set_result_range: &mut dyn FnMut(Value, IntRange),
    ) {
        let Some(map) = map_of(self, ir, "map") else { return };
        let (dims, symbols) = ranges.split_at((map.dims() as usize).min(ranges.len()));
        if let Some(range) = map.results().first().and_then(|result| range_of(result, dims, symbols)) {
            set_result_range(self.op().result(ir, 0), range);
        }
    }
}

/// The range of an expression (MLIR's `inferAffineExpr`). Sums and products do not overflow; divisors are positive.
fn range_of(expr: &AffineExpr, dims: &[IntRange], symbols: &[IntRange]) -> Option<IntRange> {
    let both = |lhs, rhs| Some((range_of(lhs, dims, symbols)?, range_of(rhs, dims, symbols)?));
    let no_wrap = OverflowFlags { no_signed_wrap: true, no_unsigned_wrap: false };
    Some(match expr.kind() {
        AffineExprKind::Constant(number) => IntRange::constant(Int::of_signed(WIDTH, (*number).into())),
        AffineExprKind::Dim(position) => *dims.get(*position as usize)?,
        AffineExprKind::Symbol(position) => *symbols.get(*position as usize)?,
        AffineExprKind::Add(lhs, rhs) => both(lhs, rhs).map(|(lhs, rhs)| lhs.add(rhs, no_wrap))?,
        AffineExprKind::Mul(lhs, rhs) => both(lhs, rhs).map(|(lhs, rhs)| lhs.mul(rhs, no_wrap))?,
        AffineExprKind::Mod(lhs, rhs) => both(lhs, rhs).map(|(lhs, rhs)| modulo(lhs, rhs))?,
        AffineExprKind::FloorDiv(lhs, rhs) => {
            both(lhs, rhs).map(|(lhs, rhs)| lhs.floor_div_signed(positive(rhs)))?
        }
        AffineExprKind::CeilDiv(lhs, rhs) => {
            both(lhs, rhs).map(|(lhs, rhs)| lhs.ceil_div_signed(positive(rhs)))?
        }
    })
}

/// The remainder, which is not negative.
fn modulo(lhs: IntRange, rhs: IntRange) -> IntRange {
    let [low, high, divisor_low, divisor] =
        [lhs.signed_min(), lhs.signed_max(), rhs.signed_min(), rhs.signed_max()].map(Int::signed);
    if divisor <= 0 {
        return IntRange::full(rhs.width());
    }
    let number = |number: i128| Int::of_signed(rhs.width(), number);
    let is_known = divisor_low == divisor && low >= 0 && high - low < divisor;
    if divisor_low > 0 && low >= 0 && high < divisor_low {
        IntRange::of_unsigned(number(low), number(high))
    } else if is_known && low % divisor <= high % divisor {
        IntRange::of_unsigned(number(low % divisor), number(high % divisor))
    } else {
        IntRange::of_unsigned(number(0), number(divisor - 1))
    }
}

/// The positive numbers of a range; the full range if there are none.
fn positive(range: IntRange) -> IntRange {
    let one = Int::new(range.width(), 1);
    if range.signed_max().signed() < 1 {
        return IntRange::full(range.width());
    }
    let low = if range.unsigned_min().unsigned() < 1 { one } else { range.unsigned_min() };
    let signed_low = if range.signed_min().signed() < 1 { one } else { range.signed_min() };
    let unsigned = IntRange::of_unsigned(low, range.unsigned_max());
    unsigned.intersection(IntRange::of_signed(signed_low, range.signed_max()))
}
