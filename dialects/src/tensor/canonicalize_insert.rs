//! Canonicalizations of parts that are put into tensors, by `tensor.insert_slice` and `tensor.parallel_insert_slice`.

use crate::shapes::{
    Slice, SliceMismatch, constant_index, fold_constant_slice, rank_reduction_of_known, verify_in_bounds,
};
use rtblgen_runtime::interfaces::{DynInParallelOpInterface, OpFoldResult};
use rtblgen_runtime::{
    Builder, Canonicalize, DYNAMIC, Ir, NoMatch, Op, OpState, PatternRewriter, RewritePatternSet, Type,
    TypedOp, Value,
};

use super::types::{cast_source, folded_slice_type, preserves_static_information};
use super::{CastOp, InsertSliceOp, ParallelInsertSliceOp, source};

/// The two operations that put a part, the first operand, into a tensor, the second one.
trait InsertsSlice: TypedOp {
    /// Returns the slice of the destination.
    fn own_slice<'c>(self, ir: &Ir<'c>) -> Slice<'c>;
}

impl InsertsSlice for InsertSliceOp {
    fn own_slice<'c>(self, ir: &Ir<'c>) -> Slice<'c> {
        self.slice(ir)
    }
}

impl InsertsSlice for ParallelInsertSliceOp {
    fn own_slice<'c>(self, ir: &Ir<'c>) -> Slice<'c> {
        self.slice(ir)
    }
}

impl Canonicalize for InsertSliceOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        add_patterns::<InsertSliceOp>(patterns);
    }
}

impl Canonicalize for ParallelInsertSliceOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        add_patterns::<ParallelInsertSliceOp>(patterns);
    }
}

fn add_patterns<T: InsertsSlice>(patterns: &mut RewritePatternSet<'_>) {
    patterns
        .add_fn("InsertSliceOpConstantArgumentFolder", fold_constants::<T>)
        .add_fn("InsertSliceOpCastFolder", insert_operands_of_casts::<T>)
        .add_fn("InsertSliceOpSourceCastInserter", cast_part_to_sizes::<T>);
}

/// The operation with other operands; a part that is put into a tensor has the type of the tensor.
fn with_operands<'c, T: InsertsSlice>(
    op: T,
    part: Value,
    tensor: Value,
    slice: &Slice<'c>,
    ir: &Ir<'c>,
) -> OpState<'c> {
    let state = slice.add_to(OpState::new(T::DEFINITION, op.op().location(ir)), &[part, tensor]);
    let results = (op.op().result_count(ir) > 0).then(|| tensor.ty(ir));
    state.results(results)
}

/// Casts the part, before the terminator that the operation is in, if there is one.
fn cast_part<'c, T: InsertsSlice>(op: T, ty: Type<'c>, rewriter: &mut PatternRewriter<'_, 'c>) -> Value {
    let point = rewriter.insertion_point();
    let parent = op.op().parent_op(rewriter);
    if let Some(parent) = parent.filter(|op| DynInParallelOpInterface::cast(rewriter, *op).is_some()) {
        rewriter.set_insertion_point_before(parent);
    }
    let (location, part) = (op.op().location(rewriter), source(op, rewriter));
    let cast = rewriter.create(OpState::new(CastOp::DEFINITION, location).operand(part).result(ty));
    rewriter.set_insertion_point(point);
    cast.result(rewriter, 0)
}

fn tensor_of(op: impl TypedOp, ir: &Ir<'_>) -> Value {
    op.op().operand(ir, 1)
}

/// Constant offsets, sizes and strides are numbers of the operation, and the part has these sizes.
fn fold_constants<T: InsertsSlice>(op: T, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let slice = fold_constant_slice(rewriter, &op.own_slice(rewriter)).ok_or(NoMatch)?;
    let tensor = tensor_of(op, rewriter);
    let (whole, part) = (tensor.ty(rewriter), source(op, rewriter));
    let [offsets, sizes, strides] = slice.numbers();
    verify_in_bounds(whole.shape(), [&offsets, &sizes, &strides]).map_err(|_| NoMatch)?;
    let own = part.ty(rewriter);
    let ty = folded_slice_type(whole, own, &op.own_slice(rewriter), &slice).ok_or(NoMatch)?;
    let part = if ty == own { part } else { cast_part(op, ty, rewriter) };
    let new = with_operands(op, part, tensor, &slice, rewriter);
    replace(op.op(), new, rewriter);
    Ok(())
}

