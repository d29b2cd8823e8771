//! Look-up of names.

use super::scope::ScopeKind;
use super::state::Evaluator;
use crate::model::{RecordId, TypeId, ValueId};
use tblgen_parser::Symbol;

impl Evaluator<'_> {
    /// Runs `inside` in a scope of its own.
    pub(super) fn scoped<T>(&mut self, kind: ScopeKind, inside: impl FnOnce(&mut Self) -> T) -> T {
        self.scopes.push(kind);
        let result = inside(self);
        self.scopes.pop();
        result
    }

    /// The value of `name` in the enclosing scopes, without definitions and globals.
    pub(super) fn find_variable(&mut self, name: Symbol) -> Option<ValueId> {
        let Self { scopes, names, store, .. } = self;
        scopes.find(name, |kind| match kind {
            ScopeKind::Block => None,
            ScopeKind::Variable(own, ty) | ScopeKind::Iterator(own, ty) => {
                (own == name).then(|| store.values.variable(own, ty))
            }
            ScopeKind::Record(record) => names.find(store, record, name),
        })
    }

    /// `Class:name`, or `Multiclass::name`.
    pub(super) fn qualify(&mut self, record: RecordId, name: Symbol) -> Symbol {
        self.names.qualify(&mut self.store, record, name)
    }

    /// The variable `NAME` of a class or multiclass.
    pub(super) fn implicit_name(&mut self, record: RecordId) -> Symbol {
        self.names.implicit_name(&mut self.store, record)
    }

    /// The value of `NAME` in a class or multiclass.
    pub(super) fn implicit_variable(&mut self, record: RecordId) -> ValueId {
        let name = self.implicit_name(record);
        self.store.values.variable(name, TypeId::STRING)
    }
}
