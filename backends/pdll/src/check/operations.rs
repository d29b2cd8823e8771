//! Checks of operation expressions: from parsed parts to typed expressions.

use super::convert::NoteText;
use super::messages::described;
use super::{Checker, Section};
use crate::ods::{Group, Length, Operation};
use crate::tree::{
    Constraint, ConstraintKind, Expr, ExprKind, Name, NamedAttribute, OperationExpr, OperationName,
};
use crate::types::{OperationType, Type};
use std::rc::Rc;
use tblgen_parser::{Diagnostic, Span};

/// The source of the types of an operation's results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ResultTypes {
    /// They are given, or matched.
    Explicit,
    /// From the operation that is replaced.
    Replacement,
    /// From `InferTypeOpInterface`.
    Interface,
}

/// Operands or results.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Operand,
    Result,
}

impl Side {
    fn name(self) -> &'static str {
        match self {
            Self::Operand => "operand",
            Self::Result => "result",
        }
    }

    fn single(self) -> Type {
        match self {
            Self::Operand => Type::Value,
            Self::Result => Type::Type,
        }
    }

    fn range(self) -> Type {
        match self {
            Self::Operand => Type::ValueRange,
            Self::Result => Type::TypeRange,
        }
    }

    fn groups(self, definition: &Operation) -> &[Group] {
        match self {
            Self::Operand => &definition.operands,
            Self::Result => &definition.results,
        }
    }
}

impl Checker {
    /// The variable for operands that are not written: any.
    pub fn any_operands(&mut self, span: Span) -> Rc<Expr> {
        self.any(span, Type::ValueRange, ConstraintKind::ValueRange(None))
    }

    /// The variable for result types that are not written: any.
    pub fn any_result_types(&mut self, span: Span) -> Rc<Expr> {
        self.any(span, Type::TypeRange, ConstraintKind::TypeRange)
    }

    fn any(&mut self, span: Span, ty: Type, kind: ConstraintKind) -> Rc<Expr> {
        let constraint = Constraint { id: self.node(), span, kind };
        let name = Name { text: "_".into(), span };
        let variable = self.define_variable(name, ty.clone(), None, vec![constraint]);
        self.expr(span, ty, ExprKind::Variable(variable))
    }

    /// An operation to match or to create.
    pub fn operation(
        &mut self,
        span: Span,
        mut operation: OperationExpr,
        result_types: ResultTypes,
    ) -> Rc<Expr> {
        let definition = operation.name.name.as_ref().and_then(|name| self.definitions.find(name));
        let ty = Type::Operation(OperationType { name: operation.name.name.clone(), definition });
        operation.operands =
            self.checked_values(Side::Operand, span, &operation.name, operation.operands, &ty);
        self.check_attributes(&operation.attributes);
        match result_types {
            ResultTypes::Explicit => {
                let types = std::mem::take(&mut operation.result_types);
                operation.result_types = self.checked_values(Side::Result, span, &operation.name, types, &ty);
            }
            ResultTypes::Interface => self.check_inference(span, &operation.name, &ty),
            ResultTypes::Replacement => {}
        }
        self.expr(span, ty, ExprKind::Operation(Rc::new(operation)))
    }

    fn check_attributes(&mut self, attributes: &[NamedAttribute]) {
        for (index, attribute) in attributes.iter().enumerate() {
            let value = &attribute.value;
            if value.ty != Type::Attribute {
                let message = format!("expected `Attr` expression, but got `{}`", value.ty);
                self.report_type(value, message, "an attribute is `attr<\"...\">` or a variable `a: Attr`");
            }
            let previous = attributes[..index].iter().find(|before| before.name.text == attribute.name.text);
            if let Some(previous) = previous {
                let message = format!("duplicate attribute `{}`", attribute.name.text);
                let error = Diagnostic::error(attribute.name.span, message)
                    .with_culprit_label("given again")
                    .with_label(previous.name.span, "given here")
                    .with_help("an operation has one attribute of a name; mlir-pdll takes either of them");
                self.report(error);
            }
        }
    }

