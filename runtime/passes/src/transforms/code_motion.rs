//! `--loop-invariant-code-motion` and `--control-flow-sink`.

use std::collections::VecDeque;

use rustc_hash::FxHashSet;

use crate::pass::{Pass, PassError, PassState, PassStatistic};
use rtblgen_ir::context::walk::{Walk, WalkOrder};
use rtblgen_ir::interfaces::{DynLoopLikeOpInterface, DynRegionBranchOpInterface};
use rtblgen_ir::ir::{DominanceInfo, Ir, Op, Region};
use rtblgen_ir::rewrite::constant_value;
use rtblgen_ir::traits::TERMINATOR;

/// Moves operations that do not depend on a loop out of it.
#[derive(Clone, Copy, Debug, Default)]
pub struct LoopInvariantCodeMotion;

impl Pass for LoopInvariantCodeMotion {
    fn argument(&self) -> &'static str {
        "loop-invariant-code-motion"
    }

    fn name(&self) -> &'static str {
        "LoopInvariantCodeMotion"
    }

    fn description(&self) -> &'static str {
        "Hoist loop invariant instructions outside of the loop"
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, _: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        // Inner loops come first, so that operations moved out of them can leave the outer ones.
        let ops: Vec<Op> = op.post_order(ir).collect();
        for op in ops {
            if let Some(like) = op.interface::<DynLoopLikeOpInterface>(ir) {
                move_loop_invariant_code(ir, like);
            }
        }
        Ok(())
    }
}

/// Moves operations out of a loop; returns their number.
pub fn move_loop_invariant_code(ir: &mut Ir<'_>, like: DynLoopLikeOpInterface) -> usize {
    let mut moved = 0;
    for region in like.loop_regions(ir) {
        let mut pending: VecDeque<Op> = region.ops(ir).collect();
        while let Some(op) = pending.pop_front() {
            let is_movable = op.parent_region(ir) == Some(region)
                && op.is_pure(ir)
                && !op.has_trait(ir, &TERMINATOR)
                && has_outer_operands(ir, op, like);
            if !is_movable {
                continue;
            }
            like.move_out_of_loop(ir, op);
            moved += 1;
            let users = op.results(ir).flat_map(|result| result.users(ir));
            pending.extend(users.filter(|user| user.parent_region(ir) == Some(region)));
        }
    }
    moved
}

/// Whether the values that an operation, and those in it, use are defined outside of the loop or inside the operation.
fn has_outer_operands(ir: &Ir<'_>, op: Op, like: DynLoopLikeOpInterface) -> bool {
    op.walk(ir, WalkOrder::Post, |inner| {
        let is_outer = inner.operands(ir).all(|operand| {
            let owner = operand.parent_region(ir).and_then(|region| region.parent_op(ir));
            owner.is_some_and(|owner| owner == op || op.is_proper_ancestor(ir, owner))
                || like.is_defined_outside_of_loop(ir, operand)
        });
        if is_outer { Walk::Advance } else { Walk::Interrupt }
    })
}

/// Moves operations without effects into regions that are executed at most once, if these contain all uses.
#[derive(Clone, Copy, Debug, Default)]
pub struct ControlFlowSink;

const NUM_SUNK: PassStatistic = PassStatistic::new("num-sunk", "Number of operations sunk");

impl Pass for ControlFlowSink {
    fn argument(&self) -> &'static str {
        "control-flow-sink"
    }

    fn name(&self) -> &'static str {
        "ControlFlowSink"
    }

    fn description(&self) -> &'static str {
        "Sink operations into conditional blocks"
    }

    fn statistics(&self) -> &'static [PassStatistic] {
        &[NUM_SUNK]
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let dominance = state.analysis::<DominanceInfo>(ir);
        let ops: Vec<Op> = op.post_order(ir).collect();
        for op in ops {
            let Some(branch) = op.interface::<DynRegionBranchOpInterface>(ir) else { continue };
            for region in singly_executed_regions(ir, branch) {
                let is_free = |ir: &Ir<'c>, op: Op| op.is_memory_effect_free(ir);
                let sunk = control_flow_sink(ir, region, &dominance, is_free, move_to_start);
                state.add(&NUM_SUNK, sunk);
            }
        }
        Ok(())
    }
}

/// The regions that are executed at most once.
pub fn singly_executed_regions(ir: &Ir<'_>, branch: DynRegionBranchOpInterface) -> Vec<Region> {
    let op = branch.op();
    let operands: Vec<_> = op.operands(ir).map(|operand| constant_value(ir, operand)).collect();
    let mut bounds = Vec::new();
    branch.region_invocation_bounds(ir, &operands, &mut bounds);
    let regions = op.regions(ir).zip(bounds);
    regions.filter(|(_, bounds)| bounds.upper.is_some_and(|upper| upper <= 1)).map(|(own, _)| own).collect()
}

fn move_to_start(ir: &mut Ir<'_>, op: Op, region: Region) {
    let Some(entry) = region.entry(ir) else { return };
    match entry.first_op(ir) {
        Some(first) => ir.move_op_before(op, first),
        None => ir.move_op_to_end(op, entry),
    }
}

/// Moves operations into a region if all their users are in it (MLIR's `controlFlowSink`). Returns the number of moved
/// operations. `should_move` accepts an operation, for example if it has no side effects. `move_into` moves it.
pub fn control_flow_sink<'c>(
    ir: &mut Ir<'c>,
    region: Region,
    dominance: &DominanceInfo,
    should_move: impl Fn(&Ir<'c>, Op) -> bool,
    move_into: impl Fn(&mut Ir<'c>, Op, Region),
) -> u64 {
    let Some(entry) = region.entry(ir) else { return 0 };
    let mut sunk = 0;
    // Operations that cannot move before another one has moved: one of thousands of results is not asked for each.
    let mut rejected: FxHashSet<Op> = FxHashSet::default();
    let mut pending: Vec<Op> = region.ops(ir).collect();
    while let Some(user) = pending.pop() {
        for number in 0..user.operand_count(ir) {
            let Some(op) = user.operand(ir, number).defining_op(ir) else { continue };
            if op.parent_region(ir) == Some(region) || !rejected.insert(op) {
                continue;
            }
            // In a graph region, an operation may use its own result in its region.
            if region.parent_op(ir).is_some_and(|around| op.is_ancestor(ir, around)) {
                continue;
            }
            let is_used_inside = op
                .results(ir)
                .flat_map(|result| result.users(ir))
                .all(|user| user.block(ir).is_some_and(|block| dominance.block_dominates(ir, entry, block)));
            if !is_used_inside || !should_move(ir, op) {
                continue;
            }
            move_into(ir, op, region);
            rejected.clear();
            sunk += 1;
            pending.push(op);
        }
    }
    sunk
}
