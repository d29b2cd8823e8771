//! Sub-elements of types and attributes: walking over them, and replacing them.
//!
//! The sub-elements and their order are MLIR's: `AttrTypeWalker` and `AttrTypeReplacer`.

mod parts;
mod rebuild;
mod replace;
#[cfg(test)]
mod tests;
mod walk;

pub use replace::{AttrTypeReplacer, Replacement};
pub use walk::AttrTypeWalker;

use super::Context;
use super::attributes::Attribute;
use super::location::Location;
use super::types::Type;

/// A type or an attribute.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AttrOrType<'c> {
    /// An attribute; a location is one too.
    Attribute(Attribute<'c>),
    /// A type.
    Type(Type<'c>),
}

impl<'c> From<Attribute<'c>> for AttrOrType<'c> {
    fn from(attribute: Attribute<'c>) -> Self {
        AttrOrType::Attribute(attribute)
    }
}

impl<'c> From<Type<'c>> for AttrOrType<'c> {
    fn from(ty: Type<'c>) -> Self {
        AttrOrType::Type(ty)
    }
}

impl<'c> From<Location<'c>> for AttrOrType<'c> {
    fn from(location: Location<'c>) -> Self {
        AttrOrType::Attribute(location.as_attribute())
    }
}

impl<'c> AttrOrType<'c> {
    /// The context that owns it.
    pub fn context(self) -> &'c Context {
        match self {
            AttrOrType::Attribute(attribute) => attribute.context(),
            AttrOrType::Type(ty) => ty.context(),
        }
    }

    /// The attribute, if it is one.
    pub fn as_attribute(self) -> Option<Attribute<'c>> {
        match self {
            AttrOrType::Attribute(attribute) => Some(attribute),
            AttrOrType::Type(_) => None,
        }
    }

    /// The type, if it is one.
    pub fn as_type(self) -> Option<Type<'c>> {
        match self {
            AttrOrType::Attribute(_) => None,
            AttrOrType::Type(ty) => Some(ty),
        }
    }
}
