//! Bang operators. Operands are evaluated and checked in source order.

use super::context::Call;
use super::state::Evaluator;
use crate::model::{Arity, EvalResult, Operation, TypeId, UnOp, ValueId, fail};
use tblgen_parser::Span;
use tblgen_parser::syntax::{ExprId, Operator, Type};

impl Evaluator<'_> {
    pub(super) fn operation(
        &mut self,
        operator: Operator,
        ty: Option<&Type>,
        mut call: Call<'_>,
    ) -> EvalResult<ValueId> {
        call.ty = ty.map(|ty| self.ty(ty)).transpose()?;
        if operator == Operator::GetDagOp && call.ty.is_some_and(|ty| !self.store.types.is_record(ty)) {
            let message = "type for !getdagop must be a record type";
            return Err(self.error_near(call.open, call.keyword, message));
        }
        match operator.into() {
            Arity::Unary(op) => self.unary(op, call),
            Arity::Binary(op) => self.binary(op, call),
            Arity::Ternary(op) => self.ternary(op, call),
        }
    }

    pub(super) fn span_of(&self, expression: ExprId) -> Span {
        self.tree.expr(expression).span
    }

    /// The operand with this number. It is missing only after a syntax error.
    pub(super) fn operand(
        &mut self,
        call: Call<'_>,
        index: usize,
        expected: Option<TypeId>,
    ) -> EvalResult<(ValueId, ExprId)> {
        match call.arguments.get(index) {
            Some(&argument) => Ok((self.value(argument, call.site.expecting(expected))?, argument)),
            None => Err(self.syntax_error()),
        }
    }

    fn unary(&mut self, op: UnOp, call: Call<'_>) -> EvalResult<ValueId> {
        let record_type = call.ty.unwrap_or(TypeId::ANY_RECORD);
        if op == UnOp::Instances && call.arguments.is_empty() {
            let every_name = self.store.string(".*");
            return self.fold_whole(Operation::Unary(op, record_type, every_name), call.site);
        }
        let (operand, expression) = self.operand(call, 0, None)?;
        let ty = match op {
            UnOp::Cast => call.ty.unwrap_or(TypeId::STRING),
            UnOp::GetDagOp | UnOp::IsA => record_type,
            UnOp::Exists | UnOp::Instances => {
                self.check_string(op, operand, expression)?;
                record_type
            }
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
            UnOp::Head => self.element_of_operand(operand, expression)?,
            UnOp::ListFlatten | UnOp::Tail => {
                let element = self.element_of_operand(operand, expression)?;
                match op == UnOp::ListFlatten && self.store.types.element(element).is_some() {
                    true => element,
                    false => self.store.types.list_of(element),
                }
            }
        };
        self.fold_whole(Operation::Unary(op, ty, operand), call.site)
    }

    /// Checks the operand of `!exists` or `!instances`.
    fn check_string(&mut self, op: UnOp, operand: ValueId, expression: ExprId) -> EvalResult<()> {
        let ty = self.store.type_of(operand);
        if ty == Some(TypeId::STRING) {
            return Ok(());
        }
        let mut message = format!("expected string type argument in !{} operator", op.name());
        if op == UnOp::Exists && ty.is_some_and(|ty| self.store.types.is_record(ty)) {
            message.push_str(", please use !isa instead");
        }
        fail(self.span_of(expression), message)
    }

    /// The element type of the operand of `!head`, `!tail` or `!listflatten`. For a known list, the type of its first element.
    fn element_of_operand(&mut self, operand: ValueId, expression: ExprId) -> EvalResult<TypeId> {
        let ty = self.store.type_of(operand);
        let Some(element) = ty.and_then(|ty| self.store.types.element(ty)) else {
            return Err(self.error_after(expression, "expected list type argument in unary operator"));
        };
        let Some(items) = self.store.list_items(operand) else { return Ok(element) };
        let Some(&first) = items.first() else {
            return Err(self.error_after(expression, "empty list argument in unary operator"));
        };
        let untyped = "untyped list element in unary operator";
        self.store.type_of(first).ok_or_else(|| self.error_after(expression, untyped))
    }
}
