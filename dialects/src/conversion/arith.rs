//! `arith` to `llvm`.

use rtblgen_runtime::conversion::{ConversionPatternSet, ConversionRewriter, Operands};
use rtblgen_runtime::{NoMatch, Op, RewritePatternSet};

use super::LlvmTypeConverter;
use super::pattern::{add, add_one_to_one, converted_type, lower, lower_bits, lower_index_cast};
use crate::arith;

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

/// The same where the format of floating point numbers does not matter.
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
        return Err(rewriter.match_failure(op, || "rounding modes are not lowered".to_owned()));
    }
    lower(op, operands, rewriter, to)
}

/// A cast between types that become the same one is nothing.
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
