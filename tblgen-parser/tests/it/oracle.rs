//! The installed LLVM that results are compared with.

use std::path::{Path, PathBuf};
use std::process::Command;

/// The folder of LLVM 22, or `None` with the reason printed.
///
/// # Panics
///
/// If there is none and `RTBLGEN_REQUIRE_ORACLE` is 1.
pub fn prefix() -> Option<PathBuf> {
    let given = std::env::var_os("RTBLGEN_LLVM_PREFIX").map(PathBuf::from);
    let found = given.or_else(from_llvm_config).filter(|path| path.join("bin/llvm-tblgen").exists());
    if found.is_none() {
        let required = std::env::var("RTBLGEN_REQUIRE_ORACLE").is_ok_and(|value| value == "1");
        assert!(!required, "LLVM 22 was not found");
        println!("skipped: LLVM 22 was not found (llvm-config-22, RTBLGEN_LLVM_PREFIX)");
    }
    found
}

fn from_llvm_config() -> Option<PathBuf> {
    let output = Command::new("llvm-config-22").arg("--prefix").output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| PathBuf::from(text.trim()))
}

/// The first error of llvm-tblgen for a file, as `file:line:column: error: message`.
pub fn first_error(prefix: &Path, arguments: &[&str], file: &Path) -> Option<String> {
    let mut command = Command::new(prefix.join("bin/llvm-tblgen"));
    command.args(arguments).arg("-null-backend").arg(file);
    let output = command.output().expect("llvm-tblgen runs");
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    text.lines().find(|line| line.contains(": error: ")).map(str::to_owned)
}
