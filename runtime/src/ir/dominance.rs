//! Dominance.

use std::cell::RefCell;
use std::rc::Rc;

use rustc_hash::FxHashMap;

use super::handle::{Block, Op, Region, Value};
use super::storage::Ir;
use super::value::ValueOwner;
use crate::ir::definition::RegionKind;

/// Which blocks and values dominate which, computed for each region when first asked.
///
/// It holds for the IR as it is; after a change of blocks or branches, a new one must be made.
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
    regions: RefCell<FxHashMap<Region, Rc<Tree>>>,
}

/// The dominator tree of a region.
struct Tree {
    /// When the walk over the tree enters and leaves each block; unreachable blocks are not in it.
    intervals: FxHashMap<Block, (u32, u32)>,
    immediate: FxHashMap<Block, Block>,
}

impl<'a, 'c> Dominance<'a, 'c> {
    /// Nothing is computed yet.
    pub fn new(ir: &'a Ir<'c>) -> Self {
        Dominance { ir, regions: RefCell::default() }
    }

    /// Whether control flow can reach the block from the entry of its region.
    pub fn is_reachable(&self, block: Block) -> bool {
        let Some(region) = block.parent_region(self.ir) else { return true };
        block.is_entry(self.ir) || self.tree(region).intervals.contains_key(&block)
    }

    /// Whether control flow reaches the second block only through the first one, of the same region. A block dominates
    /// itself, and all dominate one that cannot be reached.
    pub fn block_dominates(&self, a: Block, b: Block) -> bool {
        a == b || self.block_properly_dominates(a, b)
    }

    /// The same, but no block dominates itself.
    pub fn block_properly_dominates(&self, a: Block, b: Block) -> bool {
        let (Some(region), Some(other)) = (a.parent_region(self.ir), b.parent_region(self.ir)) else {
            return false;
        };
        if a == b || region != other {
            return false;
        }
        let tree = self.tree(region);
        match (tree.intervals.get(&a), tree.intervals.get(&b)) {
            (_, None) => true,
            (None, Some(_)) => false,
            (Some(a), Some(b)) => a.0 < b.0 && b.1 <= a.1,
        }
    }

    /// The block through which control flow last comes on all ways to this one.
    pub fn immediate_dominator(&self, block: Block) -> Option<Block> {
        let region = block.parent_region(self.ir)?;
        self.tree(region).immediate.get(&block).copied()
    }

    /// Whether a value may be used by an operation: it is defined before it on all ways to it. The operations inside the
    /// one that defines it may not use it. In a graph region, order does not matter.
    pub fn value_dominates(&self, value: Value, user: Op) -> bool {
        match value.owner(self.ir) {
            ValueOwner::Argument(block, _) => {
                if user.block(self.ir) == Some(block) {
                    return true;
                }
                let Some(user) = self.ancestor_beside(block, user) else { return false };
                user.block(self.ir).is_some_and(|other| self.block_dominates(block, other))
            }
            ValueOwner::Result(op, _) => self.properly_dominates(op, user),
        }
    }

    /// Whether the first operation comes before the second, or the one that the second is in, on all ways to it.
    pub fn properly_dominates(&self, a: Op, b: Op) -> bool {
        let Some(block) = a.block(self.ir) else { return false };
        if b.block(self.ir) == Some(block) && a != b && a.is_before_in_block(self.ir, b) {
            return true;
        }
        let Some(b) = self.ancestor_beside(block, b) else { return false };
        let Some(other) = b.block(self.ir) else { return false };
        if block != other {
            return self.block_properly_dominates(block, other);
        }
        !self.has_ssa_dominance(block) || a != b && a.is_before_in_block(self.ir, b)
    }

    /// The operation, or the one that it is in, that is in the same region as the block.
    fn ancestor_beside(&self, block: Block, op: Op) -> Option<Op> {
        let region = block.parent_region(self.ir);
        let mut op = op;
        while op.block(self.ir) != Some(block) && op.parent_region(self.ir) != region {
            op = op.parent_op(self.ir)?;
        }
        Some(op)
    }

    fn has_ssa_dominance(&self, block: Block) -> bool {
        block.parent_region(self.ir).is_none_or(|region| region.has_ssa_dominance(self.ir))
    }

    fn tree(&self, region: Region) -> Rc<Tree> {
        if let Some(tree) = self.regions.borrow().get(&region) {
            return Rc::clone(tree);
        }
        let tree = Rc::new(Tree::of(self.ir, region));
        self.regions.borrow_mut().insert(region, Rc::clone(&tree));
        tree
    }
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

impl Tree {
    /// The algorithm of Cooper, Harvey and Kennedy: blocks are numbered in post-order, and each takes the nearest common
    /// dominator of its predecessors until nothing changes.
    fn of(ir: &Ir<'_>, region: Region) -> Tree {
        let Some(entry) = region.entry(ir) else {
            return Tree { intervals: FxHashMap::default(), immediate: FxHashMap::default() };
        };
        let order = post_order(ir, entry);
        let number: FxHashMap<Block, usize> =
            order.iter().enumerate().map(|(number, block)| (*block, number)).collect();
        let root = order.len() - 1;
        let mut immediate = vec![usize::MAX; order.len()];
        immediate[root] = root;
        let mut changed = true;
        while changed {
            changed = false;
            for node in (0..root).rev() {
                let predecessors =
                    order[node].predecessors(ir).filter_map(|block| number.get(&block).copied());
                let known = predecessors.filter(|predecessor| immediate[*predecessor] != usize::MAX);
                let new = known.reduce(|a, b| common(&immediate, a, b));
                if let Some(new) = new.filter(|new| immediate[node] != *new) {
                    immediate[node] = new;
                    changed = true;
                }
            }
        }
        Tree {
            intervals: intervals(&order, &immediate),
            immediate: (0..root).map(|node| (order[node], order[immediate[node]])).collect(),
        }
    }
}

/// The nearest common dominator of two blocks.
fn common(immediate: &[usize], mut a: usize, mut b: usize) -> usize {
    while a != b {
        if a < b {
            a = immediate[a];
        } else {
            b = immediate[b];
        }
    }
    a
}

/// The blocks that can be reached, each after those first reached from it.
fn post_order(ir: &Ir<'_>, entry: Block) -> Vec<Block> {
    let mut order = Vec::new();
    let mut seen = rustc_hash::FxHashSet::default();
    seen.insert(entry);
    let mut stack = vec![(entry, 0)];
    while let Some((block, next)) = stack.last_mut() {
        match block.last_op(ir).filter(|op| *next < op.successor_count(ir)) {
            Some(op) => {
                let successor = op.successor(ir, *next);
                *next += 1;
                if seen.insert(successor) {
                    stack.push((successor, 0));
                }
            }
            None => {
                order.push(*block);
                stack.pop();
            }
        }
    }
    order
}

/// When a walk over the tree enters and leaves each block. A dominator has a higher number than what it dominates.
fn intervals(order: &[Block], immediate: &[usize]) -> FxHashMap<Block, (u32, u32)> {
    let root = order.len() - 1;
    let mut size = vec![1u32; order.len()];
    for node in 0..root {
        size[immediate[node]] += size[node];
    }
    let mut start = vec![0u32; order.len()];
    let mut free = vec![1u32; order.len()];
    for node in (0..root).rev() {
        let parent = immediate[node];
        start[node] = start[parent] + free[parent];
        free[parent] += size[node];
    }
    (0..=root).map(|node| (order[node], (start[node], start[node] + size[node]))).collect()
}
