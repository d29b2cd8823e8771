//! Pass managers: passes in order, and managers nested in them.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::Arc;

use super::events::{Entry, Events, PassEvent};
use super::instance::PassInstance;
use super::instrumentation::PassInstrumentation;
use super::pass::PassAnchor;
use super::registry::PassRegistry;
use super::reproducer::{CrashReproducer, Tracker};
use super::run::Execution;
use super::text::PipelineError;
use crate::analysis::AnalysisManager;
use rtblgen_ir::context::Context;
use rtblgen_ir::internal::HeldReports;
use rtblgen_ir::ir::{Ir, Op};
use rtblgen_ir::{Diagnostic, Diagnostics};

/// The anchor of managers that run on operations of any name.
pub const ANY_OP: &str = "any";

/// Passes in order, for the operations of one name. MLIR's `PassManager` and `OpPassManager`.
pub struct PassManager {
    anchor: String,
    nests_implicitly: bool,
    pub(super) steps: Vec<Step>,
    pub(super) config: Config,
}

/// The configuration of a run, taken from the outermost manager.
#[derive(Clone)]
pub(super) struct Config {
    pub(super) verify_each: bool,
    pub(super) threads: usize,
    pub(super) instrumentations: Vec<Arc<dyn PassInstrumentation>>,
    pub(super) registry: Arc<PassRegistry>,
    pub(super) reproducer: Option<CrashReproducer>,
    /// Writes the reproducer while the passes run.
    pub(super) tracker: Option<Arc<Tracker>>,
}

impl Default for Config {
    fn default() -> Self {
        Config {
            verify_each: true,
            threads: std::thread::available_parallelism().map_or(1, usize::from),
            instrumentations: Vec::new(),
            registry: Arc::default(),
            reproducer: None,
            tracker: None,
        }
    }
}

pub(super) enum Step {
    Pass(PassInstance),
    Nested(PassManager),
}

impl PassManager {
    /// A manager without passes for the operations of this name; [`ANY_OP`] for all.
    pub fn new(anchor: impl Into<String>) -> Self {
        PassManager {
            anchor: anchor.into(),
            nests_implicitly: false,
            steps: Vec::new(),
            config: Config::default(),
        }
    }

    /// The manager that a textual pipeline describes, such as `builtin.module(func.func(cse),symbol-dce)`.
    ///
    /// # Errors
    ///
    /// The text is not a pipeline, or names a pass or an option that does not exist.
    pub fn parse(text: &str, registry: &Arc<PassRegistry>) -> Result<Self, PipelineError> {
        super::text::parse(text, registry)
    }

    /// Adds the elements of a textual pipeline, such as `cse,func.func(canonicalize)`. The passes come from the registry of
    /// the manager, which [`parse`](Self::parse) or [`set_registry`](Self::set_registry) has set.
    ///
    /// # Errors
    ///
    /// The text is not a pipeline, or names a pass or an option that does not exist.
    pub fn add_text(&mut self, text: &str) -> Result<&mut Self, PipelineError> {
        super::text::add(self, text)?;
        Ok(self)
    }

    /// Sets whether a pass for operations of another name is added to a nested manager (MLIR's `Nesting::Implicit`).
    pub fn nest_implicitly(&mut self, nest: bool) -> &mut Self {
        self.nests_implicitly = nest;
        self
    }

    /// The name of the operations that the manager runs on.
    pub fn anchor(&self) -> &str {
        &self.anchor
    }

    /// Adds a pass, with default options or as a [`PassInstance`] with others.
    ///
    /// # Panics
    ///
    /// If the pass is for operations of another name.
    #[track_caller]
    pub fn add(&mut self, pass: impl Into<PassInstance>) -> &mut Self {
        match self.try_add(pass) {
            Ok(()) => self,
            Err(message) => panic!("{message}"),
        }
    }

    /// Adds a pass.
    ///
    /// # Errors
    ///
    /// The pass is for operations of another name, and the manager does not [nest implicitly](Self::nest_implicitly).
    pub fn try_add(&mut self, pass: impl Into<PassInstance>) -> Result<(), String> {
        self.add_instance(pass.into())
    }

    fn add_instance(&mut self, pass: PassInstance) -> Result<(), String> {
        if let PassAnchor::Op(name) = pass.anchor()
            && self.anchor != ANY_OP
            && self.anchor != name
        {
            if self.nests_implicitly {
                return self.nest(name).add_instance(pass);
            }
            return Err(format!(
                "Can't add pass '{}' restricted to '{name}' on a PassManager intended to run on '{}', did you intend to nest?",
                pass.name(),
                self.anchor
            ));
        }
        self.steps.push(Step::Pass(pass));
        Ok(())
    }

