//! Promotion and splitting of memory on the stack: the interfaces for `mem2reg` and `sroa`.

use crate::shapes::constant_index;
use rtblgen_runtime::interfaces::{
    DeletionKind, DestructurableAccessorOpInterface, DestructurableAllocationOpInterface,
    DestructurableMemorySlot, DynDestructurableTypeInterface, MemorySlot, PromotableAllocationOpInterface,
    PromotableMemOpInterface, erase_unused_default,
};
use rtblgen_runtime::{Attribute, Builder, Ir, IrBuilder, Op, OpState, TypedOp, Use, Value};

use super::{AllocaOp, LoadOp, StoreOp};
use crate::shaped::result_type;
use crate::ub::PoisonOp;

impl PromotableAllocationOpInterface for AllocaOp {
    /// Memory of one element.
    fn promotable_slots<'c>(self, ir: &Ir<'c>) -> Vec<MemorySlot<'c>> {
        let ty = result_type(self, ir);
        let slot = MemorySlot { pointer: self.op().result(ir, 0), element_type: ty.element_type() };
        (ty.num_elements() == Some(1)).then_some(slot).into_iter().collect()
    }

    fn default_value<'c>(self, slot: &MemorySlot<'c>, builder: &mut IrBuilder<'_, 'c>) -> Value {
        let location = self.op().location(builder.ir());
        let poison = OpState::new(PoisonOp::DEFINITION, location).result(slot.element_type);
        builder.create(poison).result(builder.ir(), 0)
    }

    fn handle_promotion_complete<'c>(
        self,
        _: &MemorySlot<'c>,
        default_value: Value,
        builder: &mut IrBuilder<'_, 'c>,
    ) -> Option<Op> {
        erase_unused_default(builder.ir_mut(), default_value);
        builder.ir_mut().erase_op(self.op());
        None
    }
}

impl DestructurableAllocationOpInterface for AllocaOp {
    fn destructurable_slots<'c>(self, ir: &Ir<'c>) -> Vec<DestructurableMemorySlot<'c>> {
        DestructurableMemorySlot::of_pointer(ir, self.op().result(ir, 0)).into_iter().collect()
    }

    fn destructure<'c>(
        self,
        _: &DestructurableMemorySlot<'c>,
        used_indices: &[Attribute<'c>],
        builder: &mut IrBuilder<'_, 'c>,
        new_allocators: &mut Vec<Op>,
    ) -> Vec<(Attribute<'c>, MemorySlot<'c>)> {
        builder.set_insertion_point_after(self.op());
        let location = self.op().location(builder.ir());
        let ty = DynDestructurableTypeInterface::cast(result_type(self, builder.ir()));
        let part = |index: &Attribute<'c>| {
            let element_type = ty?.type_at_index(*index)?;
            let memory = element_type.context().memref_type(&[], element_type, None, None);
            let state = OpState::new(AllocaOp::DEFINITION, location).operand_segments([0, 0]);
            let part = builder.create(state.result(memory));
            new_allocators.push(part);
            Some((*index, MemorySlot { pointer: part.result(builder.ir(), 0), element_type }))
        };
        used_indices.iter().filter_map(part).collect()
    }

    fn handle_destructuring_complete<'c>(
        self,
        _: &DestructurableMemorySlot<'c>,
        builder: &mut IrBuilder<'_, 'c>,
    ) -> Option<Op> {
        builder.ir_mut().erase_op(self.op());
        None
    }
}

/// Whether the only use to remove is that of the slot's pointer as the memory that is accessed.
fn is_access_of(slot: &MemorySlot<'_>, ir: &Ir<'_>, memory: Value, uses: &[Use]) -> bool {
    matches!(uses, [own] if own.op.operand(ir, own.operand) == slot.pointer) && memory == slot.pointer
}

/// The part of a slot that an access selects by constant indices within its bounds. The indices follow the memref operand.
/// `None` if another operand is the slot's pointer, too.
fn part<'c>(
    slot: &DestructurableMemorySlot<'c>,
    ir: &Ir<'c>,
    access: Op,
    memory: usize,
) -> Option<Attribute<'c>> {
    let pointer = slot.slot.pointer;
    let mut places = access.operands(ir).enumerate().filter(|(_, operand)| *operand == pointer);
    let is_memory_alone = places.next()?.0 == memory && places.next().is_none();
    let numbers: Option<Vec<i64>> =
        access.operands(ir).skip(memory + 1).map(|index| constant_index(ir, index)).collect();
    let context = ir.context();
    let indices: Vec<Attribute<'c>> = numbers?.into_iter().map(|number| context.index_attr(number)).collect();
    let part = context.array_attr(&indices);
    let is_part = slot.subelement_types.iter().any(|(own, _)| *own == part);
    (is_memory_alone && is_part).then_some(part)
}

