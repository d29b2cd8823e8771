//! MLIR's `test` dialect, generated from upstream's own `.td` files, with its hooks in Rust, and the test passes that
//! upstream's suites call. The passes have upstream's arguments.
//!
//! The files are LLVM's and no part of this repository: without `RTBLGEN_UPSTREAM` at build time there is no dialect, and
//! [`register`] registers nothing.

#[cfg(upstream)]
mod analysis_passes;
#[cfg(upstream)]
mod conversion_patterns;
#[cfg(upstream)]
pub mod dialect;
#[cfg(upstream)]
mod greedy_driver;
#[cfg(upstream)]
mod inline;
#[cfg(upstream)]
mod ir_passes;
#[cfg(upstream)]
mod listener;
#[cfg(upstream)]
mod llvm_conversion;
#[cfg(upstream)]
mod pass_passes;
#[cfg(upstream)]
mod passes;
#[cfg(upstream)]
mod pdl;
#[cfg(upstream)]
mod single_fold;
#[cfg(upstream)]
mod strict_driver;
#[cfg(upstream)]
mod type_conversion;

#[cfg(upstream)]
pub use dialect::TestDialect;
#[cfg(upstream)]
pub use passes::register;

/// Whether the dialect is built.
pub const IS_BUILT: bool = cfg!(upstream);

/// Registers nothing: the dialect is not built.
#[cfg(not(upstream))]
pub fn register(_: &mut rtblgen_runtime::opt::OptRegistry) {}

/// The example of the guide, as a test.
#[doc = include_str!("../../../docs/guide/lowering.md")]
#[cfg(doctest)]
struct GuideToLowering;
