//! Canonicalizations of `scf.while`.

use std::collections::HashSet;

use rtblgen_runtime::interfaces::LoopLikeOpInterface;
use rtblgen_runtime::transforms::populate_region_branch_canonicalization;
use rtblgen_runtime::{
    Block, Builder, Canonicalize, Ir, NoMatch, OpState, PatternRewriter, Region, RewritePatternSet, Type,
    TypedOp, Value,
};

use super::{ConditionOp, IfOp, WhileOp, yield_of};
use crate::arith;

type Outcome = Result<(), NoMatch>;

impl Canonicalize for WhileOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns
            .add_fn("WhileConditionTruth", condition_truth)
            .add_fn("WhileCmpCond", comparison_truth)
            .add_fn("WhileOpAlignBeforeArgs", align_arguments)
            .add_fn("WhileMoveIfDown", move_if_down);
        populate_region_branch_canonicalization::<Self>(patterns);
    }
}

/// In the body, the condition holds.
fn condition_truth(op: WhileOp, rewriter: &mut PatternRewriter<'_, '_>) -> Outcome {
    let end = op.condition_op(rewriter).ok_or(NoMatch)?;
    let body = op.after(rewriter).entry(rewriter).ok_or(NoMatch)?;
    let condition = end.condition(rewriter);
    let passed: Vec<Value> = end.args(rewriter).collect();
    let mut is_changed = false;
    for (value, argument) in passed.into_iter().zip(body.arguments(rewriter).collect::<Vec<_>>()) {
        if value != condition || argument.use_empty(rewriter) {
            continue;
        }
        rewriter.set_insertion_point_before(op.op());
        let (location, value) = (op.location(rewriter), rewriter.context().bool_attr(true));
        let constant = arith::ConstantOp::build(rewriter, location, value).result(rewriter);
        rewriter.replace_all_uses(argument, constant);
        is_changed = true;
    }
    if is_changed { Ok(()) } else { Err(NoMatch) }
}

/// In the body, the comparison that is the condition holds, and its opposite does not.
fn comparison_truth(op: WhileOp, rewriter: &mut PatternRewriter<'_, '_>) -> Outcome {
    let end = op.condition_op(rewriter).ok_or(NoMatch)?;
    let comparison = rewriter.defining_op::<arith::CmpIOp>(end.condition(rewriter)).ok_or(NoMatch)?;
    let body = op.after(rewriter).entry(rewriter).ok_or(NoMatch)?;
    let arguments: Vec<Value> = body.arguments(rewriter).collect();
    let passed: Vec<Value> = end.args(rewriter).collect();
    let mut is_changed = false;
    for (argument, value) in arguments.into_iter().zip(passed) {
        for own in [0, 1] {
            if value == comparison.op().operand(rewriter, own) {
                is_changed |= decide_comparisons(comparison, own, argument, rewriter);
            }
        }
    }
    if is_changed { Ok(()) } else { Err(NoMatch) }
}

/// Replaces the comparisons of an argument that stands for operand `own` of a comparison that holds, with its other operand.
fn decide_comparisons(
    comparison: arith::CmpIOp,
    own: usize,
    argument: Value,
    rewriter: &mut PatternRewriter<'_, '_>,
) -> bool {
    let (predicate, other) = (comparison.predicate(rewriter), comparison.op().operand(rewriter, 1 - own));
    let mut is_changed = false;
    for user in argument.users(rewriter).collect::<Vec<_>>() {
        let Some(found) = arith::CmpIOp::cast(rewriter, user) else { continue };
        let is_same = user.operand(rewriter, own) == argument && user.operand(rewriter, 1 - own) == other;
        let holds = match found.predicate(rewriter) {
            found if found == predicate => true,
            found if found == predicate.inverted() => false,
            _ => continue,
        };
        if is_same {
            rewriter.set_insertion_point_before(user);
            let (location, value) = (user.location(rewriter), rewriter.context().bool_attr(holds));
            let constant = arith::ConstantOp::build(rewriter, location, value).result(rewriter);
            rewriter.replace_op(found, [constant]);
            is_changed = true;
        }
    }
    is_changed
}

/// Reorders the operands of the condition to the order of the arguments of its region, if they are these
/// arguments.
fn align_arguments(op: WhileOp, rewriter: &mut PatternRewriter<'_, '_>) -> Outcome {
    let end = op.condition_op(rewriter).ok_or(NoMatch)?;
    let body = op.after(rewriter).entry(rewriter).ok_or(NoMatch)?;
    let arguments = op.region_iter_args(rewriter);
    let passed: Vec<Value> = end.args(rewriter).collect();
    let place = |value: &Value| {
        value.argument_number(rewriter).filter(|number| arguments.get(*number) == Some(value))
    };
    let places: Vec<usize> = passed.iter().map(place).collect::<Option<_>>().ok_or(NoMatch)?;
    let mut sorted = places.clone();
    sorted.sort_unstable();
    sorted.dedup();
    if passed == arguments || sorted.len() != arguments.len() || places.len() != arguments.len() {
        return Err(NoMatch);
    }
    let state = OpState::new(WhileOp::DEFINITION, op.location(rewriter)).operands(op.inits(rewriter));
    let types: Vec<Type<'_>> = arguments.iter().map(|argument| argument.ty(rewriter)).collect();
    let state = state.results(types.iter().copied()).empty_regions(2);
    let new: WhileOp = state.attributes(op.op().attributes(rewriter)).create(rewriter);
    let (condition, location) = (end.condition(rewriter), end.location(rewriter));
    rewriter.set_insertion_point_before(end.op());
    ConditionOp::build(rewriter, location, condition, &arguments);
    rewriter.erase_op(end);
    let head = op.before(rewriter).entry(rewriter).ok_or(NoMatch)?;
    let types_of_head: Vec<Type<'_>> = head.argument_types(rewriter).collect();
    let in_order: Vec<usize> = (0..types_of_head.len()).collect();
    move_block(rewriter, op, head, new.before(rewriter), &types_of_head, &in_order);
    move_block(rewriter, op, body, new.after(rewriter), &types, &places);
    let results: Vec<Value> = places.iter().map(|place| new.op().result(rewriter, *place)).collect();
    rewriter.replace_op(op, results);
    Ok(())
}

