//! Random assembly formats: of what is accepted, the text of random operations parses back to the same.
//!
//! `RTBLGEN_RANDOM_FORMATS=10000 cargo test -p ods-conformance --test it random -- --nocapture` runs more of them.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use oracle::{Rustc, random};
use rtblgen_backends::{Generator, MainFile, Request, generate};
use tblgen_parser::Disk;

use crate::random_ops::{OpMaker, PRELUDE, RandomOp};

/// So many operations are compiled at once.
const BATCH: usize = 500;

/// So many programs are made with each.
const PROGRAMS: usize = 8;

/// The program that prints and parses back: it writes a line for each program of its file.
const DRIVER: &str = include_str!("random_formats_driver.rs");

#[test]
fn texts_come_back() {
    let wanted = random::count("RTBLGEN_RANDOM_FORMATS", 200);
    let probe = "pub fn probe() -> rtblgen_runtime::Context { rtblgen_runtime::Context::new() }";
    let temporary = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let compiler = Rustc::find(temporary, &["rtblgen_runtime"], probe);
    let first: u64 =
        std::env::var("RTBLGEN_RANDOM_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(1);
    let (mut made, mut accepted, mut programs, mut seed) = (0, 0, 0, first);
    let mut failed = Vec::new();
    while made < wanted {
        let count = BATCH.min(wanted - made);
        let mut ops: Vec<RandomOp> =
            (0..count).map(|number| OpMaker::new(seed, number).make(PROGRAMS)).collect();
        made += count;
        let rust = random::accepted(&mut ops, emit);
        accepted += ops.len();
        let name = format!("formats_{seed}");
        match compiler.program(&DRIVER.replace("/* DIALECT */", &rust), &name) {
            Ok(program) => {
                programs += ops.len() * PROGRAMS;
                failed.extend(run(&program, &ops, temporary));
            }
            Err(errors) => failed.push(format!("the Rust of batch {seed} does not compile:\n{errors}")),
        }
        seed += 1;
    }
    println!("{made} random formats, {accepted} accepted, {programs} programs, {} wrong", failed.len());
    assert!(failed.is_empty(), "{}", failed.join("\n\n"));
    assert!(accepted * 4 >= made, "only {accepted} of {made} formats are accepted");
}

/// The Rust of a dialect of these operations, or the numbers of those with an error.
fn emit(ops: &[RandomOp]) -> Result<String, BTreeSet<usize>> {
    let definitions: Vec<&str> = ops.iter().map(|op| op.definition.as_str()).collect();
    let text = PRELUDE.to_owned() + &definitions.join("\n") + "\n";
    let main = MainFile::Text { name: "random.td".into(), text };
    let request = Request { main, ..Request::default() };
    let first = PRELUDE.lines().count() + 1;
    let output = generate(Generator::Dialect, request, &Disk);
    // What is doubtful, and not refused only because ops of MLIR have it.
    if let Ok(output) = &output {
        let doubtful: BTreeSet<usize> = output
            .warnings
            .iter()
            .filter(|warning| warning.message.starts_with("format ambiguity"))
            .filter_map(|warning| Some(output.sources.line_column(warning.span?.start).0 as usize - first))
            .collect();
        if !doubtful.is_empty() {
            return Err(doubtful);
        }
    }
    output.map(|output| output.text).map_err(|failure| {
        let number = |error: &tblgen_parser::Diagnostic| {
            let span = error.span.expect("every mistake has a place");
            let line = failure.sources.line_column(span.start).0 as usize;
            let number = line.checked_sub(first).filter(|number| *number < ops.len());
            number.unwrap_or_else(|| panic!("an error is at its operation: line {line}: {}", error.message))
        };
        if std::env::var_os("RTBLGEN_RANDOM_ERRORS").is_some() {
            for error in failure.errors() {
                eprintln!("{}\n    {}", error.message, ops[number(error)].definition);
            }
        }
        failure.errors().map(number).collect()
    })
}

/// What is wrong with the texts of the operations.
fn run(program: &Path, ops: &[RandomOp], folder: &Path) -> Vec<String> {
    let file = folder.join("random_formats.mlir");
    let sources: Vec<&str> = ops.iter().flat_map(|op| &op.programs).map(String::as_str).collect();
    std::fs::write(&file, sources.join("// -----\n")).expect("the folder for temporary files can be written");
    let output = Command::new(program).arg(&file).output().expect("the program runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("the program writes UTF-8");
    let verdicts: Vec<&str> = text.split('\0').collect();
    let mut failed = Vec::new();
    for (number, op) in ops.iter().enumerate() {
        let of_op = verdicts.iter().skip(number * PROGRAMS).take(PROGRAMS);
        if let Some(verdict) = of_op.into_iter().find(|verdict| !verdict.is_empty()) {
            failed.push(format!("{}\n{verdict}", op.definition));
        }
    }
    failed
}
