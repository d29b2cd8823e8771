//! Canonicalizations of operations that allocate and access memory.

use crate::shapes::constant_index;
use rtblgen_runtime::{
    Builder, Canonicalize, DYNAMIC, NoMatch, Op, OpState, PatternRewriter, RewritePatternSet, TypedOp, Value,
};

use super::{
    AllocOp, AllocaOp, CastOp, CopyOp, DeallocOp, DimOp, LoadOp, ReallocOp, ReshapeOp, StoreOp, result_type,
    source, source_type,
};
use crate::arith;
use crate::shaped::replace_with_cast;

impl Canonicalize for AllocOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns
            .add_fn("SimplifyAllocConst", fold_constant_sizes::<AllocOp>)
            .add_fn("SimplifyDeadAlloc", erase_dead::<AllocOp>);
    }
}

impl Canonicalize for AllocaOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns
            .add_fn("SimplifyAllocConst", fold_constant_sizes::<AllocaOp>)
            .add_fn("SimplifyDeadAlloc", erase_dead::<AllocaOp>);
    }
}

impl Canonicalize for ReallocOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns.add_fn("SimplifyDeadAlloc", erase_dead::<ReallocOp>);
    }
}

/// A constant size of the dimension is one of the type.
fn fold_constant_sizes<T: TypedOp>(op: T, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let (op, ty) = (op.op(), result_type(op, rewriter));
    let operands = |segment| op.operand_segment(rewriter, segment).map(|at| op.operand(rewriter, at));
    let mut sizes = operands(0);
    let symbols: Vec<Value> = operands(1).collect();
    let (mut shape, mut left) = (ty.shape().to_vec(), Vec::new());
    for size in shape.iter_mut().filter(|size| **size == DYNAMIC) {
        let value = sizes.next().ok_or(NoMatch)?;
        match constant_index(rewriter, value).filter(|number| *number >= 0) {
            Some(number) => *size = number,
            None => left.push(value),
        }
    }
    if shape == ty.shape() {
        return Err(NoMatch);
    }
    let segments = [left.len(), symbols.len()];
    let state = OpState::new(T::DEFINITION, op.location(rewriter)).operands(left).operands(symbols);
    let mut state = state.operand_segments(segments).result(ty.with_shape(&shape));
    if let Some(alignment) = op.attribute(rewriter, "alignment") {
        state = state.attribute("alignment", alignment);
    }
    replace_with_cast::<CastOp>(op, state, rewriter);
    Ok(())
}

/// Memory that is only written and freed is not needed.
fn erase_dead<T: TypedOp>(op: T, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let memory = op.op().result(rewriter, 0);
    let is_needed = |user: Op| match StoreOp::cast(rewriter, user) {
        Some(store) => source(store, rewriter) == memory,
        None => DeallocOp::cast(rewriter, user).is_none(),
    };
    let mut users: Vec<Op> = memory.users(rewriter).collect();
    if users.iter().any(|user| is_needed(*user)) {
        return Err(NoMatch);
    }
    users.dedup();
    users.into_iter().for_each(|user| rewriter.erase_op(user));
    rewriter.erase_op(op.op());
    Ok(())
}

impl Canonicalize for CopyOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns.add_fn("FoldEmptyCopy", |op: CopyOp, rewriter: &mut PatternRewriter<'_, '_>| {
            let is_empty = op.op().operand_types(rewriter).any(|ty| ty.shape().contains(&0));
            erase_if(op, is_empty, rewriter)
        });
        patterns.add_fn("FoldSelfCopy", |op: CopyOp, rewriter: &mut PatternRewriter<'_, '_>| {
            let is_same = op.op().operand(rewriter, 0) == op.op().operand(rewriter, 1);
            erase_if(op, is_same, rewriter)
        });
    }
}

fn erase_if(op: CopyOp, condition: bool, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    if !condition {
        return Err(NoMatch);
    }
    rewriter.erase_op(op);
    Ok(())
}

impl Canonicalize for DimOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns.add_fn("DimOfMemRefReshape", load_size_of_reshape);
    }
}

/// The size of a dimension of `memref.reshape` is read from the memory that has the shape, right after the operation.
fn load_size_of_reshape(op: DimOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let reshape = rewriter.defining_op::<ReshapeOp>(source(op, rewriter)).ok_or(NoMatch)?.op();
    let index = op.op().operand(rewriter, 1);
    if !dominates(index, op.op(), reshape, rewriter) {
        return Err(rewriter.match_failure(op, || "the index may not be known at the reshape".to_owned()));
    }
    rewriter.set_insertion_point_after(reshape);
    let location = op.location(rewriter);
    let (shape, ty) = (reshape.operand(rewriter, 1), result_type(op, rewriter));
    let element = shape.ty(rewriter).element_type();
    let load = OpState::new(LoadOp::DEFINITION, location).operands([shape, index]).result(element);
    let load = rewriter.create(load);
    let mut size = load.result(rewriter, 0);
    if element != ty {
        let cast = OpState::new(arith::IndexCastOp::DEFINITION, location).operand(size).result(ty);
        let cast = rewriter.create(cast);
        size = cast.result(rewriter, 0);
    }
    rewriter.replace_op(op, [size]);
    Ok(())
}

/// Whether an index of an operation is known at another one before it, as far as that is found out cheaply.
fn dominates(index: Value, op: Op, before: Op, rewriter: &PatternRewriter<'_, '_>) -> bool {
    let block = index.parent_block(rewriter);
    if block == before.block(rewriter) {
        return index
            .defining_op(rewriter)
            .is_none_or(|defining| !before.is_before_in_block(rewriter, defining));
    }
    if op.block(rewriter) == before.block(rewriter) {
        return true;
    }
    let regions = block.and_then(|block| block.parent_region(rewriter)).zip(before.parent_region(rewriter));
    regions.is_some_and(|(outer, inner)| outer != inner && outer.is_ancestor(rewriter, inner))
}

/// Returns the cast that defines a value, if it only removes static information.
pub(super) fn foldable_cast(value: Value, rewriter: &PatternRewriter<'_, '_>) -> Option<CastOp> {
    let cast = rewriter.defining_op::<CastOp>(value)?;
    super::can_fold_into_consumer(source_type(cast, rewriter), result_type(cast, rewriter)).then_some(cast)
}
