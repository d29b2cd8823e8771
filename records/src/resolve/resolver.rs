//! The values of variables in a substitution: given values, or the fields of a record.

use super::resolution::Resolution;
use crate::fold::Folding;
use crate::model::{EvalResult, RecordId, ValueId, VariableSet};
use smallvec::SmallVec;
use tblgen_parser::Symbol;

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum BindingState {
    New,
    /// Its own value is being substituted: it is not visible inside itself.
    Busy,
    Done,
}

#[derive(Clone, Copy)]
pub(super) struct Binding {
    variable: Symbol,
    value: ValueId,
    state: BindingState,
}

/// The values of variables.
pub(super) enum Source {
    /// Given values; values may mention each other's variables.
    Map { bindings: SmallVec<[Binding; 8]>, hidden: usize },
    /// The fields of a record that is resolved against itself.
    Fields(Fields),
}

/// A new name of an anonymous record.
#[derive(Clone, Copy)]
pub(crate) struct Renaming {
    pub(crate) old: ValueId,
    pub(crate) new: ValueId,
}

pub(super) struct Fields {
    pub(super) record: RecordId,
    /// Replaces the name of the record.
    pub(super) renaming: Option<Renaming>,
    /// The resolved value of each field, by its number.
    cache: SmallVec<[Option<ValueId>; 16]>,
    /// The fields that are being resolved, against infinite recursion.
    stack: SmallVec<[Symbol; 8]>,
}

/// A substitution.
pub(crate) struct Resolver {
    pub(super) source: Source,
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
    fn new(source: Source, variables: VariableSet, current: Option<RecordId>) -> Self {
        Self { source, variables, current, is_final: false, shadows: SmallVec::new() }
    }

    /// Replaces the variables that [`Resolver::set`] will name.
    pub(crate) fn map(current: Option<RecordId>) -> Self {
        Self::new(Source::Map { bindings: SmallVec::new(), hidden: 0 }, VariableSet::NONE, current)
    }

    /// Replaces nothing and decides operators that wait.
    pub(crate) fn last(current: Option<RecordId>) -> Self {
        Self { is_final: true, ..Self::map(current) }
    }

    /// Replaces field names by the fields of `record` and decides operators that wait.
    pub(crate) fn fields(record: RecordId, renaming: Option<Renaming>) -> Self {
        let fields = Fields { record, renaming, cache: SmallVec::new(), stack: SmallVec::new() };
        let mut resolver = Self::new(Source::Fields(fields), VariableSet::ALL, Some(record));
        resolver.is_final = true;
        resolver
    }

    /// Binds `variable`; a later binding of the same variable replaces an earlier one.
    pub(crate) fn set(&mut self, variable: Symbol, value: ValueId) {
        let Source::Map { bindings, .. } = &mut self.source else { return };
        self.variables = self.variables.with(VariableSet::of(variable));
        let new = Binding { variable, value, state: BindingState::New };
        match bindings.iter_mut().find(|binding| binding.variable == variable) {
            Some(binding) => *binding = new,
            None => bindings.push(new),
        }
    }

    pub(super) fn folding(&self) -> Folding {
        Folding { current: self.current, is_final: self.is_final }
    }

    pub(super) fn keeps_unset_bits(&self) -> bool {
        matches!(self.source, Source::Fields(_))
    }
}

impl Resolution<'_> {
    /// The value of `variable`, if the resolver has one.
    pub(super) fn lookup(
        &mut self,
        resolver: &mut Resolver,
        variable: Symbol,
    ) -> EvalResult<Option<ValueId>> {
        if !resolver.shadows.is_empty() && resolver.shadows.contains(&variable) {
            return Ok(None);
        }
        match &mut resolver.source {
            Source::Map { .. } => self.lookup_binding(resolver, variable),
            Source::Fields(_) => {
                // The fields of a record are final, also where an argument of an instance mentions them.
                let is_final = std::mem::replace(&mut resolver.is_final, true);
                let value = self.lookup_field(resolver, variable);
                resolver.is_final = is_final;
                value
            }
        }
    }

    fn lookup_binding(&mut self, resolver: &mut Resolver, variable: Symbol) -> EvalResult<Option<ValueId>> {
        let Source::Map { bindings, hidden } = &resolver.source else { return Ok(None) };
        let Some(index) = bindings.iter().position(|binding| binding.variable == variable) else {
            return Ok(None);
        };
        let binding = bindings[index];
        match binding.state {
            BindingState::Busy => return Ok(None),
            BindingState::Done => return Ok(Some(binding.value)),
            BindingState::New if bindings.len() - *hidden <= 1 => return Ok(Some(binding.value)),
            BindingState::New if self.is_settled(binding.value, resolver) => return Ok(Some(binding.value)),
            BindingState::New => {}
        }
        if let Source::Map { bindings, hidden } = &mut resolver.source {
            bindings[index].state = BindingState::Busy;
            *hidden += 1;
        }
        // Variables of enclosing operators are not visible in the values of the map.
        let shadows = std::mem::take(&mut resolver.shadows);
        let value = self.deeper(resolver.current, |this| this.resolve(binding.value, resolver));
        resolver.shadows = shadows;
        let value = value?;
        if let Source::Map { bindings, hidden } = &mut resolver.source {
            bindings[index] = Binding { variable, value, state: BindingState::Done };
            *hidden -= 1;
        }
        Ok(Some(value))
    }

    fn lookup_field(&mut self, resolver: &mut Resolver, variable: Symbol) -> EvalResult<Option<ValueId>> {
        let Source::Fields(fields) = &mut resolver.source else { return Ok(None) };
        let Some(index) = self.store.records.field_number(fields.record, variable) else {
            return self.lookup_own_name(resolver, variable);
        };
        let record = self.store.record(fields.record);
        if let Some(Some(known)) = fields.cache.get(index) {
            return Ok(Some(*known));
        }
        let (value, count) = (record.fields[index].value, record.fields.len());
        if value == ValueId::UNSET || fields.stack.contains(&variable) {
            return Ok(None);
        }
        if self.is_settled(value, resolver) {
            return Ok(Some(value));
        }
        let resolved = self.resolve_field(resolver, variable, value)?;
        if let Source::Fields(fields) = &mut resolver.source {
            fields.cache.resize(count, None);
            fields.cache[index] = Some(resolved);
        }
        Ok(Some(resolved))
    }

    /// The new name of a record that is mentioned by its old one.
    fn lookup_own_name(&mut self, resolver: &mut Resolver, variable: Symbol) -> EvalResult<Option<ValueId>> {
        let Source::Fields(fields) = &mut resolver.source else { return Ok(None) };
        let is_own = self.store.as_symbol(self.store.record(fields.record).name) == Some(variable);
        match fields.renaming.filter(|_| is_own && !fields.stack.contains(&variable)) {
            Some(renaming) => self.resolve_field(resolver, variable, renaming.new).map(Some),
            None => Ok(None),
        }
    }

    fn resolve_field(
        &mut self,
        resolver: &mut Resolver,
        name: Symbol,
        value: ValueId,
    ) -> EvalResult<ValueId> {
        let Source::Fields(fields) = &mut resolver.source else { return Ok(value) };
        fields.stack.push(name);
        let shadows = std::mem::take(&mut resolver.shadows);
        let value = self.deeper(resolver.current, |this| this.resolve(value, resolver));
        resolver.shadows = shadows;
        if let Source::Fields(fields) = &mut resolver.source {
            fields.stack.pop();
        }
        value
    }
}
