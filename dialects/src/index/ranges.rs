//! `InferIntRangeInterface` of `index`: ranges that hold for indices of 32 and of 64 bits.

use rtblgen_runtime::constants::{Int, IntPredicate, IntRange, OverflowFlags};
use rtblgen_runtime::interfaces::InferIntRangeInterface;
use rtblgen_runtime::{IntegerAttr, Ir, TypedOp, Value};

use super::*;

type SetRange<'a> = &'a mut dyn FnMut(Value, IntRange);

/// Binary operations: the comparison of the results for both widths, and the result for one width.
macro_rules! infer {
    ($($op:ident: $is_same:expr, |$lhs:ident, $rhs:ident| $range:expr;)*) => {$(
        impl InferIntRangeInterface for $op {
            fn infer_result_ranges(self, ir: &Ir<'_>, ranges: &[IntRange], set: SetRange<'_>) {
                let range = IntRange::of_indices(ranges, $is_same, |ranges| {
                    let ($lhs, $rhs) = (ranges[0], ranges[1]);
                    $range
                });
                set(self.op().result(ir, 0), range);
            }
        }
    )*};
}

fn is_same(one: IntRange, other: IntRange) -> bool {
    one == other
}

infer! {
    AddOp: is_same, |lhs, rhs| lhs.add(rhs, OverflowFlags::NONE);
    SubOp: is_same, |lhs, rhs| lhs.sub(rhs, OverflowFlags::NONE);
    MulOp: is_same, |lhs, rhs| lhs.mul(rhs, OverflowFlags::NONE);
    ShlOp: is_same, |lhs, rhs| lhs.shl(rhs, OverflowFlags::NONE);
    DivUOp: IntRange::is_same_unsigned, |lhs, rhs| lhs.div_unsigned(rhs);
    DivSOp: IntRange::is_same_signed, |lhs, rhs| lhs.div_signed(rhs);
    CeilDivUOp: IntRange::is_same_unsigned, |lhs, rhs| lhs.ceil_div_unsigned(rhs);
    CeilDivSOp: IntRange::is_same_signed, |lhs, rhs| lhs.ceil_div_signed(rhs);
    FloorDivSOp: IntRange::is_same_signed, |lhs, rhs| lhs.floor_div_signed(rhs);
    RemUOp: IntRange::is_same_unsigned, |lhs, rhs| lhs.rem_unsigned(rhs);
    RemSOp: IntRange::is_same_signed, |lhs, rhs| lhs.rem_signed(rhs);
    MaxSOp: IntRange::is_same_signed, |lhs, rhs| lhs.max_signed(rhs);
    MaxUOp: IntRange::is_same_unsigned, |lhs, rhs| lhs.max_unsigned(rhs);
    MinSOp: IntRange::is_same_signed, |lhs, rhs| lhs.min_signed(rhs);
    MinUOp: IntRange::is_same_unsigned, |lhs, rhs| lhs.min_unsigned(rhs);
    ShrSOp: IntRange::is_same_signed, |lhs, rhs| lhs.shr_signed(rhs);
    ShrUOp: IntRange::is_same_unsigned, |lhs, rhs| lhs.shr_unsigned(rhs);
    AndOp: IntRange::is_same_unsigned, |lhs, rhs| lhs.and(rhs);
    OrOp: IntRange::is_same_unsigned, |lhs, rhs| lhs.or(rhs);
    XOrOp: IntRange::is_same_unsigned, |lhs, rhs| lhs.xor(rhs);
}

/// The range in another width, extended or truncated.
fn resized(range: IntRange, width: u32, extend: fn(IntRange, u32) -> IntRange) -> IntRange {
    if range.width() < width { extend(range, width) } else { range.truncate(width) }
}

macro_rules! infer_casts {
    ($($op:ident: $extend:expr;)*) => {$(
        impl InferIntRangeInterface for $op {
            fn infer_result_ranges(self, ir: &Ir<'_>, ranges: &[IntRange], set: SetRange<'_>) {
                let (range, result) = (ranges[0], self.op().result(ir, 0));
                let wide = resized(range, IntRange::storage_width(result.ty(ir)), $extend);
                let range = match result.ty(ir).is_index() {
                    true => wide.union(resized(range, IntRange::NARROW_INDEX, $extend).extend(wide.width())),
                    false => wide,
                };
                set(result, range);
            }
        }
    )*};
}

infer_casts! {
    CastSOp: IntRange::sign_extend;
    CastUOp: IntRange::zero_extend;
}

impl InferIntRangeInterface for CmpOp {
    fn infer_result_ranges(self, ir: &Ir<'_>, ranges: &[IntRange], set: SetRange<'_>) {
        let predicate = IntPredicate::from(self.pred(ir));
        let narrow = |range: IntRange| range.truncate(IntRange::NARROW_INDEX);
        let wide = ranges[0].compare(predicate, ranges[1]);
        let is_same = wide == narrow(ranges[0]).compare(predicate, narrow(ranges[1]));
        set(self.op().result(ir, 0), IntRange::of_truth(wide.filter(|_| is_same)));
    }
}

macro_rules! infer_constants {
    ($($op:ident)*) => {$(
        impl InferIntRangeInterface for $op {
            fn infer_result_ranges(self, ir: &Ir<'_>, _: &[IntRange], set: SetRange<'_>) {
                let value = self.op().attribute(ir, "value").and_then(|value| value.cast::<IntegerAttr<'_>>());
                let result = self.op().result(ir, 0);
                let width = IntRange::storage_width(result.ty(ir));
                if let Some(value) = value.and_then(IntegerAttr::unsigned_value) {
                    set(result, IntRange::constant(Int::new(width, value)));
                }
            }
        }
    )*};
}

infer_constants! { ConstantOp BoolConstantOp }

impl InferIntRangeInterface for SizeOfOp {
    fn infer_result_ranges(self, ir: &Ir<'_>, _: &[IntRange], set: SetRange<'_>) {
        let [narrow, wide] =
            [IntRange::NARROW_INDEX, IntRange::WIDE_INDEX].map(|bits| Int::new(64, bits.into()));
        set(self.op().result(ir, 0), IntRange::of_unsigned(narrow, wide));
    }
}
