//! The files of the cases.

use std::path::{Path, PathBuf};

/// A folder of this crate.
pub fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// The pattern files in a folder, by name.
pub fn pattern_files(name: &str) -> Vec<PathBuf> {
    files_of_kind(name, "td")
}

/// The files in a folder with an extension, by name.
pub fn files_of_kind(name: &str, extension: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder(name)).expect("the folder is there");
    let mut files: Vec<_> = entries.map(|entry| entry.expect("it can be read").path()).collect();
    files.retain(|path| path.extension().is_some_and(|found| found == extension));
    files.sort();
    files
}

/// The name of a case.
pub fn case_name(file: &Path) -> &str {
    file.file_stem().and_then(|stem| stem.to_str()).expect("names are text")
}

/// The text of a file.
pub fn read(file: &Path) -> String {
    std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}
