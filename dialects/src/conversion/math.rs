//! `math` to `llvm`. Functions that LLVM has no intrinsic for, such as `math.cbrt`, are not lowered.

use rtblgen_runtime::conversion::{ConversionPatternSet, ConversionRewriter, Operands};
use rtblgen_runtime::{NoMatch, Op, OpState, Value};

use super::LlvmTypeConverter;
use super::emit::Emit;
use super::pattern::{
    add, add_one_to_one, attributes, check_floats, emit, lower, replace_by_vectors, result_type,
};
use crate::llvm::LLVMStructType;

/// The operations that become one intrinsic with the same operands.
const ONE_TO_ONE: &[(&str, &str)] = &[
    ("math.absf", "llvm.intr.fabs"),
    ("math.acos", "llvm.intr.acos"),
    ("math.asin", "llvm.intr.asin"),
    ("math.atan", "llvm.intr.atan"),
    ("math.atan2", "llvm.intr.atan2"),
    ("math.ceil", "llvm.intr.ceil"),
    ("math.copysign", "llvm.intr.copysign"),
    ("math.cos", "llvm.intr.cos"),
    ("math.cosh", "llvm.intr.cosh"),
    ("math.ctpop", "llvm.intr.ctpop"),
    ("math.exp", "llvm.intr.exp"),
    ("math.exp2", "llvm.intr.exp2"),
    ("math.floor", "llvm.intr.floor"),
    ("math.fma", "llvm.intr.fma"),
    ("math.fpowi", "llvm.intr.powi"),
    ("math.log", "llvm.intr.log"),
    ("math.log10", "llvm.intr.log10"),
    ("math.log2", "llvm.intr.log2"),
    ("math.powf", "llvm.intr.pow"),
    ("math.round", "llvm.intr.round"),
    ("math.roundeven", "llvm.intr.roundeven"),
    ("math.sin", "llvm.intr.sin"),
    ("math.sinh", "llvm.intr.sinh"),
    ("math.sqrt", "llvm.intr.sqrt"),
    ("math.tan", "llvm.intr.tan"),
    ("math.tanh", "llvm.intr.tanh"),
    ("math.trunc", "llvm.intr.trunc"),
];

/// Adds the patterns that lower `math` to `llvm`.
pub fn populate_math_to_llvm<'c>(patterns: &mut ConversionPatternSet<'c>, converter: &LlvmTypeConverter<'c>) {
    add_one_to_one(patterns, converter, ONE_TO_ONE, lower);
    add(patterns, converter, "math.absi", |op, operands, rewriter| {
        with_flag(op, operands, rewriter, "llvm.intr.abs", "is_int_min_poison")
    });
    add(patterns, converter, "math.ctlz", |op, operands, rewriter| {
        with_flag(op, operands, rewriter, "llvm.intr.ctlz", "is_zero_poison")
    });
    add(patterns, converter, "math.cttz", |op, operands, rewriter| {
        with_flag(op, operands, rewriter, "llvm.intr.cttz", "is_zero_poison")
    });
    add(patterns, converter, "math.isnan", |op, operands, rewriter| classify(op, operands, rewriter, 3));
    add(patterns, converter, "math.isfinite", |op, operands, rewriter| classify(op, operands, rewriter, 504));
    // `1 / sqrt(x)`
    add(patterns, converter, "math.rsqrt", |op, operands, rewriter| {
        lower_with_one(op, operands, rewriter, |emit, x, one| {
            let root = emit.float("llvm.intr.sqrt", &[x]);
            emit.float("llvm.fdiv", &[one, root])
        })
    });
    // `exp(x) - 1`
    add(patterns, converter, "math.expm1", |op, operands, rewriter| {
        lower_with_one(op, operands, rewriter, |emit, x, one| {
            let power = emit.float("llvm.intr.exp", &[x]);
            emit.float("llvm.fsub", &[power, one])
        })
    });
    // `log(1 + x)`
    if converter.options().approximates_log1p {
        add(patterns, converter, "math.log1p", |op, operands, rewriter| {
            lower_with_one(op, operands, rewriter, |emit, x, one| {
                let sum = emit.float("llvm.fadd", &[one, x]);
                emit.float("llvm.intr.log", &[sum])
            })
        });
    }
    add(patterns, converter, "math.sincos", lower_sincos);
}

/// An intrinsic with a flag, which is not set.
fn with_flag<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    name: &str,
    flag: &str,
) -> Result<(), NoMatch> {
    replace_by_vectors(op, &[operands.one(0)?], rewriter, |emit, values, ty| {
        let no = emit.context().bool_attr(false);
        let state = emit.state(name).operands(values.iter().copied()).attribute(flag, no);
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
    let state = OpState::new("llvm.intr.is.fpclass", op.location(rewriter)).operand(operands.one(0)?);
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
    let state = emit.state("llvm.intr.sincos").operand(operand).attributes(attributes);
    let both = emit.create(state.result(both));
    let results = [emit.extract(both, &[0]), emit.extract(both, &[1])];
    rewriter.replace_op(op, results);
    Ok(())
}
