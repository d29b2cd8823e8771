//! Inputs on which a careless parser overflows its stack, hangs, or panics.

use std::path::Path;
use std::time::{Duration, Instant};

use tblgen_parser::{ErrorFormat, MainFile, Memory, Options, parse, render};

/// Parses the text, which may include itself, and shows its error. It must not take long.
fn survives(name: &str, text: &str) {
    let files = Memory([("main.td".into(), text.to_owned())].into());
    let options = Options { defines: vec!["GIVEN".into()], ..Options::default() };
    let start = Instant::now();
    let parsed = parse(MainFile { name: "main.td".into(), text: text.into() }, &options, &files);
    if let Some(error) = &parsed.tree.error {
        render(&error.diagnostic, &parsed.sources, ErrorFormat::Human, false);
    }
    drop(parsed);
    assert!(start.elapsed() < Duration::from_secs(60), "{name}: {:?}", start.elapsed());
}

#[test]
fn depth_is_an_error_or_nothing() {
    const DEEP: [(&str, &str); 16] = [
        ("defvar x = ", "["),
        ("defvar x = ", "{"),
        ("defvar x = ", "!not("),
        ("defvar x = ", "!foreach(a, "),
        ("defvar x = ", "!cond(1: "),
        ("defvar x = ", "(a "),
        ("defvar x = ", "A<"),
        ("defvar x = ", "a["),
        ("defvar x = ", "a # "),
        ("defvar x = a", ".b[0]{1}"),
        ("class A { ", "list<"),
        ("", "let x = 1 in "),
        ("", "if 1 then def a; else "),
        ("", "foreach i = [1] in {"),
        ("", "/*"),
        ("", "#ifdef GIVEN\n#ifndef NOT\n"),
    ];
    for (start, repeated) in DEEP {
        survives(repeated, &format!("{start}{}", repeated.repeat(100_000)));
    }
}

#[test]
fn repetition_is_nothing() {
    for repeated in ["def a;\n", "include ", "\"a\" ", "defset list<int> x = {", "#else\n", "x, "] {
        survives(repeated, &repeated.repeat(100_000));
    }
    survives("adjacent strings", &format!("defvar x = {};", "\"a\" ".repeat(100_000)));
}

#[test]
fn includes_of_oneself_end() {
    survives("one", "include \"main.td\"");
    survives("many", &"include \"main.td\"\n".repeat(1000));
    // Each of the macros doubles the number of files.
    let levels: String = (0..40).map(|n| format!("#ifndef M{n}\n#define M{n}\n")).collect();
    let body = "include \"main.td\"\ninclude \"main.td\"\n";
    survives("doubling", &format!("{levels}{body}{}", "#endif\n".repeat(40)));
}

/// Programs found by fuzzing are kept with those that only the evaluator rejects.
#[test]
fn hostile_programs_of_the_language_suite_are_survived() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../records/tests/language/hostile");
    let entries = std::fs::read_dir(folder).expect("the hostile programs");
    let paths: Vec<_> = entries.map(|entry| entry.expect("a program").path()).collect();
    for path in &paths {
        let text = tblgen_parser::loader::text_of(std::fs::read(path).expect("a program"));
        survives(&path.to_string_lossy(), &text);
    }
    assert!(paths.len() >= 50, "only {} programs", paths.len());
}
