//! The names of the whole file besides records: variables, types and multiclasses.

use super::entry::Entry;
use crate::model::{RecordId, TypeId, ValueId};
use rustc_hash::FxHashMap;
use tblgen_parser::Symbol;

/// Variables of `defvar` and `defset`, types of `deftype`, and multiclasses.
#[derive(Default)]
pub(super) struct Globals {
    variables: FxHashMap<Symbol, ValueId>,
    type_aliases: FxHashMap<Symbol, TypeId>,
    multiclasses: FxHashMap<Symbol, Multiclass>,
    current_multiclass: Option<Symbol>,
}

pub(super) struct Multiclass {
    /// Holds the template arguments.
    pub(super) record: RecordId,
    pub(super) entries: Vec<Entry>,
}

impl Globals {
    pub(super) fn variable(&self, name: Symbol) -> Option<ValueId> {
        self.variables.get(&name).copied()
    }

    pub(super) fn set_variable(&mut self, name: Symbol, value: ValueId) {
        self.variables.insert(name, value);
    }

    pub(super) fn variable_names(&self) -> impl Iterator<Item = Symbol> {
        self.variables.keys().copied()
    }

    /// All variables, in no order.
    pub(super) fn into_variables(self) -> FxHashMap<Symbol, ValueId> {
        self.variables
    }

    pub(super) fn type_alias(&self, name: Symbol) -> Option<TypeId> {
        self.type_aliases.get(&name).copied()
    }

    pub(super) fn set_type_alias(&mut self, name: Symbol, ty: TypeId) {
        self.type_aliases.insert(name, ty);
    }

    pub(super) fn multiclass(&self, name: Symbol) -> Option<&Multiclass> {
        self.multiclasses.get(&name)
    }

    pub(super) fn multiclass_names(&self) -> impl Iterator<Item = Symbol> {
        self.multiclasses.keys().copied()
    }

    /// Begins a multiclass, whose template arguments `record` holds.
    pub(super) fn begin_multiclass(&mut self, name: Symbol, record: RecordId) {
        self.multiclasses.insert(name, Multiclass { record, entries: Vec::new() });
        self.current_multiclass = Some(name);
    }

    pub(super) fn end_multiclass(&mut self) {
        self.current_multiclass = None;
    }

    /// The multiclass whose body is being evaluated.
    pub(super) fn current_multiclass(&self) -> Option<&Multiclass> {
        self.multiclasses.get(&self.current_multiclass?)
    }

    pub(super) fn current_multiclass_mut(&mut self) -> Option<&mut Multiclass> {
        self.multiclasses.get_mut(&self.current_multiclass?)
    }
}
