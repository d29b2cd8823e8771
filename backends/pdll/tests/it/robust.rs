//! Damaged inputs: errors, and no panic.

use rtblgen_pdll::{DEFAULT_MARKER, Options, parse, pdl, print_ast, split};
use std::path::Path;
use tblgen_parser::{ErrorFormat, MainFile, Memory, render};

/// Reads a text up to its first error.
fn read(text: &str) {
    let main = MainFile { name: "damaged.pdll".to_owned(), text: text.to_owned() };
    match parse(main, &Options::default(), &Memory::default()) {
        Ok(parsed) => {
            let _ = print_ast(&parsed.module);
            if let Ok(lowered) = pdl::lower(&parsed.module) {
                let _ = pdl::print(&lowered, &parsed.module.sources);
            }
        }
        Err(failure) => {
            for diagnostic in &failure.diagnostics {
                let _ = render(diagnostic, &failure.sources, ErrorFormat::Human, false);
            }
        }
    }
}

/// All inputs in `tests/cases`.
fn inputs() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let mut inputs = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|kind| kind == "pdll") {
            let text = std::fs::read_to_string(path).unwrap();
            inputs.extend(split(&text, DEFAULT_MARKER).iter().map(|chunk| chunk.text.to_owned()));
        }
    }
    inputs
}

#[test]
fn truncated_inputs() {
    for input in inputs() {
        for (end, _) in input.char_indices() {
            read(&input[..end]);
        }
    }
}

#[test]
fn inputs_without_a_character() {
    for input in inputs() {
        for (at, character) in input.char_indices() {
            read(&format!("{}{}", &input[..at], &input[at + character.len_utf8()..]));
        }
    }
}

#[test]
fn deep_and_wide_inputs() {
    let deep = |open: &str, close: &str| {
        format!("Pattern => erase {}{};", open.repeat(10_000), close.repeat(10_000))
    };
    read(&deep("(", ")"));
    read(&deep("op<a.b>(", ")"));
    read(&deep("Constraint(v: Value) { ", "}"));
    read(&format!("Pattern => erase op<a.b>{{x = attr<\"{}\">}};", "[".repeat(10_000)));
    let chain: String = (1..3000).map(|n| format!("let x{n} = op<a.b>(x{}, x{});\n", n - 1, n - 1)).collect();
    read(&format!("Pattern {{ let x0 = op<a.b>;\n{chain} erase x2999; }}"));
    let calls: String =
        (1..40).map(|n| format!("Constraint C{n}(v: Value) {{ C{0}(v); C{0}(v); }}\n", n - 1)).collect();
    read(&format!(
        "Constraint C0(v: Value);\n{calls}Pattern {{ let x = op<a.b>(v: Value); C39(v); erase x; }}"
    ));
}

#[test]
fn every_independent_error_is_reported() {
    let text = "Pattern { let a = b; let c: Foo; erase op<>(d); }\nConstraint C(;\nPattern => erase e;\n";
    let main = MainFile { name: "a.pdll".to_owned(), text: text.to_owned() };
    let failure = parse(main, &Options::default(), &Memory::default()).unwrap_err();
    let messages: Vec<&str> = failure.diagnostics.iter().map(|error| error.message.as_str()).collect();
    let expected = [
        "undefined reference to `b`",
        "unknown reference to constraint `Foo`",
        "undefined reference to `d`",
        "expected identifier argument name",
        "undefined reference to `e`",
    ];
    assert_eq!(messages, expected);
}
