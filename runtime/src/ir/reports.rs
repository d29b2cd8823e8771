//! Diagnostics about operations.

use super::handle::Op;
use super::storage::Ir;
use crate::diagnostic::{Diagnostic, Severity};

impl Op {
    /// A diagnostic at the operation, to be given notes and to be emitted; the text of an error begins with `'name' op`.
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
        Diagnostic::new(severity, self.location(ir), message)
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
