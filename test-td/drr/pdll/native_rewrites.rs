use rtblgen_runtime::rewrite::PatternRewriter;

fn type_creator<'c>(rewriter: &mut PatternRewriter<'_, 'c>) -> rtblgen_runtime::Type<'c> {
    rewriter.context().f32_type()
}

fn str_creator<'c>(rewriter: &mut PatternRewriter<'_, 'c>) -> rtblgen_runtime::Attribute<'c> {
    rewriter.context().string_attr("test.str")
}
