//! Scopes: the meaning of names inside blocks, records, multiclasses and operators.

use crate::model::{RecordId, TypeId, ValueId};
use tblgen_parser::Symbol;

/// The scopes around an expression, the outermost first.
#[derive(Default)]
pub(super) struct Scopes {
    scopes: Vec<Scope>,
}

struct Scope {
    kind: ScopeKind,
    /// `defvar`s.
    variables: Vec<(Symbol, ValueId)>,
}

#[derive(Clone, Copy)]
pub(super) enum ScopeKind {
    /// A group of statements.
    Block,
    /// A class, a definition, or a multiclass's template arguments: their fields and arguments.
    Record(RecordId),
    /// `foreach`.
    Variable(Symbol, TypeId),
    /// The body of `!foreach`, `!filter` or `!foldl`.
    Iterator(Symbol, TypeId),
}

impl Scopes {
    pub(super) fn push(&mut self, kind: ScopeKind) {
        self.scopes.push(Scope { kind, variables: Vec::new() });
    }

    pub(super) fn pop(&mut self) {
        self.scopes.pop();
    }

    /// Whether an operator around binds `name`.
    pub(super) fn is_iterator(&self, name: Symbol) -> bool {
        self.scopes.iter().any(|scope| matches!(scope.kind, ScopeKind::Iterator(own, _) if own == name))
    }

    /// Whether no statement is around.
    pub(super) fn is_outermost(&self) -> bool {
        self.scopes.len() == 1
    }

    /// Whether the innermost scope has a local variable of this name.
    pub(super) fn has_local(&self, name: Symbol) -> bool {
        self.scopes.last().is_some_and(|scope| scope.local(name).is_some())
    }

    /// Defines a local variable in the innermost scope.
    pub(super) fn define_local(&mut self, name: Symbol, value: ValueId) {
        if let Some(scope) = self.scopes.last_mut() {
            scope.variables.push((name, value));
        }
    }

    /// Returns the meaning of `name`, from the innermost scope outwards. `find` looks among the names that
    /// come with a scope.
    pub(super) fn find(
        &self,
        name: Symbol,
        mut find: impl FnMut(ScopeKind) -> Option<ValueId>,
    ) -> Option<ValueId> {
        self.scopes.iter().rev().find_map(|scope| scope.local(name).or_else(|| find(scope.kind)))
    }
}

impl Scope {
    fn local(&self, name: Symbol) -> Option<ValueId> {
        self.variables.iter().find(|&&(own, _)| own == name).map(|&(_, value)| value)
    }
}
