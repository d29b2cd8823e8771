//! Any text may be evaluated and printed without a panic, a hang or unbounded memory.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rtblgen_records::{Failure, Records, TableGen, dump_json, print_records};
use tblgen_parser::{ErrorFormat, Memory};

fuzz_target!(|text: &str| {
    let files = Memory::from([("empty.td", "class Included;")]);
    match TableGen::new().loader(&files).evaluate_str("fuzz.td", text) {
        Ok(records) => show(&records),
        Err(failure) => show_errors(&failure),
    }
});

/// Prints the records, and queries the positions of their values.
fn show(records: &Records) {
    let mut out = Vec::new();
    let _ = print_records(records, &mut out);
    let _ = dump_json(records, &mut out);
    for record in records.defs().take(50) {
        for field in record.fields() {
            let value = field.value();
            let _ = (value.span(), value.as_str().map(|text| value.string_span(0..text.len())));
        }
    }
}

fn show_errors(failure: &Failure) {
    for format in [ErrorFormat::Short, ErrorFormat::Human] {
        let _ = failure.render(format, false);
    }
}
