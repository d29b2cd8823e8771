//! `mlir-translate --mlir-to-llvmir` and `--import-llvm` without LLVM.

use std::process::ExitCode;

fn main() -> ExitCode {
    rtblgen_llvm_ir::translate_main()
}
