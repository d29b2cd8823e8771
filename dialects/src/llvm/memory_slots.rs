//! Promotion of `llvm.alloca` slots.
//!
//! A slot is promoted if all accesses load or store the whole slot with its type. MLIR also promotes slots that are accessed
//! with other types or in parts, and splits aggregates.

use rtblgen_runtime::interfaces::{
    DeletionKind, DestructurableAccessorOpInterface, DestructurableAllocationOpInterface,
    DestructurableMemorySlot, MemorySlot, PromotableAllocationOpInterface, PromotableMemOpInterface,
    PromotableOpInterface, SafeMemorySlotAccessOpInterface, erase_unused_default,
};
use rtblgen_runtime::{Attribute, Builder, Ir, IrBuilder, Op, OpState, TypedOp, Use, Value};

use super::{
    AddrSpaceCastOp, AllocaOp, BitcastOp, DbgDeclareOp, DbgValueOp, GEPOp, InvariantEndOp, InvariantStartOp,
    LaunderInvariantGroupOp, LifetimeEndOp, LifetimeStartOp, LoadOp, MemcpyInlineOp, MemcpyOp, MemmoveOp,
    MemsetInlineOp, MemsetOp, StoreOp, StripInvariantGroupOp, UndefOp,
};

impl PromotableAllocationOpInterface for AllocaOp {
    /// An `alloca` of one element is a slot.
    fn promotable_slots<'c>(self, ir: &Ir<'c>) -> Vec<MemorySlot<'c>> {
        let size = crate::shapes::constant_index(ir, self.op().operand(ir, 0));
        let slot = || MemorySlot { pointer: self.op().result(ir, 0), element_type: self.elem_type(ir) };
        (size == Some(1)).then(slot).into_iter().collect()
    }

    fn default_value<'c>(self, slot: &MemorySlot<'c>, builder: &mut IrBuilder<'_, 'c>) -> Value {
        let location = self.op().location(builder.ir());
        let undefined = OpState::new(UndefOp::DEFINITION, location).result(slot.element_type);
        builder.create(undefined).result(builder.ir(), 0)
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
    fn destructurable_slots<'c>(self, _: &Ir<'c>) -> Vec<DestructurableMemorySlot<'c>> {
        Vec::new()
    }

    fn destructure<'c>(
        self,
        _: &DestructurableMemorySlot<'c>,
        _: &[Attribute<'c>],
        _: &mut IrBuilder<'_, 'c>,
        _: &mut Vec<Op>,
    ) -> Vec<(Attribute<'c>, MemorySlot<'c>)> {
        unreachable!("there are no slots to split")
    }

    fn handle_destructuring_complete<'c>(
        self,
        _: &DestructurableMemorySlot<'c>,
        _: &mut IrBuilder<'_, 'c>,
    ) -> Option<Op> {
        unreachable!("there are no slots to split")
    }
}

/// Whether an op accesses the slot, and the slot's pointer is its only blocking use.
fn is_access_of(slot: &MemorySlot<'_>, ir: &Ir<'_>, memory: Value, uses: &[Use]) -> bool {
    matches!(uses, [own] if own.op.operand(ir, own.operand) == slot.pointer) && memory == slot.pointer
}

