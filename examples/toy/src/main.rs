//! The compiler as a binary, which tests start.

use std::process::ExitCode;

fn main() -> ExitCode {
    toy::main()
}
