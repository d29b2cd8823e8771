//! Lowers `memref.reshape` to `llvm`.

use rtblgen_runtime::conversion::{ConversionRewriter, Operands};
use rtblgen_runtime::dialects::builtin;
use rtblgen_runtime::{Block, Builder, DYNAMIC, NoMatch, Op, OpState, Type, TypedOp, Value};

use super::LlvmTypeConverter;
use super::descriptor::{ALIGNED, ALLOCATED, OFFSET, SIZES, STRIDES, address_space};
use super::emit_memory::{EmitMemory, Index};
use super::pattern::{operand_type, split_block};
use super::unranked::{Inner, bytes_on_stack, descriptor_bytes};
use crate::llvm::{self, ICmpPredicate, LLVMPointerType};

pub(super) fn lower_reshape<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    converter: &LlvmTypeConverter<'c>,
) -> Result<(), NoMatch> {
    match op.result(rewriter, 0).ty(rewriter).has_rank() {
        true => to_known_rank(op, operands, rewriter, converter),
        false => to_any_rank(op, operands, rewriter, converter),
    }
}

/// The pointers and the offset of a memref. An unranked memref has them in the inner descriptor.
pub(super) fn pointers_and_offset<'c>(
    emit: &mut EmitMemory<'_, 'c>,
    ty: Type<'c>,
    descriptor: Value,
    needs_offset: bool,
) -> Result<([Value; 2], Option<Value>), NoMatch> {
    if ty.has_rank() {
        let pointers = emit.pointers(descriptor);
        let offset = needs_offset.then(|| emit.extract(descriptor, &[OFFSET]));
        return Ok((pointers, offset));
    }
    let inner = Inner::of(emit, ty, descriptor)?;
    let pointers = [inner.allocated(emit), inner.aligned(emit)];
    let offset = needs_offset.then(|| inner.offset(emit));
    Ok((pointers, offset))
}

fn to_known_rank<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    converter: &LlvmTypeConverter<'c>,
) -> Result<(), NoMatch> {
    let (from, ty) = (operand_type(op, 0, rewriter), op.result(rewriter, 0).ty(rewriter));
    let (strides, offset) = ty.strides_and_offset().ok_or(NoMatch)?;
    if offset == DYNAMIC {
        return Err(rewriter.match_failure(op, || "dynamic offset is unsupported".to_owned()));
    }
    let (source, shape) = (operands.one(0)?, operands.one(1)?);
    let shape_ty = operand_type(op, 1, rewriter);
    let location = op.location(rewriter);
    let mut emit = EmitMemory::new(op, rewriter, converter);
    let descriptor = emit.convert(ty)?;
    let mut value = emit.poison(descriptor);
    let ([allocated, aligned], _) = pointers_and_offset(&mut emit, from, source, false)?;
    value = emit.insert(value, allocated, &[ALLOCATED]);
    value = emit.insert(value, aligned, &[ALIGNED]);
    let offset = emit.index(offset);
    value = emit.insert(value, offset, &[OFFSET]);
    let mut next_stride: Option<Value> = None;
    for dim in (0..ty.shape().len()).rev() {
        let mut emit = EmitMemory::new(op, rewriter, converter);
        let stride = match (strides[dim], next_stride) {
            (DYNAMIC, Some(stride)) => stride,
            (DYNAMIC, None) => emit.index(1),
            (stride, _) => emit.index(stride),
        };
        let size = match ty.shape()[dim] {
            DYNAMIC => {
                let number = emit.index(dim as i64);
                let pointer = emit.element(shape_ty, shape, &[number], true)?;
                let element = emit.convert(shape_ty.element_type())?;
                let mut number = emit.load(pointer, element, Vec::new());
                // As in MLIR, the size is cast to the element type of the shape operand, and then to the index type.
                let index = emit.index_type();
                for ty in [shape_ty.element_type(), index] {
                    if number.ty(rewriter) != ty {
                        let cast = OpState::new(builtin::UnrealizedConversionCastOp::DEFINITION, location);
                        number = rewriter.create(cast.operand(number).result(ty)).result(rewriter, 0);
                    }
                }
                number
            }
            size => emit.index(size),
        };
        let mut emit = EmitMemory::new(op, rewriter, converter);
        value = emit.insert(value, size, &[SIZES, dim as i64]);
        value = emit.insert(value, stride, &[STRIDES, dim as i64]);
        next_stride = Some(emit.same(llvm::MulOp::DEFINITION, &[stride, size]));
    }
    rewriter.replace_op(op, [value]);
    Ok(())
}

