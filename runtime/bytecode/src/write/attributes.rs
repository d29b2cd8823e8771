//! Writes the tables of attributes and types.

use std::any::Any;

use rtblgen_bytes::bytes_of;
use rtblgen_ir::internal::{attribute_text_with_distinct, type_text_with_distinct};
use rtblgen_ir::{Attribute, Location, Type};

use super::buffer::{Strings, flagged, varint, zigzag};
use super::numbering::{Item, Numbering, References};
use crate::builtin;
use crate::dialect::DialectWriter;

/// Returns the sections of offsets and of contents.
pub(super) fn write(numbering: &Numbering<'_>, strings: &mut Strings) -> (Vec<u8>, Vec<u8>) {
    let (mut offsets, mut out) = (Vec::new(), Vec::new());
    varint(&mut offsets, numbering.attributes.len() as u64);
    varint(&mut offsets, numbering.types.len() as u64);
    for (dialect, entries) in numbering.attributes.by_dialect() {
        varint(&mut offsets, dialect.into());
        varint(&mut offsets, entries.len() as u64);
        for (item, entry) in entries {
            let start = out.len();
            let references = numbering.references(entry.references);
            let is_custom =
                write_item(item, dialect, &mut Emitter { out: &mut out, numbering, strings, references });
            flagged(&mut offsets, (out.len() - start) as u64, is_custom);
        }
    }
    for (dialect, entries) in numbering.types.by_dialect() {
        varint(&mut offsets, dialect.into());
        varint(&mut offsets, entries.len() as u64);
        for (ty, entry) in entries {
            let start = out.len();
            let references = numbering.references(entry.references);
            let is_custom =
                write_type(ty, dialect, &mut Emitter { out: &mut out, numbering, strings, references });
            flagged(&mut offsets, (out.len() - start) as u64, is_custom);
        }
    }
    (offsets, out)
}

/// Writes an attribute. Returns false if it is written as text.
fn write_item<'c>(item: Item<'c>, dialect: u32, emitter: &mut Emitter<'_, 'c>) -> bool {
    let hooks = emitter.numbering.hooks.as_deref();
    if hooks.is_some_and(|hooks| hooks.write_attribute(item.as_attribute(), emitter).is_some()) {
        return true;
    }
    let attribute = match item {
        Item::Location(location) => {
            builtin::write_location(location, emitter);
            return true;
        }
        Item::Attribute(attribute) => attribute,
    };
    let is_custom = match emitter.numbering.dialects[dialect as usize].encoding {
        _ if attribute.dialect() == "builtin" => builtin::write_attribute(attribute, emitter),
        Some(own) => own.write_attribute(attribute, emitter),
        None => false,
    };
    if !is_custom {
        let shared = emitter.numbering.shared_distinct(attribute.into());
        emitter.nul_terminated(&attribute_text_with_distinct(attribute, &shared));
    }
    is_custom
}

/// Writes a type. Returns false if it is written as text.
fn write_type<'c>(ty: Type<'c>, dialect: u32, emitter: &mut Emitter<'_, 'c>) -> bool {
    let hooks = emitter.numbering.hooks.as_deref();
    if hooks.is_some_and(|hooks| hooks.write_type(ty, emitter).is_some()) {
        return true;
    }
    let is_custom = match emitter.numbering.dialects[dialect as usize].encoding {
        _ if ty.dialect() == "builtin" => builtin::write_type(ty, emitter),
        Some(own) => own.write_type(ty, emitter),
        None => false,
    };
    if !is_custom {
        let shared = emitter.numbering.shared_distinct(ty.into());
        emitter.nul_terminated(&type_text_with_distinct(ty, &shared));
    }
    is_custom
}

/// Writes attributes and types after all are numbered.
pub(super) struct Emitter<'e, 'c> {
    pub(super) out: &'e mut Vec<u8>,
    pub(super) numbering: &'e Numbering<'c>,
    pub(super) strings: &'e mut Strings,
    /// The entries of the next references.
    pub(super) references: References<'e>,
}

impl Emitter<'_, '_> {
    /// The number of the next attribute.
    fn next_attribute(&mut self) -> u64 {
        self.numbering.attributes.number(self.references.next())
    }

    fn nul_terminated(&mut self, text: &str) {
        self.out.extend_from_slice(&bytes_of(text));
        self.out.push(0);
    }
}

impl<'c> DialectWriter<'c> for Emitter<'_, 'c> {
    fn version(&self) -> u64 {
        self.numbering.version
    }

    fn dialect_version(&self, dialect: &str) -> Option<&dyn Any> {
        self.numbering.dialect_version(dialect)
    }

    fn attribute(&mut self, _: Attribute<'c>) {
        let number = self.next_attribute();
        varint(self.out, number);
    }

    fn optional_attribute(&mut self, attribute: Option<Attribute<'c>>) {
        let encoded = attribute.map_or(0, |_| self.next_attribute() << 1 | 1);
        varint(self.out, encoded);
    }

    fn location(&mut self, _: Location<'c>) {
        let number = self.next_attribute();
        varint(self.out, number);
    }

    fn ty(&mut self, _: Type<'c>) {
        varint(self.out, self.numbering.types.number(self.references.next_type()));
    }

    fn resource(&mut self, key: &'c str) {
        varint(self.out, self.numbering.resources.get(key).copied().unwrap_or_default());
    }

    fn varint(&mut self, number: u64) {
        varint(self.out, number);
    }

    fn signed_varint(&mut self, number: i64) {
        varint(self.out, zigzag(number));
    }

    fn byte(&mut self, byte: u8) {
        self.out.push(byte);
    }

    fn text(&mut self, text: &str) {
        varint(self.out, self.strings.number(text));
    }

    fn blob(&mut self, bytes: &[u8]) {
        varint(self.out, bytes.len() as u64);
        self.out.extend_from_slice(bytes);
    }
}
