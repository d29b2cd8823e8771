//! Slots of memory, which `mem2reg` promotes to values and `sroa` splits.

use super::{DestructurableTypeInterface, DynDestructurableTypeInterface};
use crate::context::attributes::{ArrayAttr, Attribute, IntegerAttr};
use crate::context::types::{MemRefType, Type};
use crate::ir::{Ir, Value};

/// A slot of memory: a pointer that nothing else aliases, and the type of the stored value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MemorySlot<'c> {
    /// The pointer.
    pub pointer: Value,
    /// The type of the value in the slot.
    pub element_type: Type<'c>,
}

/// A slot of memory with parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DestructurableMemorySlot<'c> {
    /// The slot.
    pub slot: MemorySlot<'c>,
    /// The type of each part.
    pub subelement_types: Vec<(Attribute<'c>, Type<'c>)>,
}

impl<'c> DestructurableMemorySlot<'c> {
    /// The slot of a pointer. The parts follow from the pointer's type.
    pub fn of_pointer(ir: &Ir<'c>, pointer: Value) -> Option<Self> {
        let ty = pointer.ty(ir);
        let subelement_types = DynDestructurableTypeInterface::cast(ty)?.subelement_index_map()?;
        Some(Self { slot: MemorySlot { pointer, element_type: ty }, subelement_types })
    }
}

/// Erases the operation that defines the default value of a slot, if the value is unused. `handle_promotion_complete` calls
/// it first.
pub fn erase_unused_default(ir: &mut Ir<'_>, default_value: Value) {
    if let Some(op) = default_value.defining_op(ir).filter(|op| op.use_empty(ir)) {
        ir.erase_op(op);
    }
}

/// The treatment of an operation after its blocking uses are removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeletionKind {
    /// It stays.
    Keep,
    /// The pass erases it.
    Delete,
}

/// The largest number of elements of memory that is split into its elements.
const MAX_ELEMENTS: i64 = 16;

/// Memory has its elements as parts, if there are few of them: the number of a part is the array of its indices.
///
/// The dialect `memref` attaches this to the type.
impl<'c> DestructurableTypeInterface<'c> for MemRefType<'c> {
    fn subelement_index_map(self) -> Option<Vec<(Attribute<'c>, Type<'c>)>> {
        let ty = Type::from(self);
        let count = ty.num_elements().filter(|count| (2..=MAX_ELEMENTS).contains(count))?;
        let place = |number| (indices_of(ty, number), self.element_type());
        Some((0..count).map(place).collect())
    }

    fn type_at_index(self, index: Attribute<'c>) -> Option<Type<'c>> {
        let indices = index.cast::<ArrayAttr<'c>>()?.elements();
        let is_inside = |(index, size): (&Attribute<'c>, &i64)| {
            let index = index.cast::<IntegerAttr<'c>>().filter(|index| index.ty().is_index());
            index.and_then(IntegerAttr::as_i64).is_some_and(|index| (0..*size).contains(&index))
        };
        let is_part = indices.len() == self.shape().len() && indices.iter().zip(self.shape()).all(is_inside);
        is_part.then(|| self.element_type())
    }
}

/// The indices of an element, the first of which varies fastest.
fn indices_of<'c>(memory: Type<'c>, mut number: i64) -> Attribute<'c> {
    let context = memory.context();
    let indices = memory.shape().iter().map(|size| {
        let index = context.index_attr(number % size);
        number /= size;
        index
    });
    context.array_attr(&indices.collect::<Vec<_>>())
}
