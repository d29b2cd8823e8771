//! The walk driver, and the orders in which operations are visited.

use rustc_hash::FxHashSet;

use crate::ir::{Block, Ir, Op, Region};
use crate::rewrite::applicator::Applied;
use crate::rewrite::{FrozenRewritePatternSet, GreedyError, Listener, PatternApplicator, PatternRewriter};

/// The next operation of a walk can be found from any one by the links of the IR, so walks need neither recursion nor
/// memory, and the operation just visited may be erased or moved if the next one was asked for before.
#[derive(Clone, Copy)]
pub(super) struct OpWalk {
    root: Region,
}

impl OpWalk {
    /// A walk over all operations in `root`.
    pub(super) fn new(root: Region) -> Self {
        Self { root }
    }

    /// The first operation, where each comes before those in it.
    pub(super) fn first_in_pre_order(self, ir: &Ir<'_>) -> Option<Op> {
        first_op(ir, self.root)
    }

    /// The operation after `op`, where each comes before those in it.
    pub(super) fn next_in_pre_order(self, ir: &Ir<'_>, op: Op) -> Option<Op> {
        if let Some(inner) = first_inner_op(ir, op) {
            return Some(inner);
        }
        let mut op = op;
        loop {
            match self.next_beside(ir, op) {
                Beside::Op(next) => return Some(next),
                Beside::Parent(parent) => op = parent,
                Beside::End => return None,
            }
        }
    }

    /// The first operation, where each comes after those in it.
    pub(super) fn first_in_post_order(self, ir: &Ir<'_>) -> Option<Op> {
        Some(innermost_first_op(ir, first_op(ir, self.root)?))
    }

    /// The operation after `op`, where each comes after those in it.
    pub(super) fn next_in_post_order(self, ir: &Ir<'_>, op: Op) -> Option<Op> {
        match self.next_beside(ir, op) {
            Beside::Op(next) => Some(innermost_first_op(ir, next)),
            Beside::Parent(parent) => Some(parent),
            Beside::End => None,
        }
    }

    #[inline]
    fn next_beside(self, ir: &Ir<'_>, op: Op) -> Beside {
        match op.next(ir) {
            Some(next) => Beside::Op(next),
            None => self.next_outside_block(ir, op),
        }
    }

    fn next_outside_block(self, ir: &Ir<'_>, op: Op) -> Beside {
        let Some(block) = op.block(ir) else { return Beside::End };
        if let Some(next) = first_op_from(ir, block.next(ir)) {
            return Beside::Op(next);
        }
        match block.parent_region(ir) {
            Some(region) if region != self.root => next_region(ir, region),
            _ => Beside::End,
        }
    }
}

/// Where a walk goes on after an operation and all in it.
enum Beside {
    /// To the next one inside the same operation.
    Op(Op),
    /// There is none: to the operation around.
    Parent(Op),
    /// Nowhere.
    End,
}

fn next_region(ir: &Ir<'_>, region: Region) -> Beside {
    let Some(parent) = region.parent_op(ir) else { return Beside::End };
    let next = (region.number(ir) + 1..parent.region_count(ir))
        .find_map(|number| first_op(ir, parent.region(ir, number)));
    next.map_or(Beside::Parent(parent), Beside::Op)
}

fn first_op(ir: &Ir<'_>, region: Region) -> Option<Op> {
    first_op_from(ir, region.entry(ir))
}

fn first_op_from(ir: &Ir<'_>, mut block: Option<Block>) -> Option<Op> {
    while let Some(current) = block {
        if let Some(op) = current.first_op(ir) {
            return Some(op);
        }
        block = current.next(ir);
    }
    None
}

#[inline]
fn first_inner_op(ir: &Ir<'_>, op: Op) -> Option<Op> {
    match op.region_count(ir) {
        0 => None,
        count => (0..count).find_map(|number| first_op(ir, op.region(ir, number))),
    }
}

fn innermost_first_op(ir: &Ir<'_>, op: Op) -> Op {
    let mut op = op;
    while let Some(inner) = first_inner_op(ir, op) {
        op = inner;
    }
    op
}

/// All operations in `region`, each before those in it.
pub(super) fn all_ops<'a>(ir: &'a Ir<'_>, region: Region) -> impl Iterator<Item = Op> + 'a {
    let walk = OpWalk::new(region);
    std::iter::successors(walk.first_in_pre_order(ir), move |op| walk.next_in_pre_order(ir, *op))
}

