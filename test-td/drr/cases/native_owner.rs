use rtblgen_runtime::{Op, PatternRewriter};

fn copy_tag(rewriter: &mut PatternRewriter<'_, '_>, from: Option<Op>, to: Option<Op>) {
    let (Some(from), Some(to)) = (from, to) else { return };
    if let Some(tag) = from.attribute(rewriter, "tag") {
        rewriter.modify_in_place(to, |ir| ir.set_discardable(to, "tag", tag));
    }
}
