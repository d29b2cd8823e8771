//! Tries the patterns of an operation, the most beneficial first, until one applies.

use std::cell::Cell;

use crate::ir::{InsertionPoint, Op};
use crate::rewrite::interpreted::{GroupMatcher, InterpretedMatch};
use crate::rewrite::set::{PatternCode, PatternOrder};
use crate::rewrite::{FrozenRewritePatternSet, NoMatch, PatternInfo, PatternRewriter};

/// Applies patterns to single operations; all drivers use it.
pub struct PatternApplicator<'p, 'c> {
    patterns: &'p FrozenRewritePatternSet<'c>,
    /// Set if the patterns' own benefits are not used.
    order: Option<PatternOrder>,
    /// The matcher of each group of interpreted patterns.
    matchers: Vec<CachedMatcher<'p, 'c>>,
}

/// A matcher while it is not in use.
type CachedMatcher<'p, 'c> = Cell<Option<Box<dyn GroupMatcher<'c> + 'p>>>;

/// An interpreted pattern that matches.
struct Interpreted<'c> {
    benefit: u16,
    /// The index in the set.
    index: u32,
    found: Box<dyn InterpretedMatch<'c> + 'c>,
}

enum Attempted<'c> {
    /// A pattern by its index in the set.
    Compiled(u32),
    Interpreted(Interpreted<'c>),
}

/// The result of trying the patterns of an operation.
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
        Self::in_order(patterns, None)
    }

    /// Tries patterns by the benefit that `cost_model` gives them; those to which it gives none are not used.
    pub fn with_cost_model(
        patterns: &'p FrozenRewritePatternSet<'c>,
        cost_model: impl FnMut(&PatternInfo) -> Option<u16>,
    ) -> Self {
        Self::in_order(patterns, Some(patterns.reordered(cost_model)))
    }

    fn in_order(patterns: &'p FrozenRewritePatternSet<'c>, order: Option<PatternOrder>) -> Self {
        let matchers = patterns.interpreted().iter().map(|_| Cell::default()).collect();
        Self { patterns, order, matchers }
    }

    fn order(&self) -> &PatternOrder {
        self.order.as_ref().unwrap_or(self.patterns.order())
    }

    /// Tries the patterns of `op` in turn until one applies. The insertion point of each starts before `op`.
    pub fn match_and_rewrite(&self, op: Op, rewriter: &mut PatternRewriter<'_, 'c>) -> Applied<'p> {
        rewriter.shared = None;
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

    /// The interpreted patterns that match, the most beneficial first.
    fn interpreted(&self, op: Op, rewriter: &PatternRewriter<'_, 'c>) -> Vec<Interpreted<'c>> {
        let order = self.order();
        let name = op.name(rewriter).index();
        let mut found = Vec::new();
        let groups = self.patterns.interpreted().iter().zip(&self.matchers);
        for (group, cached) in groups.filter(|(group, _)| group.admits(name)) {
            // Taken while it is used: a native function may run this applicator, with a matcher of its own then.
            let mut matcher = cached.take().unwrap_or_else(|| group.matcher());
            let matches = matcher.matches(rewriter, op, &|index| order.benefit(index).is_some());
            found.extend(matches.into_iter().filter_map(|(index, found)| {
                Some(Interpreted { benefit: order.benefit(index)?, index, found })
            }));
            cached.set(Some(matcher));
        }
        found.sort_by_key(|attempt| std::cmp::Reverse(attempt.benefit));
        found
    }

    /// Tries one pattern; `None` if it does not match.
    fn attempt(
        &self,
        op: Op,
        rewriter: &mut PatternRewriter<'_, 'c>,
        attempted: Attempted<'c>,
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
            (Attempted::Interpreted(attempt), _) => attempt.found.rewrite(rewriter),
            (Attempted::Compiled(_), PatternCode::Compiled(pattern, _)) => {
                pattern.match_and_rewrite_op(op, rewriter)
            }
            (Attempted::Compiled(_), PatternCode::Interpreted(..)) => Err(NoMatch),
        };
        rewriter.tell(|listener, ir| listener.pattern_end(ir, info, outcome));
        match outcome {
            Ok(()) => Some(Applied::Pattern(info)),
            Err(NoMatch) if rewriter.tracker.is_changed() => Some(Applied::ChangedWithoutMatch(info)),
            Err(NoMatch) => None,
        }
    }
}
