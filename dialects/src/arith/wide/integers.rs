//! Constants, sums, products, comparisons and selections of wide integers.

use rtblgen_runtime::constants::{dense_of_attributes, element_attributes};
use rtblgen_runtime::conversion::{ConversionRewriter, Operands};
use rtblgen_runtime::{Attribute, NoMatch, Op, OpDefinition, OpState, Type, TypedOp, Value};

use super::halves::{Halves, half_type, with_width};
use super::{Lowering, converted};
use crate::arith::{
    self, AddIOp, AddUIExtendedOp, AndIOp, CmpIOp, CmpIPredicate, ConstantOp, ExtUIOp, MulIOp,
    MulUIExtendedOp, OrIOp, SubIOp, XOrIOp,
};

pub(super) fn lowerings<'c>() -> [(&'static OpDefinition, Lowering<'c>); 13] {
    [
        (arith::ConstantOp::DEFINITION, lower_constant),
        (arith::AddIOp::DEFINITION, |op, operands, rewriter| lower_binary(op, operands, rewriter, sum)),
        (arith::SubIOp::DEFINITION, |op, operands, rewriter| {
            lower_binary(op, operands, rewriter, difference)
        }),
        (arith::MulIOp::DEFINITION, |op, operands, rewriter| lower_binary(op, operands, rewriter, product)),
        (arith::AndIOp::DEFINITION, |op, operands, rewriter| {
            lower_binary(op, operands, rewriter, each_half::<AndIOp>)
        }),
        (arith::OrIOp::DEFINITION, |op, operands, rewriter| {
            lower_binary(op, operands, rewriter, each_half::<OrIOp>)
        }),
        (arith::XOrIOp::DEFINITION, |op, operands, rewriter| {
            lower_binary(op, operands, rewriter, each_half::<XOrIOp>)
        }),
        (arith::CmpIOp::DEFINITION, lower_comparison),
        (arith::SelectOp::DEFINITION, lower_select),
        (arith::MaxUIOp::DEFINITION, |op, operands, rewriter| {
            lower_choice(op, operands, rewriter, CmpIPredicate::Ugt)
        }),
        (arith::MaxSIOp::DEFINITION, |op, operands, rewriter| {
            lower_choice(op, operands, rewriter, CmpIPredicate::Sgt)
        }),
        (arith::MinUIOp::DEFINITION, |op, operands, rewriter| {
            lower_choice(op, operands, rewriter, CmpIPredicate::Ult)
        }),
        (arith::MinSIOp::DEFINITION, |op, operands, rewriter| {
            lower_choice(op, operands, rewriter, CmpIPredicate::Slt)
        }),
    ]
}

/// Splits each element of a constant into its halves.
fn lower_constant<'c>(
    op: Op,
    _: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
) -> Result<(), NoMatch> {
    let ty = converted(rewriter, op.result(rewriter, 0).ty(rewriter))?;
    let value = op.attribute(rewriter, "value").ok_or(NoMatch)?;
    let half = ty.element_type();
    let width = half.int_or_float_bit_width().ok_or(NoMatch)?;
    let elements = element_attributes(value).unwrap_or_else(|| vec![value]);
    let mut halves: Vec<Attribute<'c>> = Vec::with_capacity(2 * elements.len());
    for element in elements {
        let number = element.as_integer().filter(|_| width <= 64).ok_or(NoMatch)?;
        halves.extend([number, number >> width].map(|part| half.context().integer_attr(half, part)));
    }
    let value = dense_of_attributes(ty, &halves).ok_or(NoMatch)?;
    let state = OpState::new(ConstantOp::DEFINITION, op.location(rewriter)).attribute("value", value);
    rewriter.replace_op_with_state(op, state.result(ty));
    Ok(())
}

/// Builds the result of a binary operation. The type is the converted one.
pub(super) type Binary<'c> = fn(&mut Halves<'_, '_, 'c>, Type<'c>, [Value; 2]) -> Result<Value, NoMatch>;

/// Lowers a binary operation whose operands have the result's type.
pub(super) fn lower_binary<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    build: Binary<'c>,
) -> Result<(), NoMatch> {
    let ty = converted(rewriter, op.result(rewriter, 0).ty(rewriter))?;
    let mut emit = Halves::at(op, rewriter);
    let result = build(&mut emit, ty, [operands.one(0)?, operands.one(1)?])?;
    emit.replace(result)
}

fn sum<'c>(emit: &mut Halves<'_, '_, 'c>, ty: Type<'c>, operands: [Value; 2]) -> Result<Value, NoMatch> {
    let half = half_type(ty);
    let ([low, high], [other_low, other_high]) = emit.halves_of(operands);
    let [sum, overflow] = emit.pair::<AddUIExtendedOp>(&[low, other_low], [half, with_width(half, 1)]);
    let carry = emit.op::<ExtUIOp>(&[overflow], half);
    let upper = emit.same::<AddIOp>(&[carry, high]);
    let upper = emit.same::<AddIOp>(&[upper, other_high]);
    emit.whole(ty, [sum, upper])
}

