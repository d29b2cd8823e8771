//! Operators of three operands, and those with optional operands.

use super::context::Call;
use super::context::Site;
use super::state::Evaluator;
use crate::model::error::{EvalError, EvalResult};
use crate::model::ids::{TypeId, ValueId};
use crate::model::operators::{TernOp, UnOp};
use tblgen_parser::syntax;
use tblgen_parser::{Diagnostic, Span};

/// The last operands of an operator on text, unevaluated; the third is optional.
#[derive(Clone, Copy)]
struct TextOperands {
    second: syntax::ExprId,
    third: Option<syntax::ExprId>,
}

impl Evaluator<'_> {
    fn at<T>(&self, span: Span, message: impl Into<String>) -> EvalResult<T> {
        Err(EvalError::at(span, message))
    }

    /// An error that llvm-tblgen reports behind the whole expression.
    fn error_behind(&self, site: Site, message: impl Into<String>) -> EvalError {
        self.error_near(site.next, site.span, message)
    }

    fn type_name(&mut self, value: ValueId) -> String {
        self.store.type_of(value).map_or_else(String::new, |ty| self.store.display_type(ty))
    }

    pub(super) fn ternary(
        &mut self,
        op: TernOp,
        arguments: &[syntax::ExprId],
        call: Call,
    ) -> EvalResult<ValueId> {
        let expected = call.site.context.expected.filter(|_| matches!(op, TernOp::If | TernOp::Subst));
        let (first, _) = self.operand(arguments, 0, call.site.plain())?;
        let (second, second_at) = self.operand(arguments, 1, call.site.expecting(expected))?;
        let (third, third_at) = self.operand(arguments, 2, call.site.expecting(expected))?;
        let spans = [second_at, third_at].map(|operand| self.span_of(operand));
        self.reach(call.site.next)?;
        let ty = match op {
            TernOp::If => self.if_type(second, third, call.site)?,
            TernOp::Subst => match self.store.type_of(third) {
                Some(ty) => ty,
                None => return Err(self.error_behind(call.site, "could not get type for !subst")),
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
        self.fold_here(value, call.site.context)
    }

    fn if_type(&mut self, then: ValueId, otherwise: ValueId, site: Site) -> EvalResult<TypeId> {
        let (first, second) = (self.store.type_of(then), self.store.type_of(otherwise));
        let (Some(first), Some(second)) = (first.or(second), second.or(first)) else {
            return Err(self.error_behind(site, "could not get type for !if"));
        };
        if let Some(common) = self.store.common_type(first, second) {
            return Ok(common);
        }
        let message = format!(
            "inconsistent types '{}' and '{}' for !if",
            self.store.display_type(first),
            self.store.display_type(second)
        );
        Err(self.error_behind(site, message))
    }

    fn check_dag_operands(&mut self, children: ValueId, names: ValueId, spans: [Span; 2]) -> EvalResult<()> {
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
    ) -> EvalResult<()> {
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
            Some(ty) if op == TernOp::SetDagName && ty != TypeId::STRING => {
                let ty = self.store.display_type(ty);
                self.at(spans[1], format!("expected string or unset name, got type '{ty}'"))
            }
            _ => Ok(()),
        }
    }

    /// `!range(end)`, `!range(list)`, `!range(start, end)`, `!range(start, end, step)`
    pub(super) fn range(&mut self, arguments: &[syntax::ExprId], call: Call) -> EvalResult<ValueId> {
        let mut values: Vec<ValueId> = Vec::new();
        let mut is_list = false;
        for (i, &argument) in arguments.iter().enumerate() {
            let span = self.span_of(argument);
            let value = self.value(argument, call.site.plain())?;
            values.push(value);
            let Some(ty) = self.store.type_of(value) else {
                let text = self.store.display(value);
                let message = format!("expected value to be a typed value, got '{text}'");
                return Err(EvalError::new(
                    Diagnostic::error(span, message.clone()).with_short(call.keyword, message),
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
        self.reach(call.site.next)?;
        let (zero, one) = (self.store.values.int(0), self.store.values.int(1));
        let operands = match values[..] {
            [list] if is_list => {
                let size = self.store.values.unary(UnOp::Size, list, TypeId::INT);
                [zero, self.fold_here(size, call.site.context)?, one]
            }
            [end] => [zero, end, one],
            [start, end] => [start, end, one],
            [start, end, step] => [start, end, step],
            _ => return Err(self.syntax_error()),
        };
        let ints = self.store.types.list_of(TypeId::INT);
        let value = self.store.values.ternary(TernOp::Range, operands, ints);
        self.fold_here(value, call.site.context)
    }

    /// `!substr(string, start)`, `!substr(string, start, length)`
    pub(super) fn substr(&mut self, arguments: &[syntax::ExprId], call: Call) -> EvalResult<ValueId> {
        let length = self.store.values.int(i64::MAX);
        let (values, operands) = self.text_operands(arguments, length, call)?;
        self.reach(call.site.next)?;
        self.check_result(TypeId::STRING, operands, call)?;
        let [string, start, length] = values;
        if let Some(ty) = self.store.type_of(string).filter(|&ty| ty != TypeId::STRING) {
            let ty = self.store.display_type(ty);
            return Err(self.error_behind(call.site, format!("expected string, got type '{ty}'")));
        }
        if let Some(ty) = self.store.type_of(start).filter(|&ty| ty != TypeId::INT) {
            let ty = self.store.display_type(ty);
            return self.at(self.span_of(operands.second), format!("expected int, got type '{ty}'"));
        }
        self.check_last_int(length, call)?;
        let value = self.store.values.ternary(TernOp::Substr, values, TypeId::STRING);
        self.fold_here(value, call.site.context)
    }

    /// `!find(string, target)`, `!find(string, target, start)`
    pub(super) fn find(&mut self, arguments: &[syntax::ExprId], call: Call) -> EvalResult<ValueId> {
        let zero = self.store.values.int(0);
        let (values, operands) = self.text_operands(arguments, zero, call)?;
        self.reach(call.site.next)?;
        self.check_result(TypeId::INT, operands, call)?;
        let [string, target, start] = values;
        if let Some(ty) = self.store.type_of(string).filter(|&ty| ty != TypeId::STRING) {
            let ty = self.store.display_type(ty);
            return Err(self.error_behind(call.site, format!("expected string, got type '{ty}'")));
        }
        if let Some(ty) = self.store.type_of(target).filter(|&ty| ty != TypeId::STRING) {
            let ty = self.store.display_type(ty);
            return self.at(self.span_of(operands.second), format!("expected string, got type '{ty}'"));
        }
        self.check_last_int(start, call)?;
        let value = self.store.values.ternary(TernOp::Find, values, TypeId::INT);
        self.fold_here(value, call.site.context)
    }

    fn text_operands(
        &mut self,
        arguments: &[syntax::ExprId],
        default: ValueId,
        call: Call,
    ) -> EvalResult<([ValueId; 3], TextOperands)> {
        let (first, _) = self.operand(arguments, 0, call.site.plain())?;
        let (second, second_at) = self.operand(arguments, 1, call.site.plain())?;
        let (third, third_at) = match arguments.len() {
            0..=2 => (default, None),
            _ => {
                let (third, at) = self.operand(arguments, 2, call.site.plain())?;
                (third, Some(at))
            }
        };
        Ok(([first, second, third], TextOperands { second: second_at, third: third_at }))
    }

    fn check_result(&mut self, result: TypeId, operands: TextOperands, call: Call) -> EvalResult<()> {
        match call.site.context.expected {
            Some(expected) if !self.store.is_convertible(result, expected) => {
                let message = format!(
                    "expected value of type '{}', got '{}'",
                    self.store.display_type(expected),
                    self.store.display_type(result)
                );
                let near = match operands.third {
                    Some(third) => self.span_of(third).start,
                    None => self.tree.expr(operands.second).next,
                };
                Err(self.error_near(near, call.site.span, message))
            }
            _ => Ok(()),
        }
    }

    fn check_last_int(&mut self, value: ValueId, call: Call) -> EvalResult<()> {
        match self.store.type_of(value).filter(|&ty| ty != TypeId::INT) {
            None => Ok(()),
            Some(ty) => {
                let ty = self.store.display_type(ty);
                Err(self.error_behind(call.site, format!("expected int, got type '{ty}'")))
            }
        }
    }

    /// `!cond(condition: value, ...)`
    pub(super) fn cond(
        &mut self,
        clauses: &[(syntax::ExprId, syntax::ExprId)],
        site: Site,
    ) -> EvalResult<ValueId> {
        let mut cases = Vec::with_capacity(clauses.len() * 2);
        for &(condition, value) in clauses {
            cases.push(self.value(condition, site.plain())?);
            cases.push(self.value(value, site.expecting(site.context.expected))?);
        }
        self.reach(site.next)?;
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
                        return Err(self.error_behind(site, message));
                    }
                },
            };
        }
        let Some(ty) = common else {
            let message = "could not determine type for !cond from its arguments";
            return Err(self.error_behind(site, message));
        };
        let value = self.store.values.cond(&cases, ty);
        self.fold_here(value, site.context)
    }
}
