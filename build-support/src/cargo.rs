//! The lines that a build script prints for cargo.

use std::path::Path;

/// Asks cargo to run the build script again when the file changes.
pub(crate) fn rerun_if_changed(file: &Path) {
    println!("cargo::rerun-if-changed={}", file.display());
}

/// Shows a warning in cargo's output. Cargo takes one line at a time.
pub(crate) fn warning(text: &str) {
    for line in text.lines() {
        println!("cargo::warning={line}");
    }
}
