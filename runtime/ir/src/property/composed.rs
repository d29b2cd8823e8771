//! Properties made of properties.

use std::marker::PhantomData;

use super::{Int, Integer, Property};
use crate::asm::{AsmParser, AsmPrinter, ParseResult};
use crate::context::Context;
use crate::context::attributes::{Attribute, DenseArrayAttr, DenseArrayElement};
use crate::ir::definition::{PropertyReader, PropertyWriter};

/// `ArrayProp<P>`: any number of values, as an attribute an array of theirs.
#[derive(Debug)]
pub struct Array<P>(PhantomData<P>);

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
        let elements = attribute.as_array().ok_or("expected array attribute")?;
        let elements: Vec<_> =
            elements.iter().map(|element| P::convert(*element)).collect::<Result<_, _>>()?;
        Ok(attribute.context().array_attr(&elements))
    }

    fn initial(context: &Context) -> Attribute<'_> {
        context.array_attr(&[])
    }

    fn parse<'c>(parser: &mut AsmParser<'_, 'c>) -> ParseResult<Option<Attribute<'c>>> {
        let elements = elements::<P>(parser)?;
        Ok(elements.map(|elements| parser.context().array_attr(&elements)))
    }

    fn parse_optional<'c>(parser: &mut AsmParser<'_, 'c>) -> ParseResult<Option<Attribute<'c>>> {
        if parser.at_literal("[") { Self::parse(parser) } else { Ok(None) }
    }

    fn print<'c>(printer: &mut AsmPrinter<'_, 'c>, attribute: Attribute<'c>) {
        print_elements::<P>(printer, attribute.as_array().unwrap_or_default());
    }

    fn write<'c>(attribute: Attribute<'c>, writer: &mut dyn PropertyWriter<'c>) {
        let elements = attribute.as_array().unwrap_or_default();
        writer.write_number(elements.len() as u64);
        elements.iter().for_each(|element| P::write(*element, writer));
    }

    fn read<'c>(reader: &mut dyn PropertyReader<'c>) -> Result<Attribute<'c>, String> {
        let count = reader.read_count()?;
        let elements = (0..count).map(|_| P::read(reader)).collect::<Result<Vec<_>, _>>()?;
        Ok(reader.context().array_attr(&elements))
    }
}

/// `[element, ..]`; `None` if there is an element of which nothing is said.
fn elements<'c, P: Property>(parser: &mut AsmParser<'_, 'c>) -> ParseResult<Option<Vec<Attribute<'c>>>> {
    parser.parse_literal("[")?;
    let mut elements = Vec::new();
    if parser.parse_optional_literal("]") {
        return Ok(Some(elements));
    }
    loop {
        let Some(element) = P::parse(parser)? else { return Ok(None) };
        elements.push(element);
        if !parser.parse_optional_literal(",") {
            break;
        }
    }
    parser.parse_literal("]")?;
    Ok(Some(elements))
}

fn print_elements<'c, P: Property>(printer: &mut AsmPrinter<'_, 'c>, elements: &[Attribute<'c>]) {
    printer.write_char('[');
    for (number, element) in elements.iter().enumerate() {
        if number > 0 {
            printer.write_str(", ");
        }
        P::print(printer, *element);
    }
    printer.write_char(']');
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
        let elements = elements::<Int<T>>(parser)?.unwrap_or_default();
        let values: Vec<T> = elements.into_iter().filter_map(Int::<T>::value).collect();
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
        let elements = attribute.as_array().ok_or("expected optional properties to materialize as arrays")?;
        match elements {
            [] => Ok(attribute),
            [element] => Ok(attribute.context().array_attr(&[P::convert(*element)?])),
            _ => Err("expected optional properties to become 0- or 1-element arrays".to_owned()),
        }
    }

    fn initial(context: &Context) -> Attribute<'_> {
        context.array_attr(&[])
    }

    fn parse<'c>(parser: &mut AsmParser<'_, 'c>) -> ParseResult<Option<Attribute<'c>>> {
        let offset = parser.offset();
        match Self::parse_optional(parser)? {
            None if !DELEGATED && parser.offset() == offset => {
                Err(parser.op_error("expected 'none' or 'some<prop>'"))
            }
            found => Ok(found),
        }
    }

    fn parse_optional<'c>(parser: &mut AsmParser<'_, 'c>) -> ParseResult<Option<Attribute<'c>>> {
        let context = parser.context();
        if parser.parse_optional_keyword("none") {
            return Ok(Some(context.array_attr(&[])));
        }
        let element = match DELEGATED {
            true => P::parse_optional(parser)?,
            false if parser.parse_optional_keyword("some") => {
                parser.parse_literal("<")?;
                let element = P::parse(parser)?;
                if element.is_some() {
                    parser.parse_literal(">")?;
                }
                element
            }
            false => None,
        };
        Ok(element.map(|element| context.array_attr(&[element])))
    }

    fn print<'c>(printer: &mut AsmPrinter<'_, 'c>, attribute: Attribute<'c>) {
        match attribute.as_array() {
            Some([element]) if DELEGATED => P::print(printer, *element),
            Some([element]) => {
                printer.write_str("some<");
                P::print(printer, *element);
                printer.write_char('>');
            }
            _ => printer.write_str("none"),
        }
    }

    fn write<'c>(attribute: Attribute<'c>, writer: &mut dyn PropertyWriter<'c>) {
        let element = attribute.as_array().and_then(<[_]>::first);
        writer.write_bool(element.is_some());
        if let Some(element) = element {
            P::write(*element, writer);
        }
    }

    fn read<'c>(reader: &mut dyn PropertyReader<'c>) -> Result<Attribute<'c>, String> {
        let element = if reader.read_bool()? { Some(P::read(reader)?) } else { None };
        Ok(reader.context().array_attr(element.as_slice()))
    }
}
