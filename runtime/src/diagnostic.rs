//! Diagnostics about IR and its text.

use std::fmt;
use std::sync::{Arc, PoisonError, RwLock};

use crate::context::{Context, Extension, Location};

/// How grave a diagnostic is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Severity {
    /// The input is wrong.
    Error,
    /// The input is doubtful.
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
    /// How grave it is.
    pub severity: Severity,
    /// The place.
    pub location: Location<'c>,
    /// The message, without a full stop.
    pub message: String,
    /// What helps to understand it.
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
        match self.location.first_file_range() {
            Some(range) => {
                write!(f, "{}:{}:{}: ", range.file.value(), range.start_line, range.start_column)?;
            }
            None => f.write_str("<unknown>:0: ")?,
        }
        write!(f, "{}: {}", self.severity, self.message)?;
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

/// The handlers of a context, in the order in which they were added.
#[derive(Default)]
struct Handlers(RwLock<(u64, Vec<(u64, Handler)>)>);

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
        let handlers = self.extension::<Handlers>();
        let (next, list) = &mut *handlers.0.write().unwrap_or_else(PoisonError::into_inner);
        *next += 1;
        list.push((*next, Arc::new(handler)));
        DiagnosticHandlerId(*next)
    }

    /// Removes a handler.
    pub fn remove_diagnostic_handler(&self, handler: DiagnosticHandlerId) {
        let handlers = self.extension::<Handlers>();
        let (_, list) = &mut *handlers.0.write().unwrap_or_else(PoisonError::into_inner);
        list.retain(|(own, _)| *own != handler.0);
    }

    /// Reports a diagnostic to the handlers. What no handler takes goes to standard error.
    pub fn emit(&self, diagnostic: &Diagnostic<'_>) {
        let list = {
            let handlers = self.extension::<Handlers>().0.read().unwrap_or_else(PoisonError::into_inner);
            handlers.1.clone()
        };
        let is_handled = list.iter().rev().any(|(_, handler)| handler(diagnostic) == Handled::Yes);
        if !is_handled {
            eprintln!("{diagnostic}");
        }
    }
}
