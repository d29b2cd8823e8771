//! Operators on records, `!cond`, and the errors of operators.

use super::folding::{Folder, Items};
use crate::model::order::numeric;
use crate::model::{EvalError, Folded, Node, Operation, RecordId, Type, TypeId, ValueId};
use tblgen_parser::Symbol;

impl Folder<'_> {
    /// The error of an operator, at the record that is being made, as in llvm-tblgen.
    pub(super) fn failed(&self, message: impl Into<String>) -> EvalError {
        EvalError::of_operator(self.store.at_record(self.current, message))
    }

    /// The same as [`Folder::failed`], but without a position outside of records. For most errors llvm-tblgen
    /// crashes there.
    pub(super) fn failed_anywhere(&self, message: impl Into<String>) -> EvalError {
        match self.current {
            Some(_) => self.failed(message),
            None => EvalError::without_place(message),
        }
    }

    pub(super) fn fold_cond(&mut self, ty: TypeId, cases: &[ValueId]) -> Folded {
        for case in cases.as_chunks::<2>().0 {
            let [condition, value] = *case;
            match self.store.as_int(condition) {
                None => return Ok(None),
                Some(0) => {}
                // Bits of which some are not known yet are converted later, with the result.
                Some(_) => return Ok(self.store.convert(value, ty).or(Some(value))),
            }
        }
        let name = self.current.map_or_else(String::new, |record| self.store.record_name(record));
        let value = self.store.values.operation(Operation::Cond(ty, cases));
        let text = self.store.display(value);
        Err(self.failed(format!("{name} does not have any true condition in:{text}")))
    }

    pub(super) fn fold_is_a(&mut self, ty: TypeId, value: ValueId) -> Option<ValueId> {
        let own = self.store.type_of(value)?;
        if self.store.is_convertible(own, ty) {
            return Some(self.store.values.int(1));
        }
        // A symbolic record may still derive from the wanted class.
        let decided = !self.store.types.is_record(ty)
            || (!self.store.is_convertible(ty, own) && self.store.is_concrete(value))
            || matches!(self.store.node(value), Node::Record(_));
        decided.then(|| self.store.values.int(0))
    }

    /// Whether `name` is the name of the record that is being made.
    pub(super) fn is_current_name(&self, name: Symbol) -> bool {
        self.current.is_some_and(|current| {
            let own = self.store.record(current).name;
            self.store.as_symbol(own) == Some(name)
                || (matches!(self.store.node(own), Node::AnonymousName(_))
                    && self.store.display(own) == self.store.text(name))
        })
    }

    pub(super) fn fold_exists(&mut self, ty: TypeId, name: ValueId) -> Option<ValueId> {
        let name = self.store.as_symbol(name)?;
        let found = match self.store.records.definition(name) {
            Some(record) => {
                let own = self.store.definition_type(record);
                self.store.is_subtype(own, ty)
            }
            None if self.is_current_name(name) => {
                if !self.is_final {
                    return None;
                }
                let own = self.current.map(|record| self.store.current_type(record));
                own.is_some_and(|own| self.store.is_subtype(own, ty))
            }
            None if self.is_final => false,
            None => return None,
        };
        Some(self.store.values.int(i64::from(found)))
    }

    pub(super) fn fold_instances(&mut self, ty: TypeId, regex: ValueId) -> Folded {
        if self.current.is_some() && !self.is_final {
            return Ok(None);
        }
        let Some(pattern) = self.store.as_symbol(regex) else { return Ok(None) };
        let regex = self.regexes.find(self.store, pattern)?;
        // No record is of another type.
        let Type::Record(classes) = self.store.types.kind(ty) else {
            return Ok(Some(self.store.values.list::<ValueId>(ty, &[])));
        };
        let derived =
            |id: &RecordId| classes.iter().all(|&class| self.store.records.derives_from(*id, class));
        let mut found: Vec<RecordId> = Vec::new();
        for id in self.store.records.final_definitions().iter().copied().filter(derived) {
            if regex.is_match(&rtblgen_bytes::bytes_of(self.store.name_text(id))) {
                found.push(id);
            }
        }
        found.sort_by(|&a, &b| numeric(self.store.name_text(a), self.store.name_text(b)));
        let items: Items = found.into_iter().map(|id| self.store.values.record(id)).collect();
        Ok(Some(self.store.values.list(ty, &items)))
    }

    pub(super) fn fold_field(&mut self, of: ValueId, name: Symbol) -> Folded {
        let Node::Record(record) = self.store.node(of) else { return Ok(None) };
        if Some(record) == self.current {
            let message = format!(
                "Attempting to access field '{}' of '{}' is a forbidden self-reference",
                self.store.text(name),
                self.store.display(of)
            );
            return Err(self.failed(message));
        }
        let Some(number) = self.store.records.field_number(record, name) else { return Ok(None) };
        let value = self.store.record(record).fields[number].value;
        Ok(self.store.is_concrete(value).then_some(value))
    }
}
