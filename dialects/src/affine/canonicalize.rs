//! Canonicalizations: maps and their operands become canonical.

use rtblgen_runtime::{Builder, Canonicalize, NoMatch, PatternRewriter, RewritePatternSet, TypedOp, Value};

use super::{
    AffineApplyOp, AffineLoadOp, AffinePrefetchOp, AffineStoreOp, AffineVectorLoadOp, AffineVectorStoreOp,
    MapOperands,
};

/// Makes the map of an operation canonical. The operands from a number on are the map's.
pub(super) fn simplify(
    op: impl TypedOp,
    rewriter: &mut PatternRewriter<'_, '_>,
    skipped: usize,
) -> Result<(), NoMatch> {
    let own = MapOperands::of(op, rewriter, skipped).ok_or(NoMatch)?;
    let canonical = own.canonical(rewriter);
    if own == canonical {
        return Err(NoMatch);
    }
    let kept: Vec<Value> = op.op().operands(rewriter).take(skipped).collect();
    let map = rewriter.context().affine_map_attr(&canonical.map);
    rewriter.modify_in_place(op.op(), |ir| {
        ir.set_operands(op.op(), &[kept, canonical.operands].concat());
        ir.set_attribute(op.op(), "map", map);
    });
    Ok(())
}

macro_rules! simplify_maps {
    ($($op:ident $skipped:literal)*) => {$(
        impl Canonicalize for $op {
            fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
                patterns.add_fn(concat!("SimplifyAffineOp<", stringify!($op), ">"), |op: $op, rewriter| {
                    simplify(op, rewriter, $skipped)
                });
            }
        }
    )*};
}

simplify_maps! {
    AffineApplyOp 0 AffineLoadOp 1 AffinePrefetchOp 1 AffineStoreOp 2 AffineVectorLoadOp 1 AffineVectorStoreOp 2
}
