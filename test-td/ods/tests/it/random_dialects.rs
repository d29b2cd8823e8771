//! Random dialects, of names that are keywords, items or methods in Rust: what mlir-tblgen accepts, rtblgen accepts, and rustc
//! compiles its Rust.
//!
//! `RTBLGEN_RANDOM_DIALECTS=10000 cargo test -p ods-conformance --test it random_dialects -- --nocapture` makes more of them;
//! `RTBLGEN_RANDOM_SEED` makes others.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use oracle::random::{self, Random};
use oracle::{Oracle, Rustc};
use rtblgen_backends::{Generator, MainFile, Request, generate};
use tblgen_parser::Memory;

use crate::random_dialect::{HEADER, dialect};

/// The dialects whose Rust is compiled at once.
const BATCH: usize = 400;

/// The messages about dialects that rtblgen refuses on purpose.
const REFUSED: &[&str] = &[
    "an enum needs a case",
    // Classes that differ in underscores and case only: `Foo_Bar` and `FooBar`.
    "two definitions become the Rust type",
    // `DEFINITION` and `definition`.
    "have the same accessor",
];

/// The Rust of a dialect, or the first error.
fn generated(text: &str) -> Result<String, String> {
    let files = Memory::from([("up/D.td", text)]);
    let request = Request {
        main: MainFile::Path(PathBuf::from("up/D.td")),
        upstream_includes: vec![PathBuf::from("up")],
        stub_hooks: true,
        ..Request::default()
    };
    match generate(Generator::Dialect, request, &files) {
        Ok(output) => Ok(output.text),
        Err(failure) => Err(failure.errors().next().map_or_else(String::new, |error| error.message.clone())),
    }
}

/// Whether mlir-tblgen accepts a dialect.
fn is_accepted(oracle: &Oracle, folder: &Path, text: &str) -> bool {
    let file = folder.join("dialect.td");
    std::fs::write(&file, text).expect("the folder can be written");
    ["op-defs", "typedef-defs", "attrdef-defs", "enum-defs", "op-interface-defs"].iter().all(|generator| {
        let mut command = oracle.tool("mlir-tblgen");
        command.arg(format!("--gen-{generator}")).arg("-I").arg(oracle.include_dir()).arg(&file);
        command.output().is_ok_and(|output| output.status.success())
    })
}

/// A message without the names in it.
fn class_of(message: &str) -> String {
    message.split('`').enumerate().map(|(number, part)| if number % 2 == 0 { part } else { "_" }).collect()
}

#[test]
fn rustc_accepts_random_dialects() {
    let Some(oracle) = Oracle::find() else { return };
    let count = random::count("RTBLGEN_RANDOM_DIALECTS", 40);
    let seed = random::count("RTBLGEN_RANDOM_SEED", 1) as u64;
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("random_dialects");
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    let rustc = Rustc::find(&folder, &["rtblgen_runtime"], "use rtblgen_runtime::Context;");
    let (mut refused, mut wrong, mut compiled) = (BTreeMap::<String, (usize, usize)>::new(), Vec::new(), 0);
    for first in (0..count).step_by(BATCH) {
        let mut modules = String::new();
        for number in first..count.min(first + BATCH) {
            let text = format!("{HEADER}{}", dialect(&mut Random::new(seed, number)));
            match generated(&text) {
                Ok(rust) => {
                    compiled += 1;
                    writeln!(modules, "pub mod d{number} {{ {rust} }}").expect("a string takes everything");
                }
                Err(message) if REFUSED.iter().any(|known| message.contains(known)) => {}
                Err(message) if is_accepted(&oracle, &folder, &text) => {
                    println!("{number}: {message}");
                    refused.entry(class_of(&message)).or_insert((number, 0)).1 += 1;
                }
                Err(_) => {}
            }
        }
        if let Err(error) = rustc.check(&modules, &format!("batch_{first}")) {
            wrong.push(error);
        }
    }
    println!("{compiled} of {count} random dialects generate; rustc refuses {} of the crates", wrong.len());
    for (class, (number, times)) in &refused {
        println!("refused {times} times, first number {number}: {class}");
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(refused.is_empty(), "{} classes of dialects that only mlir-tblgen accepts", refused.len());
}
