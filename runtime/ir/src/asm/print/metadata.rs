//! `{-# .. #-}` after the operations: the blobs that were printed by name, and entries of other tools in the
//! file.

use super::op_printer::OpAsmPrinter;
use super::printer::AsmPrinter;
use crate::context::blobs::ResourceBlob;
use crate::ir::resources::ResourceValue;

/// The part and the group of entries that is being written.
type Place<'a> = (&'static str, &'a str);

impl OpAsmPrinter<'_, '_> {
    pub(super) fn print_file_metadata(&mut self) {
        let (context, ir) = (self.asm.context, self.ir);
        let keys = std::mem::take(&mut self.asm.printed_resources).into_iter();
        let blobs: Vec<_> = keys.filter_map(|key| Some((key, context.resource_blob(key)?))).collect();
        let groups = ir.external_resources().groups();
        if blobs.is_empty() && groups.iter().all(|group| group.entries.is_empty()) {
            return;
        }
        self.write_str("\n{-#\n");
        let mut place = None;
        for (key, blob) in &blobs {
            self.asm.resource(&mut place, ("dialect_resources", "builtin"), key, blob_len(blob), |out| {
                write_blob(out, blob);
            });
        }
        for group in groups {
            let group_place = ("external_resources", group.name.as_str());
            for (key, value) in &group.entries {
                self.asm.resource(&mut place, group_place, key, value_len(value), |out| {
                    write_value(out, value);
                });
            }
        }
        // If all entries are elided, MLIR leaves the outer braces around nothing.
        self.write_str(if place.is_some() { "\n    }\n  }\n#-}\n" } else { "\n#-}\n" });
    }
}

impl AsmPrinter<'_, '_> {
    /// Writes an entry and, if it is the first one of its place, the text around it; `len` is the length of
    /// its value.
    fn resource<'a>(
        &mut self,
        current: &mut Option<Place<'a>>,
        place: Place<'a>,
        key: &str,
        len: usize,
        write: impl FnOnce(&mut String),
    ) {
        if self.options.elide_resource_strings_if_larger.is_some_and(|limit| len > limit) {
            return;
        }
        let (section, group) = place;
        let last = current.replace(place);
        if last == Some(place) {
            self.write_str(",\n");
        } else {
            match last {
                Some((last, _)) if last == section => self.write_str("\n    },\n"),
                Some(_) => self.write_str("\n    }\n  },\n"),
                None => {}
            }
            if last.is_none_or(|(last, _)| last != section) {
                self.write_str(&format!("  {section}: {{\n"));
            }
            self.write_str(&format!("    {group}: {{\n"));
        }
        self.write_str("      ");
        self.print_keyword_or_string(key);
        self.write_str(": ");
        write(&mut self.out);
    }
}

/// The characters of a blob in text, with the quotes.
fn blob_len(blob: &ResourceBlob) -> usize {
    "\"0x\"".len() + 2 * (size_of::<u32>() + blob.data.len())
}

fn value_len(value: &ResourceValue) -> usize {
    match value {
        ResourceValue::Blob(blob) => blob_len(blob),
        ResourceValue::Bool(_) | ResourceValue::String(_) => {
            let mut text = String::new();
            write_value(&mut text, value);
            text.len()
        }
    }
}

fn write_value(out: &mut String, value: &ResourceValue) {
    match value {
        ResourceValue::Blob(blob) => write_blob(out, blob),
        ResourceValue::Bool(value) => out.push_str(if *value { "true" } else { "false" }),
        ResourceValue::String(text) => super::numbers::write_string(out, text),
    }
}

/// The alignment, the lowest byte first, and the data, in hexadecimal.
fn write_blob(out: &mut String, blob: &ResourceBlob) {
    const DIGITS: &[u8; 16] = b"0123456789ABCDEF";
    out.reserve(blob_len(blob));
    out.push_str("\"0x");
    for byte in blob.alignment.to_le_bytes().iter().chain(&blob.data) {
        out.push(DIGITS[usize::from(byte >> 4)] as char);
        out.push(DIGITS[usize::from(byte & 15)] as char);
    }
    out.push('"');
}
