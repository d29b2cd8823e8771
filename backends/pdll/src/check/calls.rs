//! Calls of constraints and rewrites.

use super::convert::NoteText;
use super::messages::described;
use super::{Checker, Section};
use crate::tree::{Callable, CallableBody, CallableId, CallableKind, Expr, ExprKind};
use std::rc::Rc;
use tblgen_parser::{Diagnostic, Span};

impl Checker {
    /// A call.
    pub fn call(
        &mut self,
        span: Span,
        callee: Rc<Expr>,
        arguments: Vec<Rc<Expr>>,
        is_negated: bool,
    ) -> Rc<Expr> {
        let callable = match callee.kind {
            ExprKind::Callable { callable, .. } => callable,
            ExprKind::Invalid => return self.invalid(span),
            _ => {
                self.report_not_callable(&callee, span);
                return self.invalid(span);
            }
        };
        if let Some(error) = self.misplaced(callable, span, is_negated) {
            self.report(error);
            return self.invalid(span);
        }
        let Some(arguments) = self.checked_arguments(callable, span, arguments) else {
            return self.invalid(span);
        };
        let ty = self.callable(callable).result_type.clone();
        self.expr(span, ty, ExprKind::Call { callee, callable, arguments, is_negated })
    }

    fn report_not_callable(&mut self, callee: &Rc<Expr>, span: Span) {
        if callee.ty.is_invalid() {
            return;
        }
        let message =
            format!("expected a reference to a callable `Constraint` or `Rewrite`, but got: `{}`", callee.ty);
        let error = Diagnostic::error(span, message)
            .with_label(callee.span, format!("this is {}", described(&callee.ty)))
            .with_help("only constraints and rewrites are called");
        self.report(error);
    }

    /// Why a call is not allowed in this section.
    fn misplaced(&self, id: CallableId, span: Span, is_negated: bool) -> Option<Diagnostic> {
        let callable = self.callable(id);
        let is_native = !matches!(callable.body, CallableBody::Statements(_));
        let (message, help) = match (self.section, callable.kind) {
            (Section::Rewrite, CallableKind::Constraint) => (
                "unable to invoke `Constraint` within a rewrite section",
                "call it before the rewrite statement, or declare a `Rewrite`",
            ),
            (Section::Rewrite, CallableKind::Rewrite) if is_negated => {
                ("unable to negate a Rewrite", "only constraints can be negated")
            }
            (Section::Match | Section::Constraint, CallableKind::Rewrite) => (
                "unable to invoke `Rewrite` within a match section",
                "call it in the rewrite statement: `rewrite root with { ... }`",
            ),
            (_, CallableKind::Constraint) if is_negated && !is_native => (
                "unable to negate non native constraints",
                "a constraint with a PDLL body is inlined; only native ones can be negated",
            ),
            _ => return None,
        };
        Some(Diagnostic::error(span, message).with_label(callable.name.span, "defined here").with_help(help))
    }

    /// The arguments, converted; `None` if their number is wrong.
    fn checked_arguments(
        &mut self,
        id: CallableId,
        span: Span,
        arguments: Vec<Rc<Expr>>,
    ) -> Option<Vec<Rc<Expr>>> {
        let callable = self.callable(id);
        let parameters = callable.arguments.clone();
        if parameters.len() != arguments.len() {
            let names = parameters.iter().map(|id| self.variable(*id).name.text.clone()).collect::<Vec<_>>();
            let error = wrong_number(callable, span, &names, arguments.len());
            self.report(error);
            return None;
        }
        let words = format!("see the definition of `{}` here", callable.name.text);
        let note: NoteText = (Some(callable.name.span), words);
        let mut converted = Vec::new();
        for (parameter, argument) in parameters.into_iter().zip(arguments) {
            let ty = self.variable(parameter).ty.clone();
            converted.push(self.convert(argument, &ty, std::slice::from_ref(&note)));
        }
        Some(converted)
    }
}

fn wrong_number(callable: &Callable, span: Span, parameters: &[Rc<str>], got: usize) -> Diagnostic {
    let (kind, name, expected) = (callable.kind.name(), &callable.name.text, parameters.len());
    let (parameters, plural) = (parameters.join(", "), if expected == 1 { "" } else { "s" });
    let message = format!("invalid number of arguments for {kind} call; expected {expected}, but got {got}");
    Diagnostic::error(span, message)
        .with_culprit_label(format!("`{name}` takes {expected} argument{plural}"))
        .with_note(callable.name.span, format!("see the definition of {name} here"))
        .with_help(format!("call it as `{name}({parameters})`"))
}

impl CallableKind {
    /// `constraint` or `rewrite`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Constraint => "constraint",
            Self::Rewrite => "rewrite",
        }
    }

    /// `Constraint` or `Rewrite`.
    pub fn keyword(self) -> &'static str {
        match self {
            Self::Constraint => "Constraint",
            Self::Rewrite => "Rewrite",
        }
    }
}
