//! Configuration of the greedy driver: MLIR's `GreedyRewriteConfig`, with its defaults.

use crate::ir::{Op, Region};
use crate::rewrite::Listener;

/// The operations that the greedy driver may process.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Strictness {
    /// All.
    #[default]
    AnyOp,
    /// The operations at the start, and those that patterns create.
    ExistingAndNewOps,
    /// The operations at the start.
    ExistingOps,
}

/// The simplification of the blocks of a region after each iteration over its operations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RegionSimplification {
    /// No simplification.
    Disabled,
    /// Unreachable blocks, dead operations and dead block arguments are removed.
    Normal,
    /// Moreover, identical blocks are merged.
    #[default]
    Aggressive,
}

/// The options of the greedy driver; [`GreedyConfig::default`] is MLIR's default.
///
/// # Examples
///
/// ```
/// # use rtblgen_runtime::GreedyConfig;
/// let config = GreedyConfig { top_down: true, max_iterations: None, ..GreedyConfig::default() };
/// ```
pub struct GreedyConfig<'l, 'c> {
    /// Process operations from the first to the last, parents first; otherwise the other way round.
    /// Only where whole regions are rewritten.
    pub top_down: bool,
    /// The simplification of blocks between iterations. Only where whole regions are rewritten.
    pub region_simplification: RegionSimplification,
    /// The maximum number of iterations over the region; `None` is without limit. Only where whole regions
    /// are rewritten.
    pub max_iterations: Option<u64>,
    /// The maximum number of pattern applications in one iteration; `None` is without limit. Folds do not
    /// count.
    pub max_rewrites: Option<u64>,
    /// The maximum number of operations that are rewritten, folded or erased, over all iterations, before
    /// [`GreedyError::Endless`]. By default 1,000 for each
    /// operation at the start and 100 more: see [`Context::set_greedy_steps_per_op`](crate::Context::set_greedy_steps_per_op).
    pub max_steps: Option<u64>,
    /// The operations that may be processed.
    pub strictness: Strictness,
    /// Whether operations are folded.
    pub fold: bool,
    /// Whether equal constants are merged and moved to the top of the region that holds them.
    pub cse_constants: bool,
    /// Only operations inside this region are processed. By default the region that is rewritten, or the closest
    /// one around the given operations.
    pub scope: Option<Region>,
    /// Whether each pattern that applies must have changed the IR, which is verified after it. Costs a walk
    /// over the scope per pattern. [`Context::check_patterns`](crate::Context::check_patterns) requests it for all runs.
    pub expensive_checks: bool,
    /// Hears of every change.
    pub listener: Option<&'l mut (dyn Listener<'c> + 'l)>,
}

impl Default for GreedyConfig<'_, '_> {
    fn default() -> Self {
        Self {
            top_down: false,
            region_simplification: RegionSimplification::default(),
            max_iterations: Some(10),
            max_rewrites: None,
            max_steps: None,
            strictness: Strictness::default(),
            fold: true,
            cse_constants: true,
            scope: None,
            expensive_checks: false,
            listener: None,
        }
    }
}

/// The error of a greedy rewrite.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GreedyError {
    /// The last iteration still changed something, or the number of rewrites ran out. The IR is valid.
    NotConverged {
        /// The number of iterations that were begun.
        iterations: u64,
        /// The number of pattern applications, over all iterations.
        rewrites: u64,
    },
    /// Patterns or folds undo each other, or make more and more operations. The IR is valid.
    Endless {
        /// The number of operations that were rewritten, folded or erased.
        steps: u64,
        /// The last of these steps, as text.
        last: Vec<String>,
        /// The operation of the last step, which may be gone.
        op: Op,
    },
    /// A pattern changed the IR and then said [`NoMatch`](crate::rewrite::NoMatch); the rewrite was stopped there.
    ChangedWithoutMatch {
        /// The name of the pattern that broke its contract.
        pattern: String,
        /// The name of the operation that it was tried on.
        root: String,
        /// The operation, which may be erased.
        op: Op,
    },
    /// With expensive checks: a pattern reported success and had changed nothing.
    MatchedWithoutChange {
        /// The name of the pattern.
        pattern: String,
        /// The name of the operation that it was tried on.
        root: String,
        /// The operation.
        op: Op,
    },
    /// With expensive checks: the IR is not valid after a pattern.
    InvalidResult {
        /// The name of the pattern.
        pattern: String,
        /// The name of the operation that it was tried on.
        root: String,
        /// The operation, which may be erased.
        op: Op,
        /// The verifier's message.
        message: String,
    },
}

impl std::fmt::Display for GreedyError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::NotConverged { iterations, rewrites } => {
                write!(
                    f,
                    "greedy rewriting found no fixpoint in {iterations} iterations and {rewrites} rewrites"
                )
            }
            Self::Endless { steps, last, .. } => {
                write!(
                    f,
                    "greedy rewriting does not end: {steps} steps were made, and the last ones were {}",
                    last.join(", ")
                )
            }
            Self::ChangedWithoutMatch { pattern, root, .. } => {
                write!(
                    f,
                    "pattern '{pattern}' changed the IR at a '{root}' and then reported that it does not match"
                )
            }
            Self::MatchedWithoutChange { pattern, root, .. } => {
                write!(f, "pattern '{pattern}' reported success at a '{root}' and did not change the IR")
            }
            Self::InvalidResult { pattern, root, message, .. } => {
                write!(
                    f,
                    "the IR is not valid after pattern '{pattern}' was applied to a '{root}': {message}"
                )
            }
        }
    }
}

impl std::error::Error for GreedyError {}

/// Statistics of a greedy rewrite that converged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GreedyOutcome {
    /// Whether an iteration changed something. Merging constants alone does not count, as in MLIR.
    pub changed: bool,
    /// The number of iterations; the last one changed nothing.
    pub iterations: u64,
    /// The number of pattern applications.
    pub rewrites: u64,
}

impl<'c> GreedyConfig<'_, 'c> {
    /// The same configuration with another scope, for as long as this one is not used.
    pub(super) fn reborrow(&mut self, scope: Option<Region>) -> GreedyConfig<'_, 'c> {
        let listener = self.listener.as_mut().map(|listener| &mut **listener as &mut (dyn Listener<'c> + '_));
        GreedyConfig { scope, listener, ..*self }
    }
}
