//! Held diagnostics of a thread. They are emitted later, in an order that does not depend on threads (MLIR's
//! `ParallelDiagnosticHandler`).

use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::{Diagnostic, OwnedDiagnostic};
use crate::context::Context;

thread_local! {
    static HOLD: RefCell<Option<Hold>> = const { RefCell::new(None) };
}

/// The diagnostics that a thread holds.
struct Hold {
    /// The address of the context whose diagnostics are held.
    context: usize,
    /// The handlers that this thread added during the hold. They receive its diagnostics at once.
    own_handlers: Vec<u64>,
    reports: Vec<Held>,
}

/// Whether another diagnostic with the same message may be reported.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Repeat {
    Always,
    Once,
}

struct Held {
    report: OwnedDiagnostic,
    repeat: Repeat,
}

/// Calls a function with the hold of this thread. Returns `None` if the thread does not hold diagnostics of the context.
fn with_hold<T>(context: &Context, call: impl FnOnce(&mut Hold) -> T) -> Option<T> {
    HOLD.with_borrow_mut(|hold| hold.as_mut().filter(|hold| hold.context == context.address()).map(call))
}

/// Records that this thread added a handler to the context.
pub(super) fn handler_added(context: &Context, number: u64) {
    with_hold(context, |hold| hold.own_handlers.push(number));
}

/// The handlers that this thread added during the hold; `None` if it does not hold diagnostics of the context.
pub(super) fn own_handlers(context: &Context) -> Option<Vec<u64>> {
    with_hold(context, |hold| hold.own_handlers.clone())
}

/// Holds a diagnostic. Returns `false` if this thread does not hold diagnostics of the context.
pub(super) fn hold(context: &Context, diagnostic: &Diagnostic<'_>, repeat: Repeat) -> bool {
    let held = |hold: &mut Hold| hold.reports.push(Held { report: diagnostic.into(), repeat });
    with_hold(context, held).is_some()
}

/// Held diagnostics in the order in which they were reported.
pub struct HeldReports(Vec<Held>);

impl HeldReports {
    /// Runs a function and holds the diagnostics that it reports to the context on this thread. A panic is caught and returned.
    pub fn during<T>(context: &Context, run: impl FnOnce() -> T) -> (std::thread::Result<T>, HeldReports) {
        let hold = Hold { context: context.address(), own_handlers: Vec::new(), reports: Vec::new() };
        let outer = HOLD.replace(Some(hold));
        let result = catch_unwind(AssertUnwindSafe(run));
        let reports = HOLD.replace(outer).map(|hold| hold.reports).unwrap_or_default();
        (result, HeldReports(reports))
    }

    /// The number of diagnostics of the context that this thread holds.
    pub fn count(context: &Context) -> usize {
        with_hold(context, |hold| hold.reports.len()).unwrap_or(0)
    }

    /// The diagnostics, with their locations in `context`.
    pub fn into_reports(self, context: &Context) -> impl Iterator<Item = Report<'_>> {
        self.0
            .into_iter()
            .map(|Held { report, repeat }| Report { diagnostic: report.into_diagnostic(context), repeat })
    }
}

/// A diagnostic that was held.
pub struct Report<'c> {
    diagnostic: Diagnostic<'c>,
    repeat: Repeat,
}

impl<'c> Report<'c> {
    /// Reports the diagnostic to the handlers up to number `last_handler`. Handlers with higher numbers were added while the
    /// diagnostic was held.
    pub fn emit(self, context: &Context, last_handler: u64) {
        context.emit_to(last_handler, &self.diagnostic, self.repeat);
    }

    /// The diagnostic. `None` if its message may be reported once only and was reported before.
    pub fn into_diagnostic(self, context: &Context) -> Option<Diagnostic<'c>> {
        context.may_report(&self.diagnostic, self.repeat).then_some(self.diagnostic)
    }
}
