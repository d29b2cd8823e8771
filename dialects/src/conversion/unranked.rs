//! Descriptors of memory of any rank: a rank, and a pointer to the descriptor of that rank.

use rtblgen_runtime::conversion::ConversionRewriter;
use rtblgen_runtime::{NoMatch, Op, Type, Value};

use super::LlvmTypeConverter;
use super::descriptor::address_space;
use super::emit_memory::{EmitMemory, Index};
use super::library::declare;
use crate::llvm::{LLVMPointerType, LLVMStructType};

/// The bits of a pointer. A data layout does not change it.
pub(super) const POINTER_BITS: u32 = 64;

/// The bytes of the descriptor that a descriptor of any rank points to.
pub(super) fn descriptor_bytes(emit: &mut EmitMemory<'_, '_>, descriptor: Value) -> Value {
    let index_bits = emit.index_type().int_or_float_bit_width().unwrap_or(64);
    let (one, two) = (emit.index(1), emit.index(2));
    let index_bytes = emit.index(i64::from(index_bits.div_ceil(8)));
    let pointer_bytes = emit.index(i64::from(POINTER_BITS / 8));
    let pointers = emit.same("llvm.mul", &[two, pointer_bytes]);
    let rank = emit.extract(descriptor, &[0]);
    let numbers = emit.same("llvm.mul", &[two, rank]);
    let numbers = emit.same("llvm.add", &[numbers, one]);
    let numbers = emit.same("llvm.mul", &[numbers, index_bytes]);
    emit.same("llvm.add", &[pointers, numbers])
}

/// Memory on the stack for so many bytes.
pub(super) fn bytes_on_stack(emit: &mut EmitMemory<'_, '_>, count: Value) -> Value {
    let byte = emit.context().integer_type(8);
    emit.alloca(count, byte, Vec::new())
}

/// The descriptor that a descriptor of any rank points to.
#[derive(Clone, Copy)]
pub(super) struct Inner<'c> {
    /// Where it is.
    pub(super) memory: Value,
    /// The type of its pointers.
    pub(super) pointer: Type<'c>,
}

impl<'c> Inner<'c> {
    /// The one behind a descriptor of memory of a type.
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
        emit.emit_only("llvm.store", &[pointer, self.memory], Vec::new());
    }

    /// The address behind so many pointers.
    fn behind(self, emit: &mut EmitMemory<'_, 'c>, pointers: i32) -> Value {
        emit.address(self.memory, self.pointer, &[Index::Constant(pointers)])
    }

    pub(super) fn aligned(self, emit: &mut EmitMemory<'_, 'c>) -> Value {
        let address = self.behind(emit, 1);
        emit.load(address, self.pointer, Vec::new())
    }

    pub(super) fn set_aligned(self, emit: &mut EmitMemory<'_, 'c>, pointer: Value) {
        let address = self.behind(emit, 1);
        emit.emit_only("llvm.store", &[pointer, address], Vec::new());
    }

    /// The address of the offset, behind which are the sizes and strides.
    pub(super) fn offset_address(self, emit: &mut EmitMemory<'_, 'c>) -> Value {
        self.behind(emit, 2)
    }

    pub(super) fn offset(self, emit: &mut EmitMemory<'_, 'c>) -> Value {
        let (address, index) = (self.offset_address(emit), emit.index_type());
        emit.load(address, index, Vec::new())
    }

    pub(super) fn set_offset(self, emit: &mut EmitMemory<'_, 'c>, offset: Value) {
        let address = self.offset_address(emit);
        emit.emit_only("llvm.store", &[offset, address], Vec::new());
    }

    /// The address of the sizes.
    pub(super) fn sizes(self, emit: &mut EmitMemory<'_, 'c>) -> Value {
        let (context, index) = (emit.context(), emit.index_type());
        let parts = [self.pointer, self.pointer, index, index];
        let structure = LLVMStructType::get(context, &parts, false).into();
        emit.address(self.memory, structure, &[Index::Constant(0), Index::Constant(3)])
    }
}

/// Where a descriptor of any rank has to be.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    /// On the heap, since a function returns it.
    Heap,
    /// On the stack, since the caller of a function frees what was returned.
    Stack,
}

/// A copy of a descriptor of any rank; the one on the heap is freed if the copy is on the stack.
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
    match place {
        Place::Heap => {
            let index = context.integer_type(converter.options().index_bits);
            declare(rewriter, op, "malloc", &[index], Some(pointer))?;
        }
        Place::Stack => declare(rewriter, op, "free", &[pointer], None)?,
    }
    let mut emit = EmitMemory::new(op, rewriter, converter);
    let bytes = descriptor_bytes(&mut emit, descriptor);
    let memory = match place {
        Place::Heap => emit.call("malloc", &[bytes], pointer),
        Place::Stack => bytes_on_stack(&mut emit, bytes),
    };
    let source = emit.extract(descriptor, &[1]);
    emit.copy(memory, source, bytes);
    if place == Place::Stack {
        emit.call_any("free", &[source], None);
    }
    let ty = emit.convert(ty)?;
    let copy = emit.poison(ty);
    let rank = emit.extract(descriptor, &[0]);
    let copy = emit.insert(copy, rank, &[0]);
    Ok(emit.insert(copy, memory, &[1]))
}