impl PromotableMemOpInterface for LoadOp {
    fn loads_from<'c>(self, ir: &Ir<'c>, slot: &MemorySlot<'c>) -> bool {
        self.op().operand(ir, 0) == slot.pointer
    }

    fn stores_to<'c>(self, _: &Ir<'c>, _: &MemorySlot<'c>) -> bool {
        false
    }

    fn stored<'c>(self, _: &MemorySlot<'c>, _: &mut IrBuilder<'_, 'c>, _: Value) -> Value {
        unreachable!("a load stores nothing")
    }

    fn can_uses_be_removed<'c>(
        self,
        ir: &Ir<'c>,
        slot: &MemorySlot<'c>,
        blocking_uses: &[Use],
        _: &mut Vec<Use>,
    ) -> bool {
        is_access_of(slot, ir, self.op().operand(ir, 0), blocking_uses)
            && self.op().result(ir, 0).ty(ir) == slot.element_type
            && self.op().attribute(ir, "volatile_").is_none()
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
        self.op().operand(ir, 1) == slot.pointer
    }

    fn stored<'c>(self, _: &MemorySlot<'c>, builder: &mut IrBuilder<'_, 'c>, _: Value) -> Value {
        self.op().operand(builder.ir(), 0)
    }

    fn can_uses_be_removed<'c>(
        self,
        ir: &Ir<'c>,
        slot: &MemorySlot<'c>,
        blocking_uses: &[Use],
        _: &mut Vec<Use>,
    ) -> bool {
        let value = self.op().operand(ir, 0);
        is_access_of(slot, ir, self.op().operand(ir, 1), blocking_uses)
            && value != slot.pointer
            && value.ty(ir) == slot.element_type
            && self.op().attribute(ir, "volatile_").is_none()
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

macro_rules! keep_memory {
    ($($op:ident)*) => {$(
        impl PromotableOpInterface for $op {
            fn can_uses_be_removed(self, _: &Ir<'_>, _: &[Use], _: &mut Vec<Use>) -> bool {
                false
            }

            fn remove_blocking_uses<'c>(self, _: &[Use], _: &mut IrBuilder<'_, 'c>) -> DeletionKind {
                unreachable!("the uses stay")
            }
        }
    )*};
}

keep_memory! {
    AddrSpaceCastOp BitcastOp DbgDeclareOp DbgValueOp GEPOp InvariantEndOp InvariantStartOp
    LaunderInvariantGroupOp StripInvariantGroupOp
}

macro_rules! marks_of_lifetime {
    ($($op:ident)*) => {$(
        impl PromotableOpInterface for $op {
            fn can_uses_be_removed(self, _: &Ir<'_>, _: &[Use], _: &mut Vec<Use>) -> bool {
                true
            }

            fn remove_blocking_uses<'c>(self, _: &[Use], _: &mut IrBuilder<'_, 'c>) -> DeletionKind {
                DeletionKind::Delete
            }
        }
    )*};
}

marks_of_lifetime! { LifetimeEndOp LifetimeStartOp }

macro_rules! keep_whole_memory {
    ($($op:ident)*) => {$(
        impl PromotableMemOpInterface for $op {
            fn loads_from<'c>(self, _: &Ir<'c>, _: &MemorySlot<'c>) -> bool {
                true
            }

            fn stores_to<'c>(self, _: &Ir<'c>, _: &MemorySlot<'c>) -> bool {
                true
            }

            fn stored<'c>(self, _: &MemorySlot<'c>, _: &mut IrBuilder<'_, 'c>, _: Value) -> Value {
                unreachable!("the uses stay")
            }

            fn can_uses_be_removed<'c>(
                self,
                _: &Ir<'c>,
                _: &MemorySlot<'c>,
                _: &[Use],
                _: &mut Vec<Use>,
            ) -> bool {
                false
            }

            fn remove_blocking_uses<'c>(
                self,
                _: &MemorySlot<'c>,
                _: &[Use],
                _: &mut IrBuilder<'_, 'c>,
                _: Value,
            ) -> DeletionKind {
                unreachable!("the uses stay")
            }
        }
    )*};
}

keep_whole_memory! { MemcpyInlineOp MemcpyOp MemmoveOp MemsetInlineOp MemsetOp }

macro_rules! keep_structures {
    ($($op:ident)*) => {$(
        impl DestructurableAccessorOpInterface for $op {
            fn can_rewire<'c>(
                self,
                _: &Ir<'c>,
                _: &DestructurableMemorySlot<'c>,
                _: &mut Vec<Attribute<'c>>,
                _: &mut Vec<MemorySlot<'c>>,
            ) -> bool {
                false
            }

            fn rewire<'c>(
                self,
                _: &DestructurableMemorySlot<'c>,
                _: &[(Attribute<'c>, MemorySlot<'c>)],
                _: &mut IrBuilder<'_, 'c>,
            ) -> DeletionKind {
                unreachable!("nothing is split")
            }
        }

        impl SafeMemorySlotAccessOpInterface for $op {
            fn ensure_only_safe_accesses<'c>(
                self,
                _: &Ir<'c>,
                _: &MemorySlot<'c>,
                _: &mut Vec<MemorySlot<'c>>,
            ) -> bool {
                false
            }
        }
    )*};
}

keep_structures! { GEPOp LoadOp MemcpyInlineOp MemcpyOp MemmoveOp MemsetInlineOp MemsetOp StoreOp }
