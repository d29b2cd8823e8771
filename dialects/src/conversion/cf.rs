//! `cf` to `llvm`. `cf.assert` is not lowered.

use rtblgen_runtime::conversion::{ConversionPatternSet, ConversionRewriter, FnConversionPattern, Operands};
use rtblgen_runtime::interfaces::BranchOpInterface;
use rtblgen_runtime::{Block, Ir, NoMatch, Op, OpState, Type, TypedOp};

use super::LlvmTypeConverter;
use crate::{cf, llvm};

/// Adds the patterns that lower `cf` to `llvm`.
pub fn populate_cf_to_llvm<'c>(patterns: &mut ConversionPatternSet<'c>, converter: &LlvmTypeConverter<'c>) {
    let branch = FnConversionPattern::new(
        "BranchOpLowering",
        |op: cf::BranchOp, operands: Operands<'_>, rewriter: &mut ConversionRewriter<'_, 'c>| {
            lower(op, operands, rewriter, llvm::BrOp::DEFINITION.name)
        },
    );
    patterns.add(branch.with_converter(converter));
    let conditional = FnConversionPattern::new(
        "CondBranchOpLowering",
        |op: cf::CondBranchOp, operands: Operands<'_>, rewriter: &mut ConversionRewriter<'_, 'c>| {
            lower(op, operands, rewriter, llvm::CondBrOp::DEFINITION.name)
        },
    );
    patterns.add(conditional.with_converter(converter));
    let switch = FnConversionPattern::new(
        "SwitchOpLowering",
        |op: cf::SwitchOp, operands: Operands<'_>, rewriter: &mut ConversionRewriter<'_, 'c>| {
            lower(op, operands, rewriter, llvm::SwitchOp::DEFINITION.name)
        },
    );
    patterns.add(switch.with_converter(converter));
}

/// The block with arguments of the types that are passed to it.
fn converted<'c>(
    rewriter: &mut ConversionRewriter<'_, 'c>,
    op: Op,
    block: Block,
    types: &[Type<'c>],
) -> Result<Block, NoMatch> {
    if block.argument_types(rewriter).eq(types.iter().copied()) {
        return Ok(block);
    }
    let converter = rewriter.type_converter().ok_or(NoMatch)?;
    let conversion = converter.convert_block_signature(rewriter, block).ok_or(NoMatch)?;
    if conversion.types() != types {
        return Err(rewriter
            .match_failure(op, || "a successor takes other types than the branch passes on".to_owned()));
    }
    Ok(rewriter.apply_signature_conversion(block, &conversion, Some(&converter)))
}

fn passed<'c>(
    ir: &Ir<'c>,
    op: impl BranchOpInterface,
    operands: Operands<'_>,
    successor: usize,
) -> Vec<Type<'c>> {
    let range = op.successor_operands(ir, successor);
    range.flat_map(|number| operands.group(number)).map(|value| value.ty(ir)).collect()
}

/// The same operation of `llvm`: its operands, successors and attributes are in the same order.
fn lower<'c>(
    op: impl BranchOpInterface,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    name: &'static str,
) -> Result<(), NoMatch> {
    let own = op.op();
    let values = operands.ones()?;
    let mut successors = Vec::new();
    for number in 0..own.successor_count(rewriter) {
        let types = passed(rewriter, op, operands, number);
        let block = own.successor(rewriter, number);
        successors.push(converted(rewriter, own, block, &types)?);
    }
    let mut state = OpState::new(name, own.location(rewriter)).operands(values).successors(successors);
    state = state.attributes(own.attributes(rewriter));
    let groups = own.operand_segment_sizes(rewriter).to_vec();
    if !groups.is_empty() {
        state = state.operand_segments(groups.into_iter().map(|size| size as usize));
    }
    rewriter.replace_op_with_new(op, state);
    Ok(())
}
