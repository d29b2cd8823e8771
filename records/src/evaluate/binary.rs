//! Operators of two operands, and their repetition for more.

use super::context::Call;
use super::state::Evaluator;
use crate::model::{BinOp, EvalError, EvalResult, Operation, TypeId, ValueId, fail};
use tblgen_parser::Span;

impl Evaluator<'_> {
    pub(super) fn binary(&mut self, op: BinOp, call: Call<'_>) -> EvalResult<ValueId> {
        let (result, mut wanted, check) = signature(op, call.ty, call.site.context.expected);
        if let (Some(result), Some(expected)) = (result, call.site.context.expected)
            && !self.store.is_convertible(result, expected)
        {
            let message = self.expected_type(expected, result);
            self.reach(call.open)?;
            return fail(call.keyword, message);
        }
        let mut operands: Vec<ValueId> = Vec::with_capacity(call.arguments.len());
        for &argument in call.arguments {
            let operand = self.value(argument, call.site.expecting(wanted))?;
            operands.push(operand);
            wanted = self.check_operand(op, check, wanted, &operands, self.span_of(argument), call)?;
        }
        let ty = match result {
            Some(result) => result,
            None if op == BinOp::ListSplat => {
                let first = operands.first().and_then(|&first| self.store.type_of(first));
                self.store.types.list_of(first.unwrap_or(TypeId::BIT))
            }
            None => wanted.unwrap_or(TypeId::DAG),
        };
        self.join_operands(op, operands, ty, call)
    }

    /// Checks the last of `operands` against the expected type `wanted`. Returns the expected type of the next operand.
    fn check_operand(
        &mut self,
        op: BinOp,
        check: Check,
        wanted: Option<TypeId>,
        operands: &[ValueId],
        span: Span,
        call: Call<'_>,
    ) -> EvalResult<Option<TypeId>> {
        let operand = operands[operands.len() - 1];
        let own = self.type_of_operand(operand, span, call)?;
        let next = match wanted {
            None => self.check_first(check, own, operands.len(), span, call)?,
            Some(wanted) => Some(self.check_next(op, wanted, own, span)?),
        };
        // Some operators expect another type after their first operand.
        Ok(match op {
            BinOp::SetDagOp => Some(TypeId::ANY_RECORD),
            BinOp::SetDagOpName => Some(TypeId::STRING),
            BinOp::GetDagName => Some(TypeId::INT),
            BinOp::GetDagArg => None,
            _ => next,
        })
    }

    /// The type of an operand that must have one.
    pub(super) fn type_of_operand(
        &mut self,
        operand: ValueId,
        span: Span,
        call: Call<'_>,
    ) -> EvalResult<TypeId> {
        self.store.type_of(operand).ok_or_else(|| {
            let text = self.store.display(operand);
            let message = format!("expected value to be a typed value, got '{text}'");
            EvalError::near(call.keyword, span, message)
        })
    }

    pub(super) fn expected_type(&self, expected: TypeId, found: TypeId) -> String {
        let (expected, found) = (self.store.display_type(expected), self.store.display_type(found));
        format!("expected value of type '{expected}', got '{found}'")
    }

    /// Applies the operator from the right: `!add(a, b, c)` is `!add(a, !add(b, c))`.
    fn join_operands(
        &mut self,
        op: BinOp,
        mut operands: Vec<ValueId>,
        ty: TypeId,
        call: Call<'_>,
    ) -> EvalResult<ValueId> {
        self.reach(call.site.next)?;
        let has_enough = operands.len() == 2 || (operands.len() > 2 && op.is_associative());
        let Some(mut result) = operands.pop().filter(|_| has_enough) else {
            return fail(call.keyword, "expected two operands to operator");
        };
        while let Some(operand) = operands.pop() {
            result = self.fold_here(Operation::Binary(op, ty, [operand, result]), call.site.context)?;
        }
        Ok(result)
    }

    /// Checks an operand without an expected type, and returns the expected type of the next one.
    fn check_first(
        &mut self,
        check: Check,
        own: TypeId,
        count: usize,
        span: Span,
        call: Call<'_>,
    ) -> EvalResult<Option<TypeId>> {
        let fits = |this: &Self, ty| this.store.is_convertible(own, ty);
        let scalar = fits(self, TypeId::INT) || fits(self, TypeId::STRING);
        let (ok, wanted) = match check {
            Check::List => (self.store.types.element(own).is_some(), "expected a list, got value of type"),
            Check::Splat => return self.check_splat(own, count, span, call).map(|()| None),
            Check::Comparable => (
                scalar || fits(self, TypeId::ANY_RECORD),
                "expected bit, bits, int, string, or record; got value of type",
            ),
            Check::Interleave if count == 1 => {
                let strings = self.store.types.list_of(TypeId::STRING);
                let ints = self.store.types.list_of(TypeId::INT);
                let ok = own == strings || fits(self, ints);
                (ok, "expected list of string, int, bits, or bit; got value of type")
            }
            Check::Interleave => {
                (own == TypeId::STRING, "expected second argument to be a string, got value of type")
            }
            Check::Scalar => (scalar, "expected bit, bits, int, or string; got value of type"),
        };
        if !ok {
            return fail(span, format!("{wanted} '{}'", self.store.display_type(own)));
        }
        Ok(if check == Check::Interleave { None } else { Some(own) })
    }

    fn check_splat(&mut self, own: TypeId, count: usize, span: Span, call: Call<'_>) -> EvalResult<()> {
        if count == 1
            && let Some(expected) = call.site.context.expected
        {
            let Some(element) = self.store.types.element(expected) else {
                let ty = self.store.display_type(expected);
                return fail(call.keyword, format!("expected output type to be a list, got type '{ty}'"));
            };
            if !self.store.is_convertible(own, element) {
                let message = format!(
                    "expected first arg type to be '{}', got value of type '{}'",
                    self.store.display_type(own),
                    self.store.display_type(element)
                );
                return Err(EvalError::near(call.keyword, span, message));
            }
        }
        if count == 2 && own != TypeId::INT {
            let ty = self.store.display_type(own);
            return fail(span, format!("expected second parameter to be an int, got value of type '{ty}'"));
        }
        Ok(())
    }

    /// Checks an operand with the expected type `wanted`, and returns the expected type of the next one.
    fn check_next(&mut self, op: BinOp, wanted: TypeId, own: TypeId, span: Span) -> EvalResult<TypeId> {
        match self.store.common_type(wanted, own) {
            Some(_) if op.is_arithmetic() => Ok(wanted),
            Some(common) => Ok(common),
            None => fail(span, self.expected_type(wanted, own)),
        }
    }
}

