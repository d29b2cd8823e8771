//! `scf` to `cf`: regions become blocks, and their terminators branches.

use rtblgen_runtime::constants::Int;
use rtblgen_runtime::conversion::{ConversionPatternSet, ConversionTarget, apply_partial_conversion};
use rtblgen_runtime::interfaces::LoopLikeOpInterface;
use rtblgen_runtime::pass::{Pass, PassAnchor, PassError, PassOption, PassState};
use rtblgen_runtime::{
    Block, Builder, Context, Diagnostics, Ir, Location, NoMatch, Op, PatternRewriter, Region,
    RewritePatternSet, TypedOp, Value,
};

use super::options::{ALLOW_PATTERN_ROLLBACK, conversion_config};
use crate::scf::{
    ExecuteRegionOp, ForOp, ForallOp, IfOp, IndexSwitchOp, ParallelOp, ReduceOp, ReduceReturnOp, WhileOp,
    YieldOp, split_with_arguments,
};
use crate::{arith, cf};

type Outcome = Result<(), NoMatch>;

/// Adds the patterns that lower `scf` to `cf`.
pub fn populate_scf_to_cf(patterns: &mut RewritePatternSet<'_>) {
    patterns
        .add_fn("ForallLowering", lower_forall)
        .add_fn("ForLowering", lower_for)
        .add_fn("IfLowering", lower_if)
        .add_fn("ParallelLowering", lower_parallel)
        .add_fn("WhileLowering", lower_while)
        .add_fn("ExecuteRegionLowering", lower_execute_region)
        .add_fn("IndexSwitchLowering", lower_switch);
}

/// Divides the block of an operation before the operation.
fn split(op: impl TypedOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(Block, Block), NoMatch> {
    let before = op.op().block(rewriter).ok_or(NoMatch)?;
    let after = rewriter.split_block(op);
    Ok((before, after))
}

/// The block after an operation, with an argument for each result.
fn continuation<'c>(op: Op, after: Block, rewriter: &mut PatternRewriter<'_, 'c>) -> Block {
    let results: Vec<Value> = op.results(rewriter).collect();
    if results.is_empty() {
        return after;
    }
    let location = op.location(rewriter);
    let types: Vec<_> = results.iter().map(|result| result.ty(rewriter)).collect();
    let block = rewriter.create_block_before(after, &types, &vec![location; types.len()]);
    cf::BranchOp::build(rewriter, location, &[], after);
    block
}

/// Replaces a terminator by a branch to a block, with its operands.
fn branch_from(end: Op, to: Block, rewriter: &mut PatternRewriter<'_, '_>) -> Op {
    let values: Vec<Value> = end.operands(rewriter).collect();
    let location = end.location(rewriter);
    rewriter.set_insertion_point_before(end);
    let branch = cf::BranchOp::build(rewriter, location, &values, to);
    rewriter.erase_op(end);
    branch.op()
}

/// Moves a region before a block; each `scf.yield` in it branches to the continuation.
fn inline_yielding(
    region: Region,
    before: Block,
    to: Block,
    rewriter: &mut PatternRewriter<'_, '_>,
) -> Result<Block, NoMatch> {
    let entry = region.entry(rewriter).ok_or(NoMatch)?;
    let ends = region.blocks(rewriter).filter_map(|block| YieldOp::cast(rewriter, block.last_op(rewriter)?));
    for end in ends.collect::<Vec<_>>() {
        branch_from(end.op(), to, rewriter);
    }
    rewriter.inline_region_before(region, before);
    Ok(entry)
}

fn arguments(block: Block, ir: &Ir<'_>) -> Vec<Value> {
    block.arguments(ir).collect()
}

