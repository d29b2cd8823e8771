//! `memref.global` and `memref.get_global` to `llvm`.

use rtblgen_runtime::constants::{Float, Int, filled, splat};
use rtblgen_runtime::conversion::{ConversionRewriter, Operands};
use rtblgen_runtime::symbols::Visibility;
use rtblgen_runtime::{Attribute, Builder, NoMatch, Op, OpState, Type, TypedOp};

use super::LlvmTypeConverter;
use super::descriptor::address_space;
use super::emit_memory::{EmitMemory, Index};
use super::pattern::plain_result;
use super::unranked::POINTER_BITS;
use crate::llvm::{self, LLVMArrayType, LLVMPointerType, Linkage, LinkageAttr};
use crate::memref;

/// The allocated pointer of global memory, which must not be freed.
const NOT_ALLOCATED: i64 = 0xdead_beef;

/// The arrays that global memory of a type is.
fn array_type<'c>(ty: Type<'c>, converter: &LlvmTypeConverter<'c>) -> Result<Type<'c>, NoMatch> {
    let element = converter.convert_type(ty.element_type()).ok_or(NoMatch)?;
    let context = ty.context();
    Ok(ty
        .shape()
        .iter()
        .rev()
        .fold(element, |inner, size| LLVMArrayType::get(context, inner, *size as u64).into()))
}

/// The only element of a value of rank 0.
fn only_element<'c>(value: Attribute<'c>, element: Type<'c>) -> Option<Attribute<'c>> {
    match element.is_float() {
        true => filled(element, splat::<Float>(value)?),
        false => filled(element, splat::<Int>(value)?),
    }
}

pub(super) fn lower_global<'c>(
    op: Op,
    _: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    converter: &LlvmTypeConverter<'c>,
) -> Result<(), NoMatch> {
    let global = memref::GlobalOp::cast(rewriter, op).ok_or(NoMatch)?;
    let ty = Type::from(global.r#type(rewriter));
    if !ty.has_identity_layout() {
        return Err(rewriter.match_failure(op, || "incompatible memref type".to_owned()));
    }
    let Some(space) = address_space(ty) else {
        let reason = || "memory space cannot be converted to an integer address space".to_owned();
        return Err(rewriter.match_failure(op, reason));
    };
    let context = rewriter.context();
    let array = array_type(ty, converter)?;
    let linkage = match op.symbol_visibility(rewriter) {
        Visibility::Public => Linkage::External,
        _ => Linkage::Private,
    };
    let location = op.location(rewriter);
    let mut state = OpState::new(llvm::GlobalOp::DEFINITION, location);
    for (name, value) in [
        ("sym_name", Some(global.sym_name_attr(rewriter).into())),
        ("constant", global.constant_attr(rewriter).map(Into::into)),
        ("alignment", global.alignment_attr(rewriter).map(Into::into)),
        ("global_type", Some(context.type_attr(array))),
        ("linkage", Some(LinkageAttr::get(context, linkage).into())),
        ("addr_space", Some(context.integer_attr(context.integer_type(32), space.into()))),
    ] {
        if let Some(value) = value {
            state = state.attribute(name, value);
        }
    }
    let initial = global.initial_value(rewriter);
    let is_uninitialized = initial == Some(context.unit_attr());
    if let Some(value) = initial.filter(|_| !is_uninitialized) {
        let value = if ty.shape().is_empty() {
            only_element(value, ty.element_type()).ok_or(NoMatch)?
        } else {
            value
        };
        state = state.attribute("value", value);
    }
    if !is_uninitialized {
        rewriter.replace_op_with_state(op, state.empty_regions(1));
        return Ok(());
    }
    let before = rewriter.insertion_point();
    let region = rewriter.create_region();
    let block = rewriter.create_block(region, &[], &[]);
    rewriter.set_insertion_point_to_end(block);
    let undefined = rewriter.create(OpState::new(llvm::UndefOp::DEFINITION, location).result(array));
    let undefined = undefined.result(rewriter, 0);
    rewriter.create(OpState::new(llvm::ReturnOp::DEFINITION, location).operand(undefined));
    rewriter.set_insertion_point(before);
    rewriter.replace_op_with_state(op, state.region(region));
    Ok(())
}

pub(super) fn lower_get_global<'c>(
    op: Op,
    _: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    converter: &LlvmTypeConverter<'c>,
) -> Result<(), NoMatch> {
    let ty = plain_result(op, rewriter)?;
    let pointer: Type<'c> =
        LLVMPointerType::get(rewriter.context(), address_space(ty).ok_or(NoMatch)?).into();
    let array = array_type(ty, converter)?;
    let name = op.attribute(rewriter, "name").ok_or(NoMatch)?;
    let mut emit = EmitMemory::new(op, rewriter, converter);
    let element = emit.convert(ty.element_type())?;
    let layout = emit.layout(ty, &[])?;
    // MLIR computes the bytes too, which nothing needs.
    emit.bytes(element, Index::Value(layout.count));
    let state = emit.state(llvm::AddressOfOp::DEFINITION).attribute("global_name", name).result(pointer);
    let global = emit.create(state);
    let first = emit.address(global, array, &vec![Index::Constant(0); ty.shape().len() + 1]);
    let (integer, wrong) =
        (emit.context().integer_type(POINTER_BITS), emit.context().index_attr(NOT_ALLOCATED));
    let wrong = emit.constant(integer, wrong);
    let wrong = emit.op(llvm::IntToPtrOp::DEFINITION, &[wrong], pointer);
    let value = emit.descriptor(ty, [wrong, first], &layout.sizes, &layout.strides)?;
    rewriter.replace_op(op, [value]);
    Ok(())
}
