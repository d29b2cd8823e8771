//! Failures of transform ops (MLIR's `DiagnosedSilenceableFailure`).

use rtblgen_runtime::asm::PrintOptions;
use rtblgen_runtime::{Diagnostic, Ir, Location, Op, Severity};

/// The failure of a transform op, with its diagnostics.
#[derive(Clone, Debug, PartialEq)]
pub enum Failure<'c> {
    /// The payload is still valid. A sequence with `failures(suppress)` continues.
    Silenceable(Vec<Diagnostic<'c>>),
    /// The payload may be invalid. The script stops.
    Definite(Vec<Diagnostic<'c>>),
}

/// The result of a transform op.
pub type TransformResult<'c> = Result<(), Failure<'c>>;

impl<'c> Failure<'c> {
    /// The diagnostics of the failure.
    pub fn into_diagnostics(self) -> Vec<Diagnostic<'c>> {
        let (Failure::Silenceable(diagnostics) | Failure::Definite(diagnostics)) = self;
        diagnostics
    }

    /// Adds a note to the last diagnostic.
    #[must_use]
    pub fn with_note(mut self, location: Location<'c>, message: impl Into<String>) -> Self {
        let (Failure::Silenceable(diagnostics) | Failure::Definite(diagnostics)) = &mut self;
        if let Some(last) = diagnostics.pop() {
            diagnostics.push(last.with_note(location, message));
        }
        self
    }
}

/// A silenceable failure with one error.
pub(super) fn silenceable<'c>(location: Location<'c>, message: impl Into<String>) -> Failure<'c> {
    Failure::Silenceable(vec![Diagnostic::error(location, message)])
}

/// A definite failure with one error.
pub(super) fn definite<'c>(location: Location<'c>, message: impl Into<String>) -> Failure<'c> {
    Failure::Definite(vec![Diagnostic::error(location, message)])
}

/// The failure of a transform op that this crate cannot execute.
pub(super) fn not_implemented<'c>(ir: &Ir<'c>, op: Op) -> Failure<'c> {
    let message = format!("'{}' is not implemented: rtblgen-dialects cannot execute it", op.name(ir));
    definite(op.location(ir), message)
}

/// The text of an operation in a diagnostic. Errors show the generic form. Text of several lines starts on a new line.
pub(super) fn shown(ir: &Ir<'_>, op: Op, severity: Severity) -> String {
    let options = ir.context().diagnostic_print_options();
    let options = PrintOptions {
        generic: severity == Severity::Error,
        local_scope: true,
        elide_elements_if_larger: options.elide_elements_if_larger.or(Some(16)),
        ..options
    };
    let text = ir.print_op(op, &options);
    let text = text.trim_end();
    if text.contains('\n') { format!("\n{text}") } else { text.to_owned() }
}

/// Fails if the payload operation `target` contains the script.
pub(super) fn check_separate<'c>(ir: &Ir<'c>, step: Op, target: Op) -> Result<(), Failure<'c>> {
    if !target.is_ancestor(ir, step) {
        return Ok(());
    }
    let message = "cannot apply transform to itself (or one of its ancestors)";
    Err(definite(step.location(ir), message).with_note(target.location(ir), "target payload op"))
}

/// The error that a use of an invalid handle reports, with its notes.
#[derive(Clone, Debug)]
pub(super) struct Invalidation<'c> {
    pub(super) message: &'static str,
    pub(super) notes: Vec<(Location<'c>, String)>,
}

impl<'c> Invalidation<'c> {
    pub(super) fn new(message: &'static str) -> Self {
        Self { message, notes: Vec::new() }
    }

    pub(super) fn note(mut self, location: Location<'c>, message: impl Into<String>) -> Self {
        self.notes.push((location, message.into()));
        self
    }
}