/// The check of an operand without an expected type.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Check {
    Scalar,
    /// A scalar or a record.
    Comparable,
    List,
    /// The operands of `!listsplat`.
    Splat,
    /// The operands of `!interleave`.
    Interleave,
}

/// The types of the result and of the first operand, if the operator fixes them, and the check of other operands.
fn signature(
    op: BinOp,
    given: Option<TypeId>,
    expected: Option<TypeId>,
) -> (Option<TypeId>, Option<TypeId>, Check) {
    const BIT: Option<TypeId> = Some(TypeId::BIT);
    const INT: Option<TypeId> = Some(TypeId::INT);
    const STRING: Option<TypeId> = Some(TypeId::STRING);
    const DAG: Option<TypeId> = Some(TypeId::DAG);
    use BinOp::*;
    match op {
        Con | SetDagOp | SetDagOpName => (DAG, DAG, Check::Scalar),
        GetDagArg => (given, DAG, Check::Scalar),
        GetDagName => (STRING, DAG, Check::Scalar),
        StrConcat => (STRING, STRING, Check::Scalar),
        Match => (BIT, STRING, Check::Scalar),
        Interleave => (STRING, None, Check::Interleave),
        ListConcat | ListRemove => (None, expected, Check::List),
        ListSplat => (None, None, Check::Splat),
        Eq | Ne => (BIT, None, Check::Comparable),
        Le | Lt | Ge | Gt => (BIT, None, Check::Scalar),
        Add | And | Div | Mul | Or | Shl | Sra | Srl | Sub | Xor | Element | Slice | Range => {
            (INT, INT, Check::Scalar)
        }
    }
}
