//! The walk driver.

use rustc_hash::FxHashSet;

use crate::ir::{Block, Ir, Op, Region};
use crate::rewrite::applicator::Applied;
use crate::rewrite::{FrozenRewritePatternSet, GreedyError, Listener, PatternApplicator, PatternRewriter};

/// Goes once through the operations inside `root`, nested ones first, and tries the patterns on each.
///
/// The walk folds and drops nothing, and does not visit unreachable blocks. The next operation is the one
/// after the visited one before the patterns were tried: operations that a pattern inserts directly after an
/// operation are not visited, operations that it moves farther back are. A pattern may erase the operation
/// that it is tried on, those in it, and earlier ones. Returns how many patterns applied.
///
/// # Errors
///
/// Returns [`GreedyError::ChangedWithoutMatch`] if a pattern changes the IR and then returns `NoMatch`.
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

/// The position of the walk in one region.
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
    /// Returns the next operation; the walk then continues after it.
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
