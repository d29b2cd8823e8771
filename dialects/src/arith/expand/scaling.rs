//! Conversions with a power of two as a factor.

use rtblgen_runtime::float::FloatKind;
use rtblgen_runtime::{Attribute, NoMatch, PatternRewriter, RewritePatternSet, TypedOp, Value};

use super::super::{DivFOp, ExtFOp, MulFOp, ScalingExtFOp, ScalingTruncFOp, TruncFOp};
use super::emit::Emit;
use super::float_kind;

/// Adds patterns that replace `arith.scaling_extf` and `arith.scaling_truncf` (upstream's
/// `populateExpandScalingExtTruncPatterns`).
pub fn populate_scaling_expansion(patterns: &mut RewritePatternSet<'_>) {
    patterns
        .add_fn("ScalingExtFOpConverter", expand_extension)
        .add_fn("ScalingTruncFOpConverter", expand_truncation);
}

/// The flags of an operation, as attributes of another one.
fn flags<'c>(op: impl TypedOp, rewriter: &PatternRewriter<'_, 'c>) -> (&'static str, Option<Attribute<'c>>) {
    ("fastmath", op.op().attribute(rewriter, "fastmath"))
}

/// The scale as a power of two: the exponent of a number of at least 16 bits.
fn power_of_two(op: impl TypedOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<Value, NoMatch> {
    let scale = op.op().operand(rewriter, 1);
    let (ty, flags) = (scale.ty(rewriter), flags(op, rewriter));
    let width = ty.element_type_or_self().int_or_float_bit_width().unwrap_or(0);
    if width >= 16 {
        let element = rewriter.context().float_type(FloatKind::F8E8M0FNU);
        let ty = if ty.is_shaped() { ty.with_element_type(element) } else { element };
        return Ok(Emit::at(op, rewriter).with_attributes::<TruncFOp>(&[scale], ty, &[flags]));
    }
    if float_kind(ty) != Some(FloatKind::F8E8M0FNU) {
        return Err(rewriter.match_failure(op.op(), || "the scale cannot become a f8E8M0FNU".to_owned()));
    }
    Ok(scale)
}

fn expand_extension(op: ScalingExtFOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let (input, ty) = (op.op().operand(rewriter, 0), op.op().result(rewriter, 0).ty(rewriter));
    let scale = power_of_two(op, rewriter)?;
    let flags = [flags(op, rewriter)];
    let mut emit = Emit::at(op, rewriter);
    let scale = emit.with_attributes::<ExtFOp>(&[scale], ty, &flags);
    let input = emit.with_attributes::<ExtFOp>(&[input], ty, &flags);
    let result = emit.with_attributes::<MulFOp>(&[input, scale], ty, &flags);
    emit.replace(op, result)
}

fn expand_truncation(op: ScalingTruncFOp, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    let (input, ty) = (op.op().operand(rewriter, 0), op.op().result(rewriter, 0).ty(rewriter));
    let scale = power_of_two(op, rewriter)?;
    let (flags, mode) = (flags(op, rewriter), op.op().attribute(rewriter, "roundingmode"));
    let input_ty = input.ty(rewriter);
    let mut emit = Emit::at(op, rewriter);
    let scale = emit.with_attributes::<ExtFOp>(&[scale], input_ty, &[flags]);
    let quotient = emit.with_attributes::<DivFOp>(&[input, scale], input_ty, &[flags]);
    let result = emit.with_attributes::<TruncFOp>(&[quotient], ty, &[("roundingmode", mode), flags]);
    emit.replace(op, result)
}
