//! Canonicalizations of operations that make tensors, query sizes and access elements.

use crate::shapes::{constant_index, dispatch};
use rtblgen_runtime::interfaces::DynDestinationStyleOpInterface;
use rtblgen_runtime::rewrite::would_op_be_trivially_dead;
use rtblgen_runtime::{
    Builder, Canonicalize, DYNAMIC, IrMapping, NoMatch, OpState, PatternRewriter, RewritePatternSet, Type,
    TypedOp, Value,
};

use super::types::{can_fold_into_producer, plain_type};
use super::{
    CastOp, DimOp, EmptyOp, ExtractOp, FromElementsOp, GenerateOp, ReshapeOp, YieldOp, result_type, source,
};
use crate::arith::IndexCastOp;
use crate::shaped::replace_with_cast;

impl Canonicalize for DimOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns
            .add_fn("DimOfCastOp", dim_of_cast)
            .add_fn("DimOfDestStyleOp", dim_of_destination)
            .add_fn("DimOfReshapeOp", dim_of_reshape);
    }
}

fn dim_of_cast(op: DimOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let cast = rewriter.defining_op::<CastOp>(source(op, rewriter)).ok_or(NoMatch)?;
    let operands = [source(cast, rewriter), op.op().operand(rewriter, 1)];
    let state = OpState::new(DimOp::DEFINITION, op.location(rewriter)).operands(operands);
    let ty = result_type(op, rewriter);
    rewriter.replace_op_with_state(op, state.result(ty));
    Ok(())
}

/// A result of an operation that writes into a tensor has the sizes of that tensor.
fn dim_of_destination(op: DimOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let tensor = source(op, rewriter);
    let defining = tensor.defining_op(rewriter).ok_or(NoMatch)?;
    let destination = DynDestinationStyleOpInterface::cast(rewriter, defining).ok_or(NoMatch)?;
    let number = tensor.result_number(rewriter).ok_or(NoMatch)?;
    let init = defining.operand(rewriter, destination.tied_op_operand(rewriter, number));
    rewriter.modify_in_place(op, |ir| ir.set_operand(op.op(), 0, init));
    Ok(())
}

/// The size of a dimension of `tensor.reshape` is an element of the shape.
fn dim_of_reshape(op: DimOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let reshape = rewriter.defining_op::<ReshapeOp>(source(op, rewriter)).ok_or(NoMatch)?.op();
    rewriter.set_insertion_point_after(op.op());
    let location = op.location(rewriter);
    let (shape, index) = (reshape.operand(rewriter, 1), op.op().operand(rewriter, 1));
    let (element, ty) = (shape.ty(rewriter).element_type(), result_type(op, rewriter));
    let extract = OpState::new(ExtractOp::DEFINITION, location).operands([shape, index]).result(element);
    let extract = rewriter.create(extract);
    let mut size = extract.result(rewriter, 0);
    if element != ty {
        let cast = OpState::new(IndexCastOp::DEFINITION, location).operand(size).result(ty);
        let cast = rewriter.create(cast);
        size = cast.result(rewriter, 0);
    }
    rewriter.replace_op(op, [size]);
    Ok(())
}

impl Canonicalize for EmptyOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns
            .add_fn("FoldEmptyTensorWithCastOp", cast_of_empty)
            .add_fn("FoldEmptyTensorWithDimOp", dim_of_empty)
            .add_fn(
                "ReplaceEmptyTensorStaticShapeDims",
                |op: EmptyOp, rewriter: &mut PatternRewriter<'_, '_>| {
                    let (ty, sizes) = known_sizes(op, rewriter).ok_or(NoMatch)?;
                    let state = OpState::new(EmptyOp::DEFINITION, op.location(rewriter)).operands(sizes);
                    replace_with_cast::<CastOp>(op.op(), state.result(ty), rewriter);
                    Ok(())
                },
            );
    }
}

/// The type with the constants among the given sizes, and the other sizes; `None` if there are no constants.
fn known_sizes<'c>(op: impl TypedOp, rewriter: &PatternRewriter<'_, 'c>) -> Option<(Type<'c>, Vec<Value>)> {
    let ty = result_type(op, rewriter);
    let mut sizes = op.op().operands(rewriter);
    let (mut shape, mut left) = (ty.shape().to_vec(), Vec::new());
    for size in shape.iter_mut().filter(|size| **size == DYNAMIC) {
        let value = sizes.next()?;
        match constant_index(rewriter, value).filter(|number| *number >= 0) {
            Some(number) => *size = number,
            None => left.push(value),
        }
    }
    (shape != ty.shape()).then(|| (ty.with_shape(&shape), left))
}

