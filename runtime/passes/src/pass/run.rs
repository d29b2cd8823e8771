//! Execution of pass managers.

mod parallel;
mod schedule;

use std::sync::Arc;

use super::events::{Events, PassEvent};
use super::instance::PassInstance;
use super::instrumentation::NestedRun;
use super::manager::{Config, PassManager};
use super::pass::{PassAnchor, PassError};
use super::state::PassState;
use crate::analysis::{AnalysisManager, PreservedAnalyses};
use rtblgen_ir::Diagnostic;
use rtblgen_ir::context::Context;
use rtblgen_ir::internal::Running;
use rtblgen_ir::ir::{Ir, Op, OpName};
use rtblgen_ir::traits::ISOLATED_FROM_ABOVE;
use schedule::{Nested, Pipeline, Scheduled};

/// A pass failed; the diagnostics are in the events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Failed;

/// The execution of a manager on one thread.
pub(super) struct Execution<'c> {
    context: &'c Context,
    config: Arc<Config>,
    /// The number of threads that nested managers may use.
    threads: usize,
    events: Events<'c>,
}

impl<'c> Execution<'c> {
    pub(super) fn new(context: &'c Context, config: Arc<Config>, events: Events<'c>) -> Self {
        let threads = config.threads;
        Execution { context, config, threads, events }
    }

    pub(super) fn config(&self) -> &Config {
        &self.config
    }

    pub(super) fn set_config(&mut self, config: Config) {
        self.threads = config.threads;
        self.config = Arc::new(config);
    }

    pub(super) fn event(&mut self, event: PassEvent<'c>) {
        self.events.push(self.context, event);
    }

    pub(super) fn errors(&mut self, errors: impl IntoIterator<Item = Diagnostic<'c>>) {
        errors.into_iter().for_each(|error| self.event(PassEvent::Diagnostic(error)));
    }

