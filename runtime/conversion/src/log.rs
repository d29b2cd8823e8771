//! The debug log: a tree, in the form of MLIR's `-debug-only=dialect-conversion`.
//!
//! The lines go to `tracing` at the level DEBUG with the target `dialect-conversion`. Without a subscriber each event
//! costs one test of a flag.

use rtblgen_ir::asm::PrintOptions;
use rtblgen_ir::ir::{Ir, Op};
use rtblgen_ir::rewrite::PatternInfo;

const TARGET: &str = "dialect-conversion";
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

    pub(super) fn is_enabled(&self) -> bool {
        self.enabled
    }

    fn line(&self, text: std::fmt::Arguments<'_>) {
        tracing::debug!(target: TARGET, "{:indent$}{text}", "", indent = 2 * self.depth);
    }

    fn end(&mut self, is_success: bool, reason: &str) {
        self.depth -= 1;
        let result = if is_success { "SUCCESS" } else { "FAILURE" };
        if reason.is_empty() {
            self.line(format_args!("}} -> {result}"));
        } else {
            self.line(format_args!("}} -> {result} : {reason}"));
        }
    }

    pub(super) fn begin_op(&mut self, ir: &Ir<'_>, op: Op) {
        if self.enabled {
            self.line(format_args!("{RULE}"));
            self.line(format_args!("Legalizing operation : '{}'({op:?}) {{", op.name(ir)));
            self.depth += 1;
            if op.region_count(ir) == 0 {
                let options = PrintOptions { generic: true, ..PrintOptions::default() };
                self.line(format_args!("{}", ir.print_op(op, &options)));
                self.line(format_args!(""));
            }
        }
    }

    pub(super) fn end_op(&mut self, is_success: bool, reason: &str) {
        if self.enabled {
            self.end(is_success, reason);
            self.line(format_args!("{RULE}"));
        }
    }

    pub(super) fn begin_fold(&mut self) {
        if self.enabled {
            self.line(format_args!("* Fold {{"));
            self.depth += 1;
        }
    }

    pub(super) fn end_fold(&mut self, is_success: bool, reason: &str) {
        if self.enabled {
            self.end(is_success, reason);
        }
    }

    pub(super) fn begin_pattern(&mut self, ir: &Ir<'_>, pattern: &PatternInfo, op: Op) {
        if self.enabled {
            let made = pattern.generated_ops.join(", ");
            self.line(format_args!("* Pattern : '{} -> ({made})' {{", op.name(ir)));
            self.depth += 1;
            self.line(format_args!("Trying to match \"{}\"", pattern.name));
        }
    }

    pub(super) fn end_pattern(&mut self, is_success: bool, reason: &str) {
        if self.enabled {
            self.end(is_success, reason);
        }
    }

    /// Logs a change: `what` is padded to the width of `Modified`.
    pub(super) fn event(&self, ir: &Ir<'_>, what: &str, op: Op) {
        if self.enabled {
            self.line(format_args!("** {what:<8}: '{}'({op:?})", op.name(ir)));
        }
    }

    pub(super) fn match_failure(&self, reason: &impl Fn() -> String) {
        if self.enabled {
            self.line(format_args!("** Failure : {}", reason()));
        }
    }
}
