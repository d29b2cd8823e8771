//! Operators of one operand.

use super::folding::{Folding, Items};
use crate::model::error::EvalResult;
use crate::model::ids::{TypeId, ValueId};
use crate::model::operators::UnOp;
use crate::model::store::Store;
use crate::model::value::Node;
use rtblgen_bytes::length_of;
use tblgen_parser::symbols::Symbol;

impl Store {
    pub(crate) fn fold_unary(
        &mut self,
        folding: Folding,
        op: UnOp,
        ty: TypeId,
        operand: ValueId,
    ) -> EvalResult<Option<ValueId>> {
        Ok(match op {
            UnOp::Cast => return self.fold_cast(folding, ty, operand),
            UnOp::GetDagOp => return self.fold_getdagop(folding, ty, operand),
            UnOp::LogTwo => return self.fold_logtwo(folding, operand),
            UnOp::Head | UnOp::Tail => return self.fold_head_or_tail(folding, op, operand),
            UnOp::ToLower => self.map_text(operand, |text| text.to_ascii_lowercase()),
            UnOp::ToUpper => self.map_text(operand, |text| text.to_ascii_uppercase()),
            UnOp::Not => self.as_int(operand).map(|int| self.values.int(i64::from(int == 0))),
            UnOp::Size => self.size(operand).map(|size| self.values.int(size as i64)),
            UnOp::Empty => self.size(operand).map(|size| self.values.int(i64::from(size == 0))),
            UnOp::GetDagOpName => match self.values.node(operand) {
                Node::Dag(words) => {
                    let name = self.values.dag_parts(words).name;
                    Some(name.map_or(ValueId::UNSET, |name| self.values.string(name)))
                }
                _ => None,
            },
            UnOp::ListFlatten => self.fold_listflatten(operand),
            UnOp::Repr => self.fold_repr(operand),
            UnOp::Initialized => self.fold_initialized(operand),
        })
    }

    fn map_text(&mut self, operand: ValueId, map: impl Fn(&str) -> String) -> Option<ValueId> {
        let text = self.as_symbol(operand)?;
        let mapped = map(self.text(text));
        Some(self.string(&mapped))
    }

    /// The number of elements, dag arguments, or bytes of text.
    fn size(&self, operand: ValueId) -> Option<usize> {
        match self.values.node(operand) {
            Node::List { items, .. } => Some(self.values.len(items)),
            Node::Dag(words) => Some((self.values.len(words) - 2) / 2),
            Node::Str(text) | Node::Code(text) => Some(length_of(self.text(text).as_bytes())),
            _ => None,
        }
    }

    fn fold_cast(&mut self, folding: Folding, ty: TypeId, operand: ValueId) -> EvalResult<Option<ValueId>> {
        if ty == TypeId::STRING {
            match self.values.node(operand) {
                Node::Str(_) | Node::Code(_) => return Ok(Some(operand)),
                Node::Record(_) => {
                    let name = self.display(operand);
                    return Ok(Some(self.string(&name)));
                }
                _ => {}
            }
            if let Some(int) = self.as_int(operand) {
                return Ok(Some(self.string(&int.to_string())));
            }
        } else if self.types.is_record(ty)
            && let Some(name) = self.as_symbol(operand)
        {
            return self.fold_cast_to_record(folding, ty, name);
        }
        Ok(self.convert(operand, ty))
    }

    fn fold_cast_to_record(
        &mut self,
        folding: Folding,
        ty: TypeId,
        name: Symbol,
    ) -> EvalResult<Option<ValueId>> {
        let found = match self.records.definition(name) {
            Some(record) => record,
            None => match folding.current.filter(|_| self.is_current_name(folding.current, name)) {
                // A record may refer to itself, but its type is known only at its end.
                Some(current) if folding.is_final => current,
                None if folding.is_final => {
                    let message = format!("Undefined reference to record: '{}'", self.text(name));
                    return Err(self.failed_anywhere(folding, message));
                }
                _ => return Ok(None),
            },
        };
        let found_type = self.definition_type(found);
        let value = self.values.record(found);
        if self.is_subtype(found_type, ty) {
            return Ok(Some(value));
        }
        let name = self.values.string(name);
        let message = self.type_mismatch(UnOp::Cast, name, ty, found_type);
        Err(self.failed_anywhere(folding, message))
    }

    /// The words for an operator whose result is of the wrong type.
    fn type_mismatch(&mut self, op: UnOp, operand: ValueId, expected: TypeId, found: TypeId) -> String {
        let value = self.values.unary(op, operand, expected);
        format!(
            "Expected type '{}', got '{}' in: {}",
            self.display_type(expected),
            self.display_type(found),
            self.display(value)
        )
    }

    fn fold_getdagop(
        &mut self,
        folding: Folding,
        ty: TypeId,
        operand: ValueId,
    ) -> EvalResult<Option<ValueId>> {
        let Node::Dag(words) = self.values.node(operand) else { return Ok(None) };
        let operator = self.values.dag_parts(words).operator;
        let Some(own) = self.type_of(operator) else {
            return Err(self.failed(folding, "the dag of !getdagop has no operator"));
        };
        if self.is_subtype(own, ty) {
            return Ok(Some(operator));
        }
        let message = self.type_mismatch(UnOp::GetDagOp, operand, ty, own);
        Err(self.failed_anywhere(folding, message))
    }

    fn fold_logtwo(&mut self, folding: Folding, operand: ValueId) -> EvalResult<Option<ValueId>> {
        let Some(int) = self.as_int(operand) else { return Ok(None) };
        if int <= 0 {
            let message = "Illegal operation: logtwo is undefined on arguments less than or equal to 0";
            return Err(self.failed(folding, message));
        }
        Ok(Some(self.values.int(i64::from(int.ilog2()))))
    }

    fn fold_head_or_tail(
        &mut self,
        folding: Folding,
        op: UnOp,
        operand: ValueId,
    ) -> EvalResult<Option<ValueId>> {
        let Node::List { element, items } = self.values.node(operand) else { return Ok(None) };
        let items: Items = self.values.items(items).collect();
        let Some((&first, rest)) = items.split_first() else {
            return Err(self.failed(folding, format!("!{} of an empty list", op.name())));
        };
        Ok(Some(if op == UnOp::Head { first } else { self.values.list(element, rest) }))
    }

    fn fold_listflatten(&mut self, operand: ValueId) -> Option<ValueId> {
        let Node::List { element, items } = self.values.node(operand) else { return None };
        let Some(inner) = self.types.element(element) else { return Some(operand) };
        let mut flat = Items::new();
        for item in self.values.items(items) {
            let Node::List { items, .. } = self.values.node(item) else { return None };
            flat.extend(self.values.items(items));
        }
        Some(self.values.list(inner, &flat))
    }

    fn fold_repr(&mut self, operand: ValueId) -> Option<ValueId> {
        if !self.is_concrete(operand) {
            return None;
        }
        let text = match self.values.node(operand) {
            Node::Record(record) => {
                let mut text = String::new();
                self.write_record(&mut text, record);
                text
            }
            _ => self.display(operand),
        };
        Some(self.string(&text))
    }

    fn fold_initialized(&mut self, operand: ValueId) -> Option<ValueId> {
        if operand == ValueId::UNSET {
            return Some(self.values.int(0));
        }
        self.is_concrete(operand).then(|| self.values.int(1))
    }
}
