//! Nested managers on several threads.
//!
//! Each operation is copied into an IR of its own, an *island*; the threads run passes on islands, and the results are
//! merged back. So no thread sees what another one changes, and the result does not depend on the number of threads.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, mpsc};

use super::schedule::Pipeline;
use super::{Execution, Failed};
use crate::analysis::{AnalysisManager, PreservedAnalyses};
use crate::ir::{Ir, Op};
use crate::ir::{Island, IslandTables};
use crate::pass::state::PassEvent;

/// Fewer operations than this are not worth a thread.
const MIN_OPS: usize = 1000;

/// An operation that is to be processed, in its own IR.
struct Job<'c> {
    number: usize,
    island: Island<'c>,
}

/// A processed operation.
struct Done<'c> {
    number: usize,
    island: Island<'c>,
    outcome: Result<PreservedAnalyses, Failed>,
    events: Vec<PassEvent<'c>>,
}

impl<'c> Execution<'c> {
    /// Whether the operations are enough work, and can be copied.
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
        let queue = Mutex::new(copy_islands(ir, jobs, threads));
        let mut finished: Vec<Option<_>> = jobs.iter().map(|_| None).collect();
        let (sender, receiver) = mpsc::channel();
        std::thread::scope(|scope| {
            for _ in 1..threads {
                let (sender, queue, config) = (sender.clone(), &queue, &self.config);
                let work = move || {
                    while let Some(job) = next_job(queue) {
                        let done = run_job(Execution::new(Arc::clone(config)), job, jobs);
                        if sender.send(done).is_err() {
                            return;
                        }
                    }
                };
                if std::thread::Builder::new().stack_size(STACK_SIZE).spawn_scoped(scope, work).is_err() {
                    // This thread does the work of one that cannot be started.
                    break;
                }
            }
            drop(sender);
            let mut merge = |ir: &mut Ir<'c>, done: Done<'c>| {
                ir.merge_island(done.island);
                finished[done.number] = Some((done.outcome, done.events));
            };
            loop {
                while let Ok(done) = receiver.try_recv() {
                    merge(ir, done);
                }
                let Some(job) = next_job(&queue) else { break };
                merge(ir, run_job(Execution::new(Arc::clone(&self.config)), job, jobs));
            }
            while let Ok(done) = receiver.recv() {
                merge(ir, done);
            }
        });
        let mut outcomes = Vec::with_capacity(finished.len());
        for (outcome, events) in finished.into_iter().flatten() {
            self.events.extend(events);
            outcomes.push(outcome);
        }
        outcomes
    }
}

/// The stack of a thread: patterns may recurse along the IR.
const STACK_SIZE: usize = 64 << 20;

fn next_job<'c>(queue: &Mutex<Vec<Job<'c>>>) -> Option<Job<'c>> {
    queue.lock().unwrap_or_else(PoisonError::into_inner).pop()
}

fn run_job<'c>(mut execution: Execution<'c>, job: Job<'c>, jobs: &[(Op, &Pipeline<'_>)]) -> Done<'c> {
    let Job { number, mut island } = job;
    let root = island.ir().root();
    let outcome =
        execution.run_instrumented(jobs[number].1, island.ir_mut(), root, &mut AnalysisManager::default());
    Done { number, island, outcome, events: execution.events }
}

/// Copies the operations, the last one first.
fn copy_islands<'c>(ir: &Ir<'c>, jobs: &[(Op, &Pipeline<'_>)], threads: usize) -> Vec<Job<'c>> {
    let next = AtomicUsize::new(0);
    let copied = Mutex::new(Vec::with_capacity(jobs.len()));
    let work = || {
        let mut tables = IslandTables::new(ir);
        let mut own = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let Some((op, _)) = jobs.get(number) else { break };
            own.push(Job { number, island: ir.copy_island(*op, &mut tables) });
        }
        copied.lock().unwrap_or_else(PoisonError::into_inner).append(&mut own);
    };
    std::thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(work);
        }
        work();
    });
    let mut jobs = copied.into_inner().unwrap_or_else(PoisonError::into_inner);
    jobs.sort_by_key(|job| std::cmp::Reverse(job.number));
    jobs
}
