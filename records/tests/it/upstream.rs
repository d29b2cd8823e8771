//! LLVM's own TableGen tests and targets, both tools in turn.

use crate::support::{Backend, evaluate_and_listen, first_difference, on_all, output, td_files, theirs};
use oracle::Oracle;
use rtblgen_records::Records;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use tblgen_parser::Options;
use tblgen_parser::loader::text_of;

/// The sets of names that the `RUN` lines of a test define with `-D`; the first set is empty.
fn sets_of_defines(text: &str) -> BTreeSet<Vec<String>> {
    let runs = text.lines().filter(|line| line.contains("RUN:") && line.contains("llvm-tblgen"));
    let defines = |line: &str| {
        // After a pipe, FileCheck has its own.
        let command = line.split('|').next().unwrap_or(line);
        let names = command.split_whitespace().filter_map(|word| word.strip_prefix("-D"));
        names.filter(|name| !name.is_empty()).map(str::to_owned).collect()
    };
    let mut sets: BTreeSet<Vec<String>> = runs.map(defines).collect();
    sets.insert(Vec::new());
    sets
}

/// llvm-tblgen takes seconds for the JSON of a test that includes a target's definitions and all intrinsics: these are
/// compared where the variable `RTBLGEN_ALL` is set.
fn is_json_compared(records: Result<&Records, &String>) -> bool {
    const FEW: usize = 2000;
    let is_small = records.is_ok_and(|records| records.defs().len() <= FEW);
    is_small || oracle::is_whole()
}

/// How the tools differ in printed records, JSON and messages, if they do.
fn difference(oracle: &Oracle, file: &Path, options: &Options) -> Option<String> {
    let name = format!("{} {:?}", file.display(), options.defines);
    let (records, found_messages) = evaluate_and_listen(file, options);
    for backend in [Backend::Records, Backend::Json] {
        if backend == Backend::Json && !is_json_compared(records.as_ref()) {
            continue;
        }
        let (expected, messages) = theirs(oracle, file, options, backend);
        let found = output(records.as_ref(), backend);
        match (&found, &expected) {
            (Ok(found), Ok(expected)) if found == expected => {}
            (Ok(found), Ok(expected)) => {
                return Some(format!("{name}: {}", first_difference(found, expected)));
            }
            (Err(_), Err(_)) => {}
            (Ok(_), Err(error)) => return Some(format!("{name}: accepted, expected {error}")),
            (Err(error), Ok(_)) => return Some(format!("{name}: {error}")),
        }
        // Notes may be more.
        let is_same =
            if expected.is_ok() { found_messages == messages } else { found_messages.starts_with(&messages) };
        if !is_same {
            return Some(format!("{name}\n  ours:   {found_messages:#?}\n  theirs: {messages:#?}"));
        }
        if expected.is_err() {
            break;
        }
    }
    None
}

/// The folders in which a test looks for included files: those that its `RUN` lines name, for all tests the same.
fn include_dirs_of_tests(upstream: &Path, file: &Path) -> Options {
    let tests = upstream.join("llvm/test/TableGen");
    let own = file.parent().unwrap_or(&tests).to_owned();
    let include_dirs = vec![
        upstream.join("llvm/include"),
        tests.join("Common"),
        tests.join("Inputs"),
        own.join("Inputs"),
        own,
    ];
    Options { include_dirs, ..Options::default() }
}

/// One test in this many is compared, unless the variable `RTBLGEN_ALL` is set.
const PART: usize = 3;

/// Compares the files of a folder, each with all sets of defines of its `RUN` lines, and prints how many are identical.
fn compare_tests(oracle: &Oracle, upstream: &Path, folder: &str, is_deep: bool, at_least: usize) {
    let folder = upstream.join(folder);
    let mut files = td_files(&folder);
    files.retain(|file| (file.parent() != Some(&folder)) == is_deep);
    assert!(files.len() >= at_least, "only {} files", files.len());
    let files = oracle::part(files, PART);
    let different = on_all(&files, |file| {
        let text = text_of(std::fs::read(file).expect("a test"));
        sets_of_defines(&text).into_iter().find_map(|defines| {
            let options = Options { defines, ..include_dirs_of_tests(upstream, file) };
            difference(oracle, file, &options)
        })
    });
    let place = if is_deep { "below" } else { "in" };
    let (same, all) = (files.len() - different.len(), files.len());
    println!("LLVM's tests {place} llvm/test/TableGen: {same} of {all} identical");
    assert!(different.is_empty(), "{}", different.join("\n"));
}

#[test]
fn tests_of_llvm_give_the_same_records_and_messages() {
    let (Some(oracle), Some(upstream)) = (Oracle::find(), oracle::upstream()) else { return };
    compare_tests(&oracle, &upstream, "llvm/test/TableGen", false, 299);
}

#[test]
fn tests_of_backends_of_llvm_give_the_same_records_and_messages() {
    let (Some(oracle), Some(upstream)) = (Oracle::find(), oracle::upstream()) else { return };
    compare_tests(&oracle, &upstream, "llvm/test/TableGen", true, 90);
}

/// The targets that are compared by default: with `RTBLGEN_ALL`, which takes many minutes, all are.
const SAMPLE: [&str; 5] = ["ARC", "BPF", "Lanai", "Sparc", "XCore"];

/// The top files of LLVM's targets.
fn targets(upstream: &Path) -> Vec<PathBuf> {
    let folders = std::fs::read_dir(upstream.join("llvm/lib/Target")).expect("LLVM's targets");
    let top_file = |folder: PathBuf| {
        let name = folder.file_name()?.to_str()?.to_owned();
        let name = if name == "PowerPC" { "PPC" } else { &name };
        let file = folder.join(name).with_extension("td");
        file.exists().then_some(file)
    };
    let mut files: Vec<PathBuf> =
        folders.filter_map(|folder| top_file(folder.expect("a folder").path())).collect();
    files.sort();
    files
}

#[test]
fn targets_of_llvm_give_the_same_records() {
    let (Some(oracle), Some(upstream)) = (Oracle::find(), oracle::upstream()) else { return };
    let all = targets(&upstream);
    assert_eq!(all.len(), 25, "{all:?}");
    let is_in_sample = |file: &PathBuf| SAMPLE.iter().any(|name| file.ends_with(format!("{name}/{name}.td")));
    let mut files = all.clone();
    if !oracle::is_whole() {
        files.retain(is_in_sample);
    }
    let mut different = Vec::new();
    for file in &files {
        let own = file.parent().expect("the target's folder").to_owned();
        let options =
            Options { include_dirs: vec![upstream.join("llvm/include"), own], ..Options::default() };
        let (expected, messages) = theirs(&oracle, file, &options, Backend::Records);
        let (records, found_messages) = evaluate_and_listen(file, &options);
        let found = output(records.as_ref(), Backend::Records);
        let is_same = found.is_ok() && found == expected && found_messages == messages;
        println!("{}: {}", file.display(), if is_same { "identical" } else { "different" });
        if !is_same {
            let texts = found.as_ref().ok().zip(expected.as_ref().ok());
            let difference = texts.map(|(found, expected)| first_difference(found, expected));
            different.push(format!("{}: {difference:?} {:?}", file.display(), found.err()));
        }
    }
    println!("LLVM's targets: {} of {} identical", files.len() - different.len(), files.len());
    assert!(different.is_empty(), "{}", different.join("\n"));
    assert!(files.len() >= SAMPLE.len(), "only {} targets", files.len());
}
