//! `fold-tensor-subset-ops`: folds tensor slices into transfers and into other slices.

use crate::shapes::Slice;
use rtblgen_runtime::interfaces::{DynParallelCombiningOpInterface, OpFoldResult};
use rtblgen_runtime::pass::{Pass, PassAnchor, PassError, PassState};
use rtblgen_runtime::rewrite::apply_patterns_greedily_to;
use rtblgen_runtime::{
    Builder, Context, GreedyConfig, Ir, NoMatch, Op, OpState, PatternRewriter, RewritePatternSet, Type,
    TypedOp, Value,
};

use super::AffineDialect;
use super::resolved_indices::{expanded_map, resolved};
use crate::shaped::{result_type, source};
use crate::tensor::{
    ExtractSliceOp, InsertSliceOp, ParallelInsertSliceOp, TensorDialect, dropped_dims, has_unit_strides,
};
use crate::vector::{MaskOp, Transfer, TransferReadOp, TransferWriteOp, VectorDialect, masking_op};

type Rewriter<'r, 'c> = PatternRewriter<'r, 'c>;

/// Adds the patterns that fold slices into transfers.
pub fn populate_fold_tensor_subsets_into_transfers(patterns: &mut RewritePatternSet<'_>) {
    patterns
        .add_fn("TransferReadOfExtractSliceOpFolder", read_of_slice)
        .add_fn("InsertSliceOfTransferWriteOpFolder", insert_of_write);
}

/// Adds these patterns, and patterns that fold slices into slices.
pub fn populate_fold_tensor_subsets(patterns: &mut RewritePatternSet<'_>) {
    populate_fold_tensor_subsets_into_transfers(patterns);
    patterns
        .add_fn("InsertSliceOfInsertSliceFolder", |op: InsertSliceOp, rewriter: &mut Rewriter<'_, '_>| {
            let slice = op.slice(rewriter);
            insert_of_insert(op, slice, rewriter)
        })
        .add_fn(
            "InsertSliceOfInsertSliceFolder (parallel)",
            |op: ParallelInsertSliceOp, rewriter: &mut Rewriter<'_, '_>| {
                let slice = op.slice(rewriter);
                insert_of_insert(op, slice, rewriter)
            },
        );
}

/// Whether a slice can be folded into a transfer: the transfer is in bounds and unmasked, and the slice has unit strides.
fn goes_through(transfer: impl Transfer, slice: &Slice<'_>, rewriter: &Rewriter<'_, '_>) -> bool {
    !transfer.may_be_out_of_bounds(rewriter) && transfer.lanes(rewriter).is_none() && has_unit_strides(slice)
}

/// The state of a transfer that is moved from a slice to its source.
fn moved<'c>(
    transfer: impl Transfer,
    operands: [Vec<Value>; 2],
    start: Vec<Value>,
    dropped: &[bool],
    ty: Type<'c>,
    rewriter: &Rewriter<'_, 'c>,
) -> OpState<'c> {
    let context = rewriter.context();
    let [before, after] = operands;
    let segments: Vec<usize> =
        [vec![1; before.len()], vec![start.len()], vec![1; after.len()], vec![0]].concat();
    let map = context.affine_map_attr(&expanded_map(&transfer.map(rewriter), dropped));
    let op = transfer.op();
    let state =
        OpState::new(op.name(rewriter), op.location(rewriter)).operands([before, start, after].concat());
    let state = state.operand_segments(segments).attribute("permutation_map", map).result(ty);
    match op.attribute(rewriter, "in_bounds") {
        Some(flags) => state.attribute("in_bounds", flags),
        None => state,
    }
}

/// Folds an `extract_slice` into a read.
fn read_of_slice(op: TransferReadOp, rewriter: &mut Rewriter<'_, '_>) -> Result<(), NoMatch> {
    let extract = rewriter.defining_op::<ExtractSliceOp>(op.shaped(rewriter)).ok_or(NoMatch)?;
    let slice = extract.slice(rewriter);
    if !goes_through(op, &slice, rewriter) {
        return Err(NoMatch);
    }
    let (location, ty) = (op.op().location(rewriter), result_type(op, rewriter));
    let masking = masking_op(op.op(), rewriter);
    if let Some(masking) = masking {
        rewriter.set_insertion_point_before(masking);
    }
    let dropped = dropped_dims(result_type(extract, rewriter).shape(), &slice.sizes);
    let indices: Vec<_> = op.start(rewriter).into_iter().map(OpFoldResult::Value).collect();
    let start = resolved(rewriter, location, &slice, &dropped, &indices)?;
    let (whole, padding) = (source(extract, rewriter), op.padding(rewriter));
    let state = moved(op, [vec![whole], vec![padding]], start, &dropped, ty, rewriter);
    let Some(masking) = masking else {
        rewriter.replace_op_with_state(op, state);
        return Ok(());
    };
    let mask = masking.operand(rewriter, 0);
    let new = MaskOp::build(rewriter, location, mask, None, |rewriter| rewriter.create(state));
    let value = new.op().result(rewriter, 0);
    rewriter.replace_op(masking, [value]);
    Ok(())
}

