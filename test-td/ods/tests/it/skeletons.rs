//! Crates of `--init-dialect` whose hooks have no signs of comments: rustc compiles them.
//!
//! `cargo run -p rtblgen-backends --example stock_dialects -- INCLUDE_DIR --skeletons` compiles those of MLIR's dialects.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use oracle::{Rustc, sections, skeleton};
use rtblgen_backends::input::written_hooks::WrittenHooks;
use rtblgen_backends::{Generator, MainFile, Request, generate, new_crate};
use tblgen_parser::Memory;

/// A header, and definitions, each after its title.
const ODD: &str = include_str!("../../../../backends/tests/td/stock/odd.txt");

/// The module of a dialect all of whose hooks are those of its skeleton.
fn module(title: &str, text: &str) -> Option<String> {
    let files = Memory::from([("up/D.td", text)]);
    let request = Request {
        main: MainFile::Path(PathBuf::from("up/D.td")),
        upstream_includes: vec![PathBuf::from("up")],
        ..Request::default()
    };
    // A text may have several dialects.
    let made = new_crate(std::slice::from_ref(&request), &files).ok()?;
    let written = skeleton::written(&made.files);
    let mut written_hooks = WrittenHooks::default();
    for (name, rust) in &written {
        written_hooks.read(rust).unwrap_or_else(|error| panic!("{title}, {name}: {error}\n{rust}"));
    }
    let request = Request { stub_hooks: true, written_hooks, ..request };
    let output = generate(Generator::Dialect, request, &files);
    let output = output.unwrap_or_else(|failure| panic!("{title}: {:?}", failure.diagnostics));
    Some(skeleton::module(&written, &output.text))
}

#[test]
fn rustc_accepts_skeletons_without_signs_of_comments() {
    let (mut modules, mut count) = (String::new(), 0);
    let (header, definitions) = sections(ODD);
    for (number, section) in definitions.iter().enumerate() {
        if let Some(rust) = module(section.title, &format!("{header}{}", section.body)) {
            writeln!(modules, "/// {}.\npub mod odd_{number} {{ {rust} }}", section.title)
                .expect("a string takes everything");
            count += 1;
        }
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("skeletons");
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    let rustc = Rustc::find(&folder, &["rtblgen_runtime"], "use rtblgen_runtime::Context;");
    rustc.check(&modules, "skeletons").unwrap_or_else(|error| panic!("{error}"));
    assert!(count > 30, "{count}");
}
