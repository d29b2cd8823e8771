//! `affine` to `arith`, `memref` and `scf`.

use rtblgen_runtime::affine::AffineMap;
use rtblgen_runtime::conversion::{ConversionPatternSet, ConversionTarget, apply_partial_conversion};
use rtblgen_runtime::pass::{Pass, PassAnchor, PassError, PassState};
use rtblgen_runtime::{
    Builder, Context, Diagnostics, Ir, Location, NoMatch, Op, OpDefinition, OpState, PatternRewriter, Region,
    RewritePatternSet, Type, TypedOp, Value,
};

use super::affine_expand::{Expand, Outcome, constant_index, expand, expand_map};
use super::options::conversion_config;
use crate::affine::{
    AffineApplyOp, AffineForOp, AffineIfOp, AffineMaxOp, AffineMinOp, AffineParallelOp, AffineYieldOp, Side,
    combining_op, condition_of, map_of, neutral_number, terminator,
};
use crate::arith::{self, CmpIPredicate};
use crate::{memref, scf};

/// Adds the patterns that lower `affine`.
pub fn populate_affine_to_std(patterns: &mut RewritePatternSet<'_>) {
    patterns
        .add_fn("AffineApplyLowering", lower_apply)
        .add_fn("AffineForLowering", lower_for)
        .add_fn("AffineIfLowering", lower_if)
        .add_fn("AffineMaxLowering", lower_max)
        .add_fn("AffineMinLowering", lower_min)
        .add_fn("AffineParallelLowering", lower_parallel)
        .add_fn("AffineYieldOpLowering", lower_yield);
    super::affine_memory::populate(patterns);
    super::affine_index_ops::populate_affine_expand_index_ops(patterns);
}

/// Returns the one value to which a sequence of operations reduces several.
fn reduce<'c>(
    rewriter: &mut PatternRewriter<'_, 'c>,
    location: Location<'c>,
    kind: &'static OpDefinition,
    values: Vec<Value>,
) -> Result<Value, NoMatch> {
    let mut expand = Expand { rewriter, location, operands: &[], dims: 0 };
    values.into_iter().reduce(|value, next| expand.binary(kind, value, next)).ok_or(NoMatch)
}

fn lower_choice(
    op: impl TypedOp,
    rewriter: &mut PatternRewriter<'_, '_>,
    kind: &'static OpDefinition,
) -> Outcome {
    let values = expand_map(op, rewriter, 0)?;
    let value = reduce(rewriter, op.op().location(rewriter), kind, values)?;
    rewriter.replace_op(op.op(), [value]);
    Ok(())
}

fn lower_max(op: AffineMaxOp, rewriter: &mut PatternRewriter<'_, '_>) -> Outcome {
    lower_choice(op, rewriter, arith::MaxSIOp::DEFINITION)
}

fn lower_min(op: AffineMinOp, rewriter: &mut PatternRewriter<'_, '_>) -> Outcome {
    lower_choice(op, rewriter, arith::MinSIOp::DEFINITION)
}

fn lower_apply(op: AffineApplyOp, rewriter: &mut PatternRewriter<'_, '_>) -> Outcome {
    let values = expand_map(op, rewriter, 0)?;
    rewriter.replace_op(op, values);
    Ok(())
}

/// The end of a body; that of `affine.parallel` is lowered with it.
fn lower_yield(op: AffineYieldOp, rewriter: &mut PatternRewriter<'_, '_>) -> Outcome {
    let parent = op.op().parent_op(rewriter);
    if parent.is_some_and(|parent| AffineParallelOp::cast(rewriter, parent).is_some()) {
        return Err(rewriter.match_failure(op, || "the loop is not lowered".to_owned()));
    }
    let values: Vec<Value> = op.op().operands(rewriter).collect();
    let state = OpState::new(scf::YieldOp::DEFINITION, op.op().location(rewriter)).operands(values);
    rewriter.replace_op_with_state(op, state);
    Ok(())
}

