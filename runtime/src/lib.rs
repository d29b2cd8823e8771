//! The IR, its text, its verifier, and the pattern rewriter that rtblgen's generated Rust compiles against.

#[doc(inline)]
pub use rtblgen_ir::*;

/// Names of MLIR's C++ classes and the names here, as a page of links.
pub mod mlir_names {
    #![doc = include_str!("../docs/mlir-names.md")]
    // The links of the page resolve through these.
    #[allow(unused_imports)]
    use crate::*;
}

/// The examples of the README, as tests.
#[doc = include_str!("../README.md")]
#[cfg(doctest)]
struct ReadmeExamples;
