//! The driver's log as a tree, in the form of MLIR's `-debug-only=greedy-rewriter`.
//!
//! The lines go to `tracing` at the level DEBUG with the target `greedy-rewriter`. The log level is queried
//! once per run; if it is off, each event costs one test of a flag.

use super::driver::Visit;
use crate::asm::PrintOptions;
use crate::ir::{Ir, Op};
use crate::rewrite::NoMatch;
use crate::rewrite::pattern::PatternInfo;

const TARGET: &str = "greedy-rewriter";
const RULE: &str = "//===-------------------------------------------===//";

/// The log of one run.
pub(super) struct Log {
    enabled: bool,
    depth: usize,
}

impl Log {
    pub(super) fn new() -> Self {
        Self { enabled: tracing::enabled!(target: TARGET, tracing::Level::DEBUG), depth: 0 }
    }

    fn line(&self, text: std::fmt::Arguments<'_>) {
        tracing::debug!(target: TARGET, "{:indent$}{text}", "", indent = 2 * self.depth);
    }

    pub(super) fn begin_op(&mut self, ir: &Ir<'_>, op: Op) {
        if self.enabled {
            self.line(format_args!("{RULE}"));
            self.line(format_args!("Processing operation : '{}'({op:?}) {{", op.name(ir)));
            self.depth += 1;
            // A nested operation is shown when it is processed itself.
            if op.region_count(ir) == 0 {
                let options = PrintOptions { generic: true, ..PrintOptions::default() };
                self.line(format_args!("{}", ir.print_op(op, &options)));
                self.line(format_args!(""));
            }
        }
    }

    pub(super) fn end_op(&mut self, visit: Visit) {
        if self.enabled {
            self.depth -= 1;
            self.line(format_args!(
                "}} -> {}",
                match visit {
                    Visit::Erased => "success : operation is trivially dead",
                    Visit::Folded => "success : operation was folded",
                    Visit::Rewritten => "success : pattern matched",
                    Visit::Unchanged => "failure : pattern failed to match",
                }
            ));
            self.line(format_args!("{RULE}"));
        }
    }

    pub(super) fn begin_pattern(&mut self, ir: &Ir<'_>, pattern: &PatternInfo, op: Op) {
        if self.enabled {
            let made = pattern.generated_ops.join(", ");
            self.line(format_args!("* Pattern {} : '{} -> ({made})' {{", pattern.name, op.name(ir)));
            self.depth += 1;
        }
    }

    pub(super) fn end_pattern(&mut self, outcome: Result<(), NoMatch>) {
        if self.enabled {
            self.depth -= 1;
            self.line(format_args!(
                "}} -> {}",
                match outcome {
                    Ok(()) => "success : pattern applied successfully",
                    Err(NoMatch) => "failure : pattern failed to match",
                }
            ));
        }
    }

    pub(super) fn event(&mut self, ir: &Ir<'_>, what: &str, op: Op) {
        if self.enabled {
            self.line(format_args!("** {what} '{}'({op:?})", op.name(ir)));
        }
    }

    pub(super) fn match_failure(&mut self, reason: &dyn Fn() -> String) {
        if self.enabled {
            self.line(format_args!("** Failure : {}", reason()));
        }
    }
}
