//! A log of actions, as text.

use std::io::Write;
use std::sync::{Mutex, PoisonError};

use super::filter::LocationFilter;
use super::{Action, ActionObserver, thread_name};
use crate::asm::PrintOptions;

/// Writes two lines for each action: MLIR's `ActionLogger` (`--log-actions-to`).
///
/// ```text
/// [thread main] begins (no breakpoint) Action `pass-execution` running `Canonicalizer` on Operation `func.func` (func.func @f() {...})`
/// [thread main] completed `pass-execution`
/// ```
pub struct ActionLogger {
    output: Mutex<Box<dyn Write + Send>>,
    filter: Option<LocationFilter>,
}

impl ActionLogger {
    /// Creates a logger that writes the actions admitted by the filter to `output`.
    pub fn new(output: impl Write + Send + 'static, filter: Option<LocationFilter>) -> Self {
        Self { output: Mutex::new(Box::new(output)), filter }
    }

    /// Errors of the log are ignored: the logged program continues.
    fn write(&self, line: &str) {
        let mut output = self.output.lock().unwrap_or_else(PoisonError::into_inner);
        let _ = output.write_all(line.as_bytes()).and_then(|()| output.flush());
    }
}

impl ActionObserver for ActionLogger {
    fn before(&self, action: &Action<'_, '_>) -> bool {
        if self.filter.as_ref().is_some_and(|filter| !filter.admits(action.op.location(action.ir))) {
            return false;
        }
        let options = PrintOptions { skip_regions: true, local_scope: true, ..PrintOptions::default() };
        let op = action.ir.print_op(action.op, &options);
        let region = action.region.map(|number| format!("Region #{number} for op ")).unwrap_or_default();
        let thread = thread_name();
        let description = action.description;
        self.write(&format!(
            "[thread {thread}] begins (no breakpoint) Action {description} ({region}{})`\n",
            op.trim_end()
        ));
        true
    }

    fn after(&self, tag: &'static str) {
        self.write(&format!("[thread {}] completed `{tag}`\n", thread_name()));
    }
}