    /// Operands or result types, checked against the definition.
    fn checked_values(
        &mut self,
        side: Side,
        span: Span,
        name: &OperationName,
        values: Vec<Rc<Expr>>,
        ty: &Type,
    ) -> Vec<Rc<Expr>> {
        if let [only] = &values[..] {
            return vec![self.convert(only.clone(), &side.range(), &[])];
        }
        let Type::Operation(OperationType { definition: Some(id), .. }) = ty else {
            return values.into_iter().map(|value| self.free_value(side, value)).collect();
        };
        let definition = self.definitions.operation(*id);
        let lengths: Vec<Length> = side.groups(definition).iter().map(|group| group.length).collect();
        let place = definition.span;
        let required = lengths.contains(&Length::Single);
        if values.is_empty() && !required {
            return self.absent_values(side, span, lengths.len());
        }
        if values.len() != lengths.len() {
            self.report_group_count(side, span, name, values.len(), *id);
            return Vec::new();
        }
        let note: NoteText = (Some(place), format!("see the definition of `{}` here", shown(name)));
        let expected = |length| if length == Length::Variadic { side.range() } else { side.single() };
        let pairs = values.into_iter().zip(lengths);
        pairs
            .map(|(value, length)| self.convert(value, &expected(length), std::slice::from_ref(&note)))
            .collect()
    }

    /// The groups of a definition without required values, where none are given.
    fn absent_values(&mut self, side: Side, span: Span, count: usize) -> Vec<Rc<Expr>> {
        if self.section != Section::Rewrite || count < 2 {
            return Vec::new();
        }
        (0..count).map(|_| self.expr(span, side.range(), ExprKind::Range(Vec::new()))).collect()
    }

    fn report_group_count(
        &mut self,
        side: Side,
        span: Span,
        name: &OperationName,
        got: usize,
        id: crate::ods::OperationId,
    ) {
        let definition = self.definitions.operation(id);
        let groups: Vec<String> =
            side.groups(definition).iter().map(|group| format!("`{}`", group.name)).collect();
        let (kind, name) = (side.name(), shown(name));
        let message =
            format!("invalid number of {kind} groups for `{name}`; expected {}, but got {got}", groups.len());
        let help = if groups.is_empty() {
            format!("the operation has no {kind}s: write `()`")
        } else {
            format!("the {kind}s are {}", groups.join(", "))
        };
        let error = Diagnostic::error(span, message)
            .with_note(definition.span, format!("see the definition of `{name}` here"))
            .with_help(help);
        self.report(error);
    }

    /// A value of an operation without a definition.
    fn free_value(&mut self, side: Side, value: Rc<Expr>) -> Rc<Expr> {
        if value.ty == side.single() || value.ty == side.range() || value.ty.is_invalid() {
            return value;
        }
        if side == Side::Operand && value.ty.is_operation() {
            return self.all_results(&value, Type::ValueRange);
        }
        match self.converted(&value, &side.range(), &[]) {
            Ok(converted) => converted,
            Err(error) => {
                // mlir-pdll reports the failed conversion before the expected kind.
                self.report(*error);
                let (single, range) = (side.single(), side.range());
                let message = format!(
                    "expected `{single}` or `{range}` convertible expression, but got `{}`",
                    value.ty
                );
                let label = format!("this is {}", described(&value.ty));
                let help = match value.ty.is_operation() {
                    true => "take the results of the operation: `.results` or one of them by name",
                    false => "give one value, or a range of values in parentheses",
                };
                let error = Diagnostic::error(value.span, message).with_culprit_label(label);
                self.report(error.with_help(help));
                self.invalid(value.span)
            }
        }
    }

    /// Warns where the types of results cannot be inferred.
    fn check_inference(&mut self, span: Span, name: &OperationName, ty: &Type) {
        let name = shown(name);
        let Type::Operation(OperationType { definition: Some(id), .. }) = ty else {
            let message = format!(
                "operation result types are marked to be inferred, but `{name}` is unknown. Ensure that `{name}` supports zero results or implements `InferTypeOpInterface`. Include the ODS definition of this operation to remove this warning."
            );
            self.report(
                Diagnostic::warning(span, message)
                    .with_culprit_label("no included file defines it")
                    .with_help("give the types, `-> (...)`, `-> ()` for none, or include the `.td` file"),
            );
            return;
        };
        let definition = self.definitions.operation(*id);
        let needs_types = definition.results.iter().any(Group::is_single);
        if needs_types && !definition.infers_result_types {
            let message = format!(
                "operation result types are marked to be inferred, but `{name}` does not provide an implementation of `InferTypeOpInterface`. Ensure that `{name}` attaches `InferTypeOpInterface` at runtime, or add support to the ODS definition to remove this warning."
            );
            let warning = Diagnostic::warning(span, message)
                .with_note(definition.span, format!("see the definition of `{name}` here"))
                .with_help("give the types of the results: `-> (...)`");
            self.report(warning);
        }
    }
}

/// The name of an operation in messages.
fn shown(name: &OperationName) -> &str {
    name.name.as_deref().unwrap_or("")
}
