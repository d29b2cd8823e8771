//! The order of the inherent attributes and properties of operations, which is that of `mlir-tblgen`.

use std::rc::Rc;

use rtblgen_ir::{AttributeDef, AttributePresence, OpDefinition, OpName, Segments};

/// A part of the native encoding of an operation's properties.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// An inherent attribute or a property, by its slot.
    Slot(usize),
    /// The sizes of operand segments.
    OperandSegments,
    /// The sizes of result segments.
    ResultSegments,
}

/// Whether operations with this definition have properties in MLIR, so that their inherent attributes are not in the
/// attribute dictionary.
fn has_native_properties(definition: &OpDefinition) -> bool {
    definition.has_properties() || (!definition.uses_dictionary && !parts(definition, 6).is_empty())
}

/// The parts in order: attributes by name, then properties, then segment sizes. Before version 6 segment sizes are
/// attributes with special names.
fn parts(definition: &OpDefinition, version: u64) -> Vec<Part> {
    let is_attribute = |attribute: &AttributeDef| attribute.property.is_none();
    let slots = || definition.attributes.iter().enumerate();
    let mut attributes: Vec<(&str, Part)> = slots()
        .filter(|(_, attribute)| is_attribute(attribute))
        .map(|(slot, attribute)| (attribute.name, Part::Slot(slot)))
        .collect();
    let segments = [
        (definition.operand_segments, Part::OperandSegments, "operand_segment_sizes"),
        (definition.result_segments, Part::ResultSegments, "result_segment_sizes"),
    ];
    let segments = segments.into_iter().filter(|(kind, ..)| *kind == Segments::AttrSized);
    if version < crate::format::NATIVE_SEGMENTS {
        attributes.extend(segments.clone().map(|(_, part, name)| (name, part)));
    }
    attributes.sort_by_key(|(name, _)| *name);
    let mut parts: Vec<Part> = attributes.into_iter().map(|(_, part)| part).collect();
    parts.extend(slots().filter(|(_, own)| !is_attribute(own)).map(|(slot, _)| Part::Slot(slot)));
    if version >= crate::format::NATIVE_SEGMENTS {
        parts.extend(segments.map(|(_, part, _)| part));
    }
    parts
}

/// The encoding of the properties of an operation name.
pub(crate) struct OpParts {
    /// Whether the operation is registered and has native properties.
    pub(crate) is_native: bool,
    /// The parts of native properties.
    pub(crate) parts: Vec<Part>,
    /// Whether this version can encode every operation with the name.
    pub(crate) holds_all: bool,
}

impl OpParts {
    fn of(name: OpName<'_>, version: u64) -> Self {
        let native = name.definition().filter(|definition| has_native_properties(definition));
        let parts = native.map_or(Vec::new(), |definition| parts(definition, version));
        let is_named = name.as_str().split_once('.').is_none_or(|(_, mnemonic)| !mnemonic.is_empty());
        let is_optional = |attribute: &AttributeDef| {
            attribute.property.is_none() && !matches!(attribute.presence, AttributePresence::Required)
        };
        let is_any = name.definition().is_some_and(|own| own.attributes.iter().all(is_optional));
        OpParts { is_native: native.is_some(), parts, holds_all: is_named && is_any }
    }
}

/// The encodings of operation names that occurred so far, by the index of the name.
#[derive(Default)]
pub(crate) struct PartTable(Vec<Option<Rc<OpParts>>>);

impl PartTable {
    /// The encoding for an operation.
    pub(crate) fn get(&mut self, name: OpName<'_>, version: u64) -> &Rc<OpParts> {
        let index = name.index();
        if self.0.len() <= index {
            self.0.resize(index + 1, None);
        }
        self.0[index].get_or_insert_with(|| Rc::new(OpParts::of(name, version)))
    }
}
