//! `math` to `llvm`. Functions that LLVM has no intrinsic for, such as `math.cbrt`, are not lowered.

use rtblgen_runtime::conversion::{ConversionPatternSet, ConversionRewriter, Operands};
use rtblgen_runtime::{NoMatch, Op, OpDefinition, OpState, TypedOp, Value};

use super::LlvmTypeConverter;
use super::emit::Emit;
use super::pattern::{
    add, add_one_to_one, attributes, check_floats, emit, lower, replace_by_vectors, result_type,
};
use crate::llvm::{self, LLVMStructType};
use crate::math;

/// The operations that become one intrinsic with the same operands.
const ONE_TO_ONE: &[(&OpDefinition, &OpDefinition)] = &[
    (math::AbsFOp::DEFINITION, llvm::FAbsOp::DEFINITION),
    (math::AcosOp::DEFINITION, llvm::ACosOp::DEFINITION),
    (math::AsinOp::DEFINITION, llvm::ASinOp::DEFINITION),
    (math::AtanOp::DEFINITION, llvm::ATanOp::DEFINITION),
    (math::Atan2Op::DEFINITION, llvm::ATan2Op::DEFINITION),
    (math::CeilOp::DEFINITION, llvm::FCeilOp::DEFINITION),
    (math::CopySignOp::DEFINITION, llvm::CopySignOp::DEFINITION),
    (math::CosOp::DEFINITION, llvm::CosOp::DEFINITION),
    (math::CoshOp::DEFINITION, llvm::CoshOp::DEFINITION),
    (math::CtPopOp::DEFINITION, llvm::CtPopOp::DEFINITION),
    (math::ExpOp::DEFINITION, llvm::ExpOp::DEFINITION),
    (math::Exp2Op::DEFINITION, llvm::Exp2Op::DEFINITION),
    (math::FloorOp::DEFINITION, llvm::FFloorOp::DEFINITION),
    (math::FmaOp::DEFINITION, llvm::FMAOp::DEFINITION),
    (math::FPowIOp::DEFINITION, llvm::PowIOp::DEFINITION),
    (math::LogOp::DEFINITION, llvm::LogOp::DEFINITION),
    (math::Log10Op::DEFINITION, llvm::Log10Op::DEFINITION),
    (math::Log2Op::DEFINITION, llvm::Log2Op::DEFINITION),
    (math::PowFOp::DEFINITION, llvm::PowOp::DEFINITION),
    (math::RoundOp::DEFINITION, llvm::RoundOp::DEFINITION),
    (math::RoundEvenOp::DEFINITION, llvm::RoundEvenOp::DEFINITION),
    (math::SinOp::DEFINITION, llvm::SinOp::DEFINITION),
    (math::SinhOp::DEFINITION, llvm::SinhOp::DEFINITION),
    (math::SqrtOp::DEFINITION, llvm::SqrtOp::DEFINITION),
    (math::TanOp::DEFINITION, llvm::TanOp::DEFINITION),
    (math::TanhOp::DEFINITION, llvm::TanhOp::DEFINITION),
    (math::TruncOp::DEFINITION, llvm::FTruncOp::DEFINITION),
];

