//! Properties that are numbers, flags and texts.

use std::marker::PhantomData;

use super::Property;
use crate::asm::{AsmParser, AsmPrinter, ParseResult};
use crate::context::Context;
use crate::context::attributes::Attribute;
use crate::ir::definition::{PropertyReader, PropertyWriter};

/// MLIR's message for an attribute that must be an integer and is not.
const NO_INTEGER: &str = "expected IntegerAttr for key `value`";

/// `IntProp<"T">`: an integer of a Rust type, as an attribute a signless integer of its width.
#[derive(Debug)]
pub struct Int<T>(PhantomData<T>);

/// A Rust integer of up to 64 bits.
pub trait Integer: Copy + 'static {
    /// The width.
    const WIDTH: u32;
    /// Whether it has a sign.
    const IS_SIGNED: bool;

    /// The lowest bits of a number.
    fn wrap(number: i128) -> Self;

    /// The number.
    fn number(self) -> i128;
}

macro_rules! integers {
    ($($ty:ty),*) => {$(
        impl Integer for $ty {
            const WIDTH: u32 = <$ty>::BITS;
            const IS_SIGNED: bool = <$ty>::MIN != 0;

            fn wrap(number: i128) -> Self {
                number as $ty
            }

            fn number(self) -> i128 {
                self.into()
            }
        }
    )*};
}

integers!(i8, i16, i32, i64, u8, u16, u32, u64);

impl<T: Integer> Property for Int<T> {
    type Value<'c> = T;
    type Input<'a, 'c>
        = T
    where
        'c: 'a;

    fn attribute(context: &Context, value: T) -> Attribute<'_> {
        context.integer_attr(context.integer_type(T::WIDTH), value.number())
    }

    fn attribute_of<'c>(context: &'c Context, value: &T) -> Attribute<'c> {
        Self::attribute(context, *value)
    }

    fn value(attribute: Attribute<'_>) -> Option<T> {
        attribute.as_integer().map(T::wrap)
    }

    fn convert(attribute: Attribute<'_>) -> Result<Attribute<'_>, String> {
        let value = attribute.as_integer().ok_or(NO_INTEGER)?;
        Ok(Self::attribute(attribute.context(), T::wrap(value)))
    }

    fn initial(context: &Context) -> Attribute<'_> {
        Self::attribute(context, T::wrap(0))
    }

    fn parse<'c>(parser: &mut AsmParser<'_, 'c>) -> ParseResult<Option<Attribute<'c>>> {
        let value = integer(parser, T::WIDTH, T::IS_SIGNED)?;
        Ok(Some(Self::attribute(parser.context(), T::wrap(value))))
    }

    fn parse_optional<'c>(parser: &mut AsmParser<'_, 'c>) -> ParseResult<Option<Attribute<'c>>> {
        let value = optional_integer(parser, T::WIDTH, T::IS_SIGNED)?;
        Ok(value.map(|value| Self::attribute(parser.context(), T::wrap(value))))
    }

    fn print<'c>(printer: &mut AsmPrinter<'_, 'c>, attribute: Attribute<'c>) {
        let number = Self::value(attribute).map_or(0, T::number);
        printer.write_str(&number.to_string());
    }

    fn write<'c>(attribute: Attribute<'c>, writer: &mut dyn PropertyWriter<'c>) {
        writer.write_number(Self::value(attribute).map_or(0, T::number) as u64);
    }

    fn read<'c>(reader: &mut dyn PropertyReader<'c>) -> Result<Attribute<'c>, String> {
        let number = reader.read_number()?;
        Ok(Self::attribute(reader.context(), T::wrap(number.into())))
    }
}

fn integer(parser: &mut AsmParser<'_, '_>, width: u32, is_signed: bool) -> ParseResult<i128> {
    match optional_integer(parser, width, is_signed)? {
        Some(value) => Ok(value),
        None => Err(parser.op_error("expected integer value")),
    }
}

