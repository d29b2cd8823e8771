//! `rtblgen opt` in a program without the feature `opt`.

use std::ffi::OsString;
use std::process::ExitCode;

const MESSAGE: &str = "\
error: this `rtblgen` was built without `rtblgen opt`, which needs the feature `opt`
  = help: in the folder of the repository, `cargo install --path .` installs it: the feature is among the default ones
  = help: an input file of that name is written `./opt`";

/// Whether the command line is that of `rtblgen opt`.
pub fn is_called(arguments: &[OsString]) -> bool {
    arguments.get(1).is_some_and(|word| word == "opt")
}

/// Reports the missing feature.
pub fn run() -> ExitCode {
    rtblgen_bytes::write_stderr(&format!("{MESSAGE}\n"));
    ExitCode::FAILURE
}