/// A bound of a loop: the greatest or the least of the results of a map.
fn bound(
    op: AffineForOp,
    rewriter: &mut PatternRewriter<'_, '_>,
    segment: usize,
    map: &str,
    kind: &'static OpDefinition,
) -> Result<Value, NoMatch> {
    let map = map_of(op, rewriter, map).ok_or(NoMatch)?;
    let own = op.op();
    let operands: Vec<Value> =
        own.operand_segment(rewriter, segment).map(|number| own.operand(rewriter, number)).collect();
    let location = own.location(rewriter);
    let values = expand(rewriter, location, &map, &operands)?;
    reduce(rewriter, location, kind, values)
}

/// Moves the blocks of the regions of an operation to those of a new one.
fn move_regions(from: Op, to: Op, rewriter: &mut PatternRewriter<'_, '_>) {
    let pairs: Vec<(Region, Region)> = from.regions(rewriter).zip(to.regions(rewriter)).collect();
    for (from, to) in pairs {
        rewriter.inline_region_at_end(from, to);
    }
}

fn replace<'c>(op: Op, state: OpState<'c>, rewriter: &mut PatternRewriter<'_, 'c>) {
    let new = rewriter.create(state);
    move_regions(op, new, rewriter);
    let results: Vec<Value> = new.results(rewriter).collect();
    rewriter.replace_op(op, results);
}

fn lower_for(op: AffineForOp, rewriter: &mut PatternRewriter<'_, '_>) -> Outcome {
    let own = op.op();
    let low = bound(op, rewriter, 0, "lowerBoundMap", arith::MaxSIOp::DEFINITION)?;
    let high = bound(op, rewriter, 1, "upperBoundMap", arith::MinSIOp::DEFINITION)?;
    let location = own.location(rewriter);
    let step = constant_index(rewriter, location, op.step(rewriter));
    let inits: Vec<Value> =
        own.operand_segment(rewriter, 2).map(|number| own.operand(rewriter, number)).collect();
    let types: Vec<Type<'_>> = own.result_types(rewriter).collect();
    let state = OpState::new(scf::ForOp::DEFINITION, location).operands([low, high, step]);
    replace(own, state.operands(inits).results(types).empty_regions(1), rewriter);
    Ok(())
}

/// The bounds of `affine.parallel`: the greatest or the least of each group of results of a map.
fn bounds_of_parallel(
    op: AffineParallelOp,
    rewriter: &mut PatternRewriter<'_, '_>,
    number: usize,
) -> Result<[Value; 2], NoMatch> {
    let location = op.op().location(rewriter);
    let mut bounds = Vec::with_capacity(2);
    for (side, kind) in [(Side::Lower, arith::MaxSIOp::DEFINITION), (Side::Upper, arith::MinSIOp::DEFINITION)]
    {
        let own = op.bounds(rewriter, side).ok_or(NoMatch)?;
        let groups = op.groups(rewriter, side);
        let start: usize = groups[..number].iter().sum();
        let results = own.map.results()[start..start + groups[number]].to_vec();
        let map = AffineMap::new(own.map.dims(), own.map.symbols(), results);
        let values = expand(rewriter, location, &map, &own.operands)?;
        bounds.push(reduce(rewriter, location, kind, values)?);
    }
    Ok([bounds[0], bounds[1]])
}