    /// Adds a nested manager for the operations of this name that are in those of the manager, and returns it.
    pub fn nest(&mut self, anchor: impl Into<String>) -> &mut PassManager {
        let mut nested = PassManager::new(anchor);
        nested.nests_implicitly = self.nests_implicitly;
        nested.config.registry = Arc::clone(&self.config.registry);
        self.add_manager(nested)
    }

    /// Adds a nested manager, and returns it.
    pub fn add_manager(&mut self, manager: PassManager) -> &mut PassManager {
        self.steps.push(Step::Nested(manager));
        match self.steps.last_mut() {
            Some(Step::Nested(manager)) => manager,
            _ => unreachable!("the last step is the manager"),
        }
    }

    /// The passes in order, those of nested managers included.
    pub fn passes(&self) -> impl Iterator<Item = &PassInstance> {
        let mut found = Vec::new();
        self.collect(&mut found);
        found.into_iter()
    }

    /// The passes in order, those of nested managers included, to set their options.
    pub fn passes_mut(&mut self) -> impl Iterator<Item = &mut PassInstance> {
        let mut found = Vec::new();
        self.collect_mut(&mut found);
        found.into_iter()
    }

    fn collect<'m>(&'m self, found: &mut Vec<&'m PassInstance>) {
        for step in &self.steps {
            match step {
                Step::Pass(instance) => found.push(instance),
                Step::Nested(manager) => manager.collect(found),
            }
        }
    }

    fn collect_mut<'m>(&'m mut self, found: &mut Vec<&'m mut PassInstance>) {
        for step in &mut self.steps {
            match step {
                Step::Pass(instance) => found.push(instance),
                Step::Nested(manager) => manager.collect_mut(found),
            }
        }
    }

    /// The number of passes and nested managers.
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Whether the manager has no passes.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// Sets whether the IR is verified after each pass; it is by default.
    pub fn verify_each(&mut self, verify: bool) -> &mut Self {
        self.config.verify_each = verify;
        self
    }

    /// Sets the number of threads for nested managers. The default is the number of cores. If passes keep to the operations that
    /// they run on, neither the result nor the order of diagnostics depends on the number of threads.
    ///
    /// On several threads, a pass on a nested operation runs on a copy, which has no parent. Handles of the copy are not live in
    /// the IR, so a pass must not keep them. Modules of fewer than 1,000 operations run on one thread.
    pub fn threads(&mut self, threads: usize) -> &mut Self {
        self.config.threads = threads.max(1);
        self
    }

    /// Adds an instrumentation.
    pub fn instrument(&mut self, instrumentation: Arc<dyn PassInstrumentation>) -> &mut Self {
        self.config.instrumentations.push(instrumentation);
        self
    }

    /// Writes a reproducer when a pass fails or panics.
    pub fn reproduce_crashes(&mut self, reproducer: CrashReproducer) -> &mut Self {
        self.config.reproducer = Some(reproducer);
        self
    }

    /// Sets the passes that textual pipelines in the options of passes may name.
    pub fn set_registry(&mut self, registry: Arc<PassRegistry>) -> &mut Self {
        self.config.registry = registry;
        self
    }

    /// The registry of the passes and pipelines that textual pipelines may name.
    pub fn registry(&self) -> &Arc<PassRegistry> {
        &self.config.registry
    }

    /// Registers the dialects that the passes depend on.
    pub fn register_dependent_dialects(&self, context: &Context) {
        for step in &self.steps {
            match step {
                Step::Pass(instance) => instance.pass.register_dependent_dialects(context),
                Step::Nested(manager) => manager.register_dependent_dialects(context),
            }
        }
    }

    /// Warns of nested managers for operations that are not registered: passes never run on these.
    fn warn_of_unknown_anchors(&self, context: &Context) {
        for step in &self.steps {
            let Step::Nested(manager) = step else { continue };
            let anchor = manager.anchor.as_str();
            if anchor != ANY_OP && context.op_name(anchor).definition().is_none() {
                context.warn_once(format!("the pipeline has passes for '{anchor}', which is not registered"));
            }
            manager.warn_of_unknown_anchors(context);
        }
    }

    /// Runs the passes on the root of an IR. Text goes to standard error, output to standard output. Diagnostics that passes
    /// report go to the [handlers](Context::add_diagnostic_handler) of the context.
    ///
    /// # Errors
    ///
    /// A pass failed, or the IR does not verify after one: the errors that passes and the verifier returned.
    pub fn run<'c>(&self, ir: &mut Ir<'c>) -> Result<(), Diagnostics<'c>> {
        let context = ir.context();
        let (result, events) = self.execute(ir, Events::live());
        let mut errors = events.into_errors();
        match result {
            Err(panic) => resume_unwind(panic),
            Ok(false) if errors.is_empty() => {
                Err(Diagnostic::error(context.unknown_loc(), "a pass failed").into())
            }
            Ok(false) => Err(errors),
            Ok(true) => {
                // Errors of dynamic pipelines. The pass that ran the pipeline succeeded.
                errors.0.drain(..).for_each(|error| context.emit(&error));
                Ok(())
            }
        }
    }

    /// Runs the passes on the root of an IR, and returns whether all passes succeeded. Text and diagnostics are added to `events`
    /// in the order in which they happen. Handlers of the context receive no diagnostics. Only a handler that a pass adds
    /// receives them, and the diagnostics that it handles are not added. If a pass panics, `events` has the events before the
    /// panic.
    pub fn run_with_events<'c>(&self, ir: &mut Ir<'c>, events: &mut Vec<PassEvent<'c>>) -> bool {
        let context = ir.context();
        let (result, held) = HeldReports::during(context, || self.execute(ir, Events::collected()));
        let (is_success, collected) = result.unwrap_or_else(|panic| resume_unwind(panic));
        events.extend(collected.merge(context, held).filter_map(|entry| match entry {
            Entry::Event(event) => Some(event),
            Entry::Report(report) => report.into_diagnostic(context).map(PassEvent::Diagnostic),
        }));
        is_success.unwrap_or_else(|panic| resume_unwind(panic))
    }

    /// Runs the passes on the root of an IR. Returns whether all passes succeeded, or the panic of a pass.
    fn execute<'c>(&self, ir: &mut Ir<'c>, events: Events<'c>) -> (std::thread::Result<bool>, Events<'c>) {
        let root = ir.root();
        let mut execution = Execution::new(ir.context(), Arc::new(self.config.clone()), events);
        if let Some(error) = self.anchor_problem(ir, root) {
            execution.event(PassEvent::Diagnostic(error));
            return (Ok(false), execution.into_events());
        }
        self.register_dependent_dialects(ir.context());
        self.warn_of_unknown_anchors(ir.context());
        self.config.instrumentations.iter().for_each(|own| own.before_run());
        let is_success = catch_unwind(AssertUnwindSafe(|| match &self.config.reproducer {
            Some(reproducer) => reproducer.watch(self, &mut execution, ir),
            None => execution.run_pipeline(self, ir, root, &mut AnalysisManager::default()).is_ok(),
        }));
        (is_success, execution.into_events())
    }

    /// The error, if the operation does not have the operation name of the manager.
    pub(super) fn anchor_problem<'c>(&self, ir: &Ir<'c>, op: Op) -> Option<Diagnostic<'c>> {
        if self.anchor == ANY_OP || self.anchor == op.name(ir).as_str() {
            return None;
        }
        let message = format!("can't run '{}' pass manager on '{}' op", self.anchor, op.name(ir));
        Some(Diagnostic::error(op.location(ir), message))
    }

    /// The textual pipeline on one line, which [`parse`](Self::parse) accepts.
    pub fn to_text(&self) -> String {
        format!("{}({})", self.anchor, self.elements_text())
    }

    /// The elements of the textual pipeline on one line.
    pub(super) fn elements_text(&self) -> String {
        let elements: Vec<String> = self.steps.iter().map(Step::to_text).collect();
        elements.join(",")
    }
}

impl Step {
    fn to_text(&self) -> String {
        match self {
            Step::Pass(instance) => instance.to_text(),
            Step::Nested(manager) => manager.to_text(),
        }
    }
}

/// The textual pipeline with a pass per line, as `--dump-pass-pipeline` prints it.
impl fmt::Display for PassManager {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.show(out, 0)
    }
}

impl PassManager {
    fn show(&self, out: &mut fmt::Formatter<'_>, indent: usize) -> fmt::Result {
        writeln!(out, "{:indent$}{}(", "", self.anchor)?;
        for (number, step) in self.steps.iter().enumerate() {
            if number > 0 {
                out.write_str(",\n")?;
            }
            match step {
                Step::Pass(instance) => {
                    let indent = indent + 2;
                    write!(out, "{:indent$}{}", "", instance.to_text())?;
                }
                Step::Nested(manager) => manager.show(out, indent + 2)?,
            }
        }
        write!(out, "\n{:indent$})", "")
    }
}
