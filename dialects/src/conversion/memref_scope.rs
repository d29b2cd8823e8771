//! Lowers `memref.alloca_scope` to `llvm`: the stack is saved before its region, and restored after it.

use rtblgen_runtime::conversion::{ConversionRewriter, Operands};
use rtblgen_runtime::{Builder, NoMatch, Op, OpState, Type, TypedOp, Value};

use super::LlvmTypeConverter;
use super::pattern::split_block;
use crate::llvm::{self, LLVMPointerType};

pub(super) fn lower_alloca_scope<'c>(
    op: Op,
    _: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    converter: &LlvmTypeConverter<'c>,
) -> Result<(), NoMatch> {
    let location = op.location(rewriter);
    let types = op.result_types(rewriter).map(|ty| converter.convert_type(ty));
    let types: Vec<Type<'c>> = types.collect::<Option<_>>().ok_or(NoMatch)?;
    let region = op.region(rewriter, 0);
    let end = region.last_block(rewriter).and_then(|block| block.last_op(rewriter)).ok_or(NoMatch)?;
    let results: Vec<Value> = end.operands(rewriter).collect();
    let results = results.into_iter().map(|value| rewriter.remapped_value(value));
    let results: Vec<Value> = results.collect::<Result<_, _>>()?;
    let before = op.block(rewriter).ok_or(NoMatch)?;
    let rest = split_block(op, rewriter)?;
    let after = match types.is_empty() {
        true => rest,
        false => {
            let locations = vec![location; types.len()];
            let after =
                rewriter.with_rewriter(|rewriter| rewriter.create_block_before(rest, &types, &locations));
            rewriter.set_insertion_point_to_end(after);
            rewriter.create(OpState::new(llvm::BrOp::DEFINITION, location).successors([rest]));
            after
        }
    };
    let first = region.entry(rewriter).ok_or(NoMatch)?;
    rewriter.inline_region_before(region, after);

    rewriter.set_insertion_point_to_end(before);
    let pointer = LLVMPointerType::get(rewriter.context(), 0);
    let saved = rewriter.create(OpState::new(llvm::StackSaveOp::DEFINITION, location).result(pointer));
    let saved = saved.result(rewriter, 0);
    rewriter.create(OpState::new(llvm::BrOp::DEFINITION, location).successors([first]));

    rewriter.set_insertion_point_before(end);
    rewriter.create(OpState::new(llvm::StackRestoreOp::DEFINITION, location).operand(saved));
    let branch = OpState::new(llvm::BrOp::DEFINITION, end.location(rewriter)).operands(results);
    rewriter.replace_op_with_state(end, branch.successors([after]));
    let values: Vec<Value> = if types.is_empty() { Vec::new() } else { after.arguments(rewriter).collect() };
    rewriter.replace_op(op, values);
    Ok(())
}
