//! Topological orders of operations.

use rustc_hash::FxHashSet;

use super::slices::blocks_sorted_by_dominance;
use rtblgen_ir::context::walk::{Walk, WalkOrder};
use rtblgen_ir::ir::{Block, Ir, Op, Region, Value};

/// Sorts operations so that definitions come before uses as far as that is possible. Returns whether it is.
///
/// MLIR's `computeTopologicalSorting`.
///
/// ```
/// use rtblgen_runtime::Context;
/// use rtblgen_runtime::analysis::sort_ops_topologically;
///
/// let context = Context::new();
/// context.allow_unregistered_dialects(true);
/// let ir = context.parse_module("example.mlir", r#"%0 = "t.a"() : () -> i32  "t.b"(%0) : (i32) -> ()"#).unwrap();
/// let mut ops: Vec<_> = ir.root().region(&ir, 0).ops(&ir).collect();
/// let sorted = ops.clone();
/// ops.reverse();
/// assert!(sort_ops_topologically(&ir, &mut ops));
/// assert_eq!(ops, sorted);
/// ```
pub fn sort_ops_topologically(ir: &Ir<'_>, ops: &mut [Op]) -> bool {
    let mut unscheduled: FxHashSet<Op> = ops.iter().copied().collect();
    let (mut next, mut is_sorted) = (0, true);
    while !unscheduled.is_empty() && next < ops.len() {
        let (mut is_stuck, start) = (true, next);
        for place in start..ops.len() {
            if is_ready(ir, ops[place], &unscheduled) {
                unscheduled.remove(&ops[place]);
                ops.swap(place, next);
                next += 1;
                is_stuck = false;
            }
        }
        if is_stuck {
            is_sorted = false;
            unscheduled.remove(&ops[next]);
            next += 1;
        }
    }
    is_sorted
}

/// Whether all operands of the operation, and of those in it, are defined by scheduled operations.
pub(crate) fn is_ready(ir: &Ir<'_>, op: Op, unscheduled: &FxHashSet<Op>) -> bool {
    let is_ready = |value: Value| {
        let mut definition = value.defining_op(ir);
        while let Some(own) = definition.filter(|own| *own != op) {
            if unscheduled.contains(&own) {
                return false;
            }
            definition = own.parent_op(ir);
        }
        true
    };
    op.walk(ir, WalkOrder::Post, |inner| match inner.operands(ir).all(is_ready) {
        true => Walk::Advance,
        false => Walk::Interrupt,
    })
}

/// Sorts operations into an order in which they may be executed. Blocks come after those that dominate them, operations are in
/// the order of their block, and each operation comes before those in it.
///
/// MLIR's `topologicalSort`.
pub fn topological_sort(ir: &Ir<'_>, ops: &[Op]) -> Vec<Op> {
    let Some(root) = common_region(ir, ops) else { return ops.to_vec() };
    let wanted: FxHashSet<Op> = ops.iter().copied().collect();
    let around: FxHashSet<Op> = ops.iter().flat_map(|op| op.ancestors(ir)).collect();
    let mut sorted = Vec::new();
    let mut pending = ops_in_order(ir, root);
    pending.reverse();
    while let Some(op) = pending.pop() {
        if wanted.contains(&op) {
            sorted.push(op);
        }
        if around.contains(&op) {
            let inside: Vec<Op> = op.regions(ir).rev().flat_map(|region| ops_in_order(ir, region)).collect();
            pending.extend(inside.into_iter().rev());
        }
    }
    sorted
}

/// The innermost region around all operations.
fn common_region(ir: &Ir<'_>, ops: &[Op]) -> Option<Region> {
    let around = |op: Op| {
        std::iter::successors(op.parent_region(ir), |region| region.parent_op(ir)?.parent_region(ir))
    };
    let (first, rest) = ops.split_first().filter(|(_, rest)| !rest.is_empty())?;
    around(*first).find(|region| rest.iter().all(|op| around(*op).any(|own| own == *region)))
}

fn ops_in_order(ir: &Ir<'_>, region: Region) -> Vec<Op> {
    let blocks: Vec<Block> = blocks_sorted_by_dominance(ir, region);
    blocks.into_iter().flat_map(|block| block.ops(ir)).collect()
}