/// Lowers a loop: the block before it branches to the block that compares, which branches to the body or to
/// the block after the loop.
fn lower_for(op: ForOp, rewriter: &mut PatternRewriter<'_, '_>) -> Outcome {
    let location = op.location(rewriter);
    let (before, after) = split(op, rewriter)?;
    let region = op.region(rewriter);
    let header = region.entry(rewriter).ok_or(NoMatch)?;
    let first = header.first_op(rewriter).ok_or(NoMatch)?;
    let body = rewriter.split_block(first);
    let last = region.last_block(rewriter).and_then(|block| block.last_op(rewriter)).ok_or(NoMatch)?;
    rewriter.inline_region_before(region, after);
    let mut next: Vec<Value> = last.operands(rewriter).collect();
    let variable = header.argument(rewriter, 0);
    rewriter.set_insertion_point_before(last);
    let (step, high) = (op.step(rewriter), op.upper_bound(rewriter));
    let stepped = arith::AddIOp::build(rewriter, location, variable, step).result(rewriter);
    next.insert(0, stepped);
    let branch = cf::BranchOp::build(rewriter, location, &next, header);
    forward_attributes(op.op(), branch.op(), rewriter);
    rewriter.erase_op(last);
    rewriter.set_insertion_point_to_end(before);
    let first: Vec<Value> = std::iter::once(op.lower_bound(rewriter)).chain(op.init_args(rewriter)).collect();
    cf::BranchOp::build(rewriter, location, &first, header);
    rewriter.set_insertion_point_to_end(header);
    let predicate = match op.unsigned_cmp(rewriter) {
        true => arith::CmpIPredicate::Ult,
        false => arith::CmpIPredicate::Slt,
    };
    let goes_on = arith::CmpIOp::build(rewriter, location, predicate, variable, high).result(rewriter);
    cf::CondBranchOp::build(rewriter, location, goes_on, &[], &[], body, after);
    let carried = arguments(header, rewriter);
    rewriter.replace_op(op, carried.into_iter().skip(1));
    Ok(())
}

/// The attributes of the `llvm` dialect of a loop stay at the branch back.
fn forward_attributes(from: Op, to: Op, rewriter: &mut PatternRewriter<'_, '_>) {
    let attributes = from.discardable_attributes(rewriter).iter().copied();
    let attributes: Vec<_> = attributes.filter(|entry| entry.value.dialect() == "llvm").collect();
    if attributes.is_empty() {
        return;
    }
    rewriter.modify_in_place(to, |ir| {
        for entry in attributes {
            ir.set_attribute(to, entry.name.value(), entry.value);
        }
    });
}

fn lower_if(op: IfOp, rewriter: &mut PatternRewriter<'_, '_>) -> Outcome {
    let (location, condition) = (op.location(rewriter), op.condition(rewriter));
    let (before, after) = split(op, rewriter)?;
    let next = continuation(op.op(), after, rewriter);
    let (on_true, on_false) = (op.then_region(rewriter), op.else_region(rewriter));
    let on_true = inline_yielding(on_true, next, next, rewriter)?;
    let on_false = match on_false.is_empty(rewriter) {
        true => next,
        false => inline_yielding(on_false, next, next, rewriter)?,
    };
    rewriter.set_insertion_point_to_end(before);
    cf::CondBranchOp::build(rewriter, location, condition, &[], &[], on_true, on_false);
    let results = results_of(op.op(), next, rewriter);
    rewriter.replace_op(op, results);
    Ok(())
}

/// The arguments of the continuation that stand for the results.
fn results_of(op: Op, next: Block, ir: &Ir<'_>) -> Vec<Value> {
    if op.result_count(ir) == 0 { Vec::new() } else { arguments(next, ir) }
}

fn lower_execute_region(op: ExecuteRegionOp, rewriter: &mut PatternRewriter<'_, '_>) -> Outcome {
    let location = op.location(rewriter);
    let before = op.op().block(rewriter).ok_or(NoMatch)?;
    let after = split_with_arguments(op, rewriter);
    let region = op.region(rewriter);
    let entry = inline_yielding(region, after, after, rewriter)?;
    rewriter.set_insertion_point_to_end(before);
    cf::BranchOp::build(rewriter, location, &[], entry);
    let values = arguments(after, rewriter);
    rewriter.replace_op(op, values);
    Ok(())
}

/// A body that only passes its arguments on is no block: the condition branches back to where it is computed.
fn lower_while(op: WhileOp, rewriter: &mut PatternRewriter<'_, '_>) -> Outcome {
    let location = op.location(rewriter);
    let (end, back) = (op.condition_op(rewriter).ok_or(NoMatch)?, op.yield_op(rewriter).ok_or(NoMatch)?);
    let (start, after) = split(op, rewriter)?;
    let regions = [op.before(rewriter), op.after(rewriter)];
    let first = regions[0].entry(rewriter).ok_or(NoMatch)?;
    let body = regions[1].entry(rewriter).ok_or(NoMatch)?;
    let back_values: Vec<Value> = back.results(rewriter).collect();
    let passes_on = body.first_op(rewriter) == Some(back.op()) && back_values == arguments(body, rewriter);
    rewriter.set_insertion_point_to_end(start);
    let inits: Vec<Value> = op.inits(rewriter).collect();
    cf::BranchOp::build(rewriter, location, &inits, first);
    let (condition, passed) = (end.condition(rewriter), end.args(rewriter).collect::<Vec<_>>());
    let end_location = end.location(rewriter);
    rewriter.set_insertion_point_before(end.op());
    let target = if passes_on { first } else { body };
    let branch = cf::CondBranchOp::build(rewriter, end_location, condition, &passed, &[], target, after);
    rewriter.erase_op(end);
    rewriter.inline_region_before(regions[0], after);
    match passes_on {
        true => {
            forward_attributes(op.op(), branch.op(), rewriter);
            rewriter.erase_op(back);
            rewriter.erase_block(body);
        }
        false => {
            let latch = branch_from(back.op(), first, rewriter);
            forward_attributes(op.op(), latch, rewriter);
            rewriter.inline_region_before(regions[1], after);
        }
    }
    rewriter.replace_op(op, passed);
    Ok(())
}

