use rtblgen_runtime::{Attribute, Builder, OpState, PatternRewriter, TypedOp, Value};

fn create_my_op<'c>(rewriter: &mut PatternRewriter<'_, 'c>, input: Value, attr: Attribute<'c>) -> Value {
    let state = OpState::new(SameAttrOp::DEFINITION, input.location(rewriter));
    rewriter.create(state.operand(input).attribute("a", attr)).result(rewriter, 0)
}
