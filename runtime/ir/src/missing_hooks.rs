//! Reports of hooks that are not written (`rtblgen --stub-hooks`).

use std::cell::RefCell;

use crate::context::Context;
use crate::diagnostic::{Diagnostic, Severity};

/// Reports that a hook of generated code is not written.
pub fn missing_hook(context: &Context, message: &str) {
    context.emit(&Diagnostic::error(context.unknown_loc(), message));
}

/// Warns once per context that a hook is not written which the result is right without, such as a folder.
pub fn missing_hook_once(context: &Context, message: &str) {
    if !context.warns_of_missing_hooks() {
        return;
    }
    context.emit_once(&Diagnostic::new(Severity::Warning, context.unknown_loc(), message));
}

thread_local! {
    /// Messages of stubs without a context.
    static NOTED: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// Records the message of a missing hook, or of an unknown snippet, in whose place a plain value is used. The check or the
/// computation that fails has the message at the end of its error.
pub fn missing_hook_of_value(message: &str) {
    NOTED.with_borrow_mut(|noted| noted.push(message.to_owned()));
}

/// Runs a check. Returns whether it holds and, if not, the notes of its stubs, for the end of the message.
pub(crate) fn with_noted_hooks(check: impl FnOnce() -> bool) -> Result<(), String> {
    value_or_noted_hooks(|| check().then_some(()))
}

/// Runs a computation. Returns its value or, if there is none, the notes of its stubs, for the end of the message.
///
/// # Errors
///
/// The notes, each after a semicolon.
pub fn value_or_noted_hooks<T>(compute: impl FnOnce() -> Option<T>) -> Result<T, String> {
    NOTED.with_borrow_mut(Vec::clear);
    compute().ok_or_else(|| NOTED.take().into_iter().map(|message| format!("; {message}")).collect())
}
