//! Upstream's test suite of mlir-pdll.

use crate::compare::{Output, agree, difference, folder_of, ours, theirs};
use rtblgen_pdll::{DEFAULT_MARKER, split};
use std::path::{Path, PathBuf};

/// All `.pdll` files below a folder, by name.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut pending = vec![folder.to_owned()];
    while let Some(folder) = pending.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                pending.push(path);
            } else if path.extension().is_some_and(|extension| extension == "pdll") {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// Compares the output of both tools for every input in upstream's files.
fn compare(output: Output) {
    let (Some(oracle), Some(upstream)) = (oracle::Oracle::find(), oracle::upstream()) else { return };
    let mlir = upstream.join("mlir");
    let (mut same, mut all, mut wrong) = (0, 0, String::new());
    for file in ["test", "include"].iter().flat_map(|folder| files(&mlir.join(folder))) {
        let text = std::fs::read_to_string(&file).unwrap();
        let dirs = [folder_of(&file), mlir.join("include"), oracle.include_dir()];
        for chunk in split(&text, DEFAULT_MARKER) {
            let (ours, theirs) =
                (ours(chunk.text, &dirs, output), theirs(&oracle, chunk.text, &dirs, output));
            all += 1;
            same += usize::from(agree(&ours, &theirs));
            if !agree(&ours, &theirs) {
                let name = file.strip_prefix(&mlir).unwrap().display();
                wrong += &format!("{name}:{}: {}\n", chunk.line, difference(&ours, &theirs));
            }
        }
    }
    println!("upstream's mlir-pdll inputs, {output:?}: {same} of {all}");
    assert!(all > 0, "no upstream inputs");
    assert_eq!(wrong, "", "{same} of {all}");
}

#[test]
fn trees_and_first_errors() {
    compare(Output::Ast);
}

#[test]
fn pdl() {
    compare(Output::Pdl);
}