/// MLIR's rule: `true` and `false` are integers of one bit with a sign, and unsigned ones may be negative.
fn optional_integer(
    parser: &mut AsmParser<'_, '_>,
    width: u32,
    is_signed: bool,
) -> ParseResult<Option<i128>> {
    if parser.parse_optional_keyword("true") {
        return Ok(Some(-1));
    }
    if parser.parse_optional_keyword("false") {
        return Ok(Some(0));
    }
    let offset = parser.offset();
    let Some(value) = parser.parse_optional_integer()? else { return Ok(None) };
    let half = 1i128 << (width - 1);
    let end = if is_signed { half } else { 2 * half };
    match (-half..end).contains(&value) {
        true => Ok(Some(value)),
        false => Err(parser.op_error_at(offset, "integer value too large")),
    }
}

/// `StringProp`: a text, as an attribute a string.
#[derive(Debug)]
pub struct Text(());

impl Property for Text {
    type Value<'c> = &'c str;
    type Input<'a, 'c>
        = &'a str
    where
        'c: 'a;

    fn attribute<'c>(context: &'c Context, value: &str) -> Attribute<'c> {
        context.string_attr(value)
    }

    fn attribute_of<'c>(context: &'c Context, value: &&str) -> Attribute<'c> {
        context.string_attr(value)
    }

    fn value(attribute: Attribute<'_>) -> Option<&str> {
        attribute.is_string().then(|| attribute.string_value())
    }

    fn convert(attribute: Attribute<'_>) -> Result<Attribute<'_>, String> {
        let value = Self::value(attribute).ok_or("expected string property to come from string attribute")?;
        Ok(attribute.context().string_attr(value))
    }

    fn initial(context: &Context) -> Attribute<'_> {
        context.string_attr("")
    }

    fn parse<'c>(parser: &mut AsmParser<'_, 'c>) -> ParseResult<Option<Attribute<'c>>> {
        let value = parser.parse_string()?;
        Ok(Some(parser.context().string_attr(&value)))
    }

    fn parse_optional<'c>(parser: &mut AsmParser<'_, 'c>) -> ParseResult<Option<Attribute<'c>>> {
        let value = parser.parse_optional_string()?;
        Ok(value.map(|value| parser.context().string_attr(&value)))
    }

    fn print<'c>(printer: &mut AsmPrinter<'_, 'c>, attribute: Attribute<'c>) {
        printer.print_string(Self::value(attribute).unwrap_or_default());
    }

    fn write<'c>(attribute: Attribute<'c>, writer: &mut dyn PropertyWriter<'c>) {
        writer.write_text(Self::value(attribute).unwrap_or_default());
    }

    fn read<'c>(reader: &mut dyn PropertyReader<'c>) -> Result<Attribute<'c>, String> {
        let text = reader.read_text()?;
        Ok(Self::attribute(reader.context(), &text))
    }
}

/// `BoolProp`: `true` or `false`, as an attribute too.
#[derive(Debug)]
pub struct Bool(());

impl Bool {
    fn parsed<'c>(parser: &mut AsmParser<'_, 'c>, offset: usize, value: i128) -> ParseResult<Attribute<'c>> {
        match value {
            -1..=1 => Ok(parser.context().bool_attr(value != 0)),
            _ => Err(parser.op_error_at(offset, "integer value too large")),
        }
    }
}

impl Property for Bool {
    type Value<'c> = bool;
    type Input<'a, 'c>
        = bool
    where
        'c: 'a;

