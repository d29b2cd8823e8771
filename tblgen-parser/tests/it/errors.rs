//! The wrong programs of the language suite whose error is one of syntax.

use std::path::Path;

use oracle::Oracle;
use tblgen_parser::Options;

use crate::corpus::{first_error, syntax_error};

#[test]
fn syntax_errors_have_the_place_and_words_of_llvm_tblgen() {
    let Some(oracle) = Oracle::find() else { return };
    let suite = Path::new(env!("CARGO_MANIFEST_DIR")).join("../records/tests/language");
    let include = suite.join("include");
    let options = Options { include_dirs: vec![include.clone()], ..Options::default() };
    let folder = format!("-I{}", include.display());
    let entries = std::fs::read_dir(suite.join("invalid")).expect("the language suite");
    let mut files: Vec<_> = entries.map(|entry| entry.expect("a file of the suite").path()).collect();
    files.retain(|path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("syntax_")));
    files.sort();
    let mut different = String::new();
    for file in &files {
        let ours = syntax_error(file, &options);
        let theirs = first_error(&oracle, &folder, file);
        if ours != theirs || ours.is_none() {
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            different += &format!("{name}\n  ours:   {ours:?}\n  theirs: {theirs:?}\n");
        }
    }
    println!("syntax errors: {} files", files.len());
    assert!(files.len() >= 440, "only {} files", files.len());
    assert!(different.is_empty(), "{different}");
}
