//! `--canonicalize`: the patterns and folders that the operations themselves define.

use super::greedy_options;
use super::options::{PassOption, PassOptions};
use super::pass::{Pass, PassError};
use crate::ir::{Ir, Op};
use crate::rewrite::{canonicalization_config, canonicalization_patterns};

/// Applies the folders and canonicalization patterns of all registered operations, greedily.
#[derive(Clone, Copy, Debug, Default)]
pub struct Canonicalizer;

impl Pass for Canonicalizer {
    fn name(&self) -> &'static str {
        "canonicalize"
    }

    fn title(&self) -> &'static str {
        "Canonicalizer"
    }

    fn description(&self) -> &'static str {
        "Canonicalize operations"
    }

    fn options(&self) -> &'static [PassOption] {
        greedy_options::OPTIONS
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, options: &PassOptions) -> Result<(), PassError<'c>> {
        let patterns = canonicalization_patterns(ir.context(), &greedy_options::filter(options));
        greedy_options::rewrite(ir, op, &patterns, canonicalization_config(), options)
    }
}
