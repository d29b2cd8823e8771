//! All `.td` files of the installed LLVM and MLIR.

use crate::support::{
    Backend, Outcome, evaluate_file, first_difference, including, on_all, output, td_files, theirs,
};
use oracle::Oracle;
use std::sync::atomic::{AtomicUsize, Ordering};

/// How the outcomes of the two tools differ, if they do.
fn difference(found: &Outcome, expected: &Outcome) -> Option<String> {
    match (found, expected) {
        _ if found == expected => None,
        (Ok(found), Ok(expected)) => Some(first_difference(found, expected)),
        (found, expected) => Some(format!(
            "\n  ours:   {}\n  theirs: {}",
            found.as_ref().err().map_or("accepted", String::as_str),
            expected.as_ref().err().map_or("accepted", String::as_str)
        )),
    }
}

#[test]
fn records_and_json_are_those_of_llvm_tblgen() {
    let Some(oracle) = Oracle::find() else { return };
    let include = oracle.include_dir();
    let mut files = td_files(&include.join("llvm"));
    files.extend(td_files(&include.join("mlir")));
    let options = including(&include);
    let rejected = AtomicUsize::new(0);
    let different = on_all(&files, |file| {
        let records = evaluate_file(file, &options);
        for backend in [Backend::Records, Backend::Json] {
            let (expected, _) = theirs(&oracle, file, &options, backend);
            let found = output(records.as_ref(), backend);
            if let Some(difference) = difference(&found, &expected) {
                return Some(format!("{}: {difference}", file.display()));
            }
            if expected.is_err() {
                rejected.fetch_add(1, Ordering::Relaxed);
                break;
            }
        }
        None
    });
    println!("identical: {} of {}", files.len() - different.len(), files.len());
    println!("({} of them rejected, with the same first error)", rejected.into_inner());
    assert!(different.is_empty(), "{}", different.join("\n"));
    assert!(files.len() > 300, "only {} files", files.len());
}
