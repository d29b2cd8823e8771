//! The walk driver, and the orders in which operations are visited.

use rustc_hash::FxHashSet;

use crate::ir::{Block, Ir, Op, Region};
use crate::rewrite::applicator::Applied;
use crate::rewrite::{FrozenRewritePatternSet, GreedyError, Listener, PatternApplicator, PatternRewriter};

/// All operations in `region`, each before those inside it.
pub(super) fn pre_order_ops(ir: &Ir<'_>, region: Region) -> Vec<Op> {
    let mut order = Vec::with_capacity(ir.op_count());
    let mut stack: Vec<Op> = Vec::new();
    stack.extend(region.ops(ir).rev());
    while let Some(op) = stack.pop() {
        order.push(op);
        for region in op.regions(ir).rev() {
            stack.extend(region.ops(ir).rev());
        }
    }
    order
}

/// All operations in `region`, each after those inside it.
pub(super) fn post_order_ops(ir: &Ir<'_>, region: Region) -> Vec<Op> {
    post_order_of(ir, region, |region, found| found.extend(region.ops(ir)))
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
        operation_replaced(op: Op, replacements: &[crate::Value]);
        operation_erased(op: Op);
        block_inserted(block: Block, previous: Option<super::BlockPlace>);
        block_erased(block: Block);
        match_failure(location: crate::Location<'c>, reason: &dyn Fn() -> String);
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
