//! Builders of operations with regions: functions fill the regions.

use rtblgen_runtime::{Builder, Location, OpState, TypedOp, Value};

use super::{AtomicYieldOp, GenericAtomicRMWOp};

impl GenericAtomicRMWOp {
    /// Builds a `memref.generic_atomic_rmw`. The function gets the element and returns the new one.
    pub fn build<'c, B: Builder<'c> + ?Sized>(
        builder: &mut B,
        location: Location<'c>,
        memref: Value,
        indices: &[Value],
        body: impl FnOnce(&mut B, Value) -> Value,
    ) -> Self {
        let element = memref.ty(builder.ir()).element_type();
        let before = builder.insertion_point();
        let region = builder.create_region();
        let block = builder.create_block(region, &[element], &[location]);
        builder.set_insertion_point_to_end(block);
        let argument = block.argument(builder.ir(), 0);
        let new = body(builder, argument);
        AtomicYieldOp::build(builder, location, new);
        builder.set_insertion_point(before);
        let state =
            OpState::new(Self::DEFINITION, location).operand(memref).operands(indices.iter().copied());
        state.result(element).region(region).create(builder)
    }
}
