//! What operations do to memory, and whether they may be executed where they were not.

use crate::ir::TypedOp;
use crate::ir::definition::EffectDef;
use crate::ir::definition::EffectInstance;
use crate::ir::definition::EffectTarget;
use crate::ir::definition::Speculatability;
use crate::ir::definition::{MemoryEffect, MemoryEffects};
use crate::ir::{Ir, Op, Value};
use crate::traits::{ALWAYS_SPECULATABLE_IMPL_TRAIT, RECURSIVELY_SPECULATABLE_IMPL_TRAIT};

/// The effects of an operation with `DeclareOpInterfaceMethods<MemoryEffectsOpInterface>`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has `DeclareOpInterfaceMethods<MemoryEffectsOpInterface>` in its .td: implement `rtblgen_runtime::ComputeMemoryEffects` for it",
    label = "`ComputeMemoryEffects` is not implemented for `{Self}`"
)]
pub trait ComputeMemoryEffects: TypedOp {
    /// Adds the effects.
    fn memory_effects(self, ir: &Ir<'_>, effects: &mut Vec<EffectInstance>);
}

/// The speculatability of an operation with `DeclareOpInterfaceMethods<ConditionallySpeculatable>`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has `DeclareOpInterfaceMethods<ConditionallySpeculatable>` in its .td: implement `rtblgen_runtime::Speculate` for it",
    label = "`Speculate` is not implemented for `{Self}`"
)]
pub trait Speculate: TypedOp {
    /// Whether this operation may be executed where it was not.
    fn speculatability(self, ir: &Ir<'_>) -> Speculatability;
}

impl Op {
    /// What the operation does to memory, without what the operations in its regions do; `None` if it is not known.
    #[track_caller]
    pub fn memory_effects(self, ir: &Ir<'_>) -> Option<Vec<EffectInstance>> {
        let mut effects = Vec::new();
        match self.definition(ir)?.memory_effects? {
            MemoryEffects::Recursive => {}
            MemoryEffects::Fixed(kinds) => {
                effects.extend(kinds.iter().map(|kind| EffectInstance::new(*kind)))
            }
            MemoryEffects::Detailed(defs) => {
                defs.iter().for_each(|def| self.add_effects(ir, *def, &mut effects));
            }
            MemoryEffects::Computed(compute) => (compute.0)(ir, self, &mut effects),
        }
        Some(effects)
    }

    /// The effects of the operation, and of those in its regions if it has `RecursiveMemoryEffects`; `None` if they are
    /// not known. An effect may occur more than once.
    #[track_caller]
    pub fn effects_recursively(self, ir: &Ir<'_>) -> Option<Vec<EffectInstance>> {
        let mut effects = Vec::new();
        let mut pending = vec![self];
        while let Some(op) = pending.pop() {
            if op.definition(ir)?.memory_effects? == MemoryEffects::Recursive {
                pending.extend(op.regions(ir).flat_map(|region| region.ops(ir)));
            } else {
                effects.extend(op.memory_effects(ir)?);
            }
        }
        Some(effects)
    }

    /// Whether neither the operation nor those in its regions have effects on memory.
    #[track_caller]
    pub fn is_memory_effect_free(self, ir: &Ir<'_>) -> bool {
        let effects = self.definition(ir).and_then(|definition| definition.memory_effects);
        if let None | Some(MemoryEffects::Fixed(_)) = effects {
            return effects == Some(MemoryEffects::Fixed(&[]));
        }
        let mut pending = vec![self];
        while let Some(op) = pending.pop() {
            match op.definition(ir).and_then(|definition| definition.memory_effects) {
                None => return false,
                Some(MemoryEffects::Recursive) => {
                    pending.extend(op.regions(ir).flat_map(|region| region.ops(ir)));
                }
                Some(MemoryEffects::Fixed(kinds)) if kinds.is_empty() => {}
                Some(_) if op.memory_effects(ir).is_some_and(|effects| effects.is_empty()) => {}
                Some(_) => return false,
            }
        }
        true
    }

    /// Whether the operation itself has effects of this kind and no others.
    #[track_caller]
    pub fn has_single_effect(self, ir: &Ir<'_>, kind: MemoryEffect) -> bool {
        match self.definition(ir).and_then(|definition| definition.memory_effects) {
            None | Some(MemoryEffects::Recursive) => false,
            Some(MemoryEffects::Fixed(kinds)) => !kinds.is_empty() && kinds.iter().all(|own| *own == kind),
            Some(_) => self.memory_effects(ir).is_some_and(|effects| {
                !effects.is_empty() && effects.iter().all(|effect| effect.effect == kind)
            }),
        }
    }

    /// Whether the operation has no effects on memory, and may be executed where it was not.
    #[track_caller]
    pub fn is_pure(self, ir: &Ir<'_>) -> bool {
        self.is_speculatable(ir) && self.is_memory_effect_free(ir)
    }

    fn add_effects(self, ir: &Ir<'_>, def: EffectDef, effects: &mut Vec<EffectInstance>) {
        let EffectDef { effect, target, resource } = def;
        let on = |value| EffectInstance { effect, value: Some(value), resource };
        match target {
            EffectTarget::Op => effects.push(EffectInstance { effect, value: None, resource }),
            EffectTarget::Operand(number) => effects.extend(self.operand_group(ir, number).map(on)),
            EffectTarget::Result(number) => effects.extend(self.result_group(ir, number).map(on)),
        }
    }

    /// Whether the operation, and what is in its regions, may be executed where it was not.
    #[track_caller]
    pub fn is_speculatable(self, ir: &Ir<'_>) -> bool {
        let mut pending = vec![self];
        while let Some(op) = pending.pop() {
            match op.speculatability(ir) {
                Speculatability::NotSpeculatable => return false,
                Speculatability::Speculatable => {}
                Speculatability::RecursivelySpeculatable => {
                    pending.extend(op.regions(ir).flat_map(|region| region.ops(ir)));
                }
            }
        }
        true
    }

    /// Whether the operation itself may be executed where it was not; it may not if nothing is said of it.
    #[track_caller]
    pub fn speculatability(self, ir: &Ir<'_>) -> Speculatability {
        let Some(definition) = self.definition(ir) else { return Speculatability::NotSpeculatable };
        if let Some(speculate) = definition.speculatability {
            return speculate(ir, self);
        }
        if definition.has_trait(&ALWAYS_SPECULATABLE_IMPL_TRAIT) {
            return Speculatability::Speculatable;
        }
        match definition.has_trait(&RECURSIVELY_SPECULATABLE_IMPL_TRAIT) {
            true => Speculatability::RecursivelySpeculatable,
            false => Speculatability::NotSpeculatable,
        }
    }
}

/// Whether effects are such that an operation can be dropped if nothing uses its results: it only reads, or allocates
/// what it yields.
pub(crate) fn can_be_dropped(ir: &Ir<'_>, op: Op, effects: &[EffectInstance]) -> bool {
    let is_own = |value: Value| value.defining_op(ir) == Some(op);
    let is_allocated = |value: Option<Value>| {
        let mut allocated = effects.iter().filter(|effect| effect.effect == MemoryEffect::Allocate);
        value.is_some_and(|value| is_own(value) && allocated.any(|effect| effect.value == Some(value)))
    };
    effects.iter().all(|effect| effect.effect == MemoryEffect::Read || is_allocated(effect.value))
}
