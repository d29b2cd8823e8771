//! Checks of references, members and tuples: from parsed parts to typed expressions.

use super::messages::described;
use super::{Checker, Definition};
use crate::tree::{CallableId, CallableKind, Expr, ExprKind, Name};
use crate::types::{OperationType, TupleType, Type, member_number};
use std::rc::Rc;
use tblgen_parser::diagnostic::Fix;
use tblgen_parser::{Code, Diagnostic, Span};

impl Checker {
    pub(super) fn is_constraint(&self, id: CallableId) -> bool {
        self.callable(id).kind == CallableKind::Constraint
    }

    /// A name as an expression.
    pub fn reference(&mut self, name: &str, span: Span) -> Rc<Expr> {
        match self.scopes.find(name) {
            Some(Definition::Variable(id)) => {
                let ty = self.variable(id).ty.clone();
                self.expr(span, ty, ExprKind::Variable(id))
            }
            Some(Definition::Callable(callable)) => self.callable_reference(callable, span, false),
            Some(Definition::Pattern(place)) => {
                let error = Diagnostic::error(span, format!("invalid reference to `{name}`"))
                    .with_culprit_label("a pattern is not a value")
                    .with_label(place, "defined here")
                    .with_help("name a variable, a constraint or a rewrite");
                self.report(error);
                self.invalid(span)
            }
            Some(Definition::Unknown) => self.invalid(span),
            None => self.report_undefined(name, span),
        }
    }

    fn report_undefined(&mut self, name: &str, span: Span) -> Rc<Expr> {
        let similar = self.scopes.similar(name, |definition| definition != Definition::Unknown);
        let is_keyword = matches!(name, "op" | "attr" | "type");
        let fix = similar.filter(|_| !is_keyword).map(|similar| Fix::Rename(similar.to_owned()));
        let help = match (name, similar) {
            ("op", _) => "an operation is `op<dialect.name>`, any operation `op<>`".to_owned(),
            ("attr", _) => "an attribute is `attr<\"...\">`".to_owned(),
            ("type", _) => "a type is `type<\"...\">`".to_owned(),
            (_, Some(similar)) => format!("did you mean `{similar}`?"),
            (_, None) => format!("define it before, or here: `{name}: Value`"),
        };
        let error = Diagnostic::error(span, format!("undefined reference to `{name}`"))
            .with_code(Code::PDLL_NAME)
            .with_culprit_label("not defined")
            .with_help(help);
        self.report(Diagnostic { fix, ..error });
        self.scopes.add(name.into(), Definition::Unknown);
        self.invalid(span)
    }

    /// A constraint or rewrite as an expression.
    pub fn callable_reference(&mut self, callable: CallableId, span: Span, is_definition: bool) -> Rc<Expr> {
        let ty = if self.is_constraint(callable) { Type::Constraint } else { Type::Rewrite };
        self.expr(span, ty, ExprKind::Callable { callable, is_definition })
    }

    /// A member of an operation or tuple.
    pub fn member(&mut self, parent: Rc<Expr>, member: &str, span: Span) -> Rc<Expr> {
        let ty = match &parent.ty {
            Type::Invalid => return self.invalid(span),
            Type::Operation(operation) => self.member_of_operation(operation, member),
            Type::Tuple(tuple) => tuple.index_of(member).map(|index| tuple.elements[index].1.clone()),
            _ => None,
        };
        match ty {
            Some(ty) if member == ALL_RESULTS && parent.ty.is_operation() => {
                self.expr(span, ty, ExprKind::AllResults(parent))
            }
            Some(ty) => self.expr(span, ty, ExprKind::Member { parent, member: member.into() }),
            None => {
                self.report_member(&parent, member, span);
                self.invalid(span)
            }
        }
    }

    fn member_of_operation(&self, operation: &OperationType, member: &str) -> Option<Type> {
        if member == ALL_RESULTS {
            return Some(Type::ValueRange);
        }
        let Some(definition) = operation.definition else {
            return member.starts_with(|c: char| c.is_ascii_digit()).then_some(Type::Value);
        };
        let results = &self.definitions.operation(definition).results;
        let by_number = member_number(member).and_then(|index| results.get(index));
        let result = by_number.or_else(|| results.iter().find(|result| result.name == member))?;
        let is_range = result.length == crate::ods::Length::Variadic;
        Some(if is_range { Type::ValueRange } else { Type::Value })
    }

    fn report_member(&mut self, parent: &Rc<Expr>, member: &str, span: Span) {
        let message = format!("invalid member access `{member}` on expression of type `{}`", parent.ty);
        let members: Vec<String> = match &parent.ty {
            Type::Operation(OperationType { definition: Some(id), .. }) => self
                .definitions
                .operation(*id)
                .results
                .iter()
                .map(|result| format!("`{}`", result.name))
                .collect(),
            Type::Tuple(tuple) => (0..tuple.elements.len()).map(|index| format!("`{index}`")).collect(),
            _ => Vec::new(),
        };
        let help = match (&parent.ty, members.is_empty()) {
            (_, false) => format!("its members are {}", members.join(", ")),
            (Type::Operation(OperationType { definition: Some(_), .. }), _) => "it has no results".to_owned(),
            (Type::Operation(_), _) => {
                "the results of an operation without a definition have numbers; include its `.td` file"
                    .to_owned()
            }
            _ => "only operations and tuples have members".to_owned(),
        };
        let error = Diagnostic::error(span, message)
            .with_culprit_label(format!("not a member of {}", described(&parent.ty)))
            .with_help(help);
        self.report(error);
    }

    /// A tuple.
    pub fn tuple(&mut self, span: Span, elements: Vec<(Rc<str>, Rc<Expr>)>) -> Rc<Expr> {
        for (_, element) in &elements {
            if matches!(element.ty, Type::Constraint | Type::Rewrite | Type::Tuple(_)) {
                let message = format!("unable to build a tuple with `{}` element", element.ty);
                self.report_type(
                    element,
                    message,
                    "the elements are attributes, operations, types, values and ranges",
                );
                return self.invalid(span);
            }
        }
        let named = elements.iter().map(|(name, element)| (name.clone(), element.ty.clone())).collect();
        let ty = Type::Tuple(Rc::new(TupleType { elements: named }));
        let elements = elements.into_iter().map(|(_, element)| element).collect();
        self.expr(span, ty, ExprKind::Tuple(elements))
    }

    /// Reports that two elements of a tuple have one name.
    pub fn report_duplicate_label(&mut self, label: &Name, previous: Span) {
        let message = format!("duplicate tuple element label `{}`", label.text);
        let error = Diagnostic::error(label.span, message)
            .with_culprit_label("used again")
            .with_note(previous, "see previous label use here")
            .with_help("give each element a label of its own");
        self.report(error);
    }
}

/// The member that stands for all results of an operation. It cannot be written.
const ALL_RESULTS: &str = "$results";
