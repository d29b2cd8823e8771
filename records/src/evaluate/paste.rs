//! Evaluation of `a # b`.

use super::context::{Context, Mode};
use super::state::Evaluator;
use crate::model::{BinOp, EvalError, EvalResult, Operation, TypeId, UnOp, ValueId};
use smallvec::SmallVec;
use tblgen_parser::syntax::ExprId;
use tblgen_parser::{Span, Symbol};

/// An operand of `#` with another after it.
#[derive(Clone, Copy)]
struct Operand {
    value: ValueId,
    /// A list; anything else is a string.
    is_list: bool,
    /// The position of the `#` after the operand.
    hash: u32,
}

type Operands = SmallVec<[Operand; 8]>;

impl Evaluator<'_> {
    /// `a # b # c`: evaluated from the left, joined from the right. There may be no operand after the last `#`.
    pub(super) fn paste(
        &mut self,
        operands: &[ExprId],
        hashes: &[u32],
        context: Context,
    ) -> EvalResult<ValueId> {
        let (mut before, last) = self.paste_operands(operands, hashes, context)?;
        let mut result = match last {
            Some(last) => last,
            None => self.paste_of_nothing(&mut before, context)?,
        };
        while let Some(Operand { value, is_list, hash }) = before.pop() {
            result = if is_list {
                let ty = self.store.type_of(value).unwrap_or(TypeId::STRING);
                self.fold_here(Operation::Binary(BinOp::ListConcat, ty, [value, result]), context)?
            } else {
                let Some(ty) = self.store.type_of(result) else {
                    return Err(paste_error(hash, "RHS of paste is not typed!"));
                };
                let right = self.as_string(result, ty, hash, context)?;
                self.string_concat(value, right, context)?
            };
        }
        Ok(result)
    }

    /// The operands with a `#` after them, and the last one.
    fn paste_operands(
        &mut self,
        operands: &[ExprId],
        hashes: &[u32],
        context: Context,
    ) -> EvalResult<(Operands, Option<ValueId>)> {
        let mut before = Operands::new();
        let mut next = context;
        for (i, &operand) in operands.iter().enumerate() {
            let value = self.value(operand, next)?;
            let Some(&hash) = hashes.get(i) else { return Ok((before, Some(value))) };
            let Some(ty) = self.store.type_of(value) else {
                return Err(paste_error(hash, "LHS of paste is not typed!"));
            };
            let is_list = self.store.types.element(ty).is_some();
            let value = if is_list { value } else { self.as_string(value, ty, hash, context)? };
            before.push(Operand { value, is_list, hash });
            next = match is_list {
                true => Context { mode: Mode::Value, ..next },
                false => Context { record: context.record, expected: None, mode: Mode::Name },
            };
        }
        Ok((before, None))
    }

    /// The last operand, with nothing after its `#`.
    fn paste_of_nothing(&mut self, before: &mut Operands, context: Context) -> EvalResult<ValueId> {
        match before.pop() {
            None => Ok(ValueId::UNSET),
            Some(Operand { value, is_list: true, .. }) => Ok(value),
            Some(Operand { value, .. }) => {
                let empty = self.store.values.string(Symbol::EMPTY);
                self.string_concat(value, empty, context)
            }
        }
    }

    fn as_string(&mut self, value: ValueId, ty: TypeId, hash: u32, context: Context) -> EvalResult<ValueId> {
        if ty == TypeId::STRING {
            return Ok(value);
        }
        let cast = self.fold_here(Operation::Unary(UnOp::Cast, TypeId::STRING, value), context)?;
        if cast == ValueId::UNSET {
            let text = self.store.display(value);
            return Err(paste_error(hash, &format!("can't cast '{text}' to string")));
        }
        Ok(cast)
    }

    /// The strings `lhs` and `rhs`, joined.
    pub(super) fn string_concat(
        &mut self,
        lhs: ValueId,
        rhs: ValueId,
        context: Context,
    ) -> EvalResult<ValueId> {
        self.fold_here(Operation::Binary(BinOp::StrConcat, TypeId::STRING, [lhs, rhs]), context)
    }
}

fn paste_error(hash: u32, message: &str) -> EvalError {
    EvalError::at(Span::new(hash, hash + 1), message)
}
