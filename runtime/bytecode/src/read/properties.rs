//! Reads attribute dictionaries and properties of operations.

use rtblgen_ir::property::PropertyReader;
use rtblgen_ir::{
    Attribute, AttributePresence, Context, DenseArrayAttr, DictionaryAttr, NamedAttribute, OpDefinition,
    OpState, Segments,
};

use super::cursor::Cursor;
use super::dialects::OpNameEntry;
use super::entries::{Entries, EntryReader};
use crate::dialect::DialectReader;
use crate::error::Error;
use crate::format::{NATIVE_SEGMENTS, OPERAND_SEGMENT_SIZES, RESULT_SEGMENT_SIZES};
use crate::properties::Part;

/// Reads the positions of the properties in the file.
pub(super) fn table(mut cursor: Cursor<'_>) -> Result<Vec<Cursor<'_>>, Error> {
    let count = cursor.count("properties")?;
    let mut table = Vec::with_capacity(count);
    for _ in 0..count {
        let len = cursor.len()?;
        table.push(cursor.take(len)?);
    }
    cursor.expect_end("the properties")?;
    Ok(table)
}

/// The attributes of an operation that its dictionary and its properties contain.
#[derive(Default)]
pub(super) struct Plan<'c> {
    inherent: Vec<(usize, Attribute<'c>)>,
    operand_segments: Vec<i32>,
    result_segments: Vec<i32>,
    raw: Option<Attribute<'c>>,
    pub(super) discardable: Option<DictionaryAttr<'c>>,
}

impl<'c> Plan<'c> {
    /// Adds all attributes except the discardable ones to a state.
    pub(super) fn apply(&self, state: &mut OpState<'c>) {
        state.inherent.extend(self.inherent.iter().copied());
        state.operand_segments.extend_from_slice(&self.operand_segments);
        state.result_segments.extend_from_slice(&self.result_segments);
        state.properties = self.raw;
    }

    /// Adds the entries of a dictionary. Entries that the definition names are inherent attributes, also if the writer
    /// did not have the definition.
    pub(super) fn add_dictionary(
        &mut self,
        definition: Option<&OpDefinition>,
        dictionary: DictionaryAttr<'c>,
    ) -> Result<(), String> {
        let Some(definition) = definition else {
            self.discardable = Some(dictionary);
            return Ok(());
        };
        let mut rest = Vec::new();
        for entry in dictionary.entries() {
            if !self.add_inherent(definition, entry.name.value(), entry.value, false)? {
                rest.push(*entry);
            }
        }
        let is_whole = rest.len() == dictionary.len();
        self.discardable =
            Some(if is_whole { dictionary } else { dictionary.context().dictionary_attr_from(rest) });
        Ok(())
    }

    /// Adds an attribute if it is inherent in the definition. A property counts if the attribute was in `<{..}>`.
    fn add_inherent(
        &mut self,
        definition: &OpDefinition,
        name: &str,
        value: Attribute<'c>,
        is_property: bool,
    ) -> Result<bool, String> {
        let property = || if is_property { definition.property_slot(name) } else { None };
        if let Some(slot) = definition.slot(name).or_else(property) {
            self.inherent.push((slot, definition.attributes[slot].convert(value)?));
            return Ok(true);
        }
        let is_of = |names: [&str; 2], segments| names.contains(&name) && segments == Segments::AttrSized;
        if is_of(OPERAND_SEGMENT_SIZES, definition.operand_segments) {
            self.operand_segments = sizes_in(value, definition.operands.len())?;
        } else if is_of(RESULT_SEGMENT_SIZES, definition.result_segments) {
            self.result_segments = sizes_in(value, definition.results.len())?;
        } else {
            return Ok(false);
        }
        Ok(true)
    }

    /// Adds the properties in the properties section.
    pub(super) fn add_properties<'a>(
        &mut self,
        name: &OpNameEntry<'c>,
        parts: &[Part],
        place: Cursor<'a>,
        entries: &mut Entries<'a, 'c>,
    ) -> Result<(), Error> {
        let mut reader = EntryReader { cursor: place, entries, depth: 0, weight: 1 };
        match (name.name.definition(), name.was_registered) {
            (Some(definition), Some(true)) => {
                let encoding = reader.entries.dialects[name.dialect].encoding;
                let own = match encoding {
                    Some(encoding) => encoding.read_properties(name.name, &mut reader)?,
                    None => None,
                };
                match own {
                    Some(entries) => self
                        .add_written(definition, entries.as_attribute())
                        .map_err(|message| place.error(message))?,
                    None => self.native(definition, parts, &mut reader)?,
                }
            }
            (None, Some(true)) => {
                let (text, dialect) = (name.name.as_str(), name.name.dialect());
                return Err(place.error(format!(
                    "the properties of '{text}' were written by a program that knows dialect '{dialect}', and cannot be read \
                     without it"
                )));
            }
            (definition, _) => {
                let attribute = reader.attribute()?;
                match definition {
                    None => self.raw = Some(attribute),
                    Some(definition) => {
                        self.add_written(definition, attribute).map_err(|message| place.error(message))?;
                    }
                }
            }
        }
        reader.cursor.expect_end("the properties of an operation")
    }

    /// Adds the attribute in `<{..}>` of an operation that was not registered in the writer.
    fn add_written(&mut self, definition: &OpDefinition, attribute: Attribute<'c>) -> Result<(), String> {
        let name = definition.name;
        let Some(dictionary) = attribute.cast::<DictionaryAttr<'c>>() else {
            return Err(format!("the properties of '{name}' are no dictionary"));
        };
        for NamedAttribute { name: key, value } in dictionary.entries() {
            if !self.add_inherent(definition, key.value(), *value, true)? {
                return Err(format!("'{name}' has no property '{}'", key.value()));
            }
        }
        Ok(())
    }

    fn native(
        &mut self,
        definition: &OpDefinition,
        parts: &[Part],
        reader: &mut EntryReader<'_, '_, 'c>,
    ) -> Result<(), Error> {
        for part in parts {
            match *part {
                Part::OperandSegments => {
                    self.operand_segments = segments(reader, definition.operands.len())?;
                }
                Part::ResultSegments => self.result_segments = segments(reader, definition.results.len())?,
                Part::Slot(slot) => {
                    let known = &definition.attributes[slot];
                    let at = reader.cursor;
                    let value = match (known.property, known.presence) {
                        (Some(property), _) => {
                            let mut values = Values(reader);
                            Some((property.read)(&mut values).map_err(|message| {
                                at.error(format!(
                                    "the property '{}' of '{}': {message}",
                                    known.name, definition.name
                                ))
                            })?)
                        }
                        (None, AttributePresence::Required) => Some(reader.attribute()?),
                        (None, _) => reader.optional_attribute()?,
                    };
                    if let Some(value) = value {
                        let value = known.convert(value).map_err(|message| {
                            let kind = crate::builtin::kind_of(value);
                            let short = format!(
                                "the attribute '{}' of '{}' cannot be {kind}",
                                known.name, definition.name
                            );
                            at.error(if known.property.is_some() { message } else { short })
                        })?;
                        self.inherent.push((slot, value));
                    }
                }
            }
        }
        Ok(())
    }
}

