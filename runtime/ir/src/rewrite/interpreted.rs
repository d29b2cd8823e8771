//! Patterns that are data, which an interpreter matches together: PDL implements them.

use crate::context::Context;
use crate::ir::{Ir, Op};
use crate::rewrite::pattern::ErasedPattern;
use crate::rewrite::{NoMatch, PatternRewriter};

/// Patterns that were added to a set together. Each has a number.
pub trait InterpretedPatterns<'c>: Send + Sync {
    /// One of the patterns on its own, for drivers with an order of their own.
    fn pattern(&self, number: usize) -> Box<dyn ErasedPattern<'c> + 'c>;

    /// The matcher of those patterns that a frozen set has. `chosen` lists their numbers and their indices in the set.
    fn group(&self, context: &'c Context, chosen: &[(usize, u32)]) -> Option<Box<dyn PatternGroup<'c> + 'c>>;
}

/// Patterns of a frozen set that have one matcher.
pub trait PatternGroup<'c>: Send + Sync {
    /// Whether an operation of the name with this index can match.
    fn admits(&self, name: usize) -> bool;

    /// A matcher, whose memory is used again for each operation.
    fn matcher(&self) -> Box<dyn GroupMatcher<'c> + '_>;
}

/// The matcher of a [`PatternGroup`].
pub trait GroupMatcher<'c> {
    /// The patterns that match `op`, by their indices in the set. Patterns that `is_wanted` rejects are left
    /// out.
    fn matches(
        &mut self,
        ir: &Ir<'c>,
        op: Op,
        is_wanted: &dyn Fn(u32) -> bool,
    ) -> Vec<(u32, Box<dyn InterpretedMatch<'c> + 'c>)>;
}

/// A match of a pattern that is data.
pub trait InterpretedMatch<'c> {
    /// Rewrites the match.
    ///
    /// # Errors
    ///
    /// [`NoMatch`] if a part of the rewrite fails.
    fn rewrite(self: Box<Self>, rewriter: &mut PatternRewriter<'_, 'c>) -> Result<(), NoMatch>;
}
