//! Promotion of slots of memory to values.
//!
//! The analysis changes nothing: it finds the uses to remove and the blocks that need an argument, or gives
//! up. The promotion then walks the dominator tree with the value that the slot contains, and removes the
//! uses from the last one to the first.

use std::cmp::Ordering;
use std::collections::BTreeSet;

use rustc_hash::FxHashMap;

use super::blocking::BlockingUses;
use super::merge_points::merge_points;
use super::repeat_until_unchanged;
use crate::analysis::blocks_sorted_by_dominance;
use rtblgen_ir::control_flow::append_successor_operands;
use rtblgen_ir::interfaces::{
    DeletionKind, DynBranchOpInterface, DynPromotableAllocationOpInterface, DynPromotableMemOpInterface,
    DynPromotableOpInterface, MemorySlot, RegionKind,
};
use rtblgen_ir::ir::{Block, DominanceInfo, Ir, IrBuilder, Op, Region, Value};

/// The outcome of [`promote_memory_slots`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Promoted {
    /// The number of promoted slots.
    pub slots: u64,
    /// The number of block arguments that were added.
    pub block_arguments: u64,
}

/// Promotes the slots of these allocations, as often as that is possible.
///
/// MLIR's `tryToPromoteMemorySlots`.
pub fn promote_memory_slots(ir: &mut Ir<'_>, allocations: Vec<Op>, dominance: &DominanceInfo) -> Promoted {
    let mut promoted = Promoted::default();
    repeat_until_unchanged(allocations, |allocation, next| {
        let Some(allocation) = allocation.interface::<DynPromotableAllocationOpInterface>(ir) else {
            return false;
        };
        for slot in allocation.promotable_slots(ir) {
            if let Some(plan) = Plan::of(ir, dominance, &slot) {
                promoted.slots += 1;
                promoted.block_arguments += plan.merge_points.len() as u64;
                next.extend(Promoter::new(slot, allocation, plan, dominance).promote(ir));
                return true;
            }
        }
        false
    });
    promoted
}

/// The plan of promoting a slot.
struct Plan {
    blocking: BlockingUses,
    merge_points: BTreeSet<Block>,
}

impl Plan {
    /// The plan for a slot; `None` if it has no uses or cannot be promoted.
    fn of<'c>(ir: &Ir<'c>, dominance: &DominanceInfo, slot: &MemorySlot<'c>) -> Option<Self> {
        if slot.pointer.use_empty(ir) {
            return None;
        }
        let blocking = blocking_uses(ir, slot)?;
        let merge_points = merge_points(ir, dominance, slot)?;
        Some(Plan { blocking, merge_points })
    }
}

/// Returns the uses to remove; `None` if one of them cannot be removed. Accesses must be in the region of the
/// slot, where the value of the slot is known, and the region must have an order.
fn blocking_uses<'c>(ir: &Ir<'c>, slot: &MemorySlot<'c>) -> Option<BlockingUses> {
    let region = slot.pointer.parent_region(ir)?;
    if is_declared_graph(ir, region) {
        return None;
    }
    let mut blocking = BlockingUses::default();
    slot.pointer.uses(ir).for_each(|own| blocking.add(own));
    let users = blocking.propagate(ir, slot.pointer, |user, uses, new_uses| {
        if let Some(user) = user.interface::<DynPromotableOpInterface>(ir) {
            return user.can_uses_be_removed(ir, uses, new_uses);
        }
        let access = user.interface::<DynPromotableMemOpInterface>(ir);
        access.is_some_and(|access| access.can_uses_be_removed(ir, slot, uses, new_uses))
    })?;
    let is_access = |user: &Op| user.interface::<DynPromotableMemOpInterface>(ir).is_some();
    let mut accesses = users.into_iter().filter(is_access);
    accesses.all(|user| user.parent_region(ir) == Some(region)).then_some(blocking)
}

/// Whether the operation around a region declares it a graph region.
fn is_declared_graph(ir: &Ir<'_>, region: Region) -> bool {
    let kind = region.parent_op(ir).and_then(|op| op.region_kind(ir, region.number(ir)));
    kind == Some(RegionKind::Graph)
}

/// The promotion of a slot.
struct Promoter<'d, 'c> {
    slot: MemorySlot<'c>,
    allocation: DynPromotableAllocationOpInterface,
    plan: Plan,
    dominance: &'d DominanceInfo,
    /// The value of the slot before each access that is removed.
    reaching: FxHashMap<Op, Value>,
    /// The value that each store stores.
    stored: FxHashMap<Op, Value>,
}

impl<'d, 'c> Promoter<'d, 'c> {
    fn new(
        slot: MemorySlot<'c>,
        allocation: DynPromotableAllocationOpInterface,
        plan: Plan,
        dominance: &'d DominanceInfo,
    ) -> Self {
        let (reaching, stored) = (FxHashMap::default(), FxHashMap::default());
        Promoter { slot, allocation, plan, dominance, reaching, stored }
    }

    /// Promotes the slot; returns the allocation that replaces the old one, if there is one.
    fn promote(mut self, ir: &mut Ir<'c>) -> Option<Op> {
        let start = self.slot.pointer.parent_block(ir)?;
        let mut builder = IrBuilder::at_block_start(ir, start);
        let default = self.allocation.default_value(&self.slot, &mut builder);
        self.find_reaching_definitions(ir, default);
        self.remove_blocking_uses(ir, default);
        self.pass_default_from_dead_branches(ir, default);
        let mut builder = IrBuilder::at_block_start(ir, start);
        self.allocation.handle_promotion_complete(&self.slot, default, &mut builder)
    }

