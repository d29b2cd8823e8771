//! `opt_main`: a downstream project's own `mlir-opt`.
//!
//! ```no_run
//! use rtblgen_runtime::opt::{OptRegistry, opt_main};
//! fn main() -> std::process::ExitCode {
//!     opt_main(|registry: &mut OptRegistry| {
//!         // registry.dialect::<ToyDialect>();
//!         // registry.pass(Combine);
//!     })
//! }
//! ```

mod arguments;
mod canonicalizer;
mod expectations;
mod main;
mod pass;
mod pipeline;
mod registry;
mod render;
mod split;

pub use canonicalizer::Canonicalizer;
pub use main::{Outcome, opt_main, run};
pub use pass::{Pass, PassError, PassOption, PassOptions};
pub use pipeline::{Pipeline, PipelineError};
pub use registry::OptRegistry;
pub use render::render_diagnostic;
