//! Positions in vectors, and vector constants.

use rtblgen_runtime::constants::{dense_of_attributes, splat_element};
use rtblgen_runtime::{Attribute, Builder, Ir, Location, PatternRewriter, Type, TypedOp, Value};

use super::{BroadcastOp, source};
use crate::arith::ConstantOp;

/// The row-major strides of a shape.
pub(super) fn strides(shape: &[i64]) -> Vec<i64> {
    let mut strides = vec![1_i64; shape.len()];
    for dim in (1..shape.len()).rev() {
        strides[dim - 1] = strides[dim].saturating_mul(shape[dim]);
    }
    strides
}

/// The linear index of a position. Omitted trailing indices are 0.
pub(super) fn linear(position: &[i64], shape: &[i64]) -> i64 {
    position.iter().zip(strides(shape)).map(|(index, stride)| index.wrapping_mul(stride)).sum()
}

/// The position of a linear index.
pub(super) fn position_of(mut number: i64, shape: &[i64]) -> Vec<i64> {
    let place = |stride: i64| {
        let index = number / stride.max(1);
        number %= stride.max(1);
        index
    };
    strides(shape).into_iter().map(place).collect()
}

/// The linear indices of a slice's elements, in order.
pub(super) fn numbers_of_part(offsets: &[i64], sizes: &[i64], shape: &[i64]) -> Vec<i64> {
    let count: i64 = sizes.iter().product();
    let number = |number: i64| {
        let position: Vec<i64> =
            position_of(number, sizes).iter().zip(offsets).map(|(index, offset)| index + offset).collect();
        linear(&position, shape)
    };
    (0..count).map(number).collect()
}

/// The splat constant of a vector type.
pub(super) fn splat_of<'c>(ty: Type<'c>, element: Attribute<'c>) -> Option<Attribute<'c>> {
    dense_of_attributes(ty, &[element])
}

/// The same splat with another type; `None` if the constant is no splat.
pub(super) fn resplat<'c>(ty: Type<'c>, constant: Attribute<'c>) -> Option<Attribute<'c>> {
    splat_of(ty, splat_element(constant)?)
}

/// The scalar that a `vector.broadcast` broadcasts.
pub(super) fn splat_source(value: Value, ir: &Ir<'_>) -> Option<Value> {
    let input = source(ir.defining_op::<BroadcastOp>(value)?, ir);
    (!input.ty(ir).is_vector()).then_some(input)
}

/// Replaces an operation by a broadcast of a value.
pub(super) fn replace_with_broadcast<'c>(
    op: impl TypedOp,
    value: Value,
    ty: Type<'c>,
    rewriter: &mut PatternRewriter<'_, 'c>,
) {
    let location = op.op().location(rewriter);
    let new = BroadcastOp::build(rewriter, location, ty, value);
    let value = new.op().result(rewriter, 0);
    rewriter.replace_op(op.op(), [value]);
}

/// Builds an `arith.constant`.
pub(super) fn constant<'c>(
    builder: &mut (impl Builder<'c> + ?Sized),
    location: Location<'c>,
    value: Attribute<'c>,
) -> Value {
    let op = ConstantOp::build(builder, location, value);
    op.op().result(builder.ir(), 0)
}

/// Whether a mask is all-true or all-false.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MaskFormat {
    AllTrue,
    AllFalse,
}

/// The format of a mask, if it is known (MLIR's `getMaskFormat`).
pub(super) fn mask_format(mask: Value, ir: &Ir<'_>) -> Option<MaskFormat> {
    let format = |is_on: bool, is_off: bool| match (is_on, is_off) {
        (true, _) => Some(MaskFormat::AllTrue),
        (_, true) => Some(MaskFormat::AllFalse),
        _ => None,
    };
    if let Some(constant) = ir.defining_op::<ConstantOp>(mask) {
        let value = constant.op().attribute(ir, "value").and_then(splat_element)?;
        let is_on = value.as_integer()? != 0;
        return format(is_on, !is_on);
    }
    if let Some(constant) = ir.defining_op::<super::ConstantMaskOp>(mask) {
        let sizes = constant.mask_dim_sizes(ir);
        // A 0-D mask has one lane.
        let shape = match mask.ty(ir).shape() {
            [] => &[1],
            shape => shape,
        };
        let is_on = sizes.iter().zip(shape).all(|(size, whole)| size >= whole);
        return format(is_on, sizes.iter().all(|size| *size <= 0));
    }
    let made = ir.defining_op::<super::CreateMaskOp>(mask)?.op();
    let is_off = |size: Value| {
        ir.defining_op::<ConstantOp>(size).is_some()
            && ir.match_constant_int(size).is_some_and(|size| size <= 0)
    };
    format(false, made.operands(ir).any(is_off))
}
