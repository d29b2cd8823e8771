//! Crash reproducers: the IR from before a failure, with the pipeline that failed.

use std::panic::AssertUnwindSafe;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::instrumentation::PassInstrumentation;
use super::manager::PassManager;
use super::pass::Pass;
use super::run::Execution;
use super::state::PassEvent;
use crate::analysis::AnalysisManager;
use crate::asm::PrintOptions;
use crate::diagnostic::Diagnostic;
use crate::ir::IslandTables;
use crate::ir::resources::ResourceValue;
use crate::ir::{Ir, Op};
use rtblgen_bytes::bytes_of;

/// The group of external resources that holds the pipeline of a reproducer.
const GROUP: &str = "mlir_reproducer";

/// Writes a reproducer when a pass fails or panics.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CrashReproducer {
    /// The file.
    pub path: PathBuf,
    /// Whether the reproducer starts just before the pass that failed. Needs a manager with one thread.
    pub local: bool,
}

/// The pipeline that a reproducer holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reproducer {
    /// The textual pipeline.
    pub pipeline: String,
    /// Whether the passes ran on one thread.
    pub disable_threading: bool,
    /// Whether the IR was verified after each pass.
    pub verify_each: bool,
}

impl Reproducer {
    /// The pipeline in the resources of an IR, if it is a reproducer.
    pub fn of(ir: &Ir<'_>) -> Option<Reproducer> {
        let resources = ir.external_resources();
        let flag = |key| matches!(resources.get(GROUP, key), Some(ResourceValue::Bool(true)));
        match resources.get(GROUP, "pipeline")? {
            ResourceValue::String(pipeline) => Some(Reproducer {
                pipeline: pipeline.clone(),
                disable_threading: flag("disable_threading"),
                verify_each: flag("verify_each"),
            }),
            _ => None,
        }
    }

    /// The text of an IR with this pipeline in its resources.
    pub fn text(&self, ir: &Ir<'_>) -> String {
        let Reproducer { pipeline, disable_threading, verify_each } = self;
        let mut copy = ir.copy_island(ir.root(), &mut IslandTables::new(ir));
        let resources = copy.ir_mut().external_resources_mut();
        resources.clone_from(ir.external_resources());
        resources.push(GROUP, "pipeline", ResourceValue::String(pipeline.clone()));
        resources.push(GROUP, "disable_threading", ResourceValue::Bool(*disable_threading));
        resources.push(GROUP, "verify_each", ResourceValue::Bool(*verify_each));
        copy.ir().print(&PrintOptions::default())
    }
}

/// The passes that are running, and the text of the latest reproducer.
struct Tracker {
    local: bool,
    verify_each: bool,
    state: Mutex<TrackerState>,
}

#[derive(Default)]
struct TrackerState {
    running: Vec<String>,
    text: String,
}

impl Tracker {
    fn lock(&self) -> MutexGuard<'_, TrackerState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The pass with its operation, as messages name them.
fn description(ir: &Ir<'_>, op: Op, pass: &dyn Pass) -> String {
    let symbol = op.symbol_name(ir).map_or(String::new(), |symbol| format!(": @{}", symbol.value()));
    format!("`{}` on '{}' operation{symbol}", pass.name(), op.name(ir))
}

/// The pipeline that runs a pass on operations of the same names, from the root on.
fn local_pipeline(ir: &Ir<'_>, op: Op, pass: &str) -> String {
    std::iter::once(op)
        .chain(op.ancestors(ir))
        .fold(pass.to_owned(), |inner, op| format!("{}({inner})", op.name(ir)))
}

impl PassInstrumentation for Tracker {
    fn before_pass(&self, ir: &Ir<'_>, op: Op, pass: &dyn Pass, _: &mut String) {
        let mut state = self.lock();
        state.running.push(description(ir, op, pass));
        if self.local {
            let pipeline = local_pipeline(ir, op, pass.argument());
            let reproducer = Reproducer { pipeline, disable_threading: true, verify_each: self.verify_each };
            state.text = reproducer.text(ir);
        }
    }

    fn after_pass(&self, ir: &Ir<'_>, op: Op, pass: &dyn Pass, _: &mut String) {
        let mut state = self.lock();
        let own = description(ir, op, pass);
        if let Some(number) = state.running.iter().rposition(|known| *known == own) {
            state.running.remove(number);
        }
    }
}

impl CrashReproducer {
    /// Runs a manager on the root, and writes the reproducer if it fails.
    pub(super) fn watch<'c>(
        &self,
        manager: &PassManager,
        execution: &mut Execution<'c>,
        ir: &mut Ir<'c>,
    ) -> bool {
        let mut config = execution.config().clone();
        let tracker =
            Arc::new(Tracker { local: self.local, verify_each: config.verify_each, state: Mutex::default() });
        if self.local {
            config.threads = 1;
        } else {
            let pipeline = manager.to_text();
            let reproducer = Reproducer {
                pipeline,
                disable_threading: config.threads == 1,
                verify_each: config.verify_each,
            };
            tracker.lock().text = reproducer.text(ir);
        }
        config.instrumentations.push(Arc::<Tracker>::clone(&tracker));
        *execution = Execution::new(Arc::new(config));
        let root = ir.root();
        let location = root.location(ir);
        let run = AssertUnwindSafe(|| {
            execution.run_pipeline(manager, ir, root, &mut AnalysisManager::default()).is_ok()
        });
        let result = std::panic::catch_unwind(run);
        if matches!(result, Ok(true)) {
            return true;
        }
        let state = tracker.lock();
        let written = match std::fs::write(&self.path, bytes_of(&state.text)) {
            Ok(()) => format!("reproducer generated at `{}`", self.path.display()),
            Err(error) => format!("failed to create output stream: {error}"),
        };
        let running = match self.local {
            true => state.running.last().cloned().unwrap_or_default(),
            false => format!("[{}]", state.running.join(", ")),
        };
        let message = "Failures have been detected while processing an MLIR pass pipeline";
        let note = format!("Pipeline failed while executing {running}: {written}");
        let error = Diagnostic::error(location, message).with_note(location, note);
        execution.events.push(PassEvent::Diagnostic(error));
        false
    }
}
