//! `--mem2reg` and `--sroa`: memory becomes values, and aggregates become memory for each of their parts.

mod blocking;
mod destructure;
mod mem2reg;
mod merge_points;
mod promote;
mod sroa;

pub use destructure::{Destructured, destructure_memory_slots};
pub use mem2reg::Mem2Reg;
pub use promote::{Promoted, promote_memory_slots};
pub use sroa::Sroa;

use rtblgen_ir::ir::{Ir, Op, OpInterface, Region};

/// The operations in a region that have an interface, inner ones before those around them.
fn ops_with_interface<I: OpInterface>(ir: &Ir<'_>, region: Region) -> Vec<Op> {
    let all = region.ops(ir).flat_map(|op| op.post_order(ir));
    all.filter(|op| op.interface::<I>(ir).is_some()).collect()
}

/// Tries all allocations again and again, until none of them changes.
///
/// `attempt` tries to change one allocation. If it does, it returns true and adds new allocations.
fn repeat_until_unchanged(mut allocations: Vec<Op>, mut attempt: impl FnMut(Op, &mut Vec<Op>) -> bool) {
    loop {
        let mut next = Vec::new();
        let mut has_changed = false;
        for allocation in allocations {
            if attempt(allocation, &mut next) {
                has_changed = true;
            } else {
                next.push(allocation);
            }
        }
        if !has_changed {
            return;
        }
        allocations = next;
    }
}
