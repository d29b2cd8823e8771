//! Any text may be evaluated and printed without a panic, a hang or unbounded memory.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rtblgen_records::{EvaluateOptions, dump_json, parse_and_evaluate, print_records};
use tblgen_parser::{ErrorFormat, MainFile, Memory, Options};

fuzz_target!(|text: &str| {
    let main = MainFile { name: "fuzz.td".to_owned(), text: text.to_owned() };
    let files = Memory::from([("empty.td", "class Included;")]);
    match parse_and_evaluate(main, &Options::default(), &files, &EvaluateOptions::default()) {
        Ok(records) => {
            let mut out = Vec::new();
            let _ = print_records(&records, &mut out);
            out.clear();
            let _ = dump_json(&records, &mut out);
            for record in records.defs().take(50) {
                for field in record.fields() {
                    let value = field.value();
                    let _ = (value.span(), value.as_str().map(|text| value.string_span(0..text.len())));
                }
            }
        }
        Err(failure) => {
            let _ = failure.render(ErrorFormat::Human, false);
            let _ = failure.render(ErrorFormat::Short, false);
        }
    }
});
