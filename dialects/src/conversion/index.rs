//! `index` to `llvm`.

use rtblgen_runtime::conversion::{ConversionPatternSet, ConversionRewriter, Operands};
use rtblgen_runtime::{IntegerAttr, NoMatch, Op, OpDefinition, TypedOp, Value};

use super::LlvmTypeConverter;
use super::emit::Emit;
use super::pattern::{add, add_one_to_one, converted_type, emit, lower, lower_index_cast};
use crate::index;
use crate::llvm::{self, ICmpPredicate};

/// The operations that become one operation of `llvm` with the same operands.
const ONE_TO_ONE: &[(&OpDefinition, &OpDefinition)] = &[
    (index::AddOp::DEFINITION, llvm::AddOp::DEFINITION),
    (index::AndOp::DEFINITION, llvm::AndOp::DEFINITION),
    (index::BoolConstantOp::DEFINITION, llvm::ConstantOp::DEFINITION),
    (index::DivSOp::DEFINITION, llvm::SDivOp::DEFINITION),
    (index::DivUOp::DEFINITION, llvm::UDivOp::DEFINITION),
    (index::MaxSOp::DEFINITION, llvm::SMaxOp::DEFINITION),
    (index::MaxUOp::DEFINITION, llvm::UMaxOp::DEFINITION),
    (index::MinSOp::DEFINITION, llvm::SMinOp::DEFINITION),
    (index::MinUOp::DEFINITION, llvm::UMinOp::DEFINITION),
    (index::MulOp::DEFINITION, llvm::MulOp::DEFINITION),
    (index::OrOp::DEFINITION, llvm::OrOp::DEFINITION),
    (index::RemSOp::DEFINITION, llvm::SRemOp::DEFINITION),
    (index::RemUOp::DEFINITION, llvm::URemOp::DEFINITION),
    (index::ShlOp::DEFINITION, llvm::ShlOp::DEFINITION),
    (index::ShrSOp::DEFINITION, llvm::AShrOp::DEFINITION),
    (index::ShrUOp::DEFINITION, llvm::LShrOp::DEFINITION),
    (index::SubOp::DEFINITION, llvm::SubOp::DEFINITION),
    (index::XOrOp::DEFINITION, llvm::XOrOp::DEFINITION),
];

/// Adds the patterns that lower `index` to `llvm`.
pub fn populate_index_to_llvm<'c>(
    patterns: &mut ConversionPatternSet<'c>,
    converter: &LlvmTypeConverter<'c>,
) {
    add_one_to_one(patterns, converter, ONE_TO_ONE, lower);
    add(patterns, converter, index::CastSOp::DEFINITION, |op, operands, rewriter| {
        lower_index_cast(op, operands, rewriter, llvm::SExtOp::DEFINITION)
    });
    add(patterns, converter, index::CastUOp::DEFINITION, |op, operands, rewriter| {
        lower_index_cast(op, operands, rewriter, llvm::ZExtOp::DEFINITION)
    });
    add(patterns, converter, index::CmpOp::DEFINITION, lower_comparison);
    add(patterns, converter, index::ConstantOp::DEFINITION, lower_constant);
    let bits = converter.options().index_bits;
    add(patterns, converter, index::SizeOfOp::DEFINITION, move |op, _, rewriter| {
        let ty = converted_type(op, rewriter)?;
        let size = emit(op, rewriter).int(ty, bits.into());
        rewriter.replace_op(op, [size]);
        Ok(())
    });
    add(patterns, converter, index::CeilDivSOp::DEFINITION, |op, operands, rewriter| {
        divide(op, operands, rewriter, ceil_div_signed)
    });
    add(patterns, converter, index::CeilDivUOp::DEFINITION, |op, operands, rewriter| {
        divide(op, operands, rewriter, ceil_div_unsigned)
    });
    add(patterns, converter, index::FloorDivSOp::DEFINITION, |op, operands, rewriter| {
        divide(op, operands, rewriter, floor_div_signed)
    });
}

/// The numbers of the predicates are the same in both dialects, but not their types.
fn lower_comparison(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, '_>,
) -> Result<(), NoMatch> {
    let own = index::CmpOp::cast(rewriter, op).ok_or(NoMatch)?;
    let predicate = ICmpPredicate::CASES[own.pred(rewriter) as usize].0;
    let result = emit(op, rewriter).compare(predicate, operands.one(0)?, operands.one(1)?);
    rewriter.replace_op(op, [result]);
    Ok(())
}

/// The constant, cut to the width of an index.
fn lower_constant(op: Op, _: Operands<'_>, rewriter: &mut ConversionRewriter<'_, '_>) -> Result<(), NoMatch> {
    let ty = converted_type(op, rewriter)?;
    let value: IntegerAttr<'_> =
        op.attribute(rewriter, "value").and_then(|value| value.cast()).ok_or(NoMatch)?;
    let value = value.as_i64().ok_or(NoMatch)?;
    let constant = emit(op, rewriter).int(ty, value);
    rewriter.replace_op(op, [constant]);
    Ok(())
}

/// Replaces a division by the result of a function of its operands.
fn divide<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    build: impl Fn(&mut Emit<'_, 'c>, Value, Value) -> Value,
) -> Result<(), NoMatch> {
    let (n, m) = (operands.one(0)?, operands.one(1)?);
    let quotient = build(&mut emit(op, rewriter), n, m);
    rewriter.replace_op(op, [quotient]);
    Ok(())
}

/// The quotient rounded to zero, corrected where there is a remainder and the signs of the operands are in a relation. MLIR
/// negates the operands, which overflows for the least number.
fn rounded(emit: &mut Emit<'_, '_>, [n, m]: [Value; 2], signs: ICmpPredicate, correction: i64) -> Value {
    let ty = emit.type_of(n);
    let [zero, correction] = [0, correction].map(|number| emit.int(ty, number));
    let quotient = emit.same(llvm::SDivOp::DEFINITION, &[n, m]);
    let product = emit.same(llvm::MulOp::DEFINITION, &[quotient, m]);
    let has_rest = emit.compare(ICmpPredicate::Ne, n, product);
    let is_n_negative = emit.compare(ICmpPredicate::Slt, n, zero);
    let is_m_negative = emit.compare(ICmpPredicate::Slt, m, zero);
    let have_signs = emit.compare(signs, is_n_negative, is_m_negative);
    let rounds = emit.same(llvm::AndOp::DEFINITION, &[has_rest, have_signs]);
    let corrected = emit.same(llvm::AddOp::DEFINITION, &[quotient, correction]);
    emit.select(rounds, corrected, quotient)
}

fn ceil_div_signed(emit: &mut Emit<'_, '_>, n: Value, m: Value) -> Value {
    rounded(emit, [n, m], ICmpPredicate::Eq, 1)
}

/// `n == 0 ? 0 : (n - 1) / m + 1`
fn ceil_div_unsigned(emit: &mut Emit<'_, '_>, n: Value, m: Value) -> Value {
    let ty = emit.type_of(n);
    let [zero, one] = [0, 1].map(|number| emit.int(ty, number));
    let before = emit.same(llvm::SubOp::DEFINITION, &[n, one]);
    let quotient = emit.same(llvm::UDivOp::DEFINITION, &[before, m]);
    let after = emit.same(llvm::AddOp::DEFINITION, &[quotient, one]);
    let is_zero = emit.compare(ICmpPredicate::Eq, n, zero);
    emit.select(is_zero, zero, after)
}

fn floor_div_signed(emit: &mut Emit<'_, '_>, n: Value, m: Value) -> Value {
    rounded(emit, [n, m], ICmpPredicate::Ne, -1)
}
