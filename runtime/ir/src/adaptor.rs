//! Operands and attributes by name, without an operation around them.

use crate::context::Context;
use crate::context::attributes::Attribute;
use crate::ir::Region;
use crate::ir::definition::OpDefinition;
use crate::ir::{Ir, Op, OpState, Value, segment};
use crate::ir::{VerifyError, VerifyResult};
use crate::property::Property;
use crate::verify::verify_attributes_of;

/// The implementation of generated adaptors: one `T` for each operand of an operation that exists, or is
/// about to be made, and its attributes. Folders have a constant for each operand, patterns a value,
/// inference of types the values of a state.
///
/// Generated for ops with hooks that need it (`hasFolder`, `hasCanonicalizer`, `hasCanonicalizeMethod`,
/// `InferTypeOpInterface`), with an accessor for each operand and attribute; the same as `GenericAdaptor` of
/// [MLIR's operations](https://mlir.llvm.org/docs/DefiningDialects/Operations/#operand-adaptors).
#[derive(Debug)]
pub struct Adaptor<'a, 'c, T> {
    definition: &'static OpDefinition,
    context: &'c Context,
    operands: &'a [T],
    sizes: &'a [i32],
    attributes: Attributes<'a, 'c>,
}

impl<T> Clone for Adaptor<'_, '_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Adaptor<'_, '_, T> {}

#[derive(Clone, Copy, Debug)]
enum Attributes<'a, 'c> {
    Of(&'a Ir<'c>, Op),
    OfState(&'a OpState<'c>),
}

impl<'a, 'c, T> Adaptor<'a, 'c, T> {
    /// Names `operands`, one for each of the operation's.
    pub fn of_op(definition: &'static OpDefinition, op: Op, ir: &'a Ir<'c>, operands: &'a [T]) -> Self {
        let sizes = op.operand_segment_sizes(ir);
        Self { definition, context: ir.context(), operands, sizes, attributes: Attributes::Of(ir, op) }
    }

    /// Returns the items for an operand of the definition; fewer than it requires if there are too few.
    pub fn operand_group(&self, number: usize) -> &'a [T] {
        let Self { definition, sizes, operands, .. } = *self;
        let range = segment(definition.operands, definition.operand_segments, sizes, operands.len(), number);
        &operands[range]
    }

    /// The item for an operand of the definition that may be missing.
    pub fn operand_if_any(&self, number: usize) -> Option<&'a T> {
        self.operand_group(number).first()
    }

    /// The only item for an operand of the definition.
    ///
    /// # Panics
    ///
    /// If there is none: a state may lack operands, an operation that was verified does not.
    #[track_caller]
    pub fn operand(&self, number: usize) -> &'a T {
        let found = self.operand_if_any(number);
        found.unwrap_or_else(|| panic!("there is no operand #{number} of `{}`", self.definition.name))
    }

    /// Returns the attribute of a slot, if it is present.
    pub fn inherent(&self, slot: usize) -> Option<Attribute<'c>> {
        match self.attributes {
            Attributes::Of(ir, op) => op.inherent(ir, slot),
            Attributes::OfState(state) => state.inherent_attribute(self.definition, slot),
        }
    }

    /// The attribute of a slot, or its default value.
    ///
    /// # Panics
    ///
    /// If there is neither: a state may lack attributes, an operation that was verified does not.
    #[track_caller]
    pub fn required(&self, slot: usize) -> Attribute<'c> {
        let known = self.definition.attributes.get(slot);
        let default = || match known?.property {
            Some(_) => known?.initial(self.context),
            None => known?.presence.default_value(self.context),
        };
        let found = self.inherent(slot).or_else(default);
        found.unwrap_or_else(|| panic!("there is no attribute #{slot} of `{}`", self.definition.name))
    }
}

impl<'c, T> Adaptor<'_, 'c, T> {
    /// The value of the property in a slot.
    ///
    /// # Panics
    ///
    /// If its Rust type has no such value: an operation that was verified has one that it has.
    #[track_caller]
    pub fn property<P: Property>(&self, slot: usize) -> P::Value<'c> {
        crate::property::of::<P>(self.required(slot))
    }
}

impl<T> Adaptor<'_, '_, T> {
    /// Checks the attributes: required ones are present, and each satisfies its constraint. Operands, results
    /// and regions are not checked.
    ///
    /// # Errors
    ///
    /// The first attribute that is missing or wrong.
    pub fn verify(&self) -> VerifyResult {
        verify_attributes_of(self.definition, |slot| self.inherent(slot), None)
            .map_err(|message| VerifyError::plain(format!("'{}' op {message}", self.definition.name)))
    }

    /// The regions; of an operation that is about to be made, those that it was given.
    pub fn regions(&self) -> Vec<Region> {
        match self.attributes {
            Attributes::Of(ir, op) => op.regions(ir).collect(),
            Attributes::OfState(state) => state.regions.to_vec(),
        }
    }
}

impl<'a, 'c> Adaptor<'a, 'c, Value> {
    /// Names the operands and attributes of an operation that is about to be made.
    pub fn of_state(definition: &'static OpDefinition, state: &'a OpState<'c>) -> Self {
        Self {
            definition,
            context: state.location.context(),
            operands: &state.operands,
            sizes: &state.operand_segments,
            attributes: Attributes::OfState(state),
        }
    }
}
