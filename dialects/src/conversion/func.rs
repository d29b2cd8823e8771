//! `func` to `llvm`.

use rtblgen_runtime::conversion::{ConversionPatternSet, ConversionRewriter, FnConversionPattern, Operands};
use rtblgen_runtime::dialects::func;
use rtblgen_runtime::{Builder, NoMatch, Op, OpState, Type, TypedOp, Value};

use super::LlvmTypeConverter;
use super::descriptor::unpack;
use super::func_signature::{EMIT_C_INTERFACE, Inputs, add_c_wrapper, argument_attributes};
use super::pattern::emit;
use super::types::packed_results;
use crate::llvm::{CallOp, LLVMFuncOp, LLVMFunctionType, LLVMPointerType};

/// Adds the patterns that lower `func` to `llvm`.
pub fn populate_func_to_llvm<'c>(patterns: &mut ConversionPatternSet<'c>, converter: &LlvmTypeConverter<'c>) {
    patterns.add(FnConversionPattern::new("FuncOpConversion", lower_function).with_converter(converter));
    patterns.add(FnConversionPattern::new("ReturnOpLowering", lower_return).with_converter(converter));
    patterns.add(FnConversionPattern::new("ConstantOpLowering", lower_constant).with_converter(converter));
    patterns.add(FnConversionPattern::new("CallOpLowering", lower_call).with_converter(converter));
    patterns.add(
        FnConversionPattern::new("CallIndirectOpLowering", lower_indirect_call).with_converter(converter),
    );
}

/// The attribute of functions with further arguments.
const VARIADIC: &str = "func.varargs";

fn lower_function(
    op: func::FuncOp,
    _: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, '_>,
) -> Result<(), NoMatch> {
    convert_func_to_llvm(op.op(), rewriter)?;
    rewriter.erase_op(op);
    Ok(())
}

/// Makes the `llvm.func` of a function, and its wrapper for C if it has `llvm.emit_c_interface`. The body moves; the function
/// stays without it (MLIR's `convertFuncOpToLLVMFuncOp`).
///
/// # Errors
///
/// [`NoMatch`] if a type has no conversion, or a declaration asks for a wrapper.
pub fn convert_func_to_llvm(own: Op, rewriter: &mut ConversionRewriter<'_, '_>) -> Result<Op, NoMatch> {
    let ty = own.function_type(rewriter).ok_or(NoMatch)?;
    let converter = rewriter.type_converter().ok_or(NoMatch)?;
    let inputs = Inputs::new(rewriter, own, ty.inputs(), &converter)?;
    if ty.results().iter().any(|ty| ty.is_unranked_memref()) {
        let reason = "results of type `memref<*x...>` are not lowered";
        return Err(rewriter.match_failure(own, || reason.to_owned()));
    }
    let results = converter.convert_types(ty.results().iter().copied()).ok_or(NoMatch)?;
    let has_wrapper = own.attribute(rewriter, EMIT_C_INTERFACE).is_some();
    if has_wrapper && own.is_function_declaration(rewriter) {
        let reason = "a wrapper of a declaration needs `llvm.linkage`, which is not there yet";
        return Err(rewriter.match_failure(own, || reason.to_owned()));
    }
    let types = ty.inputs().iter().chain(ty.results());
    if has_wrapper && types.copied().any(|ty| ty.is_memref() || ty.is_unranked_memref()) {
        let reason = "a wrapper does not take or return memrefs yet";
        return Err(rewriter.match_failure(own, || reason.to_owned()));
    }
    let argument_attributes = argument_attributes(rewriter, own, &inputs.signature, &converter)?;
    let context = rewriter.context();
    let result = packed_results(context, &results);
    let new_type = LLVMFunctionType::get(context, result, inputs.signature.types(), false);
    let mut state = OpState::new(LLVMFuncOp::DEFINITION, own.location(rewriter)).empty_regions(1);
    let mut wrapper_attributes = Vec::new();
    for entry in own.attributes(rewriter) {
        match entry.name.value() {
            "function_type" => state = state.attribute("function_type", context.type_attr(new_type.into())),
            "no_inline" | VARIADIC | "arg_attrs" => {}
            "res_attrs" if results.len() > 1 => {}
            name => {
                state = state.attribute(name, entry.value);
                if name != "sym_name" {
                    wrapper_attributes.push(entry);
                }
            }
        }
    }
    if let Some(attributes) = argument_attributes {
        state = state.attribute("arg_attrs", attributes);
    }
    let new = rewriter.create(state);
    let (from, to) = (own.region(rewriter, 0), new.region(rewriter, 0));
    rewriter.inline_region_at_end(from, to);
    if let Some(entry) = to.entry(rewriter) {
        rewriter.apply_signature_conversion(entry, &inputs.signature, Some(&converter));
    }
    inputs.load_pointees(new, rewriter);
    if has_wrapper {
        add_c_wrapper(new, wrapper_attributes, rewriter)?;
    }
    Ok(new)
}

