//! `index` to `llvm`.

use rtblgen_runtime::conversion::{ConversionPatternSet, ConversionRewriter, Operands};
use rtblgen_runtime::{Attribute, IntegerAttr, NoMatch, Op, Value};

use super::LlvmTypeConverter;
use super::emit::Emit;
use super::pattern::{add, add_one_to_one, converted_type, emit, lower, lower_index_cast};
use crate::index::IndexCmpPredicateAttr;
use crate::llvm::ICmpPredicate;

/// The operations that become one operation of `llvm` with the same operands.
const ONE_TO_ONE: &[(&str, &str)] = &[
    ("index.add", "llvm.add"),
    ("index.and", "llvm.and"),
    ("index.bool.constant", "llvm.mlir.constant"),
    ("index.divs", "llvm.sdiv"),
    ("index.divu", "llvm.udiv"),
    ("index.maxs", "llvm.intr.smax"),
    ("index.maxu", "llvm.intr.umax"),
    ("index.mins", "llvm.intr.smin"),
    ("index.minu", "llvm.intr.umin"),
    ("index.mul", "llvm.mul"),
    ("index.or", "llvm.or"),
    ("index.rems", "llvm.srem"),
    ("index.remu", "llvm.urem"),
    ("index.shl", "llvm.shl"),
    ("index.shrs", "llvm.ashr"),
    ("index.shru", "llvm.lshr"),
    ("index.sub", "llvm.sub"),
    ("index.xor", "llvm.xor"),
];

/// Adds the patterns that lower `index` to `llvm`.
pub fn populate_index_to_llvm<'c>(
    patterns: &mut ConversionPatternSet<'c>,
    converter: &LlvmTypeConverter<'c>,
) {
    add_one_to_one(patterns, converter, ONE_TO_ONE, lower);
    add(patterns, converter, "index.casts", |op, operands, rewriter| {
        lower_index_cast(op, operands, rewriter, "llvm.sext")
    });
    add(patterns, converter, "index.castu", |op, operands, rewriter| {
        lower_index_cast(op, operands, rewriter, "llvm.zext")
    });
    add(patterns, converter, "index.cmp", lower_comparison);
    add(patterns, converter, "index.constant", lower_constant);
    let bits = converter.options().index_bits;
    add(patterns, converter, "index.sizeof", move |op, _, rewriter| {
        let ty = converted_type(op, rewriter)?;
        let size = emit(op, rewriter).int(ty, bits.into());
        rewriter.replace_op(op, [size]);
        Ok(())
    });
    add(patterns, converter, "index.ceildivs", |op, operands, rewriter| {
        divide(op, operands, rewriter, ceil_div_signed)
    });
    add(patterns, converter, "index.ceildivu", |op, operands, rewriter| {
        divide(op, operands, rewriter, ceil_div_unsigned)
    });
    add(patterns, converter, "index.floordivs", |op, operands, rewriter| {
        divide(op, operands, rewriter, floor_div_signed)
    });
}

/// The numbers of the predicates are the same in both dialects, but not their types.
fn lower_comparison(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, '_>,
) -> Result<(), NoMatch> {
    let predicate = op.attribute(rewriter, "pred").and_then(Attribute::cast).ok_or(NoMatch)?;
    let predicate = ICmpPredicate::CASES[IndexCmpPredicateAttr::value(predicate) as usize].0;
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
    let quotient = emit.same("llvm.sdiv", &[n, m]);
    let product = emit.same("llvm.mul", &[quotient, m]);
    let has_rest = emit.compare(ICmpPredicate::Ne, n, product);
    let is_n_negative = emit.compare(ICmpPredicate::Slt, n, zero);
    let is_m_negative = emit.compare(ICmpPredicate::Slt, m, zero);
    let have_signs = emit.compare(signs, is_n_negative, is_m_negative);
    let rounds = emit.same("llvm.and", &[has_rest, have_signs]);
    let corrected = emit.same("llvm.add", &[quotient, correction]);
    emit.select(rounds, corrected, quotient)
}

fn ceil_div_signed(emit: &mut Emit<'_, '_>, n: Value, m: Value) -> Value {
    rounded(emit, [n, m], ICmpPredicate::Eq, 1)
}

/// `n == 0 ? 0 : (n - 1) / m + 1`
fn ceil_div_unsigned(emit: &mut Emit<'_, '_>, n: Value, m: Value) -> Value {
    let ty = emit.type_of(n);
    let [zero, one] = [0, 1].map(|number| emit.int(ty, number));
    let before = emit.same("llvm.sub", &[n, one]);
    let quotient = emit.same("llvm.udiv", &[before, m]);
    let after = emit.same("llvm.add", &[quotient, one]);
    let is_zero = emit.compare(ICmpPredicate::Eq, n, zero);
    emit.select(is_zero, zero, after)
}

fn floor_div_signed(emit: &mut Emit<'_, '_>, n: Value, m: Value) -> Value {
    rounded(emit, [n, m], ICmpPredicate::Ne, -1)
}
