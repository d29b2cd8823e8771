//! Signatures of functions that become `llvm.func`: types of arguments, their attributes, and wrappers for callers in C.

use rtblgen_runtime::conversion::{ConversionRewriter, InputMapping, SignatureConversion, TypeConverter};
use rtblgen_runtime::{
    Attribute, Builder, Ir, NamedAttribute, NoMatch, Op, OpState, Type, TypeAttr, TypedOp, Value,
};

use super::descriptor::part_types;
use crate::llvm::{LLVMFuncOp, LLVMFunctionType, LLVMPointerType, LLVMStructType, LLVMVoidType};

/// The attribute of functions that get a wrapper for callers in C.
pub(super) const EMIT_C_INTERFACE: &str = "llvm.emit_c_interface";

/// Attributes of arguments whose value is a type, which is converted as well.
const TYPED_ATTRIBUTES: [&str; 4] = ["llvm.byval", "llvm.byref", "llvm.sret", "llvm.inalloca"];

/// Those of them whose argument becomes a pointer.
const POINTER_ATTRIBUTES: &[&str] = &["llvm.byval", "llvm.byref"];

fn type_value<'c>(attribute: Attribute<'c>) -> Option<Type<'c>> {
    Some(attribute.cast::<TypeAttr<'c>>()?.value())
}

/// The type behind an argument with `llvm.byval` or `llvm.byref`.
fn pointee<'c>(ir: &Ir<'c>, function: Op, number: usize) -> Option<Type<'c>> {
    let attributes = function.argument_attributes(ir, number)?;
    let mut entries = attributes.entries().iter();
    entries
        .find(|entry| POINTER_ATTRIBUTES.contains(&entry.name.value()))
        .and_then(|entry| type_value(entry.value))
}

/// The converted arguments of a function, and the loads that its body needs.
pub(super) struct Inputs<'c> {
    /// The new arguments.
    pub(super) signature: SignatureConversion<'c>,
    /// Numbers of new arguments that are pointers to what they were, with the type to load.
    loads: Vec<(usize, Type<'c>)>,
}

impl<'c> Inputs<'c> {
    /// Converts the types of the arguments.
    pub(super) fn new(
        ir: &Ir<'c>,
        function: Op,
        types: &[Type<'c>],
        converter: &TypeConverter<'c>,
    ) -> Result<Self, NoMatch> {
        let mut signature = SignatureConversion::new(types.len());
        let mut loads = Vec::new();
        for (number, ty) in types.iter().enumerate() {
            let mut converted = converter.convert_to_many(*ty).ok_or(NoMatch)?;
            if let ([one], Some(pointee)) = (converted.as_mut_slice(), pointee(ir, function, number))
                && !one.is::<LLVMPointerType<'c>>()
            {
                *one = LLVMPointerType::get(ir.context(), 0).into();
                let loaded = converter.convert_type(pointee).ok_or(NoMatch)?;
                loads.push((signature.types().len(), loaded));
            }
            // A memref is passed as the parts of its descriptor.
            if let ([descriptor], true) = (converted.as_slice(), ty.is_memref()) {
                converted = part_types(*descriptor).ok_or(NoMatch)?.into();
            }
            if !converted.is_empty() {
                signature.replace_input(number, &converted);
            }
        }
        Ok(Inputs { signature, loads })
    }

    /// The users of arguments that became pointers use what the pointers point to.
    pub(super) fn load_pointees(&self, function: Op, rewriter: &mut ConversionRewriter<'_, 'c>) {
        let Some(entry) = function.region(rewriter, 0).entry(rewriter) else { return };
        for (number, ty) in &self.loads {
            let argument = entry.argument(rewriter, *number);
            let location = argument.location(rewriter);
            match entry.first_op(rewriter) {
                Some(first) => rewriter.set_insertion_point_before(first),
                None => rewriter.set_insertion_point_to_end(entry),
            }
            let load = rewriter.create(OpState::new("llvm.load", location).operand(argument).result(*ty));
            let loaded = load.result(rewriter, 0);
            rewriter.replace_all_uses(argument, &[loaded]);
        }
        rewriter.set_insertion_point_after(function);
    }
}

/// The attributes of the arguments, with converted types; none for arguments that become several or none.
pub(super) fn argument_attributes<'c>(
    ir: &Ir<'c>,
    function: Op,
    signature: &SignatureConversion<'c>,
    converter: &TypeConverter<'c>,
) -> Result<Option<Attribute<'c>>, NoMatch> {
    if function.argument_attributes(ir, 0).is_none() {
        return Ok(None);
    }
    let context = ir.context();
    let mut all = vec![context.dictionary_attr(&[]); signature.types().len()];
    let count = function.function_type(ir).ok_or(NoMatch)?.inputs().len();
    for number in 0..count {
        let own = function.argument_attributes(ir, number);
        if let (Some(own), Some(InputMapping::Arguments { first, count: 1 })) = (own, signature.input(number))
        {
            let entries = own.entries().iter().map(|entry| converted_entry(*entry, converter));
            let entries = entries.collect::<Option<Vec<_>>>().ok_or(NoMatch)?;
            all[*first] = context.dictionary_attr_from(entries).into();
        }
    }
    Ok((!all.is_empty()).then(|| context.array_attr(&all)))
}

