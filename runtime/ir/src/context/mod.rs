//! Unique and immutable data: types, attributes, locations, and the definitions of types and attributes.

pub(crate) mod aliases;
mod anchor;
mod arena;
pub(crate) mod attached;
pub mod attributes;
pub mod blobs;
pub mod class;
pub mod definition;
pub mod elements;
mod extension;
mod identifier;
pub mod interface;
pub(crate) mod interner;
mod location;
mod storage;
#[cfg(test)]
mod tests;
pub mod types;
pub mod walk;

pub use anchor::Context;
pub(crate) use extension::Extension;
pub(crate) use identifier::is_bare_identifier;
pub use location::{FileRange, Location, LocationKind};

impl std::fmt::Debug for Context {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let storage = self.storage();
        f.debug_struct("Context")
            .field("types", &storage.types.statistics().0)
            .field("attributes", &storage.attributes.statistics().0)
            .field("locations", &storage.locations.statistics().0)
            .finish_non_exhaustive()
    }
}

impl Context {
    /// Whether operations, types and attributes of dialects that are not registered are accepted, as with
    /// `--allow-unregistered-dialect`. Off at first.
    pub fn allow_unregistered_dialects(&self, allow: bool) {
        self.storage().allow_unregistered.store(allow, std::sync::atomic::Ordering::Relaxed);
    }

    /// See [`allow_unregistered_dialects`](Self::allow_unregistered_dialects).
    pub fn allows_unregistered_dialects(&self) -> bool {
        self.storage().allow_unregistered.load(std::sync::atomic::Ordering::Relaxed)
    }

    /// Whether errors of the verifier have a note with the text of the operation that is wrong, as with
    /// `--mlir-print-op-on-diagnostic`. Off at first: a program that gets an error has the operation at hand.
    pub fn show_ops_in_diagnostics(&self, show: bool) {
        self.storage().show_ops.store(show, std::sync::atomic::Ordering::Relaxed);
    }

    /// See [`show_ops_in_diagnostics`](Self::show_ops_in_diagnostics).
    pub fn shows_ops_in_diagnostics(&self) -> bool {
        self.storage().show_ops.load(std::sync::atomic::Ordering::Relaxed)
    }

    /// Whether the hooks that are stubs report their absence where the result is right without them, such as folders. On at
    /// first.
    pub fn warn_of_missing_hooks(&self, warn: bool) {
        self.storage().is_silent_about_hooks.store(!warn, std::sync::atomic::Ordering::Relaxed);
    }

    /// See [`warn_of_missing_hooks`](Self::warn_of_missing_hooks).
    pub fn warns_of_missing_hooks(&self) -> bool {
        !self.storage().is_silent_about_hooks.load(std::sync::atomic::Ordering::Relaxed)
    }

    /// Sets what the errors about a dialect that is not registered advise, by its name: in a tool, how its user gets the
    /// dialect. Without it, and for the names of which it has nothing to say, they advise a call to register the dialect.
    /// The first setting stays.
    ///
    /// ```
    /// use rtblgen_ir::Context;
    ///
    /// let context = Context::new();
    /// context.explain_unregistered(|name| (name == "toy").then(|| "`--with-toy` adds it".to_owned()));
    /// let errors = context.parse_module("toy.mlir", "toy.print").unwrap_err();
    /// assert!(errors.to_string().contains("dialect 'toy': `--with-toy` adds it"));
    /// ```
    pub fn explain_unregistered(&self, help: fn(&str) -> Option<String>) {
        let _ = self.storage().dialect_help.set(help);
    }

    /// Whether parsers leave out the verifier, as with `--no-verify`. Off at first. What is read then may be IR that no definition
    /// allows.
    pub fn skip_verifier_of_parsers(&self, skip: bool) {
        self.storage().skips_verifier.store(skip, std::sync::atomic::Ordering::Relaxed);
    }

    /// See [`skip_verifier_of_parsers`](Self::skip_verifier_of_parsers).
    pub fn skips_verifier_of_parsers(&self) -> bool {
        self.storage().skips_verifier.load(std::sync::atomic::Ordering::Relaxed)
    }

    /// The bytes that uniqued data takes.
    pub fn allocated_bytes(&self) -> usize {
        let storage = self.storage();
        storage.types.statistics().1
            + storage.attributes.statistics().1
            + storage.locations.statistics().1
            + storage.extensions.allocated_bytes()
    }

    /// Data is stored with the references it was made of, so they must not be shorter lived than this context.
    #[track_caller]
    pub(crate) fn expect_same(&self, other: &Context) {
        assert!(self.is(other), "a type, attribute or location of another context was used in this one");
    }
}
