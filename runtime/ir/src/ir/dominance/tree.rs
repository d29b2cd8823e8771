//! The dominator tree of a region, forwards and backwards.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::ir::handle::{Block, Region};
use crate::ir::storage::Ir;

/// The direction in which control flow is followed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Direction {
    /// From the entry: dominance.
    Forward,
    /// From the exits: post-dominance.
    Backward,
}

/// The dominator tree of a region.
#[derive(Default)]
pub(crate) struct Tree {
    /// When the walk over the tree enters and leaves each block; unreachable blocks are not in it.
    pub(super) intervals: FxHashMap<Block, (u32, u32)>,
    pub(super) immediate: FxHashMap<Block, Block>,
    /// The blocks that each block dominates immediately.
    pub(super) children: FxHashMap<Block, Vec<Block>>,
}

/// The reachable blocks in post-order, and the predecessors of each node. The last node is the root: the entry block, or a
/// virtual node after all exits.
struct Graph {
    blocks: Vec<Block>,
    before: Vec<Vec<usize>>,
}

impl Graph {
    fn forward(ir: &Ir<'_>, entry: Block) -> Self {
        let blocks = post_order(ir, [entry]);
        let number = numbers(&blocks);
        let before =
            |block: &Block| block.predecessors(ir).filter_map(|own| number.get(&own).copied()).collect();
        Self { before: blocks.iter().map(before).collect(), blocks }
    }

    fn backward(ir: &Ir<'_>, region: Region) -> Self {
        let (mut blocks, mut seen) = (Vec::new(), FxHashSet::default());
        let ends = ends(ir, region);
        for end in &ends {
            if seen.insert(*end) {
                walk(*end, &mut seen, &mut blocks, |block| block.predecessors(ir));
            }
        }
        let (number, exit) = (numbers(&blocks), blocks.len());
        let ends: FxHashSet<Block> = ends.into_iter().collect();
        let before = |block: &Block| {
            let mut before: Vec<usize> =
                successors(ir, *block).filter_map(|own| number.get(&own).copied()).collect();
            before.extend(ends.contains(block).then_some(exit));
            before
        };
        let mut before: Vec<Vec<usize>> = blocks.iter().map(before).collect();
        before.push(Vec::new());
        Self { before, blocks }
    }
}

fn numbers(blocks: &[Block]) -> FxHashMap<Block, usize> {
    blocks.iter().enumerate().map(|(number, block)| (*block, number)).collect()
}

fn successors<'a>(ir: &'a Ir<'_>, block: Block) -> impl Iterator<Item = Block> + 'a {
    block.last_op(ir).into_iter().flat_map(|op| op.successors(ir))
}

/// The blocks where control flow ends: those without successors and, for each part of the region that reaches none of them, one
/// that is farthest from its first block.
fn ends(ir: &Ir<'_>, region: Region) -> Vec<Block> {
    let mut ends: Vec<Block> =
        region.blocks(ir).filter(|block| successors(ir, *block).next().is_none()).collect();
    let (mut seen, mut order) = (FxHashSet::default(), Vec::new());
    let reach = |end: Block, seen: &mut FxHashSet<Block>, order: &mut Vec<Block>| {
        if seen.insert(end) {
            walk(end, seen, order, |block| block.predecessors(ir));
        }
    };
    ends.iter().for_each(|end| reach(*end, &mut seen, &mut order));
    let exits = ends.len();
    for block in region.blocks(ir) {
        if !seen.contains(&block) {
            let farthest = farthest(ir, block, &seen);
            ends.push(farthest);
            reach(farthest, &mut seen, &mut order);
        }
    }
    // An end from which another end is reachable is redundant.
    let all: FxHashSet<Block> = ends.iter().copied().collect();
    let is_needed = |(number, end): &(usize, Block)| {
        *number < exits || !post_order(ir, [*end]).iter().any(|block| block != end && all.contains(block))
    };
    ends.into_iter().enumerate().filter(is_needed).map(|(_, end)| end).collect()
}

/// The last block that a depth-first search from a block reaches. The search skips the blocks of a set.
fn farthest(ir: &Ir<'_>, from: Block, without: &FxHashSet<Block>) -> Block {
    let (mut seen, mut pending, mut last) = (FxHashSet::default(), vec![from], from);
    while let Some(block) = pending.pop() {
        if without.contains(&block) || !seen.insert(block) {
            continue;
        }
        last = block;
        let next: Vec<Block> = successors(ir, block).collect();
        pending.extend(next.into_iter().rev());
    }
    last
}

