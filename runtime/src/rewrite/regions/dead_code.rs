//! Removal of operations and block arguments that nothing alive needs, across blocks and cycles.

use std::ops::Range;

use crate::ir::{Block, Ir, Op, Region, Value, ValueOwner};
use crate::rewrite::PatternRewriter;
use crate::rewrite::effects::would_be_trivially_dead;
use crate::rewrite::erase::post_order;
use crate::rewrite::facts::FactTable;
use crate::rewrite::walk::all_ops;

/// What is known to be needed. Operations by index; block arguments by the index of their value.
#[derive(Default)]
struct Liveness {
    ops: Vec<bool>,
    arguments: Vec<bool>,
    pending: Vec<Op>,
    pending_arguments: Vec<Value>,
}

/// Erases what nothing needs in `region` and in all regions in it, of which those in `branching` have several blocks;
/// says whether an operation was erased.
pub(super) fn erase_dead_code(
    rewriter: &mut PatternRewriter<'_, '_>,
    facts: &mut FactTable,
    region: Region,
    branching: &[Region],
) -> bool {
    let mut live = Liveness::default();
    let doubtful = live.mark_needed(rewriter, facts, region);
    if doubtful.is_empty() && branching.is_empty() {
        return false;
    }
    live.spread(rewriter);
    let erased = erase_dead_ops(rewriter, &live, &doubtful);
    for region in branching {
        if region.is_live(rewriter) {
            erase_dead_arguments(rewriter, &live, *region);
        }
    }
    erased
}

impl Liveness {
    /// Marks the operations that are needed for their own sake, and returns the others, in the order of the program.
    fn mark_needed(&mut self, ir: &Ir<'_>, facts: &mut FactTable, region: Region) -> Vec<Op> {
        let mut doubtful = Vec::new();
        for op in all_ops(ir, region) {
            let droppable = facts.of(op.name(ir)).droppable;
            if would_be_trivially_dead(ir, op, droppable) {
                doubtful.push(op);
            } else {
                self.mark_op(op);
            }
        }
        doubtful
    }

    /// Marks what is needed by what is marked.
    fn spread(&mut self, ir: &Ir<'_>) {
        loop {
            if let Some(op) = self.pending.pop() {
                self.visit_op(ir, op);
            } else if let Some(argument) = self.pending_arguments.pop() {
                self.visit_argument(ir, argument);
            } else {
                return;
            }
        }
    }

    fn is_live_op(&self, op: Op) -> bool {
        self.ops.get(op.index()).copied().unwrap_or(false)
    }

    fn is_live_argument(&self, argument: Value) -> bool {
        self.arguments.get(argument.index()).copied().unwrap_or(false)
    }

    fn mark_op(&mut self, op: Op) {
        if set(&mut self.ops, op.index()) {
            self.pending.push(op);
        }
    }

    fn mark_value(&mut self, ir: &Ir<'_>, value: Value) {
        match value.owner(ir) {
            ValueOwner::Result(op, _) => self.mark_op(op),
            ValueOwner::Argument(..) => {
                if set(&mut self.arguments, value.index()) {
                    self.pending_arguments.push(value);
                }
            }
        }
    }

    /// A live operation needs its operands, except those that it only passes on to blocks.
    fn visit_op(&mut self, ir: &Ir<'_>, op: Op) {
        let passed: Vec<Option<Range<usize>>> =
            (0..op.successor_count(ir)).map(|number| passed_operands(ir, op, number)).collect();
        for (number, operand) in op.operands(ir).enumerate() {
            if !passed.iter().flatten().any(|range| range.contains(&number)) {
                self.mark_value(ir, operand);
            }
        }
        // What the branch itself gives to a block, and all that we know nothing of, is needed.
        for (successor, passed) in op.successors(ir).zip(passed) {
            let count = successor.argument_count(ir);
            let produced = passed.map_or(count, |range| count.saturating_sub(range.len()));
            for argument in successor.arguments(ir).take(produced) {
                self.mark_value(ir, argument);
            }
        }
    }

