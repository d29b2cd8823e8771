//! Equal constants become one, at the top of the region in which it can be seen.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::context::attributes::Attribute;
use crate::context::types::Type;
use crate::ir::{Block, Ir, Op, Region};
use crate::rewrite::PatternRewriter;

/// The constants found so far in one iteration (what MLIR's `OperationFolder` remembers).
#[derive(Default)]
pub(super) struct KnownConstants<'c> {
    /// By the region that they stand in, the dialect, the value, and the type.
    found: FxHashMap<(Region, &'c str, Attribute<'c>, Type<'c>), Op>,
    owned: FxHashSet<Op>,
}

impl<'c> KnownConstants<'c> {
    /// Takes note of the constant `op`. If there is an equal one already, `op` is replaced by it, and false is returned;
    /// otherwise `op` is moved to the start of the region's entry block, unless only constants stand before it.
    pub(super) fn insert(
        &mut self,
        rewriter: &mut PatternRewriter<'_, 'c>,
        op: Op,
        value: Attribute<'c>,
    ) -> bool {
        let Some(block) = op.block(rewriter) else { return true };
        let Some(region) = insertion_region(rewriter, block) else { return true };
        let name = op.name(rewriter);
        let key = (region, name.dialect(), value, op.result(rewriter, 0).ty(rewriter));
        match self.found.get(&key) {
            Some(known) => {
                let known = *known;
                let result = known.result(rewriter, 0);
                rewriter.replace_op(op, [result]);
                // The constant stands for several now, so it has no place of its own in the source.
                let unknown = rewriter.context().unknown_loc();
                rewriter.ir.set_location(known, unknown);
                false
            }
            None => {
                self.hoist(rewriter, op, block, region);
                self.found.insert(key, op);
                self.owned.insert(op);
                true
            }
        }
    }

    fn hoist(&self, rewriter: &mut PatternRewriter<'_, 'c>, op: Op, block: Block, region: Region) {
        let ir = &mut *rewriter.ir;
        let first = region.entry(ir).and_then(|entry| entry.first_op(ir));
        let Some(first) = first.filter(|first| *first != op) else { return };
        let follows_constant = op.previous(ir).is_some_and(|previous| self.owned.contains(&previous));
        if region.entry(ir) != Some(block) {
            ir.move_op_before(op, first);
            let unknown = ir.context().unknown_loc();
            ir.set_location(op, unknown);
        } else if !follows_constant {
            ir.move_op_before(op, first);
        }
    }
}

/// The closest region around `block` out of which no value can be seen, whose dialect keeps constants there, or whose
/// operation stands in no block.
pub(crate) fn insertion_region(ir: &Ir<'_>, block: Block) -> Option<Region> {
    let mut block = block;
    loop {
        let region = block.parent_region(ir)?;
        let parent = region.parent_op(ir)?;
        if might_be_isolated(ir, parent) || keeps_constants(ir, region, parent) {
            return Some(region);
        }
        match parent.block(ir) {
            Some(outer) => block = outer,
            None => return Some(region),
        }
    }
}

fn keeps_constants(ir: &Ir<'_>, region: Region, parent: Op) -> bool {
    let dialect = ir.context().dialect(parent.name(ir).dialect());
    dialect.and_then(|dialect| dialect.hooks.keeps_constants).is_some_and(|keeps| keeps(ir, region))
}

/// Of an operation that is not registered nothing is known, so it is taken to be isolated.
fn might_be_isolated(ir: &Ir<'_>, op: Op) -> bool {
    op.definition(ir)
        .is_none_or(|definition| definition.traits.iter().any(|own| own.name == "IsolatedFromAbove"))
}
