//! What is unique and immutable: types, attributes, locations, operation names, registered dialects.

mod anchor;
mod arena;
pub mod attributes;
pub mod elements;
mod interner;
mod location;
mod op_name;
mod registry;
mod storage;
#[cfg(test)]
mod tests;
pub mod types;

pub use anchor::Context;
pub use location::{FileRange, Location, LocationKind};
pub use op_name::OpName;
pub use registry::{ConstantMaterializer, Dialect, DialectHooks, DialectInfo, DialectRegistry};

use std::sync::PoisonError;

use crate::asm::PrintOptions;

impl Default for Context {
    fn default() -> Self {
        Context::new()
    }
}

impl std::fmt::Debug for Context {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let storage = self.storage();
        f.debug_struct("Context")
            .field("types", &storage.types.statistics().0)
            .field("attributes", &storage.attributes.statistics().0)
            .field("locations", &storage.locations.statistics().0)
            .field("op_names", &storage.op_names.statistics().0)
            .finish()
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

    /// How those notes print the operation, but that they do so in the generic form and without aliases.
    pub fn print_ops_in_diagnostics_as(&self, options: PrintOptions) {
        *self.storage().diagnostic_print.write().unwrap_or_else(PoisonError::into_inner) = options;
    }

    pub(crate) fn diagnostic_print_options(&self) -> PrintOptions {
        self.storage().diagnostic_print.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The bytes that uniqued data takes.
    pub fn allocated_bytes(&self) -> usize {
        let storage = self.storage();
        storage.types.statistics().1
            + storage.attributes.statistics().1
            + storage.locations.statistics().1
            + storage.op_names.statistics().1
    }

    /// Data is stored with the references it was made of, so they must not be shorter lived than this context.
    #[track_caller]
    pub(crate) fn expect_same(&self, other: &Context) {
        assert!(self.is(other), "a type, attribute or location of another context was used in this one");
    }
}
