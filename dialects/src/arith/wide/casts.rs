//! Casts from and to wide integers.

use rtblgen_runtime::constants::{Float, filled, zero};
use rtblgen_runtime::conversion::{ConversionRewriter, Operands};
use rtblgen_runtime::{NoMatch, Op, OpDefinition, Type, TypedOp, Value};

use super::halves::{Halves, half_type, with_width};
use super::integers::{choice, comparison, difference};
use super::{Lowering, converted};
use crate::arith::{
    self, AddFOp, CmpFOp, CmpFPredicate, CmpIPredicate, DivFOp, ExtSIOp, ExtUIOp, FPToUIOp, IndexCastOp,
    IndexCastUIOp, MulFOp, NegFOp, RemFOp, TruncIOp, UIToFPOp,
};

pub(super) fn lowerings<'c>() -> [(&'static OpDefinition, Lowering<'c>); 9] {
    [
        (arith::ExtSIOp::DEFINITION, |op, operands, rewriter| {
            lower_unary(op, operands, rewriter, signed_extension)
        }),
        (arith::ExtUIOp::DEFINITION, |op, operands, rewriter| {
            lower_unary(op, operands, rewriter, unsigned_extension)
        }),
        (arith::TruncIOp::DEFINITION, lower_truncation),
        (arith::IndexCastOp::DEFINITION, |op, operands, rewriter| {
            lower_index_cast::<IndexCastOp>(op, operands, rewriter, signed_extension)
        }),
        (arith::IndexCastUIOp::DEFINITION, |op, operands, rewriter| {
            lower_index_cast::<IndexCastUIOp>(op, operands, rewriter, unsigned_extension)
        }),
        (arith::SIToFPOp::DEFINITION, lower_signed_to_float),
        (arith::UIToFPOp::DEFINITION, lower_unsigned_to_float),
        (arith::FPToSIOp::DEFINITION, lower_float_to_signed),
        (arith::FPToUIOp::DEFINITION, |op, operands, rewriter| {
            lower_unary(op, operands, rewriter, float_to_unsigned)
        }),
    ]
}

/// Lowers a unary operation on a wide integer.
fn lower_unary<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    build: fn(&mut Halves<'_, '_, 'c>, Type<'c>, Value) -> Result<Value, NoMatch>,
) -> Result<(), NoMatch> {
    let ty = converted(rewriter, op.result(rewriter, 0).ty(rewriter))?;
    let mut emit = Halves::at(op, rewriter);
    let result = build(&mut emit, ty, operands.one(0)?)?;
    emit.replace(result)
}

pub(super) fn signed_extension<'c>(
    emit: &mut Halves<'_, '_, 'c>,
    ty: Type<'c>,
    value: Value,
) -> Result<Value, NoMatch> {
    let half = half_type(ty);
    let value = emit.with_last_dim(value);
    let extended = emit.folded::<ExtSIOp>(&[value], half);
    let zero = emit.int(half, 0)?;
    let is_negative = emit.compare(CmpIPredicate::Slt, extended, zero);
    let sign = emit.op::<ExtSIOp>(&[is_negative], half);
    emit.whole(ty, [extended, sign])
}

pub(super) fn unsigned_extension<'c>(
    emit: &mut Halves<'_, '_, 'c>,
    ty: Type<'c>,
    value: Value,
) -> Result<Value, NoMatch> {
    let value = emit.with_last_dim(value);
    let extended = emit.folded::<ExtUIOp>(&[value], half_type(ty));
    let zero = emit.int(ty, 0)?;
    Ok(emit.insert(extended, zero, 0))
}

fn lower_truncation<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
) -> Result<(), NoMatch> {
    let ty = op.result(rewriter, 0).ty(rewriter);
    if !rewriter.type_converter().ok_or(NoMatch)?.is_legal_type(ty) {
        return Err(NoMatch);
    }
    let mut emit = Halves::at(op, rewriter);
    let low = emit.half(operands.one(0)?, 0);
    let low = emit.without_last_dim(low);
    let result = emit.folded::<TruncIOp>(&[low], ty);
    emit.replace(result)
}

/// Lowers index casts. To index: casts the lower half. From index: casts to the half width and extends.
fn lower_index_cast<'c, Cast: TypedOp>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    extend: fn(&mut Halves<'_, '_, 'c>, Type<'c>, Value) -> Result<Value, NoMatch>,
) -> Result<(), NoMatch> {
    let [from, to] = [op.operand(rewriter, 0), op.result(rewriter, 0)].map(|value| value.ty(rewriter));
    if to.element_type_or_self().is_index() {
        converted(rewriter, from)?;
        let mut emit = Halves::at(op, rewriter);
        let low = emit.half(operands.one(0)?, 0);
        let low = emit.without_last_dim(low);
        let result = emit.op::<Cast>(&[low], to);
        return emit.replace(result);
    }
    let ty = converted(rewriter, to)?;
    let width = ty.element_type().int_or_float_bit_width().ok_or(NoMatch)?;
    let mut emit = Halves::at(op, rewriter);
    let narrow = emit.op::<Cast>(&[operands.one(0)?], with_width(to, width));
    let result = extend(&mut emit, ty, narrow)?;
    emit.replace(result)
}

