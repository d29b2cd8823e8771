//! Patterns, the rewriter that changes the IR for them, and the drivers that apply them.
//!
//! Input is a verified [`Ir`](crate::ir::Ir) and patterns; output is the same IR, rewritten, with listeners
//! notified of every change. See [`RewritePattern`] for writing a pattern and [`apply_patterns_greedily`] for
//! applying a set of them.

mod applicator;
mod blocks;
mod canonicalize;
pub(crate) mod change_tracker;
mod clones;
mod condition;
mod decision;
#[doc(hidden)]
pub mod declarative;
pub(crate) mod effects;
mod erase;
mod folder;
mod greedy;
mod intercept;
pub(crate) mod interpreted;
mod listener;
mod matchers;
mod op_info;
pub(crate) mod pattern;
mod regions;
mod rewriter;
pub(crate) mod set;
pub(crate) mod snapshot;
mod walk;

#[cfg(test)]
mod tests;

pub use crate::ir::fold::{constant_of_op, constant_value, fold_op, fold_op_with};
pub use applicator::{Applied, PatternApplicator};
pub use canonicalize::{
    Canonicalize, CanonicalizeDialect, CanonicalizeMethod, PatternsHook, add_canonicalize_method,
    canonicalization_config, canonicalization_patterns, missing_canonicalization,
    populate_canonicalization_patterns,
};
pub use condition::{Condition, ConditionTest};
pub use effects::{is_trivially_dead, would_op_be_trivially_dead};
pub use folder::{Folded, OperationFolder};
pub use greedy::{
    GreedyConfig, GreedyError, GreedyOutcome, OpsOutcome, RegionSimplification, Strictness,
    apply_op_patterns_greedily, apply_patterns_greedily, apply_patterns_greedily_to,
};
pub use intercept::Interceptor;
pub use listener::{BlockPlace, Listener, OpPlace};
pub use pattern::{
    DeclarativePattern, FnPattern, IMPOSSIBLE_BENEFIT, NoMatch, PatternInfo, PatternRoot, RewritePattern,
    RootKind,
};
pub use rewriter::PatternRewriter;
pub use set::{FrozenRewritePatternSet, PatternFilter, RewritePatternSet};
pub use walk::walk_and_apply_patterns;
