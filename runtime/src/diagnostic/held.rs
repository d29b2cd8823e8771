//! Reports of a thread that are held, to be emitted in an order that does not depend on threads (MLIR's
//! `ParallelDiagnosticHandler`).

use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::Diagnostic;
use super::owned::OwnedDiagnostic;
use crate::context::Context;

thread_local! {
    static HOLD: RefCell<Option<Hold>> = const { RefCell::new(None) };
}

/// What a thread holds.
struct Hold {
    /// The context whose reports are held.
    context: usize,
    /// The handlers that this thread has added meanwhile. They see its reports at once.
    own_handlers: Vec<u64>,
    reports: Vec<Held>,
}

/// Whether a report with the same message may be repeated.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Repeat {
    Always,
    Once,
}

struct Held {
    report: OwnedDiagnostic,
    repeat: Repeat,
}

/// Calls a function with what this thread holds of the context; `None` if it holds nothing.
fn with_hold<T>(context: &Context, call: impl FnOnce(&mut Hold) -> T) -> Option<T> {
    HOLD.with_borrow_mut(|hold| hold.as_mut().filter(|hold| hold.context == context.address()).map(call))
}

/// Notes that this thread has added a handler to the context.
pub(super) fn handler_added(context: &Context, number: u64) {
    with_hold(context, |hold| hold.own_handlers.push(number));
}

/// The handlers that see reports of this thread to the context at once, if it holds them.
pub(super) fn own_handlers(context: &Context) -> Option<Vec<u64>> {
    with_hold(context, |hold| hold.own_handlers.clone())
}

/// Keeps a report for later. Returns whether this thread holds reports of the context.
pub(super) fn hold(context: &Context, diagnostic: &Diagnostic<'_>, repeat: Repeat) -> bool {
    let held = |hold: &mut Hold| hold.reports.push(Held { report: diagnostic.into(), repeat });
    with_hold(context, held).is_some()
}

/// Reports in the order in which they were made.
pub(crate) struct HeldReports(Vec<Held>);

impl HeldReports {
    /// Runs a function, and holds what it reports to the context on this thread. A panic of the function is returned.
    pub(crate) fn during<T>(
        context: &Context,
        run: impl FnOnce() -> T,
    ) -> (std::thread::Result<T>, HeldReports) {
        let hold = Hold { context: context.address(), own_handlers: Vec::new(), reports: Vec::new() };
        let outer = HOLD.replace(Some(hold));
        let result = catch_unwind(AssertUnwindSafe(run));
        let reports = HOLD.replace(outer).map(|hold| hold.reports).unwrap_or_default();
        (result, HeldReports(reports))
    }

    /// Emits the reports to the handlers up to the one with this number: later ones were added by the threads.
    pub(crate) fn emit(self, context: &Context, last_handler: u64) {
        for Held { report, repeat } in self.0 {
            context.emit_to(last_handler, &report.into_diagnostic(context), repeat);
        }
    }
}
