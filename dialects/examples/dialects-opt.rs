//! `mlir-opt` with the dialects and passes of this crate alone.

use std::process::ExitCode;

use rtblgen_runtime::opt::opt_main;

fn main() -> ExitCode {
    opt_main(rtblgen_dialects::register_all)
}
