//! rustc compiles the Rust of the stock texts whose Rust the tests of `rtblgen-backends` read.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use oracle::{Rustc, sections};
use rtblgen_backends::{Generator, MainFile, Request, generate};
use tblgen_parser::Memory;

/// A header, and definitions, each after its title.
const ODD: &str = include_str!("../../../../backends/tests/td/stock/odd.txt");

/// Ops, and patterns, each after its title. `ERROR` marks those that have no Rust.
const CALLS: &str = include_str!("../../../../backends/tests/td/stock/calls.txt");

/// The Rust of a text with stubs.
fn generated(generator: Generator, title: &str, text: &str) -> String {
    let files = Memory::from([("up/D.td", text)]);
    let request = Request {
        main: MainFile::Path(PathBuf::from("up/D.td")),
        upstream_includes: vec![PathBuf::from("up")],
        stub_hooks: true,
        ..Request::default()
    };
    let output = generate(generator, request, &files);
    output.unwrap_or_else(|failure| panic!("{title}: {:?}", failure.diagnostics)).text
}

#[test]
fn rustc_accepts_the_rust_of_stock_texts() {
    let mut modules = String::new();
    let mut add = |name: &str, title: &str, rust: &str| {
        writeln!(modules, "/// {title}.\npub mod {name} {{ {rust} }}").expect("a string takes everything");
    };
    let (header, definitions) = sections(ODD);
    for (number, section) in definitions.iter().enumerate() {
        let rust = generated(Generator::Dialect, section.title, &format!("{header}{}", section.body));
        add(&format!("odd_{number}"), section.title, &rust);
    }
    let (ops, calls) = sections(CALLS);
    add("ops", "the ops", &generated(Generator::Dialect, "the ops", ops));
    for (number, section) in calls.iter().enumerate() {
        if section.value("ERROR").is_some() {
            continue;
        }
        let rust = generated(Generator::Rewriters, section.title, &format!("{ops}{}", section.body));
        add(&format!("call_{number}"), section.title, &format!("use super::ops::*; {rust}"));
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("stock_texts");
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    let rustc = Rustc::find(&folder, &["rtblgen_runtime"], "use rtblgen_runtime::Context;");
    rustc.check(&modules, "stock_texts").unwrap_or_else(|error| panic!("{error}"));
}
