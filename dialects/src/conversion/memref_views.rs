//! Casts and views of `memref` to `llvm`.

use rtblgen_runtime::affine::AffineExprKind;
use rtblgen_runtime::conversion::{ConversionRewriter, Operands};
use rtblgen_runtime::{DYNAMIC, NoMatch, Op, TypedOp, Value};

use super::LlvmTypeConverter;
use super::descriptor::{ALIGNED, ALLOCATED, OFFSET, SIZES, STRIDES, address_space, pack, unpack};
use super::emit_memory::{EmitMemory, Index};
use super::memref_reshape::pointers_and_offset;
use super::pattern::operand_type;
use super::unranked::{Inner, POINTER_BITS, bytes_on_stack, descriptor_bytes};
use crate::llvm::{self, LLVMPointerType};
use crate::memref::{ReinterpretCastOp, TransposeOp};

pub(super) fn lower_cast<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    converter: &LlvmTypeConverter<'c>,
) -> Result<(), NoMatch> {
    let (from, to) = (operand_type(op, 0, rewriter), op.result(rewriter, 0).ty(rewriter));
    let source = operands.one(0)?;
    let mut emit = EmitMemory::new(op, rewriter, converter);
    let ty = emit.convert(to)?;
    let value = match (from.rank(), to.rank()) {
        (Some(_), Some(_)) if emit.convert(from)? == ty => source,
        (Some(rank), None) => {
            let memory = emit.on_stack(source);
            let rank = emit.index(rank as i64);
            let empty = emit.poison(ty);
            let value = emit.insert(empty, rank, &[0]);
            emit.insert(value, memory, &[1])
        }
        (None, Some(_)) => {
            let inner = emit.extract(source, &[1]);
            emit.load(inner, ty, Vec::new())
        }
        _ => return Err(NoMatch),
    };
    rewriter.replace_op(op, [value]);
    Ok(())
}

pub(super) fn lower_space_cast<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    converter: &LlvmTypeConverter<'c>,
) -> Result<(), NoMatch> {
    let (ty, source) = (op.result(rewriter, 0).ty(rewriter), operands.one(0)?);
    if !ty.has_rank() {
        return cast_space_of_any_rank(op, source, rewriter, converter);
    }
    let mut emit = EmitMemory::new(op, rewriter, converter);
    let ty = emit.convert(ty)?;
    let pointer = crate::llvm::part(ty, &[ALLOCATED]).ok_or(NoMatch)?;
    let mut parts = unpack(&mut emit, source).ok_or(NoMatch)?;
    for part in &mut parts[..2] {
        *part = emit.op(llvm::AddrSpaceCastOp::DEFINITION, &[*part], pointer);
    }
    let value = pack(&mut emit, ty, &parts).ok_or(NoMatch)?;
    rewriter.replace_op(op, [value]);
    Ok(())
}

/// A new inner descriptor with the other pointers, and the same offset, sizes and strides.
fn cast_space_of_any_rank<'c>(
    op: Op,
    source: Value,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    converter: &LlvmTypeConverter<'c>,
) -> Result<(), NoMatch> {
    let (from, ty) = (operand_type(op, 0, rewriter), op.result(rewriter, 0).ty(rewriter));
    let mut emit = EmitMemory::new(op, rewriter, converter);
    let space = address_space(ty).ok_or(NoMatch)?;
    address_space(from).ok_or(NoMatch)?;
    let rank = emit.extract(source, &[0]);
    let old = Inner::of(&mut emit, from, source)?;
    let descriptor = emit.convert(ty)?;
    let empty = emit.poison(descriptor);
    let partial = emit.insert(empty, rank, &[0]);
    let bytes = descriptor_bytes(&mut emit, partial);
    let memory = bytes_on_stack(&mut emit, bytes);
    let result = emit.insert(partial, memory, &[1]);
    let new = Inner { memory, pointer: LLVMPointerType::get(emit.context(), space).into() };
    let pointers = [old.allocated(&mut emit), old.aligned(&mut emit)];
    let [allocated, aligned] =
        pointers.map(|pointer| emit.op(llvm::AddrSpaceCastOp::DEFINITION, &[pointer], new.pointer));
    new.set_allocated(&mut emit, allocated);
    new.set_aligned(&mut emit, aligned);
    let [from, to] = [old, new].map(|inner| inner.offset_address(&mut emit));
    let pointer_bytes = emit.index(2 * i64::from(POINTER_BITS / 8));
    let rest = emit.same(llvm::SubOp::DEFINITION, &[bytes, pointer_bytes]);
    emit.copy(to, from, rest);
    rewriter.replace_op(op, [result]);
    Ok(())
}

pub(super) fn lower_pointer<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    converter: &LlvmTypeConverter<'c>,
) -> Result<(), NoMatch> {
    let (ty, source) = (operand_type(op, 0, rewriter), operands.one(0)?);
    let mut emit = EmitMemory::new(op, rewriter, converter);
    let aligned = match ty.has_rank() {
        true => emit.extract(source, &[ALIGNED]),
        false => Inner::of(&mut emit, ty, source)?.aligned(&mut emit),
    };
    let index = emit.index_type();
    let address = emit.op(llvm::PtrToIntOp::DEFINITION, &[aligned], index);
    rewriter.replace_op(op, [address]);
    Ok(())
}

pub(super) fn lower_metadata<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    converter: &LlvmTypeConverter<'c>,
) -> Result<(), NoMatch> {
    let rank = operand_type(op, 0, rewriter).shape().len() as i64;
    let (base, source) = (op.result(rewriter, 0).ty(rewriter), operands.one(0)?);
    let mut emit = EmitMemory::new(op, rewriter, converter);
    let pointers = emit.pointers(source);
    let mut results = vec![emit.descriptor(base, pointers, &[], &[])?];
    results.push(emit.extract(source, &[OFFSET]));
    for part in [SIZES, STRIDES] {
        results.extend((0..rank).map(|dim| emit.extract(source, &[part, dim])));
    }
    rewriter.replace_op(op, results);
    Ok(())
}

