//! `memref` to `llvm`: allocation, access and global memory. Views are in `memref_views`.

use rtblgen_runtime::conversion::{ConversionPatternSet, ConversionRewriter, Operands};
use rtblgen_runtime::{
    IntegerAttr, NamedAttribute, NoMatch, Op, OpDefinition, Type, TypeKind, TypedOp, Value,
};

use super::LlvmTypeConverter;
use super::descriptor::{ALLOCATED, SIZES, address_space};
use super::emit_memory::{EmitMemory, Index};
use super::library::declare;
use super::memref_assume::{lower_assume_alignment, lower_distinct_objects};
use super::memref_atomic::{lower_atomic, lower_generic_atomic, lower_prefetch};
use super::memref_copy::lower_copy;
use super::memref_globals::{lower_get_global, lower_global};
use super::memref_reshape::lower_reshape;
use super::memref_scope::lower_alloca_scope;
use super::memref_views::{
    lower_cast, lower_metadata, lower_pointer, lower_reinterpret_cast, lower_space_cast, lower_transpose,
    lower_view,
};
use super::pattern::{add, operand_type, plain_result};
use crate::arith;
use crate::llvm::{self, LLVMPointerType};
use crate::memref;

/// A function that lowers an operation.
type Lower = for<'c> fn(
    Op,
    Operands<'_>,
    &mut ConversionRewriter<'_, 'c>,
    &LlvmTypeConverter<'c>,
) -> Result<(), NoMatch>;

const LOWERINGS: &[(&OpDefinition, Lower)] = &[
    (memref::AllocOp::DEFINITION, lower_alloc),
    (memref::AllocaOp::DEFINITION, lower_alloca),
    (memref::AllocaScopeOp::DEFINITION, lower_alloca_scope),
    (memref::AssumeAlignmentOp::DEFINITION, lower_assume_alignment),
    (memref::AtomicRMWOp::DEFINITION, lower_atomic),
    (memref::CastOp::DEFINITION, lower_cast),
    (memref::CopyOp::DEFINITION, lower_copy),
    (memref::DeallocOp::DEFINITION, lower_dealloc),
    (memref::DimOp::DEFINITION, lower_dim),
    (memref::DistinctObjectsOp::DEFINITION, lower_distinct_objects),
    (memref::ExtractAlignedPointerAsIndexOp::DEFINITION, lower_pointer),
    (memref::ExtractStridedMetadataOp::DEFINITION, lower_metadata),
    (memref::GenericAtomicRMWOp::DEFINITION, lower_generic_atomic),
    (memref::GetGlobalOp::DEFINITION, lower_get_global),
    (memref::GlobalOp::DEFINITION, lower_global),
    (memref::LoadOp::DEFINITION, lower_load),
    (memref::MemorySpaceCastOp::DEFINITION, lower_space_cast),
    (memref::PrefetchOp::DEFINITION, lower_prefetch),
    (memref::RankOp::DEFINITION, lower_rank),
    (memref::ReinterpretCastOp::DEFINITION, lower_reinterpret_cast),
    (memref::ReshapeOp::DEFINITION, lower_reshape),
    (memref::StoreOp::DEFINITION, lower_store),
    (memref::TransposeOp::DEFINITION, lower_transpose),
    (memref::ViewOp::DEFINITION, lower_view),
];

/// Adds the patterns that lower `memref` to `llvm`.
///
/// `memref.subview`, `memref.expand_shape` and `memref.collapse_shape` are lowered by `expand-strided-metadata` before.
pub fn populate_memref_to_llvm<'c>(
    patterns: &mut ConversionPatternSet<'c>,
    converter: &LlvmTypeConverter<'c>,
) {
    for &(kind, lower) in LOWERINGS {
        let own = converter.clone();
        add(patterns, converter, kind, move |op, operands, rewriter| lower(op, operands, rewriter, &own));
    }
}

/// The attributes of an access or allocation that `llvm` has too.
fn access_attributes<'c>(op: Op, rewriter: &ConversionRewriter<'_, 'c>) -> Vec<NamedAttribute<'c>> {
    let context = rewriter.context();
    let number = |name| op.attribute(rewriter, name)?.cast::<IntegerAttr<'c>>()?.as_i64();
    let mut attributes = Vec::new();
    if let Some(alignment) = number("alignment").filter(|alignment| *alignment > 0) {
        attributes.push(context.named_attribute("alignment", context.i64_attr(alignment)));
    }
    if op.attribute(rewriter, "nontemporal") == Some(context.bool_attr(true)) {
        attributes.push(context.named_attribute("nontemporal", context.unit_attr()));
    }
    attributes
}