/// Goes once through the operations inside `root`, nested ones first, and tries the patterns on each.
///
/// Nothing is folded or dropped, and unreachable blocks are not visited. The next operation is the one that was behind the
/// visited one before the patterns were tried: what a pattern puts right behind an operation is not visited, what it moves
/// farther back is. A pattern may erase the operation that it is tried on, those in it, and earlier ones. Returns how many
/// patterns applied.
///
/// # Errors
///
/// [`GreedyError::ChangedWithoutMatch`] if a pattern changes the IR and then says that it does not match.
pub fn walk_and_apply_patterns<'c>(
    ir: &mut Ir<'c>,
    root: Op,
    patterns: &FrozenRewritePatternSet<'c>,
    listener: Option<&mut dyn Listener<'c>>,
) -> Result<u64, GreedyError> {
    let applicator = PatternApplicator::new(patterns);
    let mut silent = Unannounced(listener);
    let mut applied = 0;
    let regions: Vec<Region> = root.regions(ir).collect();
    for region in regions {
        let mut walk = RewriteWalk { regions: vec![RegionWalk::new(ir, region)] };
        while let Some(op) = walk.next(ir) {
            let name = op.name(ir);
            let mut rewriter = PatternRewriter::with_listener(ir, &mut silent);
            match applicator.match_and_rewrite(op, &mut rewriter) {
                Applied::Pattern(_) => applied += 1,
                Applied::None => {}
                Applied::ChangedWithoutMatch(info) => {
                    let (pattern, root) = (info.name.clone(), name.as_str().to_owned());
                    return Err(GreedyError::ChangedWithoutMatch { pattern, root, op });
                }
            }
        }
    }
    Ok(applied)
}

/// A walk over a region, nested operations first, that changes of the IR do not stop.
struct RewriteWalk {
    /// The region that is walked and those around it.
    regions: Vec<RegionWalk>,
}

/// Where the walk is in one region.
struct RegionWalk {
    /// The blocks that are left, the next one last.
    blocks: Vec<Block>,
    /// The operation whose turn it is; `None` at the end of a block.
    op: Option<Op>,
    /// Whether the operations inside of it were visited.
    is_entered: bool,
}

impl RegionWalk {
    fn new(ir: &Ir<'_>, region: Region) -> Self {
        let reachable = reachable_blocks(ir, region);
        let mut blocks: Vec<Block> = region.blocks(ir).filter(|block| reachable.contains(block)).collect();
        blocks.reverse();
        Self { blocks, op: None, is_entered: false }
    }
}

impl RewriteWalk {
    /// The next operation; the walk is at the one behind it then.
    fn next(&mut self, ir: &Ir<'_>) -> Option<Op> {
        loop {
            let walk = self.regions.last_mut()?;
            match walk.op.filter(|op| op.is_live(ir)) {
                Some(op) if !walk.is_entered => {
                    walk.is_entered = true;
                    let inner: Vec<_> = op.regions(ir).map(|region| RegionWalk::new(ir, region)).collect();
                    self.regions.extend(inner.into_iter().rev());
                }
                Some(op) => {
                    walk.op = op.next(ir);
                    walk.is_entered = false;
                    return Some(op);
                }
                None => match walk.blocks.pop() {
                    Some(block) if block.is_live(ir) => {
                        walk.op = block.first_op(ir);
                        walk.is_entered = false;
                    }
                    Some(_) => {}
                    None => {
                        self.regions.pop();
                    }
                },
            }
        }
    }
}

/// Passes changes on, but not that patterns begin and end: the walk driver does not announce them.
struct Unannounced<'l, 'c>(Option<&'l mut dyn Listener<'c>>);

macro_rules! forward {
    ($($event:ident($($argument:ident: $ty:ty),*);)*) => {$(
        fn $event(&mut self, ir: &Ir<'c>, $($argument: $ty),*) {
            if let Some(listener) = &mut self.0 {
                listener.$event(ir, $($argument),*);
            }
        }
    )*};
}

impl<'c> Listener<'c> for Unannounced<'_, 'c> {
    forward! {
        operation_inserted(op: Op, previous: Option<super::OpPlace>);
        operation_modified(op: Op);
        operation_replaced(op: Op, replacements: &[crate::ir::Value]);
        operation_erased(op: Op);
        block_inserted(block: Block, previous: Option<super::BlockPlace>);
        block_erased(block: Block);
        match_failure(location: crate::context::Location<'c>, reason: &dyn Fn() -> String);
    }
}

/// The blocks to which control can come from the entry of `region`.
pub(super) fn reachable_blocks(ir: &Ir<'_>, region: Region) -> FxHashSet<Block> {
    let mut reachable = FxHashSet::default();
    let mut pending: Vec<Block> = region.entry(ir).into_iter().collect();
    while let Some(block) = pending.pop() {
        if reachable.insert(block) {
            pending.extend(block.successors(ir));
        }
    }
    reachable
}
