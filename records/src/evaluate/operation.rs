//! Bang operators: their operands are evaluated and checked in the order in which they are written.

use super::Evaluator;
use super::value::{Context, Site};
use crate::operators::{BinOp, TernOp, UnOp};
use crate::store::{EvalError, EvalResult};
use crate::types::TypeId;
use crate::value::ValueId;
use tblgen_parser::Span;
use tblgen_parser::syntax::{self, Operator, Type};

/// A bang operator that is applied.
#[derive(Clone, Copy)]
pub(super) struct Call {
    /// The operator with its `!`.
    pub(super) keyword: Span,
    /// The start of the token behind the operator and its type.
    pub(super) open: u32,
    /// All of it.
    pub(super) site: Site,
}

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
        if let Some(op) = unary(operator) {
            return self.unary(op, ty, arguments, call);
        }
        if let Some(op) = binary(operator) {
            return self.binary(op, ty, arguments, call);
        }
        match operator {
            Operator::IsA => self.is_a(ty, arguments, call),
            Operator::Exists => self.exists(ty, arguments, call),
            Operator::Instances => self.instances(ty, arguments, call),
            Operator::Range => self.range(arguments, call),
            Operator::Substr => self.substr(arguments, call),
            Operator::Find => self.find(arguments, call),
            Operator::Dag => self.ternary(TernOp::Dag, arguments, call),
            Operator::If => self.ternary(TernOp::If, arguments, call),
            Operator::Subst => self.ternary(TernOp::Subst, arguments, call),
            Operator::SetDagArg => self.ternary(TernOp::Setdagarg, arguments, call),
            Operator::SetDagName => self.ternary(TernOp::Setdagname, arguments, call),
            other => {
                let message = format!("the operator !{} is not known here", other.name());
                Err(EvalError::at(call.keyword, message))
            }
        }
    }

    pub(super) fn span_of(&self, expression: syntax::ExprId) -> Span {
        self.tree.expr(expression).span
    }

    /// The operand with this number; the parser has counted them, save where an error cut them short.
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
            UnOp::Getdagop => given.unwrap_or(TypeId::ANY_RECORD),
            UnOp::Repr | UnOp::Tolower | UnOp::Toupper | UnOp::Getdagopname => TypeId::STRING,
            UnOp::Not | UnOp::Logtwo | UnOp::Initialized => TypeId::INT,
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
            UnOp::Head | UnOp::Tail | UnOp::Listflatten => self.list_operand_type(op, operand, expression)?,
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
            UnOp::Listflatten if self.store.types.element(element).is_some() => element,
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

fn unary(operator: Operator) -> Option<UnOp> {
    Some(match operator {
        Operator::Cast => UnOp::Cast,
        Operator::Empty => UnOp::Empty,
        Operator::GetDagOp => UnOp::Getdagop,
        Operator::GetDagOpName => UnOp::Getdagopname,
        Operator::Head => UnOp::Head,
        Operator::Initialized => UnOp::Initialized,
        Operator::ListFlatten => UnOp::Listflatten,
        Operator::LogTwo => UnOp::Logtwo,
        Operator::Not => UnOp::Not,
        Operator::Repr => UnOp::Repr,
        Operator::Size => UnOp::Size,
        Operator::Tail => UnOp::Tail,
        Operator::ToLower => UnOp::Tolower,
        Operator::ToUpper => UnOp::Toupper,
        _ => return None,
    })
}

fn binary(operator: Operator) -> Option<BinOp> {
    Some(match operator {
        Operator::Add => BinOp::Add,
        Operator::And => BinOp::And,
        Operator::Con => BinOp::Con,
        Operator::Div => BinOp::Div,
        Operator::Eq => BinOp::Eq,
        Operator::Ge => BinOp::Ge,
        Operator::GetDagArg => BinOp::Getdagarg,
        Operator::GetDagName => BinOp::Getdagname,
        Operator::Gt => BinOp::Gt,
        Operator::Interleave => BinOp::Interleave,
        Operator::Le => BinOp::Le,
        Operator::ListConcat => BinOp::Listconcat,
        Operator::ListRemove => BinOp::Listremove,
        Operator::ListSplat => BinOp::Listsplat,
        Operator::Lt => BinOp::Lt,
        Operator::Match => BinOp::Match,
        Operator::Mul => BinOp::Mul,
        Operator::Ne => BinOp::Ne,
        Operator::Or => BinOp::Or,
        Operator::SetDagOp => BinOp::Setdagop,
        Operator::SetDagOpName => BinOp::Setdagopname,
        Operator::Shl => BinOp::Shl,
        Operator::Sra => BinOp::Sra,
        Operator::Srl => BinOp::Srl,
        Operator::StrConcat => BinOp::Strconcat,
        Operator::Sub => BinOp::Sub,
        Operator::Xor => BinOp::Xor,
        _ => return None,
    })
}
