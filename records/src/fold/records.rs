//! Operators on records, `!cond`, and the errors of operators.

use super::folding::{Folding, Items};
use crate::model::error::{EvalError, EvalResult};
use crate::model::ids::{RecordId, TypeId, ValueId};
use crate::model::order::numeric;
use crate::model::store::Store;
use crate::model::types::Type;
use crate::model::value::Node;
use tblgen_parser::symbols::Symbol;

impl Store {
    /// The error of an operation, located as llvm-tblgen does: at the record that is being made.
    pub(super) fn failed(&self, folding: Folding, message: impl Into<String>) -> EvalError {
        EvalError::of_operator(self.at_record(folding.current, message))
    }

    /// As [`Store::failed`], where llvm-tblgen says it without a place outside of records; most make it crash there.
    pub(super) fn failed_anywhere(&self, folding: Folding, message: impl Into<String>) -> EvalError {
        match folding.current {
            Some(_) => self.failed(folding, message),
            None => EvalError::without_place(message),
        }
    }

    pub(crate) fn fold_cond(
        &mut self,
        folding: Folding,
        ty: TypeId,
        cases: &[ValueId],
    ) -> EvalResult<Option<ValueId>> {
        for case in cases.as_chunks::<2>().0 {
            let [condition, value] = *case;
            match self.as_int(condition) {
                None => return Ok(None),
                Some(0) => {}
                Some(_) => return Ok(self.convert(value, ty)),
            }
        }
        let name = folding.current.map_or_else(String::new, |record| self.record_name(record));
        let value = self.values.cond(cases, ty);
        let text = self.display(value);
        Err(self.failed(folding, format!("{name} does not have any true condition in:{text}")))
    }

    pub(crate) fn fold_is_a(&mut self, ty: TypeId, value: ValueId) -> Option<ValueId> {
        let own = self.type_of(value)?;
        if self.is_convertible(own, ty) {
            return Some(self.values.int(1));
        }
        // A symbolic record may yet turn out to be one of the wanted class.
        let decided = !self.types.is_record(ty)
            || (!self.is_convertible(ty, own) && self.is_concrete(value))
            || matches!(self.values.node(value), Node::Record(_));
        decided.then(|| self.values.int(0))
    }

    /// `name` is the name of the record that is being made.
    pub(super) fn is_current_name(&self, current: Option<RecordId>, name: Symbol) -> bool {
        current.is_some_and(|current| {
            let own = self.record(current).name;
            self.as_symbol(own) == Some(name)
                || (matches!(self.values.node(own), Node::AnonymousName(_))
                    && self.display(own) == self.text(name))
        })
    }

    pub(crate) fn fold_exists(&mut self, folding: Folding, ty: TypeId, name: ValueId) -> Option<ValueId> {
        let name = self.as_symbol(name)?;
        let found = match self.records.definition(name) {
            Some(record) => {
                let own = self.definition_type(record);
                self.is_subtype(own, ty)
            }
            None if self.is_current_name(folding.current, name) => {
                if !folding.is_final {
                    return None;
                }
                let own = folding.current.map(|record| self.current_type(record));
                own.is_some_and(|own| self.is_subtype(own, ty))
            }
            None if folding.is_final => false,
            None => return None,
        };
        Some(self.values.int(i64::from(found)))
    }

    pub(crate) fn fold_instances(
        &mut self,
        folding: Folding,
        ty: TypeId,
        regex: ValueId,
    ) -> EvalResult<Option<ValueId>> {
        if folding.current.is_some() && !folding.is_final {
            return Ok(None);
        }
        let Some(pattern) = self.as_symbol(regex) else { return Ok(None) };
        let regex = self.regex(pattern)?;
        // No record is of another type.
        let Type::Record(classes) = self.types.kind(ty) else {
            return Ok(Some(self.values.list(ty, &[])));
        };
        let derived = |id: &RecordId| classes.iter().all(|&class| self.records.derives_from(*id, class));
        let mut found: Vec<RecordId> = Vec::new();
        for id in self.records.final_definitions().iter().copied().filter(derived) {
            if regex.is_match(&rtblgen_bytes::bytes_of(self.name_text(id))) {
                found.push(id);
            }
        }
        found.sort_by(|&a, &b| numeric(self.name_text(a), self.name_text(b)));
        let items: Items = found.into_iter().map(|id| self.values.record(id)).collect();
        Ok(Some(self.values.list(ty, &items)))
    }

    pub(crate) fn fold_field(
        &mut self,
        folding: Folding,
        of: ValueId,
        name: Symbol,
    ) -> EvalResult<Option<ValueId>> {
        let Node::Record(record) = self.values.node(of) else { return Ok(None) };
        if Some(record) == folding.current {
            let message = format!(
                "Attempting to access field '{}' of '{}' is a forbidden self-reference",
                self.text(name),
                self.display(of)
            );
            return Err(self.failed(folding, message));
        }
        let Some(number) = self.records.field_number(record, name) else { return Ok(None) };
        let value = self.record(record).fields[number].value;
        Ok(self.is_concrete(value).then_some(value))
    }
}
