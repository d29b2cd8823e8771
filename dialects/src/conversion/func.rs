//! `func` to `llvm`.

use rtblgen_runtime::conversion::{ConversionPatternSet, ConversionRewriter, FnConversionPattern, Operands};
use rtblgen_runtime::dialects::func;
use rtblgen_runtime::{Attribute, Builder, Ir, NamedAttribute, NoMatch, Op, OpState, Type, TypedOp, Value};

use super::LlvmTypeConverter;
use super::c_wrapper::{EMIT_C_INTERFACE, Wrapped};
use super::descriptor::{ALIGNED, ALLOCATED, is_static, of_static_memory, unpack};
use super::func_signature::{Inputs, argument_attributes, is_memory};
use super::pattern::emit;
use super::types::packed_results;
use super::unranked::{Place, copy_unranked};
use crate::llvm::{
    self, CallOp, LLVMFuncOp, LLVMFunctionType, LLVMPointerType, Linkage, LinkageAttr, MemoryEffectsAttr,
    ModRefInfo,
};

/// Adds the patterns that lower `func` to `llvm`.
pub fn populate_func_to_llvm<'c>(patterns: &mut ConversionPatternSet<'c>, converter: &LlvmTypeConverter<'c>) {
    add(patterns, converter, "FuncOpConversion", lower_function);
    add(patterns, converter, "ReturnOpLowering", lower_return);
    add(patterns, converter, "ConstantOpLowering", lower_constant);
    add(patterns, converter, "CallOpLowering", lower_call);
    add(patterns, converter, "CallIndirectOpLowering", lower_indirect_call);
}

/// A function that lowers an operation of type `T`.
type Lower<'c, T> =
    fn(T, Operands<'_>, &mut ConversionRewriter<'_, 'c>, &LlvmTypeConverter<'c>) -> Result<(), NoMatch>;

fn add<'c, T: TypedOp>(
    patterns: &mut ConversionPatternSet<'c>,
    converter: &LlvmTypeConverter<'c>,
    name: &'static str,
    lower: Lower<'c, T>,
) {
    let own = converter.clone();
    let lower = move |op: T, operands: Operands<'_>, rewriter: &mut ConversionRewriter<'_, 'c>| {
        lower(op, operands, rewriter, &own)
    };
    patterns.add(FnConversionPattern::new(name, lower).with_converter(converter));
}

/// The attribute of functions with further arguments.
const VARIADIC: &str = "func.varargs";
/// The attribute that becomes the linkage.
const LINKAGE: &str = "llvm.linkage";
/// The attribute of functions that do not access memory.
const READNONE: &str = "llvm.readnone";
/// The attribute of functions that take and return memrefs as pointers.
const BARE_POINTER: &str = "llvm.bareptr";

/// Whether a function takes and returns memrefs as pointers.
fn is_bare(function: Option<Op>, ir: &Ir<'_>, converter: &LlvmTypeConverter<'_>) -> bool {
    converter.options().uses_bare_pointers
        || function.is_some_and(|function| function.attribute(ir, BARE_POINTER).is_some())
}

fn lower_function<'c>(
    op: func::FuncOp,
    _: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    converter: &LlvmTypeConverter<'c>,
) -> Result<(), NoMatch> {
    convert_func_to_llvm(op.op(), rewriter, converter)?;
    rewriter.erase_op(op);
    Ok(())
}

/// Reports an error at an operation. The pattern does not match.
fn error(op: Op, rewriter: &ConversionRewriter<'_, '_>, message: &str) -> NoMatch {
    rewriter.context().emit(&rewriter.op_error(op, message));
    NoMatch
}

/// The linkage that the attribute names.
fn linkage<'c>(own: Op, rewriter: &ConversionRewriter<'_, 'c>) -> Result<Attribute<'c>, NoMatch> {
    match own.attribute(rewriter, LINKAGE) {
        None => Ok(LinkageAttr::get(rewriter.context(), Linkage::External).into()),
        Some(linkage) if linkage.is::<LinkageAttr<'_>>() => Ok(linkage),
        Some(_) => Err(error(own, rewriter, "Contains llvm.linkage attribute not of type LLVM::LinkageAttr")),
    }
}

