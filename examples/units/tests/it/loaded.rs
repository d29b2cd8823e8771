//! The dialect, loaded from its `.td` file: text, verification and errors are those of the compiled tool, except for hooks.

use std::path::{Path, PathBuf};

use oracle::mutated_programs::Drivers;
use rtblgen_dynamic::DialectFlags;
use rtblgen_runtime::dialects::FuncDialect;
use rtblgen_runtime::opt::{OptRegistry, Outcome, run};
use tblgen_parser::Disk;

use crate::{text, units};

/// The beginnings of the messages of verifiers in `src/units.rs`.
const HOOKS: [&str; 3] = ["a quantity needs a unit", "a quantity has 32 or 64 bits", "cannot turn"];

fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// The result of the loaded dialect for a file.
fn loaded(flags: &[&str], file: &Path) -> Outcome {
    let mut registry = OptRegistry::default();
    registry.dialect::<FuncDialect>();
    let dialects = DialectFlags { files: vec![path("td/units.td")], ..DialectFlags::default() };
    dialects.load(&mut registry, &Disk).unwrap_or_else(|failure| panic!("{failure}"));
    let file = file.to_str().expect("the path is UTF-8");
    let arguments = flags.iter().copied().chain([file]).map(str::to_owned).collect();
    run("units", arguments, &registry, &mut std::io::empty())
}

#[test]
fn the_program_has_the_text_of_the_compiled_tool() {
    let program = path("programs/lengths.mlir");
    for flags in [&[][..], &["--mlir-print-op-generic"], &["--mlir-print-debuginfo"], &["--cse"]] {
        let compiled = units(&[flags, &[program.to_str().expect("the path is UTF-8")]].concat());
        let ours = loaded(flags, &program);
        assert_eq!(ours.output, text(&compiled.stdout), "{flags:?}: {}", ours.errors);
        assert!(ours.success && compiled.status.success());
    }
}

#[test]
fn mistakes_have_the_errors_of_the_compiled_tool() {
    let program = std::fs::read_to_string(path("programs/lengths.mlir")).expect("it is there");
    let flags = ["--split-input-file", "--allow-unregistered-dialect"];
    let drivers = Drivers {
        ours: &|file| Some(loaded(&flags, file).errors),
        theirs: &|file| {
            let compiled = units(&[&flags[..], &[file.to_str().expect("the path is UTF-8")]].concat());
            Some(text(&compiled.stderr).to_owned())
        },
        file: Path::new(env!("CARGO_TARGET_TMPDIR")).join("loaded.mlir"),
    };
    let differences = drivers.compare(&[("lengths.mlir".to_owned(), program)], 300, 1);
    println!("{differences}");
    assert!(differences.total > 200);
    for difference in differences.classes.values().flatten() {
        assert!(HOOKS.iter().any(|hook| difference.theirs.contains(hook)), "{difference:?}");
    }
}
