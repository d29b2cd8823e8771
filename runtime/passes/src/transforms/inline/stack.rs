//! Stack memory of callees. It ends when the callee returns; in a caller, when that one returns. A call in a loop stays therefore:
//! the stack would grow with each turn.

use rtblgen_ir::interfaces::DynLoopLikeOpInterface;
use rtblgen_ir::ir::definition::MemoryEffect;
use rtblgen_ir::ir::{Block, Ir, Op, Region};
use rtblgen_ir::traits::AUTOMATIC_ALLOCATION_SCOPE;
use rustc_hash::FxHashSet;

/// Whether the stack would grow with each turn of a loop if the callee came in place of the call.
pub(super) fn grows_in_a_loop(ir: &Ir<'_>, callee: Region, call: Op) -> bool {
    allocates(ir, callee) && is_in_a_loop(ir, call)
}

/// Whether the end of an operation is one of the stack memory in it. The lowering of loops forgets that they are such operations.
fn frees(ir: &Ir<'_>, op: Op) -> bool {
    op.has_trait(ir, &AUTOMATIC_ALLOCATION_SCOPE) && DynLoopLikeOpInterface::cast(ir, op).is_none()
}

/// Whether a callee allocates memory that lasts until it returns.
fn allocates(ir: &Ir<'_>, callee: Region) -> bool {
    let mut pending = vec![callee];
    while let Some(region) = pending.pop() {
        for op in region.ops(ir) {
            if allocates_on_stack(ir, op) {
                return true;
            }
            if op.region_count(ir) > 0 && !frees(ir, op) {
                pending.extend(op.regions(ir));
            }
        }
    }
    false
}

fn allocates_on_stack(ir: &Ir<'_>, op: Op) -> bool {
    op.result_count(ir) > 0
        && op.memory_effects(ir).is_some_and(|effects| {
            effects.iter().any(|effect| {
                effect.effect == MemoryEffect::Allocate
                    && effect.resource.ends_with("::AutomaticAllocationScopeResource")
            })
        })
}

/// Whether an operation may be executed several times before the memory around it is freed.
fn is_in_a_loop(ir: &Ir<'_>, op: Op) -> bool {
    let mut current = op;
    loop {
        if current.block(ir).is_some_and(|block| reaches_itself(ir, block)) {
            return true;
        }
        let Some(around) = current.parent_op(ir).filter(|around| !frees(ir, *around)) else { return false };
        if DynLoopLikeOpInterface::cast(ir, around).is_some() {
            return true;
        }
        current = around;
    }
}

fn reaches_itself(ir: &Ir<'_>, block: Block) -> bool {
    let mut reached: FxHashSet<Block> = FxHashSet::default();
    let mut pending: Vec<Block> = block.successors(ir).collect();
    while let Some(next) = pending.pop() {
        if next == block {
            return true;
        }
        if reached.insert(next) {
            pending.extend(next.successors(ir));
        }
    }
    false
}
