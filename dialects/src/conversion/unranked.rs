//! Descriptors of unranked memrefs: the rank, and a pointer to the ranked descriptor (the inner descriptor).

use rtblgen_runtime::conversion::ConversionRewriter;
use rtblgen_runtime::{NoMatch, Op, Type, TypedOp, Value};

use super::LlvmTypeConverter;
use super::descriptor::address_space;
use super::emit_memory::{EmitMemory, Index};
use super::library::declare;
use crate::llvm::{self, LLVMPointerType, LLVMStructType};

/// The width of a pointer. Data layouts are not read.
pub(super) const POINTER_BITS: u32 = 64;

/// The size of the inner descriptor in bytes.
pub(super) fn descriptor_bytes(emit: &mut EmitMemory<'_, '_>, descriptor: Value) -> Value {
    let index_bits = emit.index_type().int_or_float_bit_width().unwrap_or(64);
    let (one, two) = (emit.index(1), emit.index(2));
    let index_bytes = emit.index(i64::from(index_bits.div_ceil(8)));
    let pointer_bytes = emit.index(i64::from(POINTER_BITS / 8));
    let pointers = emit.same(llvm::MulOp::DEFINITION, &[two, pointer_bytes]);
    let rank = emit.extract(descriptor, &[0]);
    let numbers = emit.same(llvm::MulOp::DEFINITION, &[two, rank]);
    let numbers = emit.same(llvm::AddOp::DEFINITION, &[numbers, one]);
    let numbers = emit.same(llvm::MulOp::DEFINITION, &[numbers, index_bytes]);
    emit.same(llvm::AddOp::DEFINITION, &[pointers, numbers])
}

/// Allocates `count` bytes on the stack.
pub(super) fn bytes_on_stack(emit: &mut EmitMemory<'_, '_>, count: Value) -> Value {
    let byte = emit.context().integer_type(8);
    emit.alloca(count, byte, Vec::new())
}

/// The ranked descriptor that an unranked descriptor points to.
#[derive(Clone, Copy)]
pub(super) struct Inner<'c> {
    /// The pointer to it.
    pub(super) memory: Value,
    /// The type of its pointers.
    pub(super) pointer: Type<'c>,
}

impl<'c> Inner<'c> {
    /// The inner descriptor of `descriptor`, a memref of type `ty`.
    pub(super) fn of(
        emit: &mut EmitMemory<'_, 'c>,
        ty: Type<'c>,
        descriptor: Value,
    ) -> Result<Self, NoMatch> {
        let space = address_space(ty).ok_or(NoMatch)?;
        let memory = emit.extract(descriptor, &[1]);
        Ok(Inner { memory, pointer: LLVMPointerType::get(emit.context(), space).into() })
    }

    pub(super) fn allocated(self, emit: &mut EmitMemory<'_, 'c>) -> Value {
        emit.load(self.memory, self.pointer, Vec::new())
    }

    pub(super) fn set_allocated(self, emit: &mut EmitMemory<'_, 'c>, pointer: Value) {
        emit.emit_only(llvm::StoreOp::DEFINITION, &[pointer, self.memory], Vec::new());
    }

    /// The address after `count` pointers.
    fn behind(self, emit: &mut EmitMemory<'_, 'c>, pointers: i32) -> Value {
        emit.address(self.memory, self.pointer, &[Index::Constant(pointers)])
    }

    pub(super) fn aligned(self, emit: &mut EmitMemory<'_, 'c>) -> Value {
        let address = self.behind(emit, 1);
        emit.load(address, self.pointer, Vec::new())
    }

    pub(super) fn set_aligned(self, emit: &mut EmitMemory<'_, 'c>, pointer: Value) {
        let address = self.behind(emit, 1);
        emit.emit_only(llvm::StoreOp::DEFINITION, &[pointer, address], Vec::new());
    }

    /// The address of the offset. The sizes and strides follow it.
    pub(super) fn offset_address(self, emit: &mut EmitMemory<'_, 'c>) -> Value {
        self.behind(emit, 2)
    }

    pub(super) fn offset(self, emit: &mut EmitMemory<'_, 'c>) -> Value {
        let (address, index) = (self.offset_address(emit), emit.index_type());
        emit.load(address, index, Vec::new())
    }

    pub(super) fn set_offset(self, emit: &mut EmitMemory<'_, 'c>, offset: Value) {
        let address = self.offset_address(emit);
        emit.emit_only(llvm::StoreOp::DEFINITION, &[offset, address], Vec::new());
    }

    /// The address of the sizes.
    pub(super) fn sizes(self, emit: &mut EmitMemory<'_, 'c>) -> Value {
        let (context, index) = (emit.context(), emit.index_type());
        let parts = [self.pointer, self.pointer, index, index];
        let structure = LLVMStructType::literal(context, &parts, false).into();
        emit.address(self.memory, structure, &[Index::Constant(0), Index::Constant(3)])
    }
}

/// The memory that a copied descriptor is placed in.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    /// On the heap, since a function returns it.
    Heap,
    /// On the stack, since the caller of a function frees the returned memory.
    Stack,
}

/// Copies an unranked descriptor. If the copy is on the stack, the original on the heap is freed.
pub(super) fn copy_unranked<'c>(
    op: Op,
    ty: Type<'c>,
    descriptor: Value,
    place: Place,
    rewriter: &mut ConversionRewriter<'_, 'c>,
    converter: &LlvmTypeConverter<'c>,
) -> Result<Value, NoMatch> {
    let context = rewriter.context();
    address_space(ty).ok_or(NoMatch)?;
    let pointer: Type<'c> = LLVMPointerType::get(context, 0).into();
    let function = match place {
        Place::Heap => {
            let index = context.integer_type(converter.options().index_bits);
            declare(rewriter, op, "malloc", &[index], Some(pointer))?
        }
        Place::Stack => declare(rewriter, op, "free", &[pointer], None)?,
    };
    let mut emit = EmitMemory::new(op, rewriter, converter);
    let bytes = descriptor_bytes(&mut emit, descriptor);
    let memory = match place {
        Place::Heap => emit.call(&function, &[bytes], pointer),
        Place::Stack => bytes_on_stack(&mut emit, bytes),
    };
    let source = emit.extract(descriptor, &[1]);
    emit.copy(memory, source, bytes);
    if place == Place::Stack {
        emit.call_any(&function, &[source], None);
    }
    let ty = emit.convert(ty)?;
    let copy = emit.poison(ty);
    let rank = emit.extract(descriptor, &[0]);
    let copy = emit.insert(copy, rank, &[0]);
    Ok(emit.insert(copy, memory, &[1]))
}