/// Adds the patterns that lower `math` to `llvm`.
pub fn populate_math_to_llvm<'c>(patterns: &mut ConversionPatternSet<'c>, converter: &LlvmTypeConverter<'c>) {
    add_one_to_one(patterns, converter, ONE_TO_ONE, lower);
    add(patterns, converter, math::AbsIOp::DEFINITION, |op, operands, rewriter| {
        with_flag(op, operands, rewriter, llvm::AbsOp::DEFINITION, "is_int_min_poison")
    });
    add(patterns, converter, math::CountLeadingZerosOp::DEFINITION, |op, operands, rewriter| {
        with_flag(op, operands, rewriter, llvm::CountLeadingZerosOp::DEFINITION, "is_zero_poison")
    });
    add(patterns, converter, math::CountTrailingZerosOp::DEFINITION, |op, operands, rewriter| {
        with_flag(op, operands, rewriter, llvm::CountTrailingZerosOp::DEFINITION, "is_zero_poison")
    });
    add(patterns, converter, math::IsNaNOp::DEFINITION, |op, operands, rewriter| {
        classify(op, operands, rewriter, 3)
    });
    add(patterns, converter, math::IsFiniteOp::DEFINITION, |op, operands, rewriter| {
        classify(op, operands, rewriter, 504)
    });
    // `1 / sqrt(x)`
    add(patterns, converter, math::RsqrtOp::DEFINITION, |op, operands, rewriter| {
        lower_with_one(op, operands, rewriter, |emit, x, one| {
            let root = emit.float(llvm::SqrtOp::DEFINITION, &[x]);
            emit.float(llvm::FDivOp::DEFINITION, &[one, root])
        })
    });
    // `exp(x) - 1`
    add(patterns, converter, math::ExpM1Op::DEFINITION, |op, operands, rewriter| {
        lower_with_one(op, operands, rewriter, |emit, x, one| {
            let power = emit.float(llvm::ExpOp::DEFINITION, &[x]);
            emit.float(llvm::FSubOp::DEFINITION, &[power, one])
        })
    });
    // `log(1 + x)`
    if converter.options().approximates_log1p {
        add(patterns, converter, math::Log1pOp::DEFINITION, |op, operands, rewriter| {
            lower_with_one(op, operands, rewriter, |emit, x, one| {
                let sum = emit.float(llvm::FAddOp::DEFINITION, &[one, x]);
                emit.float(llvm::LogOp::DEFINITION, &[sum])
            })
        });
    }
    add(patterns, converter, math::SincosOp::DEFINITION, lower_sincos);
}

/// An intrinsic with a flag, which is not set.
fn with_flag<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    kind: &'static OpDefinition,
    flag: &str,
) -> Result<(), NoMatch> {
    replace_by_vectors(op, &[operands.one(0)?], rewriter, |emit, values, ty| {
        let no = emit.context().bool_attr(false);
        let state = emit.state(kind).operands(values.iter().copied()).attribute(flag, no);
        emit.create(state.result(ty))
    })
}

/// Tests whether a number is of one of these classes, which are those of LLVM's `is.fpclass`.
fn classify(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, '_>,
    classes: i32,
) -> Result<(), NoMatch> {
    let ty = result_type(op, rewriter)?;
    let classes = rewriter.context().i32_attr(classes);
    let state = OpState::new(llvm::IsFPClass::DEFINITION, op.location(rewriter)).operand(operands.one(0)?);
    rewriter.replace_op_with_state(op, state.attribute("bit", classes).result(ty));
    Ok(())
}

/// Replaces the operation by `build`'s value for its operand and the constant one.
fn lower_with_one<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    build: impl Fn(&mut Emit<'_, 'c>, Value, Value) -> Value,
) -> Result<(), NoMatch> {
    check_floats(op, rewriter)?;
    replace_by_vectors(op, &[operands.one(0)?], rewriter, |emit, values, ty| {
        let one = emit.number(ty, 1.0);
        build(emit, values[0], one)
    })
}

/// The intrinsic has a structure of both results.
fn lower_sincos(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, '_>,
) -> Result<(), NoMatch> {
    let operand = operands.one(0)?;
    let ty = result_type(op, rewriter)?;
    let both: rtblgen_runtime::Type<'_> = LLVMStructType::literal(ty.context(), &[ty, ty], false).into();
    let attributes = attributes(op, rewriter);
    let mut emit = emit(op, rewriter);
    let state = emit.state(llvm::SincosOp::DEFINITION).operand(operand).attributes(attributes);
    let both = emit.create(state.result(both));
    let results = [emit.extract(both, &[0]), emit.extract(both, &[1])];
    rewriter.replace_op(op, results);
    Ok(())
}
