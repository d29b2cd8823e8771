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
mod debug_log;
mod emitted;
mod expectations;
mod help;
mod help_op;
mod idle;
#[cfg(feature = "lsp")]
pub mod lsp;
mod opt_main;
mod outcome;
mod reduce;
mod registry;
mod render;
mod split;

pub use help_op::Documentation;
pub use opt_main::{opt_main, opt_main_with, run};
pub use outcome::Outcome;
pub use reduce::{Reduction, reduce};
pub use registry::{Action, ContextAction, Loader, OptRegistry, Task};
pub use render::render_diagnostic;
pub use rtblgen_passes::pass::{
    OptionKind, Pass, PassError, PassManager, PassOption, PassOptions, PassState,
};
pub use rtblgen_passes::transforms::{Canonicalizer, PatternPass};
