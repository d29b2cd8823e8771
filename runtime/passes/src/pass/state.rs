//! The interface of a running pass: analyses, statistics and diagnostics.

use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use super::events::PassEvent;
use super::instance::PassInstance;
use super::manager::PassManager;
use super::options::PassOptions;
use super::pass::{PassError, PassStatistic};
use super::registry::PassRegistry;
use super::run::{Execution, Failed};
use crate::analysis::{Analysis, AnalysisManager, PreservedAnalyses};
use rtblgen_ir::ir::{Ir, Op};

/// The state of a pass that runs on an operation: its options, statistics and analyses.
pub struct PassState<'r, 'c> {
    pub(super) op: Op,
    pub(super) instance: &'r PassInstance,
    pub(super) execution: &'r mut Execution<'c>,
    pub(super) analyses: &'r mut AnalysisManager,
    pub(super) preserved: PreservedAnalyses,
}

impl<'c> PassState<'_, 'c> {
    /// The values of the options.
    pub fn options(&self) -> &PassOptions {
        &self.instance.options
    }

    /// Whether the operation that the pass runs on is inside another one.
    pub fn is_nested(&self, ir: &Ir<'_>) -> bool {
        ir.is_island() || self.op.block(ir).is_some()
    }

    /// Adds to a statistic of the pass.
    ///
    /// # Panics
    ///
    /// If [`Pass::statistics`](super::Pass::statistics) does not list it.
    #[track_caller]
    pub fn add(&mut self, statistic: &PassStatistic, amount: u64) {
        self.counter(statistic).fetch_add(amount, Ordering::Relaxed);
    }

    /// Raises a statistic of the pass to a value, if it is smaller.
    ///
    /// # Panics
    ///
    /// If [`Pass::statistics`](super::Pass::statistics) does not list it.
    #[track_caller]
    pub fn raise(&mut self, statistic: &PassStatistic, value: u64) {
        self.counter(statistic).fetch_max(value, Ordering::Relaxed);
    }

    #[track_caller]
    fn counter(&self, statistic: &PassStatistic) -> &AtomicU64 {
        let number = self.instance.pass.statistics().iter().position(|own| own == statistic);
        let Some(number) = number else {
            panic!("the pass '{}' has no statistic '{}'", self.instance.pass.argument(), statistic.name)
        };
        &self.instance.counters[number]
    }

    /// An analysis of the operation that the pass runs on.
    pub fn analysis<A: Analysis>(&mut self, ir: &Ir<'_>) -> Rc<A> {
        self.analysis_of(ir, self.op)
    }

    /// An analysis of an operation inside the one that the pass runs on.
    pub fn analysis_of<A: Analysis>(&mut self, ir: &Ir<'_>, op: Op) -> Rc<A> {
        if let Some(analysis) = self.analyses.cached(op) {
            return analysis;
        }
        let instrumentations = &self.execution.config().instrumentations;
        instrumentations.iter().for_each(|own| own.before_analysis(A::NAME));
        let analysis = self.analyses.get(ir, op);
        instrumentations.iter().rev().for_each(|own| own.after_analysis(A::NAME));
        analysis
    }

    /// An analysis of the operation that the pass runs on, if it is cached.
    pub fn cached_analysis<A: Analysis>(&self) -> Option<Rc<A>> {
        self.analyses.cached(self.op)
    }

    /// Marks an analysis as preserved by the pass.
    pub fn preserve<A: Analysis>(&mut self) {
        self.preserved.preserve::<A>();
    }

    /// Marks all analyses as preserved: the pass changed nothing.
    pub fn preserve_all(&mut self) {
        self.preserved.preserve_all();
    }

    /// Writes text to standard error.
    pub fn print(&mut self, text: impl Into<String>) {
        self.execution.event(PassEvent::Text(text.into()));
    }

    /// Writes text to standard output, before the IR.
    pub fn print_output(&mut self, text: impl Into<String>) {
        self.execution.event(PassEvent::Output(text.into()));
    }

    /// The passes that textual pipelines in options may name.
    pub fn registry(&self) -> Arc<PassRegistry> {
        Arc::clone(&self.execution.config().registry)
    }

    /// Runs a pipeline on the operation that the pass runs on, or on an operation in it.
    ///
    /// # Errors
    ///
    /// A pass of the pipeline failed, `op` does not have the operation name of the manager, or `op` is neither the operation that
    /// the pass runs on nor inside it. The errors are reported.
    pub fn run_pipeline(
        &mut self,
        manager: &PassManager,
        ir: &mut Ir<'c>,
        op: Op,
    ) -> Result<(), PassError<'c>> {
        if op != self.op && !op.ancestors(ir).any(|outer| outer == self.op) {
            let message = "Trying to schedule a dynamic pipeline on an operation that isn't nested under the \
                           current operation the pass is processing";
            let error = ir.verify_diagnostic(op, message.into());
            self.execution.event(PassEvent::Diagnostic(error));
            return Err(PassError::Failure);
        }
        match self.execution.run_dynamic(manager, ir, op, self.analyses) {
            Ok(_) => Ok(()),
            Err(Failed) => Err(PassError::Failure),
        }
    }
}
