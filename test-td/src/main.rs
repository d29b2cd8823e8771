//! `rtblgen-opt`: the flags of `mlir-opt`, for `func` and the dialects of this crate.

use std::process::ExitCode;

use rtblgen_runtime::dialects::FuncDialect;
use rtblgen_runtime::opt::{PatternPass, opt_main};
use test_td::circuit::CircuitDialect;
use test_td::toy::ToyDialect;
use test_td::toy_combine;

fn main() -> ExitCode {
    if let Some(code) = rtblgen_pdl::watch_if_asked(std::env::args_os()) {
        return code;
    }
    opt_main(|registry| {
        registry.overview("MLIR modular optimizer driver");
        registry.dialect::<FuncDialect>().dialect::<ToyDialect>().dialect::<CircuitDialect>();
        rtblgen_dialects::register_all(registry);
        rtblgen_interpreter::register(registry);
        rtblgen_llvm_ir::register(registry);
        upstream_dialects::register(registry);
        upstream_test::register(registry);
        rtblgen_pdl::register(registry);
        rtblgen_dynamic::register_check(registry, &rtblgen_dynamic::DialectFlags::default());
        registry.pass(PatternPass::new("toy-combine", "Simplify Toy programs", toy_combine::populate));
    })
}