/// The names of the functions that allocate and free memory.
fn functions(converter: &LlvmTypeConverter<'_>) -> [&'static str; 2] {
    match converter.options().uses_generic_functions {
        true => ["_mlir_memref_to_llvm_alloc", "_mlir_memref_to_llvm_free"],
        false => ["malloc", "free"],
    }
}

fn lower_alloc<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    converter: &LlvmTypeConverter<'c>,
) -> Result<(), NoMatch> {
    let (ty, given) = (plain_result(op, rewriter)?, operands.ones()?);
    if converter.options().uses_aligned_alloc {
        return lower_aligned_alloc(op, ty, &given, rewriter, converter);
    }
    let space = address_space(ty).ok_or(NoMatch)?;
    let context = rewriter.context();
    let index = context.integer_type(converter.options().index_bits);
    let pointer: Type<'c> = LLVMPointerType::get(context, 0).into();
    let [function, _] = functions(converter);
    let function = declare(rewriter, op, function, &[index], Some(pointer))?;
    let alignment =
        op.attribute(rewriter, "alignment").and_then(|value| value.cast::<IntegerAttr<'c>>()?.as_i64());
    let mut emit = EmitMemory::new(op, rewriter, converter);
    let element = emit.convert(ty.element_type())?;
    let layout = emit.layout(ty, &given)?;
    let mut bytes = emit.bytes(element, Index::Value(layout.count));
    let own = ty.element_type();
    let is_scalar = own.is_any_signless_integer() || own.is_index() || own.is_float();
    let alignment = match alignment {
        Some(alignment) => Some(emit.index(alignment)),
        None if !is_scalar => Some(emit.bytes(element, Index::Constant(1))),
        None => None,
    };
    if let Some(alignment) = alignment {
        bytes = emit.same(llvm::AddOp::DEFINITION, &[bytes, alignment]);
    }
    let mut allocated = emit.call(&function, &[bytes], pointer);
    let pointer = LLVMPointerType::get(context, space).into();
    if space != 0 {
        allocated = emit.op(llvm::AddrSpaceCastOp::DEFINITION, &[allocated], pointer);
    }
    let aligned = match alignment {
        Some(alignment) => {
            let address = emit.op(llvm::PtrToIntOp::DEFINITION, &[allocated], index);
            let address = round_up(&mut emit, address, alignment);
            emit.op(llvm::IntToPtrOp::DEFINITION, &[address], pointer)
        }
        None => allocated,
    };
    let value = emit.descriptor(ty, [allocated, aligned], &layout.sizes, &layout.strides)?;
    rewriter.replace_op(op, [value]);
    Ok(())
}

/// The least alignment that `aligned_alloc` is called with.
const LEAST_ALIGNMENT: u64 = 16;

/// A call of `aligned_alloc`, which takes a number of bytes that the alignment divides.
fn lower_aligned_alloc<'c>(
    op: Op,
    ty: Type<'c>,
    given: &[Value],
    rewriter: &mut ConversionRewriter<'_, 'c>,
    converter: &LlvmTypeConverter<'c>,
) -> Result<(), NoMatch> {
    let space = address_space(ty).ok_or(NoMatch)?;
    let context = rewriter.context();
    let index = context.integer_type(converter.options().index_bits);
    let pointer: Type<'c> = LLVMPointerType::get(context, 0).into();
    let function = match converter.options().uses_generic_functions {
        true => "_mlir_memref_to_llvm_aligned_alloc",
        false => "aligned_alloc",
    };
    let function = declare(rewriter, op, function, &[index, index], Some(pointer))?;
    let alignment =
        op.attribute(rewriter, "alignment").and_then(|value| value.cast::<IntegerAttr<'c>>()?.as_i64());
    let element_bytes = type_bytes(ty.element_type(), converter.options().index_bits);
    let Some(element_bytes) = element_bytes else {
        return Err(rewriter.match_failure(op, || "the size of the elements is not known".to_owned()));
    };
    let alignment =
        alignment.map_or(element_bytes.next_power_of_two().max(LEAST_ALIGNMENT), |given| given as u64);
    let known_sizes = ty.shape().iter().filter(|size| **size != rtblgen_runtime::DYNAMIC);
    let divisor = known_sizes.fold(element_bytes, |product, size| product.wrapping_mul(*size as u64));
    let mut emit = EmitMemory::new(op, rewriter, converter);
    let element = emit.convert(ty.element_type())?;
    let layout = emit.layout(ty, given)?;
    let mut bytes = emit.bytes(element, Index::Value(layout.count));
    let is_multiple = divisor % alignment.max(1) == 0;
    let alignment = emit.index(alignment as i64);
    if !is_multiple {
        bytes = round_up(&mut emit, bytes, alignment);
    }
    let mut memory = emit.call(&function, &[alignment, bytes], pointer);
    if space != 0 {
        memory = emit.op(
            llvm::AddrSpaceCastOp::DEFINITION,
            &[memory],
            LLVMPointerType::get(context, space).into(),
        );
    }
    let value = emit.descriptor(ty, [memory, memory], &layout.sizes, &layout.strides)?;
    rewriter.replace_op(op, [value]);
    Ok(())
}

/// The size of a value in bytes; `None` for types whose size depends on a data layout.
fn type_bytes(ty: Type<'_>, index_bits: u32) -> Option<u64> {
    let index_bytes = u64::from(index_bits.div_ceil(8));
    if ty.is_unranked_memref() {
        return Some(index_bytes + 8);
    }
    if ty.is_memref() {
        return Some(16 + (1 + 2 * ty.shape().len() as u64) * index_bytes);
    }
    if ty.is_index() {
        return Some(8);
    }
    if ty.is_vector() {
        // The last dimension is rounded up to a power of two.
        let sizes = ty.shape().iter().map(|size| u64::try_from(*size).ok()).collect::<Option<Vec<u64>>>()?;
        let (last, others) = sizes.split_last().unwrap_or((&1, &[]));
        let element = type_bytes(ty.element_type_or_self(), index_bits)?;
        let vector = element.checked_mul(last.checked_next_power_of_two()?)?;
        return others.iter().try_fold(vector, |product, size| product.checked_mul(*size));
    }
    match ty.kind() {
        TypeKind::Complex(part) => Some(2 * type_bytes(part, index_bits)?),
        _ => Some(u64::from(ty.int_or_float_bit_width()?.div_ceil(8))),
    }
}

/// The next number that can be divided by the alignment.
fn round_up(emit: &mut EmitMemory<'_, '_>, number: Value, alignment: Value) -> Value {
    let one = emit.index(1);
    let bump = emit.same(llvm::SubOp::DEFINITION, &[alignment, one]);
    let bumped = emit.same(llvm::AddOp::DEFINITION, &[number, bump]);
    let rest = emit.same(llvm::URemOp::DEFINITION, &[bumped, alignment]);
    emit.same(llvm::SubOp::DEFINITION, &[bumped, rest])
}

fn lower_alloca<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    converter: &LlvmTypeConverter<'c>,
) -> Result<(), NoMatch> {
    let (ty, given) = (plain_result(op, rewriter)?, operands.ones()?);
    let pointer = LLVMPointerType::get(rewriter.context(), address_space(ty).ok_or(NoMatch)?).into();
    let attributes = access_attributes(op, rewriter);
    let mut emit = EmitMemory::new(op, rewriter, converter);
    let element = emit.convert(ty.element_type())?;
    let layout = emit.layout(ty, &given)?;
    let memory = emit.alloca_in(pointer, layout.count, element, attributes);
    let value = emit.descriptor(ty, [memory, memory], &layout.sizes, &layout.strides)?;
    rewriter.replace_op(op, [value]);
    Ok(())
}

