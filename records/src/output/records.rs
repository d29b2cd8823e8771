//! `--print-records`

use crate::query::Records;
use crate::record::{FieldData, FieldKind, RecordId};
use crate::store::Store;
use crate::types::TypeId;
use crate::value::Node;
use std::io::{self, Write};

/// The size at which collected text is handed to the writer.
const CHUNK: usize = 1 << 16;

/// Writes all classes and all definitions as `llvm-tblgen --print-records` does.
///
/// # Errors
///
/// Those of the writer.
pub fn print_records(records: &Records, out: &mut impl Write) -> io::Result<()> {
    let mut text = String::with_capacity(CHUNK + (CHUNK >> 2));
    text.push_str("------------- Classes -----------------\n");
    for &id in &records.class_ids {
        text.push_str("class ");
        records.store.write_record(&mut text, id);
        flush(&mut text, out, CHUNK)?;
    }
    text.push_str("------------- Defs -----------------\n");
    for &id in &records.definition_ids {
        text.push_str("def ");
        records.store.write_record(&mut text, id);
        flush(&mut text, out, CHUNK)?;
    }
    flush(&mut text, out, 0)
}

/// Hands `text` over if it is longer than `limit`.
pub(super) fn flush(text: &mut String, out: &mut impl Write, limit: usize) -> io::Result<()> {
    if text.len() > limit {
        out.write_all(text.as_bytes())?;
        text.clear();
    }
    Ok(())
}

impl Store {
    /// A record as `--print-records` shows it, without `class` or `def`.
    pub(crate) fn write_record(&self, out: &mut String, id: RecordId) {
        let record = self.record(id);
        self.write_unquoted(out, record.name);
        if !record.template_arguments.is_empty() {
            out.push('<');
            for (i, &argument) in record.template_arguments.iter().enumerate() {
                out.push_str(if i == 0 { "" } else { ", " });
                if let Some(field) = record.field(argument) {
                    self.write_field(out, field);
                }
            }
            out.push('>');
        }
        out.push_str(" {");
        let mut classes = Vec::new();
        self.all_superclasses(id, &mut classes);
        if !classes.is_empty() {
            out.push_str("\t//");
        }
        for class in classes {
            out.push(' ');
            self.write_unquoted(out, self.record(class).name);
        }
        out.push('\n');
        // Fields that may stay unresolved come first.
        for kind in [FieldKind::MayBeUnresolved, FieldKind::Normal] {
            for field in record.fields.iter().filter(|field| field.kind == kind) {
                out.push_str("  ");
                self.write_field(out, field);
                out.push_str(";\n");
            }
        }
        out.push_str("}\n");
    }

    /// `type name = value`
    pub(crate) fn write_field(&self, out: &mut String, field: &FieldData) {
        if field.kind == FieldKind::MayBeUnresolved {
            out.push_str("field ");
        }
        if field.ty == TypeId::STRING && matches!(self.values.node(field.value), Node::Code(_)) {
            out.push_str("code");
        } else {
            self.write_type(out, field.ty);
        }
        out.push(' ');
        out.push_str(self.text(field.name));
        out.push_str(" = ");
        self.write_value(out, field.value);
    }
}
