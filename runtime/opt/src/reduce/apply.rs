//! Applies an edit to a program. The result may be invalid; the caller verifies it.

use rtblgen_ir::context::types::Type;
use rtblgen_ir::ir::{Block, InsertionPoint, Ir, IrMapping, Op, Region, Value};
use rtblgen_ir::rewrite::PatternRewriter;
use rtblgen_ir::symbols::Visibility;
use rtblgen_ir::traits;
use rustc_hash::FxHashSet;

use super::edits::Edit;
use super::values::constant;

/// Applies an edit to a program whose operations in pre-order are `ops`. Returns `None` if the edit does not apply.
pub(super) fn apply(edit: &Edit, ir: &mut Ir<'_>, ops: &[Op]) -> Option<()> {
    match edit {
        Edit::Erase { ops: numbers, keeps_operand } => {
            // Operations come before the ones inside of them, so the last ones are erased first.
            for number in numbers.iter().rev() {
                erase(ir, *ops.get(*number)?, *keeps_operand)?;
            }
            Some(())
        }
        Edit::Unwrap { op, region } => unwrap(ir, *ops.get(*op)?, *region),
        Edit::Empty { op, region } => empty(ir, *ops.get(*op)?, *region),
        Edit::End { op, like } => end(ir, *ops.get(*op)?, *ops.get(*like)?),
        Edit::Redirect { op, successor } => redirect(ir, *ops.get(*op)?, *successor),
        Edit::Merge { op, successor } => merge(ir, *ops.get(*op)?, *successor),
        Edit::BlockArgument { op, region, block, number } => {
            block_argument(ir, ops.get(*op)?.region(ir, *region), *block, *number)
        }
        Edit::Operand { op, operand } => {
            let op = *ops.get(*op)?;
            let value = stand_in(ir, op, op.operand(ir, *operand).ty(ir))?;
            ir.set_operand(op, *operand, value);
            Some(())
        }
        Edit::RemoveOperand { op, operand } => {
            let op = *ops.get(*op)?;
            let definition = op.definition(ir)?;
            // Only operands of variadic groups can be removed: others have a fixed position.
            let is_variable = definition.operands.iter().enumerate().any(|(number, own)| {
                own.arity.is_variable() && op.operand_segment(ir, number).contains(operand)
            });
            is_variable.then(|| ir.erase_operand(op, *operand))
        }
        Edit::FunctionArgument { op, number } => function_argument(ir, *ops.get(*op)?, *number),
        Edit::FunctionResult { op, number } => function_result(ir, *ops.get(*op)?, *number),
        Edit::RemoveAttribute { op, name } => ir.remove_attribute(*ops.get(*op)?, name).map(drop),
        Edit::ZeroAttribute { op, name } => {
            let op = *ops.get(*op)?;
            let own = op.attribute(ir, name)?;
            let zero = ir.context().zero_attr(own.ty()?)?;
            (zero != own).then(|| ir.set_attribute(op, name, zero))
        }
    }
}

/// A constant of a type, for use as an operand of the operation.
fn stand_in<'c>(ir: &mut Ir<'c>, op: Op, ty: Type<'c>) -> Option<Value> {
    let (block, near) = (op.block(ir)?, op.name(ir).dialect());
    Some(constant(ir, block, Some(op), ty, near))
}

fn erase(ir: &mut Ir<'_>, op: Op, keeps_operand: bool) -> Option<()> {
    for result in op.results(ir).collect::<Vec<_>>() {
        if result.use_empty(ir) {
            continue;
        }
        let ty = result.ty(ir);
        let operand = op.operands(ir).find(|operand| operand.ty(ir) == ty && *operand != result);
        let value = match operand.filter(|_| keeps_operand) {
            Some(operand) => operand,
            None => stand_in(ir, op, ty)?,
        };
        (value != result).then(|| ir.replace_all_uses(result, value))?;
    }
    ir.erase_op(op);
    Some(())
}

