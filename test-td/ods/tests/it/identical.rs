//! The same `.td` files through MLIR and through rtblgen: both print the same programs and refuse the same mistakes.
//!
//! MLIR's result of each case is stored beside it. `RTBLGEN_REMAKE=1 cargo test -p ods-conformance` compiles
//! all dialects for `mlir-opt`, which takes some minutes, checks the stored results and rewrites them. Each
//! run of the tests checks one dialect in eight, with `RTBLGEN_ALL=1` all.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use ods_conformance::opt;
use oracle::Oracle;

use crate::mutated_programs;
use crate::support::{MARKER, case_file, cases, first_errors, folder, read, tags};

/// The number of compared pairs of texts, and the differences.
#[derive(Default)]
struct Tally {
    total: usize,
    wrong: Vec<String>,
}

impl Tally {
    /// Compares texts line by line and counts the parts of the source.
    fn compare(&mut self, what: &str, ours: &str, expected: &str) {
        self.total += 1;
        if ours != expected {
            self.wrong.push(format!("{what}: {}", difference(ours, expected)));
        }
    }

    fn report(&self, what: &str) {
        println!("{what}: identical: {} of {}", self.total - self.wrong.len(), self.total);
        assert!(
            self.wrong.is_empty(),
            "{what}: {} of {} differ\n{}",
            self.wrong.len(),
            self.total,
            self.wrong.join("\n")
        );
    }
}

/// The first line at which two texts differ.
fn difference(ours: &str, expected: &str) -> String {
    let pairs =
        ours.lines().map(Some).chain(std::iter::repeat(None)).zip(expected.lines().map(Some).chain([None]));
    match pairs.into_iter().find(|(ours, expected)| ours != expected) {
        Some((ours, expected)) => format!("ours: {ours:?}\n      MLIR: {expected:?}"),
        None => "ours is longer".to_owned(),
    }
}

const GENERIC: &[&str] = &["--mlir-print-op-generic"];

#[test]
fn programs_are_printed_as_by_mlir() {
    compare_stored();
    let mut tally = Tally::default();
    for name in cases() {
        let [source, custom, generic] =
            ["mlir", "custom", "generic"].map(|extension| read(&case_file(name, extension)));
        let roads = [
            ("custom", &source, &[][..], &custom),
            ("generic", &source, GENERIC, &generic),
            ("custom, from generic", &generic, &[], &custom),
            ("generic, from custom", &custom, GENERIC, &generic),
        ];
        for (road, source, flags, expected) in roads {
            let outcome = opt(name, flags, source);
            let (ours, theirs) = (outcome.output.split(MARKER), expected.split(MARKER));
            let theirs: Vec<_> = theirs.collect();
            let mut ours: Vec<_> = ours.collect();
            ours.resize(theirs.len().max(ours.len()), "");
            for (ours, theirs) in ours.iter().zip(&theirs) {
                tally.compare(&format!("{name}, {road}{}", heading(&outcome.errors)), ours, theirs);
            }
        }
    }
    tally.report("programs");
}

/// Returns the first line of the messages, if there are any.
fn heading(errors: &str) -> String {
    errors.lines().next().map_or_else(String::new, |line| format!(" ({line})"))
}

#[test]
fn mistakes_are_refused_as_by_mlir() {
    let mut tally = Tally::default();
    for name in cases() {
        let source = read(&case_file(name, "wrong.mlir"));
        let expected = read(&case_file(name, "errors"));
        let ours = first_errors(&source, &opt(name, &[], &source).errors);
        for (ours, expected) in ours.lines().zip(expected.lines()) {
            tally.compare(name, ours, expected);
        }
    }
    tally.report("mistakes");
}

