//! Support code of generated enums and flags.

use std::borrow::Cow;
use std::fmt;

use super::enum_tables::{EnumAttributeTable, EnumTable};
use crate::asm::format::{EnumSyntax, OwnAttributeSyntax};
use crate::asm::{AsmParser, AsmPrinter, ParseResult};
use crate::context::Context;
use crate::context::attributes::Attribute;
use crate::context::class::wrong_kind;
use crate::context::definition::AttrDefinition;

/// An enum of a `.td` file: one case, or a set of flags.
pub trait Enum: Copy + 'static {
    /// The name of the Rust type.
    const NAME: &'static str;
    /// The description for messages.
    const SUMMARY: &'static str;
    /// The text of each case, in order.
    const TEXTS: &'static [&'static str];
    /// The cases of a set of flags; `None` for an enum of which there is one case at a time.
    const FLAGS: Option<&'static FlagSet> = None;

    /// The name that MLIR gives it in messages, for the older classes of enums, which word them in another way.
    const CPP_NAME: Option<&'static str> = None;

    /// Its number.
    fn value(self) -> u64;
    /// The value with this number, if there is one.
    fn from_value(value: u64) -> Option<Self>;
    /// Its text.
    fn text(self) -> Cow<'static, str>;
    /// The value with this text, if there is one.
    fn from_text(text: &str) -> Option<Self>;
}

/// An enum that an attribute holds.
pub trait EnumAttribute: Enum {
    /// How it does.
    const STORAGE: EnumStorage;
}

/// How an attribute holds an enum.
#[derive(Clone, Copy, Debug)]
pub enum EnumStorage {
    /// A signless integer of this width.
    Integer(u32),
    /// A string.
    String,
    /// The only parameter of an attribute that a dialect defines.
    Dialect {
        /// The definition of the attribute.
        definition: &'static AttrDefinition,
        /// The name of its record, for messages.
        record: &'static str,
        /// The C++ type of the enum, for messages.
        ty: &'static str,
    },
    /// The same for a dialect that a loaded file includes: a context may have it from elsewhere, with another definition of the
    /// attribute.
    Included {
        /// The definition of the attribute where the context has no other.
        definition: &'static AttrDefinition,
        /// The name of its record, for messages.
        record: &'static str,
        /// The C++ type of the enum, for messages.
        ty: &'static str,
    },
}

/// A text or a number that no case of an enum has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoSuchCase {
    name: &'static str,
    found: String,
    texts: &'static [&'static str],
}

impl NoSuchCase {
    fn new<E: Enum>(found: String) -> Self {
        Self { name: E::NAME, found, texts: E::TEXTS }
    }
}

impl fmt::Display for NoSuchCase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no `{}`: expected one of {}", self.found, self.name, self.texts.join(", "))
    }
}

impl std::error::Error for NoSuchCase {}

