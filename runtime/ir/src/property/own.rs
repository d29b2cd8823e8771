//! Properties of a user's own Rust type, and kinds of the library with a text of their own.

use std::marker::PhantomData;

use super::Property;
use crate::asm::{AsmParser, AsmPrinter, ParseResult};
use crate::context::Context;
use crate::context::attributes::Attribute;
use crate::ir::definition::{PropertyReader, PropertyWriter};

/// A Rust type that is a property by itself: that of a `Property<"MyType">` whose `.td` has no snippets.
///
/// Its attribute form must hold all of its value, since operations keep only that form.
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
    /// Fails if the attribute has none; the message has the reason.
    fn from_attribute(attribute: Attribute<'_>) -> Result<Self, String>;

    /// Reads the text of a value in a format.
    ///
    /// # Errors
    ///
    /// Fails if the next text is not a value; the error has been reported.
    fn parse(parser: &mut AsmParser<'_, '_>) -> ParseResult<Self>;

    /// Writes the text of a value in a format.
    fn print(&self, printer: &mut AsmPrinter<'_, '_>);
}

/// The snippets of a `Property<"MyType">` in a `.td`; an [`OwnProperty`] implements the same functions
/// itself.
pub trait PropertyCode: 'static {
    /// The type.
    type Value: 'static;

    /// `convertToAttribute`
    fn to_attribute<'c>(value: &Self::Value, context: &'c Context) -> Attribute<'c>;

    /// `convertFromAttribute`
    ///
    /// # Errors
    ///
    /// Fails if the attribute has no value; the message has the reason.
    fn from_attribute(attribute: Attribute<'_>) -> Result<Self::Value, String>;

    /// Returns the value in an operation that is made without the property.
    fn initial() -> Self::Value;

    /// `parser`: a format that names a property without one is refused by the generator.
    ///
    /// # Errors
    ///
    /// Fails if the next text is not a value; the error has been reported.
    fn parse(parser: &mut AsmParser<'_, '_>) -> ParseResult<Self::Value> {
        Err(parser.op_error("the property has no text: there is no `parser` in its .td"))
    }

    /// `optionalParser`
    ///
    /// # Errors
    ///
    /// Fails if the next text starts like a value and is none; the error has been reported.
    fn parse_optional(parser: &mut AsmParser<'_, '_>) -> ParseResult<Option<Self::Value>> {
        let _ = parser;
        Ok(None)
    }

    /// `printer`
    fn print(value: &Self::Value, printer: &mut AsmPrinter<'_, '_>) {
        let form = Self::to_attribute(value, printer.context()).to_string();
        printer.write_str(&form);
    }
}

impl<T: OwnProperty> PropertyCode for T {
    type Value = T;

    fn to_attribute<'c>(value: &T, context: &'c Context) -> Attribute<'c> {
        value.to_attribute(context)
    }

    fn from_attribute(attribute: Attribute<'_>) -> Result<T, String> {
        T::from_attribute(attribute)
    }

    fn initial() -> T {
        T::default()
    }

    fn parse(parser: &mut AsmParser<'_, '_>) -> ParseResult<T> {
        T::parse(parser)
    }

    fn print(value: &T, printer: &mut AsmPrinter<'_, '_>) {
        value.print(printer);
    }
}

/// The property of a user-defined type.
#[derive(Debug)]
pub struct Own<C>(PhantomData<C>);

impl<C: PropertyCode> Property for Own<C> {
    type Value<'c> = C::Value;
    type Input<'a, 'c>
        = &'a C::Value
    where
        'c: 'a;

