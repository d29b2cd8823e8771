//! Tries the patterns of an operation, the most beneficial first, until one applies.

use crate::ir::{InsertionPoint, Op};
use crate::rewrite::set::PatternOrder;
use crate::rewrite::{FrozenRewritePatternSet, NoMatch, PatternInfo, PatternRewriter};

/// Applies patterns to single operations; what all drivers are built on.
pub struct PatternApplicator<'p, 'c> {
    patterns: &'p FrozenRewritePatternSet<'c>,
    /// Only if the patterns' own benefits do not count.
    order: Option<PatternOrder>,
}

/// What came of trying the patterns of an operation.
#[derive(Clone, Copy, Debug)]
pub enum Applied<'p> {
    /// This pattern applied.
    Pattern(&'p PatternInfo),
    /// No pattern applied.
    None,
    /// This pattern changed the IR and then said that it does not match; no further one was tried.
    ChangedWithoutMatch(&'p PatternInfo),
}

impl<'p, 'c> PatternApplicator<'p, 'c> {
    /// Tries patterns by the benefit that they declare.
    pub fn new(patterns: &'p FrozenRewritePatternSet<'c>) -> Self {
        Self { patterns, order: None }
    }

    /// Tries patterns by the benefit that `cost_model` gives them; those to which it gives none are not used.
    pub fn with_cost_model(
        patterns: &'p FrozenRewritePatternSet<'c>,
        cost_model: impl FnMut(&PatternInfo) -> Option<u16>,
    ) -> Self {
        Self { patterns, order: Some(patterns.reordered(cost_model)) }
    }

    /// The patterns that are tried on an operation: their indices in the set.
    fn candidates(&self, op: Op, rewriter: &PatternRewriter<'_, 'c>) -> &[u32] {
        let order = self.order.as_ref().unwrap_or(self.patterns.order());
        order.candidates(rewriter, op)
    }

    /// Tries the patterns of `op` in turn until one applies. The insertion point of each starts before `op`.
    pub fn match_and_rewrite(&self, op: Op, rewriter: &mut PatternRewriter<'_, 'c>) -> Applied<'p> {
        for index in self.candidates(op, rewriter) {
            let entry = self.patterns.entry(*index);
            let info = &entry.info;
            rewriter.point = if op.block(rewriter).is_some() {
                InsertionPoint::Before(op)
            } else {
                InsertionPoint::Detached
            };
            rewriter.ledger.clear();
            rewriter.tell(|listener, ir| listener.pattern_begin(ir, info, op));
            let outcome = entry.pattern.match_and_rewrite_op(op, rewriter);
            rewriter.tell(|listener, ir| listener.pattern_end(ir, info, outcome));
            match outcome {
                Ok(()) => return Applied::Pattern(info),
                Err(NoMatch) if rewriter.ledger.is_changed() => return Applied::ChangedWithoutMatch(info),
                Err(NoMatch) => {}
            }
        }
        Applied::None
    }
}