/// Implements the interface for accesses, given the number of the memref operand.
macro_rules! split_accesses {
    ($($op:ident: $memory:literal;)*) => {$(
        impl DestructurableAccessorOpInterface for $op {
            fn can_rewire<'c>(
                self,
                ir: &Ir<'c>,
                slot: &DestructurableMemorySlot<'c>,
                used_indices: &mut Vec<Attribute<'c>>,
                _: &mut Vec<MemorySlot<'c>>,
            ) -> bool {
                let part = part(slot, ir, self.op(), $memory);
                used_indices.extend(part);
                part.is_some()
            }

            /// Makes the access use the memory of the part, which has no indices.
            fn rewire<'c>(
                self,
                slot: &DestructurableMemorySlot<'c>,
                subslots: &[(Attribute<'c>, MemorySlot<'c>)],
                builder: &mut IrBuilder<'_, 'c>,
            ) -> DeletionKind {
                let part = part(slot, builder.ir(), self.op(), $memory);
                if let Some((_, subslot)) = subslots.iter().find(|(own, _)| Some(*own) == part) {
                    let ir = builder.ir_mut();
                    ir.set_operand(self.op(), $memory, subslot.pointer);
                    ir.set_operand_group(self.op(), $memory + 1, &[]);
                }
                DeletionKind::Keep
            }
        }
    )*};
}

split_accesses! {
    LoadOp: 0;
    StoreOp: 1;
}

impl PromotableMemOpInterface for LoadOp {
    fn loads_from<'c>(self, ir: &Ir<'c>, slot: &MemorySlot<'c>) -> bool {
        *self.memref(ir) == slot.pointer
    }

    fn stores_to<'c>(self, _: &Ir<'c>, _: &MemorySlot<'c>) -> bool {
        false
    }

    fn stored<'c>(self, _: &MemorySlot<'c>, _: &mut IrBuilder<'_, 'c>, reaching_definition: Value) -> Value {
        reaching_definition
    }

    fn can_uses_be_removed<'c>(
        self,
        ir: &Ir<'c>,
        slot: &MemorySlot<'c>,
        blocking_uses: &[Use],
        _: &mut Vec<Use>,
    ) -> bool {
        is_access_of(slot, ir, *self.memref(ir), blocking_uses) && result_type(self, ir) == slot.element_type
    }

    fn remove_blocking_uses<'c>(
        self,
        _: &MemorySlot<'c>,
        _: &[Use],
        builder: &mut IrBuilder<'_, 'c>,
        reaching_definition: Value,
    ) -> DeletionKind {
        let result = self.op().result(builder.ir(), 0);
        builder.ir_mut().replace_all_uses(result, reaching_definition);
        DeletionKind::Delete
    }
}

impl PromotableMemOpInterface for StoreOp {
    fn loads_from<'c>(self, _: &Ir<'c>, _: &MemorySlot<'c>) -> bool {
        false
    }

    fn stores_to<'c>(self, ir: &Ir<'c>, slot: &MemorySlot<'c>) -> bool {
        *self.memref(ir) == slot.pointer
    }

    fn stored<'c>(self, _: &MemorySlot<'c>, builder: &mut IrBuilder<'_, 'c>, _: Value) -> Value {
        self.value(builder.ir())
    }

    fn can_uses_be_removed<'c>(
        self,
        ir: &Ir<'c>,
        slot: &MemorySlot<'c>,
        blocking_uses: &[Use],
        _: &mut Vec<Use>,
    ) -> bool {
        let value = self.value(ir);
        is_access_of(slot, ir, *self.memref(ir), blocking_uses)
            && value != slot.pointer
            && value.ty(ir) == slot.element_type
    }

    fn remove_blocking_uses<'c>(
        self,
        _: &MemorySlot<'c>,
        _: &[Use],
        _: &mut IrBuilder<'_, 'c>,
        _: Value,
    ) -> DeletionKind {
        DeletionKind::Delete
    }
}
