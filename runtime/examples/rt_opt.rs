//! `mlir-opt` for the builtin and `func` dialects: `cargo run --example rt_opt -- --help`.

use std::process::ExitCode;

use rtblgen_runtime::dialects::FuncDialect;
use rtblgen_runtime::opt::opt_main;

fn main() -> ExitCode {
    opt_main(|registry| {
        registry.dialect::<FuncDialect>();
    })
}