fn unwrap(ir: &mut Ir<'_>, op: Op, region: usize) -> Option<()> {
    let body = op.region(ir, region).entry(ir)?;
    for argument in body.arguments(ir).collect::<Vec<_>>() {
        let ty = argument.ty(ir);
        let operand = op.operands(ir).find(|operand| operand.ty(ir) == ty);
        let value = match operand {
            Some(operand) => operand,
            None => stand_in(ir, op, ty)?,
        };
        ir.replace_all_uses(argument, value);
    }
    let last = body.last_op(ir).filter(|last| last.has_trait(ir, &traits::TERMINATOR));
    let ended: Vec<Value> = last.map_or_else(Vec::new, |last| last.operands(ir).collect());
    if let Some(last) = last {
        ir.erase_op(last);
    }
    while let Some(first) = body.first_op(ir) {
        ir.move_op_before(first, op);
    }
    let results: Vec<Value> = op.results(ir).collect();
    for (number, result) in results.iter().enumerate() {
        let ty = result.ty(ir);
        // Operands such as the condition of `scf.condition` come before the values that the terminator passes on.
        let passed = ended.len().checked_sub(results.len()).and_then(|more| ended.get(more + number));
        let value = match passed.filter(|value| value.ty(ir) == ty && value.is_live(ir)) {
            Some(value) => *value,
            None => stand_in(ir, op, ty)?,
        };
        ir.replace_all_uses(*result, value);
    }
    ir.erase_op(op);
    Some(())
}

fn empty(ir: &mut Ir<'_>, op: Op, region: usize) -> Option<()> {
    let body = op.region(ir, region);
    clear(ir, &body.blocks(ir).collect::<Vec<_>>());
    if op.is_symbol(ir) && op.function_signature(ir).is_some() {
        ir.set_symbol_visibility(op, Visibility::Private);
    }
    Some(())
}

/// Erases blocks that have no uses except by each other.
fn clear(ir: &mut Ir<'_>, blocks: &[Block]) {
    for block in blocks {
        for op in block.ops(ir).collect::<Vec<_>>() {
            ir.drop_successors(op);
            ir.set_operands(op, &[]);
            let nested: Vec<Op> = op.pre_order(ir).collect();
            nested.into_iter().skip(1).for_each(|op| ir.set_operands(op, &[]));
        }
    }
    blocks.iter().for_each(|block| ir.erase_block(*block));
}

/// Erases the unreachable blocks of a region. Returns `None` if one defines a value that a reachable block uses.
fn clear_unreachable(ir: &mut Ir<'_>, region: Region) -> Option<()> {
    let mut reached: FxHashSet<Block> = FxHashSet::default();
    let mut waiting: Vec<Block> = region.entry(ir).into_iter().collect();
    while let Some(block) = waiting.pop() {
        if reached.insert(block) {
            waiting.extend(block.successors(ir));
        }
    }
    let dead: Vec<Block> = region.blocks(ir).filter(|block| !reached.contains(block)).collect();
    let is_dead = |ir: &Ir<'_>, user: Op| {
        region
            .blocks(ir)
            .find(|block| block.ancestor_in_block(ir, user).is_some())
            .is_none_or(|block| !reached.contains(&block))
    };
    for block in &dead {
        let results = block.ops(ir).flat_map(|op| op.results(ir).collect::<Vec<_>>());
        let values: Vec<Value> = block.arguments(ir).chain(results).collect();
        if values.iter().any(|value| value.users(ir).any(|user| !is_dead(ir, user))) {
            return None;
        }
    }
    clear(ir, &dead);
    Some(())
}

fn end(ir: &mut Ir<'_>, op: Op, like: Op) -> Option<()> {
    let region = op.parent_region(ir)?;
    let copy = ir.clone_op(like, &mut IrMapping::new());
    ir.insert_op(copy, InsertionPoint::Before(op));
    for (operand, value) in copy.operands(ir).collect::<Vec<_>>().into_iter().enumerate() {
        // Values of another block may not dominate this one.
        if value.parent_block(ir) != region.entry(ir) {
            let value = stand_in(ir, copy, value.ty(ir))?;
            ir.set_operand(copy, operand, value);
        }
    }
    ir.erase_op(op);
    clear_unreachable(ir, region)
}

