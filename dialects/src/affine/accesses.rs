//! What operations read and write, and what may be the same memory.

use rtblgen_runtime::traits::ISOLATED_FROM_ABOVE;
use rtblgen_runtime::{Ir, MemoryEffect, Op, TypedOp, Value};

use crate::memref::{AllocOp, AllocaOp};

/// An access of memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Access {
    pub(super) memory: Value,
    /// Whether it is written or freed.
    pub(super) writes: bool,
}

/// Whether a value is memory that no other value stands for but views of it.
pub(super) fn is_allocation(ir: &Ir<'_>, value: Value) -> bool {
    let op = value.defining_op(ir);
    op.is_some_and(|op| AllocOp::cast(ir, op).is_some() || AllocaOp::cast(ir, op).is_some())
}

/// Whether a value is memory that was there before an allocation in the same function.
fn is_function_argument(ir: &Ir<'_>, value: Value) -> bool {
    let block = value.parent_block(ir).filter(|block| value.defining_op(ir).is_none() && block.is_entry(ir));
    let function = block.and_then(|block| block.parent_op(ir));
    function.is_some_and(|function| function.has_trait(ir, &ISOLATED_FROM_ABOVE))
}

/// Whether two values may stand for the same memory. An allocation is neither another one nor an argument.
pub(super) fn may_alias(ir: &Ir<'_>, a: Value, b: Value) -> bool {
    let are_different = |a, b| is_allocation(ir, a) && (is_allocation(ir, b) || is_function_argument(ir, b));
    a == b || !are_different(a, b) && !are_different(b, a)
}

/// What an operation and those in its regions access. `None` if that is not known.
pub(super) fn accesses(ir: &Ir<'_>, op: Op) -> Option<Vec<Access>> {
    let effects = op.effects_recursively(ir)?;
    let effects = effects.into_iter().filter(|effect| effect.effect != MemoryEffect::Allocate);
    effects
        .map(|effect| {
            effect.value.map(|memory| Access { memory, writes: effect.effect != MemoryEffect::Read })
        })
        .collect()
}

/// Whether operations with these accesses must stay in order.
pub(super) fn conflict(ir: &Ir<'_>, first: &[Access], second: &[Access]) -> bool {
    first.iter().any(|a| second.iter().any(|b| (a.writes || b.writes) && may_alias(ir, a.memory, b.memory)))
}
