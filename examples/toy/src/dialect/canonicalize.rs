//! Canonicalization: the patterns of `td/combine.td`, and one by hand.

use rtblgen_runtime::constants::{Float, filled, splat};
use rtblgen_runtime::{
    Attribute, Canonicalize, DenseElementsAttr, NoMatch, PatternRewriter, RewritePattern, RewritePatternSet,
    Type, TypedOp,
};

use super::{ReshapeOp, TransposeOp};

/// The generated code of `td/combine.td`.
mod generated {
    #![allow(missing_docs, reason = "the patterns are private")]
    use super::{can_be_reshaped, reshaped_elements};
    use crate::dialect::*;

    rtblgen_runtime::include_td!("toy_combine");
}

/// Whether a constant has as many elements as tensors of a type, or one that may be repeated.
fn can_be_reshaped(elements: DenseElementsAttr<'_>, ty: Type<'_>) -> bool {
    let count = elements.ty().num_elements();
    count.is_some() && (count == Some(1) || count == ty.num_elements())
}

/// The elements of a constant in another shape.
fn reshaped_elements<'c>(elements: DenseElementsAttr<'c>, ty: Type<'c>) -> Attribute<'c> {
    let only = splat::<Float>(*elements).and_then(|number| filled(ty, number));
    only.unwrap_or_else(|| elements.reshape(ty).into())
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