fn lower_dealloc<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    converter: &LlvmTypeConverter<'c>,
) -> Result<(), NoMatch> {
    let descriptor = operands.one(0)?;
    let is_ranked = operand_type(op, 0, rewriter).has_rank();
    let pointer = LLVMPointerType::get(rewriter.context(), 0).into();
    let [_, function] = functions(converter);
    let function = declare(rewriter, op, function, &[pointer], None)?;
    let mut emit = EmitMemory::new(op, rewriter, converter);
    let allocated = match is_ranked {
        true => emit.extract(descriptor, &[ALLOCATED]),
        false => {
            let inner = emit.extract(descriptor, &[1]);
            emit.load(inner, pointer, Vec::new())
        }
    };
    emit.call_any(&function, &[allocated], None);
    rewriter.erase_op(op);
    Ok(())
}

fn lower_load<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    converter: &LlvmTypeConverter<'c>,
) -> Result<(), NoMatch> {
    let (ty, values) = (operand_type(op, 0, rewriter), operands.ones()?);
    let attributes = access_attributes(op, rewriter);
    let mut emit = EmitMemory::new(op, rewriter, converter);
    let pointer = emit.element(ty, values[0], &values[1..], true)?;
    let element = emit.convert(ty.element_type())?;
    let value = emit.load(pointer, element, attributes);
    rewriter.replace_op(op, [value]);
    Ok(())
}

