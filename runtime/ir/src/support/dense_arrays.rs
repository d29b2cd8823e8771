//! Dense arrays where a format names one: `[1, 2]`, without `array<i64: ..>` around it.

use crate::asm::format::OwnAttributeSyntax;
use crate::asm::{AsmParser, AsmPrinter, ParseResult};
use crate::context::Context;
use crate::context::attributes::{Attribute, DenseArrayAttr, DenseArrayElement, TypedAttribute};
use crate::support::ParameterKind;

/// An element of a dense array, as text.
pub trait DenseArrayText: DenseArrayElement + 'static {
    /// Reads one.
    ///
    /// # Errors
    ///
    /// Fails if the next text is not a value; the error has been reported.
    fn parse(parser: &mut AsmParser<'_, '_>) -> ParseResult<Self>;

    /// The attribute that is printed for it.
    fn attribute(self, context: &Context) -> Attribute<'_>;
}

macro_rules! integers {
    ($($ty:ty),*) => {$(
        impl DenseArrayText for $ty {
            fn parse(parser: &mut AsmParser<'_, '_>) -> ParseResult<Self> {
                parser.parse_integer()
            }

            fn attribute(self, context: &Context) -> Attribute<'_> {
                context.integer_attr(<$ty>::element_type(context), self.into())
            }
        }
    )*};
}

integers!(i8, i16, i32, i64);

macro_rules! floats {
    ($($ty:ty),*) => {$(
        impl DenseArrayText for $ty {
            fn parse(parser: &mut AsmParser<'_, '_>) -> ParseResult<Self> {
                parser.parse_float().map(|value| value as $ty)
            }

            fn attribute(self, context: &Context) -> Attribute<'_> {
                context.float_attr(<$ty>::element_type(context), self.into())
            }
        }
    )*};
}

floats!(f32, f64);

impl DenseArrayText for bool {
    fn parse(parser: &mut AsmParser<'_, '_>) -> ParseResult<Self> {
        if parser.parse_optional_keyword("true") {
            return Ok(true);
        }
        if parser.parse_optional_keyword("false") {
            return Ok(false);
        }
        parser.parse_integer::<u8>().map(|value| value != 0)
    }

    fn attribute(self, context: &Context) -> Attribute<'_> {
        context.bool_attr(self)
    }
}

/// The text of a dense array of these elements.
pub const fn dense_array_syntax<T: DenseArrayText>() -> &'static OwnAttributeSyntax {
    const {
        &OwnAttributeSyntax {
            parse: &|parser, _| parse::<T>(parser),
            parse_optional: Some(&|parser| match parser.at_literal("[") {
                true => parse::<T>(parser).map(Some),
                false => Ok(None),
            }),
            print: &|printer, attribute| print::<T>(printer, attribute),
        }
    }
}

/// A dense array of these elements as a parameter.
pub const fn dense_array_kind<T: DenseArrayText>() -> ParameterKind {
    ParameterKind::Syntax(dense_array_syntax::<T>(), &|attribute| {
        DenseArrayAttr::from_attribute(attribute).is_some_and(|array| array.values::<T>().is_some())
    })
}

fn parse<'c, T: DenseArrayText>(parser: &mut AsmParser<'_, 'c>) -> ParseResult<Attribute<'c>> {
    parser.parse_literal("[")?;
    let mut elements = Vec::new();
    if !parser.parse_optional_literal("]") {
        let read = parser.parse_comma_separated(|parser| {
            elements.push(T::parse(parser)?);
            Ok(())
        });
        // MLIR's rule: the bracket is required after a wrong element too.
        parser.parse_literal("]")?;
        read?;
    }
    Ok(parser.context().dense_array_attr(&elements))
}

fn print<'c, T: DenseArrayText>(printer: &mut AsmPrinter<'_, 'c>, attribute: Attribute<'c>) {
    printer.write_char('[');
    for (index, element) in attribute.dense_array_value::<T>().into_iter().enumerate() {
        if index > 0 {
            printer.write_str(", ");
        }
        let element = element.attribute(printer.context());
        printer.print_attribute_without_type(element);
    }
    printer.write_char(']');
}
