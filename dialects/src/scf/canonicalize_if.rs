//! Canonicalizations of `scf.if`.

use std::collections::HashMap;

use rtblgen_runtime::transforms::populate_region_branch_canonicalization;
use rtblgen_runtime::{
    Block, Builder, Canonicalize, Ir, Location, NoMatch, Op, OpState, PatternRewriter, Region,
    RewritePatternSet, Type, TypedOp, Value,
};

use super::inline::replace_with_region;
use super::{IfOp, YieldOp, yield_of};
use crate::arith;

type Outcome = Result<(), NoMatch>;

impl Canonicalize for IfOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns
            .add_fn("CombineIfs", combine_neighbours)
            .add_fn("CombineNestedIfs", combine_nested)
            .add_fn("ConditionPropagation", propagate_condition)
            .add_fn("ConvertTrivialIfToSelect", yield_to_select)
            .add_fn("RemoveEmptyElseBranch", remove_empty_else)
            .add_fn("RemoveStaticCondition", constant_condition)
            .add_fn("ReplaceIfYieldWithConditionOrValue", yield_of_condition);
        populate_region_branch_canonicalization::<Self>(patterns);
    }
}

/// The values that a region yields; none if it has no block.
fn yielded(ir: &Ir<'_>, region: Region) -> Vec<Value> {
    yield_of(ir, region).map_or(Vec::new(), |end| end.results(ir).collect())
}

/// Creates an `scf.if` with two regions without blocks, before the rewriter's insertion point.
fn create_empty<'c>(
    rewriter: &mut PatternRewriter<'_, 'c>,
    location: Location<'c>,
    condition: Value,
    types: &[Type<'c>],
) -> IfOp {
    let state = OpState::new(IfOp::DEFINITION, location).operand(condition);
    state.results(types.iter().copied()).empty_regions(2).create(rewriter)
}

/// Replaces the operands of the `scf.yield` at the end of a region.
fn set_yielded(rewriter: &mut PatternRewriter<'_, '_>, region: Region, values: &[Value]) {
    if let Some(end) = yield_of(rewriter, region) {
        rewriter.modify_in_place(end, |ir| end.set_results(ir, values));
    }
}

fn constant_condition(op: IfOp, rewriter: &mut PatternRewriter<'_, '_>) -> Outcome {
    let condition = rewriter.match_constant_int(op.condition(rewriter)).ok_or(NoMatch)?;
    let region = if condition != 0 { op.then_region(rewriter) } else { op.else_region(rewriter) };
    if region.is_empty(rewriter) {
        rewriter.erase_op(op);
        return Ok(());
    }
    replace_with_region(op, rewriter, region, &[])
}

/// Values from outside that are yielded are selected outside.
fn yield_to_select(op: IfOp, rewriter: &mut PatternRewriter<'_, '_>) -> Outcome {
    let regions = [op.then_region(rewriter), op.else_region(rewriter)];
    let [on_true, on_false] = regions.map(|region| yielded(rewriter, region));
    let is_inside = |number: usize| {
        on_true[number].parent_region(rewriter) == Some(regions[0])
            || on_false[number].parent_region(rewriter) == Some(regions[1])
    };
    let count = op.op().result_count(rewriter);
    if count == 0 || on_true.len() != count || on_false.len() != count {
        return Err(NoMatch);
    }
    let kept: Vec<usize> = (0..count).filter(|number| is_inside(*number)).collect();
    if kept.len() == count {
        return Err(NoMatch);
    }
    let (condition, location) = (op.condition(rewriter), op.location(rewriter));
    let types: Vec<Type<'_>> = kept.iter().map(|number| on_true[*number].ty(rewriter)).collect();
    let new = create_empty(rewriter, location, *condition, &types);
    let new_regions = [new.then_region(rewriter), new.else_region(rewriter)];
    for (number, (from, to)) in regions.into_iter().zip(new_regions).enumerate() {
        rewriter.inline_region_at_end(from, to);
        let own = [&on_true, &on_false][number];
        let values: Vec<Value> = kept.iter().map(|number| own[*number]).collect();
        set_yielded(rewriter, to, &values);
    }
    rewriter.set_insertion_point_before(new.op());
    let mut results = Vec::new();
    for number in 0..count {
        let (on_true, on_false) = (on_true[number], on_false[number]);
        results.push(match kept.binary_search(&number).ok() {
            Some(place) => new.op().result(rewriter, place),
            None if on_true == on_false => on_true,
            None => arith::SelectOp::build(rewriter, location, condition, on_true, on_false).result(rewriter),
        });
    }
    rewriter.replace_op(op, results);
    Ok(())
}

