//! Bang operators. Operands are evaluated and checked in source order.

use super::context::{Call, Context};
use super::state::Evaluator;
use crate::model::error::{EvalError, EvalResult};
use crate::model::ids::{TypeId, ValueId};
use crate::model::operators::{Arity, Checked, UnOp};
use tblgen_parser::Span;
use tblgen_parser::syntax::{self, Operator, Type};

impl Evaluator<'_> {
    pub(super) fn operation(
        &mut self,
        operator: Operator,
        ty: Option<&Type>,
        arguments: &[syntax::ExprId],
        call: Call,
    ) -> EvalResult<ValueId> {
        let ty = match ty {
            Some(written) => Some(self.ty(written)?),
            None => None,
        };
        if operator == Operator::GetDagOp && ty.is_some_and(|ty| !self.store.types.is_record(ty)) {
            let message = "type for !getdagop must be a record type";
            return Err(self.error_near(call.open, call.keyword, message));
        }
        self.apply(operator, ty, arguments, call)
    }

    fn apply(
        &mut self,
        operator: Operator,
        ty: Option<TypeId>,
        arguments: &[syntax::ExprId],
        call: Call,
    ) -> EvalResult<ValueId> {
        match operator.into() {
            Arity::Unary(op) => self.unary(op, ty, arguments, call),
            Arity::Binary(op) => self.binary(op, ty, arguments, call),
            Arity::Ternary(op) => self.ternary(op, arguments, call),
            Arity::Checked(Checked::IsA) => self.is_a(ty, arguments, call),
            Arity::Checked(Checked::Exists) => self.exists(ty, arguments, call),
            Arity::Checked(Checked::Instances) => self.instances(ty, arguments, call),
            Arity::Checked(Checked::Range) => self.range(arguments, call),
            Arity::Checked(Checked::Substr) => self.substr(arguments, call),
            Arity::Checked(Checked::Find) => self.find(arguments, call),
        }
    }

    pub(super) fn span_of(&self, expression: syntax::ExprId) -> Span {
        self.tree.expr(expression).span
    }

    /// The operand with this number. It is missing only behind a syntax error.
    pub(super) fn operand(
        &mut self,
        arguments: &[syntax::ExprId],
        index: usize,
        context: Context,
    ) -> EvalResult<(ValueId, syntax::ExprId)> {
        match arguments.get(index) {
            Some(&argument) => Ok((self.value(argument, context)?, argument)),
            None => Err(self.syntax_error()),
        }
    }

    fn unary(
        &mut self,
        op: UnOp,
        given: Option<TypeId>,
        arguments: &[syntax::ExprId],
        call: Call,
    ) -> EvalResult<ValueId> {
        let (operand, expression) = self.operand(arguments, 0, call.site.plain())?;
        let ty = match op {
            UnOp::Cast => given.unwrap_or(TypeId::STRING),
            UnOp::GetDagOp => given.unwrap_or(TypeId::ANY_RECORD),
            UnOp::Repr | UnOp::ToLower | UnOp::ToUpper | UnOp::GetDagOpName => TypeId::STRING,
            UnOp::Not | UnOp::LogTwo | UnOp::Initialized => TypeId::INT,
            UnOp::Size | UnOp::Empty => {
                let ty = self.store.type_of(operand);
                let has_size =
                    |ty| ty == TypeId::STRING || ty == TypeId::DAG || self.store.types.element(ty).is_some();
                if !ty.is_some_and(has_size) {
                    let message = "expected string, list, or dag type argument in unary operator";
                    return Err(self.error_after(expression, message));
                }
                TypeId::INT
            }
            UnOp::Head | UnOp::Tail | UnOp::ListFlatten => self.list_operand_type(op, operand, expression)?,
        };
        let value = self.store.values.unary(op, operand, ty);
        self.fold_whole(value, call.site)
    }

    /// The type of the result of `!head`, `!tail` and `!listflatten`.
    fn list_operand_type(
        &mut self,
        op: UnOp,
        operand: ValueId,
        expression: syntax::ExprId,
    ) -> EvalResult<TypeId> {
        let ty = self.store.type_of(operand);
        let Some(element) = ty.and_then(|ty| self.store.types.element(ty)) else {
            return Err(self.error_after(expression, "expected list type argument in unary operator"));
        };
        let element = match self.store.list_items(operand) {
            None => element,
            Some(items) => {
                let Some(&first) = items.first() else {
                    return Err(self.error_after(expression, "empty list argument in unary operator"));
                };
                match self.store.type_of(first) {
                    Some(ty) => ty,
                    None => {
                        return Err(self.error_after(expression, "untyped list element in unary operator"));
                    }
                }
            }
        };
        Ok(match op {
            UnOp::Head => element,
            UnOp::ListFlatten if self.store.types.element(element).is_some() => element,
            _ => self.store.types.list_of(element),
        })
    }

    fn is_a(&mut self, ty: Option<TypeId>, arguments: &[syntax::ExprId], call: Call) -> EvalResult<ValueId> {
        let (value, _) = self.operand(arguments, 0, call.site.plain())?;
        let value = self.store.values.is_a(ty.unwrap_or(TypeId::ANY_RECORD), value);
        self.fold_whole(value, call.site)
    }

    fn exists(
        &mut self,
        ty: Option<TypeId>,
        arguments: &[syntax::ExprId],
        call: Call,
    ) -> EvalResult<ValueId> {
        let (name, expression) = self.operand(arguments, 0, call.site.plain())?;
        match self.store.type_of(name) {
            Some(TypeId::STRING) => {}
            Some(ty) if self.store.types.is_record(ty) => {
                let message = "expected string type argument in !exists operator, please use !isa instead";
                return Err(EvalError::at(self.span_of(expression), message));
            }
            _ => {
                let message = "expected string type argument in !exists operator";
                return Err(EvalError::at(self.span_of(expression), message));
            }
        }
        let value = self.store.values.exists(ty.unwrap_or(TypeId::ANY_RECORD), name);
        self.fold_whole(value, call.site)
    }

    fn instances(
        &mut self,
        ty: Option<TypeId>,
        arguments: &[syntax::ExprId],
        call: Call,
    ) -> EvalResult<ValueId> {
        let regex = match arguments.first() {
            None => self.store.string(".*"),
            Some(_) => {
                let (regex, expression) = self.operand(arguments, 0, call.site.plain())?;
                if self.store.type_of(regex) != Some(TypeId::STRING) {
                    let message = "expected string type argument in !instances operator";
                    return Err(EvalError::at(self.span_of(expression), message));
                }
                regex
            }
        };
        let value = self.store.values.instances(ty.unwrap_or(TypeId::ANY_RECORD), regex);
        self.fold_whole(value, call.site)
    }
}
