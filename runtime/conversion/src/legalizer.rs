//! Legalization of operations: recursively, by folding and by patterns.

use std::borrow::Cow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use smallvec::SmallVec;

use super::config::FoldingMode;
use super::explain::{Attempt, AttemptFailure, Explanation};
use super::host::ConversionHost;
use super::pattern::Entry;
use super::session::{Fatal, Session, panic_message};
use super::signature::SignatureConversion;
use super::state::Mark;
use super::target::Legality;
use super::type_converter::{TypeConverter, ValueList};
use rtblgen_ir::context::Location;
use rtblgen_ir::ir::{Block, Ir, Op, Use, Value};
use rtblgen_ir::rewrite::{Interceptor, NoMatch, RootKind};

/// Stack that must be left for one level of recursion, and the size of a new piece of stack.
const RED_ZONE: usize = 256 << 10;
const STACK_PIECE: usize = 4 << 20;

impl<'c> Session<'_, '_, 'c> {
    /// Legalizes an operation, and the operations that patterns make of it. It does not visit nested operations.
    pub(super) fn legalize(&mut self, ir: &mut Ir<'c>, op: Op) -> bool {
        if self.state.is_ignored(ir, op) {
            return true;
        }
        self.state.debug_log.begin_op(ir, op);
        let legality = self.target.legality(ir, op);
        if let Legality::Legal { recursively } = legality {
            if recursively {
                for nested in op.pre_order(ir).skip(1) {
                    self.state.ignored.insert(nested);
                }
            }
            self.state.debug_log.end_op(true, "operation marked legal by the target");
            return true;
        }
        if self.depth >= self.max_depth {
            let name = op.name(ir).as_str();
            let message = format!(
                "the legalization of '{name}' is nested more than {} levels deep; a pattern applies to its own result \
                 without end",
                self.max_depth
            );
            self.fail(op.location(ir), message);
            return false;
        }
        self.depth += 1;
        let result = stacker::maybe_grow(RED_ZONE, STACK_PIECE, || self.legalize_illegal(ir, op, legality));
        self.depth -= 1;
        // Without roll-back, a pattern that fails may leave changes.
        self.changed |= result || !self.state.rollback;
        self.state.debug_log.end_op(result, if result { "" } else { "no matched legalization pattern" });
        result
    }

    fn legalize_illegal(&mut self, ir: &mut Ir<'c>, op: Op, legality: Legality) -> bool {
        let mut attempts = Vec::new();
        if self.folding == FoldingMode::BeforePatterns && self.try_to_fold(ir, op, &mut attempts) {
            return true;
        }
        if self.fatal.is_none() && self.legalize_by_patterns(ir, op, &mut attempts) {
            return true;
        }
        if self.fatal.is_none()
            && self.folding == FoldingMode::AfterPatterns
            && self.try_to_fold(ir, op, &mut attempts)
        {
            return true;
        }
        if self.explains && op.is_live(ir) {
            attempts.extend(self.never_tried(ir, op));
            self.failure = Some(Explanation {
                op: op.name(ir).as_str().to_owned(),
                location: op.location(ir).position().to_string(),
                is_explicit: legality == Legality::Illegal,
                attempts,
            });
        }
        false
    }

    /// Folds an operation. A panic of the folder is an error: a pattern may have given the operation operands that the folder
    /// does not expect.
    fn try_to_fold(&mut self, ir: &mut Ir<'c>, op: Op, attempts: &mut Vec<Attempt>) -> bool {
        let (location, name) = (op.location(ir), op.name(ir));
        let result = catch_unwind(AssertUnwindSafe(|| self.legalize_by_fold(ir, op, attempts)));
        result.unwrap_or_else(|panic| {
            let message = panic_message(panic.as_ref());
            self.fail(location, format!("the folder of '{}' panicked: {message}", name.as_str()));
            false
        })
    }

    /// Ends the conversion with an error whose message names no pattern.
    pub(super) fn fail(&mut self, location: Location<'c>, message: String) {
        self.fatal.get_or_insert(Fatal { message, location, names_pattern: false });
    }

