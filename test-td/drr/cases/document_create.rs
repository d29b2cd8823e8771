use rtblgen_runtime::{Attribute, PatternRewriter, Value};

fn create_my_op<'c>(rewriter: &mut PatternRewriter<'_, 'c>, input: Value, attr: Attribute<'c>) -> Value {
    let location = input.location(rewriter);
    let new = rewriter.new_op::<SameAttrOp>(location).operand(input).attribute("a", attr);
    new.types_of_first_operand(rewriter).create(rewriter).r(rewriter)
}
