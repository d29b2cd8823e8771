//! Folders of operations on parts of tensors and of those that change the number of dimensions.

use crate::shapes::{Slice, fold_reshape};
use rtblgen_runtime::{Attribute, Fold, FoldEdit, FoldOutcome, Ir, Type, TypedOp};

use super::fold::reshaped_splat;
use super::{
    CollapseShapeOp, ExpandShapeOp, ExtractSliceOp, InsertSliceOp, result_type, source, source_type,
};

type Constant<'c> = Option<Attribute<'c>>;

/// Whether a slice is all of a tensor.
fn is_whole(ir: &Ir<'_>, slice: &Slice<'_>, ty: Type<'_>) -> bool {
    let mut sizes = slice.sizes.iter().zip(ty.shape());
    slice.starts_at_zero(ir)
        && slice.has_unit_strides(ir)
        && sizes.all(|(size, own)| size.constant(ir) == Some(*own))
}

impl Fold for ExtractSliceOp {
    /// A part of a splat, all of a tensor, and the part that was inserted there.
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
        let (ty, tensor) = (result_type(self, ir), source(self, ir));
        if let Some(splat) = reshaped_splat(operands[0], ty) {
            return splat.into();
        }
        let slice = self.slice(ir);
        if tensor.ty(ir) == ty && is_whole(ir, &slice, ty) {
            return tensor.into();
        }
        let insert = ir.defining_op::<InsertSliceOp>(tensor);
        let insert = insert.filter(|insert| source_type(*insert, ir) == ty && insert.slice(ir) == slice);
        insert.map(|insert| source(insert, ir)).into()
    }
}

impl Fold for InsertSliceOp {
    /// All of a tensor, a part that is overwritten, a part put where it was taken from, and one without elements.
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Constant<'c>]) -> FoldOutcome<'c> {
        let (ty, part, tensor) = (result_type(self, ir), source(self, ir), self.op().operand(ir, 1));
        let slice = self.slice(ir);
        if ty.has_static_shape() && part.ty(ir) == ty && is_whole(ir, &slice, ty) {
            return part.into();
        }
        let before = ir.defining_op::<InsertSliceOp>(tensor);
        let is_overwritten =
            |before: &InsertSliceOp| source_type(*before, ir) == part.ty(ir) && before.slice(ir) == slice;
        if let Some(before) = before.filter(is_overwritten) {
            return FoldOutcome::InPlace(vec![FoldEdit::Operand(1, before.op().operand(ir, 1))]);
        }
        let extract = ir.defining_op::<ExtractSliceOp>(part);
        let is_there =
            extract.is_some_and(|extract| source(extract, ir) == tensor && extract.slice(ir) == slice);
        let is_empty = || slice.sizes.iter().any(|size| size.constant(ir) == Some(0));
        (is_there || is_empty()).then_some(tensor).into()
    }
}

impl Fold for ExpandShapeOp {
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
        fold_reshape::<CollapseShapeOp>(self, ir, operands[0])
    }
}

impl Fold for CollapseShapeOp {
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
        fold_reshape::<ExpandShapeOp>(self, ir, operands[0])
    }
}