    /// Ends the conversion with an error whose message names a pattern.
    pub(super) fn fail_of_pattern(&mut self, location: Location<'c>, message: String) {
        self.fatal.get_or_insert(Fatal { message, location, names_pattern: true });
    }

    pub(super) fn attempt(
        &mut self,
        entry: Option<&Entry<'c>>,
        failure: AttemptFailure,
        attempts: &mut Vec<Attempt>,
    ) {
        if self.explains {
            let generated =
                entry.map(|entry| entry.info.generated_ops.iter().map(ToString::to_string).collect());
            attempts.push(Attempt {
                pattern: entry.map(|entry| entry.info.name.clone()),
                generated_ops: generated.unwrap_or_default(),
                failure,
            });
        }
    }

    pub(super) fn illegal_result(&mut self, is_modified: bool) -> AttemptFailure {
        match self.failure.take() {
            Some(op) => AttemptFailure::IllegalResult { op: Box::new(op), is_modified },
            None => AttemptFailure::NoMatch(Vec::new()),
        }
    }

    /// The patterns that are not tried, because an operation that they create can never become legal.
    fn never_tried(&self, ir: &Ir<'c>, op: Op) -> Vec<Attempt> {
        let name = op.name(ir);
        let tried = self.order.of(name);
        let entries = (0u32..).zip(&self.patterns.entries);
        let left_out = entries.filter(|(index, entry)| {
            matches!(&entry.info.root, RootKind::Operation(root) if root == name.as_str())
                && !tried.contains(index)
        });
        let explain = |(_, entry): (u32, &Entry<'c>)| {
            let context = ir.context();
            let is_hopeless = |op: &&Cow<'static, str>| {
                let op = context.op_name(op);
                let is_legal = matches!(
                    self.target.action_of(op),
                    Some(
                        super::target::LegalizationAction::Legal | super::target::LegalizationAction::Dynamic
                    )
                );
                !is_legal && self.order.of(op).is_empty()
            };
            let op = entry.info.generated_ops.iter().find(is_hopeless).cloned().unwrap_or_default();
            Attempt {
                pattern: Some(entry.info.name.clone()),
                generated_ops: entry.info.generated_ops.iter().map(ToString::to_string).collect(),
                failure: AttemptFailure::NeverLegal(op.into_owned()),
            }
        };
        left_out.map(explain).collect()
    }

    fn legalize_by_patterns(&mut self, ir: &mut Ir<'c>, op: Op, attempts: &mut Vec<Attempt>) -> bool {
        let name = op.name(ir);
        let count = self.order.of(name).len();
        let mark = self.state.mark();
        for position in 0..count {
            let index = self.order.of(name)[position] as usize;
            let entry = &self.patterns.entries[index];
            if self.legalize_by_pattern(ir, op, index, entry, mark, attempts) {
                return true;
            }
            if self.fatal.is_some() {
                return false;
            }
        }
        false
    }

    /// Legalizes the operations that a pattern changed or created.
    pub(super) fn legalize_result(
        &mut self,
        ir: &mut Ir<'c>,
        entry: &Entry<'c>,
        mark: Mark,
        (root, location): (&str, Location<'c>),
        attempts: &mut Vec<Attempt>,
    ) -> bool {
        for cast in std::mem::take(&mut self.state.new_casts) {
            if cast.is_live(ir) && cast.use_empty(ir) {
                self.state.casts.remove(cast);
                ir.erase_op(cast);
            }
        }
        let new_ops = std::mem::take(&mut self.state.new_ops);
        let modified_ops = std::mem::take(&mut self.state.modified_ops);
        // Without roll-back, replaced operations no longer exist when the error is reported.
        let names = (!self.state.rollback).then(|| (names_of(ir, &new_ops), names_of(ir, &modified_ops)));
        let illegal = self.first_illegal(ir, &modified_ops, &new_ops);
        let Some(is_modified) = illegal else {
            self.state.debug_log.end_pattern(true, "pattern applied successfully");
            return true;
        };
        if let Some(fatal) = &mut self.fatal
            && !std::mem::replace(&mut fatal.names_pattern, true)
        {
            fatal.message.push_str(&format!(", after pattern '{}' on '{root}'", entry.info.name));
        }
        let failure = self.illegal_result(is_modified);
        self.attempt(Some(entry), failure, attempts);
        self.state.debug_log.end_pattern(false, "failed to legalize generated or modified operation");
        if let Some((new_ops, modified_ops)) = names {
            let message = format!(
                "pattern '{}' produced IR that could not be legalized. new ops: {{{}}}, modified ops: {{{}}}, on '{root}'",
                entry.info.name,
                new_ops.join(", "),
                modified_ops.join(", ")
            );
            self.fail_of_pattern(location, message);
        } else {
            self.state.reset(ir, mark);
        }
        false
    }

    /// Legalizes operations up to the first failure. Returns whether the failed operation was modified (`true`) or is new.
    fn first_illegal(&mut self, ir: &mut Ir<'c>, modified: &[Op], new: &[Op]) -> Option<bool> {
        if !modified.iter().all(|op| self.legalize(ir, *op)) {
            return Some(true);
        }
        if !new.iter().all(|op| self.legalize(ir, *op)) {
            return Some(false);
        }
        None
    }

    /// Legalizes operations and all in them, outer ones first.
    ///
    /// Returns the first one that fails.
    pub(super) fn legalize_all(&mut self, ir: &mut Ir<'c>, ops: &[Op], is_nested: bool) -> Result<(), Op> {
        let mut order = Vec::new();
        for op in ops {
            super::order::collect(ir, *op, self.target, &mut order);
        }
        for op in order {
            self.convert(ir, op, is_nested)?;
        }
        Ok(())
    }
}

