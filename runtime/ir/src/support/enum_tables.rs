//! The texts of enums, driven by data: those of generated code, and those of dialects that are loaded at run time.

use std::borrow::Cow;

use super::enums::{Enum, EnumAttribute, EnumStorage, FlagSet};
use crate::asm::{AsmParser, AsmPrinter, ParseResult};
use crate::context::Context;
use crate::context::attributes::{Attribute, AttributeKind, Parameter};
use crate::context::definition::AttrDefinition;
use crate::context::is_bare_identifier;

/// The cases of an enum.
#[derive(Clone, Copy)]
pub struct EnumTable {
    /// The description for messages.
    pub summary: &'static str,
    /// The text of each case, in order.
    pub texts: &'static [&'static str],
    /// The cases of a set of flags; `None` for an enum of which there is one case at a time.
    pub flags: Option<&'static FlagSet>,
    /// The name that MLIR gives it in messages, for the older classes of enums.
    pub cpp_name: Option<&'static str>,
    /// The number of the case, or of the flags, with a text.
    pub number: &'static (dyn Fn(&str) -> Option<u64> + Send + Sync),
    /// The text of a number, if the enum has it.
    pub text: &'static (dyn Fn(u64) -> Option<Cow<'static, str>> + Send + Sync),
}

impl EnumTable {
    /// The table of a generated enum.
    pub const fn of<E: Enum>() -> &'static EnumTable {
        const { &table::<E>() }
    }

    /// Whether a number is a case, or flags.
    pub fn contains(&self, number: u64) -> bool {
        match self.flags {
            Some(set) => number & !set.valid == 0,
            None => (self.text)(number).is_some(),
        }
    }

    fn is_quoted(&self) -> bool {
        self.flags.is_some_and(|set| set.is_quoted)
    }

    fn all_words(&self) -> bool {
        self.texts.iter().all(|case| is_bare_identifier(case))
    }

    /// Whether a case comes next: one that is a keyword, or a string if there are others.
    fn at_case(&self, parser: &AsmParser<'_, '_>) -> bool {
        (self.is_quoted() || !self.all_words()) && parser.at_string()
            || self.texts.iter().any(|case| is_bare_identifier(case) && parser.at_literal(case))
    }

    /// Reads a number: a case as a keyword or a string, or flags with the separator between them.
    ///
    /// # Errors
    ///
    /// Fails if the next text is not a case; the error has been reported.
    pub fn parse_text(&self, parser: &mut AsmParser<'_, '_>) -> ParseResult<u64> {
        match self.flags {
            Some(set) if !set.is_quoted => self.parse_flags(parser, set),
            _ => {
                let offset = parser.offset();
                let text = parser.parse_optional_keyword_or_string()?;
                self.case_of(parser, offset, text)
            }
        }
    }

    /// Reads the number of an enum that is a parameter: the older classes of enums are read in another way, in other words.
    ///
    /// # Errors
    ///
    /// Fails if the next text is not a case; the error has been reported.
    pub fn parse_parameter(&self, parser: &mut AsmParser<'_, '_>) -> ParseResult<u64> {
        let Some(name) = self.cpp_name else { return self.parse_text(parser) };
        let start = parser.offset();
        let mut value = 0;
        loop {
            let Some(text) = parser.parse_optional_keyword_or_string()? else {
                return Err(parser.op_error("expected valid keyword or string"));
            };
            match (self.number)(&text) {
                Some(case) => value |= case,
                None => {
                    let message = format!("expected {name} to be one of: {}", self.texts.join(", "));
                    return Err(parser.op_error_at(start, message));
                }
            }
            if !self.flags.is_some_and(|set| parser.parse_optional_literal(set.separator.trim())) {
                break;
            }
        }
        self.checked(parser, value)
    }

    /// The number, if the enum has it.
    fn checked(&self, parser: &mut AsmParser<'_, '_>, value: u64) -> ParseResult<u64> {
        match (self.text)(value) {
            Some(_) => Ok(value),
            None => Err(parser.op_error(format!("expected {}", self.summary))),
        }
    }

    /// The case of a text that has been read, if one has.
    fn case_of(
        &self,
        parser: &mut AsmParser<'_, '_>,
        offset: usize,
        text: Option<String>,
    ) -> ParseResult<u64> {
        let Some(text) = text else {
            return Err(parser.op_error_at(offset, format!("expected keyword for {}", self.summary)));
        };
        match (self.number)(&text) {
            Some(value) => Ok(value),
            None => {
                let texts = self.texts.join(", ");
                let message = format!("expected one of [{texts}] for {}, got: {text}", self.summary);
                Err(parser.op_error_at(offset, message))
            }
        }
    }

    /// Keywords with the separator between them.
    fn parse_flags(&self, parser: &mut AsmParser<'_, '_>, set: &FlagSet) -> ParseResult<u64> {
        let separator = set.separator.trim();
        let all_words = self.all_words();
        let mut value = 0;
        loop {
            let offset = parser.offset();
            // MLIR reads words only, and prints texts that it cannot read: we put those in quotes.
            let text = match all_words {
                true => parser.parse_optional_any_keyword(),
                false => parser.parse_optional_keyword_or_string()?,
            };
            value |= self.case_of(parser, offset, text)?;
            if !parser.parse_optional_literal(separator) {
                break;
            }
        }
        self.checked(parser, value)
    }

    /// Writes a number as [`parse_text`](Self::parse_text) reads it.
    pub fn print_text(&self, printer: &mut AsmPrinter<'_, '_>, number: u64) {
        self.print_number(printer, number, self.is_quoted());
    }

    /// Writes a number as [`parse_parameter`](Self::parse_parameter) reads it: flags of an older class are not put in
    /// quotes.
    pub fn print_parameter(&self, printer: &mut AsmPrinter<'_, '_>, number: u64) {
        self.print_number(printer, number, self.cpp_name.is_none() && self.is_quoted());
    }

    /// Writes a number as [`parse_text`](Self::parse_text) reads it. A single case gets no quotes.
    pub fn print_text_or_case(&self, printer: &mut AsmPrinter<'_, '_>, number: u64) {
        let is_case = (self.text)(number).is_some_and(|text| self.texts.contains(&&*text));
        match is_case {
            true => self.print_parameter(printer, number),
            false => self.print_text(printer, number),
        }
    }

    fn print_number(&self, printer: &mut AsmPrinter<'_, '_>, number: u64, is_quoted: bool) {
        let Some(text) = (self.text)(number) else { return };
        match self.flags {
            Some(_) if is_quoted => printer.print_string(&text),
            // MLIR quotes no case, and so does not read back those that are no keywords.
            Some(set) if !self.all_words() => {
                for (index, case) in set.texts(number).into_iter().enumerate() {
                    printer.write_str(if index == 0 { "" } else { set.separator });
                    printer.print_keyword_or_string(case);
                }
            }
            Some(_) => printer.write_str(&text),
            None => printer.print_keyword_or_string(&text),
        }
    }
}

