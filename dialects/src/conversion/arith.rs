//! `arith` to `llvm`.

use rtblgen_runtime::conversion::{ConversionPatternSet, ConversionRewriter, Operands};
use rtblgen_runtime::{NoMatch, Op, OpDefinition, RewritePatternSet, TypedOp};

use super::LlvmTypeConverter;
use super::pattern::{
    add, add_one_to_one, check_floats, converted_type, lower, lower_bits, lower_index_cast,
    replace_by_vectors,
};
use crate::arith;
use crate::llvm::{self, FPExceptionBehavior, FPExceptionBehaviorAttr, RoundingMode, RoundingModeAttr};

/// The operations that become one operation of `llvm` with the same operands.
const ONE_TO_ONE: &[(&OpDefinition, &OpDefinition)] = &[
    (arith::AddFOp::DEFINITION, llvm::FAddOp::DEFINITION),
    (arith::AddIOp::DEFINITION, llvm::AddOp::DEFINITION),
    (arith::AndIOp::DEFINITION, llvm::AndOp::DEFINITION),
    (arith::DivFOp::DEFINITION, llvm::FDivOp::DEFINITION),
    (arith::DivSIOp::DEFINITION, llvm::SDivOp::DEFINITION),
    (arith::DivUIOp::DEFINITION, llvm::UDivOp::DEFINITION),
    (arith::ExtFOp::DEFINITION, llvm::FPExtOp::DEFINITION),
    (arith::ExtSIOp::DEFINITION, llvm::SExtOp::DEFINITION),
    (arith::ExtUIOp::DEFINITION, llvm::ZExtOp::DEFINITION),
    (arith::FPToSIOp::DEFINITION, llvm::FPToSIOp::DEFINITION),
    (arith::FPToUIOp::DEFINITION, llvm::FPToUIOp::DEFINITION),
    (arith::MaximumFOp::DEFINITION, llvm::MaximumOp::DEFINITION),
    (arith::MaxNumFOp::DEFINITION, llvm::MaxNumOp::DEFINITION),
    (arith::MaxSIOp::DEFINITION, llvm::SMaxOp::DEFINITION),
    (arith::MaxUIOp::DEFINITION, llvm::UMaxOp::DEFINITION),
    (arith::MinimumFOp::DEFINITION, llvm::MinimumOp::DEFINITION),
    (arith::MinNumFOp::DEFINITION, llvm::MinNumOp::DEFINITION),
    (arith::MinSIOp::DEFINITION, llvm::SMinOp::DEFINITION),
    (arith::MinUIOp::DEFINITION, llvm::UMinOp::DEFINITION),
    (arith::MulFOp::DEFINITION, llvm::FMulOp::DEFINITION),
    (arith::MulIOp::DEFINITION, llvm::MulOp::DEFINITION),
    (arith::NegFOp::DEFINITION, llvm::FNegOp::DEFINITION),
    (arith::OrIOp::DEFINITION, llvm::OrOp::DEFINITION),
    (arith::RemFOp::DEFINITION, llvm::FRemOp::DEFINITION),
    (arith::RemSIOp::DEFINITION, llvm::SRemOp::DEFINITION),
    (arith::RemUIOp::DEFINITION, llvm::URemOp::DEFINITION),
    (arith::ShLIOp::DEFINITION, llvm::ShlOp::DEFINITION),
    (arith::ShRSIOp::DEFINITION, llvm::AShrOp::DEFINITION),
    (arith::ShRUIOp::DEFINITION, llvm::LShrOp::DEFINITION),
    (arith::SIToFPOp::DEFINITION, llvm::SIToFPOp::DEFINITION),
    (arith::SubFOp::DEFINITION, llvm::FSubOp::DEFINITION),
    (arith::SubIOp::DEFINITION, llvm::SubOp::DEFINITION),
    (arith::TruncFOp::DEFINITION, llvm::FPTruncOp::DEFINITION),
    (arith::TruncIOp::DEFINITION, llvm::TruncOp::DEFINITION),
    (arith::UIToFPOp::DEFINITION, llvm::UIToFPOp::DEFINITION),
    (arith::XOrIOp::DEFINITION, llvm::XOrOp::DEFINITION),
];

/// Operations for which the floating point format does not matter, with their counterparts.
const BITS: &[(&OpDefinition, &OpDefinition)] = &[
    (arith::ConstantOp::DEFINITION, llvm::ConstantOp::DEFINITION),
    (arith::SelectOp::DEFINITION, llvm::SelectOp::DEFINITION),
];

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
    add(patterns, converter, arith::BitcastOp::DEFINITION, lower_bitcast);
    add(patterns, converter, arith::IndexCastOp::DEFINITION, |op, operands, rewriter| {
        lower_index_cast(op, operands, rewriter, llvm::SExtOp::DEFINITION)
    });
    add(patterns, converter, arith::IndexCastUIOp::DEFINITION, |op, operands, rewriter| {
        lower_index_cast(op, operands, rewriter, llvm::ZExtOp::DEFINITION)
    });
    // The numbers of the predicates are the same in both dialects.
    add(patterns, converter, arith::CmpIOp::DEFINITION, |op, operands, rewriter| {
        lower(op, operands, rewriter, llvm::ICmpOp::DEFINITION)
    });
    add(patterns, converter, arith::CmpFOp::DEFINITION, |op, operands, rewriter| {
        lower(op, operands, rewriter, llvm::FCmpOp::DEFINITION)
    });
    super::arith_extended::populate(patterns, converter);
}

fn one_to_one<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    to: &'static OpDefinition,
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
        return lower_bits(op, operands, rewriter, llvm::BitcastOp::DEFINITION);
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
        let state = emit.state(llvm::ConstrainedFPTruncIntr::DEFINITION).operands(values.iter().copied());
        let state = state.attribute("roundingmode", RoundingModeAttr::get(emit.context(), mode));
        let behavior = FPExceptionBehaviorAttr::get(emit.context(), FPExceptionBehavior::Ignore);
        emit.create(state.attribute("fpExceptionBehavior", behavior).result(ty))
    })
}
