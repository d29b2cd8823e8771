//! The order in which operations are converted: outer ones first, blocks along the control flow.

use rustc_hash::FxHashSet;

use super::target::{ConversionTarget, Legality};
use rtblgen_ir::ir::{Block, Ir, Op, Region};

/// Adds `root` and the operations in it. The insides of recursively legal operations are left out.
pub(super) fn collect<'c>(ir: &Ir<'c>, root: Op, target: &ConversionTarget<'c>, order: &mut Vec<Op>) {
    let mut stack = vec![root];
    while let Some(op) = stack.pop() {
        order.push(op);
        if op.region_count(ir) == 0 || target.legality(ir, op) == (Legality::Legal { recursively: true }) {
            continue;
        }
        let start = stack.len();
        for region in op.regions(ir) {
            for block in blocks(ir, region) {
                stack.extend(block.ops(ir));
            }
        }
        stack[start..].reverse();
    }
}

/// The blocks that control reaches, depth first, and then those that it does not reach. MLIR leaves out the latter, so that
/// they keep operations which are not legal.
fn blocks(ir: &Ir<'_>, region: Region) -> Vec<Block> {
    let Some(entry) = region.entry(ir) else { return Vec::new() };
    if region.has_one_block(ir) {
        return vec![entry];
    }
    let mut seen = FxHashSet::default();
    let mut blocks = Vec::new();
    for start in std::iter::once(entry).chain(region.blocks(ir)) {
        let mut stack = vec![start];
        while let Some(block) = stack.pop() {
            if seen.insert(block) {
                blocks.push(block);
                stack.extend(block.successors(ir).rev());
            }
        }
    }
    blocks
}
