//! Constructors of diagnostics about operations.

use crate::diagnostic::{Diagnostic, Severity};
use crate::ir::{Ir, Op};

impl Op {
    /// A diagnostic at the operation. The caller may add notes, and emits it. The message of an error begins
    /// with `'name' op`. A note shows the operation if the
    /// [context requires it](crate::Context::show_ops_in_diagnostics).
    #[track_caller]
    pub fn diagnostic<'c>(
        self,
        ir: &Ir<'c>,
        severity: Severity,
        message: impl Into<String>,
    ) -> Diagnostic<'c> {
        let message = message.into();
        let message = match severity {
            Severity::Error => format!("'{}' op {message}", self.name(ir)),
            _ => message,
        };
        ir.with_shown_op(Diagnostic::new(severity, self.location(ir), message), self)
    }

    /// Reports an error to the [handlers](crate::Context::add_diagnostic_handler) of the context. The text begins with `'name' op`.
    #[track_caller]
    pub fn emit_error(self, ir: &Ir<'_>, message: impl Into<String>) {
        ir.context().emit(&self.diagnostic(ir, Severity::Error, message));
    }

    /// Reports a warning to the handlers of the context.
    #[track_caller]
    pub fn emit_warning(self, ir: &Ir<'_>, message: impl Into<String>) {
        ir.context().emit(&self.diagnostic(ir, Severity::Warning, message));
    }

    /// Reports a remark to the handlers of the context.
    #[track_caller]
    pub fn emit_remark(self, ir: &Ir<'_>, message: impl Into<String>) {
        ir.context().emit(&self.diagnostic(ir, Severity::Remark, message));
    }
}
