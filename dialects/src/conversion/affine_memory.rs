//! Lowers accesses of `affine` to those of `memref`: the maps of their indices become arithmetic.

use rtblgen_runtime::{NoMatch, OpState, PatternRewriter, RewritePatternSet, TypedOp, Value};

use super::affine_expand::{Outcome, expand, expand_map};
use crate::affine::{
    AffineDmaStartOp, AffineDmaWaitOp, AffineLoadOp, AffinePrefetchOp, AffineStoreOp, AffineVectorLoadOp,
    AffineVectorStoreOp,
};
use crate::{memref, vector};

/// Adds the patterns.
pub(super) fn populate(patterns: &mut RewritePatternSet<'_>) {
    patterns
        .add_fn("AffineDmaStartLowering", lower_dma_start)
        .add_fn("AffineDmaWaitLowering", lower_dma_wait)
        .add_fn("AffineLoadLowering", lower_load::<AffineLoadOp, memref::LoadOp>)
        .add_fn("AffinePrefetchLowering", lower_prefetch)
        .add_fn("AffineStoreLowering", lower_store::<AffineStoreOp, memref::StoreOp>)
        .add_fn("AffineVectorLoadLowering", lower_load::<AffineVectorLoadOp, vector::LoadOp>)
        .add_fn("AffineVectorStoreLowering", lower_store::<AffineVectorStoreOp, vector::StoreOp>);
}

fn lower_load<Load: TypedOp, New: TypedOp>(op: Load, rewriter: &mut PatternRewriter<'_, '_>) -> Outcome {
    let indices = expand_map(op, rewriter, 1)?;
    let (memory, ty) = (op.op().operand(rewriter, 0), op.op().result(rewriter, 0).ty(rewriter));
    let state = OpState::new(New::DEFINITION, op.op().location(rewriter)).operand(memory);
    rewriter.replace_op_with_state(op.op(), state.operands(indices).result(ty));
    Ok(())
}

fn lower_store<Store: TypedOp, New: TypedOp>(op: Store, rewriter: &mut PatternRewriter<'_, '_>) -> Outcome {
    let indices = expand_map(op, rewriter, 2)?;
    let values: Vec<Value> = op.op().operands(rewriter).take(2).collect();
    let state = OpState::new(New::DEFINITION, op.op().location(rewriter)).operands(values);
    rewriter.replace_op_with_state(op.op(), state.operands(indices));
    Ok(())
}

fn lower_prefetch(op: AffinePrefetchOp, rewriter: &mut PatternRewriter<'_, '_>) -> Outcome {
    let indices = expand_map(op, rewriter, 1)?;
    let memory = op.op().operand(rewriter, 0);
    let kept = op.op().attributes(rewriter).into_iter().filter(|entry| entry.name.value() != "map");
    let kept: Vec<_> = kept.collect();
    let state = OpState::new(memref::PrefetchOp::DEFINITION, op.op().location(rewriter)).operand(memory);
    rewriter.replace_op_with_state(op, state.operands(indices).attributes(kept));
    Ok(())
}

/// The memrefs of an operation, each followed by its indices, and the operands after them.
fn expanded<'c>(
    op: impl TypedOp,
    accesses: Vec<(usize, rtblgen_runtime::affine::AffineMap)>,
    rewriter: &mut PatternRewriter<'_, 'c>,
) -> Result<(Vec<Vec<Value>>, Vec<Value>), NoMatch> {
    let location = op.op().location(rewriter);
    let operands: Vec<Value> = op.op().operands(rewriter).collect();
    let (mut end, mut found) = (0, Vec::new());
    for (memory, map) in accesses {
        let first = memory + 1;
        end = first + (map.dims() + map.symbols()) as usize;
        let indices = expand(rewriter, location, &map, &operands[first..end])?;
        found.push([&[operands[memory]], &indices[..]].concat());
    }
    Ok((found, operands[end..].to_vec()))
}

fn lower_dma_start(op: AffineDmaStartOp, rewriter: &mut PatternRewriter<'_, '_>) -> Outcome {
    let accesses = op.accesses(rewriter);
    let (accesses, numbers) = expanded(op, accesses, rewriter)?;
    let ([source, destination, tag], [count, strides @ ..]) = (&accesses[..], &numbers[..]) else {
        return Err(NoMatch);
    };
    let state = OpState::new(memref::DmaStartOp::DEFINITION, op.op().location(rewriter));
    let state = state.operands([&source[..], destination, &[*count], tag, strides].concat());
    rewriter.replace_op_with_state(op, state);
    Ok(())
}

fn lower_dma_wait(op: AffineDmaWaitOp, rewriter: &mut PatternRewriter<'_, '_>) -> Outcome {
    let accesses = op.accesses(rewriter);
    let (accesses, numbers) = expanded(op, accesses, rewriter)?;
    let state = OpState::new(memref::DmaWaitOp::DEFINITION, op.op().location(rewriter));
    let operands: Vec<Value> = accesses.into_iter().flatten().chain(numbers).collect();
    rewriter.replace_op_with_state(op, state.operands(operands));
    Ok(())
}
