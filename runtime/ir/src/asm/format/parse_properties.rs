//! Reads properties where a format names them.

use super::PropertySyntax;
use smallvec::SmallVec;

use super::parse::Interpreter;
use super::print::{bound_slots, lists_operands, lists_results};
use crate::asm::ParseResult;
use crate::context::attributes::{Attribute, DictionaryAttr, NamedAttribute};
use crate::ir::definition::{AttributePresence, Segments};
use crate::ir::{OPERAND_SEGMENT_SIZES, RESULT_SEGMENT_SIZES};

impl<'c> Interpreter<'_, '_, 'c> {
    /// `$property`.
    pub(super) fn property(&mut self, slot: usize) -> ParseResult {
        let Some(property) = self.definition.attributes[slot].property.and_then(PropertySyntax::of) else {
            return Ok(());
        };
        let offset = self.parser.offset();
        match (property.parse)(self.parser) {
            Ok(Some(value)) => {
                self.state.inherent[slot] = Some(value);
                Ok(())
            }
            Ok(None) | Err(_) => Err(self.invalid_property(slot, offset)),
        }
    }

    /// `$property` at the start of a group.
    pub(super) fn optional_property(&mut self, slot: usize) -> ParseResult<bool> {
        let Some(property) = self.definition.attributes[slot].property.and_then(PropertySyntax::of) else {
            return Ok(false);
        };
        if self.at_next_operation() {
            return Ok(false);
        }
        let offset = self.parser.offset();
        match (property.parse_optional)(self.parser)? {
            Some(value) => {
                self.state.inherent[slot] = Some(value);
                Ok(true)
            }
            None if self.parser.offset() == offset => Ok(false),
            // The parser has read tokens and returned nothing.
            None => Err(self.invalid_property(slot, offset)),
        }
    }

    fn invalid_property(&mut self, slot: usize, offset: usize) -> crate::asm::ParseError {
        let known = &self.definition.attributes[slot];
        let message =
            format!("invalid value for property {}, expected {}", known.name, known.constraint.summary);
        self.parser.op_error_at(offset, message)
    }

    /// `<{name = value}>`: attributes and properties that no other element of the format names.
    pub(super) fn prop_dict(&mut self) -> ParseResult {
        let mut dictionary: Attribute<'c> = self.parser.context().dictionary_attr(&[]);
        if self.parser.parse_optional_literal("<") {
            dictionary = self.parser.parse_attribute()?;
            self.parser.parse_literal(">")?;
        }
        if let Err(problem) = self.set_from_dictionary(dictionary) {
            let start = self.parser.name_offset();
            return Err(self.parser.properties_error(self.definition, dictionary, start, &problem));
        }
        Ok(())
    }

    /// In MLIR's order: properties, attributes, keys that are neither.
    fn set_from_dictionary(&mut self, dictionary: Attribute<'c>) -> Result<(), String> {
        let entries = dictionary.cast::<DictionaryAttr<'c>>();
        let entries = entries.ok_or("expected DictionaryAttr to set properties")?.entries();
        let mut bound: SmallVec<[u16; 8]> = SmallVec::new();
        bound_slots(self.elements, &mut bound);
        let known = self.definition.attributes.iter().enumerate();
        let known = known.filter(|(slot, _)| !bound.contains(&(*slot as u16)));
        let (properties, attributes): (Vec<_>, Vec<_>) =
            known.partition(|(_, known)| known.property.is_some());
        for (slot, known) in properties.iter().chain(&attributes) {
            match entries.iter().find(|entry| entry.name.value() == known.name) {
                Some(entry) => self.state.inherent[*slot] = Some(known.convert(entry.value)?),
                None if matches!(known.presence, AttributePresence::Required) => {
                    return Err(format!(
                        "expected key entry for {} in DictionaryAttr to set Properties.",
                        known.name
                    ));
                }
                None => {}
            }
        }
        let sizes = |entry: &&NamedAttribute<'c>| self.is_sizes_of_segments(entry.name.value());
        let sizes: Vec<_> = entries.iter().filter(sizes).copied().collect();
        let is_known = |name: &str| {
            properties.iter().chain(&attributes).any(|(_, known)| known.name == name)
                || self.is_sizes_of_segments(name)
        };
        match entries.iter().map(|entry| entry.name.value()).find(|name| !is_known(name)) {
            Some(name) => Err(format!("unknown key '\"{name}\"' when parsing properties dictionary")),
            None => {
                self.state.attributes.extend(sizes);
                Ok(())
            }
        }
    }

    /// Whether a key names sizes of groups of operands or results that do not follow from the text: all are in one list.
    fn is_sizes_of_segments(&self, name: &str) -> bool {
        match name {
            OPERAND_SEGMENT_SIZES => {
                self.definition.operand_segments == Segments::AttrSized && lists_operands(self.elements)
            }
            RESULT_SEGMENT_SIZES => {
                self.definition.result_segments == Segments::AttrSized && lists_results(self.elements)
            }
            _ => false,
        }
    }
}