/// The effects of a function with `llvm.readnone`.
fn memory_effects<'c>(
    own: Op,
    rewriter: &ConversionRewriter<'_, 'c>,
) -> Result<Option<Attribute<'c>>, NoMatch> {
    let context = rewriter.context();
    match own.attribute(rewriter, READNONE) {
        None => Ok(None),
        Some(unit) if unit == context.unit_attr() => {
            let none = ModRefInfo::NoModRef;
            Ok(Some(MemoryEffectsAttr::get(context, none, none, none, none, none, none).into()))
        }
        Some(_) => Err(error(own, rewriter, "Contains llvm.readnone attribute not of type UnitAttr")),
    }
}

/// The attributes of a function that are copied to its counterpart.
fn kept_attributes<'c>(own: Op, rewriter: &ConversionRewriter<'_, 'c>) -> Vec<NamedAttribute<'c>> {
    let left_out = [VARIADIC, LINKAGE, READNONE];
    let all = own.discardable_attributes(rewriter).iter().copied();
    all.filter(|entry| !left_out.contains(&entry.name.value())).collect()
}

/// Makes the `llvm.func` of a function, and its wrapper for C if it has `llvm.emit_c_interface`. The body moves; the function
/// stays without it (MLIR's `convertFuncOpToLLVMFuncOp`).
///
/// # Errors
///
/// [`NoMatch`] if a type has no conversion or an attribute is wrong.
pub fn convert_func_to_llvm<'c>(
    own: Op,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    converter: &LlvmTypeConverter<'c>,
) -> Result<Op, NoMatch> {
    let (own_type, context) = (own.function_type(rewriter).ok_or(NoMatch)?, rewriter.context());
    let is_bare = is_bare(Some(own), rewriter, converter);
    let is_variadic = own.attribute(rewriter, VARIADIC) == Some(context.bool_attr(true));
    let inputs = Inputs::new(rewriter, own, own_type.inputs(), converter, is_bare)?;
    let results = grouped_results(own_type.results(), converter, is_bare)?.concat();
    let has_wrapper = !is_bare && own.attribute(rewriter, EMIT_C_INTERFACE) == Some(context.unit_attr());
    if has_wrapper && is_variadic {
        return Err(error(own, rewriter, "C interface for variadic functions is not supported yet."));
    }
    let mut linkage = linkage(own, rewriter)?;
    let effects = memory_effects(own, rewriter)?;
    let argument_attributes = argument_attributes(rewriter, own, &inputs.signature, converter)?;
    let is_wrapped_declaration = has_wrapper && own.is_function_declaration(rewriter);
    if is_wrapped_declaration {
        linkage = LinkageAttr::get(context, Linkage::Private).into();
    }
    let result = packed_results(context, &results);
    let new_type = LLVMFunctionType::get(context, result, inputs.signature.types(), is_variadic);
    let attributes = kept_attributes(own, rewriter);
    let result_attributes = own.attribute(rewriter, "res_attrs").filter(|_| own_type.results().len() == 1);
    let mut state = OpState::new(LLVMFuncOp::DEFINITION, own.location(rewriter)).empty_regions(1);
    state = state.attributes(attributes.iter().copied());
    for (name, value) in [
        ("sym_name", own.attribute(rewriter, "sym_name")),
        ("sym_visibility", own.attribute(rewriter, "sym_visibility")),
        ("function_type", Some(context.type_attr(new_type.into()))),
        ("linkage", Some(linkage)),
        ("memory_effects", effects),
        ("arg_attrs", argument_attributes),
        ("res_attrs", result_attributes),
    ] {
        if let Some(value) = value {
            state = state.attribute(name, value);
        }
    }
    let new = rewriter.create(state);
    let (from, to) = (own.region(rewriter, 0), new.region(rewriter, 0));
    rewriter.inline_region_at_end(from, to);
    if let Some(entry) = to.entry(rewriter) {
        rewriter.apply_signature_conversion(entry, &inputs.signature, Some(converter));
    }
    inputs.load_pointees(new, rewriter);
    if has_wrapper {
        let wrapped = Wrapped { own, own_type, new, attributes };
        match is_wrapped_declaration {
            true => wrapped.call_wrapper(rewriter, converter)?,
            false => wrapped.add_wrapper(rewriter, converter)?,
        }
    }
    Ok(new)
}

