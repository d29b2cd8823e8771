//! Updates the payloads of handles while patterns replace and erase operations.

use rtblgen_runtime::interfaces::DynCastOpInterface;
use rtblgen_runtime::rewrite::Listener;
use rtblgen_runtime::traits::CONSTANT_LIKE;
use rtblgen_runtime::{Diagnostic, Ir, Op, Value};
use std::collections::{BTreeMap, BTreeSet};

use super::DynFindPayloadReplacementOpInterface;
use super::effects::consumed_operands;
use super::failure::{Failure, TransformResult};
use super::payload::Payload;
use super::state::{Scope, TransformState};

/// The attribute of transform ops that ignore missing replacements.
const SILENCED: &str = "transform.silence_tracking_failures";

/// A listener that records the replacements of payload operations (MLIR's `ErrorCheckingTrackingListener`).
pub(super) struct Tracker<'c> {
    step: Op,
    scopes: Vec<Scope>,
    consumed: Vec<Value>,
    /// Whether a replacement must have the name of the replaced operation.
    needs_same_name: bool,
    /// Whether handles without later uses need no replacement.
    skips_dead: bool,
    /// The handles of each payload operation.
    handles: BTreeMap<Op, Vec<Value>>,
    /// For each current operation, the payload operations that it replaces.
    originals: BTreeMap<Op, Vec<Op>>,
    /// For each changed payload operation, its replacement; `None` if it is erased.
    replaced: BTreeMap<Op, Option<Op>>,
    values: BTreeMap<Value, Option<Value>>,
    tracked_values: BTreeMap<Value, Vec<Value>>,
    failure: Option<Diagnostic<'c>>,
    failures: usize,
}

impl<'c> Tracker<'c> {
    /// A listener for `transform.apply_patterns`.
    pub(super) fn new(state: &TransformState<'_, 'c>, ir: &Ir<'c>, step: Op) -> Self {
        let mut handles: BTreeMap<Op, Vec<Value>> = BTreeMap::new();
        let mut tracked_values: BTreeMap<Value, Vec<Value>> = BTreeMap::new();
        for (handle, payload) in &state.payloads {
            match payload {
                Payload::Ops(ops) => ops.iter().for_each(|op| handles.entry(*op).or_default().push(*handle)),
                Payload::Values(values) => values.iter().for_each(|value| {
                    tracked_values.entry(*value).or_insert_with(|| vec![*value]);
                }),
                Payload::Params(_) => {}
            }
        }
        let originals = handles.keys().map(|op| (*op, vec![*op])).collect();
        let consumed = consumed_operands(ir, step);
        Self {
            step,
            scopes: state.scopes.clone(),
            consumed: consumed.into_iter().map(|number| step.operand(ir, number)).collect(),
            needs_same_name: true,
            skips_dead: true,
            handles,
            originals,
            replaced: BTreeMap::new(),
            values: BTreeMap::new(),
            tracked_values,
            failure: None,
            failures: 0,
        }
    }

    /// A listener for `transform.apply_conversion_patterns`, where replacements may have any name.
    pub(super) fn of_conversion(state: &TransformState<'_, 'c>, ir: &Ir<'c>, step: Op) -> Self {
        Self { needs_same_name: false, skips_dead: false, ..Self::new(state, ir, step) }
    }