impl Tree {
    /// The algorithm of Cooper, Harvey and Kennedy: blocks are numbered in post-order, and each takes the nearest common
    /// dominator of its predecessors until nothing changes.
    pub(super) fn of(ir: &Ir<'_>, region: Region, direction: Direction) -> Tree {
        let Some(entry) = region.entry(ir) else { return Tree::default() };
        let graph = match direction {
            Direction::Forward => Graph::forward(ir, entry),
            Direction::Backward => Graph::backward(ir, region),
        };
        let immediate = immediate(&graph.before);
        let (blocks, root) = (&graph.blocks, graph.before.len() - 1);
        let number = numbers(blocks);
        let parent = |node: usize| blocks.get(immediate[node]).copied().filter(|_| node != root);
        let mut children: FxHashMap<Block, Vec<Block>> = FxHashMap::default();
        for block in region.blocks(ir) {
            if let Some(parent) = number.get(&block).and_then(|node| parent(*node)) {
                children.entry(parent).or_default().push(block);
            }
        }
        let intervals = intervals(&immediate);
        Tree {
            children,
            intervals: blocks.iter().copied().zip(intervals).collect(),
            immediate: (0..root).filter_map(|node| Some((blocks[node], parent(node)?))).collect(),
        }
    }

    /// Whether one block dominates another one.
    pub(crate) fn dominates(&self, a: Block, b: Block) -> bool {
        match (self.intervals.get(&a), self.intervals.get(&b)) {
            (_, None) => true,
            (None, Some(_)) => false,
            (Some(a), Some(b)) => a.0 <= b.0 && b.1 <= a.1,
        }
    }

    /// The nearest block that dominates both; `None` if there is none.
    pub(super) fn nearest_common(&self, a: Block, b: Block) -> Option<Block> {
        let (mut dominator, below) = (Some(a), self.intervals.get(&b)?);
        self.intervals.get(&a)?;
        while let Some(own) = dominator {
            let interval = self.intervals.get(&own)?;
            if interval.0 <= below.0 && below.1 <= interval.1 {
                return Some(own);
            }
            dominator = self.immediate.get(&own).copied();
        }
        None
    }
}

/// The immediate dominator of each node, given its predecessors. The dominator of the root, the last node, is
/// the root.
fn immediate(before: &[Vec<usize>]) -> Vec<usize> {
    let root = before.len() - 1;
    let mut immediate = vec![usize::MAX; before.len()];
    immediate[root] = root;
    let mut is_changed = true;
    while is_changed {
        is_changed = false;
        for node in (0..root).rev() {
            let known = before[node].iter().copied().filter(|own| immediate[*own] != usize::MAX);
            let new = known.reduce(|a, b| common(&immediate, a, b));
            if let Some(new) = new.filter(|new| immediate[node] != *new) {
                immediate[node] = new;
                is_changed = true;
            }
        }
    }
    immediate
}

/// The nearest common dominator of two nodes.
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

/// The blocks that are reachable from some blocks, in the post-order of depth-first searches from each of them.
pub fn post_order(ir: &Ir<'_>, starts: impl IntoIterator<Item = Block>) -> Vec<Block> {
    let (mut order, mut seen) = (Vec::new(), FxHashSet::default());
    for start in starts {
        if seen.insert(start) {
            walk(start, &mut seen, &mut order, |block| block.successors(ir));
        }
    }
    order
}

/// Adds the unseen blocks that are reachable from `from`, and `from`, in post-order.
fn walk<I: Iterator<Item = Block>>(
    from: Block,
    seen: &mut FxHashSet<Block>,
    order: &mut Vec<Block>,
    neighbours: impl Fn(Block) -> I,
) {
    let mut stack = vec![(from, neighbours(from))];
    while let Some((block, left)) = stack.last_mut() {
        match left.next() {
            Some(neighbour) => {
                if seen.insert(neighbour) {
                    stack.push((neighbour, neighbours(neighbour)));
                }
            }
            None => {
                order.push(*block);
                stack.pop();
            }
        }
    }
}

/// The times at which a walk over the tree enters and leaves each node. A dominator has a higher number than its subtree.
fn intervals(immediate: &[usize]) -> Vec<(u32, u32)> {
    let root = immediate.len() - 1;
    let mut size = vec![1u32; immediate.len()];
    for node in 0..root {
        size[immediate[node]] += size[node];
    }
    let mut start = vec![0u32; immediate.len()];
    let mut free = vec![1u32; immediate.len()];
    for node in (0..root).rev() {
        let parent = immediate[node];
        start[node] = start[parent] + free[parent];
        free[parent] += size[node];
    }
    (0..=root).map(|node| (start[node], start[node] + size[node])).collect()
}
