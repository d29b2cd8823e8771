//! Descriptors: the structures of `llvm` that memrefs become.
//!
//! A ranked memref becomes the pointer that was allocated, the aligned pointer, the offset of the first element, and arrays
//! of sizes and strides, which are left out without dimensions. An unranked one becomes its rank and a pointer to the
//! descriptor of a ranked one. Functions take the parts of a descriptor as arguments of their own.

use rtblgen_runtime::{DYNAMIC, IntegerAttr, Type, TypeKind, Value};

use super::emit::Emit;
use crate::llvm::{LLVMArrayType, LLVMPointerType, LLVMStructType};

/// The positions of the parts of a descriptor.
pub(super) const ALLOCATED: i64 = 0;
pub(super) const ALIGNED: i64 = 1;
pub(super) const OFFSET: i64 = 2;
pub(super) const SIZES: i64 = 3;
pub(super) const STRIDES: i64 = 4;

/// The address space of a memref; `None` if its memory space is no index or signless integer.
pub(super) fn address_space(ty: Type<'_>) -> Option<u32> {
    let Some(space) = ty.memory_space() else { return Some(0) };
    let number = space.cast::<IntegerAttr<'_>>()?;
    let own = number.ty();
    u32::try_from(number.as_i64().filter(|_| own.is_index() || own.is_any_signless_integer())?).ok()
}

/// The descriptor of a memref; `None` if it has no strided layout or no address space.
pub(super) fn descriptor_type(ty: Type<'_>, index_bits: u32) -> Option<Type<'_>> {
    let context = ty.context();
    let index = context.integer_type(index_bits);
    let pointer = LLVMPointerType::get(context, address_space(ty)?).into();
    if let TypeKind::UnrankedMemRef { .. } = ty.kind() {
        let pointer = LLVMPointerType::get(context, 0).into();
        return Some(LLVMStructType::literal(context, &[index, pointer], false).into());
    }
    let (strides, _) = ty.strides_and_offset()?;
    let mut parts = vec![pointer, pointer, index];
    if !strides.is_empty() {
        let array: Type<'_> = LLVMArrayType::get(context, index, strides.len() as u64).into();
        parts.extend([array, array]);
    }
    Some(LLVMStructType::literal(context, &parts, false).into())
}

/// Whether a bare pointer can replace the descriptor: sizes, strides and offset are static (MLIR's `canConvertToBarePtr`).
pub(super) fn is_static(ty: Type<'_>) -> bool {
    ty.is_ranked_memref()
        && !ty.shape().contains(&DYNAMIC)
        && ty.strides_and_offset().is_some_and(|(strides, offset)| {
            offset != DYNAMIC && strides.iter().all(|stride| *stride != DYNAMIC)
        })
}

/// The descriptor of memory of a known shape; `None` if a part of it is not known.
pub(super) fn of_static_memory<'c>(
    emit: &mut Emit<'_, 'c>,
    ty: Type<'c>,
    descriptor: Type<'c>,
    [allocated, aligned]: [Value; 2],
) -> Option<Value> {
    if !is_static(ty) {
        return None;
    }
    let (strides, offset) = ty.strides_and_offset()?;
    let index = crate::llvm::part(descriptor, &[OFFSET])?;
    let number = |emit: &mut Emit<'_, 'c>, value: i64| {
        let attribute = emit.context().index_attr(value);
        emit.constant(index, attribute)
    };
    let mut value = emit.poison(descriptor);
    value = emit.insert(value, allocated, &[ALLOCATED]);
    value = emit.insert(value, aligned, &[ALIGNED]);
    let offset = number(emit, offset);
    value = emit.insert(value, offset, &[OFFSET]);
    for (dim, (size, stride)) in (0..).zip(ty.shape().iter().zip(strides)) {
        let size = number(emit, *size);
        value = emit.insert(value, size, &[SIZES, dim]);
        let stride = number(emit, stride);
        value = emit.insert(value, stride, &[STRIDES, dim]);
    }
    Some(value)
}

/// The positions of all parts of a descriptor, in the order in which functions take them.
fn positions(descriptor: Type<'_>) -> Option<Vec<Vec<i64>>> {
    let body = descriptor.cast::<LLVMStructType<'_>>()?.body();
    let positions = body.iter().zip(0..).flat_map(|(part, number)| match part.cast::<LLVMArrayType<'_>>() {
        None => vec![vec![number]],
        Some(array) => (0..array.num_elements() as i64).map(|index| vec![number, index]).collect(),
    });
    Some(positions.collect())
}

/// The types of the parts of a descriptor, in the order in which functions take them.
pub(super) fn part_types(descriptor: Type<'_>) -> Option<Vec<Type<'_>>> {
    let positions = positions(descriptor)?;
    positions.iter().map(|position| crate::llvm::part(descriptor, position)).collect()
}

/// The parts of a descriptor.
pub(super) fn unpack(emit: &mut Emit<'_, '_>, descriptor: Value) -> Option<Vec<Value>> {
    let positions = positions(emit.type_of(descriptor))?;
    Some(positions.iter().map(|position| emit.extract(descriptor, position)).collect())
}

/// The descriptor with these parts; `None` if the types are not those of its parts.
pub(super) fn pack<'c>(emit: &mut Emit<'_, 'c>, descriptor: Type<'c>, parts: &[Value]) -> Option<Value> {
    let types = part_types(descriptor)?;
    if !parts.iter().map(|part| emit.type_of(*part)).eq(types) {
        return None;
    }
    // Sizes and strides alternate, as in MLIR.
    let mut placed: Vec<_> = positions(descriptor)?.into_iter().zip(parts).collect();
    placed.sort_by_key(|(position, _)| position.get(1).copied().map_or(-1, |index| index));
    let start = emit.poison(descriptor);
    Some(placed.into_iter().fold(start, |value, (position, part)| emit.insert(value, *part, &position)))
}
