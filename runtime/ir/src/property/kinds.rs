//! Kinds of properties as data: arrays, optional values and enums over the functions of their elements. The generic kinds call
//! them with a Rust type's functions, and dialects that are loaded at run time with those that they have read.

use crate::asm::format::PropertySyntax;
use crate::asm::{AsmParser, AsmPrinter, ParseResult};
use crate::context::Context;
use crate::context::attributes::Attribute;
use crate::ir::definition::{PropertyDef, PropertyReader, PropertyWriter};
use crate::support::EnumTable;

/// The functions of a kind of properties. They work on attribute forms; [`Property`](super::Property) describes them.
pub trait PropertyKind: Send + Sync + 'static {
    /// Converts an attribute in the text of `<{..}>` to the attribute form.
    ///
    /// # Errors
    ///
    /// Fails if the attribute is of no kind that the property can be made of; the message has the reason.
    fn convert<'c>(&self, attribute: Attribute<'c>) -> Result<Attribute<'c>, String>;

    /// Returns the value in an operation that is made without the property.
    fn initial<'c>(&self, context: &'c Context) -> Attribute<'c>;

    /// Reads the text of a value in a format; `Ok(None)` if there is none and nothing else is to be said of it.
    ///
    /// # Errors
    ///
    /// Fails if the next text is not a value; the error has been reported.
    fn parse<'c>(&self, parser: &mut AsmParser<'_, 'c>) -> ParseResult<Option<Attribute<'c>>>;

    /// Reads the text of a value if present.
    ///
    /// # Errors
    ///
    /// Fails if the next text starts like a value and is none; the error has been reported.
    fn parse_optional<'c>(&self, parser: &mut AsmParser<'_, 'c>) -> ParseResult<Option<Attribute<'c>>>;

    /// Writes the text of a value in a format.
    fn print<'c>(&self, printer: &mut AsmPrinter<'_, 'c>, attribute: Attribute<'c>);

    /// Writes a value to bytecode.
    fn write<'c>(&self, attribute: Attribute<'c>, writer: &mut dyn PropertyWriter<'c>);

    /// Reads a value that [`write`](Self::write) wrote, as its attribute form.
    ///
    /// # Errors
    ///
    /// Fails if there is no value; the message has the reason.
    fn read<'c>(&self, reader: &mut dyn PropertyReader<'c>) -> Result<Attribute<'c>, String>;
}

/// The text of an element: each definition of a property has one.
fn syntax(element: &PropertyDef) -> &'static PropertySyntax {
    PropertySyntax::of(element).expect("a definition of a property has its text")
}

/// `ArrayProp`: any number of values, as an attribute an array of theirs.
#[derive(Clone, Copy)]
pub struct ArrayKind {
    /// The kind of the elements.
    pub element: &'static PropertyDef,
}

impl ArrayKind {
    /// `[element, ..]`; `None` if the text of an element is absent.
    fn elements<'c>(&self, parser: &mut AsmParser<'_, 'c>) -> ParseResult<Option<Vec<Attribute<'c>>>> {
        parser.parse_literal("[")?;
        let mut elements = Vec::new();
        if parser.parse_optional_literal("]") {
            return Ok(Some(elements));
        }
        let parse = syntax(self.element).parse;
        loop {
            let Some(element) = parse(parser)? else { return Ok(None) };
            elements.push(element);
            if !parser.parse_optional_literal(",") {
                break;
            }
        }
        parser.parse_literal("]")?;
        Ok(Some(elements))
    }
}

impl PropertyKind for ArrayKind {
    fn convert<'c>(&self, attribute: Attribute<'c>) -> Result<Attribute<'c>, String> {
        let elements = attribute.as_array().ok_or("expected array attribute")?;
        let elements: Vec<_> =
            elements.iter().map(|element| (self.element.convert)(*element)).collect::<Result<_, _>>()?;
        Ok(attribute.context().array_attr(&elements))
    }

    fn initial<'c>(&self, context: &'c Context) -> Attribute<'c> {
        context.array_attr(&[])
    }

    fn parse<'c>(&self, parser: &mut AsmParser<'_, 'c>) -> ParseResult<Option<Attribute<'c>>> {
        let elements = self.elements(parser)?;
        Ok(elements.map(|elements| parser.context().array_attr(&elements)))
    }

    fn parse_optional<'c>(&self, parser: &mut AsmParser<'_, 'c>) -> ParseResult<Option<Attribute<'c>>> {
        if parser.at_literal("[") { self.parse(parser) } else { Ok(None) }
    }

    fn print<'c>(&self, printer: &mut AsmPrinter<'_, 'c>, attribute: Attribute<'c>) {
        printer.write_char('[');
        for (number, element) in attribute.as_array().unwrap_or_default().iter().enumerate() {
            if number > 0 {
                printer.write_str(", ");
            }
            (syntax(self.element).print)(printer, *element);
        }
        printer.write_char(']');
    }

    fn write<'c>(&self, attribute: Attribute<'c>, writer: &mut dyn PropertyWriter<'c>) {
        let elements = attribute.as_array().unwrap_or_default();
        writer.write_number(elements.len() as u64);
        elements.iter().for_each(|element| (self.element.write)(*element, writer));
    }

    fn read<'c>(&self, reader: &mut dyn PropertyReader<'c>) -> Result<Attribute<'c>, String> {
        let count = reader.read_count()?;
        let elements = (0..count).map(|_| (self.element.read)(reader)).collect::<Result<Vec<_>, _>>()?;
        Ok(reader.context().array_attr(&elements))
    }
}

