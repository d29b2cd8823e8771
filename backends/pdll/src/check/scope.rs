//! Names and their meanings.

use super::Checker;
use crate::tree::{CallableId, Name, VariableId};
use rustc_hash::FxHashMap;
use std::rc::Rc;
use tblgen_parser::Span;

/// The meaning of a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Definition {
    Variable(VariableId),
    Callable(CallableId),
    /// A pattern, with the place of its name.
    Pattern(Span),
    /// A name without a definition, about which there has been a message.
    Unknown,
}

type Scope = FxHashMap<Rc<str>, Definition>;

/// The scopes around this place, the innermost last.
#[derive(Debug)]
pub(crate) struct Scopes(Vec<Scope>);

impl Scopes {
    pub fn new() -> Self {
        Self(vec![Scope::default()])
    }

    pub fn push(&mut self) {
        self.0.push(Scope::default());
    }

    /// Leaves the innermost scope, which may be entered again.
    pub fn pop(&mut self) -> Scope {
        self.0.pop().unwrap_or_default()
    }

    /// Enters a scope again.
    pub fn enter(&mut self, scope: Scope) {
        self.0.push(scope);
    }

    pub fn depth(&self) -> usize {
        self.0.len()
    }

    /// Leaves all scopes but `depth` many.
    pub fn truncate(&mut self, depth: usize) {
        self.0.truncate(depth);
    }

    pub fn find(&self, name: &str) -> Option<Definition> {
        self.0.iter().rev().find_map(|scope| scope.get(name)).copied()
    }

    pub fn add(&mut self, name: Rc<str>, definition: Definition) {
        if let Some(scope) = self.0.last_mut() {
            scope.insert(name, definition);
        }
    }

    /// A visible name that is spelt like this one.
    pub fn similar(&self, name: &str, accepts: impl Fn(Definition) -> bool) -> Option<&str> {
        let names = self.0.iter().flat_map(|scope| scope.iter());
        let accepted = names.filter(|(_, definition)| accepts(**definition));
        tblgen_parser::similar(name, accepted.map(|(known, _)| &**known))
    }
}

impl Checker {
    /// Whether a name can be defined here; if not, that is reported.
    pub fn check_is_new(&mut self, name: &Name) -> bool {
        match self.scopes.find(&name.text) {
            None | Some(Definition::Unknown) => true,
            Some(definition) => {
                let previous = self.definition_span(definition);
                self.report_redefinition(name, previous);
                false
            }
        }
    }

    /// Returns the span of the name of a definition.
    pub fn definition_span(&self, definition: Definition) -> Option<Span> {
        match definition {
            Definition::Variable(id) => Some(self.variable(id).name.span),
            Definition::Callable(id) => Some(self.callable(id).name.span),
            Definition::Pattern(span) => Some(span),
            Definition::Unknown => None,
        }
    }

    /// Gives a name a meaning, if it has none yet.
    pub fn define(&mut self, name: &Name, definition: Definition) {
        if self.check_is_new(name) {
            self.scopes.add(name.text.clone(), definition);
        }
    }
}