pub(super) fn difference<'c>(
    emit: &mut Halves<'_, '_, 'c>,
    ty: Type<'c>,
    operands: [Value; 2],
) -> Result<Value, NoMatch> {
    let ([low, high], [other_low, other_high]) = emit.halves_of(operands);
    let lower = emit.same::<SubIOp>(&[low, other_low]);
    let borrow = emit.compare(CmpIPredicate::Ult, low, other_low);
    let borrow = emit.op::<ExtUIOp>(&[borrow], half_type(ty));
    let upper = emit.same::<SubIOp>(&[high, borrow]);
    let upper = emit.same::<SubIOp>(&[upper, other_high]);
    emit.whole(ty, [lower, upper])
}

fn product<'c>(emit: &mut Halves<'_, '_, 'c>, ty: Type<'c>, operands: [Value; 2]) -> Result<Value, NoMatch> {
    let half = half_type(ty);
    let ([low, high], [other_low, other_high]) = emit.halves_of(operands);
    let [lower, carried] = emit.pair::<MulUIExtendedOp>(&[low, other_low], [half; 2]);
    let first = emit.same::<MulIOp>(&[low, other_high]);
    let second = emit.same::<MulIOp>(&[high, other_low]);
    let upper = emit.same::<AddIOp>(&[carried, first]);
    let upper = emit.same::<AddIOp>(&[upper, second]);
    emit.whole(ty, [lower, upper])
}

/// Applies the operation to each half.
pub(super) fn each_half<'c, T: TypedOp>(
    emit: &mut Halves<'_, '_, 'c>,
    ty: Type<'c>,
    operands: [Value; 2],
) -> Result<Value, NoMatch> {
    let ([low, high], [other_low, other_high]) = emit.halves_of(operands);
    let lower = emit.same::<T>(&[low, other_low]);
    let upper = emit.same::<T>(&[high, other_high]);
    emit.whole(ty, [lower, upper])
}

/// The unsigned predicate for the lower halves.
fn unsigned(predicate: CmpIPredicate) -> CmpIPredicate {
    use CmpIPredicate as P;
    match predicate {
        P::Sge => P::Uge,
        P::Sgt => P::Ugt,
        P::Sle => P::Ule,
        P::Slt => P::Ult,
        other => other,
    }
}

pub(super) fn comparison(
    emit: &mut Halves<'_, '_, '_>,
    predicate: CmpIPredicate,
    operands: [Value; 2],
) -> Value {
    let ([low, high], [other_low, other_high]) = emit.halves_of(operands);
    let lower = emit.compare(unsigned(predicate), low, other_low);
    let upper = emit.compare(predicate, high, other_high);
    let result = match predicate {
        CmpIPredicate::Eq => emit.same::<AndIOp>(&[lower, upper]),
        CmpIPredicate::Ne => emit.same::<OrIOp>(&[lower, upper]),
        _ => {
            let are_equal = emit.compare(CmpIPredicate::Eq, high, other_high);
            emit.select(are_equal, lower, upper)
        }
    };
    emit.without_last_dim(result)
}

fn lower_comparison<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
) -> Result<(), NoMatch> {
    converted(rewriter, op.operand(rewriter, 0).ty(rewriter))?;
    let predicate = CmpIOp::cast(rewriter, op).ok_or(NoMatch)?.predicate(rewriter);
    let mut emit = Halves::at(op, rewriter);
    let result = comparison(&mut emit, predicate, [operands.one(0)?, operands.one(1)?]);
    emit.replace(result)
}

/// Selects one of two wide integers.
pub(super) fn choice<'c>(
    emit: &mut Halves<'_, '_, 'c>,
    ty: Type<'c>,
    condition: Value,
    values: [Value; 2],
) -> Result<Value, NoMatch> {
    let ([low, high], [other_low, other_high]) = emit.halves_of(values);
    let condition = emit.with_last_dim(condition);
    let lower = emit.select(condition, low, other_low);
    let upper = emit.select(condition, high, other_high);
    emit.whole(ty, [lower, upper])
}

fn lower_select<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
) -> Result<(), NoMatch> {
    let ty = converted(rewriter, op.result(rewriter, 0).ty(rewriter))?;
    let condition = operands.one(0)?;
    let mut emit = Halves::at(op, rewriter);
    let result = choice(&mut emit, ty, condition, [operands.one(1)?, operands.one(2)?])?;
    emit.replace(result)
}

/// Lowers a minimum or maximum to a comparison and a selection.
fn lower_choice<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    predicate: CmpIPredicate,
) -> Result<(), NoMatch> {
    let ty = converted(rewriter, op.result(rewriter, 0).ty(rewriter))?;
    let values = [operands.one(0)?, operands.one(1)?];
    let mut emit = Halves::at(op, rewriter);
    let condition = comparison(&mut emit, predicate, values);
    let result = choice(&mut emit, ty, condition, values)?;
    emit.replace(result)
}
