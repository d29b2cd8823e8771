//! Emits accesses of memory and descriptors.

use std::ops::{Deref, DerefMut};

use rtblgen_runtime::conversion::ConversionRewriter;
use rtblgen_runtime::{DYNAMIC, NamedAttribute, NoMatch, Op, OpDefinition, Type, TypedOp, Value};

use super::LlvmTypeConverter;
use super::descriptor::{ALIGNED, ALLOCATED, OFFSET, SIZES, STRIDES};
use super::emit::Emit;
use super::pattern::{emit, overflow_form};
use crate::llvm::{self, GEPNoWrapFlags, GEPOp, IntegerOverflowFlags, LLVMPointerType};

/// An index of `llvm.getelementptr`.
#[derive(Clone, Copy)]
pub(super) enum Index {
    Constant(i32),
    Value(Value),
}

/// The placeholder in `llvm.getelementptr` for an index that is an operand.
const OPERAND: i32 = i32::MIN;

/// The sizes and strides of new memory, and how much of it there is.
pub(super) struct Layout {
    pub(super) sizes: Vec<Value>,
    pub(super) strides: Vec<Value>,
    /// The number of elements.
    pub(super) count: Value,
}

/// Emits operations of `llvm`, with the types of a lowering.
pub(super) struct EmitMemory<'r, 'c> {
    emit: Emit<'r, 'c>,
    converter: &'r LlvmTypeConverter<'c>,
}

impl<'r, 'c> Deref for EmitMemory<'r, 'c> {
    type Target = Emit<'r, 'c>;

    fn deref(&self) -> &Emit<'r, 'c> {
        &self.emit
    }
}

impl DerefMut for EmitMemory<'_, '_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.emit
    }
}

impl<'r, 'c> EmitMemory<'r, 'c> {
    /// Emits in the place of an operation.
    pub(super) fn new(
        op: Op,
        rewriter: &'r mut ConversionRewriter<'_, 'c>,
        converter: &'r LlvmTypeConverter<'c>,
    ) -> Self {
        EmitMemory { emit: emit(op, rewriter), converter }
    }

    pub(super) fn convert(&self, ty: Type<'c>) -> Result<Type<'c>, NoMatch> {
        self.converter.convert_type(ty).ok_or(NoMatch)
    }

    pub(super) fn index_type(&self) -> Type<'c> {
        self.context().integer_type(self.converter.options().index_bits)
    }

