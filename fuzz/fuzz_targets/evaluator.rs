//! Any text may be evaluated and printed without a panic, a hang or unbounded memory, and it makes no difference whether
//! it is parsed before or meanwhile.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rtblgen_records::{
    EvaluateOptions, Failure, Records, dump_json, evaluate_with, parse_and_evaluate, print_records,
};
use tblgen_parser::{ErrorFormat, MainFile, Memory, Options, parse};

fuzz_target!(|text: &str| {
    let main = || MainFile { name: "fuzz.td".to_owned(), text: text.to_owned() };
    let files = Memory::from([("empty.td", "class Included;")]);
    let (options, how) = (Options::default(), EvaluateOptions::default());
    let meanwhile = shown(parse_and_evaluate(main(), &options, &files, &how));
    let before = shown(evaluate_with(parse(main(), &options, &files), &how));
    assert_eq!(meanwhile, before);
});

/// All that is printed of records, or said of errors.
fn shown(outcome: Result<Records, Failure>) -> Vec<u8> {
    match outcome {
        Ok(records) => {
            let mut out = Vec::new();
            let _ = print_records(&records, &mut out);
            let _ = dump_json(&records, &mut out);
            for record in records.defs().take(50) {
                for field in record.fields() {
                    let value = field.value();
                    let _ = (value.span(), value.as_str().map(|text| value.string_span(0..text.len())));
                }
            }
            out
        }
        Err(failure) => {
            let short = failure.render(ErrorFormat::Short, false);
            (short + &failure.render(ErrorFormat::Human, false)).into_bytes()
        }
    }
}
