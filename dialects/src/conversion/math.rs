//! `math` to `llvm`. Functions that LLVM has no intrinsic for, such as `math.cbrt`, are not lowered.

use std::sync::Arc;

use rtblgen_runtime::constants::{Float, filled};
use rtblgen_runtime::conversion::{
    ConversionPatternSet, ConversionRewriter, FnConversionPattern, Operands, TypeConverter,
};
use rtblgen_runtime::{Attribute, Builder, NamedAttribute, NoMatch, Op, OpState, Type, Value};

use super::arith::{attributes, constant, lower, result_type};
use super::arith_extended::{Lower, extract};
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
pub fn populate_math_to_llvm<'c>(
    patterns: &mut ConversionPatternSet<'c>,
    converter: &Arc<TypeConverter<'c>>,
) {
    for (from, to) in ONE_TO_ONE {
        let lower = move |op, operands: Operands<'_>, rewriter: &mut ConversionRewriter<'_, 'c>| {
            lower(op, operands, rewriter, to)
        };
        let pattern = FnConversionPattern::new(format!("{from} to {to}"), lower).on(from).generates(&[to]);
        patterns.add(pattern.with_converter(converter));
    }
    let mut add = |name: &str, op: &'static str, lower: Lower<'c>| {
        patterns.add(FnConversionPattern::new(name, lower).on(op).with_converter(converter));
    };
    add("AbsIOpLowering", "math.absi", |op, operands, rewriter| {
        with_flag(op, operands, rewriter, "llvm.intr.abs", "is_int_min_poison")
    });
    add("CountLeadingZerosOpLowering", "math.ctlz", |op, operands, rewriter| {
        with_flag(op, operands, rewriter, "llvm.intr.ctlz", "is_zero_poison")
    });
    add("CountTrailingZerosOpLowering", "math.cttz", |op, operands, rewriter| {
        with_flag(op, operands, rewriter, "llvm.intr.cttz", "is_zero_poison")
    });
    add("IsNaNOpLowering", "math.isnan", |op, operands, rewriter| classify(op, operands, rewriter, 3));
    add("IsFiniteOpLowering", "math.isfinite", |op, operands, rewriter| {
        classify(op, operands, rewriter, 504)
    });
    add("RsqrtOpLowering", "math.rsqrt", lower_rsqrt);
    add("ExpM1OpLowering", "math.expm1", lower_expm1);
    add("Log1pOpLowering", "math.log1p", lower_log1p);
    add("SincosOpLowering", "math.sincos", lower_sincos);
}

/// An intrinsic with a flag, which is not set.
fn with_flag<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    name: &str,
    flag: &str,
) -> Result<(), NoMatch> {
    let ty = result_type(op, rewriter)?;
    let no = rewriter.context().bool_attr(false);
    let state = OpState::new(name, op.location(rewriter)).operand(operands.one(0)?).attribute(flag, no);
    rewriter.replace_op_with_new(op, state.result(ty));
    Ok(())
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
    rewriter.replace_op_with_new(op, state.attribute("bit", classes).result(ty));
    Ok(())
}

/// Builds the parts of a function on one number and its flags.
struct Parts<'r, 'p, 'c> {
    rewriter: &'r mut ConversionRewriter<'p, 'c>,
    op: Op,
    ty: Type<'c>,
    attributes: Vec<NamedAttribute<'c>>,
}

impl<'r, 'p, 'c> Parts<'r, 'p, 'c> {
    fn of(op: Op, rewriter: &'r mut ConversionRewriter<'p, 'c>) -> Result<Self, NoMatch> {
        let ty = result_type(op, rewriter)?;
        let attributes = attributes(op, rewriter);
        Ok(Parts { rewriter, op, ty, attributes })
    }

    fn one(&mut self) -> Result<Value, NoMatch> {
        let kind = self.ty.element_type_or_self().float_kind().ok_or(NoMatch)?;
        let value: Attribute<'c> = filled(self.ty, Float::from_f64(kind, 1.0)).ok_or(NoMatch)?;
        Ok(constant(self.rewriter, self.op, self.ty, value))
    }

    fn create(&mut self, name: &str, operands: &[Value], ty: Type<'c>) -> Value {
        let state = OpState::new(name, self.op.location(self.rewriter)).operands(operands.iter().copied());
        let new = self.rewriter.create(state.attributes(self.attributes.iter().copied()).result(ty));
        new.result(self.rewriter, 0)
    }
}

/// Replaces the operation by what `build` makes of its operand and the constant one.
fn lower_with_one(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, '_>,
    build: impl Fn(&mut Parts<'_, '_, '_>, Value, Value) -> Value,
) -> Result<(), NoMatch> {
    let operand = operands.one(0)?;
    let mut parts = Parts::of(op, rewriter)?;
    let one = parts.one()?;
    let result = build(&mut parts, operand, one);
    rewriter.replace_op(op, [result]);
    Ok(())
}

/// `1 / sqrt(x)`
fn lower_rsqrt(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, '_>,
) -> Result<(), NoMatch> {
    lower_with_one(op, operands, rewriter, |parts, x, one| {
        let root = parts.create("llvm.intr.sqrt", &[x], parts.ty);
        parts.create("llvm.fdiv", &[one, root], parts.ty)
    })
}

/// `exp(x) - 1`
fn lower_expm1(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, '_>,
) -> Result<(), NoMatch> {
    lower_with_one(op, operands, rewriter, |parts, x, one| {
        let power = parts.create("llvm.intr.exp", &[x], parts.ty);
        parts.create("llvm.fsub", &[power, one], parts.ty)
    })
}

/// `log(1 + x)`
fn lower_log1p(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, '_>,
) -> Result<(), NoMatch> {
    lower_with_one(op, operands, rewriter, |parts, x, one| {
        let sum = parts.create("llvm.fadd", &[one, x], parts.ty);
        parts.create("llvm.intr.log", &[sum], parts.ty)
    })
}

/// The intrinsic has a structure of both results.
fn lower_sincos(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, '_>,
) -> Result<(), NoMatch> {
    let operand = operands.one(0)?;
    let mut parts = Parts::of(op, rewriter)?;
    let ty = parts.ty;
    let both = LLVMStructType::get(ty.context(), vec![ty, ty], false).into();
    let both = parts.create("llvm.intr.sincos", &[operand], both);
    let results = [0, 1].map(|index| extract(rewriter, op, both, index, ty));
    rewriter.replace_op(op, results);
    Ok(())
}
