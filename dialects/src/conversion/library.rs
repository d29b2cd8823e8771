//! Functions of C's library that lowered code calls.

use rtblgen_runtime::conversion::ConversionRewriter;
use rtblgen_runtime::dialects::builtin;
use rtblgen_runtime::{Builder, NoMatch, Op, OpState, Type, TypedOp};

use crate::llvm::{LLVMFuncOp, LLVMFunctionType, LLVMVoidType};

/// Declares a function in the symbol table around an operation, unless it is declared there, and returns its name. If another
/// operation has the name, the function gets the next free name, such as `malloc_0`.
pub(super) fn declare<'c>(
    rewriter: &mut ConversionRewriter<'_, 'c>,
    op: Op,
    name: &str,
    inputs: &[Type<'c>],
    result: Option<Type<'c>>,
) -> Result<String, NoMatch> {
    let parent = op.parent_op(rewriter);
    let table = parent.and_then(|parent| parent.nearest_symbol_table(rewriter)).ok_or(NoMatch)?;
    declare_in(rewriter, table, name, inputs, result)
}

/// The module around an operation.
pub(super) fn module_of(rewriter: &ConversionRewriter<'_, '_>, op: Op) -> Result<Op, NoMatch> {
    let mut around = op.parent_op(rewriter);
    while let Some(found) = around {
        if found.is::<builtin::ModuleOp>(rewriter) {
            return Ok(found);
        }
        around = found.parent_op(rewriter);
    }
    Err(NoMatch)
}

/// The same as [`declare`], in the module around an operation.
pub(super) fn declare_in_module<'c>(
    rewriter: &mut ConversionRewriter<'_, 'c>,
    op: Op,
    name: &str,
    inputs: &[Type<'c>],
    result: Option<Type<'c>>,
) -> Result<String, NoMatch> {
    let module = module_of(rewriter, op)?;
    declare_in(rewriter, module, name, inputs, result)
}

fn declare_in<'c>(
    rewriter: &mut ConversionRewriter<'_, 'c>,
    table: Op,
    name: &str,
    inputs: &[Type<'c>],
    result: Option<Type<'c>>,
) -> Result<String, NoMatch> {
    let context = rewriter.context();
    let result = result.unwrap_or_else(|| LLVMVoidType::get(context).into());
    let ty = LLVMFunctionType::get(context, result, inputs, false);
    let found = table.lookup_symbol(rewriter, name);
    if let Some(found) = found.and_then(|found| LLVMFuncOp::cast(rewriter, found))
        && let Some(own) = found.llvm_type(rewriter)
    {
        if own == ty {
            return Ok(name.to_owned());
        }
        let message = format!(
            "redefinition of reserved function '{name}' of different type '{}' is prohibited",
            Type::from(own)
        );
        context.emit(&rewriter.op_error(found.op(), message));
        return Err(NoMatch);
    }
    let name = match found {
        None => name.to_owned(),
        Some(_) => free_name(rewriter, table, name),
    };
    let body = table.region(rewriter, 0).entry(rewriter).ok_or(NoMatch)?;
    let before = rewriter.insertion_point();
    rewriter.set_insertion_point_to_start(body);
    let state = OpState::new(LLVMFuncOp::DEFINITION, table.location(rewriter)).empty_regions(1);
    let state = state.attribute("sym_name", context.string_attr(&name));
    rewriter.create(state.attribute("function_type", context.type_attr(ty.into())));
    rewriter.set_insertion_point(before);
    Ok(name)
}

/// The first unused name of the form `name_0`, `name_1`, ...
fn free_name(rewriter: &ConversionRewriter<'_, '_>, table: Op, name: &str) -> String {
    let names = (0u64..).map(|number| format!("{name}_{number}"));
    let mut free = names.filter(|name| table.lookup_symbol(rewriter, name).is_none());
    free.next().expect("a table has fewer symbols than there are numbers")
}