#[test]
fn there_are_many_cases() {
    let (mut valid, mut mistakes) = (0, BTreeSet::new());
    for name in cases() {
        let own = format!("\"{name}.");
        valid += read(&case_file(name, "generic")).matches(&own).count();
        let source = read(&case_file(name, "wrong.mlir"));
        for (part, error) in source.split(MARKER).zip(read(&case_file(name, "errors")).lines()) {
            let (_, message) =
                error.split_once(": ").unwrap_or_else(|| panic!("{name}: MLIR accepts\n{part}"));
            let tags = tags(part);
            assert!(!tags.is_empty(), "{name}: no number\n{part}");
            mistakes.extend(tags.iter().map(|tag| ((*tag).to_owned(), message.to_owned())));
        }
    }
    let dialects = cases().count();
    println!("{dialects} dialects, {valid} operations, {} mistakes", mistakes.len());
    assert!(dialects >= MINIMUM.0 && valid >= MINIMUM.1 && mistakes.len() >= MINIMUM.2);
}

/// Dialects, operations, and pairs of a number of the checklist and a message.
const MINIMUM: (usize, usize, usize) = (60, 400, 400);

/// One dialect in this many is compared with MLIR in each run of the tests.
const PART: usize = 8;

/// Compares the stored results with MLIR's. With `RTBLGEN_REMAKE`, rewrites those that differ.
fn compare_stored() {
    let Some(oracle) = Oracle::find() else { return };
    let is_remade = std::env::var_os("RTBLGEN_REMAKE").is_some();
    let names: Vec<_> = if is_remade { cases().collect() } else { oracle::part(cases().collect(), PART) };
    assert!(!names.is_empty(), "`RTBLGEN_CASES` names no case");
    println!("compared with MLIR: {}", names.join(", "));
    let temporary = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let library = temporary.join(format!("ods-{}.so", std::process::id()));
    let status = Command::new(folder("oracle-dialects"))
        .env("LLVM_ROOT", oracle.prefix())
        .args([&library, &temporary.join("ods-objects")])
        .args(names.iter().map(|name| case_file(name, "td")))
        .status()
        .expect("the script runs");
    assert!(status.success(), "the dialects do not compile");
    let mlir = |flags: &[&str], file: &Path| mlir_opt(&oracle, &library, flags, file);
    let mut stale = Vec::new();
    for name in &names {
        let source = case_file(name, "mlir");
        let wrong = case_file(name, "wrong.mlir");
        let (custom, errors) = mlir(&[], &source);
        assert!(errors.is_empty(), "{errors}");
        let texts = [
            ("custom", custom),
            ("generic", mlir(GENERIC, &source).0),
            ("errors", first_errors(&read(&wrong), &mlir(&[], &wrong).1)),
        ];
        for (extension, text) in texts {
            let stored = case_file(name, extension);
            if std::fs::read_to_string(&stored).ok().as_ref() != Some(&text) {
                if is_remade {
                    std::fs::write(&stored, text).expect("the folder can be written");
                }
                stale.push(format!("{name}.{extension}"));
            }
        }
    }
    let stderr = |file: &Path| mlir_opt_errors(&oracle, &library, file);
    mutated_programs::compare(&names, temporary, &stderr);
    std::fs::remove_file(&library).expect("the plugin can be removed");
    assert!(stale.is_empty(), "MLIR says otherwise (`RTBLGEN_REMAKE=1` writes it): {}", stale.join(", "));
}

/// Standard error of `mlir-opt`, unless it crashes.
fn mlir_opt_errors(oracle: &Oracle, library: &Path, file: &Path) -> Option<String> {
    let output = mlir_opt_output(oracle, library, &[], file);
    output.status.code()?;
    Some(String::from_utf8_lossy(&output.stderr).replace('\0', ""))
}

/// Standard output and standard error of `mlir-opt`.
fn mlir_opt(oracle: &Oracle, library: &Path, flags: &[&str], file: &Path) -> (String, String) {
    let output = mlir_opt_output(oracle, library, flags, file);
    let text = |bytes| String::from_utf8(bytes).expect("MLIR writes UTF-8");
    (text(output.stdout), text(output.stderr).replace('\0', ""))
}

fn mlir_opt_output(oracle: &Oracle, library: &Path, flags: &[&str], file: &Path) -> Output {
    oracle
        .tool("mlir-opt")
        .args(["--allow-unregistered-dialect", "--split-input-file", "--mlir-disable-threading"])
        .arg(format!("--load-dialect-plugin={}", library.display()))
        .args(flags)
        .arg(file)
        .stdin(Stdio::null())
        .output()
        .expect("mlir-opt runs")
}
