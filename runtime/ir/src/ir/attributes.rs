//! The attributes of operations: inherent ones in slots, the rest in a dictionary.

use smallvec::SmallVec;

use super::handle::Op;
use super::state::OpState;
use super::storage::Ir;
use crate::context::attributes::NamedAttribute;
use crate::context::attributes::{Attribute, AttributeKind, DictionaryAttr};
use crate::context::elements::{AttrTypeReplacer, Replacement};
use crate::ir::definition::{OpDefinition, Segments};

/// The name under which the text shows the sizes of operand segments.
pub(crate) const OPERAND_SEGMENT_SIZES: &str = "operandSegmentSizes";
/// The name under which the text shows the sizes of result segments.
pub(crate) const RESULT_SEGMENT_SIZES: &str = "resultSegmentSizes";

impl Op {
    /// The inherent attribute or property of a slot: the index of its definition.
    #[track_caller]
    pub fn inherent<'c>(self, ir: &Ir<'c>, slot: usize) -> Option<Attribute<'c>> {
        let slots = ir.op_data(self).slots;
        ir.slots.slice(slots).get(slot).copied().flatten()
    }

    /// The inherent attributes and properties of all slots; of an operation that is not registered its properties, if it has any.
    #[track_caller]
    pub fn inherent_slots<'a, 'c>(self, ir: &'a Ir<'c>) -> &'a [Option<Attribute<'c>>] {
        ir.slots.slice(ir.op_data(self).slots)
    }

    /// The attribute with this name, inherent or discardable.
    #[track_caller]
    pub fn attribute<'c>(self, ir: &Ir<'c>, name: &str) -> Option<Attribute<'c>> {
        match self.definition(ir) {
            Some(definition) => match definition.slot(name) {
                Some(slot) => self.inherent(ir, slot),
                None => self.segment_attribute(ir, definition, name).or_else(|| self.discardable(ir, name)),
            },
            None => self.discardable(ir, name).or_else(|| self.properties(ir)?.get(name)),
        }
    }

    /// The attribute with this name that the definition of the operation has; `None` for a discardable one.
    ///
    /// ```
    /// use rtblgen_ir::Context;
    ///
    /// let context = Context::new();
    /// let ir = context.parse_module("f.mlir", "module @m attributes {t.x = 2 : i8} {}").unwrap();
    /// assert!(ir.root().inherent_attribute(&ir, "sym_name").is_some());
    /// assert!(ir.root().inherent_attribute(&ir, "t.x").is_none() && ir.root().attribute(&ir, "t.x").is_some());
    /// ```
    #[track_caller]
    pub fn inherent_attribute<'c>(self, ir: &Ir<'c>, name: &str) -> Option<Attribute<'c>> {
        match self.definition(ir) {
            Some(definition) => match definition.slot(name) {
                Some(slot) => self.inherent(ir, slot),
                None => self.segment_attribute(ir, definition, name),
            },
            None => self.properties(ir)?.get(name),
        }
    }

    /// The discardable attribute with this name.
    #[track_caller]
    pub fn discardable<'c>(self, ir: &Ir<'c>, name: &str) -> Option<Attribute<'c>> {
        ir.op_data(self).discardable?.get(name)
    }

    /// The discardable attributes, sorted by name.
    #[track_caller]
    pub fn discardable_attributes<'c>(self, ir: &Ir<'c>) -> &'c [NamedAttribute<'c>] {
        ir.op_data(self).discardable.map_or(&[], DictionaryAttr::entries)
    }

    /// The discardable attributes, unless there are none.
    #[track_caller]
    pub fn discardable_dictionary<'c>(self, ir: &Ir<'c>) -> Option<DictionaryAttr<'c>> {
        ir.op_data(self).discardable
    }

    /// The inherent attributes and properties that are set, in the order of the definition, without segment sizes.
    #[track_caller]
    pub fn inherent_attributes<'a, 'c>(
        self,
        ir: &'a Ir<'c>,
    ) -> impl Iterator<Item = (&'static str, Attribute<'c>)> + 'a {
        let definition = self.definition(ir).map_or(&[][..], |definition| definition.attributes);
        let slots = ir.slots.slice(ir.op_data(self).slots);
        definition.iter().zip(slots).filter_map(|(definition, value)| Some((definition.name, (*value)?)))
    }

    /// The attribute form of the property with this name.
    #[track_caller]
    pub fn property<'c>(self, ir: &Ir<'c>, name: &str) -> Option<Attribute<'c>> {
        self.inherent(ir, self.definition(ir)?.property_slot(name)?)
    }

    /// Returns the entries of `<{..}>` in the text: inherent attributes, properties, and segment sizes,
    /// sorted by name. For an unregistered operation, returns its parsed dictionary.
    #[track_caller]
    pub fn properties<'c>(self, ir: &Ir<'c>) -> Option<DictionaryAttr<'c>> {
        let Some(definition) = self.definition(ir) else {
            return self.inherent(ir, 0)?.cast();
        };
        let context = ir.context();
        let name = |name| context.name(name);
        let mut entries: Vec<_> = self
            .inherent_attributes(ir)
            .map(|(text, value)| NamedAttribute { name: name(text), value })
            .collect();
        for text in [OPERAND_SEGMENT_SIZES, RESULT_SEGMENT_SIZES] {
            entries.extend(
                self.segment_attribute(ir, definition, text)
                    .map(|value| NamedAttribute { name: name(text), value }),
            );
        }
        (!entries.is_empty()).then(|| context.dictionary_attr_from(entries))
    }

    /// Returns the parsed attribute in `<{..}>` of an unregistered operation, if it is not a dictionary.
    #[track_caller]
    pub fn raw_properties<'c>(self, ir: &Ir<'c>) -> Option<Attribute<'c>> {
        if self.is_registered(ir) { None } else { self.inherent(ir, 0) }
    }

    /// All attributes, sorted by name: inherent, discardable, and segment sizes. Properties are none.
    #[track_caller]
    pub fn attributes<'c>(self, ir: &Ir<'c>) -> Vec<NamedAttribute<'c>> {
        let mut entries = self.properties(ir).map_or(Vec::new(), |properties| properties.entries().to_vec());
        if let Some(definition) = self.definition(ir).filter(|definition| definition.has_properties()) {
            entries.retain(|entry| definition.property_slot(entry.name.value()).is_none());
        }
        entries.extend_from_slice(self.discardable_attributes(ir));
        entries.sort_by(NamedAttribute::by_name);
        entries
    }

    fn segment_attribute<'c>(
        self,
        ir: &Ir<'c>,
        definition: &OpDefinition,
        name: &str,
    ) -> Option<Attribute<'c>> {
        let data = ir.extra(self);
        let sizes = match name {
            OPERAND_SEGMENT_SIZES if definition.operand_segments == Segments::AttrSized => {
                data.operand_segments
            }
            RESULT_SEGMENT_SIZES if definition.result_segments == Segments::AttrSized => data.result_segments,
            _ => return None,
        };
        Some(ir.context().dense_array_attr(ir.segments.slice(sizes)))
    }
}

