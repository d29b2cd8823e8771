//! Lookup of variables in bindings or in the fields of a record.

use super::resolution::Resolution;
use super::resolver::{Binding, BindingState};
use crate::model::{EvalResult, RecordId, ValueId};
use tblgen_parser::Symbol;

impl Resolution<'_> {
    /// The value of `variable`, if the resolver has one.
    pub(super) fn lookup(&mut self, variable: Symbol) -> EvalResult<Option<ValueId>> {
        if self.resolver.shadows.contains(&variable) {
            return Ok(None);
        }
        let Some(record) = self.resolver.record else { return self.lookup_binding(variable) };
        // The fields of a record are final, even if an argument of an instance refers to them.
        let is_final = std::mem::replace(&mut self.resolver.is_final, true);
        let value = self.lookup_field(record, variable);
        self.resolver.is_final = is_final;
        value
    }

    fn lookup_binding(&mut self, variable: Symbol) -> EvalResult<Option<ValueId>> {
        let bindings = &self.resolver.bindings;
        let Some(index) = bindings.iter().position(|binding| binding.variable == variable) else {
            return Ok(None);
        };
        let binding = bindings[index];
        match binding.state {
            BindingState::Busy => return Ok(None),
            BindingState::Done => return Ok(Some(binding.value)),
            BindingState::New if bindings.len() - self.resolver.hidden <= 1 => {
                return Ok(Some(binding.value));
            }
            BindingState::New if self.is_settled(binding.value) => return Ok(Some(binding.value)),
            BindingState::New => {}
        }
        self.resolver.bindings[index].state = BindingState::Busy;
        self.resolver.hidden += 1;
        let value = self.resolve_unshadowed(binding.value)?;
        self.resolver.bindings[index] = Binding { variable, value, state: BindingState::Done };
        self.resolver.hidden -= 1;
        Ok(Some(value))
    }

    fn lookup_field(&mut self, record: RecordId, variable: Symbol) -> EvalResult<Option<ValueId>> {
        let Some(index) = self.store.records.field_number(record, variable) else {
            return self.lookup_own_name(record, variable);
        };
        if let Some(&Some(known)) = self.resolver.cache.get(index) {
            return Ok(Some(known));
        }
        let fields = &self.store.record(record).fields;
        let (value, count) = (fields[index].value, fields.len());
        if value == ValueId::UNSET || self.resolver.stack.contains(&variable) {
            return Ok(None);
        }
        if self.is_settled(value) {
            return Ok(Some(value));
        }
        let resolved = self.resolve_field(variable, value)?;
        self.resolver.cache.resize(count, None);
        self.resolver.cache[index] = Some(resolved);
        Ok(Some(resolved))
    }

    /// The new name of the record, if `variable` is its old name.
    fn lookup_own_name(&mut self, record: RecordId, variable: Symbol) -> EvalResult<Option<ValueId>> {
        let is_own = self.store.as_symbol(self.store.record(record).name) == Some(variable);
        match self.resolver.renaming.filter(|_| is_own && !self.resolver.stack.contains(&variable)) {
            Some(renaming) => self.resolve_field(variable, renaming.new).map(Some),
            None => Ok(None),
        }
    }

    fn resolve_field(&mut self, name: Symbol, value: ValueId) -> EvalResult<ValueId> {
        self.resolver.stack.push(name);
        let value = self.resolve_unshadowed(value);
        self.resolver.stack.pop();
        value
    }

    /// Resolves the value of a variable. The variables of enclosing operators are not visible in it.
    fn resolve_unshadowed(&mut self, value: ValueId) -> EvalResult<ValueId> {
        let shadows = std::mem::take(&mut self.resolver.shadows);
        let value = self.deeper(|this| this.resolve(value));
        self.resolver.shadows = shadows;
        value
    }
}