/// `OptionalProp`: a value or none, as an attribute an array of one or none.
///
/// Its text is `none`, or, if it is delegated, that of the value; else `some<value>`.
#[derive(Clone, Copy)]
pub struct MaybeKind {
    /// The kind of the value.
    pub element: &'static PropertyDef,
    /// Whether its text is that of the value.
    pub is_delegated: bool,
}

impl PropertyKind for MaybeKind {
    fn convert<'c>(&self, attribute: Attribute<'c>) -> Result<Attribute<'c>, String> {
        let elements = attribute.as_array().ok_or("expected optional properties to materialize as arrays")?;
        match elements {
            [] => Ok(attribute),
            [element] => Ok(attribute.context().array_attr(&[(self.element.convert)(*element)?])),
            _ => Err("expected optional properties to become 0- or 1-element arrays".to_owned()),
        }
    }

    fn initial<'c>(&self, context: &'c Context) -> Attribute<'c> {
        context.array_attr(&[])
    }

    fn parse<'c>(&self, parser: &mut AsmParser<'_, 'c>) -> ParseResult<Option<Attribute<'c>>> {
        let offset = parser.offset();
        match self.parse_optional(parser)? {
            None if !self.is_delegated && parser.offset() == offset => {
                Err(parser.op_error("expected 'none' or 'some<prop>'"))
            }
            found => Ok(found),
        }
    }

    fn parse_optional<'c>(&self, parser: &mut AsmParser<'_, 'c>) -> ParseResult<Option<Attribute<'c>>> {
        let context = parser.context();
        if parser.parse_optional_keyword("none") {
            return Ok(Some(context.array_attr(&[])));
        }
        let element = match self.is_delegated {
            true => (syntax(self.element).parse_optional)(parser)?,
            false if parser.parse_optional_keyword("some") => {
                parser.parse_literal("<")?;
                let element = (syntax(self.element).parse)(parser)?;
                if element.is_some() {
                    parser.parse_literal(">")?;
                }
                element
            }
            false => None,
        };
        Ok(element.map(|element| context.array_attr(&[element])))
    }

    fn print<'c>(&self, printer: &mut AsmPrinter<'_, 'c>, attribute: Attribute<'c>) {
        let print = syntax(self.element).print;
        match attribute.as_array() {
            Some([element]) if self.is_delegated => print(printer, *element),
            Some([element]) => {
                printer.write_str("some<");
                print(printer, *element);
                printer.write_char('>');
            }
            _ => printer.write_str("none"),
        }
    }

    fn write<'c>(&self, attribute: Attribute<'c>, writer: &mut dyn PropertyWriter<'c>) {
        let element = attribute.as_array().and_then(<[_]>::first);
        writer.write_bool(element.is_some());
        if let Some(element) = element {
            (self.element.write)(*element, writer);
        }
    }

    fn read<'c>(&self, reader: &mut dyn PropertyReader<'c>) -> Result<Attribute<'c>, String> {
        let element = if reader.read_bool()? { Some((self.element.read)(reader)?) } else { None };
        Ok(reader.context().array_attr(element.as_slice()))
    }
}

/// `EnumProp` and similar kinds. The values are numbers.
#[derive(Clone, Copy)]
pub struct EnumKind {
    /// The cases.
    pub cases: &'static EnumTable,
    /// The width of the integer that is the attribute form.
    pub width: u32,
    /// The text before the case in formats: `mnemonic<case>` (`NamedEnumProp`).
    pub mnemonic: Option<&'static str>,
    /// The attribute of a dialect that a text may have in place of the integer (`EnumPropWithAttrForm`).
    pub attribute: Option<EnumKindAttribute>,
    /// The name of the C++ type, for messages.
    pub name: &'static str,
}

/// Makes the attribute of a number.
pub type EnumAttributeMaker = &'static (dyn for<'c> Fn(u64, &'c Context) -> Attribute<'c> + Send + Sync);

