//! The crates of the workspace.

use std::path::{Path, PathBuf};

/// The paths in a folder.
fn entries(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    entries.map(|entry| entry.expect("an entry").path()).collect()
}

/// The Rust files below a folder.
fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let (folders, files): (Vec<_>, Vec<_>) = entries(folder).into_iter().partition(|path| path.is_dir());
    let below = folders.iter().flat_map(|folder| rust_files(folder));
    files.into_iter().filter(|file| file.extension().is_some_and(|end| end == "rs")).chain(below).collect()
}

/// A library without a test target is built once less. A test in its sources does not run.
#[test]
fn libraries_without_a_test_target_have_no_tests() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let crates = entries(root).into_iter().flat_map(|folder| [entries(&folder), vec![folder]].concat());
    let mut without = 0;
    for folder in crates {
        let manifest = std::fs::read_to_string(folder.join("Cargo.toml")).unwrap_or_default();
        if !manifest.lines().any(|line| line == "test = false") {
            continue;
        }
        without += 1;
        for file in rust_files(&folder.join("src")) {
            let text = std::fs::read_to_string(&file).expect("the file can be read");
            assert!(!text.contains("#[test]"), "{}: move the test below `tests`", file.display());
        }
    }
    assert!(without > 0);
}
