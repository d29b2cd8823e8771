//! LLVM's sources and test suites, of the oracle's version.

use std::path::{Path, PathBuf};

/// The folder of LLVM's sources, with `mlir/`, `llvm/test/TableGen/` and all `.td` files.
///
/// It is `RTBLGEN_UPSTREAM`, or `target/upstream/llvm-toolchain-22_*`, where `.ci/fetch-upstream` puts it. `None`, with the
/// reason on standard output, if there is none: the test is skipped.
///
/// # Panics
///
/// If there is none and `RTBLGEN_REQUIRE_UPSTREAM` is set.
pub fn upstream() -> Option<PathBuf> {
    let found = find_upstream();
    if found.is_none() {
        let reason = "LLVM's sources are absent (`.ci/fetch-upstream` fetches them; RTBLGEN_UPSTREAM names another folder)";
        assert!(
            std::env::var_os("RTBLGEN_REQUIRE_UPSTREAM").is_none(),
            "RTBLGEN_REQUIRE_UPSTREAM is set, but {reason}"
        );
        println!("skipped: {reason}");
    }
    found
}

/// The same as [`upstream`], for build scripts: nothing is printed.
pub fn find_upstream() -> Option<PathBuf> {
    match std::env::var_os("RTBLGEN_UPSTREAM") {
        Some(folder) => Some(PathBuf::from(folder)).filter(|folder| is_complete(folder)),
        None => fetched(&target().join("upstream")),
    }
}

fn target() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target")
}

/// The last of the fetched versions.
fn fetched(folder: &Path) -> Option<PathBuf> {
    let entries = std::fs::read_dir(folder).ok()?.filter_map(|entry| Some(entry.ok()?.path()));
    let is_version = |path: &PathBuf| {
        path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("llvm-toolchain-22_"))
    };
    entries.filter(is_version).filter(|path| is_complete(path)).max()
}

fn is_complete(folder: &Path) -> bool {
    folder.join("mlir").is_dir() && folder.join("llvm/test/TableGen").is_dir()
}