    /// Updates the payloads. Fails if the replacement of an operation was not found.
    pub(super) fn finish(self, state: &mut TransformState<'_, 'c>, ir: &Ir<'c>) -> TransformResult<'c> {
        for payload in state.payloads.values_mut() {
            match payload {
                Payload::Ops(ops) => {
                    let current = |op: &Op| self.replaced.get(op).copied().unwrap_or(Some(*op));
                    *ops = ops.iter().filter_map(current).collect();
                }
                Payload::Values(values) => {
                    let current = |value: &Value| self.values.get(value).copied().unwrap_or(Some(*value));
                    *values = values.iter().filter_map(current).collect();
                }
                Payload::Params(_) => {}
            }
        }
        match self.failure {
            Some(failure) if self.step.attribute(ir, SILENCED).is_none() => {
                Err(Failure::Silenceable(vec![failure]))
            }
            _ => Ok(()),
        }
    }

    /// A handle that needs the replacement of these operations, if there is one.
    fn needing_handle(&self, ir: &Ir<'c>, originals: &[Op]) -> Option<Value> {
        let mut seen = BTreeSet::new();
        let handles = originals.iter().filter_map(|op| self.handles.get(op)).flatten();
        let handles: Vec<Value> = handles.copied().filter(|handle| seen.insert(*handle)).collect();
        if handles.iter().any(|handle| self.consumed.contains(handle)) {
            return None;
        }
        handles.into_iter().find(|handle| !self.skips_dead || self.is_used_later(ir, *handle))
    }

    /// Whether a later transform op uses a handle.
    fn is_used_later(&self, ir: &Ir<'c>, handle: Value) -> bool {
        let region = handle.parent_region(ir);
        let scope = self.scopes.iter().rev().find(|scope| Some(scope.region) == region);
        let Some(current) = scope.and_then(|scope| scope.step) else { return true };
        handle.users(ir).any(|user| user != current && !happens_before(ir, user, current))
    }

    /// The operation that replaces `op`, found through the values that replace its results.
    fn replacement(&self, ir: &Ir<'c>, op: Op, values: &[Value]) -> Result<Op, Diagnostic<'c>> {
        let mut diagnostic = Diagnostic::error(
            self.step.location(ir),
            "tracking listener failed to find replacement op during application of this transform op",
        );
        let unknown = self.step.location(ir);
        let mut values = values.to_vec();
        loop {
            let Some(found) = common_definition(ir, &values) else {
                return Err(diagnostic.with_note(unknown, "replacement values belong to different ops"));
            };
            if DynCastOpInterface::cast(ir, found).is_some() {
                values = found.operands(ir).collect();
                diagnostic = diagnostic.with_note(found.location(ir), "using output of 'CastOpInterface' op");
                continue;
            }
            let is_same = !self.needs_same_name || op.name(ir) == found.name(ir);
            if is_same || found.has_trait(ir, &CONSTANT_LIKE) {
                return Ok(found);
            }
            let Some(next) = found.interface::<DynFindPayloadReplacementOpInterface>(ir) else { break };
            values = next.next_operands(ir);
            let note = "using operands provided by 'FindPayloadReplacementOpInterface'";
            diagnostic = diagnostic.with_note(found.location(ir), note);
            if values.is_empty() {
                break;
            }
        }
        Err(diagnostic.with_note(unknown, "ran out of suitable replacement values"))
    }

    fn replace(&mut self, op: Op, new: Option<Op>) {
        let Some(originals) = self.originals.remove(&op) else { return };
        for original in &originals {
            self.replaced.insert(*original, new);
        }
        if let Some(new) = new {
            self.originals.entry(new).or_default().extend(originals);
        }
    }

    fn replace_value(&mut self, value: Value, new: Option<Value>) {
        let Some(originals) = self.tracked_values.remove(&value) else { return };
        for original in &originals {
            self.values.insert(*original, new);
        }
        if let Some(new) = new {
            self.tracked_values.entry(new).or_default().extend(originals);
        }
    }

    fn fail(&mut self, ir: &Ir<'c>, op: Op, values: &[Value], diagnostic: Diagnostic<'c>, handle: Value) {
        let note = "replacement is required because this handle must be updated";
        let diagnostic = diagnostic.with_note(handle.location(ir), note);
        let number = self.failures;
        let mut all = match self.failure.take() {
            None => diagnostic,
            Some(mut first) => {
                first.notes.extend(diagnostic.notes);
                first
            }
        };
        all = all.with_note(op.location(ir), format!("[{number}] replaced op"));
        for (index, value) in values.iter().enumerate() {
            all = all.with_note(value.location(ir), format!("[{number}] replacement value {index}"));
        }
        self.failure = Some(all);
        self.failures += 1;
    }
}

/// Whether an operation is executed before another one in the same or an enclosing region.
fn happens_before(ir: &Ir<'_>, op: Op, other: Op) -> bool {
    let Some(block) = op.block(ir) else { return false };
    let Some(other) = block.ancestor_in_block(ir, other) else {
        // `op` is in a nested region. The operation around it decides.
        let outer = other.block(ir).and_then(|block| block.ancestor_in_block(ir, op));
        return outer.is_some_and(|outer| outer.is_before_in_block(ir, other));
    };
    op.is_before_in_block(ir, other)
}

/// The operation that defines all values.
fn common_definition(ir: &Ir<'_>, values: &[Value]) -> Option<Op> {
    let (first, others) = values.split_first()?;
    let op = first.defining_op(ir)?;
    others.iter().all(|value| value.defining_op(ir) == Some(op)).then_some(op)
}

impl<'c> Listener<'c> for Tracker<'c> {
    fn operation_replaced(&mut self, ir: &Ir<'c>, op: Op, replacements: &[Value]) {
        let results: Vec<Value> = op.results(ir).collect();
        for (old, new) in results.into_iter().zip(replacements) {
            self.replace_value(old, Some(*new));
        }
        let Some(originals) = self.originals.get(&op) else { return };
        let Some(handle) = self.needing_handle(ir, originals) else { return self.replace(op, None) };
        match self.replacement(ir, op, replacements) {
            Ok(new) => self.replace(op, Some(new)),
            Err(diagnostic) => {
                self.fail(ir, op, replacements, diagnostic, handle);
                self.replace(op, None);
            }
        }
    }

    fn operation_erased(&mut self, ir: &Ir<'c>, op: Op) {
        let results: Vec<Value> = op.results(ir).collect();
        for value in results {
            self.replace_value(value, None);
        }
        self.replace(op, None);
    }
}
