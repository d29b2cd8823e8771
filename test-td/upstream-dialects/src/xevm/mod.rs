//! The dialect `xevm`: loads and stores of blocks, and `xevm.mma`.

#![allow(missing_docs, elided_lifetimes_in_paths, clippy::all)]

mod verify;
mod verify_tiles;

rtblgen_runtime::include_td!("xevm");