/// Replaces a cast of an empty tensor to a more static type by an empty tensor.
fn cast_of_empty(op: CastOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let empty = rewriter.defining_op::<EmptyOp>(source(op, rewriter)).ok_or(NoMatch)?;
    if !can_fold_into_producer(op, rewriter) {
        return Err(NoMatch);
    }
    let ty = result_type(op, rewriter);
    let sizes = empty.mixed_sizes(rewriter);
    let left = sizes.iter().zip(ty.shape()).filter(|(_, known)| **known == DYNAMIC).map(|(size, _)| *size);
    let (values, _) = dispatch(&left.collect::<Vec<_>>());
    let state = OpState::new(EmptyOp::DEFINITION, op.location(rewriter)).operands(values);
    rewriter.replace_op_with_state(op, state.result(plain_type(ty, ty.shape())));
    Ok(())
}

fn dim_of_empty(op: DimOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let empty = rewriter.defining_op::<EmptyOp>(source(op, rewriter)).ok_or(NoMatch)?;
    let index = constant_index(rewriter, op.op().operand(rewriter, 1));
    let index = index.and_then(|index| usize::try_from(index).ok()).ok_or(NoMatch)?;
    let size = empty.mixed_sizes(rewriter).get(index).and_then(|size| size.value()).ok_or(NoMatch)?;
    rewriter.replace_op(op, [size]);
    Ok(())
}

impl Canonicalize for ExtractOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns.add_fn("ExtractFromTensorCast", extract_from_cast);
    }
}

fn extract_from_cast(op: ExtractOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let cast = rewriter.defining_op::<CastOp>(source(op, rewriter)).ok_or(NoMatch)?;
    let tensor = source(cast, rewriter);
    if !tensor.ty(rewriter).has_rank() {
        return Err(NoMatch);
    }
    let indices: Vec<Value> = op.op().operands(rewriter).skip(1).collect();
    let state = OpState::new(ExtractOp::DEFINITION, op.location(rewriter)).operand(tensor).operands(indices);
    let ty = result_type(op, rewriter);
    rewriter.replace_op_with_state(op, state.result(ty));
    Ok(())
}

impl Canonicalize for FromElementsOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns.add_fn("ExtractElementFromIndexCast", extract_from_index_cast);
    }
}

/// An element of a tensor that is cast is the element, cast.
fn extract_from_index_cast(op: ExtractOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let cast = rewriter.defining_op::<IndexCastOp>(source(op, rewriter)).ok_or(NoMatch)?;
    let tensor = source(cast, rewriter);
    let (location, element) = (op.location(rewriter), tensor.ty(rewriter).element_type());
    let indices: Vec<Value> = op.op().operands(rewriter).skip(1).collect();
    let extract = OpState::new(ExtractOp::DEFINITION, location).operand(tensor).operands(indices);
    let extract = rewriter.create(extract.result(element));
    let (value, ty) = (extract.result(rewriter, 0), result_type(op, rewriter));
    let cast = OpState::new(IndexCastOp::DEFINITION, location).operand(value).result(ty);
    rewriter.replace_op_with_state(op, cast);
    Ok(())
}

impl Canonicalize for GenerateOp {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns
            .add_fn("ExtractFromTensorGenerate", extract_from_generate)
            .add_fn("StaticTensorGenerate", fold_generate_sizes);
    }
}

/// An element of a tensor that a region computes is computed for its indices alone.
fn extract_from_generate(op: ExtractOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let generate = rewriter.defining_op::<GenerateOp>(source(op, rewriter)).ok_or(NoMatch)?.op();
    if !would_op_be_trivially_dead(rewriter, generate) {
        return Err(NoMatch);
    }
    let body = generate.region(rewriter, 0).entry(rewriter).ok_or(NoMatch)?;
    let mut ops: Vec<_> = body.ops(rewriter).collect();
    let last = ops.pop().and_then(|last| YieldOp::cast(rewriter, last)).ok_or(NoMatch)?;
    let mut mapping = IrMapping::new();
    let indices: Vec<Value> = op.op().operands(rewriter).skip(1).collect();
    for (argument, index) in body.arguments(rewriter).zip(indices) {
        mapping.map_value(argument, index);
    }
    for op in ops {
        rewriter.clone_op(op, &mut mapping);
    }
    let element = mapping.value(source(last, rewriter));
    rewriter.replace_op(op, [element]);
    Ok(())
}

fn fold_generate_sizes(op: GenerateOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let (ty, sizes) = known_sizes(op, rewriter).ok_or(NoMatch)?;
    let (location, own) = (op.location(rewriter), result_type(op, rewriter));
    let state = OpState::new(GenerateOp::DEFINITION, location).operands(sizes).result(ty).empty_regions(1);
    let new = rewriter.create(state);
    rewriter.move_regions(op, new);
    let value = new.result(rewriter, 0);
    let cast = OpState::new(CastOp::DEFINITION, location).operand(value).result(own);
    rewriter.replace_op_with_state(op, cast);
    Ok(())
}
