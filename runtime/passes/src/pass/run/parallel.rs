//! Nested managers on several threads.
//!
//! A thread copies an operation into an IR of its own, an *island*, runs passes on it, and merges it back. No
//! thread therefore sees the changes of another one, and the result does not depend on the number of threads.
//! A thread merges its island before it makes the next one, so the island stays in the cache of a processor.
//! Each thread gets an equal share of the number of threads for nested managers inside its jobs.
//!
//! A lock guards the IR: several threads may copy at the same time, one merges.

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock};

use super::schedule::Pipeline;
use super::{Execution, Failed};
use crate::analysis::{AnalysisManager, PreservedAnalyses};
use crate::pass::events::{Entry, Events};
use crate::pass::instrumentation::NestedRun;
use crate::pass::manager::Config;
use rtblgen_ir::context::Context;
use rtblgen_ir::internal::IslandTables;
use rtblgen_ir::internal::{HeldReports, last_handler};
use rtblgen_ir::ir::{Ir, Op};

/// Fewer operations than this are not worth a thread.
const MIN_OPS: usize = 1000;

/// The result of the passes on an operation.
struct Done<'c> {
    /// The number of its job.
    number: usize,
    /// The outer error is a panic of a pass.
    outcome: std::thread::Result<Result<PreservedAnalyses, Failed>>,
    events: Events<'c>,
    /// The diagnostics that the passes reported to the context.
    reports: HeldReports,
}

impl<'c> Execution<'c> {
    /// Whether the operations are enough work for several threads, and can be copied.
    pub(super) fn can_run_in_parallel(&self, ir: &Ir<'c>, jobs: &[(Op, &Pipeline<'_>)]) -> bool {
        self.threads > 1
            && jobs.len() > 1
            && ir.op_count() >= MIN_OPS
            && !self.config().instrumentations.iter().any(|own| own.sees_whole_ir())
            && jobs.iter().all(|(op, _)| ir.can_be_island(*op))
            && ir.all_ops_are_below_root()
    }

    /// Runs pipelines on operations in parallel. The outcomes are in the order of the jobs.
    ///
    /// # Panics
    ///
    /// If a pass panics. The diagnostics of earlier operations are emitted first, as on one thread.
    pub(super) fn run_in_parallel(
        &mut self,
        run: NestedRun,
        ir: &mut Ir<'c>,
        jobs: &[(Op, &Pipeline<'_>)],
    ) -> Vec<Result<PreservedAnalyses, Failed>> {
        let (context, last_handler) = (ir.context(), last_handler());
        let threads = self.threads.min(jobs.len());
        let queue = Queue {
            run,
            ir: RwLock::new(ir),
            jobs,
            next: AtomicUsize::new(0),
            has_panicked: AtomicBool::new(false),
            finished: Mutex::new(Vec::with_capacity(jobs.len())),
        };
        let (config, threads_each) = (&self.config, self.threads / threads);
        let work = || queue.work(context, config, threads_each);
        std::thread::scope(|scope| {
            for _ in 1..threads {
                if std::thread::Builder::new().stack_size(STACK_SIZE).spawn_scoped(scope, work).is_err() {
                    // The threads that run do the work of one that cannot be started.
                    break;
                }
            }
            work();
        });
        let mut finished = queue.finished.into_inner().unwrap_or_else(PoisonError::into_inner);
        finished.sort_by_key(|done| done.number);
        let mut outcomes = Vec::with_capacity(finished.len());
        for done in finished {
            for entry in done.events.merge(context, done.reports) {
                match entry {
                    Entry::Event(event) => self.event(event),
                    Entry::Report(report) => report.emit(context, last_handler),
                }
            }
            outcomes.push(done.outcome.unwrap_or_else(|panic| resume_unwind(panic)));
        }
        outcomes
    }
}

/// The stack of a thread: patterns may recurse along the IR.
const STACK_SIZE: usize = 64 << 20;

/// The queue of jobs that all threads share.
struct Queue<'i, 'j, 'p, 'c> {
    run: NestedRun,
    ir: RwLock<&'i mut Ir<'c>>,
    jobs: &'j [(Op, &'j Pipeline<'p>)],
    /// The number of the next job.
    next: AtomicUsize,
    /// Whether a pass has panicked. After a panic no new job starts, and started jobs are completed.
    has_panicked: AtomicBool,
    finished: Mutex<Vec<Done<'c>>>,
}

impl<'c> Queue<'_, '_, '_, 'c> {
    /// Runs jobs until none is left or a pass has panicked. A job may use `threads` threads.
    fn work(&self, context: &'c Context, config: &Arc<Config>, threads: usize) {
        let mut tables = IslandTables::default();
        while !self.has_panicked.load(Ordering::Relaxed) {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            let Some((op, pipeline)) = self.jobs.get(number) else { return };
            let mut island =
                self.ir.read().unwrap_or_else(PoisonError::into_inner).copy_island(*op, &mut tables);
            let (config, events) = (Arc::clone(config), Events::collected());
            let mut execution = Execution { context, config, threads, events };
            let root = island.ir().root();
            let (outcome, reports) = HeldReports::during(context, || {
                let analyses = &mut AnalysisManager::default();
                execution.run_instrumented(pipeline, Some(self.run), island.ir_mut(), root, analyses)
            });
            match outcome {
                Ok(_) => self.ir.write().unwrap_or_else(PoisonError::into_inner).merge_island(island),
                Err(_) => self.has_panicked.store(true, Ordering::Relaxed),
            }
            let done = Done { number, outcome, events: execution.events, reports };
            self.finished.lock().unwrap_or_else(PoisonError::into_inner).push(done);
        }
    }
}
