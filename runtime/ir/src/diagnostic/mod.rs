//! Diagnostics about IR and its text.

mod handlers;
mod held;
mod owned;

use std::fmt;

use crate::context::Location;

pub use handlers::last_handler;
pub use handlers::{DiagnosticHandlerId, Handled};
pub use held::{HeldReports, Report};
pub use owned::OwnedDiagnostic;

/// The severity of a diagnostic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Severity {
    /// The input is wrong.
    Error,
    /// The input is accepted, but is probably a mistake.
    Warning,
    /// Something else to be known, with another diagnostic.
    Note,
    /// Something that was found out.
    Remark,
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Note => "note",
            Severity::Remark => "remark",
        })
    }
}

/// A message about a place in the input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic<'c> {
    /// The severity.
    pub severity: Severity,
    /// The place.
    pub location: Location<'c>,
    /// The message, without a full stop.
    pub message: String,
    /// Notes that explain it.
    pub notes: Vec<Diagnostic<'c>>,
}

impl<'c> Diagnostic<'c> {
    /// A diagnostic without notes.
    pub fn new(severity: Severity, location: Location<'c>, message: impl Into<String>) -> Self {
        Diagnostic { severity, location, message: message.into(), notes: Vec::new() }
    }

    /// An error without notes.
    pub fn error(location: Location<'c>, message: impl Into<String>) -> Self {
        Diagnostic::new(Severity::Error, location, message)
    }

    /// The same with a note.
    #[must_use]
    pub fn with_note(mut self, location: Location<'c>, message: impl Into<String>) -> Self {
        self.notes.push(Diagnostic::new(Severity::Note, location, message));
        self
    }
}

impl fmt::Display for Diagnostic<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}: {}", self.location.position(), self.severity, self.message)?;
        self.notes.iter().try_for_each(|note| write!(f, "\n{note}"))
    }
}

/// All that is wrong with an input, in the order in which it was found.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Diagnostics<'c>(pub Vec<Diagnostic<'c>>);

impl<'c> Diagnostics<'c> {
    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether one of them is an error.
    pub fn has_errors(&self) -> bool {
        self.0.iter().any(|diagnostic| diagnostic.severity == Severity::Error)
    }

    /// The diagnostics in order.
    pub fn iter(&self) -> std::slice::Iter<'_, Diagnostic<'c>> {
        self.0.iter()
    }
}

impl<'c> From<Diagnostic<'c>> for Diagnostics<'c> {
    fn from(diagnostic: Diagnostic<'c>) -> Self {
        Diagnostics(vec![diagnostic])
    }
}

impl<'c> IntoIterator for Diagnostics<'c> {
    type Item = Diagnostic<'c>;
    type IntoIter = std::vec::IntoIter<Diagnostic<'c>>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl fmt::Display for Diagnostics<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, diagnostic) in self.0.iter().enumerate() {
            if index > 0 {
                f.write_str("\n")?;
            }
            fmt::Display::fmt(diagnostic, f)?;
        }
        Ok(())
    }
}

impl std::error::Error for Diagnostics<'_> {}
