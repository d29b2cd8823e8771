//! `--canonicalize`: the patterns and folders that the operations themselves define.

use super::pass::{Pass, PassError, PassOption, PassOptions};
use crate::rewrite::{
    GreedyError, PatternFilter, apply_patterns_greedily_to, canonicalization_config, canonicalization_patterns,
};
use crate::{Ir, Op};

/// Applies the folders and canonicalization patterns of all registered operations, greedily.
#[derive(Clone, Copy, Debug, Default)]
pub struct Canonicalizer;

impl Pass for Canonicalizer {
    fn name(&self) -> &'static str {
        "canonicalize"
    }

    fn description(&self) -> &'static str {
        "Canonicalize operations"
    }

    fn options(&self) -> &'static [PassOption] {
        &[
            PassOption { name: "top-down", description: "Seed the worklist in general top-down order" },
            PassOption { name: "max-iterations", description: "Max. iterations between applying patterns" },
            PassOption { name: "max-num-rewrites", description: "Max. number of pattern rewrites within an iteration" },
            PassOption { name: "test-convergence", description: "Fail pass on non-convergence to detect cyclic pattern" },
        ]
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, options: &PassOptions) -> Result<(), PassError<'c>> {
        let mut config = canonicalization_config();
        if let Some(top_down) = options.flag("top-down")? {
            config.top_down = top_down;
        }
        // As in MLIR a negative limit is none.
        if let Some(limit) = options.value::<i64>("max-iterations")? {
            config.max_iterations = u64::try_from(limit).ok();
        }
        if let Some(limit) = options.value::<i64>("max-num-rewrites")? {
            config.max_rewrites = u64::try_from(limit).ok();
        }
        let patterns = canonicalization_patterns(ir.context(), &PatternFilter::default());
        match apply_patterns_greedily_to(ir, op, &patterns, config) {
            Err(error @ GreedyError::ChangedWithoutMatch { .. }) => Err(PassError::Message(error.to_string())),
            Err(error) if options.flag("test-convergence")? == Some(true) => {
                Err(PassError::Message(error.to_string()))
            }
            Ok(_) | Err(GreedyError::NotConverged { .. }) => Ok(()),
        }
    }
}
