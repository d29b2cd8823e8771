//! Canonicalizations of loops and of regions that are executed once.

use rtblgen_runtime::interfaces::LoopLikeOpInterface;
use rtblgen_runtime::transforms::populate_region_branch_canonicalization;
use rtblgen_runtime::{
    Block, Builder, Canonicalize, NoMatch, OpState, PatternRewriter, Region, RewritePatternSet, Type,
    TypedOp, Value,
};

use super::{
    ConditionOp, ExecuteRegionOp, ForOp, ForallOp, IndexSwitchOp, ParallelOp, ReduceOp, WhileOp, YieldOp,
    yield_of,
};
use crate::{arith, cf};

type Outcome = Result<(), NoMatch>;

/// Replaces an operation by the only block of one of its regions.
pub(super) fn replace_with_region(
    op: impl TypedOp,
    rewriter: &mut PatternRewriter<'_, '_>,
    region: Region,
    arguments: &[Value],
) -> Outcome {
    let block = region.entry(rewriter).ok_or(NoMatch)?;
    let last = block.last_op(rewriter).ok_or(NoMatch)?;
    rewriter.inline_block_before(block, op, arguments);
    let results: Vec<Value> = last.operands(rewriter).collect();
    rewriter.replace_op(op, results);
    rewriter.erase_op(last);
    Ok(())
}

impl Canonicalize for ExecuteRegionOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns
            .add_fn("SingleBlockExecuteInliner", inline_block)
            .add_fn("MultiBlockExecuteInliner", inline_blocks);
        populate_region_branch_canonicalization::<Self>(patterns);
    }
}

fn inline_block(op: ExecuteRegionOp, rewriter: &mut PatternRewriter<'_, '_>) -> Outcome {
    let region = op.region(rewriter);
    if op.no_inline(rewriter) || !region.has_one_block(rewriter) {
        return Err(NoMatch);
    }
    replace_with_region(op, rewriter, region, &[])
}

/// Puts the blocks between two halves of the block around, where there may be several.
fn inline_blocks(op: ExecuteRegionOp, rewriter: &mut PatternRewriter<'_, '_>) -> Outcome {
    let parent = op.op().parent_op(rewriter).ok_or(NoMatch)?;
    let may_have_blocks = parent.has_trait_named(rewriter, "FunctionOpInterface")
        || ExecuteRegionOp::cast(rewriter, parent).is_some();
    let region = op.region(rewriter);
    let entry =
        region.entry(rewriter).filter(|_| may_have_blocks && !op.no_inline(rewriter)).ok_or(NoMatch)?;
    let before = op.op().block(rewriter).ok_or(NoMatch)?;
    let location = op.location(rewriter);
    let after = split_with_arguments(op, rewriter);
    rewriter.set_insertion_point_to_end(before);
    cf::BranchOp::build(rewriter, location, &[], entry);
    let ends: Vec<YieldOp> = region
        .blocks(rewriter)
        .filter_map(|block| YieldOp::cast(rewriter, block.last_op(rewriter)?))
        .collect();
    for end in ends {
        let values: Vec<Value> = end.results(rewriter).collect();
        rewriter.set_insertion_point_before(end.op());
        let location = end.location(rewriter);
        cf::BranchOp::build(rewriter, location, &values, after);
        rewriter.erase_op(end);
    }
    rewriter.inline_region_before(region, after);
    let arguments: Vec<Value> = after.arguments(rewriter).collect();
    rewriter.replace_op(op, arguments);
    Ok(())
}

/// Divides the block of an operation before the operation. The second half gets an argument for each result.
pub(crate) fn split_with_arguments(op: impl TypedOp, rewriter: &mut PatternRewriter<'_, '_>) -> Block {
    let results: Vec<Value> = op.op().results(rewriter).collect();
    let types: Vec<_> = results.iter().map(|result| result.ty(rewriter)).collect();
    let locations: Vec<_> = results.iter().map(|result| result.location(rewriter)).collect();
    let half = rewriter.split_block(op);
    if results.is_empty() {
        return half;
    }
    let after = rewriter.create_block_before(half, &types, &locations);
    rewriter.merge_blocks(half, after, &[]);
    after
}

impl Canonicalize for IndexSwitchOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns.add_fn("FoldConstantCase", constant_case);
        populate_region_branch_canonicalization::<Self>(patterns);
    }
}

fn constant_case(op: IndexSwitchOp, rewriter: &mut PatternRewriter<'_, '_>) -> Outcome {
    let index = rewriter.match_constant_int(op.arg(rewriter)).ok_or(NoMatch)?;
    let region = op.region_of(rewriter, index);
    replace_with_region(op, rewriter, region, &[])
}

impl Canonicalize for ForOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns.add_fn("SimplifyTrivialLoops", simplify_trivial_loop);
        populate_region_branch_canonicalization::<Self>(patterns);
    }
}

/// Puts the body in place of a loop, with the values of the first iteration.
pub(super) fn inline_body(op: ForOp, rewriter: &mut PatternRewriter<'_, '_>) -> Outcome {
    let first: Vec<Value> = std::iter::once(op.lower_bound(rewriter)).chain(op.init_args(rewriter)).collect();
    let region = op.region(rewriter);
    replace_with_region(op, rewriter, region, &first)
}

