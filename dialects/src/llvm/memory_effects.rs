//! Memory effects that depend on flags.

use rtblgen_runtime::interfaces::MemoryEffectOpInterface;
use rtblgen_runtime::{EffectInstance, Ir, MemoryEffect, Op, TypedOp};

use super::{AtomicOrdering, InlineAsmOp, LoadOp, StoreOp};

/// Whether an access is volatile or has an ordering, so that it may affect other memory.
fn has_further_effects(op: Op, ir: &Ir<'_>, ordering: AtomicOrdering) -> bool {
    op.attribute(ir, "volatile_").is_some()
        || !matches!(ordering, AtomicOrdering::NotAtomic | AtomicOrdering::Unordered)
}

fn access(
    op: Op,
    ir: &Ir<'_>,
    pointer: usize,
    effect: MemoryEffect,
    ordering: AtomicOrdering,
    effects: &mut Vec<EffectInstance>,
) {
    let mut own = EffectInstance::new(effect);
    own.value = op.operands(ir).nth(pointer);
    effects.push(own);
    if has_further_effects(op, ir, ordering) {
        effects.extend([MemoryEffect::Write, MemoryEffect::Read].map(EffectInstance::new));
    }
}

impl MemoryEffectOpInterface for LoadOp {
    fn effects(self, ir: &Ir<'_>, effects: &mut Vec<EffectInstance>) {
        access(self.op(), ir, 0, MemoryEffect::Read, self.ordering(ir), effects);
    }
}

impl MemoryEffectOpInterface for StoreOp {
    fn effects(self, ir: &Ir<'_>, effects: &mut Vec<EffectInstance>) {
        access(self.op(), ir, 1, MemoryEffect::Write, self.ordering(ir), effects);
    }
}

impl MemoryEffectOpInterface for InlineAsmOp {
    fn effects(self, ir: &Ir<'_>, effects: &mut Vec<EffectInstance>) {
        if self.has_side_effects(ir) {
            effects.extend([MemoryEffect::Write, MemoryEffect::Read].map(EffectInstance::new));
        }
    }
}