    /// Finds the value of the slot in all reachable blocks, from the entry down the dominator tree.
    fn find_reaching_definitions(&mut self, ir: &mut Ir<'c>, default: Value) {
        let entry = self.slot.pointer.parent_region(ir).and_then(|region| region.entry(ir));
        let mut pending: Vec<(Block, Value)> = entry.map(|entry| (entry, default)).into_iter().collect();
        while let Some((block, reaching)) = pending.pop() {
            let reaching = match self.plan.merge_points.contains(&block) {
                true => self.add_argument(ir, block),
                false => reaching,
            };
            let reaching = self.visit_block(ir, block, reaching);
            self.pass_to_merge_points(ir, block, reaching);
            pending.extend(self.dominance.children(ir, block).into_iter().map(|child| (child, reaching)));
        }
    }

    fn add_argument(&self, ir: &mut Ir<'c>, block: Block) -> Value {
        let location = self.slot.pointer.location(ir);
        let argument = ir.add_argument(block, self.slot.element_type, location);
        let mut builder = IrBuilder::at_block_start(ir, block);
        self.allocation.handle_block_argument(&self.slot, argument, &mut builder);
        argument
    }

    /// Returns the value of the slot at the end of a block.
    fn visit_block(&mut self, ir: &mut Ir<'c>, block: Block, mut reaching: Value) -> Value {
        for op in block.ops(ir).collect::<Vec<_>>() {
            let Some(access) = op.interface::<DynPromotableMemOpInterface>(ir) else { continue };
            if self.plan.blocking.contains(op) {
                self.reaching.insert(op, reaching);
            }
            if access.stores_to(ir, &self.slot) {
                reaching = access.stored(&self.slot, &mut IrBuilder::after(ir, op), reaching);
                self.stored.insert(op, reaching);
            }
        }
        reaching
    }

    fn pass_to_merge_points(&self, ir: &mut Ir<'c>, block: Block, value: Value) {
        let Some(branch) = block.terminator(ir) else { return };
        if branch.interface::<DynBranchOpInterface>(ir).is_none() {
            return;
        }
        for number in 0..branch.successor_count(ir) {
            if self.plan.merge_points.contains(&branch.successor(ir, number)) {
                append_successor_operands(ir, branch, number, &[value]);
            }
        }
    }

    /// Removes the uses, the last first: a load may be the value of a store before it.
    fn remove_blocking_uses(&mut self, ir: &mut Ir<'c>, default: Value) {
        let users = self.users_by_dominance(ir);
        let (mut erased, mut visitors, mut definitions) = (Vec::new(), Vec::new(), Vec::new());
        for user in users.into_iter().rev() {
            let uses = self.plan.blocking.of(user);
            let is_deleted = if let Some(access) = user.interface::<DynPromotableMemOpInterface>(ir) {
                let reaching = self.reaching.get(&user).copied().unwrap_or(default);
                let kind =
                    access.remove_blocking_uses(&self.slot, uses, &mut IrBuilder::after(ir, user), reaching);
                definitions.extend(self.stored.get(&user).map(|value| (user, *value)));
                kind
            } else {
                let Some(user) = user.interface::<DynPromotableOpInterface>(ir) else { continue };
                let kind = user.remove_blocking_uses(uses, &mut IrBuilder::after(ir, user.op()));
                visitors.extend(user.requires_replaced_values(ir).then_some(user));
                kind
            };
            erased.extend((is_deleted == DeletionKind::Delete).then_some(user));
        }
        for visitor in visitors {
            visitor.visit_replaced_values(&definitions, &mut IrBuilder::after(ir, visitor.op()));
        }
        erased.into_iter().for_each(|op| ir.erase_op(op));
    }

    /// The users with blocking uses, each after those that dominate it.
    fn users_by_dominance(&self, ir: &Ir<'c>) -> Vec<Op> {
        let Some(region) = self.slot.pointer.parent_region(ir) else { return Vec::new() };
        let blocks = blocks_sorted_by_dominance(ir, region).into_iter().enumerate();
        let index: FxHashMap<Block, usize> = blocks.map(|(index, block)| (block, index)).collect();
        let place = |op: Op| {
            let own = op.ancestors(ir).find(|own| own.parent_region(ir) == Some(region)).unwrap_or(op);
            (own.block(ir).and_then(|block| index.get(&block)).copied(), own)
        };
        let mut users: Vec<(Option<usize>, Op, Op)> = self
            .plan
            .blocking
            .users()
            .map(|user| {
                let (block, own) = place(user);
                (block, own, user)
            })
            .collect();
        users.sort_by(|a, b| {
            a.0.cmp(&b.0).then_with(|| match a.1 {
                own if own == b.1 => a.2.cmp(&b.2),
                own if own.is_before_in_block(ir, b.1) => Ordering::Less,
                _ => Ordering::Greater,
            })
        });
        users.into_iter().map(|(_, _, user)| user).collect()
    }

    /// Branches in blocks that cannot be reached pass the default value to the new arguments.
    fn pass_default_from_dead_branches(&self, ir: &mut Ir<'c>, default: Value) {
        for block in &self.plan.merge_points {
            for branch in block.users(ir).collect::<BTreeSet<Op>>() {
                for number in 0..branch.successor_count(ir) {
                    let passed = branch.passed_operands(ir, number).map_or(0, |range| range.len());
                    if branch.successor(ir, number) == *block && passed + 1 == block.argument_count(ir) {
                        append_successor_operands(ir, branch, number, &[default]);
                    }
                }
            }
        }
    }
}
