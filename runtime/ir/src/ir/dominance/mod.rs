//! Dominance and post-dominance.

mod post;
mod tree;
mod trees;

use std::collections::BTreeSet;
use std::rc::Rc;

use rustc_hash::FxHashMap;

pub use post::PostDominanceInfo;
pub(crate) use tree::Tree;
pub use tree::post_order;

use super::handle::{Block, Op, Region, Value};
use super::storage::Ir;
use super::value::ValueOwner;
use crate::ir::definition::RegionKind;

/// The dominance between blocks and values, computed for each region at the first query.
///
/// Results are valid until blocks or branches change; then a new one must be made.
///
/// ```
/// use rtblgen_runtime::{Builder, Context, Dominance, Ir, IrBuilder, OpState};
/// let context = Context::new();
/// let location = context.unknown_loc();
/// let mut ir = Ir::module(&context, location);
/// let body = ir.root().region(&ir, 0).entry(&ir).unwrap();
/// let mut builder = IrBuilder::at_block_end(&mut ir, body);
/// let one = builder.create(OpState::new("test.one", location).result(context.i32_type()));
/// let one = one.result(builder.ir(), 0);
/// let user = builder.create(OpState::new("test.use", location).operand(one));
/// assert!(Dominance::new(&ir).value_dominates(one, user));
/// ```
pub struct Dominance<'a, 'c> {
    ir: &'a Ir<'c>,
    info: DominanceInfo,
}

/// The dominator trees of the regions of an IR, each computed when it is first needed. MLIR's `DominanceInfo`.
///
/// It holds until blocks or branches change. Operations may move.
#[derive(Default)]
pub struct DominanceInfo {
    trees: trees::Trees<{ trees::FORWARD }>,
}

impl<'a, 'c> Dominance<'a, 'c> {
    /// Creates a cache without results.
    pub fn new(ir: &'a Ir<'c>) -> Self {
        Dominance { ir, info: DominanceInfo::default() }
    }

    /// The IR.
    pub(crate) fn ir(&self) -> &'a Ir<'c> {
        self.ir
    }

    /// The tree of a region.
    pub(crate) fn tree(&self, region: Region) -> Rc<Tree> {
        self.info.trees.tree(self.ir, region)
    }

    /// See [`DominanceInfo::is_reachable`].
    pub fn is_reachable(&self, block: Block) -> bool {
        self.info.is_reachable(self.ir, block)
    }

    /// See [`DominanceInfo::block_dominates`].
    pub fn block_dominates(&self, a: Block, b: Block) -> bool {
        self.info.block_dominates(self.ir, a, b)
    }

    /// See [`DominanceInfo::block_properly_dominates`].
    pub fn block_properly_dominates(&self, a: Block, b: Block) -> bool {
        self.info.block_properly_dominates(self.ir, a, b)
    }

    /// See [`DominanceInfo::immediate_dominator`].
    pub fn immediate_dominator(&self, block: Block) -> Option<Block> {
        self.info.immediate_dominator(self.ir, block)
    }

    /// See [`DominanceInfo::value_dominates`].
    pub fn value_dominates(&self, value: Value, user: Op) -> bool {
        self.info.value_dominates(self.ir, value, user)
    }

    /// See [`DominanceInfo::properly_dominates`].
    pub fn properly_dominates(&self, a: Op, b: Op) -> bool {
        self.info.properly_dominates(self.ir, a, b)
    }
}

impl DominanceInfo {
    /// Whether control flow can reach the block from the entry of its region.
    pub fn is_reachable(&self, ir: &Ir<'_>, block: Block) -> bool {
        let Some(region) = block.parent_region(ir) else { return true };
        block.is_entry(ir) || self.trees.tree(ir, region).intervals.contains_key(&block)
    }

    /// Whether block `a` dominates block `b`, or the ancestor of `b` in the region of `a`. A block dominates itself. All blocks
    /// dominate an unreachable block.
    pub fn block_dominates(&self, ir: &Ir<'_>, a: Block, b: Block) -> bool {
        a == b || self.block_properly_dominates(ir, a, b)
    }

    /// The same, but no block dominates itself, except in a graph region.
    pub fn block_properly_dominates(&self, ir: &Ir<'_>, a: Block, b: Block) -> bool {
        self.trees.properly_dominates(ir, a, b)
    }

    /// The nearest block that dominates both blocks, or those around them in a common region.
    pub fn nearest_common_dominator(&self, ir: &Ir<'_>, a: Block, b: Block) -> Option<Block> {
        self.trees.nearest_common(ir, a, b)
    }

