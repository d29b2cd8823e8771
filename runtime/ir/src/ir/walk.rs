//! Walking over nested operations, without recursion.

use crate::context::walk::Walk;
use crate::context::walk::WalkOrder;
use std::ops::ControlFlow;

use super::handle::{Block, Op, Region};
use super::storage::Ir;

impl Op {
    /// Visits this operation and all in it, in textual order. Returns whether the visitor did not interrupt.
    ///
    /// ```
    /// use rtblgen_runtime::{Context, Ir, Walk, WalkOrder};
    /// let context = Context::new();
    /// let ir = Ir::module(&context, context.unknown_loc());
    /// let mut names = Vec::new();
    /// ir.root().walk(&ir, WalkOrder::Pre, |op| {
    ///     names.push(op.name(&ir).as_str());
    ///     Walk::Advance
    /// });
    /// assert_eq!(names, ["builtin.module"]);
    /// ```
    pub fn walk(self, ir: &Ir<'_>, order: WalkOrder, mut visit: impl FnMut(Op) -> Walk) -> bool {
        let mut steps = Steps::new(ir, Root::Op(self));
        while let Some(step) = steps.next() {
            let visited = match (step, order) {
                (Step::Enter(op), WalkOrder::Pre) | (Step::Leave(op), WalkOrder::Post) => visit(op),
                _ => Walk::Advance,
            };
            match visited {
                Walk::Advance => {}
                Walk::Skip if order == WalkOrder::Pre => steps.skip_inner(),
                Walk::Skip => {}
                Walk::Interrupt => return false,
            }
        }
        true
    }

    /// The same with a value to return when the walk is broken off.
    pub fn try_walk<B>(
        self,
        ir: &Ir<'_>,
        order: WalkOrder,
        mut visit: impl FnMut(Op) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let mut outcome = ControlFlow::Continue(());
        self.walk(ir, order, |op| {
            outcome = visit(op);
            if outcome.is_break() { Walk::Interrupt } else { Walk::Advance }
        });
        outcome
    }

    /// This operation and all in it, each before those in it.
    pub fn pre_order<'a>(self, ir: &'a Ir<'_>) -> impl Iterator<Item = Op> + 'a {
        Steps::new(ir, Root::Op(self)).filter_map(|step| match step {
            Step::Enter(op) => Some(op),
            Step::Leave(_) => None,
        })
    }

    /// This operation and all in it, each after those in it.
    pub fn post_order<'a>(self, ir: &'a Ir<'_>) -> impl Iterator<Item = Op> + 'a {
        Steps::new(ir, Root::Op(self)).filter_map(|step| match step {
            Step::Enter(_) => None,
            Step::Leave(op) => Some(op),
        })
    }
}

impl Region {
    /// All operations in the region, each before those in it.
    pub fn pre_order<'a>(self, ir: &'a Ir<'_>) -> impl Iterator<Item = Op> + 'a {
        Steps::new(ir, Root::Region(self)).filter_map(|step| match step {
            Step::Enter(op) => Some(op),
            Step::Leave(_) => None,
        })
    }

    /// All operations in the region, each after those in it.
    pub fn post_order<'a>(self, ir: &'a Ir<'_>) -> impl Iterator<Item = Op> + 'a {
        Steps::new(ir, Root::Region(self)).filter_map(|step| match step {
            Step::Enter(_) => None,
            Step::Leave(op) => Some(op),
        })
    }
}

/// The root of a walk.
#[derive(Clone, Copy)]
enum Root {
    Op(Op),
    Region(Region),
}

/// One step of a walk.
#[derive(Clone, Copy)]
enum Step {
    Enter(Op),
    Leave(Op),
}

impl Step {
    /// The first step.
    fn first(ir: &Ir<'_>, root: Root) -> Option<Self> {
        match root {
            Root::Op(op) => Some(Step::Enter(op)),
            Root::Region(region) => first_in_region(ir, region).map(Step::Enter),
        }
    }

    /// The step after this one. It follows the links of the IR, so a walk needs no stack.
    fn next(self, ir: &Ir<'_>, root: Root) -> Option<Self> {
        match self {
            Step::Enter(op) => Some(first_from(ir, op, 0).map_or(Step::Leave(op), Step::Enter)),
            Step::Leave(op) if matches!(root, Root::Op(top) if top == op) => None,
            Step::Leave(op) => {
                if let Some(next) = op.next(ir) {
                    return Some(Step::Enter(next));
                }
                let block = op.block(ir)?;
                if let Some(next) = first_after(ir, block) {
                    return Some(Step::Enter(next));
                }
                let region = block.parent_region(ir)?;
                if matches!(root, Root::Region(top) if top == region) {
                    return None;
                }
                let parent = region.parent_op(ir)?;
                let next = first_from(ir, parent, region.number(ir) + 1);
                Some(next.map_or(Step::Leave(parent), Step::Enter))
            }
        }
    }
}

/// The first operation in the regions of an operation, from the region with this number on.
#[inline]
fn first_from(ir: &Ir<'_>, op: Op, region: usize) -> Option<Op> {
    ir.regions_from(op, region).find_map(|region| first_in_region(ir, region))
}

fn first_in_region(ir: &Ir<'_>, region: Region) -> Option<Op> {
    let entry = region.entry(ir)?;
    entry.first_op(ir).or_else(|| first_after(ir, entry))
}

/// The first operation in the blocks after a block.
fn first_after(ir: &Ir<'_>, block: Block) -> Option<Op> {
    std::iter::successors(block.next(ir), |block| block.next(ir)).find_map(|block| block.first_op(ir))
}

/// All steps of a walk.
struct Steps<'a, 'c> {
    ir: &'a Ir<'c>,
    root: Root,
    next: Option<Step>,
}

impl<'a, 'c> Steps<'a, 'c> {
    fn new(ir: &'a Ir<'c>, root: Root) -> Self {
        Steps { ir, root, next: Step::first(ir, root) }
    }

    /// Leaves the operation that was just entered.
    fn skip_inner(&mut self) {
        self.next = match self.next {
            Some(Step::Enter(inner)) => inner.parent_op(self.ir).map(Step::Leave),
            other => other,
        };
    }
}

impl Iterator for Steps<'_, '_> {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        let step = self.next?;
        self.next = step.next(self.ir, self.root);
        Some(step)
    }
}

/// A walk over the operations in a region that does not borrow the IR. The operation that was visited last may be erased or
/// moved, because the next one is already known.
pub(crate) struct OpWalk {
    root: Root,
    order: WalkOrder,
    next: Option<Op>,
}

impl OpWalk {
    /// A walk in this order.
    pub(crate) fn new(ir: &Ir<'_>, region: Region, order: WalkOrder) -> Self {
        let mut walk = OpWalk { root: Root::Region(region), order, next: None };
        walk.next = walk.visit(ir, Step::first(ir, walk.root));
        walk
    }

    /// The next operation.
    pub(crate) fn next(&mut self, ir: &Ir<'_>) -> Option<Op> {
        let op = self.next?;
        let step = if self.order == WalkOrder::Pre { Step::Enter(op) } else { Step::Leave(op) };
        self.next = self.visit(ir, step.next(ir, self.root));
        Some(op)
    }

    /// The operation of the first step that the order visits, from a step on.
    fn visit(&self, ir: &Ir<'_>, mut step: Option<Step>) -> Option<Op> {
        loop {
            match (step?, self.order) {
                (Step::Enter(op), WalkOrder::Pre) | (Step::Leave(op), WalkOrder::Post) => return Some(op),
                (other, _) => step = other.next(ir, self.root),
            }
        }
    }
}