fn converted_entry<'c>(
    entry: NamedAttribute<'c>,
    converter: &TypeConverter<'c>,
) -> Option<NamedAttribute<'c>> {
    if !TYPED_ATTRIBUTES.contains(&entry.name.value()) {
        return Some(entry);
    }
    let Some(ty) = type_value(entry.value) else { return Some(entry) };
    let value = ty.context().type_attr(converter.convert_type(ty)?);
    Some(NamedAttribute { value, ..entry })
}

/// Adds `_mlir_ciface_NAME` behind a function: C calls it, and it calls the function. Several results go to memory behind
/// its first argument.
pub(super) fn add_c_wrapper<'c>(
    function: Op,
    attributes: Vec<NamedAttribute<'c>>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
) -> Result<(), NoMatch> {
    let (context, location) = (rewriter.context(), function.location(rewriter));
    let own = LLVMFuncOp::cast(rewriter, function).ok_or(NoMatch)?;
    let ty = own.llvm_type(rewriter).ok_or(NoMatch)?;
    let name = own.sym_name(rewriter);
    let structure = ty.results().iter().copied().find(|result| result.is::<LLVMStructType<'_>>());
    let mut inputs = ty.params().to_vec();
    let mut result = ty.results().first().copied();
    if structure.is_some() {
        inputs.insert(0, LLVMPointerType::get(context, 0).into());
        result = None;
    }
    let result_type = result.unwrap_or_else(|| LLVMVoidType::get(context).into());
    let wrapper_type = LLVMFunctionType::get(context, result_type, &inputs, false);
    let mut state = OpState::new(LLVMFuncOp::DEFINITION, location).empty_regions(1).attributes(attributes);
    state = state.attribute("sym_name", context.string_attr(&format!("_mlir_ciface_{name}")));
    state = state.attribute("function_type", context.type_attr(wrapper_type.into()));
    rewriter.set_insertion_point_after(function);
    let wrapper = rewriter.create(state);
    let region = wrapper.region(rewriter, 0);
    let entry = rewriter.create_block(region, &inputs, &vec![location; inputs.len()]);
    rewriter.set_insertion_point_to_end(entry);
    let mut arguments: Vec<Value> = entry.arguments(rewriter).collect();
    let memory = structure.map(|_| arguments.remove(0));
    let call = OpState::new("llvm.call", location).operands(arguments).results(structure.or(result));
    let call = rewriter.create(call.attribute("callee", context.symbol_ref_attr(name, &[])));
    let mut values: Vec<Value> = call.results(rewriter).collect();
    if let Some(memory) = memory {
        values.push(memory);
        rewriter.create(OpState::new("llvm.store", location).operands(std::mem::take(&mut values)));
    }
    rewriter.create(OpState::new("llvm.return", location).operands(values));
    Ok(())
}
