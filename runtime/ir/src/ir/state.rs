//! The parts of an operation to create.

use smallvec::SmallVec;

use super::Builder;
use super::handle::{Block, Region, Value};
use crate::context::attributes::{Attribute, NamedAttribute, TypeAttr};
use crate::context::types::Type;
use crate::context::{Context, Location};
use crate::ir::OpName;
use crate::ir::TypedOp;
use crate::ir::definition::{AttributePresence, OpDefinition};

/// The parts of an operation to create: see [`Builder::create`](super::Builder::create).
#[derive(Clone, Debug)]
pub struct OpState<'c> {
    /// The name.
    pub name: OpName<'c>,
    /// The location.
    pub location: Location<'c>,
    /// The operands.
    pub operands: SmallVec<[Value; 4]>,
    /// The types of the results. Without any, the definition infers them if it can.
    pub results: SmallVec<[Type<'c>; 2]>,
    /// Attributes by name. Attributes in the operation's definition are put in its slots.
    pub attributes: SmallVec<[NamedAttribute<'c>; 4]>,
    /// Inherent attributes and properties by slot.
    pub inherent: SmallVec<[(usize, Attribute<'c>); 4]>,
    /// The attribute in `<{..}>` of an operation that is not registered.
    pub properties: Option<Attribute<'c>>,
    /// The successors.
    pub successors: SmallVec<[Block; 2]>,
    /// Regions that belong to no operation yet.
    pub regions: SmallVec<[Region; 1]>,
    /// The number of empty regions to be made after [`regions`](Self::regions).
    pub empty_regions: usize,
    /// The number of operands for each operand of the definition, if it needs them.
    pub operand_segments: SmallVec<[i32; 4]>,
    /// The number of results for each result of the definition, if it needs them.
    pub result_segments: SmallVec<[i32; 4]>,
}

/// A name of an operation: its `OpName`, its definition, or a text.
pub trait IntoOpName<'c> {
    /// The name in this context.
    fn into_op_name(self, context: &'c Context) -> OpName<'c>;
}

impl<'c> IntoOpName<'c> for OpName<'c> {
    fn into_op_name(self, _: &'c Context) -> OpName<'c> {
        self
    }
}

impl<'c> IntoOpName<'c> for &str {
    fn into_op_name(self, context: &'c Context) -> OpName<'c> {
        context.op_name(self)
    }
}

impl<'c> IntoOpName<'c> for &'static OpDefinition {
    /// The operation is known from then on, even if its dialect is not registered.
    fn into_op_name(self, context: &'c Context) -> OpName<'c> {
        let name = context.op_name(self.name);
        name.define(self, None);
        name
    }
}

impl<'c> OpState<'c> {
    /// An operation without operands, results, attributes, regions and successors.
    pub fn new(name: impl IntoOpName<'c>, location: Location<'c>) -> Self {
        OpState {
            name: name.into_op_name(location.context()),
            location,
            operands: SmallVec::new(),
            results: SmallVec::new(),
            attributes: SmallVec::new(),
            inherent: SmallVec::new(),
            properties: None,
            successors: SmallVec::new(),
            regions: SmallVec::new(),
            empty_regions: 0,
            operand_segments: SmallVec::new(),
            result_segments: SmallVec::new(),
        }
    }

    /// Makes the operation at the builder's insertion point.
    ///
    /// # Panics
    ///
    /// Panics like [`Builder::create`].
    pub fn create<O: TypedOp>(self, builder: &mut (impl Builder<'c> + ?Sized)) -> O {
        O::from_op(builder.create(self))
    }

    /// Adds an operand.
    #[must_use]
    pub fn operand(mut self, value: impl Into<Value>) -> Self {
        self.operands.push(value.into());
        self
    }

    /// Adds operands.
    #[must_use]
    pub fn operands(mut self, values: impl IntoIterator<Item = impl Into<Value>>) -> Self {
        self.operands.extend(values.into_iter().map(Into::into));
        self
    }

    /// Adds a result.
    #[must_use]
    pub fn result(mut self, ty: impl Into<Type<'c>>) -> Self {
        self.results.push(ty.into());
        self
    }

    /// Adds results.
    #[must_use]
    pub fn results(mut self, types: impl IntoIterator<Item = impl Into<Type<'c>>>) -> Self {
        self.results.extend(types.into_iter().map(Into::into));
        self
    }

    /// Adds an attribute by name.
    #[must_use]
    pub fn attribute(mut self, name: &str, value: impl Into<Attribute<'c>>) -> Self {
        let name = self.location.context().name(name);
        self.attributes.push(NamedAttribute { name, value: value.into() });
        self
    }

    /// Adds attributes.
    #[must_use]
    pub fn attributes(mut self, attributes: impl IntoIterator<Item = NamedAttribute<'c>>) -> Self {
        self.attributes.extend(attributes);
        self
    }

    /// Sets the inherent attribute, or the property, of a slot; `None` leaves it unchanged.
    #[must_use]
    pub fn inherent(mut self, slot: usize, value: impl Into<Option<Attribute<'c>>>) -> Self {
        self.inherent.extend(value.into().map(|value| (slot, value)));
        self
    }

    /// Sets the property `name` from its attribute form. Sets an attribute if the operation has no such property.
    #[must_use]
    pub fn property_or_attribute(self, name: &str, value: Attribute<'c>) -> Self {
        match self.name.definition().and_then(|definition| definition.property_slot(name)) {
            Some(slot) => self.inherent(slot, value),
            None => self.attribute(name, value),
        }
    }

    /// Adds a successor.
    #[must_use]
    pub fn successor(mut self, block: Block) -> Self {
        self.successors.push(block);
        self
    }

    /// Adds successors.
    #[must_use]
    pub fn successors(mut self, blocks: impl IntoIterator<Item = Block>) -> Self {
        self.successors.extend(blocks);
        self
    }

    /// Adds a region that belongs to no operation yet.
    #[must_use]
    pub fn region(mut self, region: Region) -> Self {
        self.regions.push(region);
        self
    }

    /// Adds regions without blocks, after the other ones.
    #[must_use]
    pub fn empty_regions(mut self, count: usize) -> Self {
        self.empty_regions += count;
        self
    }

    /// Sets the number of operands for each operand of the definition.
    #[must_use]
    pub fn operand_segments(mut self, sizes: impl IntoIterator<Item = usize>) -> Self {
        self.operand_segments = sizes.into_iter().map(segment_size).collect();
        self
    }

    /// Sets the number of results for each result of the definition.
    #[must_use]
    pub fn result_segments(mut self, sizes: impl IntoIterator<Item = usize>) -> Self {
        self.result_segments = sizes.into_iter().map(segment_size).collect();
        self
    }
}

fn segment_size(size: usize) -> i32 {
    i32::try_from(size).expect("a segment has less than 2^31 values")
}

impl<'c> OpState<'c> {
    /// The attribute of a slot of the definition, given by its slot or by its name.
    pub(crate) fn inherent_attribute(&self, definition: &OpDefinition, slot: usize) -> Option<Attribute<'c>> {
        let by_slot = self.inherent.iter().find(|(own, _)| *own == slot).map(|(_, value)| *value);
        let known = definition.attributes.get(slot).filter(|found| found.property.is_none());
        let by_name = || {
            self.attributes.iter().find(|entry| known.is_some_and(|found| entry.name.value() == found.name))
        };
        by_slot.or_else(|| by_name().map(|entry| entry.value))
    }

    /// The type in the first attribute of the definition, or its type.
    pub(crate) fn type_of_first_attribute(&self, definition: &OpDefinition) -> Option<Type<'c>> {
        let first = self.inherent_attribute(definition, 0)?;
        first.cast::<TypeAttr<'c>>().map_or_else(|| first.ty(), |first| Some(first.value()))
    }
}

impl OpDefinition {
    /// The first attribute that an operation must have and a state for it lacks.
    pub(crate) fn missing_attribute(&self, state: &OpState<'_>) -> Option<&'static str> {
        let attributes = self.attributes.iter().enumerate();
        let mut required = attributes
            .filter(|(_, own)| matches!(own.presence, AttributePresence::Required) && own.property.is_none());
        required.find(|(slot, _)| state.inherent_attribute(self, *slot).is_none()).map(|(_, own)| own.name)
    }
}
