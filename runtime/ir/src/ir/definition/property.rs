//! Definitions of properties.

use super::{AttributeDef, AttributePresence};
use crate::context::Context;
use crate::context::attributes::Attribute;
use crate::context::definition::Hook;

/// The functions of a property; [`Property`](crate::property::Property) makes them.
#[derive(Clone, Copy)]
pub struct PropertyDef {
    /// The attribute form of what a text has in `<{..}>`.
    pub convert: for<'c> fn(Attribute<'c>) -> Result<Attribute<'c>, String>,
    /// What an operation has that is made without the property.
    pub initial: for<'c> fn(&'c Context) -> Attribute<'c>,
    /// The text of a value: a [`PropertySyntax`](crate::asm::format::PropertySyntax).
    pub syntax: Hook,
}

impl AttributeDef {
    /// What an operation keeps of an attribute that `<{..}>` has for this.
    ///
    /// # Errors
    ///
    /// The attribute is of a kind that this cannot be; the message says so in MLIR's words.
    pub fn convert<'c>(&self, attribute: Attribute<'c>) -> Result<Attribute<'c>, String> {
        match self.property {
            Some(property) => (property.convert)(attribute),
            None if (self.constraint.class.contains)(attribute) => Ok(attribute),
            None => Err(format!("Invalid attribute `{}` in property conversion: {attribute}", self.name)),
        }
    }

    /// What an operation has that is made without this, if anything.
    pub fn initial<'c>(&self, context: &'c Context) -> Option<Attribute<'c>> {
        match (self.presence, self.property) {
            (AttributePresence::Default(make), _) => Some(make(context)),
            (_, Some(property)) => Some((property.initial)(context)),
            _ => None,
        }
    }
}
