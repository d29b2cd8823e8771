//! Handlers of diagnostics.

use std::sync::{Arc, Mutex, PoisonError, RwLock};

use rustc_hash::FxHashSet;

use super::Diagnostic;
use super::held::{self, Repeat};
use crate::context::{Context, Extension};

/// Whether a handler takes a diagnostic, or leaves it to the handler that was added before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Handled {
    /// No other handler sees it.
    Yes,
    /// The handler before this one sees it too.
    No,
}

/// Names a handler, to remove it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiagnosticHandlerId(u64);

type Handler = Arc<dyn for<'c> Fn(&Diagnostic<'c>) -> Handled + Send + Sync>;

/// The handlers of a context.
#[derive(Default)]
struct Handlers {
    list: RwLock<HandlerList>,
    /// The messages that [`Context::emit_once`] has reported.
    reported_once: Mutex<FxHashSet<String>>,
}

#[derive(Clone, Default)]
struct HandlerList {
    /// The number of handlers that were ever added.
    added: u64,
    /// In the order in which they were added, with their numbers.
    handlers: Vec<(u64, Handler)>,
}

impl Extension for Handlers {
    const SLOT: usize = 2;
}

impl Context {
    /// Adds a handler of what [`emit`](Self::emit) reports. The one that was added last is asked first.
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
        let mut list = self.extension::<Handlers>().list.write().unwrap_or_else(PoisonError::into_inner);
        list.added += 1;
        let number = list.added;
        list.handlers.push((number, Arc::new(handler)));
        DiagnosticHandlerId(number)
    }

    /// Removes a handler.
    pub fn remove_diagnostic_handler(&self, handler: DiagnosticHandlerId) {
        let mut list = self.extension::<Handlers>().list.write().unwrap_or_else(PoisonError::into_inner);
        list.handlers.retain(|(own, _)| *own != handler.0);
    }

    /// Reports a diagnostic to the handlers. What no handler takes goes to standard error.
    ///
    /// What passes on nested operations report while they run on several threads is held. It reaches the handlers when all
    /// of them are done, in the order of the operations. A handler that was added meanwhile sees it at once, as in MLIR.
    pub fn emit(&self, diagnostic: &Diagnostic<'_>) {
        let HandlerList { handlers, .. } = self.handler_list();
        let older = match held::handlers_before(self) {
            None => &handlers[..],
            Some(count) => {
                let (older, newer) =
                    handlers.split_at(handlers.partition_point(|(number, _)| *number <= count));
                if is_handled(newer, diagnostic) || held::hold(self, diagnostic, Repeat::Always) {
                    return;
                }
                older
            }
        };
        if !is_handled(older, diagnostic) {
            eprintln!("{diagnostic}");
        }
    }

    /// Reports a diagnostic, unless one with the same message was reported in this way before.
    pub(crate) fn emit_once(&self, diagnostic: &Diagnostic<'_>) {
        if held::hold(self, diagnostic, Repeat::Once) {
            return;
        }
        let reported = &self.extension::<Handlers>().reported_once;
        if reported.lock().unwrap_or_else(PoisonError::into_inner).insert(diagnostic.message.clone()) {
            self.emit(diagnostic);
        }
    }

    fn handler_list(&self) -> HandlerList {
        self.extension::<Handlers>().list.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The number of handlers that were ever added.
    pub(super) fn added_handlers(&self) -> u64 {
        self.handler_list().added
    }
}

/// Whether one of the handlers takes the diagnostic. The last one is asked first.
fn is_handled(handlers: &[(u64, Handler)], diagnostic: &Diagnostic<'_>) -> bool {
    handlers.iter().rev().any(|(_, handler)| handler(diagnostic) == Handled::Yes)
}