/// Folds an `insert_slice` of a written tensor into the write.
fn insert_of_write(op: InsertSliceOp, rewriter: &mut Rewriter<'_, '_>) -> Result<(), NoMatch> {
    let write = rewriter.defining_op::<TransferWriteOp>(source(op, rewriter)).ok_or(NoMatch)?;
    let slice = op.slice(rewriter);
    let part = write.shaped_type(rewriter);
    let is_covered = part.has_static_shape() && write.moved_type(rewriter).shape() == part.shape();
    if !goes_through(write, &slice, rewriter) || !is_covered {
        return Err(NoMatch);
    }
    let (location, ty) = (write.op().location(rewriter), result_type(op, rewriter));
    let dropped = dropped_dims(part.shape(), &slice.sizes);
    let indices: Vec<_> = write.start(rewriter).into_iter().map(OpFoldResult::Value).collect();
    let start = resolved(rewriter, location, &slice, &dropped, &indices)?;
    let (vector, whole) = (write.moved(rewriter), op.op().operand(rewriter, 1));
    let mut state = moved(write, [vec![vector, whole], vec![]], start, &dropped, ty, rewriter);
    state.location = op.op().location(rewriter);
    rewriter.replace_op_with_state(op, state);
    Ok(())
}

/// Composes an insertion into a slice with the insertion of that slice.
fn insert_of_insert<'c, T: TypedOp>(
    op: T,
    outer: Slice<'c>,
    rewriter: &mut Rewriter<'_, 'c>,
) -> Result<(), NoMatch> {
    let own = op.op();
    let before = rewriter.defining_op::<InsertSliceOp>(own.operand(rewriter, 0)).ok_or(NoMatch)?;
    let inner = before.slice(rewriter);
    let dropped = dropped_dims(own.operand(rewriter, 0).ty(rewriter).shape(), &outer.sizes);
    let kept = outer.sizes.iter().zip(&dropped).filter(|(_, dropped)| !**dropped).map(|(size, _)| size);
    if !has_unit_strides(&outer) || !has_unit_strides(&inner) || !kept.eq(inner.sizes.iter()) {
        return Err(NoMatch);
    }
    let location = own.location(rewriter);
    if DynParallelCombiningOpInterface::cast(rewriter, own).is_some() {
        let parent = own.parent_op(rewriter).ok_or(NoMatch)?;
        rewriter.set_insertion_point_before(parent);
    }
    let offsets = resolved(rewriter, location, &outer, &dropped, &inner.offsets)?;
    let offsets: Vec<_> =
        offsets.into_iter().map(|offset| OpFoldResult::Value(offset).constified(rewriter)).collect();
    rewriter.set_insertion_point_before(own);
    let slice = Slice { offsets, sizes: outer.sizes, strides: outer.strides };
    let (part, whole) = (source(before, rewriter), own.operand(rewriter, 1));
    let state = slice.add_to(OpState::new(T::DEFINITION, location), &[part, whole]);
    let types: Vec<_> = own.result_types(rewriter).collect();
    rewriter.replace_op_with_state(own, state.results(types));
    Ok(())
}

/// The pass `fold-tensor-subset-ops`.
#[derive(Clone, Copy, Debug)]
pub struct FoldTensorSubsetOps;

impl Pass for FoldTensorSubsetOps {
    fn argument(&self) -> &'static str {
        "fold-tensor-subset-ops"
    }

    fn name(&self) -> &'static str {
        "FoldTensorSubsetOpsPass"
    }

    fn description(&self) -> &'static str {
        "Fold tensor subset ops into producer/consumer ops"
    }

    fn anchor(&self) -> PassAnchor {
        PassAnchor::Any
    }

    fn register_dependent_dialects(&self, context: &Context) {
        context.register::<AffineDialect>();
        context.register::<TensorDialect>();
        context.register::<VectorDialect>();
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, _: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let mut patterns = RewritePatternSet::new(ir.context());
        populate_fold_tensor_subsets(&mut patterns);
        match apply_patterns_greedily_to(ir, op, &patterns.freeze(), GreedyConfig::default()) {
            Ok(_) | Err(rtblgen_runtime::rewrite::GreedyError::NotConverged { .. }) => Ok(()),
            Err(error) => Err(PassError::Message(error.to_string())),
        }
    }
}
