//! Signatures of functions that become `llvm.func`: types of arguments, and their attributes.

use rtblgen_runtime::conversion::{ConversionRewriter, InputMapping, SignatureConversion, TypeConverter};
use rtblgen_runtime::{
    Attribute, Builder, Ir, NamedAttribute, NoMatch, Op, OpState, Type, TypeAttr, TypedOp,
};

use super::LlvmTypeConverter;
use super::descriptor::part_types;
use crate::llvm::{self, LLVMPointerType};

/// Attributes of arguments whose value is a type, which is converted as well.
const TYPED_ATTRIBUTES: [&str; 4] = ["llvm.byval", "llvm.byref", "llvm.sret", "llvm.inalloca"];

/// The attributes of arguments that become pointers.
const POINTER_ATTRIBUTES: &[&str] = &["llvm.byval", "llvm.byref"];

fn type_value<'c>(attribute: Attribute<'c>) -> Option<Type<'c>> {
    Some(attribute.cast::<TypeAttr<'c>>()?.value())
}

/// Whether values of a type become descriptors.
pub(super) fn is_memory(ty: Type<'_>) -> bool {
    ty.is_memref() || ty.is_unranked_memref()
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
    /// Numbers of new arguments that are pointers to the original values, with the type to load.
    loads: Vec<(usize, Type<'c>)>,
}

impl<'c> Inputs<'c> {
    /// Converts the types of the arguments.
    pub(super) fn new(
        ir: &Ir<'c>,
        function: Op,
        types: &[Type<'c>],
        converter: &LlvmTypeConverter<'c>,
        is_bare: bool,
    ) -> Result<Self, NoMatch> {
        let mut signature = SignatureConversion::new(types.len());
        let mut loads = Vec::new();
        for (number, ty) in types.iter().enumerate() {
            let mut converted = converter.convert_passed(*ty, is_bare).ok_or(NoMatch)?;
            if let ([one], Some(pointee)) = (converted.as_mut_slice(), pointee(ir, function, number))
                && !one.is::<LLVMPointerType<'c>>()
            {
                *one = LLVMPointerType::get(ir.context(), 0).into();
                let loaded = converter.convert_type(pointee).ok_or(NoMatch)?;
                loads.push((signature.types().len(), loaded));
            }
            // A memref is passed as the parts of its descriptor.
            if let ([descriptor], true) = (converted.as_slice(), !is_bare && is_memory(*ty)) {
                converted = part_types(*descriptor).ok_or(NoMatch)?;
            }
            if !converted.is_empty() {
                signature.replace_input(number, &converted);
            }
        }
        Ok(Inputs { signature, loads })
    }

    /// Replaces the uses of arguments that became pointers by loads.
    pub(super) fn load_pointees(&self, function: Op, rewriter: &mut ConversionRewriter<'_, 'c>) {
        let Some(entry) = function.region(rewriter, 0).entry(rewriter) else { return };
        for (number, ty) in &self.loads {
            let argument = entry.argument(rewriter, *number);
            let location = argument.location(rewriter);
            match entry.first_op(rewriter) {
                Some(first) => rewriter.set_insertion_point_before(first),
                None => rewriter.set_insertion_point_to_end(entry),
            }
            let load = rewriter
                .create(OpState::new(llvm::LoadOp::DEFINITION, location).operand(argument).result(*ty));
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
