//! `InferIntRangeInterface` of `arith`.

use rtblgen_runtime::constants::{Int, IntPredicate, IntRange, OverflowFlags, elements, splat};
use rtblgen_runtime::interfaces::InferIntRangeInterface;
use rtblgen_runtime::{Ir, Op, TypedOp, Value};

use super::*;

type SetRange<'a> = &'a mut dyn FnMut(Value, IntRange);

fn flags(ir: &Ir<'_>, op: Op) -> OverflowFlags {
    let flags = super::overflow_flags(ir, op);
    OverflowFlags {
        no_signed_wrap: flags.contains(IntegerOverflowFlags::NSW),
        no_unsigned_wrap: flags.contains(IntegerOverflowFlags::NUW),
    }
}

/// Implements the interface for operations with one result: its range as a function of the operands' ranges.
macro_rules! infer {
    ($($op:ident: |$ir:ident, $own:ident, $ranges:ident| $range:expr;)*) => {$(
        impl InferIntRangeInterface for $op {
            fn infer_result_ranges(self, $ir: &Ir<'_>, $ranges: &[IntRange], set: SetRange<'_>) {
                let $own = self.op();
                set($own.result($ir, 0), $range);
            }
        }
    )*};
}

infer! {
    AddIOp: |ir, op, ranges| ranges[0].add(ranges[1], flags(ir, op));
    SubIOp: |ir, op, ranges| ranges[0].sub(ranges[1], flags(ir, op));
    MulIOp: |ir, op, ranges| ranges[0].mul(ranges[1], flags(ir, op));
    ShLIOp: |ir, op, ranges| ranges[0].shl(ranges[1], flags(ir, op));
    DivUIOp: |ir, op, ranges| ranges[0].div_unsigned(ranges[1]);
    DivSIOp: |ir, op, ranges| ranges[0].div_signed(ranges[1]);
    CeilDivUIOp: |ir, op, ranges| ranges[0].ceil_div_unsigned(ranges[1]);
    CeilDivSIOp: |ir, op, ranges| ranges[0].ceil_div_signed(ranges[1]);
    FloorDivSIOp: |ir, op, ranges| ranges[0].floor_div_signed(ranges[1]);
    RemUIOp: |ir, op, ranges| ranges[0].rem_unsigned(ranges[1]);
    RemSIOp: |ir, op, ranges| ranges[0].rem_signed(ranges[1]);
    AndIOp: |ir, op, ranges| ranges[0].and(ranges[1]);
    OrIOp: |ir, op, ranges| ranges[0].or(ranges[1]);
    XOrIOp: |ir, op, ranges| ranges[0].xor(ranges[1]);
    MaxSIOp: |ir, op, ranges| ranges[0].max_signed(ranges[1]);
    MaxUIOp: |ir, op, ranges| ranges[0].max_unsigned(ranges[1]);
    MinSIOp: |ir, op, ranges| ranges[0].min_signed(ranges[1]);
    MinUIOp: |ir, op, ranges| ranges[0].min_unsigned(ranges[1]);
    ShRUIOp: |ir, op, ranges| ranges[0].shr_unsigned(ranges[1]);
    ShRSIOp: |ir, op, ranges| ranges[0].shr_signed(ranges[1]);
    ExtUIOp: |ir, op, ranges| ranges[0].zero_extend(result_width(ir, op));
    ExtSIOp: |ir, op, ranges| ranges[0].sign_extend(result_width(ir, op));
    TruncIOp: |ir, op, ranges| ranges[0].truncate(result_width(ir, op));
    IndexCastOp: |ir, op, ranges| cast(ir, op, ranges[0], IntRange::sign_extend);
    IndexCastUIOp: |ir, op, ranges| cast(ir, op, ranges[0], IntRange::zero_extend);
    CmpIOp: |ir, op, ranges| {
        let predicate = CmpIOp::from_op(op).predicate(ir);
        IntRange::of_truth(ranges[0].compare(IntPredicate::ALL[predicate as usize], ranges[1]))
    };
}

fn result_width(ir: &Ir<'_>, op: Op) -> u32 {
    IntRange::storage_width(op.result(ir, 0).ty(ir))
}

fn cast(ir: &Ir<'_>, op: Op, range: IntRange, extend: fn(IntRange, u32) -> IntRange) -> IntRange {
    let width = result_width(ir, op);
    if range.width() < width { extend(range, width) } else { range.truncate(width) }
}

impl InferIntRangeInterface for ConstantOp {
    fn infer_result_ranges(self, ir: &Ir<'_>, _: &[IntRange], set: SetRange<'_>) {
        let value = self.value_attr(ir);
        let numbers = match splat::<Int>(value) {
            Some(only) => vec![only],
            None => elements::<Int>(value).unwrap_or_default(),
        };
        if let Some(range) = numbers.into_iter().map(IntRange::constant).reduce(IntRange::union) {
            set(self.op().result(ir, 0), range);
        }
    }
}

impl InferIntRangeInterface for SelectOp {
    fn infer_result_ranges(self, ir: &Ir<'_>, ranges: &[IntRange], set: SetRange<'_>) {
        let known: Vec<_> = ranges.iter().copied().map(Some).collect();
        self.infer_result_ranges_from_optional(ir, &known, &mut |value, range| {
            range.into_iter().for_each(|range| set(value, range));
        });
    }

    fn infer_result_ranges_from_optional(
        self,
        ir: &Ir<'_>,
        ranges: &[Option<IntRange>],
        set: &mut dyn FnMut(Value, Option<IntRange>),
    ) {
        let (on_true, on_false) = (ranges[1], ranges[2]);
        let range = match ranges[0].and_then(IntRange::single) {
            Some(condition) if condition.is_zero() => on_false,
            Some(_) => on_true,
            None => match (on_true, on_false) {
                (Some(on_true), Some(on_false)) => Some(on_true.union(on_false)),
                (on_true, on_false) => on_true.or(on_false),
            },
        };
        set(self.op().result(ir, 0), range);
    }
}