/// `scf.parallel`; the yielded values of the body go to `scf.reduce`, which combines them.
fn lower_parallel(op: AffineParallelOp, rewriter: &mut PatternRewriter<'_, '_>) -> Outcome {
    let location = op.op().location(rewriter);
    let steps = op.step_numbers(rewriter);
    let mut bounds = [Vec::new(), Vec::new(), Vec::new()];
    for number in 0..steps.len() {
        let [lower, upper] = bounds_of_parallel(op, rewriter, number)?;
        bounds[0].push(lower);
        bounds[1].push(upper);
    }
    bounds[2] = steps.into_iter().map(|step| constant_index(rewriter, location, step)).collect();
    let types: Vec<Type<'_>> = op.op().result_types(rewriter).collect();
    let kinds: Vec<_> = op.reduction_kinds(rewriter).into_iter().collect::<Option<_>>().ok_or(NoMatch)?;
    let mut inits = Vec::with_capacity(types.len());
    for (kind, ty) in kinds.iter().zip(&types) {
        let number = neutral_number(*kind, *ty).ok_or(NoMatch)?;
        inits.push(arith::ConstantOp::build(rewriter, location, number).result(rewriter));
    }
    let end = terminator(op, rewriter).ok_or(NoMatch)?;
    let state = OpState::new(scf::ParallelOp::DEFINITION, location).operands(bounds.concat());
    let sizes = bounds.iter().map(Vec::len).chain([inits.len()]);
    let state = state.operands(inits.iter().copied()).operand_segments(sizes);
    let new = rewriter.create(state.results(types.iter().copied()).empty_regions(1));
    move_regions(op.op(), new, rewriter);
    rewriter.set_insertion_point_before(end);
    let yielded: Vec<Value> = end.operands(rewriter).collect();
    let state = OpState::new(scf::ReduceOp::DEFINITION, end.location(rewriter)).operands(yielded);
    let reduce = rewriter.replace_op_with_state(end, state.empty_regions(types.len()));
    for (number, (kind, ty)) in kinds.into_iter().zip(types).enumerate() {
        let region = reduce.region(rewriter, number);
        let block = rewriter.create_block(region, &[ty, ty], &[location, location]);
        let operands: Vec<Value> = block.arguments(rewriter).collect();
        let combining = combining_op(kind).ok_or(NoMatch)?;
        let combined = rewriter.create(OpState::new(combining, location).operands(operands).result(ty));
        let combined = combined.result(rewriter, 0);
        rewriter.create(OpState::new(scf::ReduceReturnOp::DEFINITION, location).operand(combined));
    }
    let results: Vec<Value> = new.results(rewriter).collect();
    rewriter.replace_op(op, results);
    Ok(())
}

/// The condition is that all constraints hold.
fn lower_if(op: AffineIfOp, rewriter: &mut PatternRewriter<'_, '_>) -> Outcome {
    let own = op.op();
    let set = condition_of(op, rewriter).ok_or(NoMatch)?;
    let operands: Vec<Value> = own.operands(rewriter).collect();
    let location = own.location(rewriter);
    let mut expand = Expand { rewriter, location, operands: &operands, dims: set.dims() as usize };
    let zero = expand.index(0);
    let mut condition = None;
    for (constraint, is_equality) in set.constraints() {
        let value = expand.expr(constraint)?;
        let predicate = if *is_equality { CmpIPredicate::Eq } else { CmpIPredicate::Sge };
        let holds = expand.compare(predicate, value, zero);
        condition = Some(match condition {
            Some(condition) => expand.binary(arith::AndIOp::DEFINITION, condition, holds),
            None => holds,
        });
    }
    let condition = match condition {
        Some(condition) => condition,
        None => {
            let i1 = rewriter.context().i1_type();
            arith::ConstantOp::of_integer(rewriter, location, i1, 1)
        }
    };
    let types: Vec<Type<'_>> = own.result_types(rewriter).collect();
    let state = OpState::new(scf::IfOp::DEFINITION, location).operand(condition).results(types);
    replace(own, state.empty_regions(2), rewriter);
    Ok(())
}

/// `lower-affine`.
#[derive(Clone, Copy, Debug)]
pub struct LowerAffine;

impl Pass for LowerAffine {
    fn argument(&self) -> &'static str {
        "lower-affine"
    }

    fn name(&self) -> &'static str {
        "LowerAffinePass"
    }

    fn description(&self) -> &'static str {
        "Lower Affine operations to a combination of Arith and SCF operations"
    }

    fn anchor(&self) -> PassAnchor {
        PassAnchor::Any
    }

    fn register_dependent_dialects(&self, context: &Context) {
        context.register::<arith::ArithDialect>();
        context.register::<memref::MemrefDialect>();
        context.register::<scf::ScfDialect>();
        context.register::<crate::vector::VectorDialect>();
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let mut rewrites = RewritePatternSet::new(ir.context());
        populate_affine_to_std(&mut rewrites);
        let mut patterns = ConversionPatternSet::new(ir.context());
        patterns.add_rewrites(rewrites);
        let mut target = ConversionTarget::new(ir.context());
        target.legal_dialect("arith").legal_dialect("memref").legal_dialect("scf").legal_dialect("vector");
        apply_partial_conversion(ir, &[op], &target, &patterns, conversion_config(state.options()))
            .map_err(|error| PassError::Diagnostics(Diagnostics::from(error)))?;
        Ok(())
    }
}
