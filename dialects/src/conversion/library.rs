//! Functions of C's library that lowered code calls.

use rtblgen_runtime::conversion::ConversionRewriter;
use rtblgen_runtime::{Builder, NoMatch, Op, OpState, Type, TypedOp};

use crate::llvm::{LLVMFuncOp, LLVMFunctionType, LLVMVoidType};

/// Declares a function in the symbol table around an operation, unless it is declared there.
pub(super) fn declare<'c>(
    rewriter: &mut ConversionRewriter<'_, 'c>,
    op: Op,
    name: &str,
    inputs: &[Type<'c>],
    result: Option<Type<'c>>,
) -> Result<(), NoMatch> {
    let context = rewriter.context();
    let parent = op.parent_op(rewriter);
    let table = parent.and_then(|parent| parent.nearest_symbol_table(rewriter)).ok_or(NoMatch)?;
    let result = result.unwrap_or_else(|| LLVMVoidType::get(context).into());
    let ty = LLVMFunctionType::get(context, result, inputs, false);
    if let Some(found) = table.lookup_symbol(rewriter, name) {
        let own = LLVMFuncOp::cast(rewriter, found).and_then(|function| function.llvm_type(rewriter));
        return match own == Some(ty) {
            true => Ok(()),
            false => Err(rewriter.match_failure(op, || format!("`{name}` is declared with another type"))),
        };
    }
    let body = table.region(rewriter, 0).entry(rewriter).ok_or(NoMatch)?;
    let before = rewriter.insertion_point();
    rewriter.set_insertion_point_to_start(body);
    let state = OpState::new(LLVMFuncOp::DEFINITION, op.location(rewriter)).empty_regions(1);
    let state = state.attribute("sym_name", context.string_attr(name));
    rewriter.create(state.attribute("function_type", context.type_attr(ty.into())));
    rewriter.set_insertion_point(before);
    Ok(())
}