fn names_of<'c>(ir: &Ir<'c>, ops: &[Op]) -> SmallVec<[&'c str; 4]> {
    ops.iter().filter(|op| op.is_live(ir)).map(|op| op.name(ir).as_str()).collect()
}

impl<'c> ConversionHost<'c> for Session<'_, '_, 'c> {
    fn interceptor(&mut self) -> &mut dyn Interceptor<'c> {
        &mut self.state
    }

    fn replace_op_with(&mut self, ir: &mut Ir<'c>, op: Op, values: Vec<ValueList>) {
        self.state.replace_op_with(ir, op, values);
    }

    fn replace_value_with(&mut self, ir: &mut Ir<'c>, from: Value, to: &[Value]) {
        let converter = self.state.converter.clone();
        self.state.replace_value_with(ir, from, to, converter.as_ref());
    }

    fn replace_uses_with_if(
        &mut self,
        ir: &mut Ir<'c>,
        from: Value,
        to: &[Value],
        predicate: &mut dyn FnMut(&Ir<'c>, Use) -> bool,
    ) {
        self.state.replace_uses_with_if(ir, from, to, predicate);
    }

    fn remap(&mut self, ir: &mut Ir<'c>, value: Value) -> Result<ValueList, NoMatch> {
        let remapped = self.state.remap(ir, &[value], None).map_err(|_| NoMatch)?;
        remapped.into_iter().next().ok_or(NoMatch)
    }

    fn converter(&self) -> Option<Arc<TypeConverter<'c>>> {
        self.state.converter.clone()
    }

    fn convert_block(
        &mut self,
        ir: &mut Ir<'c>,
        block: Block,
        conversion: &SignatureConversion<'c>,
        converter: Option<&Arc<TypeConverter<'c>>>,
    ) -> Block {
        self.state.convert_block(ir, block, conversion, converter)
    }

    fn move_ops(&mut self, ir: &mut Ir<'c>, source: Block, target: Block, place: Option<Op>) {
        self.state.move_ops(ir, source, target, place);
    }

    fn legalize_nested(&mut self, ir: &mut Ir<'c>, ops: &[Op]) -> Result<(), NoMatch> {
        let is_watched = ir.watch_hidden(false);
        let result = self.legalize_all(ir, ops, true);
        ir.watch_hidden(is_watched);
        result.map_err(|_| NoMatch)
    }
}
