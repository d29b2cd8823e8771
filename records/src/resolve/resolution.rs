//! The state of substitution.

use super::resolver::Resolver;
use crate::fold::{Folder, Regexes};
use crate::model::{Descend, InstanceOrigin, Store, ValueId};
use rustc_hash::FxHashMap;
use tblgen_parser::syntax::ExprId;
use tblgen_parser::{Diagnostic, Symbol};

/// The state of substitution besides the store.
#[derive(Default)]
pub(crate) struct ResolutionState {
    /// The first place of each class instance that waits for its arguments.
    pub(super) instance_origins: FxHashMap<ValueId, InstanceOrigin>,
    /// The results of the bodies of iterations, by body, variable and element.
    pub(super) iterations: FxHashMap<(ValueId, Symbol, ValueId), ValueId>,
    regexes: Regexes,
    /// Errors, warnings and the output of `dump`, in order.
    pub(super) messages: Vec<Diagnostic>,
    depth: u32,
    /// The number of cases of `!cond` around the current value that cannot be chosen.
    pub(super) unchosen_depth: u32,
    /// The expression whose value could not be resolved, when evaluation ends for that.
    pub(super) failed_in: Option<ExprId>,
}

impl ResolutionState {
    /// Adds an error, a warning or the output of a `dump`.
    pub(crate) fn report(&mut self, message: Diagnostic) {
        self.messages.push(message);
    }

    /// All that was reported, in order.
    pub(crate) fn into_messages(self) -> Vec<Diagnostic> {
        self.messages
    }

    /// The folder for operators outside of records. An operator that refers to an undefined record waits for it.
    pub(crate) fn folder<'s>(&'s mut self, store: &'s mut Store) -> Folder<'s> {
        Folder { store, regexes: &mut self.regexes, current: None, is_final: false }
    }

    /// The expression whose value could not be resolved, when evaluation ends for that.
    pub(crate) fn failed_in(&self) -> Option<ExprId> {
        self.failed_in
    }

    /// Whether an instance that waits for its arguments has a place.
    pub(crate) fn has_origin(&self, instance: ValueId) -> bool {
        self.instance_origins.contains_key(&instance)
    }

    /// Sets the first place of an instance that waits for its arguments.
    pub(crate) fn set_origin(&mut self, instance: ValueId, origin: InstanceOrigin) {
        self.instance_origins.insert(instance, origin);
    }
}

impl Descend for ResolutionState {
    fn depth(&mut self) -> &mut u32 {
        &mut self.depth
    }
}

/// Substitutes in the values and records of a store.
pub(crate) struct Resolution<'s> {
    pub(super) store: &'s mut Store,
    pub(super) state: &'s mut ResolutionState,
    pub(super) resolver: &'s mut Resolver,
}

impl Descend for Resolution<'_> {
    fn depth(&mut self) -> &mut u32 {
        self.state.depth()
    }
}

impl<'s> Resolution<'s> {
    pub(crate) fn new(
        store: &'s mut Store,
        state: &'s mut ResolutionState,
        resolver: &'s mut Resolver,
    ) -> Self {
        Self { store, state, resolver }
    }

    /// The same resolution with another resolver.
    pub(super) fn with<'t>(&'t mut self, resolver: &'t mut Resolver) -> Resolution<'t> {
        Resolution { store: self.store, state: self.state, resolver }
    }

    /// The folder for operators of the record that is being made.
    pub(super) fn folder(&mut self) -> Folder<'_> {
        let Resolver { current, is_final, .. } = *self.resolver;
        Folder { current, is_final, ..self.state.folder(self.store) }
    }
}
