//! Any text may be evaluated and printed without a panic, a hang or unbounded memory.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rtblgen_records::{EvaluateOptions, Failure, Records, dump_json, parse_and_evaluate, print_records};
use tblgen_parser::{ErrorFormat, MainFile, Memory, Options};

fuzz_target!(|text: &str| {
    let main = MainFile { name: "fuzz.td".to_owned(), text: text.to_owned() };
    let files = Memory::from([("empty.td", "class Included;")]);
    match parse_and_evaluate(main, &Options::default(), &files, &EvaluateOptions::default()) {
        Ok(records) => show(&records),
        Err(failure) => show_errors(&failure),
    }
});

/// Prints the records, and asks for the places of their values.
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
