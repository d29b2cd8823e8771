use rtblgen_runtime::{Location, PatternRewriter, Value};

fn both<'c>(rewriter: &mut PatternRewriter<'_, 'c>, location: Location<'c>, x: Value) -> (Value, Value) {
    let first = SameOp::build(rewriter, location, x).r(rewriter);
    let second = PureOp::build(rewriter, location, first).r(rewriter);
    (first, second)
}