fn redirect(ir: &mut Ir<'_>, op: Op, successor: usize) -> Option<()> {
    let (target, region) = (op.successor(ir, successor), op.parent_region(ir)?);
    let passed: Vec<Value> =
        op.passed_operands(ir, successor)?.map(|operand| op.operand(ir, operand)).collect();
    for other in 0..op.successor_count(ir) {
        let range = op.passed_operands(ir, other)?;
        if range.len() != passed.len() {
            return None;
        }
        for (operand, value) in range.zip(&passed) {
            ir.set_operand(op, operand, *value);
        }
        ir.set_successor(op, other, target);
    }
    clear_unreachable(ir, region)
}

fn merge(ir: &mut Ir<'_>, op: Op, successor: usize) -> Option<()> {
    let (target, region, own) = (op.successor(ir, successor), op.parent_region(ir)?, op.block(ir)?);
    let mut incoming = target.predecessors(ir);
    if target == own || target.is_entry(ir) || incoming.any(|block| block != own) {
        return None;
    }
    drop(incoming);
    let passed: Vec<Value> =
        op.passed_operands(ir, successor)?.map(|operand| op.operand(ir, operand)).collect();
    if passed.len() != target.argument_count(ir) {
        return None;
    }
    ir.erase_op(op);
    ir.merge_blocks(target, own, &passed);
    clear_unreachable(ir, region)
}

fn block_argument(ir: &mut Ir<'_>, region: Region, block: usize, number: usize) -> Option<()> {
    let block = region.blocks(ir).nth(block)?;
    let argument = block.argument(ir, number);
    if !argument.use_empty(ir) {
        let value = constant(ir, block, None, argument.ty(ir), "");
        ir.replace_all_uses(argument, value);
    }
    let mut edges: Vec<(Op, usize)> = block.incoming(ir).collect();
    // The last operands are removed first, so that the others keep their numbers.
    edges.sort_by_key(|(_, successor)| std::cmp::Reverse(*successor));
    for (branch, successor) in edges {
        let range = branch.passed_operands(ir, successor)?;
        let produced = block.argument_count(ir).checked_sub(range.len())?;
        ir.erase_operand(branch, range.start + number.checked_sub(produced)?);
    }
    ir.erase_argument(block, number);
    Some(())
}

/// The operations that refer to a function and have as many values as the function, such as calls.
fn calls(ir: &Ir<'_>, function: Op, fits: impl Fn(Op) -> bool) -> Option<Vec<Op>> {
    let name = function.symbol_name(ir)?.value();
    let uses = ir.symbol_uses(ir.root());
    Some(
        uses.into_iter()
            .filter(|own| own.reference.root().value() == name && fits(own.op))
            .map(|own| own.op)
            .collect(),
    )
}

fn function_argument(ir: &mut Ir<'_>, function: Op, number: usize) -> Option<()> {
    let count = function.function_type(ir)?.inputs().len();
    let body = function.function_body(ir)?;
    if let Some(entry) = body.entry(ir) {
        let argument = entry.argument(ir, number);
        if !argument.use_empty(ir) {
            let first = entry.first_op(ir)?;
            let value = stand_in(ir, first, argument.ty(ir))?;
            ir.replace_all_uses(argument, value);
        }
    }
    let calls = calls(ir, function, |op| op.operand_count(ir) == count)?;
    ir.erase_function_arguments(function, &[number]);
    calls.into_iter().for_each(|call| ir.erase_operand(call, number));
    Some(())
}

fn function_result(ir: &mut Ir<'_>, function: Op, number: usize) -> Option<()> {
    let count = function.function_type(ir)?.results().len();
    let calls = calls(ir, function, |op| op.result_count(ir) == count)?;
    let returns: Vec<Op> =
        function.function_body(ir)?.blocks(ir).filter_map(|block| block.last_op(ir)).collect();
    let is_return = |ir: &Ir<'_>, op: &Op| op.successor_count(ir) == 0 && op.operand_count(ir) == count;
    for end in returns.into_iter().filter(|op| is_return(ir, op)).collect::<Vec<_>>() {
        ir.erase_operand(end, number);
    }
    ir.erase_function_results(function, &[number]);
    for call in calls {
        let result = call.result(ir, number);
        if !result.use_empty(ir) {
            let value = stand_in(ir, call, result.ty(ir))?;
            ir.replace_all_uses(result, value);
        }
        PatternRewriter::new(ir).erase_op_results(call, &[number]);
    }
    Some(())
}
