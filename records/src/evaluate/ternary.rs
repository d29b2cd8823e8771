//! Operators of three operands, and those with optional operands.

use super::Evaluator;
use super::operation::Site;
use crate::operators::{TernOp, UnOp};
use crate::store::{Abort, Step};
use crate::types::TypeId;
use crate::value::ValueId;
use tblgen_parser::syntax;
use tblgen_parser::{Diagnostic, Span};

/// Where the last operands of an operator on text stand, of which the third may be missing.
#[derive(Clone, Copy)]
struct TextSpans {
    second: Span,
    third: Option<Span>,
}

impl Evaluator<'_> {
    fn at<T>(&self, span: Span, message: impl Into<String>) -> Step<T> {
        Err(Abort::at(span, message))
    }

    fn type_name(&mut self, value: ValueId) -> String {
        self.store.type_of(value).map_or_else(String::new, |ty| self.store.display_type(ty))
    }

    pub(super) fn ternary(&mut self, op: TernOp, arguments: &[syntax::ValueId], site: Site) -> Step<ValueId> {
        let expected = site.context.expected.filter(|_| matches!(op, TernOp::If | TernOp::Subst));
        let (first, _) = self.operand(arguments, 0, site.plain())?;
        let (second, second_span) = self.operand(arguments, 1, site.expecting(expected))?;
        let (third, third_span) = self.operand(arguments, 2, site.expecting(expected))?;
        let spans = [second_span, third_span];
        self.has_read(site.span.end);
        let ty = match op {
            TernOp::If => self.if_type(second, third, site.span)?,
            TernOp::Subst => match self.store.type_of(third) {
                Some(ty) => ty,
                None => return Err(self.error_after(site.span, "could not get type for !subst")),
            },
            TernOp::Dag => {
                self.check_dag_operands(second, third, spans)?;
                TypeId::DAG
            }
            _ => {
                self.check_setdag_operands(op, second, third, spans)?;
                TypeId::DAG
            }
        };
        let value = self.store.values.ternary(op, [first, second, third], ty);
        self.fold_here(value, site.context)
    }

    fn if_type(&mut self, then: ValueId, otherwise: ValueId, span: Span) -> Step<TypeId> {
        let (first, second) = (self.store.type_of(then), self.store.type_of(otherwise));
        let (Some(first), Some(second)) = (first.or(second), second.or(first)) else {
            return Err(self.error_after(span, "could not get type for !if"));
        };
        if let Some(common) = self.store.common_type(first, second) {
            return Ok(common);
        }
        let message = format!(
            "inconsistent types '{}' and '{}' for !if",
            self.store.display_type(first),
            self.store.display_type(second)
        );
        Err(self.error_after(span, message))
    }

    fn check_dag_operands(&mut self, children: ValueId, names: ValueId, spans: [Span; 2]) -> Step<()> {
        let ty = self.store.type_of(children);
        if ty.is_some_and(|ty| self.store.types.element(ty).is_none()) {
            let ty = self.type_name(children);
            return self.at(spans[0], format!("expected list of children, got type '{ty}'"));
        }
        let strings = self.store.types.list_of(TypeId::STRING);
        match self.store.type_of(names) {
            Some(ty) if ty != strings => {
                let ty = self.store.display_type(ty);
                self.at(spans[1], format!("expected list<string>, got type '{ty}'"))
            }
            None if ty.is_none() => {
                self.at(spans[0], "cannot have both unset children and unset names in !dag")
            }
            _ => Ok(()),
        }
    }

    fn check_setdag_operands(
        &mut self,
        op: TernOp,
        key: ValueId,
        new: ValueId,
        spans: [Span; 2],
    ) -> Step<()> {
        match self.store.type_of(key) {
            Some(TypeId::INT | TypeId::STRING) => {}
            ty => {
                let found = match ty {
                    Some(ty) => format!("type '{}'", self.store.display_type(ty)),
                    None => format!("'{}'", self.store.display(key)),
                };
                let message = format!("expected integer index or string name, got {found}");
                return self.at(spans[0], message);
            }
        }
        match self.store.type_of(new) {
            Some(ty) if op == TernOp::Setdagname && ty != TypeId::STRING => {
                let ty = self.store.display_type(ty);
                self.at(spans[1], format!("expected string or unset name, got type '{ty}'"))
            }
            _ => Ok(()),
        }
    }

    /// `!range(end)`, `!range(list)`, `!range(start, end)`, `!range(start, end, step)`
    pub(super) fn range(&mut self, arguments: &[syntax::ValueId], site: Site) -> Step<ValueId> {
        let mut values: Vec<ValueId> = Vec::new();
        let mut is_list = false;
        for (i, &argument) in arguments.iter().enumerate() {
            let span = self.span_of(argument);
            let value = self.value(argument, site.plain())?;
            values.push(value);
            let Some(ty) = self.store.type_of(value) else {
                let text = self.store.display(value);
                let message = format!("expected value to be a typed value, got '{text}'");
                return Err(Abort::new(
                    Diagnostic::error(span, message.clone()).with_short(site.keyword, message),
                ));
            };
            let name = self.store.display_type(ty);
            if is_list {
                return self.at(span, format!("expected one list, got extra value of type '{name}'"));
            }
            if i == 0 && self.store.types.element(ty).is_some() {
                is_list = true;
            } else if ty != TypeId::INT {
                let message = if i == 0 {
                    format!("expected list or int, got value of type '{name}'")
                } else {
                    format!("expected value of type 'int', got '{name}'")
                };
                return self.at(span, message);
            }
        }
        self.has_read(site.span.end);
        let (zero, one) = (self.store.values.int(0), self.store.values.int(1));
        let operands = match values[..] {
            [list] if is_list => {
                let size = self.store.values.unary(UnOp::Size, list, TypeId::INT);
                [zero, self.fold_here(size, site.context)?, one]
            }
            [end] => [zero, end, one],
            [start, end] => [start, end, one],
            [start, end, step] => [start, end, step],
            _ => return Err(self.syntax_error()),
        };
        let ints = self.store.types.list_of(TypeId::INT);
        let value = self.store.values.ternary(TernOp::Range, operands, ints);
        self.fold_here(value, site.context)
    }

    /// `!substr(string, start)`, `!substr(string, start, length)`
    pub(super) fn substr(&mut self, arguments: &[syntax::ValueId], site: Site) -> Step<ValueId> {
        let length = self.store.values.int(i64::MAX);
        let (values, spans) = self.text_operands(arguments, length, site)?;
        self.has_read(site.span.end);
        self.check_result(TypeId::STRING, spans, site)?;
        let [string, start, length] = values;
        if let Some(ty) = self.store.type_of(string).filter(|&ty| ty != TypeId::STRING) {
            let ty = self.store.display_type(ty);
            return Err(self.error_after(site.span, format!("expected string, got type '{ty}'")));
        }
        if let Some(ty) = self.store.type_of(start).filter(|&ty| ty != TypeId::INT) {
            let ty = self.store.display_type(ty);
            return self.at(spans.second, format!("expected int, got type '{ty}'"));
        }
        self.check_last_int(length, site)?;
        let value = self.store.values.ternary(TernOp::Substr, values, TypeId::STRING);
        self.fold_here(value, site.context)
    }

    /// `!find(string, target)`, `!find(string, target, start)`
    pub(super) fn find(&mut self, arguments: &[syntax::ValueId], site: Site) -> Step<ValueId> {
        let zero = self.store.values.int(0);
        let (values, spans) = self.text_operands(arguments, zero, site)?;
        self.has_read(site.span.end);
        self.check_result(TypeId::INT, spans, site)?;
        let [string, target, start] = values;
        if let Some(ty) = self.store.type_of(string).filter(|&ty| ty != TypeId::STRING) {
            let ty = self.store.display_type(ty);
            return Err(self.error_after(site.span, format!("expected string, got type '{ty}'")));
        }
        if let Some(ty) = self.store.type_of(target).filter(|&ty| ty != TypeId::STRING) {
            let ty = self.store.display_type(ty);
            return self.at(spans.second, format!("expected string, got type '{ty}'"));
        }
        self.check_last_int(start, site)?;
        let value = self.store.values.ternary(TernOp::Find, values, TypeId::INT);
        self.fold_here(value, site.context)
    }

    fn text_operands(
        &mut self,
        arguments: &[syntax::ValueId],
        default: ValueId,
        site: Site,
    ) -> Step<([ValueId; 3], TextSpans)> {
        let (first, _) = self.operand(arguments, 0, site.plain())?;
        let (second, second_span) = self.operand(arguments, 1, site.plain())?;
        let (third, third_span) = match arguments.len() {
            0..=2 => (default, None),
            _ => {
                let (third, span) = self.operand(arguments, 2, site.plain())?;
                (third, Some(span))
            }
        };
        Ok(([first, second, third], TextSpans { second: second_span, third: third_span }))
    }

    fn check_result(&mut self, result: TypeId, spans: TextSpans, site: Site) -> Step<()> {
        match site.context.expected {
            Some(expected) if !self.store.is_convertible(result, expected) => {
                let message = format!(
                    "expected value of type '{}', got '{}'",
                    self.store.display_type(expected),
                    self.store.display_type(result)
                );
                let near = spans.third.unwrap_or_else(|| self.next_token(spans.second.end));
                Err(self.error_near(near, site.span, message))
            }
            _ => Ok(()),
        }
    }

    fn check_last_int(&mut self, value: ValueId, site: Site) -> Step<()> {
        match self.store.type_of(value).filter(|&ty| ty != TypeId::INT) {
            None => Ok(()),
            Some(ty) => {
                let ty = self.store.display_type(ty);
                Err(self.error_after(site.span, format!("expected int, got type '{ty}'")))
            }
        }
    }

    /// `!cond(condition: value, ...)`
    pub(super) fn cond(
        &mut self,
        clauses: &[(syntax::ValueId, syntax::ValueId)],
        span: Span,
        context: super::value::Context,
    ) -> Step<ValueId> {
        let plain = super::value::Context::of(context.record);
        let mut cases = Vec::with_capacity(clauses.len() * 2);
        for &(condition, value) in clauses {
            cases.push(self.value(condition, plain)?);
            cases.push(self.value(value, plain.expecting(context.expected))?);
        }
        let mut common: Option<TypeId> = None;
        for &value in cases.iter().skip(1).step_by(2) {
            let Some(own) = self.store.type_of(value) else { continue };
            common = match common {
                None => Some(own),
                Some(before) => match self.store.common_type(before, own) {
                    Some(common) => Some(common),
                    None => {
                        let message = format!(
                            "inconsistent types '{}' and '{}' for !cond",
                            self.store.display_type(before),
                            self.store.display_type(own)
                        );
                        return Err(self.error_after(span, message));
                    }
                },
            };
        }
        let Some(ty) = common else {
            let message = "could not determine type for !cond from its arguments";
            return Err(self.error_after(span, message));
        };
        let value = self.store.values.cond(&cases, ty);
        self.fold_whole(value, span, context)
    }
}
