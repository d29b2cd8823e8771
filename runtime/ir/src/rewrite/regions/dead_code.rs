//! Removal of operations and block arguments that nothing alive needs, across blocks and cycles.

use std::ops::Range;

use rustc_hash::FxHashSet;

use crate::ir::{Block, Ir, Op, Region, Value, ValueOwner};
use crate::rewrite::PatternRewriter;
use crate::rewrite::effects::DeadOpFinder;
use crate::rewrite::op_info::OpInfoCache;
use crate::rewrite::regions::branches::{erase_passed_operands, passed_operand, passed_operands, ways_to};

/// Operations and block arguments that are known to be needed.
#[derive(Default)]
struct Liveness {
    ops: FxHashSet<Op>,
    arguments: FxHashSet<Value>,
    pending: Vec<Op>,
    pending_arguments: Vec<Value>,
}

/// Erases dead operations and block arguments in `region` and in all nested regions. `branching` are the regions with several
/// blocks. Returns whether an operation was erased.
pub(super) fn erase_dead_code(
    rewriter: &mut PatternRewriter<'_, '_>,
    op_infos: &mut OpInfoCache,
    region: Region,
    branching: &[Region],
) -> bool {
    let mut live = Liveness::default();
    let doubtful = live.mark_needed(rewriter, op_infos, region);
    if doubtful.is_empty() && branching.is_empty() {
        return false;
    }
    live.spread(rewriter);
    // Operands that are passed for dead arguments are erased first: they may be the only uses of a dead operation or argument.
    let arguments = live.dead_arguments(rewriter, branching);
    for (block, numbers) in &arguments {
        erase_passed_operands(rewriter, *block, numbers);
    }
    let erased = erase_dead_ops(rewriter, &live, &doubtful);
    for (block, numbers) in arguments {
        if block.is_live(rewriter) {
            rewriter.ir.erase_arguments(block, &numbers);
        }
    }
    erased
}

impl Liveness {
    /// Marks the operations that are needed for their own sake, and returns the others, in the order of the program.
    fn mark_needed(&mut self, ir: &Ir<'_>, op_infos: &mut OpInfoCache, region: Region) -> Vec<Op> {
        let (mut doubtful, mut finder) = (Vec::new(), DeadOpFinder::default());
        for op in region.pre_order(ir) {
            let droppable = op_infos.of(op.name(ir)).droppable;
            if finder.would_be_dead(ir, op, droppable) {
                doubtful.push(op);
            } else {
                self.mark_op(op);
            }
        }
        doubtful
    }

    /// Marks the operations and arguments that marked ones need, transitively.
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

    /// The blocks with arguments that nothing needs, and their numbers. Entry blocks keep theirs, which belong to the
    /// operation around them.
    fn dead_arguments(&self, ir: &Ir<'_>, regions: &[Region]) -> Vec<(Block, Vec<usize>)> {
        let blocks = regions.iter().flat_map(|region| region.blocks(ir).skip(1));
        let dead = |block: Block| -> (Block, Vec<usize>) {
            let arguments = block.arguments(ir).enumerate();
            (
                block,
                arguments
                    .filter(|(_, value)| !self.is_live_argument(*value))
                    .map(|(number, _)| number)
                    .collect(),
            )
        };
        blocks.map(dead).filter(|(_, numbers)| !numbers.is_empty()).collect()
    }

    fn is_live_op(&self, op: Op) -> bool {
        self.ops.contains(&op)
    }

    fn is_live_argument(&self, argument: Value) -> bool {
        self.arguments.contains(&argument)
    }

    fn mark_op(&mut self, op: Op) {
        if self.ops.insert(op) {
            self.pending.push(op);
        }
    }

    fn mark_value(&mut self, ir: &Ir<'_>, value: Value) {
        match value.owner(ir) {
            ValueOwner::Result(op, _) => self.mark_op(op),
            ValueOwner::Argument(..) => {
                if self.arguments.insert(value) {
                    self.pending_arguments.push(value);
                }
            }
        }
    }

    /// A live operation needs its operands, except those that it only passes on to blocks.
    fn visit_op(&mut self, ir: &Ir<'_>, op: Op) {
        let passed: Vec<Option<Range<usize>>> =
            (0..op.successor_count(ir)).map(|number| passed_operands(ir, op, number)).collect();
        let mut is_passed = vec![false; op.operand_count(ir)];
        for range in passed.iter().flatten() {
            is_passed.get_mut(range.clone()).into_iter().for_each(|part| part.fill(true));
        }
        for (operand, is_passed) in op.operands(ir).zip(is_passed) {
            if !is_passed {
                self.mark_value(ir, operand);
            }
        }
        // Arguments that the branch itself produces are needed, and all arguments of unknown branches.
        for (successor, passed) in op.successors(ir).zip(passed) {
            let count = successor.argument_count(ir);
            let produced = passed.map_or(count, |range| count.saturating_sub(range.len()));
            for argument in successor.arguments(ir).take(produced) {
                self.mark_value(ir, argument);
            }
        }
    }

    /// Marks the operands that branches pass for a live argument.
    fn visit_argument(&mut self, ir: &Ir<'_>, argument: Value) {
        let ValueOwner::Argument(block, number) = argument.owner(ir) else { return };
        for (branch, successor) in ways_to(ir, block) {
            if let Some(operand) = passed_operand(ir, branch, successor, number) {
                self.mark_value(ir, operand);
            }
        }
    }
}

/// Erases the dead operations among `doubtful`, which is in the order of the program, from the end: users before definitions.
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
