//! Diagnostics that code reports to the context rather than returns.

use std::sync::{Arc, Mutex, PoisonError};

use crate::context::{Context, Location};
use crate::diagnostic::{Diagnostic, Handled, Severity};

/// A diagnostic that outlives the borrow of its context.
struct Owned {
    severity: Severity,
    /// File, line and column, if they are known.
    place: Option<(String, u32, u32)>,
    message: String,
    notes: Vec<Owned>,
}

/// The diagnostics that were reported to a context.
pub(super) struct Emitted(Arc<Mutex<Vec<Owned>>>);

impl Emitted {
    /// Takes all that is reported from now on.
    pub(super) fn collect_from(context: &Context) -> Self {
        let list = Arc::new(Mutex::new(Vec::new()));
        let log = Arc::clone(&list);
        context.add_diagnostic_handler(move |diagnostic| {
            log.lock().unwrap_or_else(PoisonError::into_inner).push(Owned::new(diagnostic));
            Handled::Yes
        });
        Self(list)
    }

    /// The diagnostics so far.
    pub(super) fn take<'c>(&self, context: &'c Context) -> Vec<Diagnostic<'c>> {
        let list = std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner));
        list.into_iter().map(|own| own.diagnostic(context)).collect()
    }
}

impl Owned {
    fn new(diagnostic: &Diagnostic<'_>) -> Self {
        let range = diagnostic.location.first_file_range();
        Self {
            severity: diagnostic.severity,
            place: range.map(|range| (range.file.value().to_owned(), range.start_line, range.start_column)),
            message: diagnostic.message.clone(),
            notes: diagnostic.notes.iter().map(Self::new).collect(),
        }
    }

    fn diagnostic(self, context: &Context) -> Diagnostic<'_> {
        let location: Location<'_> = match self.place {
            Some((file, line, column)) => context.file_line_col_loc(&file, line, column),
            None => context.unknown_loc(),
        };
        let mut diagnostic = Diagnostic::new(self.severity, location, self.message);
        diagnostic.notes = self.notes.into_iter().map(|note| note.diagnostic(context)).collect();
        diagnostic
    }
}
