//! Printer of `--print-detailed-records`.

use super::chunks::write_in_order;
use crate::model::{FieldData, FieldKind, RecordId};
use crate::query::Records;
use rtblgen_bytes::bytes_of;
use std::io::{self, Write};
use tblgen_parser::Span;

/// Writes global variables, classes and definitions with the places of all their parts, as
/// `llvm-tblgen --print-detailed-records` does.
///
/// The last section, on memory, has the numbers of this program; everything before it is the same.
///
/// # Errors
///
/// Returns the errors of the writer.
pub fn print_detailed_records(records: &Records, out: &mut impl Write) -> io::Result<()> {
    let mut text = String::new();
    let main = records.sources.name(records.sources.main_file());
    text.push_str(&format!("DETAILED RECORDS for file {main}\n"));
    heading(&mut text, &format!("Global Variables ({})", records.globals.len()));
    text.push('\n');
    for &(name, value) in &records.globals {
        text.push_str(records.store.text(name));
        text.push_str(" = ");
        records.store.write_value(&mut text, value);
        text.push('\n');
    }
    heading(&mut text, &format!("Classes ({})", records.class_ids.len()));
    out.write_all(&bytes_of(&text))?;
    write_in_order(&records.class_ids, |text, &id| records.write_class(text, id), out)?;
    let mut text = String::new();
    heading(&mut text, &format!("Records ({})", records.definition_ids.len()));
    out.write_all(text.as_bytes())?;
    write_in_order(&records.definition_ids, |text, &id| records.write_definition(text, id), out)?;
    let mut text = String::new();
    heading(&mut text, "Memory Allocation Stats");
    text.push_str(&format!("Values = {}\n", records.store.values.count()));
    text.push_str(&format!("Records = {}\n", records.store.records.len()));
    text.push_str(&format!("Number of anonymous records = {}\n", records.store.records.anonymous_count()));
    out.write_all(text.as_bytes())
}

fn heading(out: &mut String, title: &str) {
    let line = "--------------------";
    out.push_str(&format!("\n{line} {title} {line}\n"));
}

impl Records {
    fn place_of(&self, span: Span) -> String {
        let sources = &self.sources;
        let path = sources.name(sources.file_of(span));
        let name = path.rsplit('/').next().unwrap_or(path);
        format!("|{name}:{}|", sources.line_column(span.start).0)
    }

    fn write_title(&self, out: &mut String, id: RecordId) {
        out.push('\n');
        match self.store.name_text(id) {
            "" => out.push_str("\"\""),
            name => out.push_str(name),
        }
        out.push_str(&format!("  {}\n", self.place_of(self.store.record(id).span)));
    }

    fn write_class(&self, out: &mut String, id: RecordId) {
        self.write_title(out, id);
        let record = self.store.record(id);
        out.push_str("  Template args:");
        let arguments: Vec<&FieldData> =
            record.template_arguments.iter().filter_map(|&name| record.field(name)).collect();
        out.push_str(if arguments.is_empty() { " (none)\n" } else { "\n" });
        self.write_fields(out, &arguments);
        self.write_superclasses(out, id);
        self.write_own_fields(out, id);
    }

    fn write_definition(&self, out: &mut String, id: RecordId) {
        self.write_title(out, id);
        let record = self.store.record(id);
        if !record.instantiations.is_empty() {
            out.push_str("  Defm sequence:");
            for span in record.spans().rev() {
                out.push(' ');
                out.push_str(&self.place_of(span));
            }
            out.push('\n');
        }
        self.write_superclasses(out, id);
        self.write_own_fields(out, id);
    }

    fn write_superclasses(&self, out: &mut String, id: RecordId) {
        out.push_str("  Superclasses:");
        let classes = self.store.records.superclasses(id);
        if classes.is_empty() {
            out.push_str(" (none)");
        }
        let direct = &self.store.record(id).superclasses;
        for class in classes {
            let name = self.store.name_text(class);
            if direct.iter().any(|&(other, _)| other == class) {
                out.push_str(&format!(" {name}"));
            } else {
                out.push_str(&format!(" ({name})"));
            }
        }
        out.push('\n');
    }

    fn write_own_fields(&self, out: &mut String, id: RecordId) {
        out.push_str("  Fields:");
        let fields = &self.store.record(id).fields;
        // Template arguments are not shown here, but they count.
        out.push_str(if fields.is_empty() { " (none)\n" } else { "\n" });
        let fields = fields.iter();
        let own: Vec<&FieldData> =
            fields.filter(|field| field.kind() != FieldKind::TemplateArgument).collect();
        self.write_fields(out, &own);
    }

    fn write_fields(&self, out: &mut String, fields: &[&FieldData]) {
        for field in fields {
            out.push_str("    ");
            self.store.write_field(out, field);
            out.push_str(&format!("  {}\n", self.place_of(field.span(&self.store.symbols))));
        }
    }
}
