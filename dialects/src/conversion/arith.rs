//! `arith` to `llvm`.

use rtblgen_runtime::conversion::{ConversionPatternSet, ConversionRewriter, Operands};
use rtblgen_runtime::{NoMatch, Op, RewritePatternSet, TypedOp};

use super::LlvmTypeConverter;
use super::pattern::{
    add, add_one_to_one, check_floats, converted_type, lower, lower_bits, lower_index_cast,
    replace_by_vectors,
};
use crate::arith;
use crate::llvm::{FPExceptionBehavior, FPExceptionBehaviorAttr, RoundingMode, RoundingModeAttr};

/// The operations that become one operation of `llvm` with the same operands.
const ONE_TO_ONE: &[(&str, &str)] = &[
    ("arith.addf", "llvm.fadd"),
    ("arith.addi", "llvm.add"),
    ("arith.andi", "llvm.and"),
    ("arith.divf", "llvm.fdiv"),
    ("arith.divsi", "llvm.sdiv"),
    ("arith.divui", "llvm.udiv"),
    ("arith.extf", "llvm.fpext"),
    ("arith.extsi", "llvm.sext"),
    ("arith.extui", "llvm.zext"),
    ("arith.fptosi", "llvm.fptosi"),
    ("arith.fptoui", "llvm.fptoui"),
    ("arith.maximumf", "llvm.intr.maximum"),
    ("arith.maxnumf", "llvm.intr.maxnum"),
    ("arith.maxsi", "llvm.intr.smax"),
    ("arith.maxui", "llvm.intr.umax"),
    ("arith.minimumf", "llvm.intr.minimum"),
    ("arith.minnumf", "llvm.intr.minnum"),
    ("arith.minsi", "llvm.intr.smin"),
    ("arith.minui", "llvm.intr.umin"),
    ("arith.mulf", "llvm.fmul"),
    ("arith.muli", "llvm.mul"),
    ("arith.negf", "llvm.fneg"),
    ("arith.ori", "llvm.or"),
    ("arith.remf", "llvm.frem"),
    ("arith.remsi", "llvm.srem"),
    ("arith.remui", "llvm.urem"),
    ("arith.shli", "llvm.shl"),
    ("arith.shrsi", "llvm.ashr"),
    ("arith.shrui", "llvm.lshr"),
    ("arith.sitofp", "llvm.sitofp"),
    ("arith.subf", "llvm.fsub"),
    ("arith.subi", "llvm.sub"),
    ("arith.truncf", "llvm.fptrunc"),
    ("arith.trunci", "llvm.trunc"),
    ("arith.uitofp", "llvm.uitofp"),
    ("arith.xori", "llvm.xor"),
];

/// Operations for which the floating point format does not matter, with their counterparts.
const BITS: &[(&str, &str)] = &[("arith.constant", "llvm.mlir.constant"), ("arith.select", "llvm.select")];

/// Adds the patterns that lower `arith` to `llvm`.
pub fn populate_arith_to_llvm<'c>(
    patterns: &mut ConversionPatternSet<'c>,
    converter: &LlvmTypeConverter<'c>,
) {
    let mut expansion = RewritePatternSet::new(patterns.context());
    arith::populate_ceil_floor_div_expansion(&mut expansion);
    patterns.add_rewrites(expansion);
    add_one_to_one(patterns, converter, ONE_TO_ONE, one_to_one);
    add_one_to_one(patterns, converter, BITS, lower_bits);
    add(patterns, converter, "arith.bitcast", lower_bitcast);
    add(patterns, converter, "arith.index_cast", |op, operands, rewriter| {
        lower_index_cast(op, operands, rewriter, "llvm.sext")
    });
    add(patterns, converter, "arith.index_castui", |op, operands, rewriter| {
        lower_index_cast(op, operands, rewriter, "llvm.zext")
    });
    // The numbers of the predicates are the same in both dialects.
    add(patterns, converter, "arith.cmpi", |op, operands, rewriter| {
        lower(op, operands, rewriter, "llvm.icmp")
    });
    add(patterns, converter, "arith.cmpf", |op, operands, rewriter| {
        lower(op, operands, rewriter, "llvm.fcmp")
    });
    super::arith_extended::populate(patterns, converter);
}

fn one_to_one<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    to: &'static str,
) -> Result<(), NoMatch> {
    if op.attribute(rewriter, "roundingmode").is_some() {
        return lower_rounded(op, operands, rewriter);
    }
    lower(op, operands, rewriter, to)
}

/// A cast between types with the same converted type is replaced by its operand.
fn lower_bitcast<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
) -> Result<(), NoMatch> {
    let operand = operands.one(0)?;
    if operand.ty(rewriter) != converted_type(op, rewriter)? {
        return lower_bits(op, operands, rewriter, "llvm.bitcast");
    }
    rewriter.replace_op(op, [operand]);
    Ok(())
}

/// A truncation with a rounding mode.
fn lower_rounded<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
) -> Result<(), NoMatch> {
    use arith::RoundingMode as Own;
    let own = arith::TruncFOp::cast(rewriter, op).and_then(|op| op.roundingmode(rewriter)).ok_or(NoMatch)?;
    let mode = match own {
        Own::ToNearestEven => RoundingMode::NearestTiesToEven,
        Own::Downward => RoundingMode::TowardNegative,
        Own::Upward => RoundingMode::TowardPositive,
        Own::TowardZero => RoundingMode::TowardZero,
        Own::ToNearestAway => RoundingMode::NearestTiesToAway,
    };
    check_floats(op, rewriter)?;
    replace_by_vectors(op, &[operands.one(0)?], rewriter, |emit, values, ty| {
        let state = emit.state("llvm.intr.experimental.constrained.fptrunc").operands(values.iter().copied());
        let state = state.attribute("roundingmode", RoundingModeAttr::get(emit.context(), mode));
        let behavior = FPExceptionBehaviorAttr::get(emit.context(), FPExceptionBehavior::Ignore);
        emit.create(state.attribute("fpExceptionBehavior", behavior).result(ty))
    })
}
