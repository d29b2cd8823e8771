//! The options that all passes share which rewrite greedily. Names and meaning are those of `mlir-opt`.

use super::pass::{PassError, PassOption, PassOptions};
use crate::rewrite::{
    FrozenRewritePatternSet, GreedyConfig, GreedyError, PatternFilter, RegionSimplification,
    apply_patterns_greedily_to,
};
use crate::{Ir, Op};

/// What such a pass knows of the command line.
pub(super) const OPTIONS: &[PassOption] = &[
    PassOption { name: "top-down", description: "Seed the worklist in general top-down order" },
    PassOption { name: "region-simplify", description: "Simplify regions: disabled, normal or aggressive" },
    PassOption { name: "max-iterations", description: "Max. iterations between applying patterns" },
    PassOption {
        name: "max-num-rewrites",
        description: "Max. number of pattern rewrites within an iteration",
    },
    PassOption {
        name: "test-convergence",
        description: "Fail pass on non-convergence to detect cyclic pattern",
    },
    PassOption {
        name: "disable-patterns",
        description: "Labels of patterns that should be filtered out, by commas",
    },
    PassOption { name: "enable-patterns", description: "Labels of patterns that should be used, by commas" },
];

/// Which patterns are asked for.
pub(super) fn filter(options: &PassOptions) -> PatternFilter {
    PatternFilter { disabled: list(options, "disable-patterns"), enabled: list(options, "enable-patterns") }
}

fn list(options: &PassOptions, name: &str) -> Vec<String> {
    let text = options.get(name).unwrap_or_default();
    text.split(',').map(str::trim).filter(|entry| !entry.is_empty()).map(str::to_owned).collect()
}

/// Rewrites `op` and what is in it, with what the options change of `config`.
pub(super) fn rewrite<'c>(
    ir: &mut Ir<'c>,
    op: Op,
    patterns: &FrozenRewritePatternSet<'c>,
    config: GreedyConfig<'_, 'c>,
    options: &PassOptions,
) -> Result<(), PassError<'c>> {
    let config = configured(config, options)?;
    let must_converge = options.flag("test-convergence")? == Some(true);
    match apply_patterns_greedily_to(ir, op, patterns, config) {
        Err(GreedyError::NotConverged { .. }) if !must_converge => Ok(()),
        Err(error) => Err(PassError::Message(error.to_string())),
        Ok(_) => Ok(()),
    }
}

fn configured<'l, 'c>(
    mut config: GreedyConfig<'l, 'c>,
    options: &PassOptions,
) -> Result<GreedyConfig<'l, 'c>, String> {
    config.top_down = options.flag("top-down")?.unwrap_or(config.top_down);
    if let Some(level) = options.get("region-simplify") {
        config.region_simplification = region_simplification(level)?;
    }
    // As in MLIR a negative limit is none.
    if let Some(limit) = options.value::<i64>("max-iterations")? {
        config.max_iterations = u64::try_from(limit).ok();
    }
    if let Some(limit) = options.value::<i64>("max-num-rewrites")? {
        config.max_rewrites = u64::try_from(limit).ok();
    }
    Ok(config)
}

fn region_simplification(level: &str) -> Result<RegionSimplification, String> {
    match level {
        "disabled" => Ok(RegionSimplification::Disabled),
        "normal" => Ok(RegionSimplification::Normal),
        "aggressive" => Ok(RegionSimplification::Aggressive),
        _ => Err(format!(
            "'{level}' is no value of the option 'region-simplify': disabled, normal or aggressive"
        )),
    }
}
