//! Enums: one case, or a set of flags.

use std::borrow::Cow;
use std::collections::BTreeMap;

use rtblgen_records::{Record, RecordError};
use tblgen_parser::{Diagnostic, Span};

use crate::ods::model::argument::base_attribute;
use crate::ods::model::fields::with_short;
use crate::rust::class_paths::{attribute_class_name, is_enum_attribute};
use crate::rust::namer;

/// A `def` of class `EnumInfo`.
#[derive(Clone, Debug)]
pub struct Enum<'r> {
    /// The record.
    pub record: Record<'r>,
    /// The name of the Rust type.
    pub class_name: String,
    /// One line of documentation.
    pub summary: &'r str,
    /// The width of the integer, in bits; 0 for enums that are stored as text.
    pub width: u32,
    /// The cases, in order.
    pub cases: Vec<Case<'r>>,
    /// Properties of bit enums.
    pub flags: Option<Flags<'r>>,
    /// The class in C++, if the enum is of an older class, which is an attribute itself.
    pub cpp_name: Option<String>,
    /// How an attribute holds the enum, if it is an attribute of a builtin kind itself.
    pub storage: Option<Storage>,
}

/// A case of an enum.
#[derive(Clone, Debug)]
pub struct Case<'r> {
    /// The name of the variant, or of the constant.
    pub rust_name: String,
    /// The name in the `.td`.
    pub symbol: &'r str,
    /// How it is written.
    pub text: &'r str,
    /// Its number as the `.td` has it.
    pub number: i64,
    /// Its number, cut to the width.
    pub value: u64,
    /// Whether it is a group of other cases.
    pub is_group: bool,
    /// The position in the enum's list.
    pub span: Span,
}

/// Properties of bit enums.
#[derive(Clone, Copy, Debug)]
pub struct Flags<'r> {
    /// The separator between cases in the text.
    pub separator: &'r str,
    /// The bits of all cases.
    pub valid_bits: u64,
    /// Whether groups are printed before their members.
    pub groups_first: bool,
    /// Whether the text is put in quotes.
    pub is_quoted: bool,
}

/// How an attribute of a builtin kind holds an enum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Storage {
    /// A signless integer of the enum's width.
    Integer,
    /// A string.
    String,
}

impl<'r> Enum<'r> {
    /// Reads and checks an enum.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with the definition.
    pub fn from_record(record: Record<'r>) -> Result<Self, Vec<Diagnostic>> {
        let model = Self::read(record).map_err(|error| vec![error.into()])?;
        let mistakes = model.check();
        match mistakes.is_empty() {
            true => Ok(model),
            false => Err(mistakes.into_iter().map(|mistake| with_short(mistake, record)).collect()),
        }
    }

    fn read(record: Record<'r>) -> Result<Self, RecordError> {
        let width = u32::try_from(record.int("bitwidth")?).unwrap_or(64).min(64);
        let is_flags = record.is_a("BitEnumBase");
        let mut cases = Vec::new();
        let mut names = case_names(&symbols(record), is_flags).into_iter();
        for value in record.list("enumerants")?.iter() {
            if let Some(case) = value.as_record() {
                let name = names.next().unwrap_or_default();
                cases.push(Case::read(case, width, name, value.span())?);
            }
        }
        Ok(Self {
            record,
            class_name: namer::type_name(record.str("className")?),
            summary: record.str("summary")?,
            width,
            cases,
            flags: if is_flags { Some(Flags::read(record, width)?) } else { None },
            cpp_name: match record.is_a("EnumAttrInfo") {
                true => Some(format!("{}::{}", record.str("cppNamespace")?, record.str("className")?)),
                false => None,
            },
            storage: storage_of(record),
        })
    }

    /// The bits of a case's number that the enum stores.
    fn bits_of(&self, case: &Case<'_>) -> u64 {
        let unused = 64_u32.saturating_sub(self.width.max(1));
        (case.number.cast_unsigned() << unused) >> unused
    }