/// Inside of the regions, the condition is known.
fn propagate_condition(op: IfOp, rewriter: &mut PatternRewriter<'_, '_>) -> Outcome {
    let condition = op.condition(rewriter);
    if rewriter.match_constant(condition).is_some() {
        return Err(NoMatch);
    }
    let mut is_changed = false;
    for (region, value) in [(op.then_region(rewriter), true), (op.else_region(rewriter), false)] {
        let is_inside = |ir: &Ir<'_>, user: Op| {
            user.parent_region(ir).is_some_and(|inner| inner == region || region.is_ancestor(ir, inner))
        };
        if !condition.is_used_in(rewriter, region) {
            continue;
        }
        let (location, value) = (op.location(rewriter), rewriter.context().bool_attr(value));
        rewriter.set_insertion_point_before(op.op());
        let constant = arith::ConstantOp::build(rewriter, location, value).result(rewriter);
        rewriter.replace_uses_if(condition, constant, |ir, found| is_inside(ir, found.op));
        is_changed = true;
    }
    if is_changed { Ok(()) } else { Err(NoMatch) }
}

/// A result that is the same on both sides, the condition or its opposite.
fn yield_of_condition(op: IfOp, rewriter: &mut PatternRewriter<'_, '_>) -> Outcome {
    let regions = [op.then_region(rewriter), op.else_region(rewriter)];
    let [on_true, on_false] = regions.map(|region| yielded(rewriter, region));
    let results: Vec<Value> = op.op().results(rewriter).collect();
    let condition = op.condition(rewriter);
    let mut is_changed = false;
    rewriter.set_insertion_point_before(op.op());
    for (result, (on_true, on_false)) in results.into_iter().zip(on_true.into_iter().zip(on_false)) {
        if result.use_empty(rewriter) {
            continue;
        }
        let by = match () {
            () if on_true == on_false => on_true,
            () if !result.ty(rewriter).is_integer(1) => continue,
            () => match [on_true, on_false]
                .map(|value| rewriter.match_constant_int(value).map(|value| value != 0))
            {
                [Some(true), Some(false)] => *condition,
                [Some(false), Some(true)] => {
                    let (location, value) = (op.location(rewriter), rewriter.context().bool_attr(true));
                    let one = arith::ConstantOp::build(rewriter, location, value).result(rewriter);
                    arith::XOrIOp::build(rewriter, location, condition, one).result(rewriter)
                }
                _ => continue,
            },
        };
        rewriter.replace_all_uses(result, by);
        is_changed = true;
    }
    if is_changed { Ok(()) } else { Err(NoMatch) }
}

fn remove_empty_else(op: IfOp, rewriter: &mut PatternRewriter<'_, '_>) -> Outcome {
    let block = op.else_region(rewriter).entry(rewriter).ok_or(NoMatch)?;
    if op.op().result_count(rewriter) > 0 || block.op_count(rewriter) != 1 {
        return Err(NoMatch);
    }
    let condition = op.condition(rewriter);
    let state = OpState::new(IfOp::DEFINITION, op.location(rewriter)).operand(condition).empty_regions(2);
    let state = state.attributes(op.op().attributes(rewriter));
    let new: IfOp = state.create(rewriter);
    let (from, to) = (op.then_region(rewriter), new.then_region(rewriter));
    rewriter.inline_region_at_end(from, to);
    rewriter.erase_op(op);
    Ok(())
}

