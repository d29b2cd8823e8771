//! Ops, patterns and passes that upstream's tests of rewriting and conversion need: a part of MLIR's `test` dialect. The
//! passes have upstream's arguments.

mod conversion_patterns;
pub mod dialect;
mod listener;
mod passes;
mod strict_driver;
mod type_conversion;

pub use dialect::TestDialect;
pub use passes::register;

/// The example of the guide, as a test.
#[doc = include_str!("../../../docs/guide/lowering.md")]
#[cfg(doctest)]
struct GuideToLowering;