fn lower_switch(op: IndexSwitchOp, rewriter: &mut PatternRewriter<'_, '_>) -> Outcome {
    let location = op.location(rewriter);
    let before = op.op().block(rewriter).ok_or(NoMatch)?;
    let next = split_with_arguments(op, rewriter);
    let mut targets = Vec::new();
    for region in op.case_regions(rewriter).collect::<Vec<_>>() {
        targets.push(inline_yielding(region, next, next, rewriter)?);
    }
    let region = op.default_region(rewriter);
    let default = inline_yielding(region, next, next, rewriter)?;
    rewriter.set_insertion_point_to_end(before);
    // MLIR switches over 32 bits of the index: an index then goes to a case that it is not equal to.
    let flag_type = rewriter.context().integer_type(64);
    let arg = op.arg(rewriter);
    let flag = arith::IndexCastOp::build(rewriter, location, flag_type, arg).op().result(rewriter, 0);
    let values: Vec<Int> =
        op.cases(rewriter).into_iter().map(|value| Int::of_signed(64, value.into())).collect();
    let values = cf::case_values(flag_type, &values).ok_or(NoMatch)?;
    let operands: Vec<&[Value]> = vec![&[]; targets.len()];
    cf::SwitchOp::build_with(rewriter, location, flag, &[], &operands, Some(values), default, &targets);
    let results = arguments(next, rewriter);
    rewriter.replace_op(op, results);
    Ok(())
}

/// Nested loops, one per dimension; the reduced values are loop-carried.
fn lower_parallel(op: ParallelOp, rewriter: &mut PatternRewriter<'_, '_>) -> Outcome {
    let location = op.location(rewriter);
    let bounds = [op.lower_bound(rewriter), op.upper_bound(rewriter), op.step(rewriter)];
    let bounds: [Vec<Value>; 3] = bounds.map(|range| range.values().collect());
    let inits: Vec<Value> = op.init_vals(rewriter).collect();
    let body = op.region(rewriter).entry(rewriter).ok_or(NoMatch)?;
    let reduce = body.last_op(rewriter).and_then(|last| ReduceOp::cast(rewriter, last)).ok_or(NoMatch)?;
    let LoopNest { variables, carried, results, body: inner } = nest(rewriter, location, &bounds, inits)?;
    let reduced: Vec<Value> = reduce.op().operands(rewriter).collect();
    let mut yielded = Vec::new();
    let reductions: Vec<Region> = reduce.reductions(rewriter).collect();
    rewriter.merge_blocks(body, inner, &variables);
    for ((region, operand), carried) in reductions.into_iter().zip(reduced).zip(carried) {
        let block = region.entry(rewriter).ok_or(NoMatch)?;
        let last =
            block.last_op(rewriter).and_then(|last| ReduceReturnOp::cast(rewriter, last)).ok_or(NoMatch)?;
        rewriter.inline_block_before(block, reduce, &[carried, operand]);
        yielded.push(last.result(rewriter));
        rewriter.erase_op(last);
    }
    let end_location = reduce.location(rewriter);
    // An erased operation stays in its block until the conversion ends: the terminator comes last.
    rewriter.set_insertion_point_to_end(inner);
    YieldOp::build(rewriter, end_location, &yielded);
    rewriter.erase_op(reduce);
    rewriter.replace_op(op, results);
    Ok(())
}

/// Nested loops whose innermost body has no terminator yet.
struct LoopNest {
    variables: Vec<Value>,
    /// The arguments of the innermost loop that are carried.
    carried: Vec<Value>,
    /// The results of the outermost loop.
    results: Vec<Value>,
    body: Block,
}

