//! `int-range-optimizations`: values whose range is one number become constants.

use rtblgen_runtime::analysis::dataflow::IntegerRanges;
use rtblgen_runtime::constants::{Int, IntRange, filled, splat};
use rtblgen_runtime::pass::{Pass, PassError, PassState};
use rtblgen_runtime::{
    Block, Builder, Context, InsertionPoint, Ir, MaterializeConstant, NoMatch, Op, PatternRewriter,
    RewritePatternSet, TypedOp, Value,
};

use rtblgen_runtime::rewrite::is_trivially_dead;

use super::{KnownRanges, rewrite};
use crate::arith::{ArithDialect, RemSIOp, RemUIOp};

/// `int-range-optimizations`.
#[derive(Clone, Copy, Debug)]
pub struct IntRangeOptimizations;

impl Pass for IntRangeOptimizations {
    fn argument(&self) -> &'static str {
        "int-range-optimizations"
    }

    fn name(&self) -> &'static str {
        "ArithIntRangeOpts"
    }

    fn description(&self) -> &'static str {
        "Replace values whose bounds leave one number, and remainders of smaller numbers"
    }

    fn register_dependent_dialects(&self, context: &Context) {
        context.register::<ArithDialect>();
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, _: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let known = KnownRanges::new(IntegerRanges::compute(ir, op));
        let mut patterns = RewritePatternSet::new(ir.context());
        let own = known.clone();
        patterns.add_fn("MaterializeKnownConstantValues", move |op: Op, rewriter| {
            materialize(&own, op, rewriter)
        });
        let own = known.clone();
        patterns.add_fn("DeleteTrivialRem<RemSIOp>", move |op: RemSIOp, rewriter| {
            let bounds = |range: IntRange| (range.signed_min(), range.signed_max());
            drop_remainder(op.op(), own.range(op.lhs(rewriter)).map(bounds), rewriter)
        });
        patterns.add_fn("DeleteTrivialRem<RemUIOp>", move |op: RemUIOp, rewriter| {
            let bounds = |range: IntRange| (range.unsigned_min(), range.unsigned_max());
            drop_remainder(op.op(), known.range(op.lhs(rewriter)).map(bounds), rewriter)
        });
        rewrite(ir, op, patterns)
    }
}

/// Replaces results, and arguments of the regions, that are always one number.
fn materialize(
    known: &KnownRanges<'_>,
    op: Op,
    rewriter: &mut PatternRewriter<'_, '_>,
) -> Result<(), NoMatch> {
    let ir = rewriter.ir();
    let is_replaced = |value: &Value| known.single(*value).is_some() && !value.use_empty(ir);
    if op.results(ir).next().is_some_and(|result| ir.match_constant(result).is_some()) {
        return Err(NoMatch);
    }
    let blocks: Vec<Block> = op.regions(ir).flat_map(|region| region.blocks(ir)).collect();
    let mut arguments = blocks.iter().flat_map(|block| block.arguments(ir));
    if !op.results(ir).any(|result| is_replaced(&result)) && !arguments.any(|argument| is_replaced(&argument))
    {
        return Err(NoMatch);
    }
    drop(arguments);
    let results: Vec<Value> = op.results(ir).collect();
    let mut are_all_replaced = !results.is_empty();
    for result in results {
        are_all_replaced &= replace(known, result, rewriter) || result.use_empty(rewriter);
    }
    if are_all_replaced && is_trivially_dead(rewriter, op) {
        rewriter.erase_op(op);
        return Ok(());
    }
    for block in blocks {
        let start = InsertionPoint::start_of(rewriter, block);
        rewriter.set_insertion_point(start);
        for argument in block.arguments(rewriter).collect::<Vec<_>>() {
            replace(known, argument, rewriter);
        }
    }
    Ok(())
}

/// Replaces a value that is always one number by a constant. Returns whether it did.
fn replace(known: &KnownRanges<'_>, value: Value, rewriter: &mut PatternRewriter<'_, '_>) -> bool {
    let ir = rewriter.ir();
    let Some(number) = known.single(value).filter(|_| !value.use_empty(ir)) else { return false };
    let (ty, location, context) = (value.ty(ir), value.location(ir), ir.context());
    let Some(attribute) = filled(ty, number) else { return false };
    let around = value.defining_op(ir).or_else(|| value.parent_region(ir)?.parent_op(ir));
    let dialect = around.and_then(|around| context.dialect(around.name(ir).dialect()));
    let own = dialect.and_then(|dialect| dialect.hooks.materialize_constant);
    let constant = own.and_then(|materialize| materialize(rewriter, attribute, ty, location));
    let constant = constant.or_else(|| ArithDialect::materialize_constant(rewriter, attribute, ty, location));
    let Some(constant) = constant else { return false };
    let constant = constant.result(rewriter, 0);
    known.copy(value, constant);
    rewriter.replace_all_uses(value, constant);
    true
}

/// Replaces a remainder by its first operand, if that is always less than the second one.
fn drop_remainder(
    op: Op,
    bounds: Option<(Int, Int)>,
    rewriter: &mut PatternRewriter<'_, '_>,
) -> Result<(), NoMatch> {
    let ir = rewriter.ir();
    let (lhs, rhs) = (op.operand(ir, 0), op.operand(ir, 1));
    let modulus = ir.match_constant(rhs).and_then(splat::<Int>).ok_or(NoMatch)?;
    let (min, max) = bounds.ok_or(NoMatch)?;
    let is_less = |bound: Int| !bound.is_negative() && bound.unsigned() < modulus.unsigned();
    if modulus.signed() <= 0 || !is_less(min) || !is_less(max) || min.unsigned() > max.unsigned() {
        return Err(NoMatch);
    }
    rewriter.replace_op(op, [lhs]);
    Ok(())
}
