//! Implicit conversions: from an expression and an expected type to an expression of that type.

use super::messages::{conversion_help, described};
use super::{Checker, Section};
use crate::tree::{Expr, ExprKind};
use crate::types::{OperationType, TupleType, Type};
use std::rc::Rc;
use tblgen_parser::{Code, Diagnostic, Span};

/// A note: a place, if it has one, and the words.
pub(crate) type NoteText = (Option<Span>, String);

impl Checker {
    /// The expression as one of `ty`. If there is no conversion, that is reported with `notes`.
    pub fn convert(&mut self, expr: Rc<Expr>, ty: &Type, notes: &[NoteText]) -> Rc<Expr> {
        let span = expr.span;
        match self.converted(&expr, ty, notes) {
            Ok(converted) => converted,
            Err(error) => {
                self.report(*error);
                self.invalid(span)
            }
        }
    }

    /// The expression as one of `ty`, or why there is no conversion.
    pub(super) fn converted(
        &mut self,
        expr: &Rc<Expr>,
        ty: &Type,
        notes: &[NoteText],
    ) -> Result<Rc<Expr>, Box<Diagnostic>> {
        let is_same = expr.ty == *ty || expr.ty.is_invalid() || ty.is_invalid();
        match (&expr.ty, ty) {
            _ if is_same => Ok(expr.clone()),
            (Type::Operation(operation), _) => self.converted_operation(expr, operation, ty, notes),
            (Type::Value | Type::ValueRange, Type::Value | Type::ValueRange)
            | (Type::Type | Type::TypeRange, Type::Type | Type::TypeRange) => Ok(expr.clone()),
            (Type::Tuple(tuple), _) => self.converted_tuple(expr, tuple, ty, notes),
            _ => Err(error(expr, ty, notes)),
        }
    }

    fn converted_operation(
        &mut self,
        expr: &Rc<Expr>,
        operation: &OperationType,
        ty: &Type,
        notes: &[NoteText],
    ) -> Result<Rc<Expr>, Box<Diagnostic>> {
        match ty {
            Type::Operation(OperationType { name: None, .. }) => Ok(expr.clone()),
            Type::ValueRange => Ok(self.all_results(expr, Type::ValueRange)),
            Type::Value => {
                if let Some(note) = self.result_count_note(operation) {
                    return Err(error(expr, ty, &[notes, &[note]].concat()));
                }
                Ok(self.all_results(expr, Type::Value))
            }
            _ => Err(error(expr, ty, notes)),
        }
    }

    /// Why an operation is not a single value.
    fn result_count_note(&self, operation: &OperationType) -> Option<NoteText> {
        let definition = self.definitions.operation(operation.definition?);
        let singles = definition.results.iter().filter(|result| result.is_single()).count();
        let number = match singles {
            _ if definition.results.is_empty() => "zero results".to_owned(),
            0 | 1 => return None,
            _ => format!("at least {singles} results"),
        };
        let name = &definition.name;
        let words = format!("see the definition of `{name}`, which was defined with {number}");
        Some((Some(definition.span), words))
    }

    /// All results of an operation, as a range or as the only value.
    pub fn all_results(&mut self, operation: &Rc<Expr>, ty: Type) -> Rc<Expr> {
        self.expr(operation.span, ty, ExprKind::AllResults(operation.clone()))
    }

    fn converted_tuple(
        &mut self,
        expr: &Rc<Expr>,
        tuple: &Rc<TupleType>,
        ty: &Type,
        notes: &[NoteText],
    ) -> Result<Rc<Expr>, Box<Diagnostic>> {
        let element = match ty {
            Type::Tuple(wanted) if wanted.elements.len() == tuple.elements.len() => {
                return self.converted_elements(expr, tuple, wanted, notes);
            }
            Type::ValueRange => Type::Value,
            Type::TypeRange => Type::Type,
            _ => return Err(error(expr, ty, notes)),
        };
        if self.section != Section::Rewrite {
            let words = "Tuple to Range conversion is currently only allowed within a rewrite context";
            return Err(error(expr, ty, &[notes, &[(None, words.to_owned())]].concat()));
        }
        let is_allowed = |given: &Type| *given == element || given == ty || given.is_invalid();
        if !tuple.elements.iter().all(|(_, given)| is_allowed(given)) {
            return Err(error(expr, ty, notes));
        }
        let elements = (0..tuple.elements.len()).map(|index| self.element(expr, tuple, index)).collect();
        Ok(self.expr(expr.span, ty.clone(), ExprKind::Range(elements)))
    }

    fn converted_elements(
        &mut self,
        expr: &Rc<Expr>,
        tuple: &Rc<TupleType>,
        wanted: &Rc<TupleType>,
        notes: &[NoteText],
    ) -> Result<Rc<Expr>, Box<Diagnostic>> {
        let mut elements = Vec::new();
        for (index, (_, ty)) in wanted.elements.iter().enumerate() {
            let element = self.element(expr, tuple, index);
            let note = (None, format!("when converting element #{index} of `{}`", expr.ty));
            elements.push(self.converted(&element, ty, &[&[note], notes].concat())?);
        }
        let types = elements.iter().map(|element| element.ty.clone());
        let named = wanted.elements.iter().map(|(name, _)| name.clone()).zip(types).collect();
        let ty = Type::Tuple(Rc::new(TupleType { elements: named }));
        Ok(self.expr(expr.span, ty, ExprKind::Tuple(elements)))
    }

    fn element(&mut self, expr: &Rc<Expr>, tuple: &TupleType, index: usize) -> Rc<Expr> {
        let member = index.to_string().into();
        let ty = tuple.elements[index].1.clone();
        self.expr(expr.span, ty, ExprKind::Member { parent: expr.clone(), member })
    }
}

fn error(expr: &Rc<Expr>, ty: &Type, notes: &[NoteText]) -> Box<Diagnostic> {
    let message =
        format!("unable to convert expression of type `{}` to the expected type of `{ty}`", expr.ty);
    let error = Diagnostic::error(expr.span, message)
        .with_code(Code::PDLL_TYPE)
        .with_culprit_label(format!("this is {}", described(&expr.ty)))
        .with_help(conversion_help(&expr.ty, ty));
    let noted = notes.iter().fold(error, |error, (span, words)| error.with_note(*span, words.clone()));
    Box::new(noted)
}
