//! Sums and products of two results to `llvm`.

use rtblgen_runtime::constants::Int;
use rtblgen_runtime::conversion::{ConversionPatternSet, ConversionRewriter, Operands};
use rtblgen_runtime::{NoMatch, Op, OpDefinition, TypedOp};

use super::LlvmTypeConverter;
use super::pattern::{add, emit, result_type};
use crate::arith::{self, i1_same_shape};
use crate::llvm::{self, LLVMStructType};

pub(super) fn populate<'c>(patterns: &mut ConversionPatternSet<'c>, converter: &LlvmTypeConverter<'c>) {
    add(patterns, converter, arith::AddUIExtendedOp::DEFINITION, add_extended);
    add(patterns, converter, arith::MulSIExtendedOp::DEFINITION, |op, operands, rewriter| {
        multiply(op, operands, rewriter, llvm::SExtOp::DEFINITION)
    });
    add(patterns, converter, arith::MulUIExtendedOp::DEFINITION, |op, operands, rewriter| {
        multiply(op, operands, rewriter, llvm::ZExtOp::DEFINITION)
    });
}

/// A sum with its carry is a structure.
fn add_extended(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, '_>,
) -> Result<(), NoMatch> {
    let ty = result_type(op, rewriter)?;
    let both = LLVMStructType::literal(ty.context(), &[ty, i1_same_shape(ty)], false).into();
    let mut emit = emit(op, rewriter);
    let pair = emit.op(llvm::UAddWithOverflowOp::DEFINITION, &operands.ones()?, both);
    let parts = [emit.extract(pair, &[0]), emit.extract(pair, &[1])];
    rewriter.replace_op(op, parts);
    Ok(())
}

/// A product of numbers with twice as many bits, cut into halves.
fn multiply<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    extend: &'static OpDefinition,
) -> Result<(), NoMatch> {
    let ty = result_type(op, rewriter)?;
    let width = ty.element_type_or_self().int_or_float_bit_width().ok_or(NoMatch)?;
    if 2 * width > Int::MAX_WIDTH {
        return Err(NoMatch);
    }
    let wide_element = ty.context().integer_type(2 * width);
    let wide = if ty.is_shaped() { ty.with_element_type(wide_element) } else { wide_element };
    let mut emit = emit(op, rewriter);
    let lhs = emit.op(extend, &[operands.one(0)?], wide);
    let rhs = emit.op(extend, &[operands.one(1)?], wide);
    let product = emit.same(llvm::MulOp::DEFINITION, &[lhs, rhs]);
    let low = emit.op(llvm::TruncOp::DEFINITION, &[product], ty);
    let distance = emit.int(wide, width.into());
    let shifted = emit.same(llvm::LShrOp::DEFINITION, &[product, distance]);
    let high = emit.op(llvm::TruncOp::DEFINITION, &[shifted], ty);
    rewriter.replace_op(op, [low, high]);
    Ok(())
}
