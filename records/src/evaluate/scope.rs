//! What names mean: local variables, fields, template arguments, iteration variables.

use super::state::{Evaluator, Scope, ScopeKind};
use crate::model::ids::{RecordId, TypeId, ValueId};
use crate::model::provenance::Origin;
use crate::model::record::RecordKind;
use tblgen_parser::symbols::Symbol;

impl Evaluator<'_> {
    /// Runs `inside` in a scope of its own.
    pub(super) fn scoped<T>(&mut self, kind: ScopeKind, inside: impl FnOnce(&mut Self) -> T) -> T {
        self.scopes.push(Scope::new(kind));
        let result = inside(self);
        self.scopes.pop();
        result
    }

    /// The innermost scope has a local variable of this name.
    pub(super) fn is_local_variable(&self, name: Symbol) -> bool {
        self.scopes.last().is_some_and(|scope| scope.variables.iter().any(|&(own, _)| own == name))
    }

    pub(super) fn define_local(&mut self, name: Symbol, value: ValueId, origin: Origin) {
        if let Some(scope) = self.scopes.last_mut() {
            scope.variables.push((name, value));
        }
        if let Some(expression) = origin.expression() {
            self.local_origins.push((name, expression));
        }
    }

    /// What `name` means in the scopes around it, from the inside out; records and globals are not looked at.
    pub(super) fn find_variable(&mut self, name: Symbol) -> Option<ValueId> {
        for index in (0..self.scopes.len()).rev() {
            let scope = &self.scopes[index];
            if let Some(&(_, value)) = scope.variables.iter().find(|&&(own, _)| own == name) {
                return Some(value);
            }
            let found = match scope.kind {
                ScopeKind::Block => None,
                ScopeKind::Variable(own, ty) => (own == name).then(|| self.store.values.variable(own, ty)),
                ScopeKind::Record(record) => self.find_in_record(record, name),
            };
            if found.is_some() {
                return found;
            }
        }
        None
    }

    fn find_in_record(&mut self, id: RecordId, name: Symbol) -> Option<ValueId> {
        let record = self.store.record(id);
        let kind = record.kind;
        if kind != RecordKind::Multiclass
            && let Some(field) = record.field(name)
        {
            return Some(self.store.values.variable(name, field.ty()));
        }
        if !matches!(kind, RecordKind::Class | RecordKind::Multiclass) {
            return None;
        }
        let qualified = match self.qualified.get(&(id, name)) {
            Some(&known) => known,
            // Every class and multiclass has the argument `NAME`; other arguments are known from their declarations.
            None if name == self.name_symbol => self.implicit_name(id),
            None => return None,
        };
        let record = self.store.record_mut(id);
        if record.is_template_argument(qualified)
            && let Some(field) = record.field_mut(qualified)
        {
            field.set_used();
            let ty = field.ty();
            return Some(self.store.values.variable(qualified, ty));
        }
        (name == self.name_symbol).then(|| self.store.values.variable(qualified, TypeId::STRING))
    }

    /// `Class:name`, or `Multiclass::name`.
    pub(super) fn qualify(&mut self, record: RecordId, name: Symbol) -> Symbol {
        if let Some(&known) = self.qualified.get(&(record, name)) {
            return known;
        }
        let is_multiclass = self.store.record(record).kind == RecordKind::Multiclass;
        let separator = self.store.symbols.intern(if is_multiclass { "::" } else { ":" });
        let owner = self.store.record_symbol(record);
        let symbol = self.store.symbols.intern_joined([owner, separator, name]);
        self.qualified.insert((record, name), symbol);
        symbol
    }

    /// The variable `NAME` of a class or multiclass, if anything has mentioned it: few classes do.
    pub(super) fn mentioned_name(&self, record: RecordId) -> Option<Symbol> {
        self.qualified.get(&(record, self.name_symbol)).copied()
    }

    /// The variable `NAME` of a class or multiclass.
    pub(super) fn implicit_name(&mut self, record: RecordId) -> Symbol {
        self.qualify(record, self.name_symbol)
    }
}
