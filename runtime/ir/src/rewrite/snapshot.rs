//! The state of an operation before it was changed in place.

use smallvec::SmallVec;

use crate::context::Location;
use crate::context::attributes::{Attribute, DictionaryAttr};
use crate::context::types::Type;
use crate::ir::{Block, Ir, Op, Value};

/// All of an operation that can be changed in place.
pub struct Snapshot<'c> {
    location: Location<'c>,
    operands: SmallVec<[Value; 4]>,
    operand_segments: SmallVec<[i32; 4]>,
    result_types: SmallVec<[Type<'c>; 2]>,
    successors: SmallVec<[Block; 2]>,
    inherent: SmallVec<[Option<Attribute<'c>>; 4]>,
    raw_properties: Option<Attribute<'c>>,
    discardable: Option<DictionaryAttr<'c>>,
}

impl<'c> Snapshot<'c> {
    /// Copies the state of `op`.
    pub fn take(ir: &Ir<'c>, op: Op) -> Self {
        let slots = op.definition(ir).map_or(0, |definition| definition.attributes.len());
        Self {
            location: op.location(ir),
            operands: op.operands(ir).collect(),
            operand_segments: op.operand_segment_sizes(ir).into(),
            result_types: op.result_types(ir).collect(),
            successors: op.successors(ir).collect(),
            inherent: (0..slots).map(|slot| op.inherent(ir, slot)).collect(),
            raw_properties: op.raw_properties(ir),
            discardable: op.discardable_dictionary(ir),
        }
    }

    /// Restores the state of `op`.
    pub fn restore(self, ir: &mut Ir<'c>, op: Op) {
        ir.set_location(op, self.location);
        ir.set_operands(op, &self.operands);
        ir.set_operand_segments(op, &self.operand_segments);
        for (number, ty) in self.result_types.into_iter().enumerate() {
            ir.set_type(op.result(ir, number), ty);
        }
        for (number, block) in self.successors.into_iter().enumerate() {
            ir.set_successor(op, number, block);
        }
        for (slot, value) in self.inherent.into_iter().enumerate() {
            ir.set_inherent(op, slot, value);
        }
        if !op.is_registered(ir) {
            ir.set_raw_properties(op, self.raw_properties);
        }
        ir.set_discardable_attributes(op, self.discardable);
    }
}
