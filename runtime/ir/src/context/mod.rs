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
mod settings;
mod storage;
#[cfg(test)]
mod tests;
pub mod types;
pub mod walk;

pub use anchor::Context;
pub(crate) use extension::Extension;
pub(crate) use identifier::is_bare_identifier;
pub use location::{FileRange, Location, LocationKind};
pub use settings::ExplanationFormat;

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
