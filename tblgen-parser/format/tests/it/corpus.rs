//! The td library, and all files of LLVM's sources on demand.

use rtblgen_format::{Language, Options, format};
use std::path::{Path, PathBuf};

pub(crate) fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    let mut entries: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            files(&path, found);
        } else if Language::of_path(&path).is_some() {
            found.push(path);
        }
    }
}

/// Formats the files of a folder twice. [`format`] itself compares tokens and comments. Returns the number of formatted files.
fn check(folder: &Path) -> usize {
    let mut found = Vec::new();
    files(folder, &mut found);
    let mut count = 0;
    for path in found {
        let text = tblgen_parser::loader::text_of(std::fs::read(&path).unwrap());
        let language = Language::of_path(&path).unwrap();
        let name = path.display().to_string();
        let once = match format(&name, &text, language, &Options::default()) {
            Ok(once) => once,
            // Inputs that test errors.
            Err(failure) => {
                assert!(!failure.to_string().contains("cannot lay out"), "{failure}");
                continue;
            }
        };
        let twice = format(&name, &once, language, &Options::default()).unwrap();
        assert!(once == twice, "{name} changes again");
        count += 1;
    }
    count
}

#[test]
fn the_td_library() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../backends/td-library/td");
    assert!(check(&folder) > 80);
}

/// `RTBLGEN_ALL=1` formats every `.td` and `.pdll` of LLVM's sources.
#[test]
fn sources_of_llvm() {
    let Some(upstream) = oracle::upstream() else { return };
    let all = std::env::var_os("RTBLGEN_ALL").is_some();
    let part = if all { "" } else { "mlir/include/mlir/Dialect/Vector" };
    assert!(check(&upstream.join(part)) >= if all { 1500 } else { 5 });
}
