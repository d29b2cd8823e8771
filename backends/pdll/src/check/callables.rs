//! Declarations of constraints and rewrites.

use super::{Checker, Definition};
use crate::ods::{ImportedConstraint, ImportedKind};
use crate::tree::{
    Block, Callable, CallableBody, CallableId, CallableKind, Constraint, ConstraintKind, Name, OperationName,
    StatementKind, VariableId,
};
use crate::types::{OperationType, TupleType, Type};
use std::rc::Rc;
use tblgen_parser::{Diagnostic, Span};

/// The head of a constraint or rewrite.
#[derive(Debug)]
pub(crate) struct Signature {
    pub kind: CallableKind,
    pub name: Name,
    pub arguments: Vec<VariableId>,
    pub results: Vec<VariableId>,
}

impl Checker {
    /// The name of an inline constraint or rewrite without a name.
    pub fn anonymous_name(&mut self, kind: CallableKind, span: Span) -> Name {
        let text = format!("<anonymous_{}_{}>", kind.name(), self.anonymous).into();
        self.anonymous += 1;
        Name { text, span }
    }

    /// The type of a call, by the declared results.
    pub fn result_type(&self, results: &[VariableId]) -> Type {
        if let [only] = results {
            return self.variable(*only).ty.clone();
        }
        let element = |id: &VariableId| {
            let result = self.variable(*id);
            (result.name.text.clone(), result.ty.clone())
        };
        Type::Tuple(Rc::new(TupleType { elements: results.iter().map(element).collect() }))
    }

    /// Checks that a single result has no name.
    pub fn check_results(&mut self, results: &[VariableId]) {
        let [only] = results else { return };
        let name = self.variable(*only).name.clone();
        if !name.text.is_empty() {
            let message = "cannot create a single-element tuple with an element label";
            let error = Diagnostic::error(name.span, message)
                .with_culprit_label("the only result")
                .with_help("write the constraint alone: `-> Value`");
            self.report(error);
        }
    }

    /// Checks that a `return` ends a body, and that there is one where results are declared.
    pub fn check_return(&mut self, signature: &Signature, body: &Block) {
        let keyword = signature.kind.keyword();
        let is_return = |kind: &StatementKind| matches!(kind, StatementKind::Return(_));
        match body.statements.iter().position(|one| is_return(&one.kind)) {
            Some(index) => {
                if let Some(next) = body.statements.get(index + 1) {
                    let message = format!(
                        "`return` terminated the `{keyword}` body, but found trailing statements afterwards"
                    );
                    let error = Diagnostic::error(next.span, message)
                        .with_label(body.statements[index].span, "the body ends with this")
                        .with_help("remove what follows, or put the `return` last");
                    self.report(error);
                }
            }
            None if signature.results.is_empty() => {}
            None if body.statements.iter().any(|one| matches!(one.kind, StatementKind::Invalid)) => {}
            None => {
                let ty = self.result_type(&signature.results);
                let message = format!("missing return in a `{keyword}` expected to return `{ty}`");
                let error = Diagnostic::error(Span::at(body.span.end), message)
                    .with_culprit_label("the body ends without one")
                    .with_help(format!("end the body with `return` and a `{ty}`"));
                self.report(error);
            }
        }
    }

    /// A constraint or rewrite with a PDLL body.
    pub fn pdll_callable(&mut self, signature: Signature, mut body: Block) -> CallableId {
        let mut result_type = self.result_type(&signature.results);
        if let Some(StatementKind::Return(result)) = body.statements.last_mut().map(|last| &mut last.kind) {
            if signature.results.is_empty() {
                result_type = result.ty.clone();
            } else {
                *result = self.convert(result.clone(), &result_type, &[]);
            }
        }
        self.add_callable(signature, result_type, CallableBody::Statements(body), None)
    }

    /// A native or external constraint or rewrite.
    pub fn native_callable(&mut self, signature: Signature, code: Option<(String, Span)>) -> CallableId {
        let result_type = self.result_type(&signature.results);
        let place = code.as_ref().map(|(_, place)| *place);
        let body = code.map_or(CallableBody::External, |(code, _)| CallableBody::Code(code.into()));
        let id = self.add_callable(signature, result_type, body, None);
        self.callables[id.0 as usize].code = place;
        id
    }

    fn add_callable(
        &mut self,
        signature: Signature,
        result_type: Type,
        body: CallableBody,
        native_type: Option<Rc<str>>,
    ) -> CallableId {
        let id = CallableId(self.callables.len() as u32);
        let Signature { kind, name, arguments, results } = signature;
        let node = self.node();
        self.callables.push(Callable {
            id: node,
            kind,
            name,
            arguments,
            results,
            result_type,
            body,
            code: None,
            native_type,
        });
        id
    }

    /// An argument or result.
    pub fn parameter(&mut self, name: Name, constraint: Constraint) -> VariableId {
        let ty = self.type_of_constraints(std::slice::from_ref(&constraint)).unwrap_or(Type::Invalid);
        self.define_variable(name, ty, None, vec![constraint])
    }

    /// Declares a constraint of a `.td` file, unless its name is taken.
    pub fn imported(&mut self, constraint: ImportedConstraint) -> Option<CallableId> {
        if self.scopes.find(&constraint.name).is_some() {
            return None;
        }
        let span = constraint.span;
        let (ty, kind) = match constraint.kind {
            ImportedKind::Attribute => (Type::Attribute, ConstraintKind::Attribute(None)),
            ImportedKind::Type => (Type::Type, ConstraintKind::Type),
            ImportedKind::Operation => {
                let name = OperationName { id: self.node(), name: None };
                (Type::Operation(OperationType::default()), ConstraintKind::Operation(name))
            }
        };
        let core = Constraint { id: self.node(), span, kind };
        self.scopes.push();
        let argument = self.define_variable(Name { text: "self".into(), span }, ty, None, vec![core]);
        self.scopes.pop();
        let name = Name { text: constraint.name.clone(), span };
        let signature = Signature {
            kind: CallableKind::Constraint,
            name: name.clone(),
            arguments: vec![argument],
            results: vec![],
        };
        let body = CallableBody::Code(constraint.code.into());
        let id = self.add_callable(signature, Type::empty_tuple(), body, Some(constraint.class.into()));
        self.scopes.add(name.text, Definition::Callable(id));
        Some(id)
    }

    /// The statement of a lambda as the body of a constraint or rewrite.
    pub fn check_lambda(
        &mut self,
        kind: CallableKind,
        statement: StatementKind,
        span: Span,
    ) -> StatementKind {
        match statement {
            StatementKind::Expression(expr) => StatementKind::Return(expr),
            StatementKind::Invalid => StatementKind::Invalid,
            other if kind == CallableKind::Rewrite && other.is_rewrite() => other,
            _ => {
                let message = match kind {
                    CallableKind::Constraint => {
                        "expected `Constraint` lambda body to contain a single expression"
                    }
                    CallableKind::Rewrite => {
                        "expected `Rewrite` lambda body to contain a single expression or an operation rewrite statement; such as `erase`, `replace`, or `rewrite`"
                    }
                };
                let error = Diagnostic::error(span, message)
                    .with_culprit_label("not an expression or a rewrite statement");
                self.report(error.with_help("write a body in braces: `{ ...; }`"));
                StatementKind::Invalid
            }
        }
    }
}
