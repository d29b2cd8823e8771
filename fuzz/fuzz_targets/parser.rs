//! The parser must accept any text: it neither panics nor hangs, and its messages have a position.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tblgen_parser::{ErrorFormat, MainFile, Memory, Options, parse, render};

/// A file that the text can include, and that includes the text's own names.
const LIBRARY: &str = "#ifndef LIBRARY\n#define LIBRARY\nclass A<int x = 1> { int y = x; }\n#endif\n";

fuzz_target!(|text: &str| {
    let files = Memory::from([("a.td", LIBRARY), ("main.td", text)]);
    let options = Options { include_dirs: vec!["inc".into()], defines: vec!["GIVEN".into()] };
    let parsed = parse(MainFile { name: "main.td".into(), text: text.into() }, &options, &files);
    let error = parsed.tree.error.iter().map(|error| &*error.diagnostic);
    // A file that includes itself has thousands of warnings, each with an include stack of 200 files.
    for diagnostic in parsed.warnings.iter().take(100).chain(error) {
        for format in [ErrorFormat::Short, ErrorFormat::Human] {
            assert!(!render(diagnostic, &parsed.sources, format, true).is_empty());
        }
    }
    for value in parsed.tree.exprs() {
        assert!(parsed.sources.is_read_by(value.span.start, value.span.end));
        let _ = parsed.sources.line_column(value.span.end);
    }
});