impl<'c> Ir<'c> {
    /// Sets or removes the attribute, or the property, of a slot.
    #[track_caller]
    pub fn set_inherent(&mut self, op: Op, slot: usize, value: Option<Attribute<'c>>) {
        if let Some(value) = value {
            self.context.expect_same(value.context());
        }
        let slots = self.op_data(op).slots;
        self.slots.slice_mut(slots)[slot] = value;
    }

    /// Sets an attribute by name, inherent or discardable.
    ///
    /// Segment sizes are set if the value is an array of 32-bit integers.
    #[track_caller]
    pub fn set_attribute(&mut self, op: Op, name: &str, value: Attribute<'c>) {
        let Some(definition) = op.definition(self) else {
            return self.set_discardable(op, name, value);
        };
        if let Some(slot) = definition.slot(name) {
            return self.set_inherent(op, slot, Some(value));
        }
        if !self.set_segment_attribute(op, definition, name, value) {
            self.set_discardable(op, name, value);
        }
    }

    /// Removes an attribute by name, inherent or discardable, and returns it.
    #[track_caller]
    pub fn remove_attribute(&mut self, op: Op, name: &str) -> Option<Attribute<'c>> {
        if let Some(slot) = op.definition(self).and_then(|definition| definition.slot(name)) {
            let old = op.inherent(self, slot);
            self.set_inherent(op, slot, None);
            return old;
        }
        let old = op.discardable(self, name)?;
        let dictionary = self.op_data(op).discardable.map(|dictionary| dictionary.without(name));
        self.op_data_mut(op).discardable = dictionary.filter(|dictionary| !dictionary.is_empty());
        Some(old)
    }

    /// Sets a discardable attribute.
    #[track_caller]
    pub fn set_discardable(&mut self, op: Op, name: &str, value: Attribute<'c>) {
        let context = self.context;
        let data = self.op_data_mut(op);
        data.discardable = Some(match data.discardable {
            Some(dictionary) => dictionary.with(name, value),
            None => {
                let name = context.name(name);
                context.dictionary_attr_from(vec![NamedAttribute { name, value }])
            }
        });
    }

    /// Sets all discardable attributes.
    #[track_caller]
    pub fn set_discardable_attributes(&mut self, op: Op, dictionary: Option<DictionaryAttr<'c>>) {
        self.op_data_mut(op).discardable = dictionary.filter(|dictionary| !dictionary.is_empty());
    }

    /// Sets the attribute in `<{..}>` of an unregistered operation.
    #[track_caller]
    pub fn set_raw_properties(&mut self, op: Op, value: Option<Attribute<'c>>) {
        assert!(!op.is_registered(self), "the properties of a registered operation are in its slots");
        let slots = self.op_data(op).slots;
        let slots = self.slots.resize(slots, usize::from(value.is_some()));
        self.op_data_mut(op).slots = slots;
        if let Some(value) = value {
            self.slots.slice_mut(slots)[0] = Some(value);
        }
    }

    /// Replaces attributes of an operation, at any depth, by the function's results, whose sub-elements are
    /// not visited; `None` keeps an attribute, and visits its sub-elements.
    #[track_caller]
    pub fn replace_attributes(&mut self, op: Op, function: &dyn Fn(Attribute<'c>) -> Option<Attribute<'c>>) {
        let mut replacer = AttrTypeReplacer::default();
        replacer.add_replacement(|element| match element.as_attribute().and_then(function) {
            Some(new) => Replacement::Exactly(new.into()),
            None => Replacement::None,
        });
        self.replace_elements(op, &mut replacer, false);
    }

    /// Replaces types and attributes in the attributes of an operation, at any depth, and the types of its
    /// results and of the arguments of its blocks with `and_types`. Elements for which the replacer fails are
    /// not replaced.
    #[track_caller]
    pub fn replace_elements(&mut self, op: Op, replacer: &mut AttrTypeReplacer<'_, 'c>, and_types: bool) {
        let known = op.definition(self).map_or(&[][..], |definition| definition.attributes);
        for (slot, index) in self.op_data(op).slots.indices().enumerate() {
            // The attribute form of a property is its value, of any form.
            if known.get(slot).is_none_or(|attribute| attribute.property.is_none()) {
                let value = self.slots[index];
                self.slots[index] = value.map(|value| replacer.replace_attribute(value).unwrap_or(value));
            }
        }
        if let Some(dictionary) = self.op_data(op).discardable {
            let old = Attribute::from(dictionary);
            let new = replacer.replace_attribute(old).unwrap_or(old);
            self.op_data_mut(op).discardable = new.cast();
        }
        if and_types {
            self.replace_value_types(op, replacer);
        }
    }

    fn replace_value_types(&mut self, op: Op, replacer: &mut AttrTypeReplacer<'_, 'c>) {
        let mut values: Vec<_> = op.results(self).collect();
        for region in op.regions(self) {
            for block in region.blocks(self) {
                values.extend(block.arguments(self));
            }
        }
        for value in values {
            let old = value.ty(self);
            if let Some(new) = replacer.replace_type(old).filter(|new| *new != old) {
                self.set_type(value, new);
            }
        }
    }

    fn set_segment_attribute(
        &mut self,
        op: Op,
        definition: &OpDefinition,
        name: &str,
        value: Attribute<'c>,
    ) -> bool {
        let AttributeKind::DenseArray { .. } = value.kind() else { return false };
        let Some(sizes) = value.cast().and_then(super::segments::sizes_of) else { return false };
        match name {
            OPERAND_SEGMENT_SIZES if definition.operand_segments == Segments::AttrSized => {
                self.set_operand_segments(op, &sizes);
            }
            RESULT_SEGMENT_SIZES if definition.result_segments == Segments::AttrSized => {
                self.set_result_segments(op, &sizes);
            }
            _ => return false,
        }
        true
    }

    /// Puts the attributes of the state in their places, and default values where there are none.
    pub(super) fn init_attributes(&mut self, op: Op, state: &OpState<'c>) {
        let Some(definition) = op.definition(self) else {
            if state.properties.is_some() {
                self.set_raw_properties(op, state.properties);
            }
            return self.init_discardable(op, &state.attributes);
        };
        let slots = self.slots.alloc(definition.attributes.len());
        self.slots.slice_mut(slots).fill(None);
        self.op_data_mut(op).slots = slots;
        let properties = state.properties.and_then(Attribute::cast::<DictionaryAttr<'c>>);
        let mut discardable = SmallVec::<[NamedAttribute<'c>; 4]>::new();
        let properties = properties.into_iter().flat_map(DictionaryAttr::entries).map(|entry| (*entry, true));
        for (entry, is_property) in properties.chain(state.attributes.iter().map(|entry| (*entry, false))) {
            let name = entry.name.value();
            match definition.slot(name) {
                Some(slot) => self.set_inherent(op, slot, Some(entry.value)),
                None if self.set_segment_attribute(op, definition, name, entry.value) => {}
                None if is_property && self.init_property(op, definition, entry) => {}
                None => discardable.push(entry),
            }
        }
        let values = self.slots.slice_mut(slots);
        for (slot, value) in &state.inherent {
            self.context.expect_same(value.context());
            values[*slot] = Some(*value);
        }
        for (value, attribute) in values.iter_mut().zip(definition.attributes) {
            if value.is_none() {
                *value = attribute.initial(self.context);
            }
        }
        self.init_discardable(op, &discardable);
    }

    /// Sets a property that a dictionary has, if it is one.
    ///
    /// # Panics
    ///
    /// Panics if the attribute is of no kind that the property can be made of: a parser reports that before.
    fn init_property(&mut self, op: Op, definition: &OpDefinition, entry: NamedAttribute<'c>) -> bool {
        let Some(slot) = definition.property_slot(entry.name.value()) else { return false };
        let name = definition.name;
        let form = definition.attributes[slot].convert(entry.value);
        let form = form.unwrap_or_else(|problem| panic!("`{name}`: {problem}"));
        self.set_inherent(op, slot, Some(form));
        true
    }

    fn init_discardable(&mut self, op: Op, entries: &[NamedAttribute<'c>]) {
        if !entries.is_empty() {
            let dictionary = self.context.dictionary_attr_of(entries);
            self.op_data_mut(op).discardable = Some(dictionary);
        }
    }
}
