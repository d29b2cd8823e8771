//! Passes that use integer ranges.

mod constants;
mod narrowing;
mod unsigned;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use rtblgen_runtime::analysis::dataflow::IntegerRanges;
use rtblgen_runtime::constants::{Int, IntRange};
use rtblgen_runtime::pass::PassError;
use rtblgen_runtime::rewrite::apply_patterns_greedily_to;
use rtblgen_runtime::{GreedyConfig, GreedyError, Ir, NoMatch, Op, RewritePatternSet, Value};

pub use constants::IntRangeOptimizations;
pub use narrowing::IntRangeNarrowing;
pub use unsigned::UnsignedWhenEquivalent;

/// The ranges that the analysis found, and those of values that patterns created later.
#[derive(Clone)]
struct KnownRanges<'c> {
    found: Arc<IntegerRanges<'c>>,
    added: Arc<Mutex<HashMap<Value, IntRange>>>,
}

impl<'c> KnownRanges<'c> {
    fn new(found: IntegerRanges<'c>) -> Self {
        Self { found: Arc::new(found), added: Arc::default() }
    }

    fn range(&self, value: Value) -> Option<IntRange> {
        let added = self.added.lock().unwrap_or_else(PoisonError::into_inner);
        added.get(&value).copied().or_else(|| self.found.range(value))
    }

    fn ranges(&self, values: impl Iterator<Item = Value>) -> Result<Vec<IntRange>, NoMatch> {
        values.map(|value| self.range(value).ok_or(NoMatch)).collect()
    }

    /// The constant that a value always has.
    fn single(&self, value: Value) -> Option<Int> {
        self.range(value)?.single()
    }

    /// Copies the range of a value to another value.
    fn copy(&self, from: Value, to: Value) {
        if let Some(range) = self.range(from) {
            self.added.lock().unwrap_or_else(PoisonError::into_inner).insert(to, range);
        }
    }
}

/// Applies patterns until nothing changes.
fn rewrite<'c>(ir: &mut Ir<'c>, op: Op, patterns: RewritePatternSet<'c>) -> Result<(), PassError<'c>> {
    match apply_patterns_greedily_to(ir, op, &patterns.freeze(), GreedyConfig::default()) {
        Ok(_) => Ok(()),
        Err(GreedyError::NotConverged { .. }) => Err(PassError::Failure),
        Err(error) => Err(PassError::Message(error.to_string())),
    }
}