    pub(super) fn pointer_type(&self) -> Type<'c> {
        LLVMPointerType::get(self.context(), 0).into()
    }

    /// A constant index.
    pub(super) fn index(&mut self, number: i64) -> Value {
        let (ty, value) = (self.index_type(), self.context().index_attr(number));
        self.constant(ty, value)
    }

    /// The address of an element.
    pub(super) fn address(&mut self, base: Value, element: Type<'c>, indices: &[Index]) -> Value {
        self.address_with(base, element, indices, GEPNoWrapFlags::NONE)
    }

    fn address_with(
        &mut self,
        base: Value,
        element: Type<'c>,
        indices: &[Index],
        flags: GEPNoWrapFlags,
    ) -> Value {
        let values = indices.iter().filter_map(|index| match index {
            Index::Value(value) => Some(*value),
            Index::Constant(_) => None,
        });
        let constants: Vec<i32> = indices
            .iter()
            .map(|index| match index {
                Index::Value(_) => OPERAND,
                Index::Constant(number) => *number,
            })
            .collect();
        let values: Vec<Value> = values.collect();
        let ty = self.type_of(base);
        let (builder, location) = self.builder();
        let op = GEPOp::build_with(builder, location, ty, base, &values, &constants, element, Some(flags));
        op.op().result(builder.ir(), 0)
    }

    pub(super) fn load(
        &mut self,
        pointer: Value,
        ty: Type<'c>,
        attributes: Vec<NamedAttribute<'c>>,
    ) -> Value {
        let state = self.state(llvm::LoadOp::DEFINITION).operand(pointer).attributes(attributes);
        self.create(state.result(ty))
    }

    /// Memory on the stack for so many values of a type.
    pub(super) fn alloca(
        &mut self,
        count: Value,
        ty: Type<'c>,
        attributes: Vec<NamedAttribute<'c>>,
    ) -> Value {
        let pointer = self.pointer_type();
        self.alloca_in(pointer, count, ty, attributes)
    }

    pub(super) fn alloca_in(
        &mut self,
        pointer: Type<'c>,
        count: Value,
        ty: Type<'c>,
        attributes: Vec<NamedAttribute<'c>>,
    ) -> Value {
        let ty = self.context().type_attr(ty);
        let state = self
            .state(llvm::AllocaOp::DEFINITION)
            .operand(count)
            .attribute("elem_type", ty)
            .attributes(attributes);
        self.create(state.result(pointer))
    }

    /// Memory on the stack with a value in it.
    pub(super) fn on_stack(&mut self, value: Value) -> Value {
        let context = self.context();
        let one = self.constant(context.integer_type(64), context.index_attr(1));
        let ty = self.type_of(value);
        let pointer = self.alloca(one, ty, Vec::new());
        self.emit_only(llvm::StoreOp::DEFINITION, &[value, pointer], Vec::new());
        pointer
    }

    /// Copies `bytes` bytes.
    pub(super) fn copy(&mut self, to: Value, from: Value, bytes: Value) {
        let context = self.context();
        let is_volatile = context.named_attribute("isVolatile", context.bool_attr(false));
        self.emit_only(llvm::MemcpyOp::DEFINITION, &[to, from, bytes], vec![is_volatile]);
    }

    /// The bytes of so many values of a type.
    pub(super) fn bytes(&mut self, ty: Type<'c>, count: Index) -> Value {
        let pointer = self.pointer_type();
        let null = self.op(llvm::ZeroOp::DEFINITION, &[], pointer);
        let end = self.address(null, ty, &[count]);
        let index = self.index_type();
        self.op(llvm::PtrToIntOp::DEFINITION, &[end], index)
    }

    /// The layout of new memory of a type whose unknown sizes are given.
    pub(super) fn layout(&mut self, ty: Type<'c>, given: &[Value]) -> Result<Layout, NoMatch> {
        let shape = ty.shape();
        let (mut given, mut sizes) = (given.iter(), Vec::new());
        for size in shape {
            sizes.push(match *size {
                DYNAMIC => *given.next().ok_or(NoMatch)?,
                size => self.index(size),
            });
        }
        let (mut known, mut count) = (Some(1i64), self.index(1));
        let mut strides = vec![count; shape.len()];
        for dim in (0..shape.len()).rev() {
            strides[dim] = count;
            let is_innermost = known == Some(1);
            known = known.filter(|_| shape[dim] != DYNAMIC).map(|known| known.wrapping_mul(shape[dim]));
            count = match known {
                _ if is_innermost => sizes[dim],
                Some(known) => self.index(known),
                None => self.same(llvm::MulOp::DEFINITION, &[count, sizes[dim]]),
            };
        }
        Ok(Layout { sizes, strides, count })
    }

    /// The descriptor of memory that begins at a pointer.
    pub(super) fn descriptor(
        &mut self,
        ty: Type<'c>,
        pointers: [Value; 2],
        sizes: &[Value],
        strides: &[Value],
    ) -> Result<Value, NoMatch> {
        let mut value = self.empty_descriptor(ty, pointers)?;
        let zero = self.index(0);
        value = self.insert(value, zero, &[OFFSET]);
        for (part, values) in [(SIZES, sizes), (STRIDES, strides)] {
            let numbered = values.iter().zip(0..);
            value = numbered.fold(value, |value, (new, dim)| self.insert(value, *new, &[part, dim]));
        }
        Ok(value)
    }

    /// Returns a descriptor with the pointers only.
    pub(super) fn empty_descriptor(
        &mut self,
        ty: Type<'c>,
        [allocated, aligned]: [Value; 2],
    ) -> Result<Value, NoMatch> {
        let ty = self.convert(ty)?;
        let value = self.poison(ty);
        let value = self.insert(value, allocated, &[ALLOCATED]);
        Ok(self.insert(value, aligned, &[ALIGNED]))
    }

    /// The pointers in a descriptor.
    pub(super) fn pointers(&mut self, descriptor: Value) -> [Value; 2] {
        [self.extract(descriptor, &[ALLOCATED]), self.extract(descriptor, &[ALIGNED])]
    }

    /// The address of the element at some indices. `is_inside` is set if the element is inside of the memory.
    pub(super) fn element(
        &mut self,
        ty: Type<'c>,
        descriptor: Value,
        indices: &[Value],
        is_inside: bool,
    ) -> Result<Value, NoMatch> {
        let (strides, offset) = ty.strides_and_offset().ok_or(NoMatch)?;
        let element = self.convert(ty.element_type())?;
        let base = self.start(descriptor, element, offset);
        let overflow = is_inside.then_some(IntegerOverflowFlags::NSW | IntegerOverflowFlags::NUW);
        let mut sum = None;
        for (dim, (index, stride)) in indices.iter().zip(strides).enumerate() {
            let mut moved = *index;
            if stride != 1 {
                let stride = match stride {
                    DYNAMIC => self.extract(descriptor, &[STRIDES, dim as i64]),
                    stride => self.index(stride),
                };
                moved = self.arithmetic(llvm::MulOp::DEFINITION, [moved, stride], overflow);
            }
            sum = Some(match sum {
                Some(sum) => self.arithmetic(llvm::AddOp::DEFINITION, [sum, moved], overflow),
                None => moved,
            });
        }
        let flags = match is_inside {
            true => GEPNoWrapFlags::INBOUNDS | GEPNoWrapFlags::NUW,
            false => GEPNoWrapFlags::NONE,
        };
        Ok(sum.map_or(base, |sum| self.address_with(base, element, &[Index::Value(sum)], flags)))
    }

    /// The address of the first element.
    fn start(&mut self, descriptor: Value, element: Type<'c>, offset: i64) -> Value {
        let base = self.extract(descriptor, &[ALIGNED]);
        let offset = match offset {
            0 => return base,
            DYNAMIC => self.extract(descriptor, &[OFFSET]),
            offset => self.index(offset),
        };
        self.address(base, element, &[Index::Value(offset)])
    }

    fn arithmetic(
        &mut self,
        kind: &'static OpDefinition,
        operands: [Value; 2],
        flags: Option<IntegerOverflowFlags>,
    ) -> Value {
        let ty = self.type_of(operands[0]);
        let mut state = self.state(kind).operands(operands).result(ty);
        if let Some(flags) = flags {
            state = state.property_or_attribute("overflowFlags", overflow_form(self.context(), flags));
        }
        self.create(state)
    }
}
