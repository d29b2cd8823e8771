//! Memory effects and speculatability of operations.

use smallvec::SmallVec;

use crate::ir::definition::EffectDef;
use crate::ir::definition::EffectInstance;
use crate::ir::definition::EffectTarget;
use crate::ir::definition::Speculatability;
use crate::ir::definition::{MemoryEffect, MemoryEffects};
use crate::ir::{Ir, Op, Value};
use crate::traits::{ALWAYS_SPECULATABLE_IMPL_TRAIT, RECURSIVELY_SPECULATABLE_IMPL_TRAIT};

mod generated {
    use crate::context::interface::InterfaceImpl;
    use crate::ir::definition::Speculatability;

    include!("effects/generated/side_effect_interfaces.rs");

    impl MemoryEffectOpInterfaceModel {
        /// The interface of operations whose definition lists their effects.
        pub const FROM_DEFINITION: InterfaceImpl = InterfaceImpl::new(
            "::mlir::MemoryEffectOpInterface",
            &Self { effects: |op, ir, effects| op.add_defined_effects(ir, effects) },
        );
    }

    impl ConditionallySpeculatableModel {
        /// The interface of operations whose traits determine their speculatability.
        pub const FROM_DEFINITION: InterfaceImpl = InterfaceImpl::new(
            "::mlir::ConditionallySpeculatable",
            &Self {
                speculatability: |op, ir| {
                    op.defined_speculatability(ir).unwrap_or(Speculatability::NotSpeculatable)
                },
            },
        );
    }
}

pub use generated::{
    ConditionallySpeculatable, ConditionallySpeculatableModel, DynConditionallySpeculatable,
    DynMemoryEffectOpInterface, MemoryEffectOpInterface, MemoryEffectOpInterfaceModel,
};

impl Op {
    /// Returns the memory effects of the operation, without those of the operations in its regions; `None` if
    /// they are unknown.
    #[track_caller]
    pub fn memory_effects(self, ir: &Ir<'_>) -> Option<Vec<EffectInstance>> {
        let mut effects = Vec::new();
        match self.definition(ir)?.memory_effects {
            Some(_) => self.add_defined_effects(ir, &mut effects),
            None => self.interface::<DynMemoryEffectOpInterface>(ir)?.effects(ir, &mut effects),
        }
        Some(effects)
    }

    /// Adds the effects in the definition.
    fn add_defined_effects(self, ir: &Ir<'_>, effects: &mut Vec<EffectInstance>) {
        match self.definition(ir).and_then(|definition| definition.memory_effects) {
            None | Some(MemoryEffects::Recursive) => {}
            Some(MemoryEffects::Fixed(kinds)) => {
                effects.extend(kinds.iter().map(|kind| EffectInstance::new(*kind)));
            }
            Some(MemoryEffects::Detailed(defs)) => {
                defs.iter().for_each(|def| self.add_effects(ir, *def, effects));
            }
            Some(MemoryEffects::Computed(compute)) => (compute.0)(ir, self, effects),
        }
    }

    /// The effects of the operation, and of those in its regions if it has `RecursiveMemoryEffects`; `None` if they are
    /// not known. An effect may occur more than once.
    #[track_caller]
    pub fn effects_recursively(self, ir: &Ir<'_>) -> Option<Vec<EffectInstance>> {
        let mut effects = Vec::new();
        let mut pending = vec![self];
        while let Some(op) = pending.pop() {
            if op.has_recursive_effects(ir) {
                pending.extend(op.regions(ir).flat_map(|region| region.ops(ir)));
            } else {
                effects.extend(op.memory_effects(ir)?);
            }
        }
        Some(effects)
    }

    /// Whether the effects are those of the operations in its regions (`RecursiveMemoryEffects`).
    #[doc(hidden)]
    pub fn has_recursive_effects(self, ir: &Ir<'_>) -> bool {
        self.definition(ir).and_then(|definition| definition.memory_effects) == Some(MemoryEffects::Recursive)
    }

    /// Whether neither the operation nor those in its regions have effects on memory.
    #[track_caller]
    pub fn is_memory_effect_free(self, ir: &Ir<'_>) -> bool {
        let mut pending = SmallVec::<[Op; 4]>::from_slice(&[self]);
        while let Some(op) = pending.pop() {
            match op.definition(ir).and_then(|definition| definition.memory_effects) {
                Some(MemoryEffects::Recursive) => {
                    pending.extend(op.regions(ir).flat_map(|region| region.ops(ir)));
                }
                Some(MemoryEffects::Fixed([])) => {}
                Some(MemoryEffects::Fixed(_)) => return false,
                _ if op.memory_effects(ir).is_some_and(|effects| effects.is_empty()) => {}
                _ => return false,
            }
        }
        true
    }

    /// Whether the operation itself has effects of this kind and no others.
    #[track_caller]
    pub fn has_single_effect(self, ir: &Ir<'_>, kind: MemoryEffect) -> bool {
        match self.definition(ir).and_then(|definition| definition.memory_effects) {
            Some(MemoryEffects::Recursive) => false,
            Some(MemoryEffects::Fixed(kinds)) => !kinds.is_empty() && kinds.iter().all(|own| *own == kind),
            _ => self.memory_effects(ir).is_some_and(|effects| {
                !effects.is_empty() && effects.iter().all(|effect| effect.effect == kind)
            }),
        }
    }

    /// Whether the operation has no effects on memory, and may be executed speculatively.
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

    /// Whether the operation, and those in its regions, may be executed speculatively.
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

    /// Whether the operation itself may be executed speculatively; it may not if this is not known.
    #[track_caller]
    pub fn speculatability(self, ir: &Ir<'_>) -> Speculatability {
        let by_interface = || Some(self.interface::<DynConditionallySpeculatable>(ir)?.speculatability(ir));
        self.defined_speculatability(ir).or_else(by_interface).unwrap_or(Speculatability::NotSpeculatable)
    }

    /// Returns the speculatability from the definition and the traits.
    fn defined_speculatability(self, ir: &Ir<'_>) -> Option<Speculatability> {
        let definition = self.definition(ir)?;
        if let Some(speculate) = definition.speculatability {
            return Some(speculate(ir, self));
        }
        let by_trait = if definition.has_trait(&ALWAYS_SPECULATABLE_IMPL_TRAIT) {
            Speculatability::Speculatable
        } else if definition.has_trait(&RECURSIVELY_SPECULATABLE_IMPL_TRAIT) {
            Speculatability::RecursivelySpeculatable
        } else {
            return None;
        };
        let dialect = ir.context().dialect(definition.dialect());
        let by_dialect = dialect.and_then(|dialect| dialect.hooks.speculatability?(ir, self));
        Some(by_dialect.unwrap_or(by_trait))
    }
}

/// Whether an operation with these effects can be erased if its results have no uses: it only reads, or
/// allocates its results.
pub(crate) fn can_be_dropped(ir: &Ir<'_>, op: Op, effects: &[EffectInstance]) -> bool {
    let is_own = |value: Value| value.defining_op(ir) == Some(op);
    let is_allocated = |value: Option<Value>| {
        let mut allocated = effects.iter().filter(|effect| effect.effect == MemoryEffect::Allocate);
        value.is_some_and(|value| is_own(value) && allocated.any(|effect| effect.value == Some(value)))
    };
    effects.iter().all(|effect| effect.effect == MemoryEffect::Read || is_allocated(effect.value))
}
