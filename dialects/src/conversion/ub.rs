//! `ub` to `llvm`.

use rtblgen_runtime::conversion::{ConversionPatternSet, ConversionRewriter, FnConversionPattern, Operands};
use rtblgen_runtime::{Attribute, NoMatch, Op, OpState, TypedOp};

use super::LlvmTypeConverter;
use crate::llvm;
use crate::ub::{self, PoisonAttr};

/// Adds the patterns that lower `ub` to `llvm`.
pub fn populate_ub_to_llvm<'c>(patterns: &mut ConversionPatternSet<'c>, converter: &LlvmTypeConverter<'c>) {
    let poison = FnConversionPattern::new("PoisonOpLowering", lower_poison).on(ub::PoisonOp::NAME);
    patterns.add(poison.with_converter(converter));
    let unreachable =
        FnConversionPattern::new("UnreachableOpLowering", lower_unreachable).on(ub::UnreachableOp::NAME);
    patterns.add(unreachable.with_converter(converter));
}

fn lower_poison(op: Op, _: Operands<'_>, rewriter: &mut ConversionRewriter<'_, '_>) -> Result<(), NoMatch> {
    let value: Option<Attribute<'_>> = op.attribute(rewriter, "value");
    if value.is_some_and(|value| !value.is::<PoisonAttr<'_>>()) {
        return Err(rewriter.match_failure(op, || "partial poison is not lowered".to_owned()));
    }
    let converter = rewriter.type_converter().ok_or(NoMatch)?;
    let ty = converter.convert_type(op.result(rewriter, 0).ty(rewriter)).ok_or(NoMatch)?;
    let state = OpState::new(llvm::PoisonOp::DEFINITION, op.location(rewriter)).result(ty);
    rewriter.replace_op_with_state(op, state);
    Ok(())
}

fn lower_unreachable(
    op: Op,
    _: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, '_>,
) -> Result<(), NoMatch> {
    let state = OpState::new(llvm::UnreachableOp::DEFINITION, op.location(rewriter));
    rewriter.replace_op_with_state(op, state);
    Ok(())
}
