//! Diagnostics that code reports to the context rather than returns.

use std::sync::{Arc, Mutex, PoisonError};

use rtblgen_ir::context::Context;
use rtblgen_ir::internal::OwnedDiagnostic;
use rtblgen_ir::{Diagnostic, Handled};

/// The diagnostics that were reported to a context.
pub(super) struct Emitted(Arc<Mutex<Vec<OwnedDiagnostic>>>);

impl Emitted {
    /// Takes all that is reported from now on.
    pub(super) fn collect_from(context: &Context) -> Self {
        let list = Arc::new(Mutex::new(Vec::new()));
        let log = Arc::clone(&list);
        context.add_diagnostic_handler(move |diagnostic| {
            log.lock().unwrap_or_else(PoisonError::into_inner).push(diagnostic.into());
            Handled::Yes
        });
        Self(list)
    }

    /// The diagnostics so far.
    pub(super) fn take<'c>(&self, context: &'c Context) -> Vec<Diagnostic<'c>> {
        let list = std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner));
        list.into_iter().map(|own| own.into_diagnostic(context)).collect()
    }
}