/// Whether a condition is the opposite of another one.
fn is_negation(ir: &Ir<'_>, condition: Value, of: Value) -> bool {
    let negation = ir.defining_op::<arith::XOrIOp>(condition);
    negation.is_some_and(|negation| negation.lhs(ir) == of && ir.is_constant_one(negation.rhs(ir)))
}

/// Merges consecutive `scf.if` ops if the condition of each is that of the first one or its negation.
fn combine_neighbours(second: IfOp, rewriter: &mut PatternRewriter<'_, '_>) -> Outcome {
    let first = second.op().previous(rewriter).and_then(|op| IfOp::cast(rewriter, op)).ok_or(NoMatch)?;
    let condition = *first.condition(rewriter);
    let mut merged = vec![(first.op(), [first.then_region(rewriter), first.else_region(rewriter)])];
    let mut next = Some(second);
    while let Some(op) = next {
        let Some(sides) = sides_of(rewriter, op, condition) else { break };
        merged.push((op.op(), sides));
        next = op.op().next(rewriter).and_then(|op| IfOp::cast(rewriter, op));
    }
    if merged.len() == 1 {
        return Err(NoMatch);
    }
    forward_results(rewriter, &merged);
    let types: Vec<Type<'_>> =
        merged.iter().flat_map(|(op, _)| op.result_types(rewriter).collect::<Vec<_>>()).collect();
    let location = merged[merged.len() - 1].0.location(rewriter);
    let new = create_empty(rewriter, location, condition, &types);
    for (number, side) in [new.then_region(rewriter), new.else_region(rewriter)].into_iter().enumerate() {
        join_regions(rewriter, merged.iter().map(|(_, sides)| sides[number]), side);
    }
    let mut results = new.op().results(rewriter).collect::<Vec<_>>().into_iter();
    for (op, _) in merged {
        let count = op.result_count(rewriter);
        rewriter.replace_op(op, results.by_ref().take(count).collect::<Vec<_>>());
    }
    Ok(())
}

/// The regions of an `scf.if` that run if `condition` is true and if it is false; `None` if its own condition is another one.
fn sides_of(ir: &Ir<'_>, op: IfOp, condition: Value) -> Option<[Region; 2]> {
    let own = *op.condition(ir);
    let [then, otherwise] = [op.then_region(ir), op.else_region(ir)];
    match () {
        () if is_negation(ir, own, condition) || is_negation(ir, condition, own) => Some([otherwise, then]),
        () if own == condition => Some([then, otherwise]),
        () => None,
    }
}

/// Replaces the results of each op, inside of later ones, by the values that its region yields for the same condition. In a graph
/// region an earlier op may use the result of a later one, which stays.
fn forward_results(rewriter: &mut PatternRewriter<'_, '_>, merged: &[(Op, [Region; 2])]) {
    let mut places = HashMap::new();
    for (place, (_, sides)) in merged.iter().enumerate() {
        places.extend(sides.iter().enumerate().map(|(side, region)| (*region, (place, side))));
    }
    for (place, (op, sides)) in merged.iter().enumerate() {
        let results: Vec<Value> = op.results(rewriter).collect();
        for (side, region) in sides.iter().enumerate() {
            // A yielded value may be an earlier result, which is replaced by now.
            for (result, value) in results.iter().zip(yielded(rewriter, *region)) {
                rewriter.replace_uses_if(*result, value, |ir, found| {
                    let user = place_of(ir, found.op, &places);
                    user.is_some_and(|(later, own)| later > place && own == side)
                });
            }
        }
    }
}

