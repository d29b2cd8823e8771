use rtblgen_runtime::{Op, PatternRewriter};

fn copy_attr(rewriter: &mut PatternRewriter<'_, '_>, from: Op, to: Op, name: &str) {
    if let Some(attribute) = from.attribute(rewriter, name) {
        rewriter.modify_in_place(to, |ir| ir.set_discardable(to, name, attribute));
    }
}
