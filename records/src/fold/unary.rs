//! Operators of one operand.

use super::folding::{Folder, Items};
use crate::model::{Folded, Node, Operation, TypeId, UnOp, ValueId};
use rtblgen_bytes::length_of;
use tblgen_parser::Symbol;

impl Folder<'_> {
    pub(super) fn fold_unary(&mut self, op: UnOp, ty: TypeId, operand: ValueId) -> Folded {
        Ok(match op {
            UnOp::Cast => return self.fold_cast(ty, operand),
            UnOp::GetDagOp => return self.fold_getdagop(ty, operand),
            UnOp::LogTwo => return self.fold_logtwo(operand),
            UnOp::Instances => return self.fold_instances(ty, operand),
            UnOp::IsA => self.fold_is_a(ty, operand),
            UnOp::Exists => self.fold_exists(ty, operand),
            UnOp::Head | UnOp::Tail => return self.fold_head_or_tail(op, operand),
            UnOp::ToLower => self.map_text(operand, |text| text.to_ascii_lowercase()),
            UnOp::ToUpper => self.map_text(operand, |text| text.to_ascii_uppercase()),
            UnOp::Not => self.store.as_int(operand).map(|int| self.store.values.int(i64::from(int == 0))),
            UnOp::Size => self.size(operand).map(|size| self.store.values.int(size as i64)),
            UnOp::Empty => self.size(operand).map(|size| self.store.values.int(i64::from(size == 0))),
            UnOp::GetDagOpName => match self.store.node(operand) {
                Node::Dag(words) => {
                    let name = self.store.values.dag_parts(words).name;
                    Some(name.map_or(ValueId::UNSET, |name| self.store.values.string(name)))
                }
                _ => None,
            },
            UnOp::ListFlatten => self.fold_listflatten(operand),
            UnOp::Repr => self.fold_repr(operand),
            UnOp::Initialized => self.fold_initialized(operand),
        })
    }

    fn map_text(&mut self, operand: ValueId, map: impl Fn(&str) -> String) -> Option<ValueId> {
        let text = self.store.as_symbol(operand)?;
        let mapped = map(self.store.text(text));
        Some(self.store.string(&mapped))
    }

    /// The number of elements, dag arguments, or bytes of text.
    fn size(&self, operand: ValueId) -> Option<usize> {
        match self.store.node(operand) {
            Node::List { items, .. } => Some(self.store.values.len(items)),
            Node::Dag(words) => Some((self.store.values.len(words) - 2) / 2),
            Node::Str(text) | Node::Code(text) => Some(length_of(self.store.text(text).as_bytes())),
            _ => None,
        }
    }

    fn fold_cast(&mut self, ty: TypeId, operand: ValueId) -> Folded {
        if ty == TypeId::STRING {
            match self.store.node(operand) {
                Node::Str(_) | Node::Code(_) => return Ok(Some(operand)),
                Node::Record(_) => {
                    let name = self.store.display(operand);
                    return Ok(Some(self.store.string(&name)));
                }
                _ => {}
            }
            if let Some(int) = self.store.as_int(operand) {
                return Ok(Some(self.store.string(&int.to_string())));
            }
        } else if self.store.types.is_record(ty)
            && let Some(name) = self.store.as_symbol(operand)
        {
            return self.fold_cast_to_record(ty, name);
        }
        Ok(self.store.convert(operand, ty))
    }

    fn fold_cast_to_record(&mut self, ty: TypeId, name: Symbol) -> Folded {
        let found = match self.store.records.definition(name) {
            Some(record) => record,
            None => match self.current.filter(|_| self.is_current_name(name)) {
                // A record may refer to itself, but its type is known only at its end.
                Some(current) if self.is_final => current,
                None if self.is_final => {
                    let message = format!("Undefined reference to record: '{}'", self.store.text(name));
                    return Err(self.failed_anywhere(message));
                }
                _ => return Ok(None),
            },
        };
        let found_type = self.store.definition_type(found);
        let value = self.store.values.record(found);
        if self.store.is_subtype(found_type, ty) {
            return Ok(Some(value));
        }
        let name = self.store.values.string(name);
        let message = self.type_mismatch(UnOp::Cast, name, ty, found_type);
        Err(self.failed_anywhere(message))
    }

    /// The message for an operator with a result of the wrong type.
    fn type_mismatch(&mut self, op: UnOp, operand: ValueId, expected: TypeId, found: TypeId) -> String {
        let value = self.store.values.operation(Operation::Unary(op, expected, operand));
        format!(
            "Expected type '{}', got '{}' in: {}",
            self.store.display_type(expected),
            self.store.display_type(found),
            self.store.display(value)
        )
    }

    fn fold_getdagop(&mut self, ty: TypeId, operand: ValueId) -> Folded {
        let Node::Dag(words) = self.store.node(operand) else { return Ok(None) };
        let operator = self.store.values.dag_parts(words).operator;
        let Some(own) = self.store.type_of(operator) else {
            return Err(self.failed("the dag of !getdagop has no operator"));
        };
        if self.store.is_subtype(own, ty) {
            return Ok(Some(operator));
        }
        let message = self.type_mismatch(UnOp::GetDagOp, operand, ty, own);
        Err(self.failed_anywhere(message))
    }

    fn fold_logtwo(&mut self, operand: ValueId) -> Folded {
        let Some(int) = self.store.as_int(operand) else { return Ok(None) };
        if int <= 0 {
            let message = "Illegal operation: logtwo is undefined on arguments less than or equal to 0";
            return Err(self.failed(message));
        }
        Ok(Some(self.store.values.int(i64::from(int.ilog2()))))
    }

    fn fold_head_or_tail(&mut self, op: UnOp, operand: ValueId) -> Folded {
        let Node::List { element, items } = self.store.node(operand) else { return Ok(None) };
        let items: Items = self.store.values.items(items).collect();
        let Some((&first, rest)) = items.split_first() else {
            return Err(self.failed(format!("!{} of an empty list", op.name())));
        };
        Ok(Some(if op == UnOp::Head { first } else { self.store.values.list(element, rest) }))
    }

    fn fold_listflatten(&mut self, operand: ValueId) -> Option<ValueId> {
        let Node::List { element, items } = self.store.node(operand) else { return None };
        let Some(inner) = self.store.types.element(element) else { return Some(operand) };
        let mut flat = Items::new();
        for item in self.store.values.items(items) {
            let Node::List { items, .. } = self.store.node(item) else { return None };
            flat.extend(self.store.values.items(items));
        }
        Some(self.store.values.list(inner, &flat))
    }

    fn fold_repr(&mut self, operand: ValueId) -> Option<ValueId> {
        if !self.store.is_concrete(operand) {
            return None;
        }
        let text = match self.store.node(operand) {
            Node::Record(record) => {
                let mut text = String::new();
                self.store.write_record(&mut text, record);
                text
            }
            _ => self.store.display(operand),
        };
        Some(self.store.string(&text))
    }

    fn fold_initialized(&mut self, operand: ValueId) -> Option<ValueId> {
        if operand == ValueId::UNSET {
            return Some(self.store.values.int(0));
        }
        self.store.is_concrete(operand).then(|| self.store.values.int(1))
    }
}
