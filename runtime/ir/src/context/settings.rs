//! Settings of a context. They apply to all operations, parsers and drivers that use the context.

use std::sync::atomic::Ordering;

use super::Context;

/// The form of explanations in diagnostics: see [`Context::explain_conversions`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExplanationFormat {
    /// An indented tree.
    Text,
    /// A JSON object.
    Json,
}

impl Context {
    /// Sets whether operations, types and attributes of unregistered dialects are accepted, as with
    /// `--allow-unregistered-dialect`. Off by default.
    pub fn allow_unregistered_dialects(&self, allow: bool) {
        self.storage().allow_unregistered.store(allow, Ordering::Relaxed);
    }

    /// See [`allow_unregistered_dialects`](Self::allow_unregistered_dialects).
    pub fn allows_unregistered_dialects(&self) -> bool {
        self.storage().allow_unregistered.load(Ordering::Relaxed)
    }

    /// Sets whether errors of the verifier have a note with the text of the operation, as with
    /// `--mlir-print-op-on-diagnostic`. Off by default: a program that gets an error has access to the operation.
    pub fn show_ops_in_diagnostics(&self, show: bool) {
        self.storage().show_ops.store(show, Ordering::Relaxed);
    }

    /// See [`show_ops_in_diagnostics`](Self::show_ops_in_diagnostics).
    pub fn shows_ops_in_diagnostics(&self) -> bool {
        self.storage().show_ops.load(Ordering::Relaxed)
    }

    /// Sets whether hooks that are stubs report their absence if the result is right without them, such as folders. On
    /// by default.
    pub fn warn_of_missing_hooks(&self, warn: bool) {
        self.storage().is_silent_about_hooks.store(!warn, Ordering::Relaxed);
    }

    /// See [`warn_of_missing_hooks`](Self::warn_of_missing_hooks).
    pub fn warns_of_missing_hooks(&self) -> bool {
        !self.storage().is_silent_about_hooks.load(Ordering::Relaxed)
    }

    /// Sets a function that returns advice for errors about an unregistered dialect, from the name of the dialect: in a
    /// tool, how its user can load the dialect. If there is no function, or if it returns `None`, the errors advise to
    /// register the dialect. Later calls have no effect.
    ///
    /// ```
    /// use rtblgen_ir::Context;
    ///
    /// let context = Context::new();
    /// context.explain_unregistered(|name| (name == "toy").then(|| "`--with-toy` adds it".to_owned()));
    /// let errors = context.parse_module("toy.mlir", "toy.print").unwrap_err();
    /// assert!(errors.to_string().contains("dialect 'toy': `--with-toy` adds it"));
    /// ```
    pub fn explain_unregistered(&self, help: fn(&str) -> Option<String>) {
        let _ = self.storage().dialect_help.set(help);
    }

    /// Sets whether parsers skip the verifier, as with `--no-verify`. Off by default. Without the verifier, parsers may
    /// return IR that violates the definitions.
    pub fn skip_verifier_of_parsers(&self, skip: bool) {
        self.storage().skips_verifier.store(skip, Ordering::Relaxed);
    }

    /// See [`skip_verifier_of_parsers`](Self::skip_verifier_of_parsers).
    pub fn skips_verifier_of_parsers(&self) -> bool {
        self.storage().skips_verifier.load(Ordering::Relaxed)
    }

    /// Sets whether patterns are checked, as with `--expensive-pattern-checks` and in MLIR's builds with
    /// `MLIR_ENABLE_EXPENSIVE_PATTERN_API_CHECKS`. Off by default.
    ///
    /// The greedy driver and dialect conversion then find patterns that report success without a change. The greedy
    /// driver also finds patterns whose result is invalid. Conversions also find patterns that read replaced
    /// operations, or that change the IR and return `NoMatch`. The configuration of a driver can request the same for
    /// one run.
    pub fn check_patterns(&self, check: bool) {
        self.storage().checks_patterns.store(check, Ordering::Relaxed);
    }

    /// See [`check_patterns`](Self::check_patterns).
    pub fn checks_patterns(&self) -> bool {
        self.storage().checks_patterns.load(Ordering::Relaxed)
    }

    /// Sets the maximum number of steps of the greedy driver for each operation of the program, as
    /// `--greedy-steps-per-op` does. The default is 1,000. The driver adds 100 to the number of operations, so that
    /// small programs have enough steps. If a run exceeds the limit, the driver returns
    /// [`GreedyError::Endless`](crate::rewrite::GreedyError::Endless).
    pub fn set_greedy_steps_per_op(&self, steps: u64) {
        self.storage().greedy_steps.store(steps.saturating_add(1), Ordering::Relaxed);
    }

    /// The limit of steps for a program with so many operations. Patterns that terminate take far fewer steps.
    pub(crate) fn greedy_step_limit(&self, ops: u64) -> u64 {
        const STEPS_PER_OP: u64 = 1_000;
        const MORE_OPS: u64 = 100;
        self.storage().was_greedy.store(true, Ordering::Relaxed);
        let set = self.storage().greedy_steps.load(Ordering::Relaxed).checked_sub(1);
        ops.saturating_add(MORE_OPS).saturating_mul(set.unwrap_or(STEPS_PER_OP))
    }

    /// Whether the greedy driver has used the limit of [`set_greedy_steps_per_op`](Self::set_greedy_steps_per_op).
    pub fn has_counted_greedy_steps(&self) -> bool {
        self.storage().was_greedy.load(Ordering::Relaxed)
    }

    /// Sets whether errors of dialect conversions have an explanation, and its form, as with `--explain-legalization`.
    /// None by default.
    pub fn explain_conversions(&self, format: Option<ExplanationFormat>) {
        let number = match format {
            None => 0,
            Some(ExplanationFormat::Text) => 1,
            Some(ExplanationFormat::Json) => 2,
        };
        self.storage().explanations.store(number, Ordering::Relaxed);
    }

    /// See [`explain_conversions`](Self::explain_conversions).
    pub fn explains_conversions(&self) -> Option<ExplanationFormat> {
        match self.storage().explanations.load(Ordering::Relaxed) {
            0 => None,
            1 => Some(ExplanationFormat::Text),
            _ => Some(ExplanationFormat::Json),
        }
    }
}
