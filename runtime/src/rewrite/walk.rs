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

/// The operations that `ops_of` finds in `region` and in the regions in them, each after those inside it.
///
/// This is a walk from the last to the first, parents first, read backwards.
fn post_order_of(ir: &Ir<'_>, region: Region, ops_of: impl Fn(Region, &mut Vec<Op>)) -> Vec<Op> {
    let mut order = Vec::new();
    let mut stack: Vec<Op> = Vec::new();
    ops_of(region, &mut stack);
    while let Some(op) = stack.pop() {
        order.push(op);
        for region in op.regions(ir) {
            ops_of(region, &mut stack);
        }
    }
    order.reverse();
    order
}

/// Goes once through the operations inside `root`, nested ones first, and tries the patterns on each.
///
/// Nothing is folded or dropped; operations that patterns create or modify are not visited, nor are unreachable blocks.
/// A pattern may erase the operation that it is tried on, those in it, and earlier ones. Returns how many patterns
/// applied.
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
    let mut order = Vec::new();
    for region in root.regions(ir) {
        order.extend(post_order_of(ir, region, |region, found| {
            let reachable = reachable_blocks(ir, region);
            let blocks = region.blocks(ir).filter(|block| reachable.contains(block));
            found.extend(blocks.flat_map(|block| block.ops(ir)));
        }));
    }
    let applicator = PatternApplicator::new(patterns);
    let mut silent = Unannounced(listener);
    let mut applied = 0;
    for op in order {
        if !op.is_live(ir) {
            continue;
        }
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
    Ok(applied)
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
