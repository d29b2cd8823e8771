//! Writes resources.

use rtblgen_ir::Ir;
use rtblgen_ir::resources::{ResourceBlob, ResourceValue};

use super::buffer::{Strings, aligned_section, pad, section, varint};
use super::numbering::Numbering;
use crate::format::{Section, resource};

/// Writes the sections of resources.
pub(super) fn write(
    ir: &Ir<'_>,
    numbering: &Numbering<'_>,
    strings: &mut Strings,
    elide: bool,
    out: &mut Vec<u8>,
) {
    let mut writer = Writer { offsets: Vec::new(), data: Vec::new(), alignment: 1, strings, elide };
    let groups = ir.external_resources().groups();
    varint(&mut writer.offsets, groups.len() as u64);
    for group in groups {
        let name = writer.strings_first(&group.entries, |writer, (key, value)| writer.value(key, value));
        writer.group(&group.name, name);
    }
    for (number, dialect) in numbering.dialects.iter().enumerate() {
        if dialect.resources.is_empty() {
            continue;
        }
        // The resources are in the order of their numbers.
        let keys = numbering.resources.keys().filter(|key| dialect.resources.contains(*key));
        let blob = |key: &str| ir.context().resource_blob(key);
        let entries = keys.map(|key| (*key, blob(key))).collect::<Vec<_>>();
        let entries = writer.strings_first(&entries, |writer, (key, blob)| {
            writer.entry(key, resource::BLOB, |writer| {
                blob.iter().for_each(|blob| writer.blob(blob));
            })
        });
        varint(&mut writer.offsets, number as u64);
        writer.entries(entries);
    }
    let Writer { offsets, data, alignment, .. } = writer;
    section(out, Section::ResourceOffsets, &offsets);
    aligned_section(out, Section::Resources, &data, alignment);
}

/// The key, the kind and the size of a written resource.
struct Entry {
    key: String,
    kind: u8,
    size: usize,
}

struct Writer<'w> {
    offsets: Vec<u8>,
    data: Vec<u8>,
    /// The alignment of the section.
    alignment: usize,
    strings: &'w mut Strings,
    elide: bool,
}

impl Writer<'_> {
    /// Writes the data of a group. Its texts get numbers before the name and the keys of the group.
    fn strings_first<T>(
        &mut self,
        entries: &[T],
        mut write: impl FnMut(&mut Self, &T) -> Entry,
    ) -> Vec<Entry> {
        entries.iter().map(|entry| write(self, entry)).collect()
    }

    fn group(&mut self, name: &str, entries: Vec<Entry>) {
        let name = self.strings.number(name);
        varint(&mut self.offsets, name);
        self.entries(entries);
    }

    fn entries(&mut self, entries: Vec<Entry>) {
        varint(&mut self.offsets, entries.len() as u64);
        for Entry { key, kind, size } in entries {
            let key = self.strings.number(&key);
            varint(&mut self.offsets, key);
            varint(&mut self.offsets, size as u64);
            self.offsets.push(kind);
        }
    }

    fn entry(&mut self, key: &str, kind: u8, write: impl FnOnce(&mut Self)) -> Entry {
        let start = self.data.len();
        if !self.elide {
            write(self);
        }
        Entry { key: key.to_owned(), kind, size: self.data.len() - start }
    }

    fn value(&mut self, key: &str, value: &ResourceValue) -> Entry {
        match value {
            ResourceValue::Blob(blob) => self.entry(key, resource::BLOB, |writer| writer.blob(blob)),
            ResourceValue::Bool(value) => {
                self.entry(key, resource::BOOL, |writer| writer.data.push(u8::from(*value)))
            }
            ResourceValue::String(text) => self.entry(key, resource::STRING, |writer| {
                let number = writer.strings.number(text);
                varint(&mut writer.data, number);
            }),
        }
    }

    fn blob(&mut self, blob: &ResourceBlob) {
        varint(&mut self.data, blob.alignment.into());
        varint(&mut self.data, blob.data.len() as u64);
        if blob.alignment > 1 {
            let alignment = blob.alignment as usize;
            pad(&mut self.data, alignment);
            self.alignment = self.alignment.max(alignment);
        }
        self.data.extend_from_slice(&blob.data);
    }
}
