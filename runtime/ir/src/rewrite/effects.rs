//! Whether an operation can be dropped when nothing uses its results.

use rustc_hash::FxHashSet;

use crate::context::Context;
use crate::effects::DynMemoryEffectOpInterface;
use crate::effects::can_be_dropped;
use crate::ir::definition::{MemoryEffect, MemoryEffects, OpDefinition};
use crate::ir::{Ir, Op};
use crate::ir::{OpInterface, has_interface};

/// Whether unused operations of one kind can be erased.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Droppable {
    /// They have effects, are terminators or symbols, or are unknown.
    Never,
    /// They have no effect but reading.
    Always,
    /// It depends on the operations in their regions.
    IfNestedAre,
    /// It depends on the targets of their effects.
    IfEffectsAllow,
}

/// The interface of memory effects.
const MEMORY_EFFECTS: &str = <DynMemoryEffectOpInterface as OpInterface>::NAME;

/// Traits that keep an operation with any effects.
const KEPT: [&str; 2] = ["Terminator", "SymbolOpInterface"];

impl Droppable {
    /// When operations of this definition can be dropped.
    pub fn of(context: &Context, definition: &OpDefinition) -> Self {
        if definition.traits.iter().any(|own| KEPT.contains(&own.name)) {
            Self::Never
        } else {
            effects_of(context, definition)
        }
    }
}

/// The same, but of an operation inside the one that may be dropped, where a terminator is no reason to keep it.
fn effects_of(context: &Context, definition: &OpDefinition) -> Droppable {
    match definition.memory_effects {
        None if has_interface(context, definition, MEMORY_EFFECTS) => Droppable::IfEffectsAllow,
        None => Droppable::Never,
        Some(MemoryEffects::Recursive) => Droppable::IfNestedAre,
        Some(MemoryEffects::Fixed(effects)) if effects.iter().all(|effect| *effect == MemoryEffect::Read) => {
            Droppable::Always
        }
        Some(MemoryEffects::Fixed(_)) => Droppable::Never,
        Some(MemoryEffects::Detailed(_) | MemoryEffects::Computed(_)) => Droppable::IfEffectsAllow,
    }
}

/// Finds operations that could be dropped. In a deep nest, one operation with effects keeps all levels. Each level is found kept when
/// that operation is found, so that not each one is searched.
#[derive(Default)]
pub struct DeadOpFinder {
    kept: FxHashSet<Op>,
}

impl DeadOpFinder {
    /// Whether `op` could be dropped if nothing used its results.
    pub fn would_be_dead(&mut self, ir: &Ir<'_>, op: Op, droppable: Droppable) -> bool {
        match droppable {
            Droppable::Never => false,
            Droppable::Always => true,
            Droppable::IfNestedAre => !self.kept.contains(&op) && self.nested_have_no_effects(ir, op),
            Droppable::IfEffectsAllow => effects_allow(ir, op),
        }
    }

    /// Forgets what was found: the IR has changed.
    pub fn ir_changed(&mut self) {
        if !self.kept.is_empty() {
            self.kept.clear();
        }
    }

    fn nested_have_no_effects(&mut self, ir: &Ir<'_>, root: Op) -> bool {
        let mut pending: Vec<Op> = nested(ir, root).collect();
        while let Some(op) = pending.pop() {
            let has_effects = nested_effects(ir, op);
            if has_effects == Some(true) || self.kept.contains(&op) {
                let levels = op.ancestors(ir).take_while(|level| *level != root);
                self.kept.extend(levels.chain([root]));
                return false;
            }
            if has_effects.is_none() {
                pending.extend(nested(ir, op));
            }
        }
        true
    }
}

/// Whether a nested operation has effects that keep those around it; `None` if the operations in its regions decide.
fn nested_effects(ir: &Ir<'_>, op: Op) -> Option<bool> {
    match op.definition(ir).map_or(Droppable::Never, |own| effects_of(ir.context(), own)) {
        Droppable::Never => Some(true),
        Droppable::Always => Some(false),
        Droppable::IfEffectsAllow => Some(!effects_allow(ir, op)),
        Droppable::IfNestedAre => None,
    }
}

fn effects_allow(ir: &Ir<'_>, op: Op) -> bool {
    op.memory_effects(ir).is_some_and(|effects| can_be_dropped(ir, op, &effects))
}

fn nested<'a>(ir: &'a Ir<'_>, op: Op) -> impl Iterator<Item = Op> + 'a {
    op.regions(ir).flat_map(|region| region.ops(ir))
}

/// Whether `op` could be dropped if nothing used its results (MLIR's `wouldOpBeTriviallyDead`).
pub fn would_op_be_trivially_dead(ir: &Ir<'_>, op: Op) -> bool {
    let droppable = op.definition(ir).map_or(Droppable::Never, |own| Droppable::of(ir.context(), own));
    DeadOpFinder::default().would_be_dead(ir, op, droppable)
}

/// Whether nothing uses the results of `op`, and it can be dropped therefore (MLIR's `isOpTriviallyDead`).
pub fn is_trivially_dead(ir: &Ir<'_>, op: Op) -> bool {
    op.use_empty(ir) && would_op_be_trivially_dead(ir, op)
}
