//! The values of a function that is running.

use crate::execute::code::{Address, FunctionCode};
use crate::program::PdlSlot;
use crate::{PdlEntity, PdlType};
use rtblgen_ir::context::attributes::Attribute;
use rtblgen_ir::context::types::Type;
use rtblgen_ir::ir::{Ir, Op};

/// The most elements of a range, and the most operands and results of a new operation. A pattern that doubles a range each
/// time would fill the memory otherwise.
pub(super) const MAX_RANGE: usize = 1 << 16;

/// The values and loops of a function that is running. A value that has not been made is null.
#[derive(Default)]
pub(super) struct Frame<'c> {
    values: Vec<Option<PdlEntity<'c>>>,
    loops: Vec<Loop>,
}

/// A loop over operations.
struct Loop {
    /// The operations that are left, the next one last.
    left: Vec<Op>,
    variable: PdlSlot,
    body: Address,
    next: Address,
}

impl<'c> Frame<'c> {
    /// Makes room for the values of a function. Values of an earlier run are left: a valid function makes
    /// each of its values before it reads it.
    pub(super) fn start(&mut self, function: &FunctionCode<'c>) {
        self.values.resize_with(function.values.len(), || None);
        self.loops.clear();
    }

    #[inline]
    pub(super) fn set(&mut self, slot: PdlSlot, entity: Option<PdlEntity<'c>>) {
        if let Some(place) = self.values.get_mut(slot.0 as usize) {
            *place = entity;
        }
    }

    #[inline]
    fn raw(&self, slot: PdlSlot) -> Option<&PdlEntity<'c>> {
        self.values.get(slot.0 as usize)?.as_ref()
    }

    /// Returns the entity of a value, if it still exists.
    #[inline]
    pub(super) fn get(&self, ir: &Ir<'c>, slot: PdlSlot) -> Option<&PdlEntity<'c>> {
        self.raw(slot).filter(|entity| match entity {
            PdlEntity::Op(op) => op.is_live(ir),
            PdlEntity::Ops(ops) => ops.iter().all(|op| op.is_live(ir)),
            PdlEntity::Value(value) => value.is_live(ir),
            PdlEntity::Values(values) => values.iter().all(|value| value.is_live(ir)),
            _ => true,
        })
    }

    /// Returns the entities of the arguments of a native function, if all still exist. A null attribute is an empty list.
    pub(super) fn all(
        &self,
        ir: &Ir<'c>,
        function: &FunctionCode<'c>,
        slots: &[PdlSlot],
    ) -> Option<Vec<PdlEntity<'c>>> {
        let entity = |slot: &PdlSlot| match self.raw(*slot) {
            None if function.type_of(*slot) == PdlType::Attribute => Some(PdlEntity::Attributes(Vec::new())),
            _ => self.get(ir, *slot).cloned(),
        };
        slots.iter().map(entity).collect()
    }

    #[inline]
    pub(super) fn op(&self, ir: &Ir<'c>, slot: PdlSlot) -> Option<Op> {
        match self.raw(slot)? {
            PdlEntity::Op(op) => op.is_live(ir).then_some(*op),
            _ => None,
        }
    }

    #[inline]
    pub(super) fn attribute(&self, slot: PdlSlot) -> Option<Attribute<'c>> {
        match self.raw(slot)? {
            PdlEntity::Attribute(attribute) => Some(*attribute),
            _ => None,
        }
    }

    #[inline]
    pub(super) fn ty(&self, slot: PdlSlot) -> Option<Type<'c>> {
        match self.raw(slot)? {
            PdlEntity::Type(ty) => Some(*ty),
            _ => None,
        }
    }

    pub(super) fn types(&self, slot: PdlSlot) -> Option<&[Type<'c>]> {
        match self.raw(slot)? {
            PdlEntity::Types(types) => Some(types),
            _ => None,
        }
    }

    /// Starts a loop. Returns the next address: the body, or the code after the loop.
    pub(super) fn start_loop(
        &mut self,
        ops: &[Op],
        variable: PdlSlot,
        body: Address,
        next: Address,
    ) -> Address {
        let left = ops.iter().rev().copied().collect();
        self.loops.push(Loop { left, variable, body, next });
        self.next_iteration().unwrap_or(next)
    }

    /// Returns the next address in the innermost loop: the body with its next operation, or the code after
    /// the loop. `None` where there is no loop.
    pub(super) fn next_iteration(&mut self) -> Option<Address> {
        let innermost = self.loops.last_mut()?;
        let (variable, body, next) = (innermost.variable, innermost.body, innermost.next);
        match innermost.left.pop() {
            Some(op) => {
                self.set(variable, Some(PdlEntity::Op(op)));
                Some(body)
            }
            None => {
                self.loops.pop();
                Some(next)
            }
        }
    }
}
