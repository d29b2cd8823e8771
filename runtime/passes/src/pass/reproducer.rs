//! Crash reproducers: the IR from before a failure, with the pipeline that failed.

use std::panic::AssertUnwindSafe;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::instance::PassInstance;
use super::manager::PassManager;
use super::run::Execution;
use crate::analysis::AnalysisManager;
use rtblgen_bytes::bytes_of;
use rtblgen_ir::Diagnostic;
use rtblgen_ir::asm::PrintOptions;
use rtblgen_ir::context::Location;
use rtblgen_ir::internal::IslandTables;
use rtblgen_ir::ir::resources::ResourceValue;
use rtblgen_ir::ir::{Ir, Op};

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
        let mut copy = ir.copy_island(ir.root(), &mut IslandTables::default());
        let resources = copy.ir_mut().external_resources_mut();
        resources.clone_from(ir.external_resources());
        resources.push(GROUP, "pipeline", ResourceValue::String(pipeline.clone()));
        resources.push(GROUP, "disable_threading", ResourceValue::Bool(*disable_threading));
        resources.push(GROUP, "verify_each", ResourceValue::Bool(*verify_each));
        copy.ir().print(&PrintOptions::default())
    }
}

/// Tracks the running passes and writes the reproducer.
pub(super) struct Tracker {
    reproducer: CrashReproducer,
    verify_each: bool,
    state: Mutex<TrackerState>,
}

#[derive(Default)]
struct TrackerState {
    running: Vec<Running>,
    /// The text of the reproducer of the whole pipeline. Empty if the reproducer is local.
    text: String,
    is_reported: bool,
}

struct Running {
    description: String,
    /// The text of the local reproducer. Empty if the reproducer is for the whole pipeline.
    text: String,
}

/// The pass with its operation, as messages name them.
fn description(ir: &Ir<'_>, op: Op, pass: &PassInstance) -> String {
    let symbol = op.symbol_name(ir).map_or(String::new(), |symbol| format!(": @{}", symbol.value()));
    format!("`{}` on '{}' operation{symbol}", pass.name(), op.name(ir))
}

/// The pipeline that runs a pass on operations of the same names, from the root on.
fn local_pipeline(ir: &Ir<'_>, op: Op, pass: &PassInstance) -> String {
    std::iter::once(op)
        .chain(op.ancestors(ir))
        .fold(pass.to_text(), |inner, op| format!("{}({inner})", op.name(ir)))
}

impl Tracker {
    fn lock(&self) -> MutexGuard<'_, TrackerState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn before_pass(&self, ir: &Ir<'_>, op: Op, pass: &PassInstance) {
        let text = match self.reproducer.local {
            true => {
                let pipeline = local_pipeline(ir, op, pass);
                Reproducer { pipeline, disable_threading: true, verify_each: self.verify_each }.text(ir)
            }
            false => String::new(),
        };
        self.lock().running.push(Running { description: description(ir, op, pass), text });
    }

    pub(super) fn after_pass(&self, ir: &Ir<'_>, op: Op, pass: &PassInstance) {
        let mut state = self.lock();
        let own = description(ir, op, pass);
        if let Some(number) = state.running.iter().rposition(|known| known.description == own) {
            state.running.remove(number);
        }
    }

    /// Writes the reproducer and returns the error that reports it. Returns `None` after the first time.
    pub(super) fn report<'c>(&self, location: Location<'c>) -> Option<Diagnostic<'c>> {
        let mut state = self.lock();
        if std::mem::replace(&mut state.is_reported, true) {
            return None;
        }
        let (running, text) = match (self.reproducer.local, state.running.last()) {
            (true, None) => return None,
            (true, Some(last)) => (last.description.clone(), &last.text),
            (false, _) => {
                let running: Vec<&str> = state.running.iter().map(|own| own.description.as_str()).collect();
                (format!("[{}]", running.join(", ")), &state.text)
            }
        };
        let path = &self.reproducer.path;
        let written = match std::fs::write(path, bytes_of(text)) {
            Ok(()) => format!("reproducer generated at `{}`", path.display()),
            Err(error) => format!("failed to create output stream: {error}"),
        };
        let message = "Failures have been detected while processing an MLIR pass pipeline";
        let note = format!("Pipeline failed while executing {running}: {written}");
        Some(Diagnostic::error(location, message).with_note(location, note))
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
        let text = match self.local {
            true => {
                config.threads = 1;
                String::new()
            }
            false => {
                let disable_threading = config.threads == 1;
                let pipeline = manager.to_text();
                Reproducer { pipeline, disable_threading, verify_each: config.verify_each }.text(ir)
            }
        };
        let tracker = Arc::new(Tracker {
            reproducer: self.clone(),
            verify_each: config.verify_each,
            state: Mutex::new(TrackerState { text, ..TrackerState::default() }),
        });
        config.tracker = Some(Arc::clone(&tracker));
        execution.set_config(config);
        let root = ir.root();
        let location = root.location(ir);
        let run = AssertUnwindSafe(|| {
            execution.run_pipeline(manager, ir, root, &mut AnalysisManager::default()).is_ok()
        });
        let result = std::panic::catch_unwind(run);
        if matches!(result, Ok(true)) {
            return true;
        }
        // A pass that failed has reported the reproducer at its operation. A pass that panicked is reported here, at the root.
        execution.errors(tracker.report(location));
        false
    }
}