/// Builds one loop for each dimension.
fn nest<'c>(
    rewriter: &mut PatternRewriter<'_, 'c>,
    location: Location<'c>,
    [lower, upper, steps]: &[Vec<Value>; 3],
    inits: Vec<Value>,
) -> Result<LoopNest, NoMatch> {
    let (mut variables, mut carried, mut results, mut body) = (Vec::new(), inits, Vec::new(), None);
    for number in 0..steps.len() {
        let bounds = [lower[number], upper[number], steps[number]];
        let inner = ForOp::build(rewriter, location, bounds, &carried, |_, _, carried| carried.to_vec());
        let own: Vec<Value> = inner.op().results(rewriter).collect();
        match number {
            0 => results = own,
            _ => {
                YieldOp::build(rewriter, location, &own);
            }
        }
        variables.extend(inner.induction_var(rewriter));
        carried = inner.region_iter_args(rewriter);
        let block = inner.body(rewriter).ok_or(NoMatch)?;
        let end = block.last_op(rewriter).ok_or(NoMatch)?;
        rewriter.erase_op(end);
        rewriter.set_insertion_point_to_end(block);
        body = Some(block);
    }
    Ok(LoopNest { variables, carried, results, body: body.ok_or(NoMatch)? })
}

/// A loop over memory is an `scf.parallel`; one with results is not lowered.
fn lower_forall(op: ForallOp, rewriter: &mut PatternRewriter<'_, '_>) -> Outcome {
    if op.op().result_count(rewriter) > 0 {
        return Err(rewriter.match_failure(op, || {
            "only fully bufferized scf.forall ops can be lowered to scf.parallel".to_owned()
        }));
    }
    let location = op.location(rewriter);
    let bounds = [op.loop_lower_bounds(rewriter), op.loop_upper_bounds(rewriter), op.loop_steps(rewriter)];
    let mut values: [Vec<Value>; 3] = Default::default();
    for (to, bounds) in values.iter_mut().zip(bounds) {
        for bound in bounds.ok_or(NoMatch)? {
            to.push(match bound {
                rtblgen_runtime::FoldResult::Value(value) => value,
                rtblgen_runtime::FoldResult::Attribute(number) => {
                    let index = rewriter.context().index_type();
                    arith::ConstantOp::of_integer(
                        rewriter,
                        location,
                        index,
                        number.as_integer().ok_or(NoMatch)?,
                    )
                }
            });
        }
    }
    let body = op.region(rewriter).entry(rewriter).ok_or(NoMatch)?;
    let new = ParallelOp::build(rewriter, location, [&values[0], &values[1], &values[2]], |_, _| {});
    let new_body = new.region(rewriter).entry(rewriter).ok_or(NoMatch)?;
    let variables = arguments(new_body, rewriter);
    let (old_end, new_end) = (body.last_op(rewriter), new_body.last_op(rewriter));
    rewriter.erase_op(old_end.ok_or(NoMatch)?);
    rewriter.inline_block_before(body, new_end.ok_or(NoMatch)?, &variables);
    rewriter.erase_op(op);
    Ok(())
}

/// `convert-scf-to-cf`.
#[derive(Clone, Copy, Debug)]
pub struct ScfToControlFlow;

impl Pass for ScfToControlFlow {
    fn argument(&self) -> &'static str {
        "convert-scf-to-cf"
    }

    fn name(&self) -> &'static str {
        "SCFToControlFlowPass"
    }

    fn description(&self) -> &'static str {
        "Convert SCF dialect to ControlFlow dialect, replacing structured control flow with a CFG"
    }

    fn options(&self) -> &'static [PassOption] {
        &[ALLOW_PATTERN_ROLLBACK]
    }

    fn anchor(&self) -> PassAnchor {
        PassAnchor::Any
    }

    fn register_dependent_dialects(&self, context: &Context) {
        context.register::<cf::CfDialect>();
        context.register::<arith::ArithDialect>();
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let mut rewrites = RewritePatternSet::new(ir.context());
        populate_scf_to_cf(&mut rewrites);
        let mut patterns = ConversionPatternSet::new(ir.context());
        patterns.add_rewrites(rewrites);
        let mut target = ConversionTarget::new(ir.context());
        target.illegal::<ForOp>().illegal::<ForallOp>().illegal::<ParallelOp>().illegal::<WhileOp>();
        target.illegal::<IfOp>().illegal::<IndexSwitchOp>().illegal::<ExecuteRegionOp>();
        target.dynamic_unknown(|_, _| Some(true));
        apply_partial_conversion(ir, &[op], &target, &patterns, conversion_config(state.options()))
            .map_err(|error| PassError::Diagnostics(Diagnostics::from(error)))?;
        Ok(())
    }
}
