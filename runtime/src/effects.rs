//! What operations do to memory, and whether they may be executed where they were not.

use crate::definition::{MemoryEffect, MemoryEffects};
use crate::hooks::TypedOp;
use crate::interfaces::Speculatability;
use crate::ir::{Ir, Op, Value};
use crate::traits::{ALWAYS_SPECULATABLE_IMPL_TRAIT, RECURSIVELY_SPECULATABLE_IMPL_TRAIT};

/// The resource of effects that name none.
pub const DEFAULT_RESOURCE: &str = "::mlir::SideEffects::DefaultResource";

/// An effect of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EffectInstance {
    /// What is done.
    pub effect: MemoryEffect,
    /// The operand or result on which it is done, if it is one.
    pub value: Option<Value>,
    /// What it is done to besides, as `Resource` in the `.td` names it.
    pub resource: &'static str,
}

impl EffectInstance {
    /// An effect on memory at large.
    pub const fn new(effect: MemoryEffect) -> Self {
        EffectInstance { effect, value: None, resource: DEFAULT_RESOURCE }
    }

    /// An effect on what a value stands for.
    pub const fn on(effect: MemoryEffect, value: Value) -> Self {
        EffectInstance { effect, value: Some(value), resource: DEFAULT_RESOURCE }
    }
}

/// An effect in a description.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EffectDef {
    /// What is done.
    pub effect: MemoryEffect,
    /// On what it is done.
    pub target: EffectTarget,
    /// The resource.
    pub resource: &'static str,
}

/// On what an effect of a description is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EffectTarget {
    /// On memory at large.
    Op,
    /// On each value of the operand of this number in the description.
    Operand(usize),
    /// On each value of the result of this number in the description.
    Result(usize),
}

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

/// Computes the effects of an operation.
#[derive(Clone, Copy)]
pub struct EffectsFn(pub fn(&Ir<'_>, Op, &mut Vec<EffectInstance>));

impl PartialEq for EffectsFn {
    fn eq(&self, other: &Self) -> bool {
        self.0 as usize == other.0 as usize
    }
}

impl Eq for EffectsFn {}

impl std::fmt::Debug for EffectsFn {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("EffectsFn")
    }
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