fn lower_store<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    converter: &LlvmTypeConverter<'c>,
) -> Result<(), NoMatch> {
    let (ty, values) = (operand_type(op, 1, rewriter), operands.ones()?);
    let attributes = access_attributes(op, rewriter);
    let mut emit = EmitMemory::new(op, rewriter, converter);
    let pointer = emit.element(ty, values[1], &values[2..], true)?;
    emit.emit_only(llvm::StoreOp::DEFINITION, &[values[0], pointer], attributes);
    rewriter.erase_op(op);
    Ok(())
}

fn lower_rank<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    converter: &LlvmTypeConverter<'c>,
) -> Result<(), NoMatch> {
    let (rank, descriptor) = (operand_type(op, 0, rewriter).rank(), operands.one(0)?);
    let mut emit = EmitMemory::new(op, rewriter, converter);
    let rank = match rank {
        Some(rank) => emit.index(rank as i64),
        None => emit.extract(descriptor, &[0]),
    };
    rewriter.replace_op(op, [rank]);
    Ok(())
}

/// The number that a value of `llvm` or `arith` is.
fn constant(value: Value, rewriter: &ConversionRewriter<'_, '_>) -> Option<i64> {
    let op = value.defining_op(rewriter)?;
    match op.name(rewriter).as_str() {
        llvm::ConstantOp::NAME | arith::ConstantOp::NAME => {
            op.attribute(rewriter, "value")?.cast::<IntegerAttr<'_>>()?.as_i64()
        }
        _ => None,
    }
}

fn lower_dim<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    converter: &LlvmTypeConverter<'c>,
) -> Result<(), NoMatch> {
    let ty = operand_type(op, 0, rewriter);
    let (descriptor, dim) = (operands.one(0)?, operands.one(1)?);
    let known = constant(op.operand(rewriter, 1), rewriter).or_else(|| constant(dim, rewriter));
    let size = known.and_then(|dim| Some((dim, *ty.ranked_shape()?.get(usize::try_from(dim).ok()?)?)));
    let mut emit = EmitMemory::new(op, rewriter, converter);
    let size = match (size, ty.rank()) {
        (Some((dim, rtblgen_runtime::DYNAMIC)), _) => emit.extract(descriptor, &[SIZES, dim]),
        (Some((_, size)), _) => emit.index(size),
        (None, Some(_)) => size_at(&mut emit, descriptor, dim),
        (None, None) => {
            let scalar =
                rtblgen_runtime::Context::memref_type(ty.context(), &[], ty.element_type(), None, None);
            let scalar = emit.convert(scalar)?;
            size_of_unranked(&mut emit, descriptor, dim, scalar)
        }
    };
    rewriter.replace_op(op, [size]);
    Ok(())
}

/// The size of a dimension whose number is not known: the sizes are copied to the stack.
fn size_at(emit: &mut EmitMemory<'_, '_>, descriptor: Value, dim: Value) -> Value {
    let one = emit.index(1);
    let sizes = emit.extract(descriptor, &[SIZES]);
    let ty = emit.type_of(sizes);
    let memory = emit.alloca(one, ty, Vec::new());
    emit.emit_only(llvm::StoreOp::DEFINITION, &[sizes, memory], Vec::new());
    let address = emit.address(memory, ty, &[Index::Constant(0), Index::Value(dim)]);
    let index = emit.index_type();
    emit.load(address, index, Vec::new())
}

/// The size of a dimension of memory of any rank: the sizes follow the offset in the descriptor.
fn size_of_unranked<'c>(
    emit: &mut EmitMemory<'_, 'c>,
    descriptor: Value,
    dim: Value,
    scalar: Type<'c>,
) -> Value {
    let inner = emit.extract(descriptor, &[1]);
    let offset = emit.address(inner, scalar, &[Index::Constant(0), Index::Constant(2)]);
    let one = emit.index(1);
    let number = emit.same(llvm::AddOp::DEFINITION, &[one, dim]);
    let index = emit.index_type();
    let address = emit.address(offset, index, &[Index::Value(number)]);
    emit.load(address, index, Vec::new())
}
