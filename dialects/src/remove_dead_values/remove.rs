//! Removes the dead values and operations.

use std::collections::BTreeMap;

use rtblgen_runtime::interfaces::DynCallOpInterface;
use rtblgen_runtime::traits::TERMINATOR;
use rtblgen_runtime::{InsertionPoint, Ir, IrBuilder, Op, PatternRewriter, TypedOp, Value};

use super::find::{BlockRemoval, FunctionRemoval, Removal};
use crate::ub::{PoisonOp, UnreachableOp};

/// Removes the dead operations and values. Uses of dead values become poison until their users are removed as well. Returns
/// the poison values.
pub(super) fn remove(ir: &mut Ir<'_>, removal: Removal) -> Vec<Op> {
    let mut poisons = Vec::new();
    for block in removal.blocks {
        remove_block_arguments(ir, block, &mut poisons);
    }
    for function in removal.functions {
        remove_from_function(ir, function, &mut poisons);
    }
    for (op, numbers) in removal.operands {
        ir.erase_operands(op, &numbers);
    }
    for (op, numbers) in removal.poisoned {
        for number in numbers {
            let poison = make_poison(ir, InsertionPoint::Before(op), op.operand(ir, number), &mut poisons);
            ir.set_operand(op, number, poison);
        }
    }
    for (op, numbers) in removal.results {
        remove_results(ir, op, &numbers, &mut poisons);
    }
    for op in removal.operations {
        remove_op(ir, op, &mut poisons);
    }
    erase_unused(ir, &poisons);
    poisons
}

/// Erases poison that nothing uses any more.
pub(super) fn erase_unused(ir: &mut Ir<'_>, poisons: &[Op]) {
    for poison in poisons {
        if poison.is_live(ir) && poison.use_empty(ir) {
            ir.erase_op(*poison);
        }
    }
}

/// A poison like a value.
fn make_poison(ir: &mut Ir<'_>, place: InsertionPoint, like: Value, poisons: &mut Vec<Op>) -> Value {
    let (ty, location) = (like.ty(ir), like.location(ir));
    let poison = PoisonOp::build(&mut IrBuilder::new(ir, place), location, ty);
    poisons.push(poison.op());
    poison.op().result(ir, 0)
}

/// Replaces all uses of a value by poison.
fn drop_uses(ir: &mut Ir<'_>, place: InsertionPoint, value: Value, poisons: &mut Vec<Op>) {
    if !value.use_empty(ir) {
        let poison = make_poison(ir, place, value, poisons);
        ir.replace_all_uses(value, poison);
    }
}

fn remove_block_arguments(ir: &mut Ir<'_>, removal: BlockRemoval, poisons: &mut Vec<Op>) {
    let BlockRemoval { block, arguments, branches } = removal;
    let count = block.argument_count(ir);
    let mut operands: BTreeMap<Op, Vec<usize>> = BTreeMap::new();
    for (branch, successor) in branches {
        let Some(passed) = branch.passed_operands(ir, successor) else { continue };
        // The first arguments may be made by the branch itself.
        let made = count.saturating_sub(passed.len());
        let places = arguments.iter().filter_map(|number| number.checked_sub(made));
        operands.entry(branch).or_default().extend(places.map(|place| passed.start + place));
    }
    for (branch, mut numbers) in operands {
        numbers.sort_unstable();
        ir.erase_operands(branch, &numbers);
    }
    for number in arguments.iter().rev() {
        drop_uses(ir, InsertionPoint::start_of(ir, block), block.argument(ir, *number), poisons);
    }
    ir.erase_arguments(block, &arguments);
}

fn remove_from_function(ir: &mut Ir<'_>, removal: FunctionRemoval, poisons: &mut Vec<Op>) {
    let FunctionRemoval { function, arguments, results, calls } = removal;
    if let Some(entry) = function.function_body(ir).and_then(|body| body.entry(ir)) {
        for number in &arguments {
            drop_uses(ir, InsertionPoint::start_of(ir, entry), entry.argument(ir, *number), poisons);
        }
    }
    ir.erase_function_arguments(function, &arguments);
    ir.erase_function_results(function, &results);
    for call in calls {
        let passed = call.interface::<DynCallOpInterface>(ir).map(|call| call.arg_operands_mutable(ir));
        let first = passed.map_or(0, |passed| passed.start);
        let operands: Vec<usize> = arguments.iter().map(|number| first + number).collect();
        ir.erase_operands(call, &operands);
    }
}

fn remove_results(ir: &mut Ir<'_>, op: Op, numbers: &[usize], poisons: &mut Vec<Op>) {
    for number in numbers {
        drop_uses(ir, InsertionPoint::Before(op), op.result(ir, *number), poisons);
    }
    if !numbers.is_empty() {
        PatternRewriter::new(ir).erase_op_results(op, numbers);
    }
}

/// An operation that ends a block leaves a place that is never reached.
fn remove_op(ir: &mut Ir<'_>, op: Op, poisons: &mut Vec<Op>) {
    if op.has_trait(ir, &TERMINATOR) {
        let location = op.location(ir);
        UnreachableOp::build(&mut IrBuilder::new(ir, InsertionPoint::Before(op)), location);
    }
    for result in op.results(ir).collect::<Vec<_>>() {
        drop_uses(ir, InsertionPoint::Before(op), result, poisons);
    }
    ir.erase_op(op);
}
