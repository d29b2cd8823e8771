//! The dialect `linalg`, with hooks for `linalg.generic`, `linalg.fill`, `linalg.exp` and `linalg.yield`.
//!
//! Structured operations have a file of their own, so their Rust is a module of its own.

#![allow(missing_docs, elided_lifetimes_in_paths, rustdoc::invalid_rust_codeblocks, clippy::all)]

mod dialect;
pub mod structured;

use rtblgen_runtime::{Dialect, DialectRegistry};

rtblgen_runtime::include_td!("linalg");

/// The dialect with its structured operations.
#[derive(Clone, Copy, Debug)]
pub struct WholeLinalgDialect;

impl Dialect for WholeLinalgDialect {
    const NAME: &'static str = "linalg";

    fn initialize(registry: &mut DialectRegistry) {
        LinalgDialect::initialize(registry);
        structured::register_linalg_ops(registry);
    }
}
