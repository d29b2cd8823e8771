//! A pass made of a set of patterns.

use super::greedy_options;
use crate::pass::{Pass, PassError, PassOption, PassState};
use rtblgen_ir::ir::{Ir, Op};
use rtblgen_ir::rewrite::{GreedyConfig, RewritePatternSet};

/// Applies patterns until nothing changes.
///
/// ```no_run
/// use rtblgen_runtime::opt::{OptRegistry, PatternPass};
/// use rtblgen_runtime::RewritePatternSet;
///
/// // The generated function of a file of patterns.
/// fn populate(patterns: &mut RewritePatternSet<'_>) {}
///
/// fn register(registry: &mut OptRegistry) {
///     registry.pass(PatternPass::new("toy-combine", "Simplify Toy programs", populate));
/// }
/// ```
#[derive(Clone, Copy)]
pub struct PatternPass {
    name: &'static str,
    description: &'static str,
    populate: for<'c> fn(&mut RewritePatternSet<'c>),
}

impl PatternPass {
    /// A pass of this name that applies the patterns which `populate` adds.
    pub const fn new(
        name: &'static str,
        description: &'static str,
        populate: for<'c> fn(&mut RewritePatternSet<'c>),
    ) -> Self {
        PatternPass { name, description, populate }
    }
}

impl Pass for PatternPass {
    fn argument(&self) -> &'static str {
        self.name
    }

    fn description(&self) -> &'static str {
        self.description
    }

    fn options(&self) -> &'static [PassOption] {
        greedy_options::OPTIONS
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let options = state.options();
        let mut patterns = RewritePatternSet::new(ir.context());
        (self.populate)(&mut patterns);
        let patterns = patterns.freeze_with(&greedy_options::filter(options));
        greedy_options::rewrite(ir, op, &patterns, GreedyConfig::default(), options)
    }
}
