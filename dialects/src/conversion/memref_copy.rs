//! Lowers `memref.copy` to `llvm.intr.memcpy`, or for non-contiguous memory to a call of `memrefCopy` of MLIR's runtime library.

use rtblgen_runtime::conversion::{ConversionRewriter, Operands};
use rtblgen_runtime::{NoMatch, Op, Type, TypedOp, Value};

use super::LlvmTypeConverter;
use super::descriptor::{ALIGNED, OFFSET, SIZES};
use super::emit_memory::{EmitMemory, Index};
use super::library::declare_in_module;
use super::pattern::operand_type;
use super::types::descriptor_of_any_rank;
use crate::llvm;

/// Whether memory is contiguous: the innermost dimensions follow each other, and the others have one element.
fn is_contiguous(ty: Type<'_>) -> bool {
    if !ty.is_ranked_memref() || ty.has_identity_layout() {
        return ty.is_ranked_memref();
    }
    let has_elements = ty.num_elements().is_some_and(|count| count > 0);
    let Some((strides, _)) = ty.strides_and_offset().filter(|_| has_elements) else { return false };
    let mut next = 1;
    let mut dims = ty.shape().iter().zip(&strides).rev().skip_while(|(size, stride)| {
        let follows = **stride == next;
        next *= if follows { **size } else { 1 };
        follows
    });
    dims.all(|(size, _)| *size == 1)
}

pub(super) fn lower_copy<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    converter: &LlvmTypeConverter<'c>,
) -> Result<(), NoMatch> {
    let (ty, target) = (operand_type(op, 0, rewriter), operand_type(op, 1, rewriter));
    if !is_contiguous(ty) || !is_contiguous(target) {
        return call_copy(op, operands, rewriter, converter);
    }
    let descriptors = [operands.one(0)?, operands.one(1)?];
    let mut emit = EmitMemory::new(op, rewriter, converter);
    let element = emit.convert(ty.element_type())?;
    let mut count = emit.index(1);
    for dim in 0..ty.shape().len() as i64 {
        let size = emit.extract(descriptors[0], &[SIZES, dim]);
        count = emit.same(llvm::MulOp::DEFINITION, &[count, size]);
    }
    let bytes = emit.bytes(element, Index::Constant(1));
    let bytes = emit.same(llvm::MulOp::DEFINITION, &[count, bytes]);
    let [from, to] = descriptors.map(|descriptor| {
        let base = emit.extract(descriptor, &[ALIGNED]);
        let offset = emit.extract(descriptor, &[OFFSET]);
        emit.address(base, element, &[Index::Value(offset)])
    });
    emit.copy(to, from, bytes);
    rewriter.erase_op(op);
    Ok(())
}

/// A call of `memrefCopy`, which takes descriptors of any rank on the stack.
fn call_copy<'c>(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    converter: &LlvmTypeConverter<'c>,
) -> Result<(), NoMatch> {
    let types = [0, 1].map(|number| operand_type(op, number, rewriter));
    let context = rewriter.context();
    let mut emit = EmitMemory::new(op, rewriter, converter);
    let (pointer, index) = (emit.pointer_type(), emit.index_type());
    let saved = emit.op(llvm::StackSaveOp::DEFINITION, &[], pointer);
    let any = descriptor_of_any_rank(context, converter.options().index_bits);
    let mut descriptors = Vec::new();
    for (number, ty) in types.into_iter().enumerate() {
        let mut descriptor = operands.one(number)?;
        if let Some(rank) = ty.rank() {
            let number = context.integer_attr(index, rank as i128);
            let rank = emit.constant(index, number);
            let memory = emit.on_stack(descriptor);
            let empty = emit.poison(any);
            descriptor = emit.insert(empty, rank, &[0]);
            descriptor = emit.insert(descriptor, memory, &[1]);
        }
        descriptors.push(descriptor);
    }
    let one = emit.index(1);
    let pointers: Vec<Value> = descriptors
        .into_iter()
        .map(|descriptor| {
            let ty = emit.type_of(descriptor);
            let memory = emit.alloca(one, ty, Vec::new());
            emit.emit_only(llvm::StoreOp::DEFINITION, &[descriptor, memory], Vec::new());
            memory
        })
        .collect();
    let element = emit.convert(types[0].element_type())?;
    let bytes = emit.bytes(element, Index::Constant(1));
    let function = declare_in_module(rewriter, op, "memrefCopy", &[index, pointer, pointer], None)?;
    let mut emit = EmitMemory::new(op, rewriter, converter);
    emit.call_any(&function, &[bytes, pointers[0], pointers[1]], None);
    emit.emit_only(llvm::StackRestoreOp::DEFINITION, &[saved], Vec::new());
    rewriter.erase_op(op);
    Ok(())
}