    pub(super) fn into_events(self) -> Events<'c> {
        self.events
    }

    /// Runs the passes of a manager on an operation, from a pass.
    pub(super) fn run_dynamic(
        &mut self,
        manager: &PassManager,
        ir: &mut Ir<'c>,
        op: Op,
        analyses: &mut AnalysisManager,
    ) -> Result<PreservedAnalyses, Failed> {
        if let Some(error) = manager.anchor_problem(ir, op) {
            self.event(PassEvent::Diagnostic(error));
            return Err(Failed);
        }
        let pipeline = self.scheduled(manager, ir)?;
        self.run_instrumented(&pipeline, None, ir, op, analyses)
    }

    /// Runs the passes of the outermost manager on an operation.
    pub(super) fn run_pipeline(
        &mut self,
        manager: &PassManager,
        ir: &mut Ir<'c>,
        op: Op,
        analyses: &mut AnalysisManager,
    ) -> Result<PreservedAnalyses, Failed> {
        let pipeline = self.scheduled(manager, ir)?;
        self.run_scheduled(&pipeline, ir, op, analyses)
    }

    /// The pipeline of a manager. Fails if a pass cannot run on operations of the name of its manager.
    fn scheduled<'m>(&mut self, manager: &'m PassManager, ir: &Ir<'c>) -> Result<Pipeline<'m>, Failed> {
        let pipeline = Pipeline::of(manager, ir.context());
        match pipeline.problem(ir.context()) {
            None => Ok(pipeline),
            Some(message) => {
                let error = Diagnostic::error(ir.context().unknown_loc(), message);
                self.event(PassEvent::Diagnostic(error));
                Err(Failed)
            }
        }
    }

    /// Runs a pipeline that is not the outermost one, which instrumentations do not see.
    fn run_instrumented(
        &mut self,
        pipeline: &Pipeline<'_>,
        nested: Option<NestedRun>,
        ir: &mut Ir<'c>,
        op: Op,
        analyses: &mut AnalysisManager,
    ) -> Result<PreservedAnalyses, Failed> {
        let config = Arc::clone(&self.config);
        config.instrumentations.iter().for_each(|own| own.before_pipeline(pipeline.anchor, nested));
        let result = self.run_scheduled(pipeline, ir, op, analyses);
        config.instrumentations.iter().rev().for_each(|own| own.after_pipeline(pipeline.anchor));
        result
    }

    fn run_scheduled(
        &mut self,
        pipeline: &Pipeline<'_>,
        ir: &mut Ir<'c>,
        op: Op,
        analyses: &mut AnalysisManager,
    ) -> Result<PreservedAnalyses, Failed> {
        let mut preserved = PreservedAnalyses::default();
        preserved.preserve_all();
        for step in &pipeline.steps {
            let by_step = match step {
                Scheduled::Pass(instance) => self.run_pass(instance, ir, op, analyses)?,
                Scheduled::Nested(nested) => self.run_nested(nested, ir, op, analyses)?,
            };
            if !by_step.is_all() {
                preserved = PreservedAnalyses::default();
            }
        }
        analyses.clear(op);
        Ok(preserved)
    }

    fn run_pass(
        &mut self,
        instance: &PassInstance,
        ir: &mut Ir<'c>,
        op: Op,
        analyses: &mut AnalysisManager,
    ) -> Result<PreservedAnalyses, Failed> {
        let pass = instance;
        if let Some(problem) = schedule_problem(ir, op, pass) {
            let error = ir.verify_diagnostic(op, problem.into());
            return self.fail(ir, op, PassError::Diagnostics(error.into()), pass);
        }
        pass.pass_options().warn_of_repeated(ir.context(), pass.argument());
        let span = tracing::debug_span!("pass", name = pass.argument());
        let _entered = span.enter();
        self.instrument(|own, out| own.before_pass(ir, op, pass, out));
        if let Some(tracker) = &self.config.tracker {
            tracker.before_pass(ir, op, pass);
        }
        let preserved = PreservedAnalyses::default();
        let mut state = PassState { op, instance, execution: self, analyses, preserved };
        let action = begin_pass(ir, op, pass.name());
        let mut result = pass.run(ir, op, &mut state);
        drop(action);
        let preserved = state.preserved;
        analyses.invalidate(&preserved);
        if result.is_ok() && self.config.verify_each && !preserved.is_all() {
            result = ir.verify_op(op).map_err(PassError::Diagnostics);
        }
        match result {
            Ok(()) => {
                self.instrument(|own, out| own.after_pass(ir, op, pass, out));
                if let Some(tracker) = &self.config.tracker {
                    tracker.after_pass(ir, op, pass);
                }
                Ok(preserved)
            }
            Err(error) => {
                let failed = self.fail(ir, op, error, pass);
                self.instrument(|own, out| own.after_pass_failed(ir, op, pass, out));
                let report = self.config.tracker.as_ref().and_then(|tracker| {
                    let location = if op.is_live(ir) { op.location(ir) } else { ir.context().unknown_loc() };
                    tracker.report(location)
                });
                self.errors(report);
                failed
            }
        }
    }

    /// Calls the instrumentations, and adds their text to the events.
    fn instrument(&mut self, call: impl Fn(&dyn super::PassInstrumentation, &mut String)) {
        let mut text = String::new();
        self.config.instrumentations.iter().for_each(|own| call(&**own, &mut text));
        if !text.is_empty() {
            self.event(PassEvent::Text(text));
        }
    }

    fn fail<T>(
        &mut self,
        ir: &Ir<'c>,
        op: Op,
        error: PassError<'c>,
        pass: &PassInstance,
    ) -> Result<T, Failed> {
        match error {
            PassError::Diagnostics(errors) => self.errors(errors),
            PassError::Message(message) => {
                let message = format!("pass '{}' failed: {message}", pass.argument());
                // The operation may be gone.
                let location = if op.is_live(ir) { op.location(ir) } else { ir.context().unknown_loc() };
                self.event(PassEvent::Diagnostic(Diagnostic::error(location, message)));
            }
            PassError::Failure => {}
        }
        Err(Failed)
    }

    /// Runs nested managers on the operations inside. A failure on one operation does not keep the others from running.
    fn run_nested(
        &mut self,
        nested: &Nested<'_>,
        ir: &mut Ir<'c>,
        op: Op,
        analyses: &mut AnalysisManager,
    ) -> Result<PreservedAnalyses, Failed> {
        let jobs: Vec<(Op, &Pipeline<'_>)> = op
            .regions(ir)
            .flat_map(|region| region.ops(ir))
            .filter_map(|child| Some((child, nested.pipeline_for(ir, child)?)))
            .collect();
        // The name of the pass with which MLIR runs nested managers.
        let action = begin_pass(ir, op, "mlir::detail::OpToOpPassAdaptor");
        let config = Arc::clone(&self.config);
        let anchors = nested.anchors();
        let run = NestedRun::new();
        config.instrumentations.iter().for_each(|own| own.before_nested(&anchors, run));
        let outcomes = match self.can_run_in_parallel(ir, &jobs) {
            true => self.run_in_parallel(run, ir, &jobs),
            false => jobs
                .iter()
                .map(|(child, pipeline)| self.run_instrumented(pipeline, Some(run), ir, *child, analyses))
                .collect(),
        };
        drop(action);
        config.instrumentations.iter().rev().for_each(|own| own.after_nested());
        let mut preserved = PreservedAnalyses::default();
        preserved.preserve_all();
        let mut result = Ok(());
        for outcome in outcomes {
            match outcome {
                Ok(own) if own.is_all() => {}
                Ok(_) => preserved = PreservedAnalyses::default(),
                Err(failed) => {
                    preserved = PreservedAnalyses::default();
                    result = Err(failed);
                }
            }
        }
        analyses.invalidate(&preserved);
        if result.is_ok() && config.verify_each && !preserved.is_all() {
            // Passes on nested operations may break invariants of the parent, such as uses of symbols.
            if let Err(errors) = ir.verify_op_but_isolated(op) {
                self.errors(errors);
                result = Err(Failed);
            }
        }
        result.map(|()| preserved)
    }
}

