//! Printer of `--print-records`.

use super::chunks::write_in_order;
use crate::model::RecordId;
use crate::query::{Record, Records};
use std::io::{self, Write};

/// Writes all classes and all definitions as `llvm-tblgen --print-records` does.
///
/// # Errors
///
/// Returns the errors of the writer.
pub fn print_records(records: &Records, out: &mut impl Write) -> io::Result<()> {
    let print = |keyword: &'static str| {
        move |text: &mut String, &id: &RecordId| {
            text.push_str(keyword);
            records.store.write_record(text, id);
        }
    };
    out.write_all(b"------------- Classes -----------------\n")?;
    write_in_order(&records.class_ids, print("class "), out)?;
    out.write_all(b"------------- Defs -----------------\n")?;
    write_in_order(&records.definition_ids, print("def "), out)
}

impl std::fmt::Display for Record<'_> {
    /// The record as `--print-records` shows it, without `class` or `def`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut text = String::new();
        self.records.store.write_record(&mut text, self.id);
        f.write_str(&text)
    }
}
