use rtblgen_runtime::{Attribute, PatternRewriter, Value};

fn mark<'c>(rewriter: &mut PatternRewriter<'_, 'c>, value: Value, with: Attribute<'c>) {
    let op = value.defining_op(rewriter).expect("it was just made");
    rewriter.modify_in_place(op, |ir| ir.set_discardable(op, "mark", with));
}
