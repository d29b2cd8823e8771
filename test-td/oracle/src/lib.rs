//! LLVM's own tools, which the parity tests compare with: `llvm-tblgen`, `mlir-tblgen`, `mlir-opt`.
//!
//! They come from Debian's packages `llvm-22 llvm-22-dev mlir-22-tools libmlir-22-dev` and are found by
//! `llvm-config-22 --prefix`, or below `RTBLGEN_LLVM_PREFIX`. A test that needs them starts with
//!
//! ```no_run
//! # fn main() {
//! let Some(oracle) = oracle::Oracle::find() else { return };
//! # }
//! ```
//!
//! and is skipped, with a printed reason, where they are absent. With `RTBLGEN_REQUIRE_ORACLE=1`, as CI sets it, their
//! absence is a failure.
//!
//! [`cases`] checks files of programs with the text that a driver writes for each. [`layers`] checks the layers of a crate. [`mutate`] makes mistakes in texts, [`mutants`] compares the
//! messages of both generators for them. [`random`] and [`Rustc`] are for tests of random definitions.
//! [`sections`] splits files of test texts. [`skeleton`] takes the signs of comments from the crates of `--init-dialect`. [`part`] returns the part of a long suite that tests run.
//! [`upstream`] finds LLVM's sources and test suites, which `.ci/fetch-upstream` fetches.

pub mod cases;
mod dialects;
pub mod layers;
pub mod mutants;
pub mod mutate;
pub mod mutated_programs;
mod plugin;
pub mod random;
mod rustc;
mod sections;
pub mod skeleton;
pub mod suite;
mod upstream;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

pub use dialects::DIALECTS;
pub use plugin::{PassPlugin, Plugin, PluginSource};
pub use rustc::Rustc;
pub use sections::{Section, sections};
pub use upstream::{find_upstream, upstream};

/// An installation of LLVM and MLIR 22.
#[derive(Clone, Debug)]
pub struct Oracle {
    prefix: PathBuf,
}

impl Oracle {
    /// The installed oracle. `None`, with the reason on standard error, if there is none.
    ///
    /// # Panics
    ///
    /// If there is none and `RTBLGEN_REQUIRE_ORACLE` is set.
    pub fn find() -> Option<Self> {
        let found = prefix().filter(|prefix| prefix.join("bin/llvm-tblgen").exists());
        if found.is_none() {
            let reason = "LLVM 22 was not found: expected `bin/llvm-tblgen` in RTBLGEN_LLVM_PREFIX or, without it, in `llvm-config-22 --prefix`";
            assert!(
                std::env::var_os("RTBLGEN_REQUIRE_ORACLE").is_none(),
                "RTBLGEN_REQUIRE_ORACLE is set, but {reason}"
            );
            eprintln!("skipped: {reason}");
        }
        found.map(|prefix| Self { prefix })
    }

    /// The folder of the installation, such as `/usr/lib/llvm-22`.
    pub fn prefix(&self) -> &Path {
        &self.prefix
    }

    /// The folder of its `.td` files and headers.
    pub fn include_dir(&self) -> PathBuf {
        self.prefix.join("include")
    }

    /// A command that runs one of its tools, such as `mlir-opt`.
    pub fn tool(&self, name: &str) -> Command {
        Command::new(self.prefix.join("bin").join(name))
    }
}

/// Runs a command with an input and returns its output.
///
/// # Panics
///
/// If the tool does not start.
pub fn output_of(command: &mut Command, input: &[u8]) -> Output {
    let command = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the tool starts");
    let mut stdin = child.stdin.take().expect("it is piped");
    std::thread::scope(|scope| {
        // A tool that does not read all of its input ends nevertheless.
        scope.spawn(move || stdin.write_all(input));
        child.wait_with_output().expect("the tool ends")
    })
}

/// The output and the messages of mlir-opt.
///
/// # Panics
///
/// If it does not start or crashes.
pub fn mlir_opt<F: AsRef<std::ffi::OsStr>>(oracle: &Oracle, flags: &[F], input: &str) -> (String, String) {
    let output = output_of(oracle.tool("mlir-opt").args(flags), input.as_bytes());
    let [text, errors] =
        [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    assert!(output.status.code().is_some(), "mlir-opt crashed: {errors}");
    (text, errors)
}

/// The part of a long suite that tests run: the first of each `of` items. All items if the variable `RTBLGEN_ALL` is set.
pub fn part<T>(items: Vec<T>, of: usize) -> Vec<T> {
    items.into_iter().step_by(if is_whole() { 1 } else { of }).collect()
}

/// Whether whole suites run: the variable `RTBLGEN_ALL` is set.
pub fn is_whole() -> bool {
    std::env::var_os("RTBLGEN_ALL").is_some()
}

fn prefix() -> Option<PathBuf> {
    if let Some(prefix) = std::env::var_os("RTBLGEN_LLVM_PREFIX") {
        return Some(prefix.into());
    }
    let output = Command::new("llvm-config-22").arg("--prefix").output().ok()?;
    Some(PathBuf::from(String::from_utf8(output.stdout).ok()?.trim()))
}
