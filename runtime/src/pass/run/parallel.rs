//! Nested managers on several threads.
//!
//! A thread copies an operation into an IR of its own, an *island*, runs passes on it, and merges it back. So no thread sees
//! what another one changes, and the result does not depend on the number of threads. A thread merges its island before it
//! makes the next one, so the island stays in the cache of a processor.
//!
//! A lock guards the IR: several threads may copy at the same time, one merges.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock};

use super::schedule::Pipeline;
use super::{Execution, Failed};
use crate::analysis::{AnalysisManager, PreservedAnalyses};
use crate::diagnostic::HeldReports;
use crate::ir::{Ir, IslandTables, Op};
use crate::pass::state::PassEvent;

/// Fewer operations than this are not worth a thread.
const MIN_OPS: usize = 1000;

/// The result of the passes on an operation.
struct Done<'c> {
    /// The number of its job.
    number: usize,
    outcome: Result<PreservedAnalyses, Failed>,
    events: Vec<PassEvent<'c>>,
    /// What the passes reported to the context.
    reports: HeldReports,
}

impl<'c> Execution<'c> {
    /// Whether the operations are enough work for several threads, and can be copied.
    pub(super) fn can_run_in_parallel(&self, ir: &Ir<'c>, jobs: &[(Op, &Pipeline<'_>)]) -> bool {
        self.config().threads > 1
            && jobs.len() > 1
            && ir.op_count() >= MIN_OPS
            && !self.config().instrumentations.iter().any(|own| own.sees_whole_ir())
            && jobs.iter().all(|(op, _)| ir.can_be_island(*op))
    }

    /// Runs pipelines on operations in parallel. The outcomes are in the order of the jobs.
    pub(super) fn run_in_parallel(
        &mut self,
        ir: &mut Ir<'c>,
        jobs: &[(Op, &Pipeline<'_>)],
    ) -> Vec<Result<PreservedAnalyses, Failed>> {
        let threads = self.config().threads.min(jobs.len());
        let context = ir.context();
        let (ir, next) = (RwLock::new(ir), AtomicUsize::new(0));
        let finished = Mutex::new(Vec::with_capacity(jobs.len()));
        let config = &self.config;
        let work = || {
            let done = run_jobs(&ir, jobs, &next, || Execution::new(Arc::clone(config)));
            finished.lock().unwrap_or_else(PoisonError::into_inner).extend(done);
        };
        std::thread::scope(|scope| {
            for _ in 1..threads {
                if std::thread::Builder::new().stack_size(STACK_SIZE).spawn_scoped(scope, work).is_err() {
                    // The threads that run do the work of one that cannot be started.
                    break;
                }
            }
            work();
        });
        let mut finished = finished.into_inner().unwrap_or_else(PoisonError::into_inner);
        finished.sort_by_key(|done| done.number);
        let mut outcomes = Vec::with_capacity(finished.len());
        for done in finished {
            done.reports.emit(context);
            self.events.extend(done.events);
            outcomes.push(done.outcome);
        }
        outcomes
    }
}

/// The stack of a thread: patterns may recurse along the IR.
const STACK_SIZE: usize = 64 << 20;

/// Runs jobs until there are no more.
fn run_jobs<'c>(
    ir: &RwLock<&mut Ir<'c>>,
    jobs: &[(Op, &Pipeline<'_>)],
    next: &AtomicUsize,
    execution: impl Fn() -> Execution<'c>,
) -> Vec<Done<'c>> {
    let mut tables = IslandTables::default();
    let mut done = Vec::new();
    loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        let Some((op, pipeline)) = jobs.get(number) else { return done };
        let mut island = ir.read().unwrap_or_else(PoisonError::into_inner).copy_island(*op, &mut tables);
        let mut execution = execution();
        let (context, root) = (island.ir().context(), island.ir().root());
        let (outcome, reports) = HeldReports::during(context, || {
            execution.run_instrumented(pipeline, island.ir_mut(), root, &mut AnalysisManager::default())
        });
        ir.write().unwrap_or_else(PoisonError::into_inner).merge_island(island);
        done.push(Done { number, outcome, events: execution.events, reports });
    }
}
