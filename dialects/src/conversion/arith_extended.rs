//! Sums and products of two results to `llvm`.

use rtblgen_runtime::constants::{Int, filled};
use rtblgen_runtime::conversion::{ConversionRewriter, Operands};
use rtblgen_runtime::{NoMatch, Op, OpState, Type};

use super::arith::{constant, create, result_type};
use crate::arith::i1_same_shape;
use crate::llvm::LLVMStructType;

/// A lowering of an operation.
pub(super) type Lower<'c> = fn(Op, Operands<'_>, &mut ConversionRewriter<'_, 'c>) -> Result<(), NoMatch>;

pub(super) fn populate<'c>(add: &mut dyn FnMut(&str, &'static str, Lower<'c>)) {
    add("AddUIExtendedOpLowering", "arith.addui_extended", add_extended);
    add("MulSIExtendedOpLowering", "arith.mulsi_extended", |op, operands, rewriter| {
        multiply(op, operands, rewriter, "llvm.sext")
    });
    add("MulUIExtendedOpLowering", "arith.mului_extended", |op, operands, rewriter| {
        multiply(op, operands, rewriter, "llvm.zext")
    });
}

/// A sum with its carry is a structure.
fn add_extended(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, '_>,
) -> Result<(), NoMatch> {
    let ty = result_type(op, rewriter)?;
    let carry = i1_same_shape(ty);
    let both = LLVMStructType::get(ty.context(), vec![ty, carry], false).into();
    let pair = create(rewriter, op, "llvm.intr.uadd.with.overflow", operands.ones()?, both);
    let parts = [(0, ty), (1, carry)].map(|(index, ty)| extract(rewriter, op, pair, index, ty));
    rewriter.replace_op(op, parts);
    Ok(())
}

/// One part of a structure.
pub(super) fn extract<'c>(
    rewriter: &mut ConversionRewriter<'_, 'c>,
    at: Op,
    from: rtblgen_runtime::Value,
    index: i64,
    ty: Type<'c>,
) -> rtblgen_runtime::Value {
    use rtblgen_runtime::Builder;
    let position = ty.context().dense_array_attr(&[index]);
    let state = OpState::new("llvm.extractvalue", at.location(rewriter)).operand(from);
    let op = rewriter.create(state.attribute("position", position).result(ty));
    op.result(rewriter, 0)
}

/// A product of numbers with twice as many bits, cut into halves.
fn multiply<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    extend: &str,
) -> Result<(), NoMatch> {
    let ty = result_type(op, rewriter)?;
    let width = ty.element_type_or_self().int_or_float_bit_width().ok_or(NoMatch)?;
    let wide_element = ty.context().integer_type(2 * width);
    let wide = if ty.is_shaped() { ty.with_element_type(wide_element) } else { wide_element };
    let lhs = create(rewriter, op, extend, [operands.one(0)?], wide);
    let rhs = create(rewriter, op, extend, [operands.one(1)?], wide);
    let product = create(rewriter, op, "llvm.mul", [lhs, rhs], wide);
    let low = create(rewriter, op, "llvm.trunc", [product], ty);
    let distance = filled(wide, Int::new(2 * width, width.into())).ok_or(NoMatch)?;
    let distance = constant(rewriter, op, wide, distance);
    let shifted = create(rewriter, op, "llvm.lshr", [product, distance], wide);
    let high = create(rewriter, op, "llvm.trunc", [shifted], ty);
    rewriter.replace_op(op, [low, high]);
    Ok(())
}
