//! The text of entries and of lists of entries.

use rtblgen_runtime::asm::{AsmParser, AsmPrinter, CustomAttrAsm, ParseResult};
use rtblgen_runtime::{Context, Type, TypedAttribute};

use super::{DataLayoutEntryAttr, DataLayoutSpecAttr, MapAttr, TargetDeviceSpecAttr, TargetSystemSpecAttr};

impl<'c> CustomAttrAsm<'c> for DataLayoutEntryAttr<'c> {
    /// `"<" (type | string) "," attribute ">"`
    fn parse(parser: &mut AsmParser<'_, 'c>, _: Option<Type<'c>>) -> ParseResult<Self> {
        parser.parse_literal("<")?;
        let start = parser.offset();
        let context = parser.context();
        let key = if let Some(ty) = parser.parse_optional_type()? {
            context.type_attr(ty)
        } else if let Some(text) = parser.parse_optional_string()? {
            context.string_attr(&text)
        } else {
            return Err(parser.error_at(start, "expected a type or a quoted string"));
        };
        parser.parse_literal(",")?;
        let value = parser.parse_attribute()?;
        parser.parse_literal(">")?;
        Ok(Self::get(context, key, value))
    }

    fn print(self, printer: &mut AsmPrinter<'_, 'c>) {
        printer.write_str("<");
        printer.print_attribute(self.key());
        printer.write_str(", ");
        printer.print_attribute(self.value());
        printer.write_str(">");
    }
}

/// The keys that a list of entries may have without `#dlti.dl_entry`.
#[derive(Clone, Copy, PartialEq)]
enum Keys {
    TypesAndStrings,
    Strings,
}

/// `entry ::= (type | string) "=" attribute | dl-entry`
fn parse_entry<'c>(parser: &mut AsmParser<'_, 'c>, keys: Keys) -> ParseResult<DataLayoutEntryAttr<'c>> {
    let context = parser.context();
    if keys == Keys::TypesAndStrings {
        let ty = parser.parse_optional_type();
        if ty.is_err() {
            return Err(parser.error("error while parsing type DLTI key"));
        }
        if let Some(ty) = ty? {
            parser.parse_literal("=")?;
            return Ok(DataLayoutEntryAttr::get(context, context.type_attr(ty), parser.parse_attribute()?));
        }
    }
    if let Some(text) = parser.parse_optional_string()? {
        parser.parse_literal("=")?;
        return Ok(DataLayoutEntryAttr::get(context, context.string_attr(&text), parser.parse_attribute()?));
    }
    parser.parse_attribute_of(None)
}

/// `"<" (entry ("," entry)*)? ">"`
fn parse_entries<'c, T: TypedAttribute<'c>>(
    parser: &mut AsmParser<'_, 'c>,
    name: &str,
    keys: Keys,
    checked: fn(&'c Context, &[DataLayoutEntryAttr<'c>]) -> Result<T, String>,
) -> ParseResult<T> {
    let start = parser.previous_end().saturating_sub(name.len());
    parser.parse_literal("<")?;
    let mut entries = Vec::new();
    if !parser.parse_optional_literal(">") {
        parser.parse_comma_separated(|parser| {
            entries.push(parse_entry(parser, keys)?);
            Ok(())
        })?;
        parser.parse_literal(">")?;
    } else if keys == Keys::Strings {
        return Err(parser.error_at(start, "no DLTI entries provided"));
    }
    checked(parser.context(), &entries).map_err(|message| parser.error_at(start, message))
}

fn print_entries<'c>(
    printer: &mut AsmPrinter<'_, 'c>,
    entries: impl Iterator<Item = DataLayoutEntryAttr<'c>>,
) {
    printer.write_str("<");
    for (number, entry) in entries.enumerate() {
        printer.write_str(if number > 0 { ", " } else { "" });
        printer.print_attribute(entry.key());
        printer.write_str(" = ");
        printer.print_attribute(entry.value());
    }
    printer.write_str(">");
}

macro_rules! lists_of_entries {
    ($($attribute:ident, $name:literal, $keys:expr;)*) => {
        $(impl<'c> CustomAttrAsm<'c> for $attribute<'c> {
            fn parse(parser: &mut AsmParser<'_, 'c>, _: Option<Type<'c>>) -> ParseResult<Self> {
                parse_entries(parser, $name, $keys, Self::get_checked)
            }

            fn print(self, printer: &mut AsmPrinter<'_, 'c>) {
                print_entries(printer, self.entries().iter());
            }
        })*
    };
}

lists_of_entries! {
    DataLayoutSpecAttr, "dl_spec", Keys::TypesAndStrings;
    MapAttr, "map", Keys::TypesAndStrings;
    TargetDeviceSpecAttr, "target_device_spec", Keys::Strings;
    TargetSystemSpecAttr, "target_system_spec", Keys::Strings;
}
