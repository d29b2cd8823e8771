//! The count of steps, which ends a rewriting that does not end by itself.

use std::fmt::Display;

use super::config::GreedyError;
use crate::context::Context;
use crate::ir::Op;

/// So many of the last steps are shown.
const SHOWN: u64 = 8;

/// The steps of a run of the driver.
#[derive(Debug)]
pub(super) struct Steps {
    made: u64,
    limit: Option<u64>,
    /// The last steps before the limit.
    last: Vec<String>,
}

impl Steps {
    pub(super) fn new(limit: Option<u64>) -> Self {
        Steps { made: 0, limit, last: Vec::new() }
    }

    /// Sets the limit by the number of operations at the start, unless it is set.
    pub(super) fn begin(&mut self, context: &Context, ops: usize) {
        self.limit.get_or_insert_with(|| context.greedy_step_limit(ops as u64));
    }

    /// Counts a step at an operation, which may be gone. Its description is shown if it is one of the last.
    pub(super) fn count(&mut self, op: Op, step: impl Display) -> Result<(), GreedyError> {
        self.made += 1;
        let left = self.limit.map_or(u64::MAX, |limit| limit.saturating_sub(self.made));
        if left < SHOWN {
            self.last.push(step.to_string());
        }
        match left {
            0 => Err(GreedyError::Endless { steps: self.made, last: std::mem::take(&mut self.last), op }),
            _ => Ok(()),
        }
    }
}
