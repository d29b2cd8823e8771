//! The compiler as an example: `cargo run --example toy -- --emit=jit FILE.toy`.

use std::process::ExitCode;

fn main() -> ExitCode {
    toy::main()
}
