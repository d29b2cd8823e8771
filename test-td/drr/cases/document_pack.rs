use rtblgen_runtime::{Location, PatternRewriter, Value};

fn both<'c>(rewriter: &mut PatternRewriter<'_, 'c>, location: Location<'c>, x: Value) -> (Value, Value) {
    let first = rewriter.new_op::<SameOp>(location).operand(x).create(rewriter).r(rewriter);
    let second = rewriter.new_op::<PureOp>(location).operand(first).create(rewriter).r(rewriter);
    (first, second)
}
