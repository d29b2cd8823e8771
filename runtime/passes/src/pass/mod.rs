//! Passes and pass managers.
//!
//! A [`Pass`] transforms an operation that is isolated from above. A [`PassManager`] runs passes in order, verifies
//! between them, and runs nested managers on the operations inside, on several threads.
//!
//! ```
//! use rtblgen_runtime::pass::{Pass, PassError, PassManager, PassState};
//! use rtblgen_runtime::{Context, Ir, Op};
//!
//! /// Marks the operation.
//! struct Mark;
//!
//! impl Pass for Mark {
//!     fn argument(&self) -> &'static str {
//!         "mark"
//!     }
//!
//!     fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, _: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
//!         let unit = ir.context().unit_attr();
//!         ir.set_attribute(op, "example.marked", unit);
//!         Ok(())
//!     }
//! }
//!
//! let context = Context::new();
//! let mut ir = Ir::module(&context, context.unknown_loc());
//! let mut manager = PassManager::new("builtin.module");
//! manager.add(Mark);
//! manager.run(&mut ir).unwrap();
//! assert!(ir.root().attribute(&ir, "example.marked").is_some());
//! ```

mod events;
mod instance;
mod instrumentation;
mod ir_printing;
mod manager;
pub(crate) mod options;
#[allow(clippy::module_inception)]
mod pass;
pub(crate) mod registry;
mod reproducer;
mod run;
mod run_pass;
mod state;
mod statistics;
mod text;
mod timing;

pub use crate::analysis::{Analysis, AnalysisManager, PreservedAnalyses};
pub use events::PassEvent;
pub use instance::PassInstance;
pub use instrumentation::{NestedRun, PassInstrumentation};
pub use ir_printing::{IrPrinting, IrPrintingConfig};
pub use manager::{ANY_OP, PassManager};
pub use options::{OptionKind, PassOption, PassOptions};
pub use pass::{Pass, PassAnchor, PassError, PassStatistic};
pub use registry::{PassPipeline, PassRegistry};
pub use reproducer::{CrashReproducer, Reproducer};
pub use run_pass::RunPass;
pub use state::PassState;
pub use statistics::StatisticsDisplay;
pub use text::{PipelineError, PipelinePlace};
pub use timing::{PassTiming, TimingDisplay, TimingFormat, TimingNode};