    fn check(&self) -> Vec<Diagnostic> {
        let mut symbols: BTreeMap<&str, &Case<'_>> = BTreeMap::new();
        let mut texts: BTreeMap<&str, &Case<'_>> = BTreeMap::new();
        let mut numbers: BTreeMap<u64, &Case<'_>> = BTreeMap::new();
        let mut mistakes = Vec::new();
        for case in &self.cases {
            if let Some(other) = symbols.insert(case.symbol, case) {
                let message = format!("two cases of `{}` are called `{}`", self.class_name, case.symbol);
                let label = format!("`{}` is here", other.symbol);
                mistakes.push(Diagnostic::error(case.span, message).with_label(other.span, label));
            }
            if !case.fits(self.width) {
                let message = format!("`{}` does not fit into {} bits", case.number, self.width);
                mistakes.push(Diagnostic::error(case.span, message));
            }
            if let Some(other) = numbers.insert(self.bits_of(case), case)
                && self.flags.is_none()
            {
                let message = match case.number == other.number {
                    true => format!("two cases of `{}` have the number {}", self.class_name, case.number),
                    false => format!(
                        "two cases of `{}` have the same {} bits: {} and {}",
                        self.class_name, self.width, other.number, case.number
                    ),
                };
                let label = format!("`{}` is here", other.symbol);
                mistakes.push(Diagnostic::error(case.span, message).with_label(other.span, label));
            }
            if let Some(other) = texts.insert(case.text, case) {
                let message = format!("two cases of `{}` are written `{}`", self.class_name, case.text);
                let label = format!("`{}` is here", other.symbol);
                mistakes.push(Diagnostic::error(case.span, message).with_label(other.span, label));
            }
        }
        if self.class_name.is_empty() {
            let span = self.record.field_span("className");
            mistakes.push(Diagnostic::error(span, "an enum needs a name: it becomes a Rust type"));
        }
        if self.cases.is_empty() && self.flags.is_none() {
            mistakes.push(Diagnostic::error(self.record.span(), "an enum needs a case"));
        }
        mistakes
    }
}

impl<'r> Case<'r> {
    fn read(record: Record<'r>, width: u32, rust_name: String, span: Span) -> Result<Self, RecordError> {
        let symbol = record.str("symbol")?;
        let mask = if width == 0 || width >= 64 { u64::MAX } else { (1 << width) - 1 };
        Ok(Self {
            rust_name,
            symbol,
            text: record.str("str")?,
            number: record.int("value")?,
            value: record.int("value")? as u64 & mask,
            is_group: record.is_a("BitEnumCaseGroup") || record.is_a("BitEnumAttrCaseGroup"),
            span,
        })
    }

    /// Whether the number is one of so many bits, with a sign or without. Enums that are stored as text have no width.
    fn fits(&self, width: u32) -> bool {
        let (number, width) = (i128::from(self.number), if width == 0 { 64 } else { width });
        (-(1 << (width - 1))..1 << width).contains(&number)
    }
}

impl<'r> Flags<'r> {
    fn read(record: Record<'r>, width: u32) -> Result<Self, RecordError> {
        let mask = if width >= 64 { u64::MAX } else { (1 << width) - 1 };
        Ok(Self {
            separator: record.str("separator")?,
            valid_bits: record.int("validBits")? as u64 & mask,
            groups_first: record.bit("printBitEnumPrimaryGroups")?,
            is_quoted: record.bit("printBitEnumQuoted")?,
        })
    }
}

/// The Rust names of an enum's cases, in the order of the symbols. A number distinguishes names that would be equal.
fn case_names(symbols: &[&str], is_flags: bool) -> Vec<String> {
    let mut names = namer::Names::with_taken(["Self", "CASES", "SET"]);
    let mut unique = |symbol: &&str| {
        let usual = case_name(symbol, is_flags);
        match names.unique(&usual) {
            name if name == usual || is_flags => name,
            _ => names.unique_type(usual.trim_end_matches('_')),
        }
    };
    symbols.iter().map(&mut unique).collect()
}

/// A variant is in camel case; a flag is a constant.
fn case_name(symbol: &str, is_flag: bool) -> String {
    let name = match is_flag {
        true => namer::constant_case(symbol),
        false => namer::camel_case(symbol),
    };
    // The constant `CASES` is the list of all cases.
    if name == "CASES" { "CASES_".to_owned() } else { namer::ident(&name).to_string() }
}

/// The Rust name of an enum case. `name` is its Rust name or its symbol in the `.td`.
pub(crate) fn case_path(record: Record<'_>, name: &str) -> Option<String> {
    find_case(record, name).map(|(_, path)| path)
}

/// The number of an enum case. `name` is its Rust name or its symbol in the `.td`.
pub(crate) fn case_number(record: Record<'_>, name: &str) -> Option<i64> {
    let (at, _) = find_case(record, name)?;
    record.list("enumerants").ok()?.get(at)?.as_record()?.int("value").ok()
}

/// The position and the Rust name of an enum case.
fn find_case(record: Record<'_>, name: &str) -> Option<(usize, String)> {
    let is_flags = record.is_a("BitEnumBase");
    let symbols = symbols(record);
    let names = case_names(&symbols, is_flags);
    let known = symbols.iter().position(|symbol| *symbol == name);
    let known = known.or_else(|| names.iter().position(|own| own == name));
    let same = || symbols.iter().position(|own| namer::camel_case(own) == namer::camel_case(name));
    known.or_else(same).map(|at| (at, names[at].clone()))
}

