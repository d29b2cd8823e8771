//! Handlers of diagnostics.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock};

use rustc_hash::FxHashSet;

use super::held::{self, Repeat};
use super::{Diagnostic, Severity};
use crate::context::{Context, Extension};

/// Whether a handler has handled a diagnostic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Handled {
    /// No other handler receives the diagnostic.
    Yes,
    /// The handler that was added before this one receives the diagnostic too.
    No,
}

/// Identifies a handler for its removal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiagnosticHandlerId(u64);

type Handler = Arc<dyn for<'c> Fn(&Diagnostic<'c>) -> Handled + Send + Sync>;

/// The number of handlers that were added so far, in all contexts.
static ADDED: AtomicU64 = AtomicU64::new(0);

/// The number of the handler that was added last.
pub fn last_handler() -> u64 {
    ADDED.load(Ordering::SeqCst)
}

/// The handlers of a context.
#[derive(Default)]
struct Handlers {
    /// In the order in which they were added, with their numbers.
    list: RwLock<Vec<(u64, Handler)>>,
    /// The messages that [`Context::emit_once`] has reported.
    reported_once: Mutex<FxHashSet<String>>,
}

impl Extension for Handlers {
    const SLOT: usize = 2;
}

impl Context {
    /// Adds a handler for diagnostics that [`emit`](Self::emit) reports. The handler that was added last runs first.
    ///
    /// ```
    /// use std::sync::{Arc, Mutex};
    /// use rtblgen_runtime::{Context, Ir};
    /// use rtblgen_runtime::Handled;
    /// let context = Context::new();
    /// let seen = Arc::new(Mutex::new(Vec::new()));
    /// let log = Arc::clone(&seen);
    /// let handler = context.add_diagnostic_handler(move |diagnostic| {
    ///     log.lock().unwrap().push(diagnostic.to_string());
    ///     Handled::Yes
    /// });
    /// let ir = Ir::module(&context, context.file_line_col_loc("a.mlir", 1, 2));
    /// ir.root().emit_warning(&ir, "empty module");
    /// ir.root().emit_remark(&ir, "nothing to do");
    /// assert_eq!(*seen.lock().unwrap(), ["a.mlir:1:2: warning: empty module", "a.mlir:1:2: remark: nothing to do"]);
    /// context.remove_diagnostic_handler(handler);
    /// ```
    pub fn add_diagnostic_handler(
        &self,
        handler: impl for<'c> Fn(&Diagnostic<'c>) -> Handled + Send + Sync + 'static,
    ) -> DiagnosticHandlerId {
        let number = {
            let mut list = self.extension::<Handlers>().list.write().unwrap_or_else(PoisonError::into_inner);
            let number = ADDED.fetch_add(1, Ordering::SeqCst) + 1;
            list.push((number, Arc::new(handler)));
            number
        };
        held::handler_added(self, number);
        DiagnosticHandlerId(number)
    }

    /// Removes a handler.
    pub fn remove_diagnostic_handler(&self, handler: DiagnosticHandlerId) {
        let mut list = self.extension::<Handlers>().list.write().unwrap_or_else(PoisonError::into_inner);
        list.retain(|(own, _)| *own != handler.0);
    }

    /// Reports a diagnostic to the handlers. A diagnostic that no handler handles goes to standard error.
    ///
    /// Passes on nested operations may run on several threads. Their diagnostics are then held until all of these passes are
    /// done. The handlers receive them in the order of the operations. A handler that such a pass adds receives the diagnostics
    /// of the pass at once.
    pub fn emit(&self, diagnostic: &Diagnostic<'_>) {
        self.emit_to(u64::MAX, diagnostic, Repeat::Always);
    }

    /// Warns once per context of a setting that does nothing, such as the label of a pattern that does not exist.
    pub fn warn_once(&self, message: impl Into<String>) {
        self.emit_once(&Diagnostic::new(Severity::Warning, self.unknown_loc(), message));
    }

    /// Reports a diagnostic, unless one with the same message was reported in this way before.
    pub fn emit_once(&self, diagnostic: &Diagnostic<'_>) {
        self.emit_to(u64::MAX, diagnostic, Repeat::Once);
    }

    /// Reports a diagnostic to the handlers up to number `last`.
    pub(super) fn emit_to(&self, last: u64, diagnostic: &Diagnostic<'_>, repeat: Repeat) {
        let handlers = self.extension::<Handlers>();
        let mut asked = handlers.list.read().unwrap_or_else(PoisonError::into_inner).clone();
        asked.retain(|(number, _)| *number <= last);
        if let Some(own) = held::own_handlers(self) {
            asked.retain(|(number, _)| own.contains(number));
            if !is_handled(&asked, diagnostic) {
                held::hold(self, diagnostic, repeat);
            }
            return;
        }
        if self.may_report(diagnostic, repeat) && !is_handled(&asked, diagnostic) {
            rtblgen_bytes::write_stderr(&format!("{diagnostic}\n"));
        }
    }

    /// Whether the diagnostic may be reported. With [`Repeat::Once`] the message is recorded, and a recorded message returns
    /// `false`.
    pub(super) fn may_report(&self, diagnostic: &Diagnostic<'_>, repeat: Repeat) -> bool {
        if repeat == Repeat::Always {
            return true;
        }
        let handlers = self.extension::<Handlers>();
        let mut reported = handlers.reported_once.lock().unwrap_or_else(PoisonError::into_inner);
        reported.insert(diagnostic.message.clone())
    }
}

/// Whether one of the handlers handles the diagnostic. The last one runs first.
fn is_handled(handlers: &[(u64, Handler)], diagnostic: &Diagnostic<'_>) -> bool {
    handlers.iter().rev().any(|(_, handler)| handler(diagnostic) == Handled::Yes)
}
