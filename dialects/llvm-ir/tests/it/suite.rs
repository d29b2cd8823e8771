//! The tests of `mlir/test/Target/LLVMIR`: pieces of which both tools make the same text.

use std::path::Path;

use oracle::{Oracle, is_whole, upstream};

/// Files of other dialects and targets, by how their names start.
const OUTSIDE: &[&str] = &[
    "omp",
    "open",
    "nvvm",
    "rocdl",
    "amx",
    "arm-",
    "vcix",
    "x86vector",
    "xevm",
    "gpu",
    "allocatable",
    "ptr.mlir",
    "test.mlir",
    "external-func-dialect-attr",
];

/// The pieces of a file between `// -----`.
fn pieces(text: &str) -> Vec<String> {
    let mut pieces = vec![String::new()];
    for line in text.split_inclusive('\n') {
        match line.starts_with("// -----") {
            true => pieces.push(String::new()),
            false => pieces.last_mut().expect("there is a piece").push_str(line),
        }
    }
    pieces
}

/// The files of the suite, by name.
fn files(folder: &Path) -> Vec<(String, String)> {
    let entries = std::fs::read_dir(folder).expect("the suite is readable");
    let mut files: Vec<(String, String)> = entries
        .map(|entry| entry.expect("the suite is readable").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "mlir"))
        .map(|path| {
            let name = path.file_name().map(|name| name.to_string_lossy().into_owned());
            let bytes = std::fs::read(&path).expect("a test is readable");
            (name.unwrap_or_default(), String::from_utf8_lossy(&bytes).into_owned())
        })
        .collect();
    files.retain(|(name, _)| !OUTSIDE.iter().any(|start| name.starts_with(start)));
    files.sort();
    files
}

/// Runs for a minute: `RTBLGEN_ALL=1 cargo test -p rtblgen-llvm-ir suite -- --nocapture`.
#[test]
fn pieces_have_the_text_of_mlir_translate() {
    let (Some(oracle), Some(upstream), true) = (Oracle::find(), upstream(), is_whole()) else { return };
    let (mut count, mut same) = (0, 0);
    let mut different = Vec::new();
    for (name, text) in files(&upstream.join("mlir/test/Target/LLVMIR")) {
        for (number, piece) in pieces(&text).into_iter().enumerate() {
            let is_code = |line: &str| !line.trim().is_empty() && !line.starts_with("//");
            let Some(theirs) = crate::theirs(&oracle, &piece).filter(|_| piece.lines().any(is_code)) else {
                continue;
            };
            count += 1;
            match crate::translate(&piece).output == theirs {
                true => same += 1,
                false => different.push(format!("{name} #{number}")),
            }
        }
    }
    println!("{same} of {count} pieces have the same text; others: {different:?}");
    assert!(same * 100 >= count * 97, "{same} of {count}: {different:?}");
}
