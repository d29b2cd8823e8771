//! `--sccp`: sparse conditional constant propagation.

use crate::analysis::dataflow::{ConstantState, Reachability};
use crate::pass::{Pass, PassError, PassState};
use rtblgen_ir::ir::{Block, Ir, Op, Value};
use rtblgen_ir::rewrite::{OperationFolder, PatternRewriter, would_op_be_trivially_dead};

/// Replaces values that are constant on all paths that may be executed.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sccp;

impl Pass for Sccp {
    fn argument(&self) -> &'static str {
        "sccp"
    }

    fn name(&self) -> &'static str {
        "SCCP"
    }

    fn description(&self) -> &'static str {
        "Sparse Conditional Constant Propagation"
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, _: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let reachability = Reachability::compute(ir, op);
        let mut constants = OperationFolder::default();
        let mut pending = Vec::new();
        add_blocks(ir, op, &mut pending);
        while let Some(block) = pending.pop() {
            let mut next = block.first_op(ir);
            while let Some(op) = next {
                next = op.next(ir);
                if replace_results(ir, op, block, &reachability, &mut constants) {
                    ir.erase_op(op);
                } else {
                    add_blocks(ir, op, &mut pending);
                }
            }
            for argument in block.arguments(ir).collect::<Vec<_>>() {
                replace(ir, argument, block, &reachability, &mut constants);
            }
        }
        Ok(())
    }
}

/// Adds the blocks of an operation so that the first one is taken first.
fn add_blocks(ir: &Ir<'_>, op: Op, pending: &mut Vec<Block>) {
    for region in op.regions(ir) {
        pending.extend(region.blocks(ir).rev());
    }
}

/// Replaces constant results; returns whether the operation can be erased.
fn replace_results<'c>(
    ir: &mut Ir<'c>,
    op: Op,
    block: Block,
    reachability: &Reachability<'c>,
    constants: &mut OperationFolder<'c>,
) -> bool {
    let mut are_all_replaced = op.result_count(ir) > 0;
    for number in 0..op.result_count(ir) {
        let result = op.result(ir, number);
        are_all_replaced &= replace(ir, result, block, reachability, constants);
    }
    are_all_replaced && would_op_be_trivially_dead(ir, op)
}

fn replace<'c>(
    ir: &mut Ir<'c>,
    value: Value,
    block: Block,
    reachability: &Reachability<'c>,
    constants: &mut OperationFolder<'c>,
) -> bool {
    let Some(ConstantState::Constant(attribute, dialect)) = reachability.constant(value) else {
        return false;
    };
    let ty = value.ty(ir);
    let mut rewriter = PatternRewriter::new(ir);
    let constant = constants.get_or_create_constant(&mut rewriter, block, dialect, attribute, ty);
    let Some(constant) = constant else { return false };
    ir.replace_all_uses(value, constant);
    true
}
