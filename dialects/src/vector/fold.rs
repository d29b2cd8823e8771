//! Folders of broadcasts, casts, transpositions, reductions and masks.

use rtblgen_runtime::constants::{Element, Float, Int, filled, splat};
use rtblgen_runtime::{
    Attribute, DenseElementsAttr, Fold, FoldEdit, FoldOutcome, FoldResult, Ir, Type, TypedOp, Value,
};

use super::elements::{resplat, splat_of};
use super::types::is_broadcastable;
use super::{
    BitCastOp, BroadcastOp, ConstantMaskOp, InsertStridedSliceOp, MaskOp, MultiDimReductionOp, ShapeCastOp,
    TransposeOp, YieldOp, result_type, source, source_type,
};
use crate::ub;

type Constant<'c> = Option<Attribute<'c>>;

/// Replaces the first operand by another value.
fn from_source<'c>(value: Value) -> FoldOutcome<'c> {
    FoldOutcome::InPlace(vec![FoldEdit::Operand(0, value)])
}

impl Fold for MultiDimReductionOp {
    /// Folds a 1-D reduction without reduction dimensions to its source.
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Constant<'c>]) -> FoldOutcome<'c> {
        let is_nothing = source_type(self, ir).shape().len() == 1 && self.reduction_dims(ir).is_empty();
        is_nothing.then(|| source(self, ir)).into()
    }
}

impl BroadcastOp {
    /// The source of a shape cast that only adds or removes leading dimensions.
    fn source_before_cast(self, ir: &Ir<'_>) -> Option<Value> {
        let cast = ir.defining_op::<ShapeCastOp>(source(self, ir))?;
        let (from, to) = (source_type(cast, ir), result_type(cast, ir));
        if !is_broadcastable(from, result_type(self, ir)) {
            return None;
        }
        let (own, other) = (from.shape(), to.shape());
        let count = own.len().min(other.len());
        (own[own.len() - count..] == other[other.len() - count..]).then(|| source(cast, ir))
    }
}

impl Fold for BroadcastOp {
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
        let ty = result_type(self, ir);
        if source_type(self, ir) == ty {
            return source(self, ir).into();
        }
        if let Some(before) = self.source_before_cast(ir) {
            return from_source(before);
        }
        let Some(constant) = operands[0] else { return FoldOutcome::NotFolded };
        if constant.is::<ub::PoisonAttr<'c>>() {
            return ub::poison(ir.context()).into();
        }
        if constant.is_integer() || constant.is_float() {
            return match constant.ty() == Some(ty.element_type()) {
                true => splat_of(ty, constant).into(),
                false => FoldOutcome::NotFolded,
            };
        }
        resplat(ty, constant).into()
    }
}

impl TransposeOp {
    /// Whether the non-unit dimensions keep their order (MLIR's `isOrderPreserving`).
    pub(super) fn preserves_order(self, ir: &Ir<'_>) -> bool {
        let ty = source_type(self, ir);
        let is_unit = |dim: usize| ty.shape()[dim] == 1 && !ty.scalable_dims()[dim];
        let dims = self.permutation(ir).into_iter().map(|dim| dim as usize).filter(|dim| !is_unit(*dim));
        dims.collect::<Vec<_>>().is_sorted()
    }
}

impl Fold for TransposeOp {
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
        let ty = result_type(self, ir);
        if let Some(constant) = operands[0] {
            if let Some(splat) = resplat(ty, constant) {
                return splat.into();
            }
            if constant.is::<ub::PoisonAttr<'c>>() {
                return ub::poison(ir.context()).into();
            }
        }
        (source_type(self, ir) == ty && self.preserves_order(ir)).then(|| source(self, ir)).into()
    }
}

impl Fold for ShapeCastOp {
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
        let (value, ty) = (source(self, ir), result_type(self, ir));
        if value.ty(ir) == ty {
            return value.into();
        }
        if let Some(before) = ir.defining_op::<ShapeCastOp>(value) {
            return from_source(source(before, ir));
        }
        if let Some(before) = ir.defining_op::<TransposeOp>(value) {
            return match before.preserves_order(ir) {
                true => from_source(source(before, ir)),
                false => FoldOutcome::NotFolded,
            };
        }
        let before = ir.defining_op::<BroadcastOp>(value);
        if let Some(before) = before.filter(|before| source_type(*before, ir) == ty) {
            return source(before, ir).into();
        }
        let Some(constant) = operands[0] else { return FoldOutcome::NotFolded };
        if constant.is::<ub::PoisonAttr<'c>>() {
            return ub::poison(ir.context()).into();
        }
        constant.cast::<DenseElementsAttr<'c>>().map(|dense| Attribute::from(dense.reshape(ty))).into()
    }
}

/// Folds the bitcast of a splat. As in MLIR, only from `f16` to `f32` and from integers to wider integers.
fn bitcast_splat<'c>(constant: Attribute<'c>, from: Type<'c>, to: Type<'c>) -> Option<Attribute<'c>> {
    let (own, other) = (from.element_type(), to.element_type());
    if own.is_f16() && other.is_f32() {
        let bits = splat::<Float>(constant)?.to_bits(own)?;
        return splat_of(to, to.context().float_attr_from_bits(other, bits << 16 | bits));
    }
    if !own.is_any_integer() || !other.is_any_integer() {
        return None;
    }
    let (width, wider) = (own.int_or_float_bit_width()?, other.int_or_float_bit_width()?);
    if wider <= width || wider % width != 0 || wider > 128 {
        return None;
    }
    let bits = splat::<Int>(constant)?.to_bits(own)?;
    let all = (0..wider / width).fold(0, |all, part| all | bits << (part * width));
    filled(to, Int::new(wider, all))
}

impl Fold for BitCastOp {
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
        let (value, ty) = (source(self, ir), result_type(self, ir));
        if value.ty(ir) == ty {
            return value.into();
        }
        if let Some(before) = ir.defining_op::<BitCastOp>(value) {
            return match source_type(before, ir) == ty {
                true => source(before, ir).into(),
                false => from_source(source(before, ir)),
            };
        }
        operands[0].and_then(|constant| bitcast_splat(constant, value.ty(ir), ty)).into()
    }
}

impl Fold for InsertStridedSliceOp {
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Constant<'c>]) -> FoldOutcome<'c> {
        (source_type(self, ir) == result_type(self, ir)).then(|| source(self, ir)).into()
    }
}

impl Fold for ConstantMaskOp {
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Constant<'c>]) -> FoldOutcome<'c> {
        let (ty, sizes) = (result_type(self, ir), self.mask_dim_sizes(ir));
        let all = |value: bool| splat_of(ty, ir.context().bool_attr(value));
        if ty.shape().is_empty() {
            return all(sizes == [1]).into();
        }
        if sizes == ty.shape() {
            return all(true).into();
        }
        if sizes.iter().all(|size| *size == 0) { all(false).into() } else { FoldOutcome::NotFolded }
    }
}

impl Fold for MaskOp {
    /// Folds a `vector.mask` without a masked operation to the values that it yields.
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Constant<'c>]) -> FoldOutcome<'c> {
        let block = self.op().region(ir, 0).entry(ir);
        let only = block.and_then(|block| block.first_op(ir)).and_then(|first| YieldOp::cast(ir, first));
        let has_passthru = self.op().operand_count(ir) > 1;
        let Some(end) = only.filter(|_| !has_passthru && self.op().result_count(ir) > 0) else {
            return FoldOutcome::NotFolded;
        };
        FoldOutcome::Replaced(end.op().operands(ir).map(FoldResult::Value).collect())
    }
}