/// Lowers `sitofp`: converts the absolute value and restores the sign.
fn lower_signed_to_float<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
) -> Result<(), NoMatch> {
    let float = op.result(rewriter, 0).ty(rewriter);
    let ty = converted(rewriter, op.operand(rewriter, 0).ty(rewriter))?;
    let value = operands.one(0)?;
    let mut emit = Halves::at(op, rewriter);
    let zero = emit.int(ty, 0)?;
    let is_negative = comparison(&mut emit, CmpIPredicate::Slt, [value, zero]);
    let negated = difference(&mut emit, ty, [zero, value])?;
    let absolute = choice(&mut emit, ty, is_negative, [negated, value])?;
    let number = unsigned_to_float(&mut emit, float, absolute)?;
    let negative = emit.same::<NegFOp>(&[number]);
    let result = emit.select(is_negative, negative, number);
    emit.replace(result)
}

fn lower_unsigned_to_float<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
) -> Result<(), NoMatch> {
    let float = op.result(rewriter, 0).ty(rewriter);
    converted(rewriter, op.operand(rewriter, 0).ty(rewriter))?;
    let mut emit = Halves::at(op, rewriter);
    let result = unsigned_to_float(&mut emit, float, operands.one(0)?)?;
    emit.replace(result)
}

/// `2^width` as a floating point constant; infinity if it exceeds the format.
fn power<'c>(emit: &mut Halves<'_, '_, 'c>, float: Type<'c>, width: u32) -> Result<Value, NoMatch> {
    let kind = float.element_type_or_self().float_kind().ok_or(NoMatch)?;
    let power = filled(float, Float::from_f64(kind, 2f64.powi(width as i32))).ok_or(NoMatch)?;
    Ok(emit.constant(power))
}

/// `low + high * 2^width`, or `low` if `high` is 0.
fn unsigned_to_float<'c>(
    emit: &mut Halves<'_, '_, 'c>,
    float: Type<'c>,
    value: Value,
) -> Result<Value, NoMatch> {
    let width = emit.type_of(value).element_type().int_or_float_bit_width().ok_or(NoMatch)?;
    let [low, high] = emit.halves(value);
    let [low, high] = [emit.without_last_dim(low), emit.without_last_dim(high)];
    let half = emit.type_of(high);
    let zero = emit.int(half, 0)?;
    let is_low = emit.compare(CmpIPredicate::Eq, high, zero);
    let low = emit.op::<UIToFPOp>(&[low], float);
    let high = emit.op::<UIToFPOp>(&[high], float);
    let factor = power(emit, float, width)?;
    let high = emit.same::<MulFOp>(&[high, factor]);
    let sum = emit.same::<AddFOp>(&[low, high]);
    Ok(emit.select(is_low, low, sum))
}

/// Lowers `fptosi`: converts the absolute value and restores the sign.
fn lower_float_to_signed<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
) -> Result<(), NoMatch> {
    let ty = converted(rewriter, op.result(rewriter, 0).ty(rewriter))?;
    let value = operands.one(0)?;
    let mut emit = Halves::at(op, rewriter);
    let zero_float = zero(emit.type_of(value)).ok_or(NoMatch)?;
    let zero_float = emit.constant(zero_float);
    let zero = emit.int(ty, 0)?;
    let location = op.location(emit.rewriter);
    let is_negative = CmpFOp::build(emit.rewriter, location, CmpFPredicate::OLT, value, zero_float);
    let is_negative = is_negative.op().result(emit.rewriter, 0);
    let negated = emit.same::<NegFOp>(&[value]);
    let absolute = emit.select(is_negative, negated, value);
    let number = float_to_unsigned(&mut emit, ty, absolute)?;
    let negative = difference(&mut emit, ty, [zero, number])?;
    let result = choice(&mut emit, ty, is_negative, [negative, number])?;
    emit.replace(result)
}

/// Lowers `fptoui`: divides by `2^width` into the upper and the lower half.
fn float_to_unsigned<'c>(
    emit: &mut Halves<'_, '_, 'c>,
    ty: Type<'c>,
    value: Value,
) -> Result<Value, NoMatch> {
    let width = ty.element_type().int_or_float_bit_width().ok_or(NoMatch)?;
    let float = emit.type_of(value);
    let half = with_width(float, width);
    let power = power(emit, float, width)?;
    let quotient = emit.same::<DivFOp>(&[value, power]);
    let high = emit.op::<FPToUIOp>(&[quotient], half);
    let remainder = emit.same::<RemFOp>(&[value, power]);
    let low = emit.op::<FPToUIOp>(&[remainder], half);
    let high = emit.with_last_dim(high);
    let low = emit.with_last_dim(low);
    emit.whole(ty, [low, high])
}
