//! Canonicalization patterns of the test dialect.

use rtblgen_runtime::{Canonicalize, OpState, RewritePatternSet, TypedOp};

use super::*;

impl Canonicalize for TestOpWithRegionPattern {
    fn canonicalization_patterns<'c>(patterns: &mut RewritePatternSet<'c>) {
        patterns.add_fn("TestRemoveOpWithInnerOps", |op: TestOpWithRegionPattern, rewriter| {
            rewriter.erase_op(op);
            Ok(())
        });
    }
}

impl Canonicalize for FoldToCallOp {
    fn canonicalization_patterns<'c>(patterns: &mut RewritePatternSet<'c>) {
        patterns.add_fn("FoldToCallOpPattern", |op: FoldToCallOp, rewriter| {
            let callee = op.callee_attr(rewriter);
            let location = op.op().location(rewriter);
            let call = OpState::new("func.call", location).attribute("callee", *callee);
            rewriter.replace_op_with_state(op, call);
            Ok(())
        });
    }
}
