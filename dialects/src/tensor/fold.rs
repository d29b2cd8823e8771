//! Folders of operations that make tensors, query sizes and access elements.

use crate::shapes::constant_index;
use rtblgen_runtime::constants::{dense_of_attributes, element_at, splat_element};
use rtblgen_runtime::{
    Attribute, AttributeKind, DYNAMIC, DenseElementsAttr, Fold, FoldEdit, FoldOutcome, Ir, Op, Type, TypedOp,
    Value,
};

use super::types::cast_source;
use super::{
    ConcatOp, DimOp, ExtractOp, ExtractSliceOp, FromElementsOp, GatherOp, GenerateOp, InsertOp, PadOp,
    RankOp, ReshapeOp, SplatOp, result_type, source, source_type,
};

use crate::shaped::infer_dim_range;

type Constant<'c> = Option<Attribute<'c>>;

/// Takes the operands of casts in the place of their results (MLIR's `foldTensorCast`).
pub(crate) fn fold_casts<'c>(op: Op, ir: &Ir<'c>) -> FoldOutcome<'c> {
    let operands = op.operands(ir).enumerate();
    let edits =
        operands.filter_map(|(number, operand)| Some(FoldEdit::Operand(number, cast_source(operand, ir)?)));
    let edits: Vec<_> = edits.collect();
    if edits.is_empty() { FoldOutcome::NotFolded } else { FoldOutcome::InPlace(edits) }
}

impl Fold for RankOp {
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Constant<'c>]) -> FoldOutcome<'c> {
        source_type(self, ir).rank().map(|rank| ir.context().index_attr(rank as i64)).into()
    }
}

/// The size that the operation that makes a tensor is given for a dimension which the type leaves open.
fn given_size(ir: &Ir<'_>, tensor: Value, dim: usize) -> Option<Value> {
    if let Some(generate) = ir.defining_op::<GenerateOp>(tensor) {
        return generate.mixed_sizes(ir).get(dim)?.value();
    }
    let slice = ir.defining_op::<ExtractSliceOp>(tensor)?;
    let keeps_rank = source_type(slice, ir).rank() == result_type(slice, ir).rank();
    slice.slice(ir).sizes.get(dim).filter(|_| keeps_rank)?.value()
}

impl Fold for DimOp {
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
        let index = operands[1].and_then(Attribute::as_integer).and_then(|index| usize::try_from(index).ok());
        let size = index.and_then(|index| Some((index, *source_type(self, ir).ranked_shape()?.get(index)?)));
        let Some((index, size)) = size else { return FoldOutcome::NotFolded };
        if size != DYNAMIC {
            return ir.context().index_attr(size).into();
        }
        match given_size(ir, source(self, ir), index) {
            Some(size) => size.into(),
            None => fold_casts(self.op(), ir),
        }
    }
}

impl Fold for FromElementsOp {
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
        let elements: Option<Vec<_>> = operands.iter().copied().collect();
        elements.and_then(|elements| dense_of_attributes(result_type(self, ir), &elements)).into()
    }
}

impl Fold for SplatOp {
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
        let ty = result_type(self, ir);
        let number = operands[0].filter(|number| number.is_integer() || number.is_float());
        number.filter(|_| ty.has_static_shape()).and_then(|number| dense_of_attributes(ty, &[number])).into()
    }
}

/// The number of an element in row-major order; `None` if it is out of bounds.
fn flat_index(shape: &[i64], indices: &[i64]) -> Option<usize> {
    let mut flat = 0;
    for (size, index) in shape.iter().zip(indices) {
        if !(0..*size).contains(index) {
            return None;
        }
        flat = flat * usize::try_from(*size).ok()? + usize::try_from(*index).ok()?;
    }
    Some(flat)
}

/// Whether two indices are the same value or constant.
fn are_same(ir: &Ir<'_>, a: Value, b: Value) -> bool {
    a == b || constant_index(ir, a).is_some_and(|number| constant_index(ir, b) == Some(number))
}

