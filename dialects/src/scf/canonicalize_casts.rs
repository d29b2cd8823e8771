//! Casts of tensors that loops carry.

use rtblgen_runtime::interfaces::DynParallelCombiningOpInterface;
use rtblgen_runtime::{
    Builder, Ir, NoMatch, OpState, PatternRewriter, RewritePatternSet, Type, TypedOp, Value,
};

use super::forall::{body, bounds, combining_ops, with_bounds};
use super::{ForOp, ForallOp, YieldOp};
use crate::tensor::{self, CastOp};

type Outcome = Result<(), NoMatch>;

pub(super) fn add_for_patterns(patterns: &mut RewritePatternSet<'_>) {
    patterns.add_fn("ForOpTensorCastFolder", carry_operand_of_cast);
}

pub(super) fn add_forall_patterns(patterns: &mut RewritePatternSet<'_>) {
    patterns.add_fn("FoldTensorCastOfOutputIntoForallOp", share_operands_of_casts);
}

/// Returns the operand of a cast that removes static information.
fn cast_source(value: Value, ir: &Ir<'_>) -> Option<Value> {
    let cast = ir.defining_op::<CastOp>(value)?;
    tensor::can_fold_into_consumer(cast, ir).then(|| cast.op().operand(ir, 0))
}

fn cast<'c>(value: Value, ty: Type<'c>, op: impl TypedOp, rewriter: &mut PatternRewriter<'_, 'c>) -> Value {
    let state = OpState::new(CastOp::DEFINITION, op.op().location(rewriter)).operand(value).result(ty);
    let cast = rewriter.create(state);
    cast.result(rewriter, 0)
}

/// Makes a loop carry the operand of a cast, which is cast in the body and after the loop.
fn carry_operand_of_cast(op: ForOp, rewriter: &mut PatternRewriter<'_, '_>) -> Outcome {
    let mut inits: Vec<Value> = op.init_args(rewriter).collect();
    let carried = |(number, init): (usize, &Value)| {
        let before =
            cast_source(*init, rewriter).filter(|before| before.ty(rewriter) != init.ty(rewriter))?;
        op.op().result(rewriter, number).has_one_use(rewriter).then_some((number, before))
    };
    let (number, before) = inits.iter().enumerate().find_map(carried).ok_or(NoMatch)?;
    let (old, new_ty) = (inits[number].ty(rewriter), before.ty(rewriter));
    inits[number] = before;
    let mut state = OpState::of(rewriter, op.op());
    let first = state.operands.len() - inits.len();
    state.operands[first + number] = before;
    state.results[number] = new_ty;
    let new = rewriter.create(state.empty_regions(1));
    let block = op.region(rewriter).entry(rewriter).ok_or(NoMatch)?;
    let (mut types, locations): (Vec<_>, Vec<_>) =
        block.arguments(rewriter).map(|own| (own.ty(rewriter), own.location(rewriter))).unzip();
    types[1 + number] = new_ty;
    let region = new.region(rewriter, 0);
    let new_block = rewriter.create_block(region, &types, &locations);
    let mut arguments: Vec<Value> = new_block.arguments(rewriter).collect();
    arguments[1 + number] = cast(arguments[1 + number], old, op, rewriter);
    rewriter.merge_blocks(block, new_block, &arguments);
    let end = new_block.last_op(rewriter).ok_or(NoMatch)?;
    rewriter.set_insertion_point_before(end);
    let mut yielded: Vec<Value> = end.operands(rewriter).collect();
    yielded[number] = cast(yielded[number], new_ty, op, rewriter);
    let location = op.location(rewriter);
    YieldOp::build(rewriter, location, &yielded);
    rewriter.erase_op(end);
    rewriter.set_insertion_point_after(new);
    let mut results: Vec<Value> = new.results(rewriter).collect();
    results[number] = cast(results[number], old, op, rewriter);
    rewriter.replace_op(op, results);
    Ok(())
}

/// Makes a loop share the operands of casts, which are cast in the body and after the loop.
fn share_operands_of_casts(op: ForallOp, rewriter: &mut PatternRewriter<'_, '_>) -> Outcome {
    let mut outputs: Vec<Value> = op.outputs(rewriter).values().collect();
    let old: Vec<Type<'_>> = outputs.iter().map(|output| output.ty(rewriter)).collect();
    let before: Vec<_> = outputs.iter().map(|output| cast_source(*output, rewriter)).collect();
    let cast_outputs: Vec<usize> = (0..outputs.len()).filter(|number| before[*number].is_some()).collect();
    if cast_outputs.is_empty() {
        return Err(NoMatch);
    }
    outputs.iter_mut().zip(before).for_each(|(output, before)| *output = before.unwrap_or(*output));
    let bounds = bounds(op, rewriter).ok_or(NoMatch)?;
    let new = rewriter.create(with_bounds(op, &bounds, &outputs, rewriter));
    let (block, variables, _) = body(op, rewriter).ok_or(NoMatch)?;
    let (mut types, locations): (Vec<_>, Vec<_>) =
        block.arguments(rewriter).map(|own| (own.ty(rewriter), own.location(rewriter))).unzip();
    for (ty, output) in types[variables.len()..].iter_mut().zip(&outputs) {
        *ty = output.ty(rewriter);
    }
    let region = new.region(rewriter, 0);
    let new_block = rewriter.create_block(region, &types, &locations);
    let mut arguments: Vec<Value> = new_block.arguments(rewriter).collect();
    let shared = arguments[variables.len()..].to_vec();
    for number in &cast_outputs {
        let argument = &mut arguments[variables.len() + number];
        *argument = cast(*argument, old[*number], op, rewriter);
    }
    rewriter.merge_blocks(block, new_block, &arguments);
    let typed = ForallOp::cast(rewriter, new).ok_or(NoMatch)?;
    let (_, ops) = combining_ops(typed, rewriter).ok_or(NoMatch)?;
    for (writer, output) in ops.into_iter().zip(shared) {
        let Some(combining) = DynParallelCombiningOpInterface::cast(rewriter, writer) else { continue };
        let written = combining.updated_destinations(rewriter);
        rewriter
            .modify_in_place(writer, |ir| written.for_each(|number| ir.set_operand(writer, number, output)));
    }
    rewriter.set_insertion_point_after(new);
    let mut results: Vec<Value> = new.results(rewriter).collect();
    for number in &cast_outputs {
        results[*number] = cast(results[*number], old[*number], op, rewriter);
    }
    rewriter.replace_op(op, results);
    Ok(())
}
