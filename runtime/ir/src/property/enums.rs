//! Enums as properties.

use std::marker::PhantomData;

use super::Property;
use crate::asm::{AsmParser, AsmPrinter, ParseResult};
use crate::context::Context;
use crate::context::attributes::Attribute;
use crate::ir::definition::{PropertyReader, PropertyWriter};
use crate::support::{Enum, parse_enum_text, print_enum_text};

/// The enum's form in the text of an `EnumProp` of a `.td`.
pub trait EnumForm: 'static {
    /// The enum.
    type Enum: Enum;
    /// The width of the integer that is its attribute form.
    const WIDTH: u32;
    /// The text before the case in formats: `mnemonic<case>` (`NamedEnumProp`).
    const MNEMONIC: Option<&'static str> = None;
    /// The name of the attribute of a dialect that a text may have in place of the integer (`EnumPropWithAttrForm`).
    const ATTRIBUTE: Option<EnumAttributeForm<Self::Enum>> = None;
    /// The name of the C++ type, for messages.
    const NAME: &'static str;
}

/// The attribute of a dialect that holds an enum, where a property of the enum may be one.
#[derive(Debug)]
pub struct EnumAttributeForm<E> {
    /// The name of its C++ type, for messages.
    pub name: &'static str,
    /// The value of such an attribute.
    pub from_attribute: for<'c> fn(Attribute<'c>) -> Option<E>,
    /// The attribute of a value, if it is the attribute form (`storeInCustomAttribute`).
    pub to_attribute: Option<for<'c> fn(E, &'c Context) -> Attribute<'c>>,
}

/// `EnumProp` and similar kinds.
#[derive(Debug)]
pub struct EnumProperty<F>(PhantomData<F>);

impl<F: EnumForm> EnumProperty<F> {
    fn integer(context: &Context, number: u64) -> Attribute<'_> {
        context.integer_attr(context.integer_type(F::WIDTH), i128::from(number))
    }

    /// The number of an integer, cut to the width of the enum.
    fn number(attribute: Attribute<'_>) -> Option<u64> {
        let mask = if F::WIDTH >= 64 { u64::MAX } else { (1 << F::WIDTH) - 1 };
        attribute.as_integer().map(|number| number as u64 & mask)
    }
}

impl<F: EnumForm> Property for EnumProperty<F> {
    type Value<'c> = F::Enum;
    type Input<'a, 'c>
        = F::Enum
    where
        'c: 'a;

    fn attribute(context: &Context, value: F::Enum) -> Attribute<'_> {
        match F::ATTRIBUTE.and_then(|form| form.to_attribute) {
            Some(make) => make(value, context),
            None => Self::integer(context, value.value()),
        }
    }

    fn attribute_of<'c>(context: &'c Context, value: &F::Enum) -> Attribute<'c> {
        Self::attribute(context, *value)
    }

    fn value(attribute: Attribute<'_>) -> Option<F::Enum> {
        let own = F::ATTRIBUTE.and_then(|form| (form.from_attribute)(attribute));
        own.or_else(|| F::Enum::from_value(Self::number(attribute)?))
    }

    fn convert(attribute: Attribute<'_>) -> Result<Attribute<'_>, String> {
        if let Some(value) = F::ATTRIBUTE.and_then(|form| (form.from_attribute)(attribute)) {
            return Ok(Self::attribute(attribute.context(), value));
        }
        let Some(number) = Self::number(attribute) else {
            let own = F::ATTRIBUTE.map_or(String::new(), |form| format!("{} or ", form.name));
            return Err(format!("expected {own}IntegerAttr storage for {}", F::NAME));
        };
        // A number of no case is found when the operation is verified.
        Ok(match F::Enum::from_value(number) {
            Some(value) => Self::attribute(attribute.context(), value),
            None => Self::integer(attribute.context(), number),
        })
    }

    fn initial(context: &Context) -> Attribute<'_> {
        match F::Enum::from_value(0) {
            Some(value) => Self::attribute(context, value),
            None => Self::integer(context, 0),
        }
    }

    fn parse<'c>(parser: &mut AsmParser<'_, 'c>) -> ParseResult<Option<Attribute<'c>>> {
        let Some(mnemonic) = F::MNEMONIC else {
            let value = parse_enum_text::<F::Enum>(parser)?;
            return Ok(Some(Self::attribute(parser.context(), value)));
        };
        parser.parse_keyword(mnemonic)?;
        Self::bracketed(parser).map(Some)
    }

    fn parse_optional<'c>(parser: &mut AsmParser<'_, 'c>) -> ParseResult<Option<Attribute<'c>>> {
        match F::MNEMONIC {
            Some(mnemonic) if parser.parse_optional_keyword(mnemonic) => Self::bracketed(parser).map(Some),
            None if parser.at_keyword_or_string() => Self::parse(parser),
            _ => Ok(None),
        }
    }

    fn print<'c>(printer: &mut AsmPrinter<'_, 'c>, attribute: Attribute<'c>) {
        let Some(value) = Self::value(attribute) else { return };
        if let Some(mnemonic) = F::MNEMONIC {
            printer.write_str(mnemonic);
            printer.write_char('<');
        }
        print_enum_text(printer, value);
        if F::MNEMONIC.is_some() {
            printer.write_char('>');
        }
    }

    fn write<'c>(attribute: Attribute<'c>, writer: &mut dyn PropertyWriter<'c>) {
        let number = Self::value(attribute).map(Enum::value).or_else(|| Self::number(attribute));
        writer.write_number(number.unwrap_or_default());
    }

    fn read<'c>(reader: &mut dyn PropertyReader<'c>) -> Result<Attribute<'c>, String> {
        let number = reader.read_number()?;
        match F::Enum::from_value(number) {
            Some(value) => Ok(Self::attribute(reader.context(), value)),
            None => Err(format!("{number} is no value of {}", F::NAME)),
        }
    }
}

impl<F: EnumForm> EnumProperty<F> {
    /// `<case>`
    fn bracketed<'c>(parser: &mut AsmParser<'_, 'c>) -> ParseResult<Attribute<'c>> {
        parser.parse_literal("<")?;
        let value = parse_enum_text::<F::Enum>(parser)?;
        parser.parse_literal(">")?;
        Ok(Self::attribute(parser.context(), value))
    }
}
