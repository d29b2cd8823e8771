//! The dominator trees of an IR, and the queries that dominance and post-dominance share.

use std::cell::RefCell;
use std::rc::Rc;

use rustc_hash::FxHashMap;

use super::tree::{Direction, Tree};
use super::{Block, Ir, Region, has_ssa_dominance};

/// For [`Trees`]: post-dominance.
pub(super) const BACKWARD: bool = true;
/// For [`Trees`]: dominance.
pub(super) const FORWARD: bool = false;

/// The trees of regions, each computed when it is first needed.
#[derive(Default)]
pub(super) struct Trees<const IS_BACKWARD: bool> {
    regions: RefCell<FxHashMap<Region, Rc<Tree>>>,
}

impl<const IS_BACKWARD: bool> Trees<IS_BACKWARD> {
    pub(super) fn tree(&self, ir: &Ir<'_>, region: Region) -> Rc<Tree> {
        if let Some(tree) = self.regions.borrow().get(&region) {
            return Rc::clone(tree);
        }
        let direction = if IS_BACKWARD { Direction::Backward } else { Direction::Forward };
        let tree = Rc::new(Tree::of(ir, region, direction));
        self.regions.borrow_mut().insert(region, Rc::clone(&tree));
        tree
    }

    /// Whether block `a` properly dominates block `b`, or the ancestor of `b` in the region of `a`. In a graph region a block
    /// properly dominates itself.
    pub(super) fn properly_dominates(&self, ir: &Ir<'_>, a: Block, b: Block) -> bool {
        if a == b {
            return !has_ssa_dominance(ir, a);
        }
        let Some(region) = a.parent_region(ir) else { return false };
        let Some(b) = ancestor_in_region(ir, region, b) else { return false };
        // If they are equal now, the second block is nested in the first one.
        a == b || self.tree(ir, region).dominates(a, b)
    }

    /// The nearest block that dominates both blocks, or their ancestors in a common region.
    pub(super) fn nearest_common(&self, ir: &Ir<'_>, a: Block, b: Block) -> Option<Block> {
        let around = |block: Block| std::iter::successors(Some(block), |own| own.parent_op(ir)?.block(ir));
        let (a, b) = around(a).find_map(|a| {
            let region = a.parent_region(ir);
            around(b).find(|b| b.parent_region(ir) == region).map(|b| (a, b))
        })?;
        if a == b {
            return Some(a);
        }
        self.tree(ir, a.parent_region(ir)?).nearest_common(a, b)
    }
}

/// The block, or its ancestor in a region.
fn ancestor_in_region(ir: &Ir<'_>, region: Region, block: Block) -> Option<Block> {
    let mut block = block;
    while block.parent_region(ir) != Some(region) {
        block = block.parent_op(ir)?.block(ir)?;
    }
    Some(block)
}