/// The types that each result of a function becomes.
fn grouped_results<'c>(
    types: &[Type<'c>],
    converter: &LlvmTypeConverter<'c>,
    is_bare: bool,
) -> Result<Vec<Vec<Type<'c>>>, NoMatch> {
    types.iter().map(|ty| converter.convert_passed(*ty, is_bare).ok_or(NoMatch)).collect()
}

fn lower_return<'c>(
    op: func::ReturnOp,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    converter: &LlvmTypeConverter<'c>,
) -> Result<(), NoMatch> {
    let own = op.op();
    let function = own.parent_op(rewriter).filter(|parent| LLVMFuncOp::cast(rewriter, *parent).is_some());
    let is_bare = is_bare(function, rewriter, converter);
    let types: Vec<Type<'c>> = own.operand_types(rewriter).collect();
    let mut values = Vec::new();
    for (ty, group) in types.iter().copied().zip(operands.groups()) {
        match group {
            [descriptor] if is_bare && is_static(ty) => {
                values.push(emit(own, rewriter).extract(*descriptor, &[ALLOCATED]));
            }
            [_] if is_bare && ty.is_unranked_memref() => return Err(NoMatch),
            [descriptor] if ty.is_unranked_memref() => {
                values.push(copy_unranked(own, ty, *descriptor, Place::Heap, rewriter, converter)?);
            }
            group => values.extend(group),
        }
    }
    let result = match values.as_slice() {
        [] => None,
        [one] => Some(*one),
        several => {
            if types.iter().any(|ty| converter.convert_passed(*ty, is_bare).is_none()) {
                return Err(NoMatch);
            }
            Some(packed(op, several, rewriter))
        }
    };
    let state = OpState::new(llvm::ReturnOp::DEFINITION, op.location(rewriter)).operands(result);
    let state = state.attributes(own.discardable_attributes(rewriter).iter().copied());
    rewriter.replace_op_with_state(op, state);
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

fn lower_call<'c>(
    op: func::CallOp,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    converter: &LlvmTypeConverter<'c>,
) -> Result<(), NoMatch> {
    let (own, callee) = (op.op(), op.callee_attr(rewriter));
    let has_memory = own.operand_types(rewriter).chain(own.result_types(rewriter)).any(is_memory);
    // Only calls with memrefs depend on the callee's attribute.
    let function = if has_memory {
        let table = own.parent_op(rewriter).and_then(|parent| parent.nearest_symbol_table(rewriter));
        table.and_then(|table| table.lookup_symbol(rewriter, op.callee(rewriter)))
    } else {
        None
    };
    let is_bare = is_bare(function, rewriter, converter);
    let call = Call { own, is_bare, converter };
    call.lower(operands, rewriter, |state| state.attribute("callee", *callee))
}

fn lower_constant<'c>(
    op: func::ConstantOp,
    _: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    _: &LlvmTypeConverter<'c>,
) -> Result<(), NoMatch> {
    let ty = LLVMPointerType::get(rewriter.context(), 0);
    let state = OpState::new(llvm::AddressOfOp::DEFINITION, op.location(rewriter)).result(ty);
    let state = state.attributes(op.op().discardable_attributes(rewriter).iter().copied());
    let state = state.attribute("global_name", *op.value_attr(rewriter));
    rewriter.replace_op_with_state(op, state);
    Ok(())
}

