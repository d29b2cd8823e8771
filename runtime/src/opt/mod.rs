//! `opt_main`: a downstream project's own `mlir-opt`.
//!
//! ```no_run
//! use rtblgen_runtime::opt::{OptRegistry, opt_main};
//! fn main() -> std::process::ExitCode {
//!     opt_main(|registry: &mut OptRegistry| {
//!         // registry.dialect::<ToyDialect>();
//!         // registry.pass(PatternPass::new("toy-combine", "Simplify Toy programs", combine::populate));
//!     })
//! }
//! ```

mod arguments;
mod canonicalizer;
mod expectations;
mod greedy_options;
mod help;
mod ir_dumps;
mod main;
mod options;
mod pass;
mod pattern_pass;
mod pipeline;
mod pipeline_text;
mod registry;
mod render;
mod split;

pub use canonicalizer::Canonicalizer;
pub use main::{Outcome, opt_main, run};
pub use options::{OptionKind, PassOption, PassOptions};
pub use pass::{Pass, PassError};
pub use pattern_pass::PatternPass;
pub use pipeline::{PassWatcher, Pipeline, PipelineError};
pub use registry::OptRegistry;
pub use render::render_diagnostic;
