//! Any text may be evaluated and printed without a panic, a hang or unbounded memory, and it makes no difference whether
//! it is parsed before or meanwhile, and whether the thread that parses helps to print.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rtblgen_records::{
    EvaluateOptions, Failure, Records, dump_json, evaluate_with, parse_and_evaluate_then, print_records,
};
use std::sync::Arc;
use tblgen_parser::{ErrorFormat, MainFile, Memory, Options, parse};

fuzz_target!(|text: &str| {
    let main = || MainFile { name: "fuzz.td".to_owned(), text: text.to_owned() };
    let files = Memory::from([("empty.td", "class Included;")]);
    let (options, how) = (Options::default(), EvaluateOptions::default());
    let meanwhile = parse_and_evaluate_then(main(), &options, &files, &how, |records, helper| {
        let (records, mut out) = (Arc::new(records), Vec::new());
        let _ = helper.print_records(&records, &mut out);
        shown(&records, out)
    });
    let before = evaluate_with(parse(main(), &options, &files), &how).map(|records| {
        let mut out = Vec::new();
        let _ = print_records(&records, &mut out);
        shown(&records, out)
    });
    assert_eq!(meanwhile.unwrap_or_else(said), before.unwrap_or_else(said));
});

/// All that is printed of records, behind what has been printed.
fn shown(records: &Records, mut out: Vec<u8>) -> Vec<u8> {
    let _ = dump_json(records, &mut out);
    for record in records.defs().take(50) {
        for field in record.fields() {
            let value = field.value();
            let _ = (value.span(), value.as_str().map(|text| value.string_span(0..text.len())));
        }
    }
    out
}

/// All that is said of errors.
fn said(failure: Failure) -> Vec<u8> {
    let short = failure.render(ErrorFormat::Short, false);
    (short + &failure.render(ErrorFormat::Human, false)).into_bytes()
}
