//! `--canonicalize`: the patterns and folders that the operations themselves define.

use super::greedy_options;
use crate::pass::{Pass, PassError, PassOption, PassState};
use rtblgen_ir::ir::{Ir, Op};
use rtblgen_ir::rewrite::{canonicalization_config, canonicalization_patterns};

/// Applies the folders and canonicalization patterns of all registered operations, greedily.
#[derive(Clone, Copy, Debug, Default)]
pub struct Canonicalizer;

impl Pass for Canonicalizer {
    fn argument(&self) -> &'static str {
        "canonicalize"
    }

    fn name(&self) -> &'static str {
        "Canonicalizer"
    }

    fn description(&self) -> &'static str {
        "Canonicalize operations"
    }

    fn options(&self) -> &'static [PassOption] {
        greedy_options::OPTIONS
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let options = state.options();
        let patterns = canonicalization_patterns(ir.context(), &greedy_options::filter(options));
        greedy_options::rewrite(ir, op, &patterns, canonicalization_config(), options)
    }
}
