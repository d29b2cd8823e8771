//! Files with one mistake: the formatter reports it or lays the file out, and never panics.

use oracle::mutate::Mutator;
use oracle::random::Random;
use rtblgen_format::{Language, Options, format};
use std::path::{Path, PathBuf};

use crate::corpus::files;

/// Formats mutants of files. Returns how many of them were formatted.
fn check(paths: &[PathBuf], mutants: usize) -> usize {
    let mut formatted = 0;
    for number in 0..mutants {
        let path = &paths[number % paths.len()];
        let text = std::fs::read_to_string(path).unwrap();
        let language = Language::of_path(path).unwrap();
        let mutant = Mutator::new(&text).mutant(&mut Random::new(47, number));
        let options = Options { rust_snippets: number % 4 == 0, ..Options::default() };
        match format("a", &mutant.text, language, &options) {
            Ok(once) => {
                let twice = format("a", &once, language, &options).unwrap();
                assert!(once == twice, "{}: {} changes again", path.display(), mutant.mistake);
                formatted += 1;
            }
            Err(failure) => {
                let message = failure.to_string();
                assert!(!message.contains("cannot lay out"), "{}: {message}", path.display());
            }
        }
    }
    formatted
}

/// `RTBLGEN_ALL=1` makes 20,000 mutants.
#[test]
fn mutants_are_formatted_or_reported() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut paths = Vec::new();
    for folder in
        ["backends/td-library/td/mlir/IR", "examples", "test-td/drr/pdll", "backends/pdll/tests/cases"]
    {
        files(&root.join(folder), &mut paths);
    }
    let mutants = if oracle::is_whole() { 20_000 } else { 400 };
    let formatted = check(&paths, mutants);
    println!("{mutants} mutants of {} files: {formatted} formatted, the others reported", paths.len());
    assert!(formatted > mutants / 10);
}
