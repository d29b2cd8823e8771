//! Reports of a thread that are held, to be emitted in an order that does not depend on threads (MLIR's
//! `ParallelDiagnosticHandler`).

use std::cell::RefCell;

use super::{Diagnostic, Severity};
use crate::context::attributes::{Attribute, AttributeKind};
use crate::context::interner::Key;
use crate::context::{Context, Location};

thread_local! {
    static HOLD: RefCell<Option<Hold>> = const { RefCell::new(None) };
}

/// What a thread holds.
struct Hold {
    /// The context whose reports are held.
    context: usize,
    /// The number of handlers that were added before. Later ones see reports at once.
    handlers_before: u64,
    reports: Vec<Held>,
}

/// Whether a report with the same message may be repeated.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Repeat {
    Always,
    Once,
}

struct Held {
    report: Report,
    repeat: Repeat,
}

/// A [`Diagnostic`] that does not borrow its context.
struct Report {
    severity: Severity,
    location: Key,
    message: String,
    notes: Vec<Report>,
}

impl Report {
    fn of(diagnostic: &Diagnostic<'_>) -> Self {
        Report {
            severity: diagnostic.severity,
            location: diagnostic.location.as_attribute().key(),
            message: diagnostic.message.clone(),
            notes: diagnostic.notes.iter().map(Report::of).collect(),
        }
    }

    fn into_diagnostic(self, context: &Context) -> Diagnostic<'_> {
        Diagnostic {
            severity: self.severity,
            location: location(context, self.location),
            message: self.message,
            notes: self.notes.into_iter().map(|note| note.into_diagnostic(context)).collect(),
        }
    }
}

/// The location with this key. A diagnostic may have a location of another context; its place is unknown here.
fn location(context: &Context, key: Key) -> Location<'_> {
    match context.attribute_of_key(key).map(Attribute::kind) {
        Some(AttributeKind::Location(location)) => location,
        _ => context.unknown_loc(),
    }
}

/// The number of handlers that were added before this thread began to hold reports of the context, if it holds them.
pub(super) fn handlers_before(context: &Context) -> Option<u64> {
    HOLD.with_borrow(|hold| {
        hold.as_ref().filter(|hold| hold.context == context.address()).map(|hold| hold.handlers_before)
    })
}

/// Keeps a report for later. Returns whether this thread holds reports of the context.
pub(super) fn hold(context: &Context, diagnostic: &Diagnostic<'_>, repeat: Repeat) -> bool {
    HOLD.with_borrow_mut(|hold| {
        let Some(hold) = hold.as_mut().filter(|hold| hold.context == context.address()) else { return false };
        hold.reports.push(Held { report: Report::of(diagnostic), repeat });
        true
    })
}

/// Reports in the order in which they were made.
#[derive(Default)]
pub(crate) struct HeldReports(Vec<Held>);

impl HeldReports {
    /// Runs a function, and holds what it reports to the context on this thread. If the function panics, the reports are
    /// emitted at once.
    pub(crate) fn during<T>(context: &Context, run: impl FnOnce() -> T) -> (T, HeldReports) {
        let hold = Hold {
            context: context.address(),
            handlers_before: context.added_handlers(),
            reports: Vec::new(),
        };
        let mut guard = Guard { context, outer: HOLD.replace(Some(hold)), held: HeldReports::default() };
        let result = run();
        guard.end();
        (result, std::mem::take(&mut guard.held))
    }

    /// Emits the reports.
    pub(crate) fn emit(self, context: &Context) {
        for Held { report, repeat } in self.0 {
            let diagnostic = report.into_diagnostic(context);
            match repeat {
                Repeat::Always => context.emit(&diagnostic),
                Repeat::Once => context.emit_once(&diagnostic),
            }
        }
    }
}

/// Ends the hold of a thread.
struct Guard<'c> {
    context: &'c Context,
    outer: Option<Hold>,
    held: HeldReports,
}

impl Guard<'_> {
    /// Takes what was held, and goes back to what the thread did before.
    fn end(&mut self) {
        if let Some(hold) = HOLD.replace(self.outer.take()) {
            self.held.0.extend(hold.reports);
        }
    }
}

impl Drop for Guard<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.end();
            std::mem::take(&mut self.held).emit(self.context);
        }
    }
}