fn lower_return(
    op: func::ReturnOp,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, '_>,
) -> Result<(), NoMatch> {
    if op.op().operand_types(rewriter).any(|ty| ty.is_unranked_memref()) {
        return Err(
            rewriter.match_failure(op, || "results of type `memref<*x...>` are not lowered".to_owned())
        );
    }
    let values = operands.flat();
    let result = match values.as_slice() {
        [] => None,
        [one] => Some(*one),
        several => Some(packed(op, several, rewriter)),
    };
    let state = OpState::new("llvm.return", op.location(rewriter)).operands(result);
    let state = state.attributes(op.op().discardable_attributes(rewriter).iter().copied());
    rewriter.replace_op_with_new(op, state);
    Ok(())
}

/// A structure of several values.
fn packed(op: impl TypedOp, values: &[Value], rewriter: &mut ConversionRewriter<'_, '_>) -> Value {
    let types: Vec<Type<'_>> = values.iter().map(|value| value.ty(rewriter)).collect();
    let ty = packed_results(rewriter.context(), &types);
    let mut emit = emit(op.op(), rewriter);
    let start = emit.poison(ty);
    let parts = values.iter().zip(0..);
    parts.fold(start, |structure, (value, index)| emit.insert(structure, *value, &[index]))
}

fn lower_call(
    op: func::CallOp,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, '_>,
) -> Result<(), NoMatch> {
    let callee = op.callee_attr(rewriter);
    call(op, operands, rewriter, |state| state.attribute("callee", callee))
}

fn lower_constant(
    op: func::ConstantOp,
    _: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, '_>,
) -> Result<(), NoMatch> {
    let ty = LLVMPointerType::get(rewriter.context(), 0);
    let state = OpState::new("llvm.mlir.addressof", op.location(rewriter)).result(ty);
    let state = state.attribute("global_name", op.value_attr(rewriter));
    rewriter.replace_op_with_new(op, state);
    Ok(())
}

fn lower_indirect_call(
    op: func::CallIndirectOp,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, '_>,
) -> Result<(), NoMatch> {
    call(op, operands, rewriter, |state| state)
}

/// The operands of a call, with the parts of descriptors in the place of memrefs.
fn passed_values(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, '_>,
) -> Result<Vec<Value>, NoMatch> {
    let are_memory: Vec<bool> = op.operand_types(rewriter).map(|ty| ty.is_memref()).collect();
    let mut emit = emit(op, rewriter);
    let mut passed = Vec::new();
    for (is_memory, values) in are_memory.into_iter().zip(operands.groups()) {
        match values {
            [descriptor] if is_memory => passed.extend(unpack(&mut emit, *descriptor).ok_or(NoMatch)?),
            values => passed.extend(values),
        }
    }
    Ok(passed)
}

/// A call with one result or none, and its parts.
fn call<'c>(
    op: impl TypedOp,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    finish: impl FnOnce(OpState<'c>) -> OpState<'c>,
) -> Result<(), NoMatch> {
    let own = op.op();
    let converter = rewriter.type_converter().ok_or(NoMatch)?;
    let results: Vec<Type<'c>> = own.result_types(rewriter).collect();
    if results.iter().any(|ty| ty.is_unranked_memref()) {
        return Err(
            rewriter.match_failure(own, || "results of type `memref<*x...>` are not lowered".to_owned())
        );
    }
    let results = converter.convert_types(results).ok_or(NoMatch)?;
    let passed = passed_values(own, operands, rewriter)?;
    let state = OpState::new(CallOp::DEFINITION, own.location(rewriter)).operands(passed);
    let state = state.attributes(own.discardable_attributes(rewriter).iter().copied());
    let packed = (!results.is_empty()).then(|| packed_results(rewriter.context(), &results));
    let new = rewriter.create(finish(state.results(packed)));
    let values: Vec<Value> = match results.as_slice() {
        [] => Vec::new(),
        [_] => vec![new.result(rewriter, 0)],
        several => {
            let structure = new.result(rewriter, 0);
            let mut emit = emit(own, rewriter);
            (0..several.len() as i64).map(|index| emit.extract(structure, &[index])).collect()
        }
    };
    rewriter.replace_op(own, values);
    Ok(())
}
