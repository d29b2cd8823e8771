//! Canonicalization: the patterns of `td/combine.td`, and one by hand.

use rtblgen_runtime::{
    Attribute, Canonicalize, DenseElementsAttr, NoMatch, PatternRewriter, RewritePattern, RewritePatternSet,
    Type, TypedOp,
};

use super::{ReshapeOp, TransposeOp};

/// What is generated from `td/combine.td`.
mod generated {
    #![allow(missing_docs, reason = "the patterns are private")]
    use super::reshaped_elements;
    use crate::dialect::*;

    rtblgen_runtime::include_td!("toy_combine");
}

/// The elements of a constant in another shape.
fn reshaped_elements<'c>(elements: Attribute<'c>, ty: Type<'c>) -> Attribute<'c> {
    elements.cast::<DenseElementsAttr<'c>>().map_or(elements, |elements| elements.reshape(ty).into())
}

impl Canonicalize for ReshapeOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        generated::populate(patterns);
    }
}

/// `transpose(transpose(x))` is `x`.
struct TransposeTranspose;

impl<'c> RewritePattern<'c> for TransposeTranspose {
    type Root = TransposeOp;

    fn match_and_rewrite(
        &self,
        outer: TransposeOp,
        rewriter: &mut PatternRewriter<'_, 'c>,
    ) -> Result<(), NoMatch> {
        let inner =
            outer.input(rewriter).defining_op(rewriter).and_then(|op| TransposeOp::cast(rewriter, op));
        let value = inner.ok_or(NoMatch)?.input(rewriter);
        rewriter.replace_op(outer.op(), [*value]);
        Ok(())
    }
}

impl Canonicalize for TransposeOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns.add(TransposeTranspose);
    }
}
