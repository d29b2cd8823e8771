//! Random assembly formats: the text of operations with an accepted format parses back to the same operations, and
//! mlir-tblgen accepts the same formats, apart from those whose text does not parse back.
//!
//! `RTBLGEN_RANDOM_FORMATS=10000 cargo test -p ods-conformance --test it random -- --nocapture` runs more of them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

use oracle::{Oracle, Rustc, random};
use rtblgen_backends::{Generator, MainFile, Request, generate};
use tblgen_parser::Disk;

use crate::random_emit::{emit_lines, file_of};
use crate::random_ops::{OpMaker, PRELUDE, RandomOp};

/// The number of operations that are compiled at once.
const BATCH: usize = 500;

/// The number of programs with each operation.
const PROGRAMS: usize = 8;

/// Source of the program that prints operations, parses the text, and writes a line for each difference.
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
    emit_lines(PRELUDE, &definitions(ops))
}

/// The first error of each operation that has one.
fn our_errors(ops: &[RandomOp]) -> BTreeMap<usize, String> {
    let mut errors = BTreeMap::new();
    let request = Request { main: file_of(PRELUDE, &definitions(ops)), ..Request::default() };
    if let Err(failure) = generate(Generator::Dialect, request, &Disk) {
        for error in failure.errors() {
            let span = error.span.expect("every error has a place");
            let number = number_of(failure.sources.line_column(span.start).0 as usize);
            errors.entry(number).or_insert_with(|| error.message.clone());
        }
    }
    errors
}

/// The first error of mlir-tblgen for each operation that has one.
fn their_errors(oracle: &Oracle, ops: &[RandomOp], folder: &Path) -> BTreeMap<usize, String> {
    let file = folder.join("random_formats.td");
    let MainFile::Text { text, .. } = file_of(PRELUDE, &definitions(ops)) else { return BTreeMap::new() };
    std::fs::write(&file, text).expect("the folder for temporary files can be written");
    let mut command = oracle.tool("mlir-tblgen");
    command
        .args(["--gen-op-defs", "--asmformat-error-is-fatal=false", "-I"])
        .arg(oracle.include_dir())
        .arg(&file);
    let output = command.output().expect("mlir-tblgen runs");
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    let (mut errors, mut message) = (BTreeMap::new(), String::new());
    for line in text.lines() {
        if let Some(error) = line.strip_prefix("error: ") {
            error.clone_into(&mut message);
        } else if let Some((place, _)) = line.split_once(": note: in custom assembly format") {
            let line = place.rsplit(':').nth(1).and_then(|line| line.parse().ok());
            errors.entry(number_of(line.expect("a line"))).or_insert_with(|| message.clone());
        }
    }
    errors
}

fn definitions(ops: &[RandomOp]) -> Vec<&str> {
    ops.iter().map(|op| op.definition.as_str()).collect()
}

/// The operation in a line of the file.
fn number_of(line: usize) -> usize {
    line - PRELUDE.lines().count() - 1
}

/// Formats that mlir-tblgen accepts and whose text does not parse back, by our message.
const REFUSED: [&str; 7] = [
    "format ambiguity",
    "the format writes two words with nothing between them",
    "would be neither parsed nor printed",
    "may start with anything, so it cannot be told whether it is there",
    // The type comes from a value that may be absent.
    ", which may be absent",
    // A clause of an `oilist`.
    "is listed twice",
    "nothing in the format tells how many values",
];

/// mlir-tblgen refuses a region after `attr-dict` and an optional group whose else branch always has text,
/// which parses back.
const ACCEPTED: &str = "`attr-dict` directive followed by region";

#[test]
fn mlir_tblgen_accepts_the_same() {
    let Some(oracle) = Oracle::find() else { return };
    let wanted = random::count("RTBLGEN_RANDOM_FORMATS", 500);
    let temporary = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let (mut made, mut both, mut more, mut seed) = (0, 0, 0, 1);
    let mut stricter = BTreeMap::<&str, usize>::new();
    let mut wrong = Vec::new();
    while made < wanted {
        let ops: Vec<RandomOp> =
            (0..BATCH.min(wanted - made)).map(|number| OpMaker::new(seed, number).make(0)).collect();
        let (ours, theirs) = (our_errors(&ops), their_errors(&oracle, &ops, temporary));
        for (number, op) in ops.iter().enumerate() {
            match (ours.get(&number), theirs.get(&number)) {
                (None, Some(message)) if message.contains(ACCEPTED) => more += 1,
                (None, Some(message)) => {
                    wrong.push(format!("only mlir-tblgen: {message}\n    {}", op.definition));
                }
                (Some(message), None) => match REFUSED.iter().find(|known| message.contains(**known)) {
                    Some(known) => *stricter.entry(known).or_default() += 1,
                    None => wrong.push(format!("only rtblgen: {message}\n    {}", op.definition)),
                },
                _ => both += 1,
            }
        }
        made += ops.len();
        seed += 1;
    }
    println!(
        "{made} random formats, {both} with the same verdict, accepted by rtblgen alone: {more}, refused by it alone: \
         {stricter:?}"
    );
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The differences that the program finds in the texts of the operations.
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
