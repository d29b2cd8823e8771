//! The tests of `mlir/test/Target/LLVMIR`: pieces of which both tools make the same text.

use oracle::{Oracle, is_whole, upstream};

/// Files of other dialects and targets, by how their names start.
pub(crate) const OUTSIDE: &[&str] = &[
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

/// Runs for a minute: `RTBLGEN_ALL=1 cargo test -p rtblgen-llvm-ir suite -- --nocapture`.
#[test]
fn pieces_have_the_text_of_mlir_translate() {
    let (Some(oracle), Some(upstream), true) = (Oracle::find(), upstream(), is_whole()) else { return };
    let (mut count, mut same) = (0, 0);
    let mut different = Vec::new();
    let mut files = crate::files(&upstream.join("mlir/test/Target/LLVMIR"), "mlir");
    files.retain(|(name, _)| !OUTSIDE.iter().any(|start| name.starts_with(start)));
    for (name, text) in files {
        for (number, piece) in crate::pieces(&text).into_iter().enumerate() {
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
