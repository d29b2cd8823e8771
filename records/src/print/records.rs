//! `--print-records`

use super::chunks::write_in_order;
use crate::model::RecordId;
use crate::query::{Record, Records};
use std::io::{self, Write};

/// Writes all classes and all definitions as `llvm-tblgen --print-records` does.
///
/// # Errors
///
/// Those of the writer.
pub fn print_records(records: &Records, out: &mut impl Write) -> io::Result<()> {
    let mut parts = vec![Part::Heading("------------- Classes -----------------\n")];
    parts.extend(records.class_ids.iter().map(|&id| Part::Record("class ", id)));
    parts.push(Part::Heading("------------- Defs -----------------\n"));
    parts.extend(records.definition_ids.iter().map(|&id| Part::Record("def ", id)));
    let print = |text: &mut String, part: &Part| match *part {
        Part::Heading(heading) => text.push_str(heading),
        Part::Record(keyword, id) => {
            text.push_str(keyword);
            records.store.write_record(text, id);
        }
    };
    write_in_order(&parts, print, out)
}

impl std::fmt::Display for Record<'_> {
    /// The record as `--print-records` shows it, without `class` or `def`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut text = String::new();
        self.records.store.write_record(&mut text, self.id);
        f.write_str(&text)
    }
}

/// A part of the output.
enum Part {
    Heading(&'static str),
    /// Behind its keyword.
    Record(&'static str, RecordId),
}
