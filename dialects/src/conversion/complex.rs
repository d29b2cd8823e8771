//! `complex` to `llvm`: a complex number is a structure of its parts.

use rtblgen_runtime::conversion::{ConversionPatternSet, ConversionRewriter, Operands};
use rtblgen_runtime::{NoMatch, Op, TypedOp, Value};

use super::complex_division::{FloatArithmetic, Parts, Relation, divide_by_formula, divide_in_range};
use super::emit::Emit;
use super::pattern::{add, converted_type, emit, emit_with_flags, lower};
use super::{ComplexRange, LlvmTypeConverter};
use crate::complex;
use crate::llvm::{self, FCmpPredicate, FCmpPredicateAttr};

/// Adds the patterns that lower `complex` to `llvm`. Functions such as `complex.exp` are not lowered.
pub fn populate_complex_to_llvm<'c>(
    patterns: &mut ConversionPatternSet<'c>,
    converter: &LlvmTypeConverter<'c>,
) {
    add(patterns, converter, complex::AbsOp::DEFINITION, lower_abs);
    add(patterns, converter, complex::AddOp::DEFINITION, |op, operands, rewriter| {
        lower_binary(op, operands, rewriter, |emit, lhs, rhs| by_parts(emit, '+', lhs, rhs))
    });
    add(patterns, converter, complex::ConstantOp::DEFINITION, |op, operands, rewriter| {
        lower(op, operands, rewriter, llvm::ConstantOp::DEFINITION)
    });
    add(patterns, converter, complex::CreateOp::DEFINITION, lower_create);
    add(patterns, converter, complex::ImOp::DEFINITION, |op, operands, rewriter| {
        lower_part(op, operands, rewriter, 1)
    });
    add(patterns, converter, complex::MulOp::DEFINITION, |op, operands, rewriter| {
        lower_binary(op, operands, rewriter, multiply)
    });
    add(patterns, converter, complex::ReOp::DEFINITION, |op, operands, rewriter| {
        lower_part(op, operands, rewriter, 0)
    });
    add(patterns, converter, complex::SubOp::DEFINITION, |op, operands, rewriter| {
        lower_binary(op, operands, rewriter, |emit, lhs, rhs| by_parts(emit, '-', lhs, rhs))
    });
    let range = converter.options().complex_range;
    add(patterns, converter, complex::DivOp::DEFINITION, move |op, operands, rewriter| {
        lower_binary(op, operands, rewriter, |emit, lhs, rhs| match range {
            ComplexRange::Improved => divide_in_range(emit, lhs, rhs),
            ComplexRange::Basic | ComplexRange::None => divide_by_formula(emit, lhs, rhs),
        })
    });
}

fn parts(emit: &mut Emit<'_, '_>, number: Value) -> Parts {
    [0, 1].map(|part| emit.extract(number, &[part]))
}

fn lower_abs(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, '_>,
) -> Result<(), NoMatch> {
    let mut emit = emit_with_flags(op, rewriter);
    let squares = parts(&mut emit, operands.one(0)?).map(|part| emit.binary('*', part, part));
    let sum = emit.binary('+', squares[0], squares[1]);
    let root = emit.same(llvm::SqrtOp::DEFINITION, &[sum]);
    rewriter.replace_op(op, [root]);
    Ok(())
}

fn lower_create(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, '_>,
) -> Result<(), NoMatch> {
    let ty = converted_type(op, rewriter)?;
    let parts = [operands.one(0)?, operands.one(1)?];
    let mut emit = emit(op, rewriter);
    let start = emit.poison(ty);
    let number =
        parts.into_iter().zip(0..).fold(start, |number, (part, index)| emit.insert(number, part, &[index]));
    rewriter.replace_op(op, [number]);
    Ok(())
}

fn lower_part(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, '_>,
    index: i64,
) -> Result<(), NoMatch> {
    let part = emit(op, rewriter).extract(operands.one(0)?, &[index]);
    rewriter.replace_op(op, [part]);
    Ok(())
}

/// Replaces an operation on two numbers by the result of a function of their parts.
fn lower_binary<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    compute: impl Fn(&mut Emit<'_, 'c>, Parts, Parts) -> Parts,
) -> Result<(), NoMatch> {
    let ty = converted_type(op, rewriter)?;
    let mut emit = emit_with_flags(op, rewriter);
    let lhs = parts(&mut emit, operands.one(0)?);
    let rhs = parts(&mut emit, operands.one(1)?);
    let start = emit.poison(ty);
    let computed = compute(&mut emit, lhs, rhs);
    let number = computed
        .into_iter()
        .zip(0..)
        .fold(start, |number, (part, index)| emit.insert(number, part, &[index]));
    rewriter.replace_op(op, [number]);
    Ok(())
}

fn by_parts(emit: &mut Emit<'_, '_>, operator: char, lhs: Parts, rhs: Parts) -> Parts {
    [0, 1].map(|part| emit.binary(operator, lhs[part], rhs[part]))
}

fn multiply(emit: &mut Emit<'_, '_>, [a, b]: Parts, [c, d]: Parts) -> Parts {
    let product = |emit: &mut Emit<'_, '_>, lhs, rhs| emit.binary('*', lhs, rhs);
    let (first, second) = (product(emit, c, a), product(emit, d, b));
    let real = emit.binary('-', first, second);
    let (first, second) = (product(emit, b, c), product(emit, a, d));
    [real, emit.binary('+', first, second)]
}

impl FloatArithmetic for Emit<'_, '_> {
    fn binary(&mut self, operator: char, lhs: Value, rhs: Value) -> Value {
        let kind = match operator {
            '+' => llvm::FAddOp::DEFINITION,
            '-' => llvm::FSubOp::DEFINITION,
            '*' => llvm::FMulOp::DEFINITION,
            _ => llvm::FDivOp::DEFINITION,
        };
        self.float(kind, &[lhs, rhs])
    }

    fn abs(&mut self, value: Value) -> Value {
        self.float(llvm::FAbsOp::DEFINITION, &[value])
    }

    fn copy_sign(&mut self, value: Value, sign: Value) -> Value {
        self.same(llvm::CopySignOp::DEFINITION, &[value, sign])
    }

    fn compare(&mut self, relation: Relation, lhs: Value, rhs: Value) -> Value {
        let predicate = match relation {
            Relation::Equal => FCmpPredicate::Oeq,
            Relation::Different => FCmpPredicate::One,
            Relation::Less => FCmpPredicate::Olt,
            Relation::Ordered => FCmpPredicate::Ord,
            Relation::Unordered => FCmpPredicate::Uno,
        };
        let ty = crate::arith::i1_same_shape(self.type_of(lhs));
        let predicate = FCmpPredicateAttr::get(self.context(), predicate);
        let state =
            self.state(llvm::FCmpOp::DEFINITION).operands([lhs, rhs]).attribute("predicate", predicate);
        self.create(state.result(ty))
    }

    fn and(&mut self, lhs: Value, rhs: Value) -> Value {
        self.same(llvm::AndOp::DEFINITION, &[lhs, rhs])
    }

    fn or(&mut self, lhs: Value, rhs: Value) -> Value {
        self.same(llvm::OrOp::DEFINITION, &[lhs, rhs])
    }

    fn select(&mut self, condition: Value, on_true: Value, on_false: Value) -> Value {
        Emit::select(self, condition, on_true, on_false)
    }

    fn number(&mut self, like: Value, value: f64) -> Value {
        Emit::number(self, self.type_of(like), value)
    }
}
