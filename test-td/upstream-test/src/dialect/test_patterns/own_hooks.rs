//! Native functions that the patterns of `TestOps.td` call.

use std::sync::atomic::{AtomicI64, Ordering};

use rtblgen_runtime::{
    Attribute, Builder, Context, IntegerAttr, Location, Op, OpState, OpView, PatternRewriter, Type, Value,
    ValueView,
};

/// One of two values.
pub fn choose_operand<'c>(
    _: &mut PatternRewriter<'_, 'c>,
    first: Value,
    second: Value,
    choice: Attribute<'c>,
) -> Value {
    if choice.bool_value() { first } else { second }
}

/// Makes a `test.op_i`.
pub fn create_op_i<'c>(rewriter: &mut PatternRewriter<'_, 'c>, location: Location<'c>, input: Value) {
    rewriter.create(OpState::new("test.op_i", location).operands([input]));
}

/// Makes an op with a result in the place of one without.
pub fn handle_no_result_op(rewriter: &mut PatternRewriter<'_, '_>, op: Op) {
    let operand = op.operand(rewriter, 0);
    let state = OpState::new("test.symbol_binding_b", op.location(rewriter));
    let state = state.operands([operand]).result(operand.ty(rewriter));
    rewriter.create(state);
}

/// The first result, if it has type `i32`.
pub fn get_first_i32_result(op: OpView<'_, '_>) -> Option<Value> {
    let result = op.result(0);
    result.ty().is_signless_integer(32).then(|| result.value())
}

/// The value.
pub fn bind_native_code_call_result(_: &mut PatternRewriter<'_, '_>, value: Value) -> Value {
    value
}

/// The values in the other order.
pub fn bind_multiple_native_code_call_result(
    _: &mut PatternRewriter<'_, '_>,
    first: Value,
    second: Value,
) -> (Value, Value) {
    (second, first)
}

/// A number that is one more at each call, so that the output shows how many calls there were.
pub fn op_m_test<'c>(rewriter: &mut PatternRewriter<'_, 'c>, _: Value) -> Attribute<'c> {
    static NEXT: AtomicI64 = AtomicI64::new(314_159_265);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let ty = rewriter.context().i32_type();
    rewriter.context().integer_attr(ty, i128::from(number))
}

/// Names that stand for one value are compared before: the operands are equal.
pub fn is_assert_bin_op_equal_args_and_return_true(value: ValueView<'_, '_>) -> bool {
    let op = value.defining_op().expect("the value is a result");
    assert!(op.operand(0) == op.operand(1), "arguments are not equal");
    true
}

/// Returns one value, and twice as many more as the attribute's number, all of type `i32`.
pub fn mixed_v_result_op3_types<'c>(context: &'c Context, count: Option<Attribute<'c>>) -> Vec<Type<'c>> {
    let count =
        count.and_then(|count| count.cast::<IntegerAttr<'_>>()).and_then(|count| count.as_i64()).unwrap_or(0);
    vec![context.i32_type(); 1 + 2 * usize::try_from(count).unwrap_or(0)]
}

fn is_element(attribute: Attribute<'_>, index: usize, number: i128) -> bool {
    let element = attribute.array_value().get(index).copied();
    element.is_some_and(|element| element.as_integer() == Some(number))
}

/// Whether the first element is zero.
pub fn is_constraint0(attribute: Attribute<'_>) -> bool {
    is_element(attribute, 0, 0)
}

/// Whether the second element is one.
pub fn is_constraint1(attribute: Attribute<'_>) -> bool {
    is_element(attribute, 1, 1)
}