impl Fold for ExtractOp {
    /// The element of a constant, of `tensor.from_elements`, or the one that was inserted at these indices.
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
        let tensor = operands[0];
        if let Some(element) = tensor.and_then(splat_element) {
            return element.into();
        }
        if tensor.is_some_and(|tensor| matches!(tensor.kind(), AttributeKind::DenseResource { .. })) {
            return FoldOutcome::NotFolded;
        }
        let number = |index: &Constant<'c>| i64::try_from((*index)?.as_integer()?).ok();
        let indices: Option<Vec<i64>> = operands[1..].iter().map(number).collect();
        let Some(indices) = indices else { return FoldOutcome::NotFolded };
        let flat = flat_index(source_type(self, ir).shape(), &indices);
        let made = source(self, ir);
        if let Some(elements) = ir.defining_op::<FromElementsOp>(made) {
            let count = elements.op().operand_count(ir);
            return flat.filter(|flat| *flat < count).map(|flat| elements.op().operand(ir, flat)).into();
        }
        if let Some(element) = tensor.zip(flat).and_then(|(tensor, flat)| element_at(tensor, flat)) {
            return element.into();
        }
        let Some(insert) = ir.defining_op::<InsertOp>(made) else { return FoldOutcome::NotFolded };
        let scalar = source(insert, ir);
        let pairs = insert.op().operands(ir).skip(2).zip(self.op().operands(ir).skip(1));
        let is_there = scalar.ty(ir) == result_type(self, ir)
            && insert.op().operand_count(ir) == self.op().operand_count(ir) + 1
            && pairs.into_iter().all(|(a, b)| are_same(ir, a, b));
        is_there.then_some(scalar).into()
    }
}

impl Fold for InsertOp {
    /// An element of a splat that is the same as the others.
    fn fold<'c>(self, _: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
        let splat = operands[1].filter(|splat| operands[0].is_some() && splat_element(*splat) == operands[0]);
        splat.into()
    }
}

impl Fold for ConcatOp {
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Constant<'c>]) -> FoldOutcome<'c> {
        let is_same = self.op().operand_count(ir) == 1 && source_type(self, ir) == result_type(self, ir);
        is_same.then(|| source(self, ir)).into()
    }
}

impl Fold for PadOp {
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Constant<'c>]) -> FoldOutcome<'c> {
        let ty = result_type(self, ir);
        let is_same = ty.has_static_shape() && ty == source_type(self, ir) && !self.nofold(ir);
        is_same.then(|| source(self, ir)).into()
    }
}

/// A splat with another static shape (MLIR's `reshapeConstantSource`).
pub(super) fn reshaped_splat<'c>(constant: Constant<'c>, ty: Type<'c>) -> Option<Attribute<'c>> {
    let dense = constant?.cast::<DenseElementsAttr<'c>>().filter(|dense| dense.is_splat())?;
    ty.context().dense_elements_attr_from_raw(ty, dense.raw_data())
}

impl Fold for GatherOp {
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
        reshaped_splat(operands[0], result_type(self, ir)).into()
    }
}

impl Fold for ReshapeOp {
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
        let ty = result_type(self, ir);
        if let Some(splat) = reshaped_splat(operands[0], ty) {
            return splat.into();
        }
        let tensor = source(self, ir);
        if let Some(before) = ir.defining_op::<ReshapeOp>(tensor) {
            return FoldOutcome::InPlace(vec![FoldEdit::Operand(0, source(before, ir))]);
        }
        let Some(shape) = ty.ranked_shape().filter(|_| tensor.ty(ir) == ty) else {
            return FoldOutcome::NotFolded;
        };
        if shape.len() <= 1 {
            return tensor.into();
        }
        let sizes = ir.defining_op::<FromElementsOp>(self.op().operand(ir, 1)).map(TypedOp::op);
        let is_own = |sizes: Op| {
            let mut pairs = sizes.operands(ir).zip(shape).enumerate();
            sizes.operand_count(ir) == shape.len()
                && pairs.all(|(dim, (size, known))| is_size_of(ir, size, tensor, (dim, *known)))
        };
        sizes.is_some_and(is_own).then_some(tensor).into()
    }
}

/// Whether a value is the size of a dimension of a tensor.
fn is_size_of(ir: &Ir<'_>, size: Value, tensor: Value, (dim, known): (usize, i64)) -> bool {
    if let Some(number) = constant_index(ir, size) {
        return number == known;
    }
    ir.defining_op::<DimOp>(size).is_some_and(|op| {
        source(op, ir) == tensor && constant_index(ir, op.op().operand(ir, 1)) == Some(dim as i64)
    })
}

infer_dim_range! { DimOp }