    fn attribute(context: &Context, value: bool) -> Attribute<'_> {
        context.bool_attr(value)
    }

    fn attribute_of<'c>(context: &'c Context, value: &bool) -> Attribute<'c> {
        context.bool_attr(*value)
    }

    fn value(attribute: Attribute<'_>) -> Option<bool> {
        attribute.is_bool().then(|| attribute.bool_value())
    }

    /// The words are MLIR's.
    fn convert(attribute: Attribute<'_>) -> Result<Attribute<'_>, String> {
        match attribute.is_bool() {
            true => Ok(attribute),
            false => Err("expected string property to come from string attribute".to_owned()),
        }
    }

    fn initial(context: &Context) -> Attribute<'_> {
        context.bool_attr(false)
    }

    fn parse<'c>(parser: &mut AsmParser<'_, 'c>) -> ParseResult<Option<Attribute<'c>>> {
        let offset = parser.offset();
        let value = integer(parser, 64, true)?;
        Self::parsed(parser, offset, value).map(Some)
    }

    fn parse_optional<'c>(parser: &mut AsmParser<'_, 'c>) -> ParseResult<Option<Attribute<'c>>> {
        let offset = parser.offset();
        let value = optional_integer(parser, 64, true)?;
        value.map(|value| Self::parsed(parser, offset, value)).transpose()
    }

    fn print<'c>(printer: &mut AsmPrinter<'_, 'c>, attribute: Attribute<'c>) {
        printer.write_str(if Self::value(attribute) == Some(true) { "true" } else { "false" });
    }

    fn write<'c>(attribute: Attribute<'c>, writer: &mut dyn PropertyWriter<'c>) {
        writer.write_bool(Self::value(attribute).unwrap_or_default());
    }

    fn read<'c>(reader: &mut dyn PropertyReader<'c>) -> Result<Attribute<'c>, String> {
        let value = reader.read_bool()?;
        Ok(Self::attribute(reader.context(), value))
    }
}

/// `UnitProp`: a flag, as an attribute `unit` or `false`.
#[derive(Debug)]
pub struct Unit(());

impl Property for Unit {
    type Value<'c> = bool;
    type Input<'a, 'c>
        = bool
    where
        'c: 'a;

    fn attribute(context: &Context, value: bool) -> Attribute<'_> {
        if value { context.unit_attr() } else { context.bool_attr(false) }
    }

    fn attribute_of<'c>(context: &'c Context, value: &bool) -> Attribute<'c> {
        Self::attribute(context, *value)
    }

    fn value(attribute: Attribute<'_>) -> Option<bool> {
        match attribute.is_unit() {
            true => Some(true),
            false => Bool::value(attribute),
        }
    }

    /// MLIR refuses other attributes silently.
    fn convert(attribute: Attribute<'_>) -> Result<Attribute<'_>, String> {
        match Self::value(attribute) {
            Some(value) => Ok(Self::attribute(attribute.context(), value)),
            None => Err("expected UnitAttr or BoolAttr for a unit property".to_owned()),
        }
    }

    fn initial(context: &Context) -> Attribute<'_> {
        context.bool_attr(false)
    }

    fn parse<'c>(parser: &mut AsmParser<'_, 'c>) -> ParseResult<Option<Attribute<'c>>> {
        match Self::parse_optional(parser)? {
            Some(value) => Ok(Some(value)),
            None => Err(parser.op_error("expected 'unit' or 'unit_absent'")),
        }
    }

    fn parse_optional<'c>(parser: &mut AsmParser<'_, 'c>) -> ParseResult<Option<Attribute<'c>>> {
        let words = [("unit", true), ("unit_absent", false)];
        let found = words.into_iter().find(|(word, _)| parser.parse_optional_keyword(word));
        Ok(found.map(|(_, value)| Self::attribute(parser.context(), value)))
    }

    fn print<'c>(printer: &mut AsmPrinter<'_, 'c>, attribute: Attribute<'c>) {
        printer.write_str(if Self::value(attribute) == Some(true) { "unit" } else { "unit_absent" });
    }

    fn write<'c>(attribute: Attribute<'c>, writer: &mut dyn PropertyWriter<'c>) {
        writer.write_bool(Self::value(attribute).unwrap_or_default());
    }

    fn read<'c>(reader: &mut dyn PropertyReader<'c>) -> Result<Attribute<'c>, String> {
        let value = reader.read_bool()?;
        Ok(Self::attribute(reader.context(), value))
    }
}
