//! Enums as properties.

use std::marker::PhantomData;

use super::Property;
use super::kinds::{EnumKind, EnumKindAttribute, PropertyKind};
use crate::asm::{AsmParser, AsmPrinter, ParseResult};
use crate::context::Context;
use crate::context::attributes::Attribute;
use crate::ir::definition::{PropertyReader, PropertyWriter};
use crate::support::{Enum, EnumTable};

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
#[derive(Clone, Copy, Debug)]
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
    const KIND: EnumKind = EnumKind {
        cases: EnumTable::of::<F::Enum>(),
        width: F::WIDTH,
        mnemonic: F::MNEMONIC,
        attribute: match F::ATTRIBUTE {
            None => None,
            Some(form) => Some(EnumKindAttribute {
                name: form.name,
                number: &|attribute| (F::ATTRIBUTE?.from_attribute)(attribute).map(Enum::value),
                attribute: if form.to_attribute.is_some() { Some(&Self::own_form) } else { None },
            }),
        },
        name: F::NAME,
    };

    /// The attribute of the dialect that holds a number of the enum.
    fn own_form(number: u64, context: &Context) -> Attribute<'_> {
        let make = F::ATTRIBUTE.and_then(|form| form.to_attribute);
        match (make, F::Enum::from_value(number)) {
            (Some(make), Some(value)) => make(value, context),
            _ => context.integer_attr(context.integer_type(F::WIDTH), i128::from(number)),
        }
    }
}

impl<F: EnumForm> Property for EnumProperty<F> {
    type Value<'c> = F::Enum;
    type Input<'a, 'c>
        = F::Enum
    where
        'c: 'a;

    fn attribute(context: &Context, value: F::Enum) -> Attribute<'_> {
        Self::KIND.attribute(context, value.value())
    }

    fn attribute_of<'c>(context: &'c Context, value: &F::Enum) -> Attribute<'c> {
        Self::attribute(context, *value)
    }

    fn value(attribute: Attribute<'_>) -> Option<F::Enum> {
        Self::KIND.number(attribute).and_then(F::Enum::from_value)
    }

    fn convert(attribute: Attribute<'_>) -> Result<Attribute<'_>, String> {
        Self::KIND.convert(attribute)
    }

    fn initial(context: &Context) -> Attribute<'_> {
        Self::KIND.initial(context)
    }

    fn parse<'c>(parser: &mut AsmParser<'_, 'c>) -> ParseResult<Option<Attribute<'c>>> {
        Self::KIND.parse(parser)
    }

    fn parse_optional<'c>(parser: &mut AsmParser<'_, 'c>) -> ParseResult<Option<Attribute<'c>>> {
        Self::KIND.parse_optional(parser)
    }

    fn print<'c>(printer: &mut AsmPrinter<'_, 'c>, attribute: Attribute<'c>) {
        Self::KIND.print(printer, attribute);
    }

    fn write<'c>(attribute: Attribute<'c>, writer: &mut dyn PropertyWriter<'c>) {
        Self::KIND.write(attribute, writer);
    }

    fn read<'c>(reader: &mut dyn PropertyReader<'c>) -> Result<Attribute<'c>, String> {
        Self::KIND.read(reader)
    }
}
