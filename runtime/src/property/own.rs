//! Properties of a user's own Rust type.

use std::marker::PhantomData;

use super::Property;
use crate::asm::{AsmParser, AsmPrinter, ParseResult};
use crate::context::Context;
use crate::context::attributes::Attribute;

/// A Rust type that is a property by itself: that of a `Property<"MyType">` whose `.td` has no snippets.
///
/// Its attribute form must say all of it, since that is what operations keep.
///
/// ```
/// use rtblgen_runtime::asm::{AsmParser, AsmPrinter, ParseResult};
/// use rtblgen_runtime::property::{Own, OwnProperty, Property};
/// use rtblgen_runtime::{Attribute, Context};
///
/// #[derive(Debug, Default, PartialEq)]
/// struct Version(u32);
///
/// impl OwnProperty for Version {
///     fn to_attribute<'c>(&self, context: &'c Context) -> Attribute<'c> {
///         context.string_attr(&format!("v{}", self.0))
///     }
///     fn from_attribute(attribute: Attribute<'_>) -> Result<Self, String> {
///         let text = if attribute.is_string() { attribute.string_value() } else { "" };
///         let number = text.strip_prefix('v').and_then(|number| number.parse().ok());
///         number.map(Version).ok_or_else(|| format!("{attribute} is no version"))
///     }
///     fn parse(parser: &mut AsmParser<'_, '_>) -> ParseResult<Self> {
///         parser.parse_integer().map(Version)
///     }
///     fn print(&self, printer: &mut AsmPrinter<'_, '_>) {
///         printer.write_str(&self.0.to_string());
///     }
/// }
///
/// let context = Context::new();
/// let form = Own::<Version>::attribute(&context, &Version(3));
/// assert_eq!(form.to_string(), "\"v3\"");
/// assert_eq!(Own::<Version>::value(form), Some(Version(3)));
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is the type of a property without `convertToAttribute` and `convertFromAttribute` in its .td: implement `rtblgen_runtime::property::OwnProperty` for it",
    label = "`OwnProperty` is not implemented for `{Self}`"
)]
pub trait OwnProperty: Default + 'static {
    /// The attribute form.
    fn to_attribute<'c>(&self, context: &'c Context) -> Attribute<'c>;

    /// The value of an attribute.
    ///
    /// # Errors
    ///
    /// The attribute has none; the message says why.
    fn from_attribute(attribute: Attribute<'_>) -> Result<Self, String>;

    /// Reads the text of a value in a format.
    ///
    /// # Errors
    ///
    /// What comes next is none; it has been reported.
    fn parse(parser: &mut AsmParser<'_, '_>) -> ParseResult<Self>;

    /// Writes the text of a value in a format.
    fn print(&self, printer: &mut AsmPrinter<'_, '_>);
}

/// The property of a type that is one by itself.
#[derive(Debug)]
pub struct Own<T>(PhantomData<T>);

impl<T: OwnProperty> Property for Own<T> {
    type Value<'c> = T;
    type Input<'a, 'c>
        = &'a T
    where
        'c: 'a;

    fn attribute<'c>(context: &'c Context, value: &T) -> Attribute<'c> {
        value.to_attribute(context)
    }

    fn attribute_of<'c>(context: &'c Context, value: &T) -> Attribute<'c> {
        value.to_attribute(context)
    }

    fn value(attribute: Attribute<'_>) -> Option<T> {
        T::from_attribute(attribute).ok()
    }

    fn convert(attribute: Attribute<'_>) -> Result<Attribute<'_>, String> {
        Ok(T::from_attribute(attribute)?.to_attribute(attribute.context()))
    }

    fn initial(context: &Context) -> Attribute<'_> {
        T::default().to_attribute(context)
    }

    fn parse<'c>(parser: &mut AsmParser<'_, 'c>) -> ParseResult<Option<Attribute<'c>>> {
        let value = T::parse(parser)?;
        Ok(Some(value.to_attribute(parser.context())))
    }

    fn print<'c>(printer: &mut AsmPrinter<'_, 'c>, attribute: Attribute<'c>) {
        if let Some(value) = Self::value(attribute) {
            value.print(printer);
        }
    }
}
