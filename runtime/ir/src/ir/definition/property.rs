//! Definitions of properties.

use super::{AttributeDef, AttributeMaker, AttributePresence};
use crate::context::Context;
use crate::context::attributes::Attribute;
use crate::context::definition::Hook;

/// The functions of a property; [`Property`](crate::property::Property) makes them.
#[derive(Clone, Copy)]
pub struct PropertyDef {
    /// Converts an attribute in the text of `<{..}>` to the attribute form.
    pub convert: &'static (dyn for<'c> Fn(Attribute<'c>) -> Result<Attribute<'c>, String> + Send + Sync),
    /// Returns the value in an operation that is made without the property.
    pub initial: AttributeMaker,
    /// The text of a value: a [`PropertySyntax`](crate::asm::format::PropertySyntax).
    pub syntax: Hook,
    /// Writes the value of an attribute form.
    pub write: &'static (dyn for<'c> Fn(Attribute<'c>, &mut dyn PropertyWriter<'c>) + Send + Sync),
    /// Reads a value that was written so, as its attribute form.
    pub read:
        &'static (dyn for<'c> Fn(&mut dyn PropertyReader<'c>) -> Result<Attribute<'c>, String> + Send + Sync),
}

/// Writes the values of properties (in MLIR `DialectBytecodeWriter`).
pub trait PropertyWriter<'c> {
    /// Writes a number; negative ones are written as 64 bits in two's complement.
    fn write_number(&mut self, number: u64);
    /// Writes a truth value.
    fn write_bool(&mut self, value: bool);
    /// Writes a text.
    fn write_text(&mut self, text: &str);
    /// Writes an attribute.
    fn write_attribute(&mut self, attribute: Attribute<'c>);
}

/// Reads the values of properties (in MLIR `DialectBytecodeReader`). Errors are messages.
pub trait PropertyReader<'c> {
    /// The context of the attributes.
    fn context(&self) -> &'c Context;
    /// Reads a number.
    fn read_number(&mut self) -> Result<u64, String>;
    /// Reads the number of elements that follow, each of which takes at least a byte.
    fn read_count(&mut self) -> Result<usize, String>;
    /// Reads a truth value.
    fn read_bool(&mut self) -> Result<bool, String>;
    /// Reads a text.
    fn read_text(&mut self) -> Result<String, String>;
    /// Reads an attribute.
    fn read_attribute(&mut self) -> Result<Attribute<'c>, String>;
}

impl AttributeDef {
    /// Converts an attribute in `<{..}>` to the form that an operation stores.
    ///
    /// # Errors
    ///
    /// Fails if the attribute is of the wrong kind; the message is MLIR's.
    pub fn convert<'c>(&self, attribute: Attribute<'c>) -> Result<Attribute<'c>, String> {
        match self.property {
            Some(property) => (property.convert)(attribute),
            None if (self.constraint.class.contains)(attribute) => Ok(attribute),
            None => Err(format!("Invalid attribute `{}` in property conversion: {attribute}", self.name)),
        }
    }

    /// Returns the value in an operation that is made without this, if there is one.
    pub fn initial<'c>(&self, context: &'c Context) -> Option<Attribute<'c>> {
        match (self.presence, self.property) {
            (AttributePresence::Default(make), _) => Some(make(context)),
            (_, Some(property)) => Some((property.initial)(context)),
            _ => None,
        }
    }
}