/// The blocks of the loop over the dimensions, from the last one to the first.
struct Loop {
    /// Compares the dimension, which is its first argument; the second one is the stride.
    condition: Block,
    body: Block,
    after: Block,
}

fn to_any_rank<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    converter: &LlvmTypeConverter<'c>,
) -> Result<(), NoMatch> {
    let (from, ty) = (operand_type(op, 0, rewriter), op.result(rewriter, 0).ty(rewriter));
    let shape_element = operand_type(op, 1, rewriter).element_type();
    let (source, shape) = (operands.one(0)?, operands.one(1)?);
    let space = address_space(ty).ok_or(NoMatch)?;
    let location = op.location(rewriter);
    let mut emit = EmitMemory::new(op, rewriter, converter);
    let rank = emit.extract(shape, &[SIZES, 0]);
    let descriptor = emit.convert(ty)?;
    let empty = emit.poison(descriptor);
    let partial = emit.insert(empty, rank, &[0]);
    let bytes = descriptor_bytes(&mut emit, partial);
    let memory = bytes_on_stack(&mut emit, bytes);
    let result = emit.insert(partial, memory, &[1]);
    let ([allocated, aligned], offset) = pointers_and_offset(&mut emit, from, source, true)?;
    let pointer: Type<'c> = LLVMPointerType::get(emit.context(), space).into();
    let inner = Inner { memory, pointer };
    inner.set_allocated(&mut emit, allocated);
    inner.set_aligned(&mut emit, aligned);
    inner.set_offset(&mut emit, offset.ok_or(NoMatch)?);
    let sizes = inner.sizes(&mut emit);
    let index = emit.index_type();
    let strides = emit.address(sizes, index, &[Index::Value(rank)]);
    let shape_pointer = emit.extract(shape, &[ALIGNED]);
    let one = emit.index(1);
    let last = emit.same(llvm::SubOp::DEFINITION, &[rank, one]);

    let blocks = loop_blocks(op, index, rewriter)?;
    rewriter.create(
        OpState::new(llvm::BrOp::DEFINITION, location).operands([last, one]).successors([blocks.condition]),
    );
    let (dim, stride) = (blocks.condition.argument(rewriter, 0), blocks.condition.argument(rewriter, 1));

    rewriter.set_insertion_point_to_end(blocks.condition);
    let mut emit = EmitMemory::new(op, rewriter, converter);
    let zero = emit.index(0);
    let goes_on = emit.compare(ICmpPredicate::Sge, dim, zero);
    let branch =
        OpState::new(llvm::CondBrOp::DEFINITION, location).operand(goes_on).operand_segments([1, 0, 0]);
    rewriter.create(branch.successors([blocks.body, blocks.after]));

    rewriter.set_insertion_point_to_end(blocks.body);
    let mut emit = EmitMemory::new(op, rewriter, converter);
    let shape_element = emit.convert(shape_element)?;
    let address = emit.address(shape_pointer, shape_element, &[Index::Value(dim)]);
    let size = emit.load(address, index, Vec::new());
    for (base, number) in [(sizes, size), (strides, stride)] {
        let address = emit.address(base, index, &[Index::Value(dim)]);
        emit.emit_only(llvm::StoreOp::DEFINITION, &[number, address], Vec::new());
    }
    let next = emit.same(llvm::MulOp::DEFINITION, &[stride, size]);
    let before_dim = emit.same(llvm::SubOp::DEFINITION, &[dim, one]);
    rewriter.create(
        OpState::new(llvm::BrOp::DEFINITION, location)
            .operands([before_dim, next])
            .successors([blocks.condition]),
    );
    rewriter.set_insertion_point_before(op);
    rewriter.replace_op(op, [result]);
    Ok(())
}

/// Splits the block of an operation. The insertion point is then at the end of the first part.
fn loop_blocks<'c>(
    op: Op,
    index: Type<'c>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
) -> Result<Loop, NoMatch> {
    let location = op.location(rewriter);
    let before = op.block(rewriter).ok_or(NoMatch)?;
    let after = split_block(op, rewriter)?;
    let [condition, body] = [&[index, index][..], &[]].map(|types| {
        let locations = vec![location; types.len()];
        rewriter.with_rewriter(|rewriter| rewriter.create_block_before(after, types, &locations))
    });
    rewriter.set_insertion_point_to_end(before);
    Ok(Loop { condition, body, after })
}