/// Replaces an operation that may have no result.
fn replace<'c>(op: Op, new: OpState<'c>, rewriter: &mut PatternRewriter<'_, 'c>) {
    let ty = op.result_types(rewriter).next();
    let new = rewriter.create(new);
    let Some(ty) = ty else { return rewriter.erase_op(op) };
    let mut value = new.result(rewriter, 0);
    if value.ty(rewriter) != ty {
        let location = op.location(rewriter);
        let cast = rewriter.create(OpState::new(CastOp::DEFINITION, location).operand(value).result(ty));
        value = cast.result(rewriter, 0);
    }
    rewriter.replace_op(op, [value]);
}

/// Makes the operation take the operands of casts that remove static information.
fn insert_operands_of_casts<T: InsertsSlice>(
    op: T,
    rewriter: &mut PatternRewriter<'_, '_>,
) -> Result<(), NoMatch> {
    // Constants are folded first.
    if op.op().operands(rewriter).any(|operand| constant_index(rewriter, operand).is_some()) {
        return Err(NoMatch);
    }
    let (part, tensor) = (source(op, rewriter), tensor_of(op, rewriter));
    let before = [part, tensor].map(|value| cast_source(value, rewriter));
    if before == [None, None] {
        return Err(NoMatch);
    }
    let (part, tensor) = (before[0].unwrap_or(part), before[1].unwrap_or(tensor));
    let (ty, whole) = (part.ty(rewriter), tensor.ty(rewriter));
    let mut slice = op.own_slice(rewriter);
    let dropped = rank_reduction_of_known(&slice.numbers()[1], ty.shape()).ok_or(NoMatch)?;
    let kept = slice.sizes.iter_mut().zip(dropped).filter(|(_, dropped)| !dropped).map(|(size, _)| size);
    for (size, known) in kept.zip(ty.shape()).filter(|(_, known)| **known != DYNAMIC) {
        *size = OpFoldResult::index(rewriter.context(), *known);
    }
    let [offsets, sizes, strides] = slice.numbers();
    SliceMismatch::of_types(whole.with_shape(&sizes), ty).map_err(|_| NoMatch)?;
    verify_in_bounds(whole.shape(), [&offsets, &sizes, &strides]).map_err(|_| NoMatch)?;
    let new = with_operands(op, part, tensor, &slice, rewriter);
    replace(op.op(), new, rewriter);
    Ok(())
}

/// Casts the part to the sizes of the operation.
fn cast_part_to_sizes<T: InsertsSlice>(op: T, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let tensor = tensor_of(op, rewriter);
    let (own, whole) = (source(op, rewriter).ty(rewriter), tensor.ty(rewriter));
    let slice = op.own_slice(rewriter);
    if own.shape().len() != whole.shape().len() {
        return Err(NoMatch);
    }
    let mut shape = own.shape().to_vec();
    for (known, size) in shape.iter_mut().zip(&slice.sizes) {
        match size.constant(rewriter) {
            Some(size) if size < 0 => return Err(NoMatch),
            Some(size) => *known = size,
            None => {}
        }
    }
    let ty = own.with_shape(&shape);
    if ty == own || !preserves_static_information(own, ty) || contradict(own.shape(), &shape) {
        return Err(NoMatch);
    }
    let part = cast_part(op, ty, rewriter);
    let new = with_operands(op, part, tensor, &slice, rewriter);
    replace(op.op(), new, rewriter);
    Ok(())
}

fn contradict(a: &[i64], b: &[i64]) -> bool {
    a.iter().zip(b).any(|(a, b)| a != b && *a != DYNAMIC && *b != DYNAMIC)
}