    fn attribute<'c>(context: &'c Context, value: &C::Value) -> Attribute<'c> {
        C::to_attribute(value, context)
    }

    fn attribute_of<'c>(context: &'c Context, value: &C::Value) -> Attribute<'c> {
        C::to_attribute(value, context)
    }

    fn value(attribute: Attribute<'_>) -> Option<C::Value> {
        C::from_attribute(attribute).ok()
    }

    fn convert(attribute: Attribute<'_>) -> Result<Attribute<'_>, String> {
        Ok(C::to_attribute(&C::from_attribute(attribute)?, attribute.context()))
    }

    fn initial(context: &Context) -> Attribute<'_> {
        C::to_attribute(&C::initial(), context)
    }

    fn parse<'c>(parser: &mut AsmParser<'_, 'c>) -> ParseResult<Option<Attribute<'c>>> {
        let value = C::parse(parser)?;
        Ok(Some(C::to_attribute(&value, parser.context())))
    }

    fn parse_optional<'c>(parser: &mut AsmParser<'_, 'c>) -> ParseResult<Option<Attribute<'c>>> {
        let value = C::parse_optional(parser)?;
        Ok(value.map(|value| C::to_attribute(&value, parser.context())))
    }

    fn print<'c>(printer: &mut AsmPrinter<'_, 'c>, attribute: Attribute<'c>) {
        if let Some(value) = Self::value(attribute) {
            C::print(&value, printer);
        }
    }
}

/// The text that a `.td` gives to a kind of the library: `def Hex : IntProp<"i32"> { let printer = ..; }`.
pub trait PropertyText: 'static {
    /// The kind.
    type Base: Property;
    /// `parser`
    const PARSE: Option<ValueParser<Self::Base>> = None;
    /// `optionalParser`
    const PARSE_OPTIONAL: Option<OptionalValueParser<Self::Base>> = None;
    /// `printer`
    const PRINT: Option<ValuePrinter<Self::Base>> = None;
}

/// Reads a value.
pub type ValueParser<P> = for<'c> fn(&mut AsmParser<'_, 'c>) -> ParseResult<<P as Property>::Value<'c>>;

/// Reads a value if present.
pub type OptionalValueParser<P> =
    for<'c> fn(&mut AsmParser<'_, 'c>) -> ParseResult<Option<<P as Property>::Value<'c>>>;

/// Writes a value.
pub type ValuePrinter<P> = for<'c> fn(&mut AsmPrinter<'_, 'c>, &<P as Property>::Value<'c>);

/// A kind of the library with a text of its own.
#[derive(Debug)]
pub struct Reworded<T>(PhantomData<T>);

impl<T: PropertyText> Property for Reworded<T> {
    type Value<'c> = <T::Base as Property>::Value<'c>;
    type Input<'a, 'c>
        = <T::Base as Property>::Input<'a, 'c>
    where
        'c: 'a;

    fn attribute<'c>(context: &'c Context, value: Self::Input<'_, 'c>) -> Attribute<'c> {
        T::Base::attribute(context, value)
    }

    fn attribute_of<'c>(context: &'c Context, value: &Self::Value<'c>) -> Attribute<'c> {
        T::Base::attribute_of(context, value)
    }

    fn value(attribute: Attribute<'_>) -> Option<Self::Value<'_>> {
        T::Base::value(attribute)
    }

    fn convert(attribute: Attribute<'_>) -> Result<Attribute<'_>, String> {
        T::Base::convert(attribute)
    }

    fn initial(context: &Context) -> Attribute<'_> {
        T::Base::initial(context)
    }

    fn parse<'c>(parser: &mut AsmParser<'_, 'c>) -> ParseResult<Option<Attribute<'c>>> {
        let Some(parse) = T::PARSE else { return T::Base::parse(parser) };
        let value = parse(parser)?;
        Ok(Some(T::Base::attribute_of(parser.context(), &value)))
    }

    fn parse_optional<'c>(parser: &mut AsmParser<'_, 'c>) -> ParseResult<Option<Attribute<'c>>> {
        let Some(parse) = T::PARSE_OPTIONAL else { return T::Base::parse_optional(parser) };
        let value = parse(parser)?;
        Ok(value.map(|value| T::Base::attribute_of(parser.context(), &value)))
    }

    fn print<'c>(printer: &mut AsmPrinter<'_, 'c>, attribute: Attribute<'c>) {
        match (T::PRINT, T::Base::value(attribute)) {
            (Some(print), Some(value)) => print(printer, &value),
            _ => T::Base::print(printer, attribute),
        }
    }

    fn write<'c>(attribute: Attribute<'c>, writer: &mut dyn PropertyWriter<'c>) {
        T::Base::write(attribute, writer);
    }

    fn read<'c>(reader: &mut dyn PropertyReader<'c>) -> Result<Attribute<'c>, String> {
        T::Base::read(reader)
    }
}