/// The attribute of a dialect that holds an enum, where a property of the enum may be one.
#[derive(Clone, Copy)]
pub struct EnumKindAttribute {
    /// The name of its C++ type, for messages.
    pub name: &'static str,
    /// The number of such an attribute.
    pub number: &'static (dyn for<'c> Fn(Attribute<'c>) -> Option<u64> + Send + Sync),
    /// The attribute of a number, if it is the attribute form (`storeInCustomAttribute`).
    pub attribute: Option<EnumAttributeMaker>,
}

impl EnumKind {
    /// The attribute form of a number of the enum.
    pub fn attribute<'c>(&self, context: &'c Context, number: u64) -> Attribute<'c> {
        match self.attribute.and_then(|form| form.attribute) {
            Some(make) => make(number, context),
            None => self.integer(context, number),
        }
    }

    /// The number of an attribute form; `None` if the enum does not have it.
    pub fn number(&self, attribute: Attribute<'_>) -> Option<u64> {
        let own = self.attribute.and_then(|form| (form.number)(attribute));
        own.or_else(|| self.bits(attribute).filter(|number| self.has(*number)))
    }

    fn has(&self, number: u64) -> bool {
        self.cases.contains(number)
    }

    fn integer<'c>(&self, context: &'c Context, number: u64) -> Attribute<'c> {
        context.integer_attr(context.integer_type(self.width), i128::from(number))
    }

    /// The number of an integer, cut to the width of the enum.
    fn bits(&self, attribute: Attribute<'_>) -> Option<u64> {
        let mask = if self.width >= 64 { u64::MAX } else { (1 << self.width) - 1 };
        attribute.as_integer().map(|number| number as u64 & mask)
    }

    /// `case`
    fn case<'c>(&self, parser: &mut AsmParser<'_, 'c>) -> ParseResult<Attribute<'c>> {
        let number = self.cases.parse_text(parser)?;
        Ok(self.attribute(parser.context(), number))
    }

    /// `<case>`
    fn bracketed<'c>(&self, parser: &mut AsmParser<'_, 'c>) -> ParseResult<Attribute<'c>> {
        parser.parse_literal("<")?;
        let case = self.case(parser)?;
        parser.parse_literal(">")?;
        Ok(case)
    }
}

impl PropertyKind for EnumKind {
    fn convert<'c>(&self, attribute: Attribute<'c>) -> Result<Attribute<'c>, String> {
        if let Some(number) = self.attribute.and_then(|form| (form.number)(attribute)) {
            return Ok(self.attribute(attribute.context(), number));
        }
        let Some(number) = self.bits(attribute) else {
            let own = self.attribute.map_or(String::new(), |form| format!("{} or ", form.name));
            return Err(format!("expected {own}IntegerAttr storage for {}", self.name));
        };
        // A number of no case is found when the operation is verified.
        Ok(match self.has(number) {
            true => self.attribute(attribute.context(), number),
            false => self.integer(attribute.context(), number),
        })
    }

    fn initial<'c>(&self, context: &'c Context) -> Attribute<'c> {
        match self.has(0) {
            true => self.attribute(context, 0),
            false => self.integer(context, 0),
        }
    }

    fn parse<'c>(&self, parser: &mut AsmParser<'_, 'c>) -> ParseResult<Option<Attribute<'c>>> {
        let Some(mnemonic) = self.mnemonic else { return self.case(parser).map(Some) };
        parser.parse_keyword(mnemonic)?;
        self.bracketed(parser).map(Some)
    }

    fn parse_optional<'c>(&self, parser: &mut AsmParser<'_, 'c>) -> ParseResult<Option<Attribute<'c>>> {
        match self.mnemonic {
            Some(mnemonic) if parser.parse_optional_keyword(mnemonic) => self.bracketed(parser).map(Some),
            None if parser.at_keyword_or_string() => self.parse(parser),
            _ => Ok(None),
        }
    }

    fn print<'c>(&self, printer: &mut AsmPrinter<'_, 'c>, attribute: Attribute<'c>) {
        let Some(number) = self.number(attribute) else { return };
        if let Some(mnemonic) = self.mnemonic {
            printer.write_str(mnemonic);
            printer.write_char('<');
        }
        self.cases.print_text(printer, number);
        if self.mnemonic.is_some() {
            printer.write_char('>');
        }
    }

    fn write<'c>(&self, attribute: Attribute<'c>, writer: &mut dyn PropertyWriter<'c>) {
        let number = self.number(attribute).or_else(|| self.bits(attribute));
        writer.write_number(number.unwrap_or_default());
    }

    fn read<'c>(&self, reader: &mut dyn PropertyReader<'c>) -> Result<Attribute<'c>, String> {
        let number = reader.read_number()?;
        match self.has(number) {
            true => Ok(self.attribute(reader.context(), number)),
            false => Err(format!("{number} is no value of {}", self.name)),
        }
    }
}