const fn table<E: Enum>() -> EnumTable {
    EnumTable {
        summary: E::SUMMARY,
        texts: E::TEXTS,
        flags: E::FLAGS,
        cpp_name: E::CPP_NAME,
        number: const { &|text: &str| E::from_text(text).map(E::value) },
        text: const { &|number| E::from_value(number).map(E::text) },
    }
}

/// An enum that an attribute holds.
#[derive(Clone, Copy)]
pub struct EnumAttributeTable {
    /// The cases.
    pub cases: EnumTable,
    /// How an attribute holds a case.
    pub storage: EnumStorage,
}

impl EnumAttributeTable {
    /// The table of a generated enum.
    pub const fn of<E: EnumAttribute>() -> &'static EnumAttributeTable {
        const { &EnumAttributeTable { cases: table::<E>(), storage: E::STORAGE } }
    }

    /// The number that an attribute holds; `None` if it is no attribute of this kind.
    pub fn number_in(&self, attribute: Attribute<'_>) -> Option<u64> {
        let number = match self.storage {
            EnumStorage::Integer(width) => {
                let is_right = attribute.is_integer() && attribute.own_type().is_signless_integer(width);
                let mask = if width >= 64 { u64::MAX } else { (1 << width) - 1 };
                is_right.then(|| attribute.integer_value() as u64 & mask)?
            }
            EnumStorage::String => match attribute.is_string() {
                true => (self.cases.number)(attribute.string_value())?,
                false => return None,
            },
            EnumStorage::Dialect { definition: wanted, .. }
            | EnumStorage::Included { definition: wanted, .. } => match attribute.kind() {
                AttributeKind::Extension { definition, parameters }
                    if definition == wanted || self.is_included_as(definition) =>
                {
                    parameters.first()?.as_i64()? as u64
                }
                _ => return None,
            },
        };
        (self.cases.text)(number).map(|_| number)
    }

    /// Whether a context has the attribute of an included dialect as this definition.
    fn is_included_as(&self, other: &AttrDefinition) -> bool {
        matches!(self.storage, EnumStorage::Included { definition, .. }
            if (definition.dialect, definition.mnemonic) == (other.dialect, other.mnemonic))
    }

    /// The attribute that holds a number of the enum.
    pub fn attribute<'c>(&self, context: &'c Context, number: u64) -> Attribute<'c> {
        match self.storage {
            EnumStorage::Integer(width) => {
                context.integer_attr(context.integer_type(width), i128::from(number))
            }
            EnumStorage::String => context.string_attr(&(self.cases.text)(number).unwrap_or_default()),
            EnumStorage::Dialect { definition, .. } => {
                context.extension_attr(definition, &[Parameter::Int(number as i64)])
            }
            EnumStorage::Included { definition, .. } => {
                let known = context.attribute_definition(definition.dialect, definition.mnemonic);
                context.extension_attr(known.unwrap_or(definition), &[Parameter::Int(number as i64)])
            }
        }
    }

    /// From the text in a format to the attribute.
    pub fn symbolize<'c>(&self, context: &'c Context, text: &str) -> Option<Attribute<'c>> {
        (self.cases.number)(text).map(|number| self.attribute(context, number))
    }

    /// From the attribute to its text in a format.
    pub fn stringify(&self, attribute: Attribute<'_>) -> String {
        let text = self.number_in(attribute).and_then(self.cases.text);
        text.map_or_else(String::new, Cow::into_owned)
    }

    /// Reads a case.
    ///
    /// # Errors
    ///
    /// Fails if the next text is not a case; the error has been reported.
    pub fn parse<'c>(&self, parser: &mut AsmParser<'_, 'c>) -> ParseResult<Attribute<'c>> {
        match (self.cases.parse_parameter(parser), self.storage) {
            (Ok(number), _) => Ok(self.attribute(parser.context(), number)),
            (Err(_), EnumStorage::Dialect { record, ty, .. } | EnumStorage::Included { record, ty, .. }) => {
                let message = format!("failed to parse {record} parameter 'value' which is to be a `{ty}`");
                Err(parser.op_error(message))
            }
            (Err(error), _) => Err(error),
        }
    }

    /// Reads a case if one comes next.
    ///
    /// # Errors
    ///
    /// Returns the errors of [`parse`](Self::parse).
    pub fn parse_optional<'c>(&self, parser: &mut AsmParser<'_, 'c>) -> ParseResult<Option<Attribute<'c>>> {
        match self.cases.at_case(parser) {
            true => self.parse(parser).map(Some),
            false => Ok(None),
        }
    }

    /// Reads a case between angle brackets.
    ///
    /// # Errors
    ///
    /// Returns the errors of [`parse`](Self::parse), or an error if a bracket is missing.
    pub fn parse_bracketed<'c>(&self, parser: &mut AsmParser<'_, 'c>) -> ParseResult<Attribute<'c>> {
        parser.parse_literal("<")?;
        let attribute = self.parse(parser)?;
        parser.parse_literal(">")?;
        Ok(attribute)
    }

    /// Reads a case between angle brackets if a bracket comes next.
    ///
    /// # Errors
    ///
    /// Returns the errors of [`parse_bracketed`](Self::parse_bracketed).
    pub fn parse_optional_bracketed<'c>(
        &self,
        parser: &mut AsmParser<'_, 'c>,
    ) -> ParseResult<Option<Attribute<'c>>> {
        match parser.at_literal("<") {
            true => self.parse_bracketed(parser).map(Some),
            false => Ok(None),
        }
    }

    /// Writes a space and the case.
    pub fn print(&self, printer: &mut AsmPrinter<'_, '_>, attribute: Attribute<'_>) {
        printer.write_char(' ');
        self.print_value(printer, attribute);
    }

    /// Writes the case between angle brackets.
    pub fn print_bracketed(&self, printer: &mut AsmPrinter<'_, '_>, attribute: Attribute<'_>) {
        printer.write_char('<');
        self.print_value(printer, attribute);
        printer.write_char('>');
    }

    fn print_value(&self, printer: &mut AsmPrinter<'_, '_>, attribute: Attribute<'_>) {
        if let Some(number) = self.number_in(attribute) {
            self.cases.print_parameter(printer, number);
        }
    }
}
