//! C wrappers of functions: `_mlir_ciface_NAME` takes pointers to descriptors in place of their fields.
//!
//! The wrapper of a function with a body calls it. The wrapper of a declaration is declared, and the function gets a body
//! that calls the wrapper. A structure is returned through the first argument, which is a pointer.

use rtblgen_runtime::conversion::ConversionRewriter;
use rtblgen_runtime::{
    Attribute, Builder, DictionaryAttr, FunctionType, NamedAttribute, NoMatch, Op, OpState, Type, TypedOp,
    Value,
};

use super::LlvmTypeConverter;
use super::descriptor::{pack, part_types, unpack};
use super::emit_memory::EmitMemory;
use super::func_signature::is_memory;
use super::types::packed_results;
use crate::llvm::{self, LLVMFuncOp, LLVMFunctionType, LLVMPointerType, LLVMStructType, LLVMVoidType};

/// The attribute of functions that get a wrapper.
pub(super) const EMIT_C_INTERFACE: &str = "llvm.emit_c_interface";

/// A function of MLIR and its counterpart in `llvm`.
pub(super) struct Wrapped<'c> {
    /// The original function.
    pub(super) own: Op,
    pub(super) own_type: FunctionType<'c>,
    /// The new `llvm.func`.
    pub(super) new: Op,
    /// The attributes that the wrapper has as well.
    pub(super) attributes: Vec<NamedAttribute<'c>>,
}

/// The type of the wrapper, and the structure that it returns through a pointer, if any.
struct Signature<'c> {
    ty: LLVMFunctionType<'c>,
    structure: Option<Type<'c>>,
}

