//! The dialect in which our greedy driver is compared with MLIR's: generated from `td/ops.td`, with the same
//! hooks in Rust that the file holds in C++ for the oracle.

mod hooks;

rtblgen_runtime::include_td!("parity");
