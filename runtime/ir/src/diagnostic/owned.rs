//! Diagnostics that outlive a borrow of their context.

use super::{Diagnostic, Severity};
use crate::context::attributes::{Attribute, AttributeKind};
use crate::context::interner::Key;
use crate::context::{Context, Location};

/// A [`Diagnostic`] that does not borrow its context.
pub struct OwnedDiagnostic {
    severity: Severity,
    location: Key,
    message: String,
    notes: Vec<OwnedDiagnostic>,
}

impl From<&Diagnostic<'_>> for OwnedDiagnostic {
    fn from(diagnostic: &Diagnostic<'_>) -> Self {
        OwnedDiagnostic {
            severity: diagnostic.severity,
            location: diagnostic.location.as_attribute().key(),
            message: diagnostic.message.clone(),
            notes: diagnostic.notes.iter().map(OwnedDiagnostic::from).collect(),
        }
    }
}

impl OwnedDiagnostic {
    /// The diagnostic in `context`. A location of another context becomes an unknown location.
    pub fn into_diagnostic(self, context: &Context) -> Diagnostic<'_> {
        Diagnostic {
            severity: self.severity,
            location: location(context, self.location),
            message: self.message,
            notes: self.notes.into_iter().map(|note| note.into_diagnostic(context)).collect(),
        }
    }
}

fn location(context: &Context, key: Key) -> Location<'_> {
    match context.attribute_of_key(key).map(Attribute::kind) {
        Some(AttributeKind::Location(location)) => location,
        _ => context.unknown_loc(),
    }
}
