//! Application of one pattern to an operation, and the checks of its result.

use std::panic::{AssertUnwindSafe, catch_unwind};

use smallvec::SmallVec;

use super::explain::{Attempt, AttemptFailure};
use super::interceptor::point_before;
use super::pattern::{Entry, Operands, PatternCode};
use super::rewriter::ConversionRewriter;
use super::session::{Session, panic_message};
use super::state::Mark;
use rtblgen_ir::context::Location;
use rtblgen_ir::ir::{Ir, Op, Value};
use rtblgen_ir::rewrite::{NoMatch, PatternRewriter};

impl<'c> Session<'_, '_, 'c> {
    pub(super) fn legalize_by_pattern(
        &mut self,
        ir: &mut Ir<'c>,
        op: Op,
        index: usize,
        entry: &Entry<'c>,
        mark: Mark,
        attempts: &mut Vec<Attempt>,
    ) -> bool {
        self.state.debug_log.begin_pattern(ir, &entry.info, op);
        if !entry.info.has_bounded_recursion {
            if self.active[index] {
                self.state.debug_log.end_pattern(false, "pattern was already applied");
                self.attempt(Some(entry), AttemptFailure::Recursion, attempts);
                return false;
            }
            self.active[index] = true;
        }
        if let Some(listener) = &mut self.state.listener {
            listener.pattern_begin(ir, &entry.info, op);
        }
        // The pattern may erase the operation.
        let (location, name) = (op.location(ir), op.name(ir).as_str());
        let description = format_args!("`apply-pattern pattern: {}", entry.info.name);
        let action = ir.begin_action("apply-pattern", op, &description);
        let (outcome, reasons) = self.run_pattern(ir, op, entry);
        drop(action);
        self.check_outcome(ir, &outcome, entry, name, location);
        let handles_root = self.state.was_replaced(ir, op) || self.state.modified_ops.contains(&op);
        if self.expensive_checks && matches!(outcome, Outcome::Applied) && !handles_root {
            let pattern = &entry.info.name;
            let message = format!(
                "pattern '{pattern}' on '{name}' reported success and did not replace, erase or change its root"
            );
            self.fail_of_pattern(location, message);
        }
        let legalized = match outcome {
            Outcome::Applied if self.fatal.is_none() => {
                self.legalize_result(ir, entry, mark, (name, location), attempts)
            }
            _ => {
                self.discard(ir, mark);
                self.attempt(Some(entry), AttemptFailure::NoMatch(reasons), attempts);
                self.state.debug_log.end_pattern(false, "pattern failed to match");
                false
            }
        };
        self.active[index] = false;
        if let Some(listener) = &mut self.state.listener {
            listener.pattern_end(ir, &entry.info, if legalized { Ok(()) } else { Err(NoMatch) });
        }
        legalized
    }

    /// Reports a panic of a pattern, or changes that it must not make.
    fn check_outcome(
        &mut self,
        ir: &Ir<'c>,
        outcome: &Outcome,
        entry: &Entry<'c>,
        op: &str,
        location: Location<'c>,
    ) {
        let pattern = &entry.info.name;
        match outcome {
            Outcome::Panicked(message) => {
                self.fail_of_pattern(location, format!("pattern '{pattern}' panicked on '{op}': {message}"));
            }
            Outcome::NoMatch { has_changed: true } if self.state.tracks_changes => {
                self.fail_of_pattern(
                    location,
                    format!("pattern '{pattern}' returned failure but IR did change, on '{op}'"),
                );
            }
            Outcome::NoMatch { .. } | Outcome::Applied => {}
        }
        if self.state.has_cycle.take() {
            let message = format!("pattern '{pattern}' on '{op}' meets a value that was replaced by itself");
            self.fail_of_pattern(location, message);
        }
        if let Some(read) = ir.take_hidden_read() {
            self.state.misused(ir, read, || "reads an operation that was already replaced".to_owned());
        }
        if let Some(misuse) = self.state.misuse.take() {
            let message = format!("pattern '{pattern}' on '{op}' {} ('{}')", misuse.message, misuse.op);
            self.fail_of_pattern(misuse.location, message);
        }
    }

    /// Undoes the changes of a pattern that does not match.
    fn discard(&mut self, ir: &mut Ir<'c>, mark: Mark) {
        for cast in std::mem::take(&mut self.state.new_casts) {
            self.state.casts.remove(cast);
            if cast.is_live(ir) && cast.use_empty(ir) {
                ir.erase_op(cast);
            }
        }
        self.state.new_ops.clear();
        self.state.modified_ops.clear();
        if self.state.rollback {
            self.state.reset(ir, mark);
        }
    }

    fn run_pattern(&mut self, ir: &mut Ir<'c>, op: Op, entry: &Entry<'c>) -> (Outcome, Vec<String>) {
        let converter = std::mem::replace(&mut self.state.converter, entry.converter.clone());
        let is_conversion = matches!(entry.code, PatternCode::Conversion(_));
        let checks_values = std::mem::replace(&mut self.state.checks_values, is_conversion);
        let handed_out = std::mem::take(&mut self.state.handed_out);
        let tracker = std::mem::take(&mut self.state.tracker);
        let reasons = std::mem::replace(&mut self.state.reasons, self.explains.then(Vec::new));
        let adapts = std::mem::replace(&mut self.state.adapts, !is_conversion && entry.converter.is_some());
        let is_watched = ir.watch_hidden(true);
        let result = catch_unwind(AssertUnwindSafe(|| self.call_pattern(ir, op, entry)));
        ir.watch_hidden(is_watched);
        self.state.adapts = adapts;
        self.state.converter = converter;
        self.state.checks_values = checks_values;
        self.state.handed_out = handed_out;
        let own = std::mem::replace(&mut self.state.tracker, tracker);
        let has_changed = own.is_changed();
        let own_reasons = std::mem::replace(&mut self.state.reasons, reasons).unwrap_or_default();
        let outcome = match result {
            Ok(Ok(())) => Outcome::Applied,
            Ok(Err(NoMatch)) => Outcome::NoMatch { has_changed },
            Err(panic) => Outcome::Panicked(panic_message(panic.as_ref())),
        };
        if has_changed {
            // The changes of an inner pattern are changes of the outer pattern, too.
            self.state.tracker = own;
        }
        (outcome, own_reasons)
    }

    fn call_pattern(&mut self, ir: &mut Ir<'c>, op: Op, entry: &Entry<'c>) -> Result<(), NoMatch> {
        let point = point_before(ir, op);
        match &entry.code {
            PatternCode::Rewrite(pattern) => {
                let mut rewriter = PatternRewriter::with_interceptor(ir, &mut self.state, point);
                pattern.match_and_rewrite_op(op, &mut rewriter)
            }
            PatternCode::Conversion(pattern) => {
                let operands: SmallVec<[Value; 4]> = op.operands(ir).collect();
                let location = op.location(ir);
                let remapped = match self.state.remap(ir, &operands, Some(location)) {
                    Ok(remapped) => remapped,
                    Err(number) => {
                        let ty = operands[number].ty(ir);
                        self.state.add_reason(|| {
                            format!("unable to convert type for operand #{number}, type was '{ty}'")
                        });
                        return Err(NoMatch);
                    }
                };
                let mut rewriter = ConversionRewriter::new(ir, self, point);
                pattern.try_on(op, Operands(&remapped), &mut rewriter)
            }
        }
    }
}

/// The outcome of a pattern.
enum Outcome {
    Applied,
    NoMatch { has_changed: bool },
    Panicked(String),
}
