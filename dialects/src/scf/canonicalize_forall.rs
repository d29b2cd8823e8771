//! Canonicalizations of `scf.forall`.

use crate::shapes::dispatch;
use rtblgen_runtime::interfaces::{DynParallelCombiningOpInterface, OpFoldResult};
use rtblgen_runtime::{
    Block, Builder, Canonicalize, Ir, NoMatch, Op, PatternRewriter, RewritePatternSet, TypedOp, Value,
};

use super::ForallOp;
use super::forall::{Bounds, STATIC, body, bounds, combining_ops, with_bounds};
use super::regions::mixed_trip_count;
use crate::arith;

type Outcome = Result<(), NoMatch>;

impl Canonicalize for ForallOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        #[cfg(feature = "tensor")]
        super::canonicalize_casts::add_forall_patterns(patterns);
        patterns
            .add_fn("ForallOpControlOperandsFolder", fold_constant_bounds)
            .add_fn("ForallOpIterArgsFolder", drop_unused_outputs)
            .add_fn("ForallOpSingleOrZeroIterationDimsFolder", drop_single_iterations)
            .add_fn("ForallOpReplaceConstantInductionVar", replace_constant_variables);
    }
}

/// Constants among the bounds and steps are numbers of the operation, of one list at a time.
fn fold_constant_bounds(op: ForallOp, rewriter: &mut PatternRewriter<'_, '_>) -> Outcome {
    let lists = bounds(op, rewriter).ok_or(NoMatch)?;
    let is_constant =
        |index: &OpFoldResult<'_>| index.value().is_some() && index.constant(rewriter).is_some();
    let folded = lists.iter().position(|list| list.iter().any(is_constant)).ok_or(NoMatch)?;
    let list: Vec<_> = lists[folded].iter().map(|index| index.constified(rewriter)).collect();
    let (values, numbers) = dispatch(&list);
    let numbers = rewriter.context().dense_array_attr(&numbers);
    rewriter.modify_in_place(op, |ir| {
        ir.set_operand_group(op.op(), folded, &values);
        ir.set_attribute(op.op(), STATIC[folded], numbers);
    });
    Ok(())
}

/// The operations in the terminator that write into an output.
fn writers(op: ForallOp, output: Value, ir: &Ir<'_>) -> Vec<Op> {
    let ops = combining_ops(op, ir).map(|(_, ops)| ops).unwrap_or_default();
    let writes = |op: &Op| {
        DynParallelCombiningOpInterface::cast(ir, *op).is_some_and(|combining| {
            combining.updated_destinations(ir).any(|number| op.operand(ir, number) == output)
        })
    };
    ops.into_iter().filter(writes).collect()
}

/// Outputs that nothing writes, or whose results nothing uses, are the tensors that were given.
fn drop_unused_outputs(op: ForallOp, rewriter: &mut PatternRewriter<'_, '_>) -> Outcome {
    let (block, variables, arguments) = body(op, rewriter).ok_or(NoMatch)?;
    let outputs: Vec<Value> = op.outputs(rewriter).values().collect();
    let results: Vec<Value> = op.op().results(rewriter).collect();
    let is_dropped = |number: &usize| {
        results[*number].use_empty(rewriter) || writers(op, arguments[*number], rewriter).is_empty()
    };
    let dropped: Vec<usize> = (0..results.len()).filter(is_dropped).collect();
    if dropped.is_empty() {
        return Err(NoMatch);
    }
    for number in &dropped {
        for writer in writers(op, arguments[*number], rewriter) {
            rewriter.erase_op(writer);
        }
    }
    for number in &dropped {
        rewriter.replace_all_uses(arguments[*number], outputs[*number]);
        rewriter.replace_all_uses(results[*number], outputs[*number]);
    }
    rewriter.modify_in_place(op, |ir| {
        for number in dropped.iter().rev() {
            ir.erase_argument(block, variables.len() + number);
        }
    });
    let kept = (0..outputs.len()).filter(|number| !dropped.contains(number));
    let kept: Vec<Value> = kept.map(|number| outputs[number]).collect();
    let new = rewriter.erase_op_results(op, &dropped);
    rewriter.modify_in_place(new, |ir| ir.set_operand_group(new, 3, &kept));
    Ok(())
}

/// The value of a bound.
fn value_of<'c>(bound: OpFoldResult<'c>, op: ForallOp, rewriter: &mut PatternRewriter<'_, 'c>) -> Value {
    let (location, index) = (op.location(rewriter), rewriter.context().index_type());
    match bound {
        OpFoldResult::Value(value) => value,
        bound => {
            let number = bound.as_static().unwrap_or_default();
            arith::ConstantOp::of_integer(rewriter, location, index, number.into())
        }
    }
}

/// The numbers of iterations of the dimensions, as far as they are known.
fn trip_counts(lists: &Bounds<'_>, ir: &Ir<'_>) -> Vec<Option<u128>> {
    let [lower, upper, steps] = lists;
    let bounds = lower.iter().zip(upper).zip(steps);
    bounds.map(|((lower, upper), step)| mixed_trip_count(ir, [*lower, *upper, *step], true)).collect()
}