/// A number, the next of the operands if it is not known.
fn number<'a>(
    emit: &mut EmitMemory<'_, '_>,
    known: i64,
    given: &mut impl Iterator<Item = &'a Value>,
) -> Result<Value, NoMatch> {
    match known {
        DYNAMIC => given.next().copied().ok_or(NoMatch),
        known => Ok(emit.index(known)),
    }
}

pub(super) fn lower_reinterpret_cast<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    converter: &LlvmTypeConverter<'c>,
) -> Result<(), NoMatch> {
    let (from, ty, values) =
        (operand_type(op, 0, rewriter), op.result(rewriter, 0).ty(rewriter), operands.ones()?);
    let own = ReinterpretCastOp::cast(rewriter, op).ok_or(NoMatch)?;
    let (offsets, sizes) = (own.static_offsets(rewriter), own.static_sizes(rewriter));
    let strides = own.static_strides(rewriter);
    let [mut given_offsets, mut given_sizes, mut given_strides] =
        [1, 2, 3].map(|segment| values[op.operand_segment(rewriter, segment)].iter());
    let mut emit = EmitMemory::new(op, rewriter, converter);
    let descriptor = emit.convert(ty)?;
    let mut value = emit.poison(descriptor);
    let ([allocated, aligned], _) = pointers_and_offset(&mut emit, from, values[0], false)?;
    value = emit.insert(value, allocated, &[ALLOCATED]);
    value = emit.insert(value, aligned, &[ALIGNED]);
    let offset = number(&mut emit, *offsets.first().ok_or(NoMatch)?, &mut given_offsets)?;
    value = emit.insert(value, offset, &[OFFSET]);
    for (dim, (size, stride)) in (0..).zip(sizes.iter().zip(&strides)) {
        let size = number(&mut emit, *size, &mut given_sizes)?;
        value = emit.insert(value, size, &[SIZES, dim]);
        let stride = number(&mut emit, *stride, &mut given_strides)?;
        value = emit.insert(value, stride, &[STRIDES, dim]);
    }
    rewriter.replace_op(op, [value]);
    Ok(())
}

pub(super) fn lower_transpose<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    converter: &LlvmTypeConverter<'c>,
) -> Result<(), NoMatch> {
    let own = TransposeOp::cast(rewriter, op).ok_or(NoMatch)?;
    let map = own.permutation(rewriter).value();
    let (ty, source) = (operand_type(op, 0, rewriter), operands.one(0)?);
    if map.is_identity() {
        rewriter.replace_op(op, [source]);
        return Ok(());
    }
    let dims: Option<Vec<usize>> = map
        .results()
        .iter()
        .map(|result| match result.kind() {
            AffineExprKind::Dim(position) => Some(*position as usize),
            _ => None,
        })
        .collect();
    let dims = dims.ok_or(NoMatch)?;
    let mut emit = EmitMemory::new(op, rewriter, converter);
    let ty = emit.convert(ty)?;
    let mut value = emit.poison(ty);
    for part in [ALLOCATED, ALIGNED, OFFSET] {
        let own = emit.extract(source, &[part]);
        value = emit.insert(value, own, &[part]);
    }
    for (to, from) in dims.into_iter().enumerate() {
        for part in [SIZES, STRIDES] {
            let own = emit.extract(source, &[part, from as i64]);
            value = emit.insert(value, own, &[part, to as i64]);
        }
    }
    rewriter.replace_op(op, [value]);
    Ok(())
}

pub(super) fn lower_view<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    converter: &LlvmTypeConverter<'c>,
) -> Result<(), NoMatch> {
    let (from, ty) = (operand_type(op, 0, rewriter), op.result(rewriter, 0).ty(rewriter));
    let values = operands.ones()?;
    let (strides, _) = ty.strides_and_offset().ok_or(NoMatch)?;
    let mut emit = EmitMemory::new(op, rewriter, converter);
    let empty = emit.convert(ty)?;
    let element = emit.convert(from.element_type())?;
    let mut value = emit.poison(empty);
    let allocated = emit.extract(values[0], &[ALLOCATED]);
    value = emit.insert(value, allocated, &[ALLOCATED]);
    let aligned = emit.extract(values[0], &[ALIGNED]);
    let aligned = emit.address(aligned, element, &[Index::Value(values[1])]);
    value = emit.insert(value, aligned, &[ALIGNED]);
    let zero = emit.index(0);
    value = emit.insert(value, zero, &[OFFSET]);
    let mut inner: Option<[Value; 2]> = None;
    for dim in (0..ty.shape().len()).rev() {
        let before = ty.shape()[..dim].iter().filter(|size| **size == DYNAMIC).count();
        let size = match ty.shape()[dim] {
            DYNAMIC => *values.get(2 + before).ok_or(NoMatch)?,
            size => emit.index(size),
        };
        value = emit.insert(value, size, &[SIZES, dim as i64]);
        let stride = match (strides[dim], inner) {
            (DYNAMIC, Some([size, stride])) => emit.same(llvm::MulOp::DEFINITION, &[stride, size]),
            (DYNAMIC, None) => emit.index(1),
            (stride, _) => emit.index(stride),
        };
        value = emit.insert(value, stride, &[STRIDES, dim as i64]);
        inner = Some([size, stride]);
    }
    rewriter.replace_op(op, [value]);
    Ok(())
}
