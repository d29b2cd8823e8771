//! Text and diagnostics of a run of passes, in order.

use rtblgen_ir::context::Context;
use rtblgen_ir::internal::{HeldReports, Report};
use rtblgen_ir::{Diagnostic, Diagnostics, Severity};

/// Output of a pass manager while it runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PassEvent<'c> {
    /// Text for standard error.
    Text(String),
    /// Text for standard output, before the IR.
    Output(String),
    /// A remark, a warning or an error.
    Diagnostic(Diagnostic<'c>),
}

/// The events of a run so far.
pub(super) struct Events<'c> {
    /// Whether `push` prints text and reports diagnostics that are not errors. Then only errors are collected.
    is_live: bool,
    /// Each event with the number of diagnostics that the thread held before it.
    list: Vec<(usize, PassEvent<'c>)>,
}

/// An event of a run, or a diagnostic that was reported to the context.
pub(super) enum Entry<'c> {
    Event(PassEvent<'c>),
    Report(Report<'c>),
}

impl<'c> Events<'c> {
    /// Events that `push` prints or reports, except errors, which are collected.
    pub(super) fn live() -> Self {
        Events { is_live: true, list: Vec::new() }
    }

    /// Events that are all collected. The thread must hold the diagnostics of the context.
    pub(super) fn collected() -> Self {
        Events { is_live: false, list: Vec::new() }
    }

    pub(super) fn push(&mut self, context: &'c Context, event: PassEvent<'c>) {
        match event {
            PassEvent::Text(text) if self.is_live => rtblgen_bytes::write_stderr(&text),
            PassEvent::Output(text) if self.is_live => {
                if let Err(error) = rtblgen_bytes::write_stdout(&text) {
                    let error = Diagnostic::error(context.unknown_loc(), error.to_string());
                    self.list.push((HeldReports::count(context), PassEvent::Diagnostic(error)));
                }
            }
            PassEvent::Diagnostic(diagnostic) if self.is_live && diagnostic.severity != Severity::Error => {
                context.emit(&diagnostic);
            }
            event => self.list.push((HeldReports::count(context), event)),
        }
    }

    /// The errors of a live run.
    pub(super) fn into_errors(self) -> Diagnostics<'c> {
        let errors = self.list.into_iter().filter_map(|(_, event)| match event {
            PassEvent::Diagnostic(error) => Some(error),
            PassEvent::Text(_) | PassEvent::Output(_) => None,
        });
        Diagnostics(errors.collect())
    }

    /// The events and the held diagnostics in the order in which they happened.
    pub(super) fn merge(self, context: &'c Context, held: HeldReports) -> impl Iterator<Item = Entry<'c>> {
        let mut events = self.list.into_iter().peekable();
        let mut reports = held.into_reports(context);
        let mut reported = 0;
        std::iter::from_fn(move || {
            if let Some((_, event)) = events.next_if(|(before, _)| *before <= reported) {
                return Some(Entry::Event(event));
            }
            reported += 1;
            reports.next().map(Entry::Report)
        })
    }
}
