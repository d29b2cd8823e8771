//! `mlir-translate --mlir-to-llvmir` without LLVM.

use std::process::ExitCode;

fn main() -> ExitCode {
    rtblgen_llvm_ir::translate_main()
}