/// The texts of the cases of an enum's record.
pub(super) fn texts<'r>(record: Record<'r>) -> Vec<&'r str> {
    let cases = record.list("enumerants").ok();
    let cases = cases.into_iter().flat_map(|cases| cases.iter().collect::<Vec<_>>());
    cases.filter_map(|case| case.as_record()?.str("str").ok()).collect()
}

/// The names of the cases of an enum's record.
pub(crate) fn symbols<'r>(record: Record<'r>) -> Vec<&'r str> {
    let cases = record.list("enumerants").ok();
    let cases = cases.into_iter().flat_map(|cases| cases.iter().collect::<Vec<_>>());
    cases.filter_map(|case| case.as_record()?.str("symbol").ok()).collect()
}

fn storage_of(record: Record<'_>) -> Option<Storage> {
    is_enum_attribute(record).then(|| match record.is_a("StrEnumAttr") {
        true => Storage::String,
        false => Storage::Integer,
    })
}

/// The enum of an `EnumAttr`. If several of them, of any dialects, hold the enum, the first one has it: a value of the enum is converted
/// to that attribute. The others are attributes with the enum as a parameter.
pub fn enum_of(record: Record<'_>) -> Option<Record<'_>> {
    held_enum(record).filter(|held| is_first(record, *held))
}

fn is_first(record: Record<'_>, held: Record<'_>) -> bool {
    let is_earlier = |other: Record<'_>| other.order() < record.order() && held_enum(other) == Some(held);
    !record.records().derived("EnumAttr").any(is_earlier)
}

/// The text of `convertFromStorage`. For an `EnumAttr` that is not the first one of its enum it reads the parameter.
pub(crate) fn convert_from_storage<'r>(attribute: Record<'r>) -> Option<Cow<'r, str>> {
    let base = base_attribute(attribute);
    let text = base.str_opt("convertFromStorage").ok().flatten()?;
    match parameter_of_secondary(base) {
        Some((class, parameter)) if text.starts_with("::rtblgen_runtime::support::enum_of_attribute::<") => {
            Some(Cow::Owned(format!("$_self.expect::<{class}<'_>>().{parameter}()")))
        }
        _ => Some(Cow::Borrowed(text)),
    }
}

/// The text of `constBuilderCall`. For an `EnumAttr` that is not the first one of its enum it makes that attribute.
pub(crate) fn const_builder_call<'r>(attribute: Record<'r>) -> Option<Cow<'r, str>> {
    let base = base_attribute(attribute);
    let text = base.str_opt("constBuilderCall").ok().flatten()?;
    match parameter_of_secondary(base) {
        Some((class, _)) if text.starts_with("::rtblgen_runtime::support::enum_to_attribute(") => {
            let made = format!("{class}::get($_builder.context(), $0)");
            Some(Cow::Owned(format!("::rtblgen_runtime::Attribute::from({made})")))
        }
        _ => Some(Cow::Borrowed(text)),
    }
}

/// The class and the parameter of an `EnumAttr` that is not the first one of its enum, unless it has several parameters.
fn parameter_of_secondary(base: Record<'_>) -> Option<(String, String)> {
    let held = held_enum(base).filter(|held| !is_first(base, *held));
    held.and_then(|_| match base.dag("parameters").ok()?.args().collect::<Vec<_>>().as_slice() {
        [(_, Some(name))] => {
            Some((attribute_class_name(base)?, namer::Names::default().unique(&namer::snake_case(name))))
        }
        _ => None,
    })
}

/// The enum that an `EnumAttr` holds, even if it is not the first one.
pub(crate) fn held_enum(record: Record<'_>) -> Option<Record<'_>> {
    record.is_a("EnumAttr").then(|| record.record_opt("enum").ok().flatten()).flatten()
}

/// How the attribute of an enum is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EnumText {
    /// `$value`
    Plain,
    /// `` `<` $value `>` ``
    Bracketed,
}

/// Returns the text form of an `EnumAttr`; `None` if its format is unknown.
pub fn enum_text(record: Record<'_>) -> Option<EnumText> {
    let format = record.str_opt("assemblyFormat").ok().flatten().unwrap_or("$value");
    match format.split_whitespace().collect::<String>().as_str() {
        "$value" => Some(EnumText::Plain),
        "`<`$value`>`" | "`<```$value```>`" => Some(EnumText::Bracketed),
        _ => None,
    }
}
