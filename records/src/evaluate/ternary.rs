//! Operators of three operands, and `!cond`.

use super::context::{Call, Site};
use super::state::Evaluator;
use crate::model::{EvalError, EvalResult, Operation, TernOp, TypeId, UnOp, ValueId, fail};
use tblgen_parser::Span;
use tblgen_parser::syntax::ExprId;

impl Evaluator<'_> {
    /// An error that llvm-tblgen reports after the whole expression.
    fn error_behind(&self, site: Site, message: impl Into<String>) -> EvalError {
        self.error_near(site.next, site.span, message)
    }

    pub(super) fn ternary(&mut self, op: TernOp, call: Call<'_>) -> EvalResult<ValueId> {
        let expected = call.site.context.expected;
        let (operands, ty) = match op {
            TernOp::If => {
                let (operands, _) = self.three_operands(call, expected)?;
                (operands, self.if_type(operands, call.site)?)
            }
            TernOp::Subst => {
                let (operands, _) = self.three_operands(call, expected)?;
                match self.store.type_of(operands[2]) {
                    Some(ty) => (operands, ty),
                    None => return Err(self.error_behind(call.site, "could not get type for !subst")),
                }
            }
            TernOp::Dag => {
                let (operands, spans) = self.three_operands(call, None)?;
                self.check_dag_operands(operands, spans)?;
                (operands, TypeId::DAG)
            }
            TernOp::SetDagArg | TernOp::SetDagName => {
                let (operands, spans) = self.three_operands(call, None)?;
                self.check_setdag_operands(op, operands, spans)?;
                (operands, TypeId::DAG)
            }
            TernOp::Range => (self.range_operands(call)?, self.store.types.list_of(TypeId::INT)),
            TernOp::Substr => {
                (self.text_operands(call, TypeId::STRING, TypeId::INT, i64::MAX)?, TypeId::STRING)
            }
            TernOp::Find => (self.text_operands(call, TypeId::INT, TypeId::STRING, 0)?, TypeId::INT),
            TernOp::ForEach | TernOp::Filter => unreachable!("these have a syntax of their own"),
        };
        self.fold_here(Operation::Ternary(op, ty, operands), call.site.context)
    }

    /// The operands, and the places of the second and the third. `expected` is the type of these two.
    fn three_operands(
        &mut self,
        call: Call<'_>,
        expected: Option<TypeId>,
    ) -> EvalResult<([ValueId; 3], [Span; 2])> {
        let (first, _) = self.operand(call, 0, None)?;
        let (second, second_at) = self.operand(call, 1, expected)?;
        let (third, third_at) = self.operand(call, 2, expected)?;
        self.reach(call.site.next)?;
        Ok(([first, second, third], [self.span_of(second_at), self.span_of(third_at)]))
    }

    fn if_type(&mut self, [_, then, otherwise]: [ValueId; 3], site: Site) -> EvalResult<TypeId> {
        let (first, second) = (self.store.type_of(then), self.store.type_of(otherwise));
        let (Some(first), Some(second)) = (first.or(second), second.or(first)) else {
            return Err(self.error_behind(site, "could not get type for !if"));
        };
        self.common_type_for("!if", first, second, site)
    }

    /// The common type of two alternatives of `!if` or `!cond`.
    fn common_type_for(&mut self, name: &str, a: TypeId, b: TypeId, site: Site) -> EvalResult<TypeId> {
        if let Some(common) = self.store.common_type(a, b) {
            return Ok(common);
        }
        let (a, b) = (self.store.display_type(a), self.store.display_type(b));
        Err(self.error_behind(site, format!("inconsistent types '{a}' and '{b}' for {name}")))
    }

    fn check_dag_operands(&mut self, operands: [ValueId; 3], spans: [Span; 2]) -> EvalResult<()> {
        let [_, children, names] = operands.map(|operand| self.store.type_of(operand));
        if let Some(ty) = children.filter(|&ty| self.store.types.element(ty).is_none()) {
            let ty = self.store.display_type(ty);
            return fail(spans[0], format!("expected list of children, got type '{ty}'"));
        }
        let strings = self.store.types.list_of(TypeId::STRING);
        match names {
            Some(ty) if ty != strings => {
                let ty = self.store.display_type(ty);
                fail(spans[1], format!("expected list<string>, got type '{ty}'"))
            }
            None if children.is_none() => {
                fail(spans[0], "cannot have both unset children and unset names in !dag")
            }
            _ => Ok(()),
        }
    }

    fn check_setdag_operands(
        &mut self,
        op: TernOp,
        [_, key, new]: [ValueId; 3],
        spans: [Span; 2],
    ) -> EvalResult<()> {
        let key_type = self.store.type_of(key);
        if !matches!(key_type, Some(TypeId::INT | TypeId::STRING)) {
            let found = match key_type {
                Some(ty) => format!("type '{}'", self.store.display_type(ty)),
                None => format!("'{}'", self.store.display(key)),
            };
            return fail(spans[0], format!("expected integer index or string name, got {found}"));
        }
        match self.store.type_of(new) {
            Some(ty) if op == TernOp::SetDagName && ty != TypeId::STRING => {
                let ty = self.store.display_type(ty);
                fail(spans[1], format!("expected string or unset name, got type '{ty}'"))
            }
            _ => Ok(()),
        }
    }

    /// `!range(end)`, `!range(list)`, `!range(start, end)`, `!range(start, end, step)`
    fn range_operands(&mut self, call: Call<'_>) -> EvalResult<[ValueId; 3]> {
        let mut values: Vec<ValueId> = Vec::new();
        let mut is_list = false;
        for (i, &argument) in call.arguments.iter().enumerate() {
            let span = self.span_of(argument);
            let value = self.value(argument, call.site.plain())?;
            values.push(value);
            let ty = self.type_of_operand(value, span, call)?;
            let name = self.store.display_type(ty);
            if is_list {
                return fail(span, format!("expected one list, got extra value of type '{name}'"));
            }
            is_list = i == 0 && self.store.types.element(ty).is_some();
            if !is_list && ty != TypeId::INT {
                return fail(
                    span,
                    match i {
                        0 => format!("expected list or int, got value of type '{name}'"),
                        _ => format!("expected value of type 'int', got '{name}'"),
                    },
                );
            }
        }
        self.reach(call.site.next)?;
        let (zero, one) = (self.store.values.int(0), self.store.values.int(1));
        Ok(match values[..] {
            [list] if is_list => {
                let size = Operation::Unary(UnOp::Size, TypeId::INT, list);
                [zero, self.fold_here(size, call.site.context)?, one]
            }
            [end] => [zero, end, one],
            [start, end] => [start, end, one],
            [start, end, step] => [start, end, step],
            _ => return Err(self.syntax_error()),
        })
    }

    /// `!substr(string, start)`, `!substr(string, start, length)`, `!find(string, target)`, `!find(string, target, start)`
    fn text_operands(
        &mut self,
        call: Call<'_>,
        result: TypeId,
        second_type: TypeId,
        default: i64,
    ) -> EvalResult<[ValueId; 3]> {
        let (first, _) = self.operand(call, 0, None)?;
        let (second, second_at) = self.operand(call, 1, None)?;
        let third = match call.arguments.len() {
            0..=2 => self.store.values.int(default),
            _ => self.operand(call, 2, None)?.0,
        };
        self.reach(call.site.next)?;
        if let Some(expected) = call.site.context.expected
            && !self.store.is_convertible(result, expected)
        {
            let near = match call.arguments.get(2) {
                Some(&third) => self.span_of(third).start,
                None => self.tree.expr(second_at).next,
            };
            return Err(self.error_near(near, call.site.span, self.expected_type(expected, result)));
        }
        for (operand, wanted) in [(first, TypeId::STRING), (second, second_type), (third, TypeId::INT)] {
            if let Some(ty) = self.store.type_of(operand).filter(|&ty| ty != wanted) {
                let (wanted, ty) = (self.store.display_type(wanted), self.store.display_type(ty));
                let message = format!("expected {wanted}, got type '{ty}'");
                return Err(match operand == second {
                    true => EvalError::at(self.span_of(second_at), message),
                    false => self.error_behind(call.site, message),
                });
            }
        }
        Ok([first, second, third])
    }

    /// `!cond(condition: value, ...)`
    pub(super) fn cond(&mut self, clauses: &[(ExprId, ExprId)], site: Site) -> EvalResult<ValueId> {
        let mut cases = Vec::with_capacity(clauses.len() * 2);
        for &(condition, value) in clauses {
            cases.push(self.value(condition, site.plain())?);
            cases.push(self.value(value, site.expecting(site.context.expected))?);
        }
        self.reach(site.next)?;
        let mut common: Option<TypeId> = None;
        for &value in cases.iter().skip(1).step_by(2) {
            let Some(own) = self.store.type_of(value) else { continue };
            common = Some(self.common_type_for("!cond", common.unwrap_or(own), own, site)?);
        }
        let Some(ty) = common else {
            let message = "could not determine type for !cond from its arguments";
            return Err(self.error_behind(site, message));
        };
        self.fold_here(Operation::Cond(ty, &cases), site.context)
    }
}