/// The number of a case in a table.
pub fn value_of<E: Copy + PartialEq>(cases: &[(E, u64, &'static str)], case: E) -> u64 {
    cases.iter().find(|(own, ..)| *own == case).map_or(0, |(_, value, _)| *value)
}

/// The text of a case in a table.
pub fn text_of<E: Copy + PartialEq>(cases: &[(E, u64, &'static str)], case: E) -> &'static str {
    cases.iter().find(|(own, ..)| *own == case).map_or("", |(.., text)| text)
}

/// The case in a table with this number.
pub fn case_of_value<E: Copy>(cases: &[(E, u64, &'static str)], value: u64) -> Option<E> {
    cases.iter().find(|(_, own, _)| *own == value).map(|(case, ..)| *case)
}

/// The case in a table with this text.
pub fn case_of_text<E: Copy>(cases: &[(E, u64, &'static str)], text: &str) -> Option<E> {
    cases.iter().find(|(.., own)| *own == text).map(|(case, ..)| *case)
}

/// For `FromStr`.
///
/// # Errors
///
/// No case has this text.
pub fn parse_enum<E: Enum>(text: &str) -> Result<E, NoSuchCase> {
    E::from_text(text).ok_or_else(|| NoSuchCase::new::<E>(text.to_owned()))
}

/// For `TryFrom`.
///
/// # Errors
///
/// No case has this number.
pub fn enum_of_value<E: Enum>(value: u64) -> Result<E, NoSuchCase> {
    E::from_value(value).ok_or_else(|| NoSuchCase::new::<E>(value.to_string()))
}

/// The value that an attribute holds; `None` if it is no attribute of this kind.
pub fn enum_from_attribute<E: EnumAttribute>(attribute: Attribute<'_>) -> Option<E> {
    EnumAttributeTable::of::<E>().number_in(attribute).and_then(E::from_value)
}

/// The enum value of a verified attribute.
///
/// # Panics
///
/// If the attribute does not hold a value of the enum.
#[track_caller]
pub fn enum_of_attribute<E: EnumAttribute>(attribute: Attribute<'_>) -> E {
    enum_from_attribute(attribute).unwrap_or_else(|| wrong_kind::<E>("attribute", &attribute))
}

/// The attribute that holds a value.
pub fn enum_to_attribute<E: EnumAttribute>(value: E, context: &Context) -> Attribute<'_> {
    EnumAttributeTable::of::<E>().attribute(context, value.value())
}

/// From the text in a format to the attribute.
pub fn symbolize<'c, E: EnumAttribute>(context: &'c Context, text: &str) -> Option<Attribute<'c>> {
    EnumAttributeTable::of::<E>().symbolize(context, text)
}

/// From the attribute to its text in a format.
pub fn stringify<E: EnumAttribute>(attribute: Attribute<'_>) -> String {
    EnumAttributeTable::of::<E>().stringify(attribute)
}

/// The text of an enum in the format of an operation, where the attribute `name` holds it.
pub const fn case_syntax<E: EnumAttribute>(name: &'static str) -> EnumSyntax {
    let separator = match E::FLAGS {
        Some(set) => Some(set.separator.trim_ascii()),
        None => None,
    };
    EnumSyntax { cases: E::TEXTS, name, separator, symbolize: &symbolize::<E>, stringify: &stringify::<E> }
}

/// The definition of an attribute that holds an enum.
pub const fn enum_attribute<E: EnumAttribute>(
    dialect: &'static str,
    mnemonic: &'static str,
) -> AttrDefinition {
    AttrDefinition {
        dialect,
        mnemonic,
        parameters: &["value"],
        syntax: Some(enum_syntax::<E>()),
        ..AttrDefinition::EMPTY
    }
}

/// The same with the text between angle brackets: `` `<` $value `>` ``.
pub const fn bracketed_enum_attribute<E: EnumAttribute>(
    dialect: &'static str,
    mnemonic: &'static str,
) -> AttrDefinition {
    AttrDefinition { syntax: Some(bracketed_enum_syntax::<E>()), ..enum_attribute::<E>(dialect, mnemonic) }
}

/// The text of an attribute that holds an enum, after its mnemonic, between angle brackets.
pub const fn bracketed_enum_syntax<E: EnumAttribute>() -> &'static OwnAttributeSyntax {
    const {
        &OwnAttributeSyntax {
            parse: &|parser, _| EnumAttributeTable::of::<E>().parse_bracketed(parser),
            parse_optional: Some(&|parser| EnumAttributeTable::of::<E>().parse_optional_bracketed(parser)),
            print: &|printer, attribute| EnumAttributeTable::of::<E>().print_bracketed(printer, attribute),
        }
    }
}

/// The text of an attribute that holds an enum, after its mnemonic: a space and the case.
pub const fn enum_syntax<E: EnumAttribute>() -> &'static OwnAttributeSyntax {
    const {
        &OwnAttributeSyntax {
            parse: &|parser, _| EnumAttributeTable::of::<E>().parse(parser),
            parse_optional: Some(&|parser| EnumAttributeTable::of::<E>().parse_optional(parser)),
            print: &|printer, attribute| EnumAttributeTable::of::<E>().print(printer, attribute),
        }
    }
}

/// Reads an enum: a case as a keyword or a string, or flags with the separator between them.
///
/// # Errors
///
/// Fails if the next text is not a case; the error has been reported.
pub fn parse_enum_text<E: Enum>(parser: &mut AsmParser<'_, '_>) -> ParseResult<E> {
    EnumTable::of::<E>().parse_text(parser).map(case_with::<E>)
}

/// Reads an enum that is a parameter: the older classes of enums are read in another way, in other words.
///
/// # Errors
///
/// Fails if the next text is not a case; the error has been reported.
pub fn parse_enum_parameter<E: Enum>(parser: &mut AsmParser<'_, '_>) -> ParseResult<E> {
    EnumTable::of::<E>().parse_parameter(parser).map(case_with::<E>)
}

fn case_with<E: Enum>(number: u64) -> E {
    E::from_value(number).expect("what is read is a case")
}

/// Writes an enum as [`parse_enum_text`] reads it.
pub fn print_enum_text<E: Enum>(printer: &mut AsmPrinter<'_, '_>, value: E) {
    EnumTable::of::<E>().print_text(printer, value.value());
}

/// Writes an enum as [`parse_enum_parameter`] reads it: flags of an older class are not put in quotes.
pub fn print_enum_parameter<E: Enum>(printer: &mut AsmPrinter<'_, '_>, value: E) {
    EnumTable::of::<E>().print_parameter(printer, value.value());
}

/// The cases of a set of flags.
#[derive(Clone, Copy, Debug)]
pub struct FlagSet {
    /// The bits, the text, and whether it is a group of others.
    pub cases: &'static [(u64, &'static str, bool)],
    /// The separator between cases in the text.
    pub separator: &'static str,
    /// The bits of all cases.
    pub valid: u64,
    /// Whether groups are printed before their members.
    pub groups_first: bool,
    /// Whether the text is put in quotes.
    pub is_quoted: bool,
}

impl FlagSet {
    /// The text of a set: every case that is contained, in order.
    pub fn text(&self, bits: u64) -> String {
        self.texts(bits).join(self.separator)
    }

    /// The texts of the cases that a set contains.
    pub(super) fn texts(&self, bits: u64) -> Vec<&'static str> {
        if bits == 0 {
            return self
                .cases
                .iter()
                .filter(|(own, ..)| *own == 0)
                .map(|(_, text, _)| *text)
                .take(1)
                .collect();
        }
        let mut rest = bits;
        let mut texts = Vec::new();
        let (groups, singles): (Vec<_>, Vec<_>) =
            self.cases.iter().copied().partition(|(.., is_group)| self.groups_first && *is_group);
        // mlir-tblgen's order: the last group is tried first, since a group may contain an earlier one.
        for (own, text, is_group) in groups.into_iter().rev().chain(singles) {
            if own != 0 && rest & own == own {
                texts.push(text);
                if self.groups_first && is_group {
                    rest &= !own;
                }
            }
        }
        texts
    }

    /// The bits of a text: cases with the separator between them. The case without bits stands alone; a set that has no such case
    /// is empty in its text too.
    pub fn parse(&self, text: &str) -> Option<u64> {
        let none = self.cases.iter().find(|(own, ..)| *own == 0).map_or("", |(_, text, _)| text);
        if text == none {
            return Some(0);
        }
        let separator = self.separator.trim();
        let mut parts = text.split(separator).map(str::trim);
        parts.try_fold(0, |bits, part| {
            self.cases.iter().find(|(own, text, _)| *own != 0 && *text == part).map(|(own, ..)| bits | own)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SET: FlagSet = FlagSet {
        cases: &[(0, "none", false), (1, "A", false), (2, "bee", false), (3, "AB", true)],
        separator: "|",
        valid: 3,
        groups_first: false,
        is_quoted: false,
    };

    #[test]
    fn sets_print_all_that_they_contain() {
        assert_eq!(SET.text(0), "none");
        assert_eq!(SET.text(2), "bee");
        assert_eq!(SET.text(3), "A|bee|AB");
        assert_eq!(FlagSet { groups_first: true, ..SET }.text(3), "AB");
    }

    #[test]
    fn sets_parse_what_they_print() {
        for bits in 0..4 {
            assert_eq!(SET.parse(&SET.text(bits)), Some(bits));
        }
        assert_eq!(SET.parse(" A | bee "), Some(3));
        for wrong in ["A|C", "", "A|none", "none|none"] {
            assert_eq!(SET.parse(wrong), None, "{wrong}");
        }
        assert_eq!(FlagSet { cases: &SET.cases[1..], ..SET }.parse(""), Some(0));
    }
}