fn lower_indirect_call<'c>(
    op: func::CallIndirectOp,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    converter: &LlvmTypeConverter<'c>,
) -> Result<(), NoMatch> {
    let is_bare = is_bare(None, rewriter, converter);
    Call { own: op.op(), is_bare, converter }.lower(operands, rewriter, |state| state)
}

/// Lowers a call to one with at most one result.
struct Call<'r, 'c> {
    own: Op,
    is_bare: bool,
    converter: &'r LlvmTypeConverter<'c>,
}

impl<'c> Call<'_, 'c> {
    fn lower(
        self,
        operands: Operands<'_>,
        rewriter: &mut ConversionRewriter<'_, 'c>,
        finish: impl FnOnce(OpState<'c>) -> OpState<'c>,
    ) -> Result<(), NoMatch> {
        let types: Vec<Type<'c>> = self.own.result_types(rewriter).collect();
        let groups = grouped_results(&types, self.converter, self.is_bare)?;
        let converted = groups.concat();
        let passed = self.passed_values(operands, rewriter)?;
        let state = CallOp::state(self.own.location(rewriter), &passed);
        let state = state.attributes(self.own.discardable_attributes(rewriter).iter().copied());
        let packed = (!converted.is_empty()).then(|| packed_results(rewriter.context(), &converted));
        let new = rewriter.create(finish(state.results(packed)));
        let mut values = match converted.len() {
            0 | 1 => new.results(rewriter).collect(),
            count => {
                let structure = new.result(rewriter, 0);
                let mut emit = emit(self.own, rewriter);
                (0..count as i64).map(|index| emit.extract(structure, &[index])).collect::<Vec<_>>()
            }
        }
        .into_iter();
        let mut results: Vec<Vec<Value>> =
            groups.iter().map(|group| values.by_ref().take(group.len()).collect()).collect();
        for (ty, group) in types.iter().zip(&mut results) {
            if let [value] = group.as_mut_slice() {
                *value = self.received(*ty, *value, rewriter)?;
            }
        }
        rewriter.replace_op_with_multiple(self.own, results);
        Ok(())
    }

    /// The operands as the callee takes them: parts of descriptors, or pointers.
    fn passed_values(
        &self,
        operands: Operands<'_>,
        rewriter: &mut ConversionRewriter<'_, 'c>,
    ) -> Result<Vec<Value>, NoMatch> {
        let types: Vec<Type<'c>> = self.own.operand_types(rewriter).collect();
        if self.is_bare && types.iter().any(|ty| ty.is_unranked_memref()) {
            return Err(NoMatch);
        }
        let mut emit = emit(self.own, rewriter);
        let mut passed = Vec::new();
        for (ty, values) in types.into_iter().zip(operands.groups()) {
            match values {
                [descriptor] if is_memory(ty) && self.is_bare => {
                    passed.push(emit.extract(*descriptor, &[ALIGNED]))
                }
                [descriptor] if is_memory(ty) => {
                    passed.extend(unpack(&mut emit, *descriptor).ok_or(NoMatch)?)
                }
                values => passed.extend(values),
            }
        }
        Ok(passed)
    }

    /// The descriptor of a memref that a function has returned.
    fn received(
        &self,
        ty: Type<'c>,
        value: Value,
        rewriter: &mut ConversionRewriter<'_, 'c>,
    ) -> Result<Value, NoMatch> {
        if ty.is_unranked_memref() {
            return copy_unranked(self.own, ty, value, Place::Stack, rewriter, self.converter);
        }
        if !self.is_bare || !ty.is_memref() {
            return Ok(value);
        }
        let descriptor = self.converter.convert_type(ty).ok_or(NoMatch)?;
        of_static_memory(&mut emit(self.own, rewriter), ty, descriptor, [value; 2]).ok_or(NoMatch)
    }
}
