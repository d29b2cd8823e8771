//! Folders of views.

use crate::shapes::{Slice, constant_index, fold_reshape};
use rtblgen_runtime::affine::AffineMap;
use rtblgen_runtime::{AffineMapAttr, Attribute, Fold, FoldEdit, FoldOutcome, Ir, TypedOp, Value};

use super::layouts::dropped_dims;
use super::verify_views::permutation;
use super::{
    CastOp, CollapseShapeOp, ExpandShapeOp, ExtractStridedMetadataOp, ReinterpretCastOp, SubViewOp,
    TransposeOp, ViewOp, result_type, source, source_type,
};

type Constant<'c> = Option<Attribute<'c>>;

/// The operation with another source.
fn with_source<'c>(source: Value) -> FoldOutcome<'c> {
    FoldOutcome::InPlace(vec![FoldEdit::Operand(0, source)])
}

impl SubViewOp {
    /// The offsets, sizes and strides.
    pub fn slice<'c>(self, ir: &Ir<'c>) -> Slice<'c> {
        Slice::of(self, ir)
    }

    /// Returns, for each dimension of the source, whether the result lacks it; `None` if the layouts do not
    /// determine that.
    pub fn dropped_dims(self, ir: &Ir<'_>) -> Option<Vec<bool>> {
        dropped_dims(source_type(self, ir), result_type(self, ir), &self.slice(ir))
    }
}

impl Fold for SubViewOp {
    /// All of a memref with static sizes, and all of another part.
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Constant<'c>]) -> FoldOutcome<'c> {
        let (from, to) = (source_type(self, ir), result_type(self, ir));
        if from != to {
            return FoldOutcome::NotFolded;
        }
        let is_static = |numbers: &[i64]| !numbers.contains(&rtblgen_runtime::DYNAMIC);
        let layout_is_static = to
            .strides_and_offset()
            .is_none_or(|(strides, offset)| is_static(&strides) && is_static(&[offset]));
        if to.has_static_shape() && (to.has_identity_layout() || layout_is_static) {
            return source(self, ir).into();
        }
        let Some(before) = ir.defining_op::<SubViewOp>(source(self, ir)) else {
            return FoldOutcome::NotFolded;
        };
        let (own, first) = (self.slice(ir), before.slice(ir));
        let is_whole = own.starts_at_zero(ir) && own.has_unit_strides(ir) && own.sizes == first.sizes;
        is_whole.then(|| source(self, ir)).into()
    }
}

impl ReinterpretCastOp {
    /// The offsets, sizes and strides.
    pub fn slice<'c>(self, ir: &Ir<'c>) -> Slice<'c> {
        Slice::of(self, ir)
    }
}

impl Fold for ReinterpretCastOp {
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Constant<'c>]) -> FoldOutcome<'c> {
        let memory = source(self, ir);
        let cast = ir.defining_op::<ReinterpretCastOp>(memory).map(TypedOp::op);
        let cast = cast.or_else(|| ir.defining_op::<CastOp>(memory).map(TypedOp::op));
        let subview = || ir.defining_op::<SubViewOp>(memory).filter(|op| op.slice(ir).starts_at_zero(ir));
        if let Some(before) = cast.or_else(|| subview().map(TypedOp::op)) {
            return with_source(before.operand(ir, 0));
        }
        let ty = result_type(self, ir);
        let offsets = self.static_offsets(ir);
        let is_same = ty.has_static_shape() && memory.ty(ir) == ty && offsets.first() == Some(&0);
        is_same.then_some(memory).into()
    }
}

impl Fold for ExtractStridedMetadataOp {
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Constant<'c>]) -> FoldOutcome<'c> {
        let before = ir.defining_op::<CastOp>(source(self, ir)).map(|cast| source(cast, ir));
        match before.filter(|before| before.ty(ir).is_ranked_memref()) {
            Some(before) => with_source(before),
            None => FoldOutcome::NotFolded,
        }
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

impl TransposeOp {
    /// Returns the map with the order of the dimensions.
    fn map<'c>(self, ir: &Ir<'c>) -> Option<&'c AffineMap> {
        Some(self.op().attribute(ir, "permutation")?.cast::<AffineMapAttr<'c>>()?.value())
    }
}

impl Fold for TransposeOp {
    /// Removes a transposition that keeps the order, and merges two transpositions.
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Constant<'c>]) -> FoldOutcome<'c> {
        let Some(map) = self.map(ir) else { return FoldOutcome::NotFolded };
        if map.is_identity() && source_type(self, ir) == result_type(self, ir) {
            return source(self, ir).into();
        }
        let before = ir.defining_op::<TransposeOp>(source(self, ir));
        let orders = before.and_then(|before| Some((before, permutation(map)?, before.map(ir)?)));
        let Some((before, own, first)) = orders else { return FoldOutcome::NotFolded };
        let composed: Vec<_> = own.iter().map(|dim| first.results()[*dim].clone()).collect();
        let composed = ir.context().affine_map_attr(&AffineMap::new(map.dims(), 0, composed));
        FoldOutcome::InPlace(vec![
            FoldEdit::Operand(0, source(before, ir)),
            FoldEdit::Attribute("permutation", Some(composed)),
        ])
    }
}

impl Fold for ViewOp {
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Constant<'c>]) -> FoldOutcome<'c> {
        let (from, to) = (source_type(self, ir), result_type(self, ir));
        let starts_at_zero = constant_index(ir, self.op().operand(ir, 1)) == Some(0);
        (from == to && to.has_static_shape() && starts_at_zero).then(|| source(self, ir)).into()
    }
}
