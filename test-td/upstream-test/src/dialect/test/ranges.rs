//! `InferIntRangeInterface` of test ops.

use rtblgen_runtime::constants::{Int, IntRange};
use rtblgen_runtime::interfaces::InferIntRangeInterface;
use rtblgen_runtime::{IntegerAttr, Ir, Op, TypedOp, Value};

use super::*;

type SetRange<'a> = &'a mut dyn FnMut(Value, IntRange);

/// The range that the attributes of an op declare.
fn declared(ir: &Ir<'_>, op: Op) -> Option<IntRange> {
    let [umin, umax, smin, smax] = ["umin", "umax", "smin", "smax"].map(|name| {
        let number = op.attribute(ir, name)?.cast::<IntegerAttr<'_>>()?;
        Some(Int::new(IntRange::storage_width(number.ty()), number.unsigned_value()?))
    });
    Some(IntRange::new((umin?, umax?), (smin?, smax?)))
}

impl InferIntRangeInterface for TestWithBoundsOp {
    fn infer_result_ranges(self, ir: &Ir<'_>, _: &[IntRange], set: SetRange<'_>) {
        if let Some(range) = declared(ir, self.op()) {
            set(self.op().result(ir, 0), range);
        }
    }
}

impl InferIntRangeInterface for TestWithBoundsRegionOp {
    fn infer_result_ranges(self, ir: &Ir<'_>, _: &[IntRange], set: SetRange<'_>) {
        let argument = self.op().region(ir, 0).entry(ir).and_then(|entry| entry.arguments(ir).next());
        if let (Some(argument), Some(range)) = (argument, declared(ir, self.op())) {
            set(argument, range);
        }
    }
}

impl InferIntRangeInterface for TestIncrementOp {
    fn infer_result_ranges(self, ir: &Ir<'_>, ranges: &[IntRange], set: SetRange<'_>) {
        let next =
            |number: Int, last: Int| if number == last { last } else { number.wrapping_add(number.with(1)) };
        let unsigned = |number: Int| next(number, number.all_ones());
        let signed = |number: Int| next(number, number.signed_max());
        let range = ranges[0];
        let unsigned = (unsigned(range.unsigned_min()), unsigned(range.unsigned_max()));
        set(
            self.op().result(ir, 0),
            IntRange::new(unsigned, (signed(range.signed_min()), signed(range.signed_max()))),
        );
    }
}

/// `reflect` writes the bounds into attributes.
impl InferIntRangeInterface for TestReflectBoundsOp {
    fn infer_result_ranges(self, ir: &Ir<'_>, ranges: &[IntRange], set: SetRange<'_>) {
        set(self.op().result(ir, 0), ranges[0]);
    }
}

/// Writes the range of a `test.reflect_bounds` into its attributes, as upstream's op does when it infers the range.
pub(crate) fn reflect(ir: &mut Ir<'_>, op: TestReflectBoundsOp, range: IntRange) {
    let (op, context) = (op.op(), ir.context());
    let ty = op.result(ir, 0).ty(ir).element_type_or_self();
    let (unsigned, signed) = match ty.is_index() {
        true => (ty, ty),
        false => (context.unsigned_integer_type(range.width()), context.signed_integer_type(range.width())),
    };
    for (name, ty, number) in [
        ("umin", unsigned, range.unsigned_min()),
        ("umax", unsigned, range.unsigned_max()),
        ("smin", signed, range.signed_min()),
        ("smax", signed, range.signed_max()),
    ] {
        let number = context.integer_attr(ty, number.signed());
        ir.set_attribute(op, name, number);
    }
}
