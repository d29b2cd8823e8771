//! `test.multi_slot_alloca`: an allocation with a slot for each result.

use rtblgen_runtime::interfaces::{
    DestructurableAllocationOpInterface, DestructurableMemorySlot, MemorySlot,
    PromotableAllocationOpInterface, erase_unused_default,
};
use rtblgen_runtime::{Attribute, Builder, Ir, IrBuilder, Op, OpState, Type, TypedOp, Value};

use super::*;

/// Replaces the allocation by one without the result of a slot; returns it if there are other results.
fn without_slot(op: Op, pointer: Value, builder: &mut IrBuilder<'_, '_>) -> Option<Op> {
    let kept: Vec<Value> = op.results(builder.ir()).filter(|result| *result != pointer).collect();
    let replacement = (!kept.is_empty()).then(|| {
        let types: Vec<Type<'_>> = kept.iter().map(|value| value.ty(builder.ir())).collect();
        builder.set_insertion_point_before(op);
        let location = op.location(builder.ir());
        builder.create(OpState::new(TestMultiSlotAlloca::DEFINITION, location).results(types))
    });
    let ir = builder.ir_mut();
    for (number, old) in kept.into_iter().enumerate() {
        let new = replacement.map(|op| op.result(ir, number));
        new.into_iter().for_each(|new| ir.replace_all_uses(old, new));
    }
    ir.erase_op(op);
    replacement
}

impl PromotableAllocationOpInterface for TestMultiSlotAlloca {
    fn promotable_slots<'c>(self, ir: &Ir<'c>) -> Vec<MemorySlot<'c>> {
        let slot = |pointer: Value| MemorySlot { pointer, element_type: pointer.ty(ir).element_type() };
        self.op().results(ir).map(slot).collect()
    }

    fn default_value<'c>(self, slot: &MemorySlot<'c>, builder: &mut IrBuilder<'_, 'c>) -> Value {
        let context = builder.context();
        let value = context.integer_attr(context.i32_type(), 42);
        let state = OpState::new(TestOpConstant::DEFINITION, self.op().location(builder.ir()));
        let constant = builder.create(state.attribute("value", value).result(slot.element_type));
        constant.result(builder.ir(), 0)
    }

    fn handle_promotion_complete<'c>(
        self,
        slot: &MemorySlot<'c>,
        default_value: Value,
        builder: &mut IrBuilder<'_, 'c>,
    ) -> Option<Op> {
        erase_unused_default(builder.ir_mut(), default_value);
        without_slot(self.op(), slot.pointer, builder)
    }
}

impl DestructurableAllocationOpInterface for TestMultiSlotAlloca {
    fn destructurable_slots<'c>(self, ir: &Ir<'c>) -> Vec<DestructurableMemorySlot<'c>> {
        self.op()
            .results(ir)
            .filter_map(|pointer| DestructurableMemorySlot::of_pointer(ir, pointer))
            .collect()
    }

    fn destructure<'c>(
        self,
        slot: &DestructurableMemorySlot<'c>,
        used_indices: &[Attribute<'c>],
        builder: &mut IrBuilder<'_, 'c>,
        new_allocators: &mut Vec<Op>,
    ) -> Vec<(Attribute<'c>, MemorySlot<'c>)> {
        builder.set_insertion_point_after(self.op());
        let location = self.op().location(builder.ir());
        let used = slot.subelement_types.iter().filter(|(index, _)| used_indices.contains(index));
        let parts = used.map(|(index, element_type)| {
            let memory = element_type.context().memref_type(&[], *element_type, None, None);
            let state = OpState::new(TestMultiSlotAlloca::DEFINITION, location).result(memory);
            let part = builder.create(state);
            new_allocators.push(part);
            let pointer = part.result(builder.ir(), 0);
            (*index, MemorySlot { pointer, element_type: *element_type })
        });
        parts.collect()
    }

    fn handle_destructuring_complete<'c>(
        self,
        slot: &DestructurableMemorySlot<'c>,
        builder: &mut IrBuilder<'_, 'c>,
    ) -> Option<Op> {
        without_slot(self.op(), slot.slot.pointer, builder)
    }
}