/// The segment sizes in an array attribute.
fn sizes_in(attribute: Attribute<'_>, count: usize) -> Result<Vec<i32>, String> {
    let sizes = attribute.cast::<DenseArrayAttr<'_>>().and_then(DenseArrayAttr::values::<i32>);
    match sizes {
        Some(mut sizes) if sizes.len() <= count => {
            sizes.resize(count, 0);
            Ok(sizes)
        }
        _ => Err(format!("expected an array of at most {count} sizes of segments")),
    }
}

/// Reads segment sizes.
fn segments(reader: &mut EntryReader<'_, '_, '_>, count: usize) -> Result<Vec<i32>, Error> {
    let at = reader.cursor;
    if reader.version() < NATIVE_SEGMENTS {
        let attribute = reader.attribute()?;
        return sizes_in(attribute, count).map_err(|message| at.error(message));
    }
    let mut sizes = vec![0; count];
    let (len, is_sparse) = reader.cursor.flagged_count("sizes of segments")?;
    if !is_sparse && len > count {
        return Err(at.error(format!("{len} sizes of segments are more than {count}")));
    }
    let bits = if is_sparse && len > 0 { reader.cursor.varint()? } else { 0 };
    if bits > 8 {
        return Err(at.error(format!("expected an index of at most 8 bits, found {bits}")));
    }
    for number in 0..len {
        let value = reader.cursor.varint()?;
        let (index, size) = match is_sparse {
            true => ((value & ((1 << bits) - 1)) as usize, value >> bits),
            false => (number, value),
        };
        let Some(place) = sizes.get_mut(index) else {
            return Err(at.error(format!("there is no segment {index}: there are {count}")));
        };
        *place = size as i32;
    }
    Ok(sizes)
}

/// Reads members of properties.
struct Values<'v, 'r, 'a, 'c>(&'v mut EntryReader<'r, 'a, 'c>);

impl<'c> PropertyReader<'c> for Values<'_, '_, '_, 'c> {
    fn context(&self) -> &'c Context {
        self.0.entries.context
    }

    fn read_number(&mut self) -> Result<u64, String> {
        self.0.varint().map_err(|error| error.message)
    }

    fn read_count(&mut self) -> Result<usize, String> {
        self.0.count().map_err(|error| error.message)
    }

    fn read_bool(&mut self) -> Result<bool, String> {
        self.0.byte().map(|byte| byte != 0).map_err(|error| error.message)
    }

    fn read_text(&mut self) -> Result<String, String> {
        self.0.text().map_err(|error| error.message)
    }

    fn read_attribute(&mut self) -> Result<Attribute<'c>, String> {
        self.0.attribute().map_err(|error| error.message)
    }
}