impl<'c> Wrapped<'c> {
    fn name(&self, rewriter: &ConversionRewriter<'_, 'c>) -> Result<&'c str, NoMatch> {
        Ok(LLVMFuncOp::cast(rewriter, self.new).ok_or(NoMatch)?.sym_name(rewriter))
    }

    fn signature(&self, converter: &LlvmTypeConverter<'c>) -> Option<Signature<'c>> {
        let context = Type::from(self.own_type).context();
        let results = converter.convert_types(self.own_type.results().iter().copied())?;
        let result = packed_results(context, &results);
        let structure = result.is::<LLVMStructType<'c>>().then_some(result);
        let pointer: Type<'c> = LLVMPointerType::get(context, 0).into();
        let mut inputs: Vec<Type<'c>> = structure.iter().map(|_| pointer).collect();
        for ty in self.own_type.inputs() {
            let converted = converter.convert_type(*ty)?;
            inputs.push(if is_memory(*ty) { pointer } else { converted });
        }
        let result = if structure.is_some() { LLVMVoidType::get(context).into() } else { result };
        Some(Signature { ty: LLVMFunctionType::get(context, result, &inputs, false), structure })
    }

    /// Creates the wrapper, without a body, after the function.
    fn create_wrapper(
        &self,
        signature: &Signature<'c>,
        rewriter: &mut ConversionRewriter<'_, 'c>,
    ) -> Result<Op, NoMatch> {
        let context = rewriter.context();
        let name = format!("_mlir_ciface_{}", self.name(rewriter)?);
        let mut state = OpState::new(LLVMFuncOp::DEFINITION, self.own.location(rewriter)).empty_regions(1);
        state = state.attributes(self.attributes.iter().copied());
        state = state.attribute("sym_name", context.string_attr(&name));
        state = state.attribute("function_type", context.type_attr(signature.ty.into()));
        if let Some(visibility) = self.own.attribute(rewriter, "sym_visibility") {
            state = state.attribute("sym_visibility", visibility);
        }
        for (name, value) in self.argument_and_result_attributes(signature, rewriter) {
            state = state.attribute(name, value);
        }
        rewriter.set_insertion_point_after(self.new);
        Ok(rewriter.create(state))
    }

    fn argument_and_result_attributes(
        &self,
        signature: &Signature<'c>,
        rewriter: &ConversionRewriter<'_, 'c>,
    ) -> Vec<(&'static str, Attribute<'c>)> {
        let found = |name: &'static str| Some((name, self.own.attribute(rewriter, name)?));
        if signature.structure.is_none() {
            return ["arg_attrs", "res_attrs"].into_iter().filter_map(found).collect();
        }
        let dictionaries = |number| self.own.argument_attributes(rewriter, number).map(DictionaryAttr::into);
        let count = self.own_type.inputs().len();
        let own: Option<Vec<Attribute<'c>>> = (0..count).map(dictionaries).collect();
        let Some(own) = own.filter(|_| found("arg_attrs").is_some()) else { return Vec::new() };
        let context = rewriter.context();
        let mut all = vec![context.dictionary_attr(&[])];
        all.extend(own);
        vec![("arg_attrs", context.array_attr(&all))]
    }

    /// Adds the wrapper of a function with a body.
    pub(super) fn add_wrapper(
        &self,
        rewriter: &mut ConversionRewriter<'_, 'c>,
        converter: &LlvmTypeConverter<'c>,
    ) -> Result<(), NoMatch> {
        let signature = self.signature(converter).ok_or(NoMatch)?;
        let wrapper = self.create_wrapper(&signature, rewriter)?;
        let (mut arguments, name) = (add_entry(wrapper, rewriter, self.own)?, self.name(rewriter)?);
        let memory = signature.structure.map(|_| arguments.remove(0));
        let mut emit = EmitMemory::new(self.own, rewriter, converter);
        let mut passed = Vec::new();
        for (argument, ty) in arguments.into_iter().zip(self.own_type.inputs()) {
            if is_memory(*ty) {
                let ty = emit.convert(*ty)?;
                let descriptor = emit.load(argument, ty, Vec::new());
                passed.extend(unpack(&mut emit, descriptor).ok_or(NoMatch)?);
            } else {
                passed.push(argument);
            }
        }
        let mut values = emit.call_any(name, &passed, signature.structure.or(result_of(signature.ty)));
        if let Some(memory) = memory {
            values.push(memory);
            emit.emit_only(llvm::StoreOp::DEFINITION, &std::mem::take(&mut values), Vec::new());
        }
        emit.emit_only(llvm::ReturnOp::DEFINITION, &values, Vec::new());
        Ok(())
    }

    /// Declares the wrapper of a declaration, which gets a body that calls it.
    pub(super) fn call_wrapper(
        &self,
        rewriter: &mut ConversionRewriter<'_, 'c>,
        converter: &LlvmTypeConverter<'c>,
    ) -> Result<(), NoMatch> {
        let signature = self.signature(converter).ok_or(NoMatch)?;
        let wrapper = self.create_wrapper(&signature, rewriter)?;
        let name = LLVMFuncOp::cast(rewriter, wrapper).ok_or(NoMatch)?.sym_name(rewriter);
        let arguments = add_entry(self.new, rewriter, self.own)?;
        let mut arguments = arguments.into_iter();
        let mut emit = EmitMemory::new(self.own, rewriter, converter);
        let memory = signature.structure.map(|ty| {
            let one = emit.index(1);
            emit.alloca(one, ty, Vec::new())
        });
        let mut passed: Vec<Value> = memory.into_iter().collect();
        for ty in self.own_type.inputs() {
            if !is_memory(*ty) {
                passed.extend(arguments.next());
                continue;
            }
            let ty = emit.convert(*ty)?;
            let count = part_types(ty).ok_or(NoMatch)?.len();
            let parts: Vec<Value> = arguments.by_ref().take(count).collect();
            let descriptor = pack(&mut emit, ty, &parts).ok_or(NoMatch)?;
            let one = emit.index(1);
            let pointer = emit.alloca(one, ty, Vec::new());
            emit.emit_only(llvm::StoreOp::DEFINITION, &[descriptor, pointer], Vec::new());
            passed.push(pointer);
        }
        let mut values = emit.call_any(name, &passed, result_of(signature.ty));
        if let (Some(memory), Some(ty)) = (memory, signature.structure) {
            values = vec![emit.load(memory, ty, Vec::new())];
        }
        emit.emit_only(llvm::ReturnOp::DEFINITION, &values, Vec::new());
        Ok(())
    }
}

fn result_of(ty: LLVMFunctionType<'_>) -> Option<Type<'_>> {
    ty.results().first().copied()
}

/// Adds an entry block to a function and moves the insertion point there. Returns its arguments.
fn add_entry<'c>(
    function: Op,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    own: Op,
) -> Result<Vec<Value>, NoMatch> {
    let ty = LLVMFuncOp::cast(rewriter, function).and_then(|function| function.llvm_type(rewriter));
    let inputs = ty.ok_or(NoMatch)?.params();
    let locations = vec![own.location(rewriter); inputs.len()];
    let entry = rewriter.create_block(function.region(rewriter, 0), inputs, &locations);
    rewriter.set_insertion_point_to_end(entry);
    Ok(entry.arguments(rewriter).collect())
}