/// The action of a pass that runs on the operation.
fn begin_pass(ir: &Ir<'_>, op: Op, name: &str) -> Option<Running> {
    let of = op.name(ir);
    ir.begin_action(
        "pass-execution",
        op,
        &format_args!("`pass-execution` running `{name}` on Operation `{}`", of.as_str()),
    )
}

const SYMBOL: PassAnchor = PassAnchor::Interface("::mlir::SymbolOpInterface");

/// Why the pass cannot run on the operation.
fn schedule_problem(ir: &Ir<'_>, op: Op, pass: &PassInstance) -> Option<String> {
    if !op.is_registered(ir) {
        return Some("trying to schedule a pass on an unregistered operation".to_owned());
    }
    if !op.has_trait(ir, &ISOLATED_FROM_ABOVE) {
        return Some(
            "trying to schedule a pass on an operation not marked as 'IsolatedFromAbove'".to_owned(),
        );
    }
    // An operation whose symbol name is optional is a symbol only if it has a name.
    let is_nameless = pass.anchor() == SYMBOL && op.symbol_name(ir).is_none();
    if is_nameless || !fits(op.name(ir), pass.anchor()) {
        return Some(format!("trying to schedule pass '{}' on an unsupported operation", pass.name()));
    }
    None
}

fn fits(name: OpName<'_>, anchor: PassAnchor) -> bool {
    match anchor {
        PassAnchor::Any => true,
        PassAnchor::Op(own) => name.as_str() == own,
        PassAnchor::Interface(interface) => name.implements(interface),
    }
}
