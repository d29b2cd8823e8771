//! Directives of formats of types and attributes.

use rtblgen_runtime::Attribute;
use rtblgen_runtime::asm::{AsmParser, AsmPrinter, ParseResult};

/// A number.
pub fn parse_custom_type_a(parser: &mut AsmParser<'_, '_>, a: &mut Option<i32>) -> ParseResult {
    *a = Some(parser.parse_integer()?);
    Ok(())
}

/// The number.
pub fn print_custom_type_a(printer: &mut AsmPrinter<'_, '_>, a: i32) {
    printer.write_str(&a.to_string());
}

/// Parses as many numbers as `a`, and one more.
pub fn parse_custom_type_b(
    parser: &mut AsmParser<'_, '_>,
    a: &Option<i32>,
    b: &mut Option<i32>,
) -> ParseResult {
    let Some(count) = a.and_then(|a| u32::try_from(a).ok()) else { return Ok(()) };
    for _ in 0..count {
        parser.parse_integer::<i32>()?;
    }
    *b = Some(parser.parse_integer()?);
    Ok(())
}

/// The numbers from zero on, and the last one.
pub fn print_custom_type_b(printer: &mut AsmPrinter<'_, '_>, a: i32, b: Option<i32>) {
    let (Ok(count), Some(b)) = (u32::try_from(a), b) else { return };
    let numbers: String = (0..count).map(|number| format!("{number} ")).collect();
    printer.write_str(&format!(" {numbers}{b}"));
}

/// A text in quotes.
pub fn parse_foo_string<'c>(parser: &mut AsmParser<'_, 'c>, foo: &mut Option<&'c str>) -> ParseResult {
    let text = parser.parse_string()?;
    *foo = Some(parser.context().string_attr(&text).string_value());
    Ok(())
}

/// The text.
pub fn print_foo_string(printer: &mut AsmPrinter<'_, '_>, foo: &str) {
    printer.write_str(&format!("\"{}\"", foo));
}

/// The same text as a word.
pub fn parse_bar_string(parser: &mut AsmParser<'_, '_>, foo: &Option<&str>) -> ParseResult {
    parser.parse_keyword(foo.unwrap_or_default())
}

/// The text as a word.
pub fn print_bar_string(printer: &mut AsmPrinter<'_, '_>, foo: &str) {
    printer.write_str(foo);
}

/// `true` or `false`.
pub fn parse_true_false(parser: &mut AsmParser<'_, '_>, value: &mut Option<i32>) -> ParseResult {
    let is_true = parser.parse_optional_keyword("true");
    if !is_true {
        parser.parse_keyword("false")?;
    }
    *value = Some(i32::from(is_true));
    Ok(())
}

/// The flag.
pub fn print_true_false(printer: &mut AsmPrinter<'_, '_>, value: Option<i32>) {
    printer.write_str(if value == Some(0) { "false" } else { "true" });
}

/// A word, a text in quotes or an alias.
pub fn parse_conditional_alias<'c>(
    parser: &mut AsmParser<'_, 'c>,
    value: &mut Option<Attribute<'c>>,
) -> ParseResult {
    *value = Some(match parser.parse_optional_keyword_or_string()? {
        Some(text) => parser.context().string_attr(&text),
        None => parser.parse_attribute()?,
    });
    Ok(())
}

/// The alias of the text if it has one, or the text.
pub fn print_conditional_alias<'c>(printer: &mut AsmPrinter<'_, 'c>, value: Attribute<'c>) {
    if !printer.print_alias_of(value) {
        printer.print_keyword_or_string(value.string_value());
    }
}

/// A number, or `?` for one that is not known.
pub fn parse_custom_struct_attr(parser: &mut AsmParser<'_, '_>, value: &mut Option<i64>) -> ParseResult {
    *value = Some(match parser.parse_optional_literal("?") {
        true => rtblgen_runtime::DYNAMIC,
        false => parser.parse_integer()?,
    });
    Ok(())
}

/// The number.
pub fn print_custom_struct_attr(printer: &mut AsmPrinter<'_, '_>, value: i64) {
    match value {
        rtblgen_runtime::DYNAMIC => printer.write_str("?"),
        value => printer.write_str(&value.to_string()),
    }
}

/// An array, or the number that is its only element.
pub fn parse_custom_opt_struct_field_attr<'c>(
    parser: &mut AsmParser<'_, 'c>,
    value: &mut Option<Attribute<'c>>,
) -> ParseResult {
    *value = Some(match parser.parse_optional_integer()? {
        Some(number) => {
            let element = parser.context().integer_attr(parser.context().i64_type(), number);
            parser.context().array_attr(&[element])
        }
        None => parser.parse_attribute()?,
    });
    Ok(())
}

/// The array.
pub fn print_custom_opt_struct_field_attr<'c>(
    printer: &mut AsmPrinter<'_, 'c>,
    value: Option<Attribute<'c>>,
) {
    let Some(array) = value else { return };
    match array.array_value() {
        [one] if one.is_integer() => printer.write_str(&one.integer_value().to_string()),
        _ => printer.print_attribute(array),
    }
}
