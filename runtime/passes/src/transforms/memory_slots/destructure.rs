//! Splitting of slots of memory into slots for their parts.

use std::collections::BTreeSet;

use rustc_hash::FxHashSet;

use super::blocking::BlockingUses;
use super::repeat_until_unchanged;
use crate::analysis::forward_slice;
use rtblgen_ir::context::attributes::Attribute;
use rtblgen_ir::interfaces::{
    DeletionKind, DestructurableMemorySlot, DynDestructurableAccessorOpInterface,
    DynDestructurableAllocationOpInterface, DynPromotableOpInterface, DynSafeMemorySlotAccessOpInterface,
    MemorySlot,
};
use rtblgen_ir::ir::{Ir, IrBuilder, Op, Use};

/// The outcome of [`destructure_memory_slots`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Destructured {
    /// The number of slots that were split.
    pub slots: u64,
    /// The number of those of which not all parts are used.
    pub slots_with_memory_benefit: u64,
    /// The largest number of parts of a slot.
    pub max_subelements: u64,
}

/// Splits the slots of these allocations, as often as that is possible.
///
/// MLIR's `tryToDestructureMemorySlots`.
pub fn destructure_memory_slots(ir: &mut Ir<'_>, allocations: Vec<Op>) -> Destructured {
    let mut done = Destructured::default();
    repeat_until_unchanged(allocations, |allocation, next| {
        let Some(allocation) = allocation.interface::<DynDestructurableAllocationOpInterface>(ir) else {
            return false;
        };
        for slot in allocation.destructurable_slots(ir) {
            if let Some(plan) = Plan::of(ir, &slot) {
                let parts = slot.subelement_types.len();
                done.slots += 1;
                done.slots_with_memory_benefit += u64::from(parts != plan.used_indices.len());
                done.max_subelements = done.max_subelements.max(parts as u64);
                plan.destructure(ir, &slot, allocation, next);
                return true;
            }
        }
        false
    });
    done
}

/// The plan of splitting a slot.
struct Plan<'c> {
    /// The parts that are used, in the order in which they are found.
    used_indices: Vec<Attribute<'c>>,
    blocking: BlockingUses,
    accessors: BTreeSet<Op>,
}

impl<'c> Plan<'c> {
    /// The plan for a slot; `None` if it has no uses or cannot be split.
    fn of(ir: &Ir<'c>, slot: &DestructurableMemorySlot<'c>) -> Option<Self> {
        let pointer = slot.slot.pointer;
        if pointer.use_empty(ir) {
            return None;
        }
        let (used_indices, blocking) = (Vec::new(), BlockingUses::default());
        let mut plan = Plan { used_indices, blocking, accessors: BTreeSet::new() };
        let mut must_be_safe = Vec::new();
        for own in pointer.uses(ir) {
            let accessor = own.op.interface::<DynDestructurableAccessorOpInterface>(ir);
            match accessor {
                Some(accessor)
                    if accessor.can_rewire(ir, slot, &mut plan.used_indices, &mut must_be_safe) =>
                {
                    plan.accessors.insert(own.op);
                }
                _ => plan.blocking.add(own),
            }
        }
        let mut seen = FxHashSet::default();
        plan.used_indices.retain(|index| seen.insert(*index));
        plan.add_unsafe_uses(ir, must_be_safe);
        plan.blocking.propagate(ir, pointer, |user, uses, new_uses| {
            let user = user.interface::<DynPromotableOpInterface>(ir);
            user.is_some_and(|user| user.can_uses_be_removed(ir, uses, new_uses))
        })?;
        Some(plan)
    }

    /// Adds the uses of slots that may leave the bounds of these.
    fn add_unsafe_uses(&mut self, ir: &Ir<'c>, mut must_be_safe: Vec<MemorySlot<'c>>) {
        let mut visited: BTreeSet<(Op, usize)> = BTreeSet::new();
        while let Some(slot) = must_be_safe.pop() {
            for Use { op, operand } in slot.pointer.uses(ir) {
                if !visited.insert((op, operand)) {
                    continue;
                }
                let access = op.interface::<DynSafeMemorySlotAccessOpInterface>(ir);
                let is_safe = access
                    .is_some_and(|access| access.ensure_only_safe_accesses(ir, &slot, &mut must_be_safe));
                if !is_safe {
                    self.blocking.add(Use { op, operand });
                }
            }
        }
    }

    /// Splits the slot, and adds new allocations.
    fn destructure(
        self,
        ir: &mut Ir<'c>,
        slot: &DestructurableMemorySlot<'c>,
        allocation: DynDestructurableAllocationOpInterface,
        next: &mut Vec<Op>,
    ) {
        let Some(start) = slot.slot.pointer.parent_block(ir) else { return };
        let mut builder = IrBuilder::at_block_start(ir, start);
        let subslots = allocation.destructure(slot, &self.used_indices, &mut builder, next);
        let users = forward_slice(ir, slot.slot.pointer);
        let users = users.into_iter().rev();
        let users = users.filter(|user| self.accessors.contains(user) || self.blocking.contains(*user));
        let mut erased = Vec::new();
        for user in users {
            let accessor = user.interface::<DynDestructurableAccessorOpInterface>(ir);
            let mut builder = IrBuilder::after(ir, user);
            let kind = match accessor {
                Some(accessor) => accessor.rewire(slot, &subslots, &mut builder),
                None => {
                    let Some(user) = user.interface::<DynPromotableOpInterface>(builder.ir_mut()) else {
                        continue;
                    };
                    user.remove_blocking_uses(self.blocking.of(user.op()), &mut builder)
                }
            };
            erased.extend((kind == DeletionKind::Delete).then_some(user));
        }
        erased.into_iter().for_each(|op| ir.erase_op(op));
        let mut builder = IrBuilder::at_block_start(ir, start);
        next.extend(allocation.handle_destructuring_complete(slot, &mut builder));
    }
}
