//! The blocks that need an argument for the value of a promoted slot.

use std::collections::BTreeSet;

use rtblgen_ir::interfaces::{DynBranchOpInterface, DynPromotableMemOpInterface, MemorySlot};
use rtblgen_ir::ir::{Block, DominanceInfo, Ir};

use rtblgen_ir::control_flow::can_append_successor_operands;

/// Returns the blocks where different values of a slot merge; `None` if a branch to one of them cannot pass a
/// value.
pub(super) fn merge_points<'c>(
    ir: &Ir<'c>,
    dominance: &DominanceInfo,
    slot: &MemorySlot<'c>,
) -> Option<BTreeSet<Block>> {
    if slot.pointer.parent_region(ir).is_none_or(|region| region.has_one_block(ir)) {
        return Some(BTreeSet::new());
    }
    let defining = defining_blocks(ir, slot);
    let live_in = live_in_blocks(ir, slot, &defining);
    let found = dominance.iterated_frontier(ir, &defining, |block| live_in.contains(&block));
    found.iter().all(|block| can_receive_value(ir, *block)).then_some(found)
}

/// The blocks that store to a slot.
fn defining_blocks<'c>(ir: &Ir<'c>, slot: &MemorySlot<'c>) -> BTreeSet<Block> {
    let users = slot.pointer.users(ir);
    let stores = users.filter(|user| {
        user.interface::<DynPromotableMemOpInterface>(ir).is_some_and(|access| access.stores_to(ir, slot))
    });
    stores.filter_map(|store| store.block(ir)).collect()
}

/// The blocks at whose start the value of a slot is needed.
fn live_in_blocks<'c>(ir: &Ir<'c>, slot: &MemorySlot<'c>, defining: &BTreeSet<Block>) -> BTreeSet<Block> {
    let blocks: BTreeSet<Block> = slot.pointer.users(ir).filter_map(|user| user.block(ir)).collect();
    let mut pending: Vec<Block> = blocks.into_iter().filter(|block| loads_first(ir, slot, *block)).collect();
    let mut live_in = BTreeSet::new();
    while let Some(block) = pending.pop() {
        if live_in.insert(block) {
            pending.extend(block.predecessors(ir).filter(|own| !defining.contains(own)));
        }
    }
    live_in
}

/// Whether a block loads from a slot before it stores to it.
fn loads_first<'c>(ir: &Ir<'c>, slot: &MemorySlot<'c>, block: Block) -> bool {
    let mut accesses = block.ops(ir).filter_map(|op| op.interface::<DynPromotableMemOpInterface>(ir));
    let first = accesses.find(|access| access.loads_from(ir, slot) || access.stores_to(ir, slot));
    first.is_some_and(|access| access.loads_from(ir, slot))
}

/// Whether all branches to a block can pass one more value.
fn can_receive_value(ir: &Ir<'_>, block: Block) -> bool {
    block.users(ir).all(|branch| {
        branch.interface::<DynBranchOpInterface>(ir).is_some()
            && branch
                .successors(ir)
                .enumerate()
                .filter(|(_, successor)| *successor == block)
                .all(|(number, _)| can_append_successor_operands(ir, branch, number))
    })
}