/// Moves the operations of a block into a new block of a region. The argument of this place in the new block stands for each
/// argument of the old one.
fn move_block<'c>(
    rewriter: &mut PatternRewriter<'_, 'c>,
    op: WhileOp,
    block: Block,
    region: Region,
    types: &[Type<'c>],
    places: &[usize],
) {
    let location = op.location(rewriter);
    let new = rewriter.create_block(region, types, &vec![location; types.len()]);
    let values: Vec<Value> = places.iter().map(|place| new.argument(rewriter, *place)).collect();
    rewriter.merge_blocks(block, new, &values);
}

/// The values of a region that operations in another one use, in order.
fn values_used_in(region: Region, of: Region, ir: &Ir<'_>) -> Vec<Value> {
    let (mut used, mut known) = (Vec::new(), HashSet::new());
    for op in region.post_order(ir) {
        for value in op.operands(ir) {
            let is_of = value.parent_block(ir).and_then(|block| block.parent_region(ir)) == Some(of);
            if is_of && known.insert(value) {
                used.push(value);
            }
        }
    }
    used
}

/// Moves an `scf.if` before the condition, on the same value, to the body, where the condition holds.
fn move_if_down(op: WhileOp, rewriter: &mut PatternRewriter<'_, '_>) -> Outcome {
    let end = op.condition_op(rewriter).ok_or(NoMatch)?;
    let last = end.op().previous(rewriter).and_then(|last| IfOp::cast(rewriter, last)).ok_or(NoMatch)?;
    let (on_true, on_false) = (last.then_region(rewriter), last.else_region(rewriter));
    let has_else = on_false.ops(rewriter).count() > 1;
    if last.condition(rewriter) != end.condition(rewriter) || has_else {
        return Err(NoMatch);
    }
    let body = op.after(rewriter).entry(rewriter).ok_or(NoMatch)?;
    let arguments: Vec<Value> = body.arguments(rewriter).collect();
    let passed: Vec<Value> = end.args(rewriter).collect();
    let results: Vec<Value> = last.op().results(rewriter).collect();
    for (argument, value) in arguments.into_iter().zip(passed) {
        let number = value.result_number(rewriter).filter(|number| results.get(*number) == Some(&value));
        let Some(number) = number else { continue };
        let yielded = [on_true, on_false].map(|region| {
            yield_of(rewriter, region).map(|end| end.op().operand(rewriter, number)).ok_or(NoMatch)
        });
        let [on_true, on_false] = yielded;
        rewriter.replace_all_uses(value, on_false?);
        rewriter.replace_all_uses(argument, on_true?);
    }
    let used = values_used_in(on_true, op.before(rewriter), rewriter);
    let new = with_more_values(op, end, &used, rewriter)?;
    let body = new.after(rewriter).entry(rewriter).ok_or(NoMatch)?;
    let added = body.arguments(rewriter).skip(body.argument_count(rewriter) - used.len());
    let added: Vec<Value> = added.collect();
    for (value, argument) in used.iter().zip(&added) {
        rewriter.replace_uses_if(*value, *argument, |ir, at| {
            at.op.parent_region(ir).is_some_and(|region| on_true.is_ancestor(ir, region))
        });
    }
    let block = on_true.entry(rewriter).ok_or(NoMatch)?;
    let own_end = block.last_op(rewriter).ok_or(NoMatch)?;
    rewriter.erase_op(own_end);
    let first = body.first_op(rewriter).ok_or(NoMatch)?;
    rewriter.inline_block_before(block, first, &[]);
    rewriter.erase_op(last);
    let kept = new.op().result_count(rewriter) - used.len();
    let results: Vec<Value> = new.op().results(rewriter).take(kept).collect();
    rewriter.replace_op(op, results);
    Ok(())
}

/// The loop with more values that the condition passes on; it gets the regions.
fn with_more_values(
    op: WhileOp,
    end: ConditionOp,
    values: &[Value],
    rewriter: &mut PatternRewriter<'_, '_>,
) -> Result<WhileOp, NoMatch> {
    let location = op.location(rewriter);
    let types: Vec<Type<'_>> = values.iter().map(|value| value.ty(rewriter)).collect();
    let state = OpState::new(WhileOp::DEFINITION, location).operands(op.inits(rewriter));
    let own: Vec<Type<'_>> = op.op().result_types(rewriter).collect();
    let state = state.results(own).results(types.iter().copied()).empty_regions(2);
    let new: WhileOp = state.create(rewriter);
    rewriter.move_regions(op, new);
    let body = new.after(rewriter).entry(rewriter).ok_or(NoMatch)?;
    rewriter.modify_in_place(new, |ir| {
        for ty in types {
            ir.add_argument(body, ty, location);
        }
    });
    rewriter.modify_in_place(end, |ir| ir.append_operands(end.op(), values));
    Ok(new)
}
