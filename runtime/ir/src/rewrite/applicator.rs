//! Tries the patterns of an operation, the most beneficial first, until one applies.

use std::cell::Cell;

use crate::ir::{InsertionPoint, Op};
use crate::rewrite::pdl::{Matcher, PdlGroup, PdlMatch};
use crate::rewrite::set::{PatternCode, PatternOrder};
use crate::rewrite::{FrozenRewritePatternSet, NoMatch, PatternInfo, PatternRewriter};

/// Applies patterns to single operations; what all drivers are built on.
pub struct PatternApplicator<'p, 'c> {
    patterns: &'p FrozenRewritePatternSet<'c>,
    /// Only if the patterns' own benefits do not count.
    order: Option<PatternOrder>,
    /// Memory for the matchers of PDL patterns.
    matcher: Cell<Matcher<'c>>,
}

/// A PDL pattern that matches.
struct Interpreted<'p, 'c> {
    benefit: u16,
    /// The index in the set.
    index: u32,
    group: &'p PdlGroup<'c>,
    found: PdlMatch<'c>,
}

enum Attempted<'p, 'c> {
    /// A pattern by its index in the set.
    Compiled(u32),
    Interpreted(Interpreted<'p, 'c>),
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
        Self { patterns, order: None, matcher: Cell::default() }
    }

    /// Tries patterns by the benefit that `cost_model` gives them; those to which it gives none are not used.
    pub fn with_cost_model(
        patterns: &'p FrozenRewritePatternSet<'c>,
        cost_model: impl FnMut(&PatternInfo) -> Option<u16>,
    ) -> Self {
        Self { patterns, order: Some(patterns.reordered(cost_model)), matcher: Cell::default() }
    }

    fn order(&self) -> &PatternOrder {
        self.order.as_ref().unwrap_or(self.patterns.order())
    }

    /// Tries the patterns of `op` in turn until one applies. The insertion point of each starts before `op`.
    pub fn match_and_rewrite(&self, op: Op, rewriter: &mut PatternRewriter<'_, 'c>) -> Applied<'p> {
        let order = self.order();
        let mut interpreted = self.interpreted(op, rewriter).into_iter().peekable();
        for index in order.candidates(rewriter, op) {
            let benefit = order.benefit(*index);
            while let Some(attempt) = interpreted.next_if(|attempt| Some(attempt.benefit) > benefit) {
                if let Some(applied) = self.attempt(op, rewriter, Attempted::Interpreted(attempt)) {
                    return applied;
                }
            }
            if let Some(applied) = self.attempt(op, rewriter, Attempted::Compiled(*index)) {
                return applied;
            }
        }
        interpreted
            .find_map(|attempt| self.attempt(op, rewriter, Attempted::Interpreted(attempt)))
            .unwrap_or(Applied::None)
    }

    /// The PDL patterns that match, the most beneficial first.
    fn interpreted(&self, op: Op, rewriter: &PatternRewriter<'_, 'c>) -> Vec<Interpreted<'p, 'c>> {
        let order = self.order();
        let mut found = Vec::new();
        for group in self.patterns.interpreted(op.name(rewriter).index()) {
            // Taken while it is used: a native function may run this applicator, with memory of its own then.
            let mut matcher = self.matcher.take();
            let matches = group.matches(&mut matcher, rewriter, op, |index| order.benefit(index).is_some());
            found.extend(matches.filter_map(|(index, found)| {
                Some(Interpreted { benefit: order.benefit(index)?, index, group, found })
            }));
            self.matcher.set(matcher);
        }
        found.sort_by_key(|attempt| std::cmp::Reverse(attempt.benefit));
        found
    }

    /// Tries one pattern; `None` if it does not match.
    fn attempt(
        &self,
        op: Op,
        rewriter: &mut PatternRewriter<'_, 'c>,
        attempted: Attempted<'p, 'c>,
    ) -> Option<Applied<'p>> {
        let index = match &attempted {
            Attempted::Compiled(index) => *index,
            Attempted::Interpreted(attempt) => attempt.index,
        };
        let entry = self.patterns.entry(index);
        let info = &entry.info;
        rewriter.point = match op.block(rewriter) {
            Some(_) => InsertionPoint::Before(op),
            None => InsertionPoint::Detached,
        };
        rewriter.tracker.clear();
        let description = format_args!("`apply-pattern pattern: {}", info.name);
        let _action = rewriter.begin_action("apply-pattern", op, &description);
        rewriter.tell(|listener, ir| listener.pattern_begin(ir, info, op));
        let outcome = match (attempted, &entry.code) {
            (Attempted::Interpreted(attempt), _) => attempt.group.rewrite(rewriter, attempt.found),
            (Attempted::Compiled(_), PatternCode::Compiled(pattern, _)) => {
                pattern.match_and_rewrite_op(op, rewriter)
            }
            (Attempted::Compiled(_), PatternCode::Interpreted(_)) => Err(NoMatch),
        };
        rewriter.tell(|listener, ir| listener.pattern_end(ir, info, outcome));
        match outcome {
            Ok(()) => Some(Applied::Pattern(info)),
            Err(NoMatch) if rewriter.tracker.is_changed() => Some(Applied::ChangedWithoutMatch(info)),
            Err(NoMatch) => None,
        }
    }
}