/// A loop of no iteration, of one, or without a body that computes anything.
fn simplify_trivial_loop(op: ForOp, rewriter: &mut PatternRewriter<'_, '_>) -> Outcome {
    match op.static_trip_count(rewriter).ok_or(NoMatch)? {
        0 => {
            let inits: Vec<Value> = op.init_args(rewriter).collect();
            rewriter.replace_op(op, inits);
            Ok(())
        }
        1 => inline_body(op, rewriter),
        _ => {
            let last = yield_of(rewriter, op.region(rewriter)).ok_or(NoMatch)?;
            let values: Vec<Value> = last.results(rewriter).collect();
            let is_inside = |value: &Value| !op.is_defined_outside_of_loop(rewriter, *value);
            if last.op().previous(rewriter).is_some() || values.iter().any(is_inside) {
                return Err(NoMatch);
            }
            rewriter.replace_op(op, values);
            Ok(())
        }
    }
}

impl Canonicalize for WhileOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns
            .add_fn("WhileConditionTruth", condition_truth)
            .add_fn("WhileCmpCond", comparison_truth)
            .add_fn("WhileOpAlignBeforeArgs", align_arguments);
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

/// What the condition passes on is in the order of the arguments of its region, if it is these.
fn align_arguments(op: WhileOp, rewriter: &mut PatternRewriter<'_, '_>) -> Outcome {
    let end = op.condition_op(rewriter).ok_or(NoMatch)?;
    let body = op.after(rewriter).entry(rewriter).ok_or(NoMatch)?;
    let arguments = op.region_iter_args(rewriter);
    let passed: Vec<Value> = end.args(rewriter).collect();
    let places = passed.iter().map(|value| arguments.iter().position(|argument| argument == value));
    let places: Vec<usize> = places.collect::<Option<_>>().ok_or(NoMatch)?;
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

impl Canonicalize for ForallOp {
    fn canonicalization_patterns(_: &mut RewritePatternSet<'_>) {}
}

impl Canonicalize for ParallelOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns.add_fn("ParallelOpSingleOrZeroIterationDims", drop_single_iterations);
    }
}

/// A loop with a dimension of no iteration gives its initial values; without results, dimensions of one iteration go.
fn drop_single_iterations(op: ParallelOp, rewriter: &mut PatternRewriter<'_, '_>) -> Outcome {
    let bounds = [op.lower_bound(rewriter), op.upper_bound(rewriter), op.step(rewriter)];
    let [lower, upper, steps]: [Vec<Value>; 3] = bounds.map(|range| range.values().collect());
    let counts: Vec<Option<u128>> = (0..steps.len())
        .map(|number| {
            super::regions::trip_count(rewriter, [lower[number], upper[number], steps[number]], true)
        })
        .collect();
    if counts.contains(&Some(0)) {
        let inits: Vec<Value> = op.init_vals(rewriter).collect();
        rewriter.replace_op(op, inits);
        return Ok(());
    }
    let kept: Vec<usize> = (0..counts.len()).filter(|number| counts[*number] != Some(1)).collect();
    if kept.len() == counts.len() || !kept.is_empty() && op.op().result_count(rewriter) > 0 {
        return Err(NoMatch);
    }
    let body = op.region(rewriter).entry(rewriter).ok_or(NoMatch)?;
    let pick = |values: &[Value]| kept.iter().map(|number| values[*number]).collect::<Vec<_>>();
    if kept.is_empty() {
        return inline_only_iteration(op, body, &lower, rewriter);
    }
    let location = op.location(rewriter);
    let bounds = [pick(&lower), pick(&upper), pick(&steps)];
    let new = ParallelOp::build(rewriter, location, [&bounds[0], &bounds[1], &bounds[2]], |_, _| {});
    let new_body = new.region(rewriter).entry(rewriter).ok_or(NoMatch)?;
    let mut variables: Vec<Value> = new_body.arguments(rewriter).collect::<Vec<_>>();
    variables.reverse();
    let arguments: Vec<Value> = (0..counts.len())
        .map(|number| match kept.contains(&number) {
            true => variables.pop().unwrap_or(lower[number]),
            false => lower[number],
        })
        .collect();
    let own_end = new_body.last_op(rewriter).ok_or(NoMatch)?;
    rewriter.erase_op(own_end);
    rewriter.merge_blocks(body, new_body, &arguments);
    rewriter.erase_op(op);
    Ok(())
}

/// Puts the body in place of a loop of one iteration, and what it gives to `scf.reduce` together with the initial values.
fn inline_only_iteration(
    op: ParallelOp,
    body: Block,
    first: &[Value],
    rewriter: &mut PatternRewriter<'_, '_>,
) -> Outcome {
    let last = body.last_op(rewriter).and_then(|last| ReduceOp::cast(rewriter, last)).ok_or(NoMatch)?;
    let inits: Vec<Value> = op.init_vals(rewriter).collect();
    let regions: Vec<Region> = last.reductions(rewriter).collect();
    let mut results = Vec::new();
    rewriter.inline_block_before(body, op, first);
    let operands: Vec<Value> = last.op().operands(rewriter).collect();
    for ((region, init), operand) in regions.into_iter().zip(inits).zip(operands) {
        let block = region.entry(rewriter).ok_or(NoMatch)?;
        let end = block.last_op(rewriter).ok_or(NoMatch)?;
        rewriter.inline_block_before(block, op, &[init, operand]);
        results.push(end.operand(rewriter, 0));
        rewriter.erase_op(end);
    }
    rewriter.erase_op(last);
    rewriter.replace_op(op, results);
    Ok(())
}
