//! Memory accesses of operations, and aliasing between them.

use rtblgen_runtime::analysis::{AliasAnalyzer, AliasResult, LocalAliasAnalysis, underlying_values};
use rtblgen_runtime::{Ir, MemoryEffect, Op, TypedOp, Value};

use crate::memref::{AllocOp, AllocaOp};

/// An access of memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Access {
    pub(super) memory: Value,
    /// Whether it is written or freed.
    pub(super) writes: bool,
}

/// Whether a value is memory without aliases other than views of it.
pub(super) fn is_allocation(ir: &Ir<'_>, value: Value) -> bool {
    let op = value.defining_op(ir);
    op.is_some_and(|op| AllocOp::cast(ir, op).is_some() || AllocaOp::cast(ir, op).is_some())
}

/// The allocation that a memory is, or is a view of, if there is exactly one.
pub(super) fn allocation_of(ir: &Ir<'_>, memory: Value) -> Option<Value> {
    let [only] = underlying_values(ir, memory)[..] else { return None };
    is_allocation(ir, only).then_some(only)
}

/// Whether two values may be the same memory.
pub(super) fn may_alias(ir: &Ir<'_>, a: Value, b: Value) -> bool {
    LocalAliasAnalysis::default().alias(ir, a, b) != AliasResult::NoAlias
}

/// Returns the accesses of an operation and of those in its regions. `None` if that is not known.
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