    /// A live argument of a block needs what the branches pass for it.
    fn visit_argument(&mut self, ir: &Ir<'_>, argument: Value) {
        let ValueOwner::Argument(block, number) = argument.owner(ir) else { return };
        for branch in block.users(ir) {
            for (successor, target) in op_successors(ir, branch) {
                if target == block
                    && let Some(operand) = passed_operand(ir, branch, successor, block, number)
                {
                    self.mark_value(ir, operand);
                }
            }
        }
    }
}

/// Sets a flag; says whether it was not set before.
fn set(flags: &mut Vec<bool>, index: usize) -> bool {
    if index >= flags.len() {
        flags.resize((index + 1).next_power_of_two(), false);
    }
    !std::mem::replace(&mut flags[index], true)
}

fn op_successors<'a>(ir: &'a Ir<'_>, op: Op) -> impl Iterator<Item = (usize, Block)> + 'a {
    op.successors(ir).enumerate()
}

/// The operands that `op` passes on to the arguments of a successor, if its description tells.
fn passed_operands(ir: &Ir<'_>, op: Op, successor: usize) -> Option<Range<usize>> {
    Some(op.definition(ir)?.successor_operands?(ir, op, successor))
}

/// The operand that `branch` passes on to an argument. The first arguments may be made by the branch itself.
fn passed_operand(ir: &Ir<'_>, branch: Op, successor: usize, block: Block, argument: usize) -> Option<Value> {
    let range = passed_operands(ir, branch, successor)?;
    let produced = block.argument_count(ir).saturating_sub(range.len());
    let operand = range.start + argument.checked_sub(produced)?;
    range.contains(&operand).then(|| branch.operand(ir, operand))
}

/// Users go before what they use, so `doubtful`, in the order of the program, is taken from the end.
fn erase_dead_ops(rewriter: &mut PatternRewriter<'_, '_>, live: &Liveness, doubtful: &[Op]) -> bool {
    let mut erased = false;
    for op in doubtful.iter().rev() {
        if op.is_live(rewriter) && !live.is_live_op(*op) {
            rewriter.drop_uses(*op);
            rewriter.erase_op(*op);
            erased = true;
        }
    }
    erased
}

/// Entry blocks keep their arguments, which belong to the operation around them.
fn erase_dead_arguments(rewriter: &mut PatternRewriter<'_, '_>, live: &Liveness, region: Region) {
    for block in post_order(rewriter, region) {
        if !block.is_entry(rewriter) {
            erase_dead_arguments_of(rewriter, live, block);
        }
    }
}

fn erase_dead_arguments_of(rewriter: &mut PatternRewriter<'_, '_>, live: &Liveness, block: Block) {
    for number in (0..block.argument_count(rewriter)).rev() {
        let argument = block.argument(rewriter, number);
        if live.is_live_argument(argument) {
            continue;
        }
        let mut branches: Vec<Op> = block.users(rewriter).collect();
        branches.sort_unstable();
        branches.dedup();
        for branch in branches {
            erase_passed_operands(rewriter, branch, block, number);
        }
        rewriter.ir.erase_argument(block, number);
    }
}

/// Takes away what `branch` passes for an argument, in each successor that is `block`.
fn erase_passed_operands(rewriter: &mut PatternRewriter<'_, '_>, branch: Op, block: Block, argument: usize) {
    let count = block.argument_count(rewriter);
    for successor in 0..branch.successor_count(rewriter) {
        if branch.successor(rewriter, successor) == block
            && let Some(range) = passed_operands(rewriter, branch, successor)
            && let Some(passed) = argument.checked_sub(count.saturating_sub(range.len()))
        {
            erase_operand(rewriter, branch, range.start + passed);
        }
    }
}

/// Erases an operand from the group of the description that it belongs to.
fn erase_operand(rewriter: &mut PatternRewriter<'_, '_>, branch: Op, operand: usize) {
    let groups = branch.definition(rewriter).map_or(0, |definition| definition.operands.len());
    let group = (0..groups).find(|group| branch.operand_segment(rewriter, *group).contains(&operand));
    let Some(group) = group else { return rewriter.ir.erase_operand(branch, operand) };
    let range = branch.operand_segment(rewriter, group);
    let kept: Vec<Value> =
        range.filter(|index| *index != operand).map(|index| branch.operand(rewriter, index)).collect();
    rewriter.ir.set_operand_group(branch, group, &kept);
}