    /// The last block before this one on all ways to it.
    pub fn immediate_dominator(&self, ir: &Ir<'_>, block: Block) -> Option<Block> {
        let region = block.parent_region(ir)?;
        self.trees.tree(ir, region).immediate.get(&block).copied()
    }

    /// The blocks that a block dominates immediately, in the order of the region.
    pub fn children(&self, ir: &Ir<'_>, block: Block) -> Vec<Block> {
        let Some(region) = block.parent_region(ir) else { return Vec::new() };
        self.trees.tree(ir, region).children.get(&block).cloned().unwrap_or_default()
    }

    /// Returns the blocks, of those for which `is_live_in` holds, where definitions in different blocks of
    /// one region merge: the iterated dominance frontier of these blocks.
    pub fn iterated_frontier(
        &self,
        ir: &Ir<'_>,
        blocks: &BTreeSet<Block>,
        is_live_in: impl Fn(Block) -> bool,
    ) -> BTreeSet<Block> {
        let mut found = BTreeSet::new();
        let Some(region) = blocks.first().and_then(|block| block.parent_region(ir)) else { return found };
        let frontiers = self.frontiers(ir, region);
        let mut pending: Vec<Block> = blocks.iter().copied().collect();
        while let Some(block) = pending.pop() {
            for next in frontiers.get(&block).into_iter().flatten() {
                if is_live_in(*next) && found.insert(*next) {
                    pending.push(*next);
                }
            }
        }
        found
    }

    /// The dominance frontier of each block that can be reached: where its dominance ends.
    fn frontiers(&self, ir: &Ir<'_>, region: Region) -> FxHashMap<Block, Vec<Block>> {
        let tree = self.trees.tree(ir, region);
        let mut frontiers: FxHashMap<Block, Vec<Block>> = FxHashMap::default();
        for block in region.blocks(ir).filter(|block| tree.intervals.contains_key(block)) {
            let dominator = tree.immediate.get(&block);
            for predecessor in block.predecessors(ir).filter(|own| tree.intervals.contains_key(own)) {
                let mut runner = Some(&predecessor);
                while let Some(own) = runner.filter(|_| runner != dominator) {
                    let frontier = frontiers.entry(*own).or_default();
                    if frontier.last() != Some(&block) {
                        frontier.push(block);
                    }
                    runner = tree.immediate.get(own);
                }
            }
        }
        frontiers
    }

    /// Whether a value may be used by an operation: it is defined before it on all ways to it. The operations inside the
    /// one that defines it may not use it. In a graph region, order does not matter.
    pub fn value_dominates(&self, ir: &Ir<'_>, value: Value, user: Op) -> bool {
        match value.owner(ir) {
            ValueOwner::Argument(block, _) => {
                if user.block(ir) == Some(block) {
                    return true;
                }
                let Some(user) = ancestor_beside(ir, block, user) else { return false };
                user.block(ir).is_some_and(|other| self.block_dominates(ir, block, other))
            }
            ValueOwner::Result(op, _) => self.properly_dominates(ir, op, user),
        }
    }

    /// Whether the first operation comes before the second, or the one that the second is in, on all ways to it.
    pub fn properly_dominates(&self, ir: &Ir<'_>, a: Op, b: Op) -> bool {
        let Some(block) = a.block(ir) else { return false };
        if b.block(ir) == Some(block) && a != b && a.is_before_in_block(ir, b) {
            return true;
        }
        let Some(b) = ancestor_beside(ir, block, b) else { return false };
        let Some(other) = b.block(ir) else { return false };
        if block != other {
            return self.block_properly_dominates(ir, block, other);
        }
        !has_ssa_dominance(ir, block) || a != b && a.is_before_in_block(ir, b)
    }
}

/// The operation, or the one that it is in, that is in the same region as the block.
fn ancestor_beside(ir: &Ir<'_>, block: Block, op: Op) -> Option<Op> {
    let region = block.parent_region(ir);
    let mut op = op;
    while op.block(ir) != Some(block) && op.parent_region(ir) != region {
        op = op.parent_op(ir)?;
    }
    Some(op)
}

fn has_ssa_dominance(ir: &Ir<'_>, block: Block) -> bool {
    block.parent_region(ir).is_none_or(|region| region.has_ssa_dominance(ir))
}

impl Region {
    /// Whether values must be defined before they are used. In regions that are graphs (`HasOnlyGraphRegion`,
    /// `RegionKindInterface`) they need not; of operations that are not registered, regions of one block may be such.
    pub fn has_ssa_dominance(self, ir: &Ir<'_>) -> bool {
        let Some(op) = self.parent_op(ir) else { return true };
        let is_graph = op.region_kind(ir, self.number(ir)).is_none_or(|kind| kind == RegionKind::Graph);
        !is_graph || !self.has_one_block(ir)
    }
}