/// The region of a table that has an op inside of it, as the table's entry.
fn place_of(ir: &Ir<'_>, op: Op, places: &HashMap<Region, (usize, usize)>) -> Option<(usize, usize)> {
    let mut regions = std::iter::successors(op.parent_region(ir), |region| region.parent_region(ir));
    regions.find_map(|region| places.get(&region).copied())
}

/// Moves the blocks of `regions` to the empty region `target`, as one block that yields the values of all of them.
fn join_regions(
    rewriter: &mut PatternRewriter<'_, '_>,
    regions: impl Iterator<Item = Region>,
    target: Region,
) {
    let mut values = Vec::new();
    for region in regions {
        let Some(block) = region.entry(rewriter) else { continue };
        values.extend(yielded(rewriter, region));
        match (target.entry(rewriter), yield_of(rewriter, target)) {
            (Some(joined), Some(end)) => {
                rewriter.erase_op(end);
                rewriter.merge_blocks(block, joined, &[]);
            }
            _ => rewriter.inline_region_at_end(region, target),
        }
    }
    set_yielded(rewriter, target, &values);
}

/// The only operation of a block beside its terminator.
fn only_op(ir: &Ir<'_>, block: Block) -> Option<Op> {
    block.first_op(ir).filter(|_| block.op_count(ir) == 2)
}

/// A condition inside of a condition, without anything else, is one condition. It is not the `arith.andi` of MLIR: the inner
/// condition may be poison where the outer one is false.
fn combine_nested(op: IfOp, rewriter: &mut PatternRewriter<'_, '_>) -> Outcome {
    let block = op.then_region(rewriter).entry(rewriter).ok_or(NoMatch)?;
    let nested = only_op(rewriter, block).and_then(|inner| IfOp::cast(rewriter, inner)).ok_or(NoMatch)?;
    for own in [op, nested] {
        let other = own.else_region(rewriter).entry(rewriter);
        if other.is_some_and(|block| block.op_count(rewriter) != 1) {
            return Err(NoMatch);
        }
    }
    let mut on_true = yielded(rewriter, op.then_region(rewriter));
    let on_false = yielded(rewriter, op.else_region(rewriter));
    let [inner_true, inner_false] =
        [nested.then_region(rewriter), nested.else_region(rewriter)].map(|region| yielded(rewriter, region));
    let mut selected = Vec::new();
    for (number, value) in on_true.iter_mut().enumerate() {
        match value.result_number(rewriter).filter(|_| value.defining_op(rewriter) == Some(nested.op())) {
            Some(inner) if inner_false[inner] != on_false[number] => return Err(NoMatch),
            Some(inner) => *value = inner_true[inner],
            None if value.parent_region(rewriter) == Some(op.then_region(rewriter)) => return Err(NoMatch),
            None => selected.push(number),
        }
    }
    let (location, outer, inner) =
        (op.location(rewriter), op.condition(rewriter), nested.condition(rewriter));
    let never = rewriter.context().bool_attr(false);
    let never = arith::ConstantOp::build(rewriter, location, never).result(rewriter);
    let both = arith::SelectOp::build(rewriter, location, outer, inner, never).result(rewriter);
    let types: Vec<Type<'_>> = op.op().result_types(rewriter).collect();
    let new = create_empty(rewriter, location, both, &types);
    let mut results: Vec<Value> = new.op().results(rewriter).collect();
    rewriter.set_insertion_point_before(new.op());
    for number in selected {
        let (on_true, on_false) = (on_true[number], on_false[number]);
        results[number] =
            arith::SelectOp::build(rewriter, location, outer, on_true, on_false).result(rewriter);
    }
    let (from, to) = (nested.then_region(rewriter), new.then_region(rewriter));
    rewriter.inline_region_at_end(from, to);
    set_yielded(rewriter, to, &on_true);
    if !on_false.is_empty() {
        let region = new.else_region(rewriter);
        rewriter.create_block(region, &[], &[]);
        YieldOp::build(rewriter, location, &on_false);
    }
    rewriter.replace_op(op, results);
    Ok(())
}