/// Replaces a loop with a dimension of no iteration by its initial tensors, and removes dimensions of one
/// iteration.
fn drop_single_iterations(op: ForallOp, rewriter: &mut PatternRewriter<'_, '_>) -> Outcome {
    if op.mapping(rewriter).is_some_and(|mapping| !mapping.is_empty()) {
        return Err(NoMatch);
    }
    let lists = bounds(op, rewriter).ok_or(NoMatch)?;
    let counts = trip_counts(&lists, rewriter);
    if counts.contains(&Some(0)) {
        let outputs: Vec<Value> = op.outputs(rewriter).values().collect();
        rewriter.replace_op(op, outputs);
        return Ok(());
    }
    let is_kept = |number: &usize| counts[*number] != Some(1);
    let kept: Vec<usize> = (0..counts.len()).filter(is_kept).collect();
    if kept.is_empty() {
        return promote(op, &lists[0], rewriter);
    }
    if kept.len() == counts.len() {
        return Err(rewriter.match_failure(op, || "no dimension has no or one iteration".to_owned()));
    }
    let (block, ..) = body(op, rewriter).ok_or(NoMatch)?;
    let singles = (0..counts.len()).filter(|number| !is_kept(number));
    let singles: Vec<(usize, Value)> =
        singles.map(|number| (number, value_of(lists[0][number], op, rewriter))).collect();
    let outputs: Vec<Value> = op.outputs(rewriter).values().collect();
    let lists = lists.map(|list| kept.iter().map(|number| list[*number]).collect());
    let new = rewriter.create(with_bounds(op, &lists, &outputs, rewriter));
    merge_body(block, new, &singles, rewriter);
    let results: Vec<Value> = new.results(rewriter).collect();
    rewriter.replace_op(op, results);
    Ok(())
}

/// Moves the body of a loop to another one without those arguments for which there are values.
fn merge_body(block: Block, new: Op, values: &[(usize, Value)], rewriter: &mut PatternRewriter<'_, '_>) {
    let of_number = |number: usize| values.iter().find(|(own, _)| *own == number).map(|(_, value)| *value);
    let kept = block.arguments(rewriter).enumerate().filter(|(number, _)| of_number(*number).is_none());
    let (types, locations): (Vec<_>, Vec<_>) =
        kept.map(|(_, argument)| (argument.ty(rewriter), argument.location(rewriter))).unzip();
    let count = block.argument_count(rewriter);
    let region = new.region(rewriter, 0);
    let new_block = rewriter.create_block(region, &types, &locations);
    let mut arguments = new_block.arguments(rewriter).collect::<Vec<_>>().into_iter();
    let arguments = (0..count).filter_map(|number| of_number(number).or_else(|| arguments.next()));
    let arguments: Vec<Value> = arguments.collect();
    rewriter.merge_blocks(block, new_block, &arguments);
}

/// Replaces a loop of one iteration by its body; the actions of its terminator become operations on whole
/// tensors.
fn promote<'c>(op: ForallOp, lower: &[OpFoldResult<'c>], rewriter: &mut PatternRewriter<'_, 'c>) -> Outcome {
    let (block, ..) = body(op, rewriter).ok_or(NoMatch)?;
    let (terminator, ops) = combining_ops(op, rewriter).ok_or(NoMatch)?;
    if !ops.iter().all(|op| is_promotable(*op, rewriter)) {
        return Err(NoMatch);
    }
    let mut arguments: Vec<Value> = lower.iter().map(|bound| value_of(*bound, op, rewriter)).collect();
    arguments.extend(op.outputs(rewriter).values().collect::<Vec<_>>());
    rewriter.inline_block_before(block, op, &arguments);
    rewriter.set_insertion_point_after(op.op());
    let location = op.location(rewriter);
    let results: Vec<Value> = ops.into_iter().filter_map(|op| promoted(op, location, rewriter)).collect();
    rewriter.erase_op(terminator);
    rewriter.replace_op(op, results);
    Ok(())
}

/// Whether there is an operation on whole tensors like one of a terminator.
fn is_promotable(op: Op, ir: &Ir<'_>) -> bool {
    op.name(ir).as_str() == "tensor.parallel_insert_slice" && cfg!(feature = "tensor")
}

#[cfg(feature = "tensor")]
fn promoted<'c>(
    op: Op,
    location: rtblgen_runtime::Location<'c>,
    rewriter: &mut PatternRewriter<'_, 'c>,
) -> Option<Value> {
    use crate::tensor::{InsertSliceOp, ParallelInsertSliceOp};

    let slice = ParallelInsertSliceOp::cast(rewriter, op)?.slice(rewriter);
    let operands = [0, 1].map(|number| op.operand(rewriter, number));
    let state = slice.add_to(rtblgen_runtime::OpState::new(InsertSliceOp::DEFINITION, location), &operands);
    let ty = operands[1].ty(rewriter);
    let new = rewriter.create(state.result(ty));
    Some(new.result(rewriter, 0))
}

#[cfg(not(feature = "tensor"))]
fn promoted<'c>(_: Op, _: rtblgen_runtime::Location<'c>, _: &mut PatternRewriter<'_, 'c>) -> Option<Value> {
    None
}

/// The induction variable of a dimension of one iteration is the lower bound.
fn replace_constant_variables(op: ForallOp, rewriter: &mut PatternRewriter<'_, '_>) -> Outcome {
    let lists = bounds(op, rewriter).ok_or(NoMatch)?;
    let counts = trip_counts(&lists, rewriter);
    let (_, variables, _) = body(op, rewriter).ok_or(NoMatch)?;
    let mut is_changed = false;
    for ((variable, count), lower) in variables.into_iter().zip(counts).zip(&lists[0]) {
        if count == Some(1) && !variable.use_empty(rewriter) {
            let value = value_of(*lower, op, rewriter);
            rewriter.replace_all_uses(variable, value);
            is_changed = true;
        }
    }
    if is_changed { Ok(()) } else { Err(NoMatch) }
}
