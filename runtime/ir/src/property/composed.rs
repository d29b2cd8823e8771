//! Properties made of properties.

use std::marker::PhantomData;

use super::kinds::{ArrayKind, MaybeKind, PropertyKind};
use super::{Int, Integer, Property};
use crate::asm::{AsmParser, AsmPrinter, ParseResult};
use crate::context::Context;
use crate::context::attributes::{Attribute, DenseArrayAttr, DenseArrayElement};
use crate::ir::definition::{PropertyDef, PropertyReader, PropertyWriter};

/// `ArrayProp<P>`: any number of values, as an attribute an array of theirs.
#[derive(Debug)]
pub struct Array<P>(PhantomData<P>);

impl<P: Property> Array<P> {
    const KIND: ArrayKind = ArrayKind { element: PropertyDef::of::<P>() };
}

impl<P: Property> Property for Array<P> {
    type Value<'c> = Vec<P::Value<'c>>;
    type Input<'a, 'c>
        = &'a [P::Input<'a, 'c>]
    where
        'c: 'a;

    fn attribute<'c>(context: &'c Context, value: &[P::Input<'_, 'c>]) -> Attribute<'c> {
        let elements: Vec<_> = value.iter().map(|value| P::attribute(context, *value)).collect();
        context.array_attr(&elements)
    }

    fn attribute_of<'c>(context: &'c Context, value: &Vec<P::Value<'c>>) -> Attribute<'c> {
        let elements: Vec<_> = value.iter().map(|value| P::attribute_of(context, value)).collect();
        context.array_attr(&elements)
    }

    fn value(attribute: Attribute<'_>) -> Option<Vec<P::Value<'_>>> {
        attribute.as_array()?.iter().map(|element| P::value(*element)).collect()
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

/// `IntArrayProp<IntProp<"T">>`: any number of integers, as an attribute a dense array.
#[derive(Debug)]
pub struct Ints<T>(PhantomData<T>);

impl<T: Integer + DenseArrayElement> Property for Ints<T> {
    type Value<'c> = Vec<T>;
    type Input<'a, 'c>
        = &'a [T]
    where
        'c: 'a;

    fn attribute<'c>(context: &'c Context, value: &[T]) -> Attribute<'c> {
        context.dense_array_attr(value)
    }

    fn attribute_of<'c>(context: &'c Context, value: &Vec<T>) -> Attribute<'c> {
        context.dense_array_attr(value)
    }

    fn value(attribute: Attribute<'_>) -> Option<Vec<T>> {
        attribute.cast::<DenseArrayAttr<'_>>()?.values()
    }

    fn convert(attribute: Attribute<'_>) -> Result<Attribute<'_>, String> {
        match Self::value(attribute) {
            Some(_) => Ok(attribute),
            None => Err(format!("expected DenseI{}ArrayAttr for key `value`", T::WIDTH)),
        }
    }

    fn initial(context: &Context) -> Attribute<'_> {
        context.dense_array_attr::<T>(&[])
    }

    fn parse<'c>(parser: &mut AsmParser<'_, 'c>) -> ParseResult<Option<Attribute<'c>>> {
        let parsed = Array::<Int<T>>::parse(parser)?;
        let elements = parsed.and_then(|array| array.as_array()).unwrap_or_default();
        let values: Vec<T> = elements.iter().copied().filter_map(Int::<T>::value).collect();
        Ok(Some(parser.context().dense_array_attr(&values)))
    }

    fn parse_optional<'c>(parser: &mut AsmParser<'_, 'c>) -> ParseResult<Option<Attribute<'c>>> {
        if parser.at_literal("[") { Self::parse(parser) } else { Ok(None) }
    }

    fn print<'c>(printer: &mut AsmPrinter<'_, 'c>, attribute: Attribute<'c>) {
        let numbers: Vec<_> = Self::value(attribute)
            .unwrap_or_default()
            .into_iter()
            .map(|value| value.number().to_string())
            .collect();
        printer.write_char('[');
        printer.write_str(&numbers.join(", "));
        printer.write_char(']');
    }

    fn write<'c>(attribute: Attribute<'c>, writer: &mut dyn PropertyWriter<'c>) {
        let values = Self::value(attribute).unwrap_or_default();
        writer.write_number(values.len() as u64);
        values.into_iter().for_each(|value| writer.write_number(value.number() as u64));
    }

    fn read<'c>(reader: &mut dyn PropertyReader<'c>) -> Result<Attribute<'c>, String> {
        let count = reader.read_count()?;
        let values = (0..count).map(|_| Ok(T::wrap(reader.read_number()?.into())));
        let values = values.collect::<Result<Vec<T>, String>>()?;
        Ok(reader.context().dense_array_attr(&values))
    }
}

/// `OptionalProp<P>`: a value or none, as an attribute an array of one or none.
///
/// Its text is `none`, or, if it is `DELEGATED`, that of the value; else `some<value>`.
#[derive(Debug)]
pub struct Maybe<P, const DELEGATED: bool = true>(PhantomData<P>);

impl<P: Property, const DELEGATED: bool> Maybe<P, DELEGATED> {
    const KIND: MaybeKind = MaybeKind { element: PropertyDef::of::<P>(), is_delegated: DELEGATED };
}

impl<P: Property, const DELEGATED: bool> Property for Maybe<P, DELEGATED> {
    type Value<'c> = Option<P::Value<'c>>;
    type Input<'a, 'c>
        = Option<P::Input<'a, 'c>>
    where
        'c: 'a;

    fn attribute<'c>(context: &'c Context, value: Option<P::Input<'_, 'c>>) -> Attribute<'c> {
        let element = value.map(|value| P::attribute(context, value));
        context.array_attr(element.as_slice())
    }

    fn attribute_of<'c>(context: &'c Context, value: &Option<P::Value<'c>>) -> Attribute<'c> {
        let element = value.as_ref().map(|value| P::attribute_of(context, value));
        context.array_attr(element.as_slice())
    }

    fn value(attribute: Attribute<'_>) -> Option<Option<P::Value<'_>>> {
        match attribute.as_array()? {
            [] => Some(None),
            [element] => P::value(*element).map(Some),
            _ => None,
        }
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
