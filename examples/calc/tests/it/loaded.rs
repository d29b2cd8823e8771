//! The dialect and its patterns, loaded from their `.td` files: text, errors and results are those of the compiled tool.

use std::path::Path;
use std::process::Command;

use oracle::mutated_programs::Drivers;
use rtblgen_dynamic::{DialectFlags, Source, load_patterns};
use rtblgen_runtime::opt::{OptRegistry, Outcome, run};
use tblgen_parser::Disk;

use crate::folder;

/// The result of the loaded dialect for a file.
fn loaded(flags: &[&str], file: &Path) -> Outcome {
    let mut registry = OptRegistry::default();
    let dialects = DialectFlags { files: vec![folder().join("td/calc.td")], ..DialectFlags::default() };
    dialects.load(&mut registry, &Disk).unwrap_or_else(|failure| panic!("{failure}"));
    let file = file.to_str().expect("the path is UTF-8");
    let arguments = flags.iter().copied().chain([file]).map(str::to_owned).collect();
    run("calc", arguments, &registry, &mut std::io::empty())
}

/// The output and the errors of the compiled tool for a file.
fn compiled(flags: &[&str], file: &Path) -> (String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_calc")).args(flags).arg(file).output();
    let output = output.expect("the program is built");
    let text = |bytes| String::from_utf8(bytes).expect("text is UTF-8");
    (text(output.stdout), text(output.stderr))
}

#[test]
fn the_program_has_the_text_of_the_compiled_tool() {
    let program = folder().join("program.mlir");
    for flags in [&[][..], &["--mlir-print-op-generic"], &["--mlir-print-debuginfo"], &["--cse"]] {
        let ours = loaded(flags, &program);
        assert_eq!((ours.output, ours.errors), compiled(flags, &program), "{flags:?}");
    }
}

#[test]
fn mistakes_have_the_errors_of_the_compiled_tool() {
    let program = std::fs::read_to_string(folder().join("program.mlir")).expect("it is there");
    let flags = ["--split-input-file", "--allow-unregistered-dialect"];
    let drivers = Drivers {
        ours: &|file| Some(loaded(&flags, file).errors),
        theirs: &|file| Some(compiled(&flags, file).1),
        file: Path::new(env!("CARGO_TARGET_TMPDIR")).join("loaded.mlir"),
    };
    let differences = drivers.compare(&[("program.mlir".to_owned(), program)], 300, 1);
    assert!(differences.total > 200);
    assert_eq!(differences.count(), 0, "{differences}");
}

/// `sum` is a function of the tool, so that the pattern that calls it needs code.
#[test]
fn the_pattern_that_calls_a_function_of_the_tool_is_named() {
    let main = rtblgen_dynamic::MainFile::Path(folder().join("td/calc_combine.td"));
    let patterns = load_patterns(&Source { main, ..Source::default() }, &Disk);
    let patterns = patterns.unwrap_or_else(|failure| panic!("{failure}"));
    let left_out: Vec<_> = patterns.left_out.iter().map(|own| own.message.as_str()).collect();
    assert_eq!(
        left_out,
        ["the pattern `AddConstants` needs code: the function `sum` of `SumOfConstants` is not known"]
    );
    assert!(patterns.names().count() > 0);
}
