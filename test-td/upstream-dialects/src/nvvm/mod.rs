//! The dialect `nvvm`: shuffles, asynchronous copies, `mma.sync` and the operations on matrix fragments (`wmma`).

#![allow(missing_docs, elided_lifetimes_in_paths, rustdoc::invalid_rust_codeblocks, clippy::all)]

mod mma_text;
mod mma_verify;
pub mod own_hooks;
mod verify;
mod wmma;

rtblgen_runtime::include_td!("nvvm");
