//! llvm-tblgen's outcome of each program of the language suite, stored beside the program.
//!
//! `NAME.expected` has the messages up to the first error, with paths from the suite's folder on, and then,
//! if the program is accepted, the printed records.
//! `RTBLGEN_REMAKE=1 cargo test -p rtblgen-records --test it stored` rewrites these files from llvm-tblgen's
//! output, and from nothing else.

use crate::support::{
    Backend, Outcome, evaluate_and_listen, first_difference, including, on_all, output, td_files, theirs,
};
use oracle::Oracle;
use std::path::{Path, PathBuf};

fn suite() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/language")
}

/// The stored form of an outcome.
fn stored_form(outcome: &Outcome, messages: &[String]) -> String {
    let suite = format!("{}/", suite().display());
    let mut text: String = messages.iter().map(|line| line.replace(&suite, "") + "\n").collect();
    text.push_str(outcome.as_ref().map_or("", String::as_str));
    text
}

/// Returns the difference between this crate's outcome of a program and the stored form, if there is one.
fn difference(file: &Path) -> Option<String> {
    let name = file.display();
    let Ok(expected) = std::fs::read(file.with_extension("expected")) else {
        return Some(format!("{name}: nothing is stored"));
    };
    let expected = tblgen_parser::loader::text_of(expected);
    let (records, messages) = evaluate_and_listen(file, &including(&suite().join("include")));
    let found = stored_form(&output(records.as_ref(), Backend::Records), &messages);
    // After an error there may be more notes.
    let is_same = if records.is_ok() { found == expected } else { found.starts_with(&expected) };
    (!is_same || expected.is_empty()).then(|| format!("{name}: {}", first_difference(&found, &expected)))
}

fn programs() -> Vec<PathBuf> {
    let mut files = td_files(&suite().join("valid"));
    files.extend(td_files(&suite().join("invalid")));
    files
}

#[test]
fn programs_give_what_is_stored() {
    let files = programs();
    let different = on_all(&files, difference);
    println!("stored outcomes: {} of {} the same", files.len() - different.len(), files.len());
    assert!(different.is_empty(), "{}", different.join("\n"));
    assert!(files.len() >= 970, "only {} programs", files.len());
}

#[test]
fn what_is_stored_is_the_outcome_of_llvm_tblgen() {
    let Some(oracle) = Oracle::find() else { return };
    let options = including(&suite().join("include"));
    let files = programs();
    let remake = std::env::var_os("RTBLGEN_REMAKE").is_some();
    let different = on_all(&files, |file| {
        let (outcome, messages) = theirs(&oracle, file, &options, Backend::Records);
        let expected = rtblgen_bytes::bytes_of(&stored_form(&outcome, &messages)).into_owned();
        let path = file.with_extension("expected");
        if remake {
            std::fs::write(&path, &expected).expect("the stored outcome can be written");
        }
        (std::fs::read(&path).ok() != Some(expected)).then(|| file.display().to_string())
    });
    println!("stored outcomes that are llvm-tblgen's: {} of {}", files.len() - different.len(), files.len());
    assert!(different.is_empty(), "RTBLGEN_REMAKE=1 stores these anew:\n{}", different.join("\n"));
}
