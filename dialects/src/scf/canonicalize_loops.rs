//! Canonicalizations of loops and of regions that are executed once.

use rtblgen_runtime::interfaces::LoopLikeOpInterface;
use rtblgen_runtime::transforms::populate_region_branch_canonicalization;
use rtblgen_runtime::{
    Block, Builder, Canonicalize, NoMatch, PatternRewriter, Region, RewritePatternSet, TypedOp, Value,
};

use super::inline::{inline_body, replace_with_region, split_with_arguments};
use super::{ExecuteRegionOp, ForOp, IndexSwitchOp, ParallelOp, ReduceOp, YieldOp, yield_of};
use crate::cf;

type Outcome = Result<(), NoMatch>;

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
        #[cfg(feature = "tensor")]
        super::canonicalize_casts::add_for_patterns(patterns);
        populate_region_branch_canonicalization::<Self>(patterns);
    }
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

impl Canonicalize for ParallelOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns
            .add_fn("ParallelOpSingleOrZeroIterationDims", drop_single_iterations)
            .add_fn("MergeNestedParallelLoops", merge_nested);
    }
}

/// Replaces a loop with a dimension of no iteration by its initial values; without results, removes
/// dimensions of one iteration.
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

/// Replaces a loop of one iteration by its body, and combines the values of its `scf.reduce` with the initial
/// values.
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

/// A parallel loop that has only another one in its body is one loop, if the bounds of the inner one do not depend on it.
fn merge_nested(op: ParallelOp, rewriter: &mut PatternRewriter<'_, '_>) -> Outcome {
    let body = op.region(rewriter).entry(rewriter).ok_or(NoMatch)?;
    let ops: Vec<_> = body.ops(rewriter).collect();
    let &[first, _] = ops.as_slice() else { return Err(NoMatch) };
    let inner = ParallelOp::cast(rewriter, first).ok_or(NoMatch)?;
    let inner_body = inner.region(rewriter).entry(rewriter).ok_or(NoMatch)?;
    let variables: Vec<Value> = body.arguments(rewriter).collect();
    let is_variable = |value: Value| variables.contains(&value);
    if first.operands(rewriter).any(is_variable)
        || op.op().result_count(rewriter) + first.result_count(rewriter) > 0
    {
        return Err(NoMatch);
    }
    let bounds = [op, inner].map(|op| {
        [op.lower_bound(rewriter), op.upper_bound(rewriter), op.step(rewriter)]
            .map(|range| range.values().collect::<Vec<Value>>())
    });
    let [outer, inner] = &bounds;
    let joined: Vec<Vec<Value>> =
        outer.iter().zip(inner).map(|(outer, inner)| [&outer[..], inner].concat()).collect();
    let location = op.location(rewriter);
    let new = ParallelOp::build(rewriter, location, [&joined[0], &joined[1], &joined[2]], |_, _| {});
    let new_body = new.region(rewriter).entry(rewriter).ok_or(NoMatch)?;
    let own_end = new_body.last_op(rewriter).ok_or(NoMatch)?;
    rewriter.erase_op(own_end);
    let mut arguments: Vec<Value> = new_body.arguments(rewriter).collect();
    let inner_arguments = arguments.split_off(variables.len());
    rewriter.merge_blocks(inner_body, new_body, &inner_arguments);
    for (variable, argument) in variables.into_iter().zip(arguments) {
        rewriter.replace_all_uses(variable, argument);
    }
    rewriter.erase_op(op);
    Ok(())
}
