//! The tests of `mlir/test/Target/LLVMIR/Import`, and what the export writes, imported by both tools.

use oracle::{Oracle, is_whole, upstream};

/// Files with pieces outside of the scope.
const OUTSIDE: &[(&str, &str)] = &[("nvvmir.ll", "operations of the dialect nvvm")];

/// Imports pieces with both tools, and prints them with locations: how many are the same, how many there are, and the others.
fn compare(oracle: &Oracle, pieces: impl Iterator<Item = (String, String)>) -> (usize, usize, Vec<String>) {
    let (mut count, mut same, mut different) = (0, 0, Vec::new());
    for (name, piece) in pieces {
        let flags = ["--import-llvm", "--mlir-print-debuginfo"];
        let Some(theirs) = crate::run_oracle(oracle, &flags, piece.as_bytes()) else { continue };
        count += 1;
        match crate::import::imported_with_locations(&piece).0.as_ref() == Ok(&theirs) {
            true => same += 1,
            false => different.push(name),
        }
    }
    (same, count, different)
}

/// Runs for a minute: `RTBLGEN_ALL=1 cargo test -p rtblgen-llvm-ir import_suite -- --nocapture`.
#[test]
fn pieces_have_the_import_of_mlir_translate() {
    let (Some(oracle), Some(upstream), true) = (Oracle::find(), upstream(), is_whole()) else { return };
    let mut files = crate::files(&upstream.join("mlir/test/Target/LLVMIR/Import"), "ll");
    files.retain(|(name, _)| !OUTSIDE.iter().any(|(outside, _)| name == outside));
    let pieces = files.iter().flat_map(|(name, text)| {
        let pieces = crate::pieces(text).into_iter().enumerate();
        pieces.map(move |(number, piece)| (format!("{name} #{number}"), piece))
    });
    let (same, count, different) = compare(&oracle, pieces);
    println!("{same} of {count} pieces have the same import; others: {different:?}");
    assert!(same * 100 >= count * 97, "{same} of {count}: {different:?}");
}

#[test]
fn exports_have_the_import_of_mlir_translate() {
    let (Some(oracle), Some(upstream), true) = (Oracle::find(), upstream(), is_whole()) else { return };
    let mut files = crate::files(&upstream.join("mlir/test/Target/LLVMIR"), "mlir");
    files.retain(|(name, _)| !crate::suite::OUTSIDE.iter().any(|start| name.starts_with(start)));
    // A variable of 4 GiB needs memory for each element.
    let is_small = |text: &String| !text.contains("4294967296");
    let pieces = files.iter().flat_map(|(name, text)| {
        let pieces = crate::pieces(text).into_iter().enumerate();
        pieces.filter_map(move |(number, piece)| {
            let outcome = Some(piece).filter(is_small).map(|piece| crate::translate(&piece));
            let outcome = outcome.filter(|outcome| outcome.success)?;
            Some((format!("{name} #{number}"), outcome.output))
        })
    });
    let (same, count, different) = compare(&oracle, pieces);
    println!("{same} of {count} exports have the same import; others: {different:?}");
    assert!(same * 100 >= count * 97, "{same} of {count}: {different:?}");
}
