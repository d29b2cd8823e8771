//! The greedy driver: folds and patterns, applied until nothing changes any more.
//!
//! It visits operations in the order of MLIR 22's driver, so that the same patterns give the same program,
//! also if the result depends on the order.

mod circles;
mod config;
mod driver;
mod log;
mod steps;
mod worklist;

use crate::ir::{Ir, Op, Region};
use crate::rewrite::FrozenRewritePatternSet;

pub use config::{GreedyConfig, GreedyError, GreedyOutcome, RegionSimplification, Strictness};
use driver::Driver;

/// Rewrites all regions of the root of `ir`, one after another, until no fold and no pattern applies.
///
/// # Errors
///
/// Returns [`GreedyError::NotConverged`] if the last permitted iteration still changed something (the IR
/// keeps the changes so far), [`GreedyError::ChangedWithoutMatch`] for a faulty pattern,
/// [`GreedyError::Endless`] for patterns that undo each other.
pub fn apply_patterns_greedily<'c>(
    ir: &mut Ir<'c>,
    patterns: &FrozenRewritePatternSet<'c>,
    config: GreedyConfig<'_, 'c>,
) -> Result<GreedyOutcome, GreedyError> {
    let root = ir.root();
    apply_patterns_greedily_to(ir, root, patterns, config)
}

/// Rewrites all regions of `op`, which must be isolated from above, like [`apply_patterns_greedily`].
///
/// # Errors
///
/// Returns the errors of [`apply_patterns_greedily`]; all regions are rewritten even if one does not
/// converge.
pub fn apply_patterns_greedily_to<'c>(
    ir: &mut Ir<'c>,
    op: Op,
    patterns: &FrozenRewritePatternSet<'c>,
    mut config: GreedyConfig<'_, 'c>,
) -> Result<GreedyOutcome, GreedyError> {
    let mut total = GreedyOutcome::default();
    let mut not_converged = None;
    for region in op.regions(ir).collect::<Vec<Region>>() {
        let scope = config.scope.or(Some(region));
        match Driver::new(patterns, config.reborrow(scope)).simplify_region(ir, region) {
            Ok(outcome) => {
                total.changed |= outcome.changed;
                total.iterations = total.iterations.max(outcome.iterations);
                total.rewrites += outcome.rewrites;
            }
            Err(error @ GreedyError::NotConverged { .. }) => not_converged = Some(error),
            Err(error) => return Err(error),
        }
    }
    not_converged.map_or(Ok(total), Err)
}

/// Rewrites `ops` and, by the strictness of the configuration, new or neighbouring operations, until nothing
/// applies.
///
/// The scope, unless it is given, is the closest region around all of `ops`. Regions are not simplified.
///
/// # Errors
///
/// Returns the errors of [`apply_patterns_greedily`]; only a limit of rewrites or steps can keep this from
/// converging.
pub fn apply_op_patterns_greedily<'c>(
    ir: &mut Ir<'c>,
    ops: &[Op],
    patterns: &FrozenRewritePatternSet<'c>,
    mut config: GreedyConfig<'_, 'c>,
) -> Result<OpsOutcome, GreedyError> {
    let Some((first, others)) = ops.split_first() else {
        return Ok(OpsOutcome { outcome: GreedyOutcome::default(), all_erased: true });
    };
    let scope = config.scope.or_else(|| common_region(ir, *first, others));
    let outcome = Driver::new(patterns, config.reborrow(scope)).simplify_ops(ir, ops)?;
    Ok(OpsOutcome { outcome, all_erased: ops.iter().all(|op| !op.is_live(ir)) })
}

/// The outcome of [`apply_op_patterns_greedily`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpsOutcome {
    /// Statistics of the rewrite.
    pub outcome: GreedyOutcome,
    /// Whether all given operations are erased; true if none was given.
    pub all_erased: bool,
}

/// The closest region around all the operations; `None` if one is in no region.
fn common_region(ir: &Ir<'_>, first: Op, others: &[Op]) -> Option<Region> {
    let mut region = first.parent_region(ir)?;
    for op in others {
        let other = op.parent_region(ir)?;
        while !region.is_ancestor(ir, other) {
            region = region.parent_region(ir)?;
        }
    }
    Some(region)
}
