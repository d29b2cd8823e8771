//! Invalidation of handles. Consuming a handle invalidates the handles to its operations and to operations inside them.

use rtblgen_runtime::{Ir, Op, Value};
use std::collections::BTreeMap;

use super::failure::{Invalidation, TransformResult, silenceable};
use super::payload::Payload;
use super::state::TransformState;

const USES_INVALID: &str = "op uses a handle invalidated by a previously executed transform op";
const USES_EMPTY: &str = "op uses a handle associated with empty payload and invalidated by a previously executed \
                          transform op";

/// An operand that a transform op consumes.
#[derive(Clone, Copy)]
struct Consumed {
    step: Op,
    number: usize,
}

impl Consumed {
    fn message(self) -> String {
        format!(
            "invalidated by this transform op that consumes its operand #{} and invalidates all handles to payload IR \
             entities associated with this operand and entities nested in them",
            self.number
        )
    }
}

/// Fails if an operand of a transform op is invalid. Records the handles that the op invalidates.
pub(super) fn record_invalidated<'c>(
    state: &mut TransformState<'_, 'c>,
    ir: &Ir<'c>,
    step: Op,
    consumed: &[usize],
) -> TransformResult<'c> {
    let mut found = BTreeMap::new();
    for number in 0..step.operand_count(ir) {
        let handle = step.operand(ir, number);
        let known = state.invalidated.get(&handle);
        if let Some(known) = known {
            let mut failure = super::failure::definite(step.location(ir), known.message);
            for (location, note) in &known.notes {
                failure = failure.with_note(*location, note.clone());
            }
            return Err(failure);
        }
        if consumed.contains(&number) {
            let ancestors: Vec<(Op, Option<Value>)> = match state.payload(handle) {
                Some(Payload::Values(values)) => {
                    let owner = |value: &Value| Some((owner(ir, *value)?, Some(*value)));
                    values.iter().filter_map(owner).collect()
                }
                _ => state.ops(handle).into_iter().map(|op| (op, None)).collect(),
            };
            let own = Consumed { step, number };
            if ancestors.is_empty() {
                let message = format!("invalidated by this transform op that consumes its operand #{number}");
                found.insert(handle, Invalidation::new(USES_EMPTY).note(step.location(ir), message));
            }
            record_aliases(state, ir, own, &ancestors, &mut found);
        }
    }
    state.invalidated.extend(found);
    Ok(())
}

/// The operation that defines a value; the parent operation of a block argument.
fn owner(ir: &Ir<'_>, value: Value) -> Option<Op> {
    value.defining_op(ir).or_else(|| value.parent_region(ir).and_then(|region| region.parent_op(ir)))
}

/// Records all handles to operations that are in `ancestors` or inside them, and to their values.
fn record_aliases<'c>(
    state: &TransformState<'_, 'c>,
    ir: &Ir<'c>,
    own: Consumed,
    ancestors: &[(Op, Option<Value>)],
    found: &mut BTreeMap<Value, Invalidation<'c>>,
) {
    for (handle, payload) in &state.payloads {
        if state.invalidated.contains_key(handle) || found.contains_key(handle) {
            continue;
        }
        let reason = match payload {
            Payload::Ops(ops) => ops.iter().find_map(|op| of_op(ir, own, ancestors, *handle, *op)),
            Payload::Values(values) => {
                values.iter().find_map(|value| of_value(ir, own, ancestors, *handle, *value))
            }
            Payload::Params(_) => None,
        };
        if let Some(reason) = reason {
            found.insert(*handle, reason);
        }
    }
}

/// The invalidation of a handle to an operation; `None` if it stays valid.
fn of_op<'c>(
    ir: &Ir<'c>,
    own: Consumed,
    ancestors: &[(Op, Option<Value>)],
    handle: Value,
    op: Op,
) -> Option<Invalidation<'c>> {
    let (ancestor, through) = ancestors.iter().find(|(ancestor, _)| ancestor.is_ancestor(ir, op))?;
    let reason = Invalidation::new(USES_INVALID)
        .note(handle.location(ir), "handle to invalidated ops")
        .note(own.step.location(ir), own.message())
        .note(ancestor.location(ir), "ancestor payload op")
        .note(op.location(ir), "nested payload op");
    Some(match through {
        Some(value) => reason.note(value.location(ir), "consumed handle points to this payload value"),
        None => reason,
    })
}

/// The invalidation of a handle to a value; `None` if it stays valid.
fn of_value<'c>(
    ir: &Ir<'c>,
    own: Consumed,
    ancestors: &[(Op, Option<Value>)],
    handle: Value,
    value: Value,
) -> Option<Invalidation<'c>> {
    let defining = owner(ir, value)?;
    let (ancestor, _) = ancestors.iter().find(|(ancestor, _)| ancestor.is_ancestor(ir, defining))?;
    Some(
        Invalidation::new(USES_INVALID)
            .note(handle.location(ir), "invalidated handle")
            .note(own.step.location(ir), own.message())
            .note(ancestor.location(ir), "ancestor op associated with the consumed handle")
            .note(defining.location(ir), format!("op defining the value as {}", place(ir, value)))
            .note(value.location(ir), "payload value"),
    )
}

/// Describes a value: `result #0`, or a block argument with its block and region.
pub(super) fn place(ir: &Ir<'_>, value: Value) -> String {
    if let Some(number) = value.result_number(ir) {
        return format!("result #{number}");
    }
    let (block, argument) = (value.parent_block(ir), value.argument_number(ir).unwrap_or_default());
    let region = block.and_then(|block| block.parent_region(ir));
    let number = region.and_then(|region| region.blocks(ir).position(|own| Some(own) == block));
    format!(
        "block argument #{} of block #{} in region #{}",
        argument,
        number.unwrap_or_default(),
        region.map_or(0, |region| region.number(ir))
    )
}

/// Fails if the payload of a consumed handle repeats an operation or a value.
pub(super) fn check_repeated_payload<'c>(
    state: &TransformState<'_, 'c>,
    ir: &Ir<'c>,
    step: Op,
    number: usize,
) -> TransformResult<'c> {
    let handle = step.operand(ir, number);
    let repeated = match state.payload(handle) {
        Some(Payload::Ops(ops)) => repeated(ops).map(|op| (op.location(ir), "repeated target op")),
        Some(Payload::Values(values)) => {
            repeated(values).map(|value| (value.location(ir), "repeated target value"))
        }
        _ => None,
    };
    let Some((location, note)) = repeated else { return Ok(()) };
    let message = format!(
        "a handle passed as operand #{number} and consumed by this operation points to a payload entity more than once"
    );
    Err(silenceable(step.location(ir), message).with_note(location, note))
}

fn repeated<T: Copy + Ord>(all: &[T]) -> Option<T> {
    let mut seen = std::collections::BTreeSet::new();
    all.iter().copied().find(|own| !seen.insert(*own))
}
