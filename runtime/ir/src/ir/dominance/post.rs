//! Post-dominance.

use super::trees::Trees;
use super::{Block, Ir, Op};

/// The post-dominator trees of the regions of an IR, each computed when it is first needed. MLIR's `PostDominanceInfo`.
///
/// It holds until blocks or branches change. Operations may move.
///
/// ```
/// use rtblgen_runtime::{Context, PostDominanceInfo};
///
/// let context = Context::new();
/// context.allow_unregistered_dialects(true);
/// let text = r#""t.f"() ({ "t.br"()[^end] : () -> ()  ^end: "t.end"() : () -> () }) : () -> ()"#;
/// let ir = context.parse_module("example.mlir", text).unwrap();
/// let function = ir.root().region(&ir, 0).ops(&ir).next().unwrap();
/// let blocks: Vec<_> = function.region(&ir, 0).blocks(&ir).collect();
/// assert!(PostDominanceInfo::default().block_post_dominates(&ir, blocks[1], blocks[0]));
/// ```
#[derive(Default)]
pub struct PostDominanceInfo {
    trees: Trees<{ super::trees::BACKWARD }>,
}

impl PostDominanceInfo {
    /// Whether block `a` post-dominates block `b`, or the ancestor of `b` in the region of `a`: all paths from there to the end
    /// of the region pass `a`. A block post-dominates itself.
    pub fn block_post_dominates(&self, ir: &Ir<'_>, a: Block, b: Block) -> bool {
        a == b || self.block_properly_post_dominates(ir, a, b)
    }

    /// The same, but no block post-dominates itself, except in a graph region.
    pub fn block_properly_post_dominates(&self, ir: &Ir<'_>, a: Block, b: Block) -> bool {
        self.trees.properly_dominates(ir, a, b)
    }

    /// Whether the first operation comes after the second one, or its ancestor in the same region, on all paths to the end of the
    /// region. An operation properly post-dominates those inside it.
    pub fn properly_post_dominates(&self, ir: &Ir<'_>, a: Op, b: Op) -> bool {
        let Some(block) = a.block(ir) else { return false };
        if a == b {
            return !super::has_ssa_dominance(ir, block);
        }
        let Some(b) = super::ancestor_beside(ir, block, b) else { return false };
        let Some(other) = b.block(ir) else { return false };
        match block == other {
            true => a == b || !super::has_ssa_dominance(ir, block) || b.is_before_in_block(ir, a),
            false => self.block_properly_post_dominates(ir, block, other),
        }
    }

    /// The immediate post-dominator: the next block on all paths from this one to the end of its region.
    pub fn immediate_post_dominator(&self, ir: &Ir<'_>, block: Block) -> Option<Block> {
        self.trees.tree(ir, block.parent_region(ir)?).immediate.get(&block).copied()
    }

    /// The nearest block that post-dominates both blocks, or their ancestors in a common region.
    pub fn nearest_common_post_dominator(&self, ir: &Ir<'_>, a: Block, b: Block) -> Option<Block> {
        self.trees.nearest_common(ir, a, b)
    }
}
