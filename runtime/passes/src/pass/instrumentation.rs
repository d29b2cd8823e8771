//! Instrumentation: callbacks around pipelines, passes and analyses.

use std::sync::atomic::{AtomicU64, Ordering};

use super::instance::PassInstance;
use rtblgen_ir::ir::{Ir, Op};

/// A run of nested managers on the operations inside an operation. Its pipelines may run on several threads (MLIR's
/// `PipelineParentInfo`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NestedRun(u64);

impl NestedRun {
    /// A run with a new number.
    pub(super) fn new() -> Self {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        NestedRun(COUNT.fetch_add(1, Ordering::Relaxed))
    }
}

/// Callbacks around pipelines, passes and analyses: MLIR's `PassInstrumentation`.
///
/// Passes run on several threads, so the callbacks do too. Text written to `out` appears in the order of the
/// operations, for any number of threads.
pub trait PassInstrumentation: Send + Sync {
    /// Called before the passes of the outermost manager run.
    fn before_run(&self) {}

    /// Called before a nested manager or a pipeline of a pass runs on an operation. `anchor` is the operation name of the
    /// manager. `nested` is the run that the nested manager belongs to, or `None` for a pipeline of a pass.
    fn before_pipeline(&self, anchor: &str, nested: Option<NestedRun>) {
        let _ = (anchor, nested);
    }

    /// Called after the passes of a manager ran on an operation.
    fn after_pipeline(&self, anchor: &str) {
        let _ = anchor;
    }

    /// Called before nested managers run on the operations inside an operation. `anchors` are the operation names of the managers.
    fn before_nested(&self, anchors: &[&str], run: NestedRun) {
        let _ = (anchors, run);
    }

    /// Called after nested managers ran on the operations inside an operation.
    fn after_nested(&self) {}

    /// Whether the callbacks read operations outside the one that a pass runs on. If so, nested managers run on one thread.
    fn sees_whole_ir(&self) -> bool {
        false
    }

    /// Called before a pass runs on an operation.
    fn before_pass(&self, ir: &Ir<'_>, op: Op, pass: &PassInstance, out: &mut String) {
        let _ = (ir, op, pass, out);
    }

    /// Called after a pass ran on an operation, and the operation was verified.
    fn after_pass(&self, ir: &Ir<'_>, op: Op, pass: &PassInstance, out: &mut String) {
        let _ = (ir, op, pass, out);
    }

    /// Called after a pass failed, or left an operation that does not verify.
    fn after_pass_failed(&self, ir: &Ir<'_>, op: Op, pass: &PassInstance, out: &mut String) {
        let _ = (ir, op, pass, out);
    }

    /// Called before an analysis is computed.
    fn before_analysis(&self, name: &'static str) {
        let _ = name;
    }

    /// Called after an analysis was computed.
    fn after_analysis(&self, name: &'static str) {
        let _ = name;
    }
}
