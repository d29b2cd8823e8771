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
        let mut steps = Steps::new(ir, self);
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
        Steps::new(ir, self).filter_map(|step| match step {
            Step::Enter(op) => Some(op),
            Step::Leave(_) => None,
        })
    }

    /// This operation and all in it, each after those in it.
    pub fn post_order<'a>(self, ir: &'a Ir<'_>) -> impl Iterator<Item = Op> + 'a {
        Steps::new(ir, self).filter_map(|step| match step {
            Step::Enter(_) => None,
            Step::Leave(op) => Some(op),
        })
    }
}

impl Region {
    /// All operations in the region, each before those in it.
    pub fn pre_order<'a>(self, ir: &'a Ir<'_>) -> impl Iterator<Item = Op> + 'a {
        self.ops(ir).flat_map(|op| op.pre_order(ir))
    }

    /// All operations in the region, each after those in it.
    pub fn post_order<'a>(self, ir: &'a Ir<'_>) -> impl Iterator<Item = Op> + 'a {
        self.ops(ir).flat_map(|op| op.post_order(ir))
    }
}

/// One step of a walk.
#[derive(Clone, Copy)]
enum Step {
    Enter(Op),
    Leave(Op),
}

/// All steps of a walk. The links of the IR lead from one to the next, so the walk needs no memory of its own.
struct Steps<'a, 'c> {
    ir: &'a Ir<'c>,
    root: Op,
    next: Option<Step>,
}

impl<'a, 'c> Steps<'a, 'c> {
    fn new(ir: &'a Ir<'c>, root: Op) -> Self {
        Steps { ir, root, next: Some(Step::Enter(root)) }
    }

    /// Leaves the operation that was just entered.
    fn skip_inner(&mut self) {
        self.next = match self.next {
            Some(Step::Enter(inner)) => inner.parent_op(self.ir).map(Step::Leave),
            other => other,
        };
    }

    fn after(&self, step: Step) -> Option<Step> {
        match step {
            Step::Enter(op) => Some(self.first_from(op, 0).map_or(Step::Leave(op), Step::Enter)),
            Step::Leave(op) if op == self.root => None,
            Step::Leave(op) => {
                if let Some(next) = op.next(self.ir) {
                    return Some(Step::Enter(next));
                }
                let block = op.block(self.ir)?;
                let region = block.parent_region(self.ir)?;
                let parent = region.parent_op(self.ir)?;
                let next =
                    self.first_after(block).or_else(|| self.first_from(parent, region.number(self.ir) + 1));
                Some(next.map_or(Step::Leave(parent), Step::Enter))
            }
        }
    }

    /// The first operation in the regions of an operation from one on.
    fn first_from(&self, op: Op, region: usize) -> Option<Op> {
        self.ir.regions_in(op).skip(region).find_map(|region| {
            let entry = region.entry(self.ir)?;
            entry.first_op(self.ir).or_else(|| self.first_after(entry))
        })
    }

    /// The first operation in the blocks after one.
    fn first_after(&self, block: Block) -> Option<Op> {
        std::iter::successors(block.next(self.ir), |block| block.next(self.ir))
            .find_map(|block| block.first_op(self.ir))
    }
}

impl Iterator for Steps<'_, '_> {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        let step = self.next?;
        self.next = self.after(step);
        Some(step)
    }
}
