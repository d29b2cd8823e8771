//! The conformance dialects, loaded: their programs and mistakes, compared with MLIR's results.
//!
//! `cargo test -p rtblgen-dynamic conformance -- --nocapture` prints how many are the same, and why the others are not.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use rtblgen_dynamic::LoadedDialects;

use crate::support::{loaded, opt, root};

/// The line between the parts of a source.
const MARKER: &str = "// -----\n";

/// The least number of programs and mistakes with the same result.
const PROGRAMS: usize = 308;
const MISTAKES: usize = 1174;

fn cases() -> Vec<PathBuf> {
    let folder = std::fs::read_dir(root("test-td/ods/cases")).expect("the cases are there");
    let files = folder.map(|entry| entry.expect("the folder can be read").path());
    let mut files: Vec<_> = files.filter(|path| path.extension().is_some_and(|ext| ext == "td")).collect();
    files.sort();
    files
}

fn read(case: &Path, extension: &str) -> String {
    std::fs::read_to_string(case.with_extension(extension)).expect("the file is there")
}

/// The number of equal texts, and of the others by reason.
#[derive(Default)]
struct Tally {
    total: usize,
    same: usize,
    different: BTreeMap<&'static str, Vec<String>>,
}

impl Tally {
    fn add(&mut self, dialects: &LoadedDialects, what: &str, ours: &str, expected: &str, errors: &str) {
        self.total += 1;
        if ours == expected {
            self.same += 1;
            return;
        }
        let lines = ours.lines().chain(std::iter::repeat("")).zip(expected.lines());
        let (ours, expected) =
            lines.into_iter().find(|(ours, expected)| ours != expected).unwrap_or((ours, ""));
        let error = errors.lines().next().unwrap_or_default();
        let text = format!("{what}: {ours:?}, expected {expected:?} {error}");
        self.different.entry(reason(dialects)).or_default().push(text);
    }

    fn report(&self, what: &str, minimum: usize) {
        println!("{what}: {} of {}", self.same, self.total);
        for (reason, texts) in &self.different {
            println!("  {}: {reason}", texts.len());
            texts.iter().for_each(|text| println!("    {text}"));
        }
        assert!(self.same >= minimum, "{what}: {} of {}, expected {minimum}", self.same, self.total);
    }
}

/// Returns the missing part that causes the differences of a file.
fn reason(dialects: &LoadedDialects) -> &'static str {
    let has = |word: &str| dialects.missing.iter().any(|missing| missing.what.contains(word));
    match () {
        () if has("property") => "kinds of properties",
        () if has("hook") => "hooks",
        () if !dialects.missing.is_empty() => "snippets",
        () => "other",
    }
}

/// The first error of each part of a source, as `line:column: message`.
fn first_errors(source: &str, errors: &str) -> Vec<String> {
    let markers = source.lines().zip(1..).filter(|(line, _)| *line == MARKER.trim_end());
    let starts: Vec<usize> = std::iter::once(1).chain(markers.map(|(_, line)| line + 1)).collect();
    let mut found = vec![String::new(); starts.len()];
    for line in errors.lines() {
        let Some((place, message)) = line.split_once(": error: ") else { continue };
        let mut numbers = place.rsplitn(3, ':');
        let column = numbers.next().unwrap_or_default();
        let line: usize = numbers.next().and_then(|line| line.parse().ok()).unwrap_or_default();
        let part = starts.partition_point(|start| *start <= line).max(1) - 1;
        if found[part].is_empty() {
            found[part] = format!("{line}:{column}: {message}");
        }
    }
    found
}

const BASE: [&str; 2] = ["--allow-unregistered-dialect", "--split-input-file"];
const GENERIC: [&str; 3] = [BASE[0], BASE[1], "--mlir-print-op-generic"];

#[test]
fn programs_and_mistakes_are_those_of_mlir() {
    let (mut programs, mut mistakes) = (Tally::default(), Tally::default());
    for case in cases() {
        let name = case.file_stem().expect("the file has a name").to_string_lossy().into_owned();
        let dialects = loaded(&case).unwrap_or_else(|failure| panic!("{name}: {failure}"));
        let [source, custom, generic] = ["mlir", "custom", "generic"].map(|extension| read(&case, extension));
        for (road, source, flags, expected) in [
            ("custom", &source, &BASE[..], &custom),
            ("generic", &source, &GENERIC[..], &generic),
            ("custom, from generic", &generic, &BASE[..], &custom),
            ("generic, from custom", &custom, &GENERIC[..], &generic),
        ] {
            let outcome = opt(&dialects, flags, source);
            let what = format!("{name}, {road}");
            let expected: Vec<&str> = expected.split(MARKER).collect();
            let mut ours: Vec<&str> = outcome.output.split(MARKER).collect();
            ours.resize(expected.len().max(ours.len()), "");
            for (ours, expected) in ours.into_iter().zip(expected) {
                programs.add(&dialects, &what, ours, expected, &outcome.errors);
            }
        }
        let wrong = read(&case, "wrong.mlir");
        let ours = first_errors(&wrong, &opt(&dialects, &BASE, &wrong).errors);
        for (ours, expected) in ours.iter().zip(read(&case, "errors").lines()) {
            mistakes.add(&dialects, &name, ours, expected, "");
        }
    }
    programs.report("programs", PROGRAMS);
    mistakes.report("mistakes", MISTAKES);
}
