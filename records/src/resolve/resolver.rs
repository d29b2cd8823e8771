//! The values of variables in a substitution: given values, or the fields of a record.

use super::resolution::Resolution;
use crate::model::{EvalResult, RecordId, ValueId, VariableSet};
use smallvec::SmallVec;
use tblgen_parser::Symbol;

#[derive(Clone, Copy, PartialEq, Eq)]
enum BindingState {
    New,
    /// Its own value is being substituted: it is not visible inside itself.
    Busy,
    Done,
}

#[derive(Clone, Copy)]
struct Binding {
    variable: Symbol,
    value: ValueId,
    state: BindingState,
}

/// A new name of an anonymous record.
#[derive(Clone, Copy)]
pub(crate) struct Renaming {
    pub(crate) old: ValueId,
    pub(crate) new: ValueId,
}

/// A substitution.
pub(crate) struct Resolver {
    /// Given values; values may mention each other's variables.
    bindings: SmallVec<[Binding; 8]>,
    /// The bindings that are not new.
    hidden: usize,
    /// The record that is resolved against itself: its fields are the values.
    pub(super) record: Option<RecordId>,
    /// Replaces the name of the record.
    pub(super) renaming: Option<Renaming>,
    /// The resolved value of each field, by its number.
    cache: SmallVec<[Option<ValueId>; 16]>,
    /// The fields that are being resolved, against infinite recursion.
    stack: SmallVec<[Symbol; 8]>,
    /// The variables that are replaced, and perhaps more.
    pub(super) variables: VariableSet,
    /// The record for which operators are folded.
    pub(crate) current: Option<RecordId>,
    /// Nothing becomes known later: operators that wait for other records are decided.
    pub(crate) is_final: bool,
    /// Variables of enclosing `!foreach`, `!filter` and `!foldl`, which are not replaced.
    pub(super) shadows: SmallVec<[Symbol; 4]>,
}

impl Resolver {
    /// Replaces nothing.
    pub(crate) fn nothing(current: Option<RecordId>) -> Self {
        Self {
            bindings: SmallVec::new(),
            hidden: 0,
            record: None,
            renaming: None,
            cache: SmallVec::new(),
            stack: SmallVec::new(),
            variables: VariableSet::NONE,
            current,
            is_final: false,
            shadows: SmallVec::new(),
        }
    }

    /// Replaces these variables. A later binding of the same variable replaces an earlier one.
    pub(crate) fn map(
        current: Option<RecordId>,
        bindings: impl IntoIterator<Item = (Symbol, ValueId)>,
    ) -> Self {
        let mut resolver = Self::nothing(current);
        for (variable, value) in bindings {
            resolver.variables = resolver.variables.with(VariableSet::of(variable));
            let new = Binding { variable, value, state: BindingState::New };
            match resolver.bindings.iter_mut().find(|binding| binding.variable == variable) {
                Some(binding) => *binding = new,
                None => resolver.bindings.push(new),
            }
        }
        resolver
    }

    /// Replaces nothing and decides operators that wait.
    pub(crate) fn last(current: Option<RecordId>) -> Self {
        Self { is_final: true, ..Self::nothing(current) }
    }

    /// Replaces field names by the fields of `record` and decides operators that wait.
    pub(crate) fn fields(record: RecordId, renaming: Option<Renaming>) -> Self {
        let record = Some(record);
        Self { record, renaming, variables: VariableSet::ALL, ..Self::last(record) }
    }
}

impl Resolution<'_> {
    /// The value of `variable`, if the resolver has one.
    pub(super) fn lookup(&mut self, variable: Symbol) -> EvalResult<Option<ValueId>> {
        if self.resolver.shadows.contains(&variable) {
            return Ok(None);
        }
        let Some(record) = self.resolver.record else { return self.lookup_binding(variable) };
        // The fields of a record are final, also where an argument of an instance mentions them.
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

    /// The new name of a record that is mentioned by its old one.
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
