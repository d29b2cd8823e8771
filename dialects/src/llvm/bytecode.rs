//! The encoding of debug information in bytecode.

use super::*;

rtblgen_runtime::include_td!("llvm_bytecode");
