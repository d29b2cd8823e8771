//! The options of passes that rewrite greedily. Names and meaning are those of mlir-opt.

use crate::pass::{OptionKind, PassError, PassOption, PassOptions};
use rtblgen_ir::ir::{Ir, Op};
use rtblgen_ir::rewrite::{
    FrozenRewritePatternSet, GreedyConfig, GreedyError, PatternFilter, RegionSimplification,
    apply_patterns_greedily_to,
};

/// The options.
pub(super) const OPTIONS: &[PassOption] = &[
    PassOption::new("top-down", "Seed the worklist in general top-down order", OptionKind::Flag(true)),
    PassOption::new(
        "region-simplify",
        "Perform control flow optimizations to the region tree",
        OptionKind::Choice("normal", &["disabled", "normal", "aggressive"]),
    ),
    PassOption::new(
        "max-iterations",
        "Max. iterations between applying patterns / simplifying regions",
        OptionKind::Integer(10),
    ),
    PassOption::new(
        "max-num-rewrites",
        "Max. number of pattern rewrites within an iteration",
        OptionKind::Integer(-1),
    ),
    PassOption::new(
        "test-convergence",
        "Fail pass on non-convergence to detect cyclic pattern",
        OptionKind::Flag(false),
    ),
    PassOption::new(
        "disable-patterns",
        "Labels of patterns that should be filtered out, by commas",
        OptionKind::List,
    ),
    PassOption::new("enable-patterns", "Labels of patterns that should be used, by commas", OptionKind::List),
];

/// The patterns that the options select.
pub(super) fn filter(options: &PassOptions) -> PatternFilter {
    let list = |name| options.list(name).to_vec();
    PatternFilter { disabled: list("disable-patterns"), enabled: list("enable-patterns") }
}

/// Rewrites `op` and its contents, with `config` changed by the options.
pub(super) fn rewrite<'c>(
    ir: &mut Ir<'c>,
    op: Op,
    patterns: &FrozenRewritePatternSet<'c>,
    config: GreedyConfig<'_, 'c>,
    options: &PassOptions,
) -> Result<(), PassError<'c>> {
    let config = configured(config, options)?;
    if config.max_iterations == Some(0) {
        ir.context().warn_once("a pass with 'max-iterations=0' does nothing");
    } else if config.max_rewrites == Some(0) {
        ir.context().warn_once("a pass with 'max-num-rewrites=0' applies no pattern and no fold");
    }
    let must_converge = options.flag("test-convergence");
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
    // Options that are not given keep the configuration of the pass.
    if options.get("top-down").is_some() {
        config.top_down = options.flag("top-down");
    }
    if let Some(level) = options.get("region-simplify") {
        config.region_simplification = region_simplification(level)?;
    }
    // MLIR's rule: a negative limit means no limit.
    if options.get("max-iterations").is_some() {
        config.max_iterations = u64::try_from(options.value::<i64>("max-iterations")?).ok();
    }
    if options.get("max-num-rewrites").is_some() {
        config.max_rewrites = u64::try_from(options.value::<i64>("max-num-rewrites")?).ok();
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
