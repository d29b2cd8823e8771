//! The custom directives of the formats.

use rtblgen_runtime::asm::{OpAsmParser, OpAsmPrinter, ParseResult, UnresolvedOperand};
use rtblgen_runtime::{ArrayAttr, Attribute, Region, TypedOp, Value};

use super::{Variadicity, VariadicityArrayAttr, VariadicityAttr, variadicities};

/// A region, which need not be written if its block is empty.
pub(super) fn parse_single_block_region(
    parser: &mut OpAsmParser<'_, '_>,
    body: &mut Option<Region>,
) -> ParseResult {
    let region = match parser.parse_optional_region(&[])? {
        Some(region) => region,
        None => parser.ir_mut().create_region(),
    };
    if region.is_empty(parser.ir()) {
        parser.ir_mut().append_block(region, &[], &[]);
    }
    *body = Some(region);
    Ok(())
}

pub(super) fn print_single_block_region(printer: &mut OpAsmPrinter<'_, '_>, _: impl TypedOp, body: Region) {
    let ir = printer.ir();
    if body.entry(ir).is_some_and(|entry| !entry.is_empty(ir)) {
        printer.print_region(body);
    }
}

/// `"(" (name ":" value ("," name ":" value)*)? ")"`
pub(super) fn parse_named_value_list<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    values: &mut Vec<UnresolvedOperand>,
    names: &mut Option<Attribute<'c>>,
) -> ParseResult {
    *names = Some(parse_list(parser, |parser| {
        values.push(parser.parse_operand()?);
        Ok(())
    })?);
    Ok(())
}

/// The same, each value after `single`, `optional` or `variadic`; without such a word it is single.
pub(super) fn parse_named_value_list_with_variadicity<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    values: &mut Vec<UnresolvedOperand>,
    names: &mut Option<Attribute<'c>>,
    variadicity: &mut Option<Attribute<'c>>,
) -> ParseResult {
    let mut found = Vec::new();
    *names = Some(parse_list(parser, |parser| {
        let words = [
            ("single", Variadicity::Single),
            ("optional", Variadicity::Optional),
            ("variadic", Variadicity::Variadic),
        ];
        let word = words.into_iter().find(|(word, _)| parser.parse_optional_keyword(word));
        let own = word.map_or(Variadicity::Single, |(_, own)| own);
        found.push(VariadicityAttr::get(parser.context(), own));
        values.push(parser.parse_operand()?);
        Ok(())
    })?);
    *variadicity = Some(VariadicityArrayAttr::get(parser.context(), &found).into());
    Ok(())
}

/// A list of names in parentheses, each with what `element` reads after the colon. The names.
fn parse_list<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    mut element: impl FnMut(&mut OpAsmParser<'_, 'c>) -> ParseResult,
) -> ParseResult<Attribute<'c>> {
    let mut names: Vec<Attribute<'c>> = Vec::new();
    parser.parse_literal("(")?;
    if !parser.parse_optional_literal(")") {
        loop {
            let name = parser.parse_any_keyword()?;
            names.push(parser.context().string_attr(&name));
            parser.parse_literal(":")?;
            element(parser)?;
            if !parser.parse_optional_literal(",") {
                break;
            }
        }
        parser.parse_literal(")")?;
    }
    Ok(parser.context().array_attr(&names))
}

pub(super) fn print_named_value_list<'c>(
    printer: &mut OpAsmPrinter<'_, 'c>,
    _: impl TypedOp,
    values: Vec<Value>,
    names: Attribute<'c>,
) {
    print_list(printer, &values, names, &[]);
}

pub(super) fn print_named_value_list_with_variadicity<'c>(
    printer: &mut OpAsmPrinter<'_, 'c>,
    _: impl TypedOp,
    values: Vec<Value>,
    names: Attribute<'c>,
    variadicity: Attribute<'c>,
) {
    let variadicities = variadicity.cast().map(variadicities).unwrap_or_default();
    print_list(printer, &values, names, &variadicities);
}

fn print_list(
    printer: &mut OpAsmPrinter<'_, '_>,
    values: &[Value],
    names: Attribute<'_>,
    variadicities: &[Variadicity],
) {
    let names = names.cast::<ArrayAttr<'_>>().map(|names| names.elements()).unwrap_or_default();
    printer.write_char('(');
    for (number, value) in values.iter().enumerate() {
        if number > 0 {
            printer.write_str(", ");
        }
        printer.write_str(names.get(number).map_or("", |name| name.string_value()));
        printer.write_str(": ");
        if let Some(own) = variadicities.get(number).filter(|own| **own != Variadicity::Single) {
            printer.write_str(&own.to_string());
            printer.write_char(' ');
        }
        printer.print_operand(*value);
    }
    printer.write_char(')');
}

/// `("{" attribute "=" value ("," attribute "=" value)* "}")?`: the attributes are names.
pub(super) fn parse_attributes<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    values: &mut Vec<UnresolvedOperand>,
    names: &mut Option<Attribute<'c>>,
) -> ParseResult {
    let mut found: Vec<Attribute<'c>> = Vec::new();
    if parser.parse_optional_literal("{") {
        parser.parse_comma_separated(|parser| {
            found.push(parser.parse_attribute()?);
            parser.parse_literal("=")?;
            values.push(parser.parse_operand()?);
            Ok(())
        })?;
        parser.parse_literal("}")?;
    }
    *names = Some(parser.context().array_attr(&found));
    Ok(())
}

pub(super) fn print_attributes<'c>(
    printer: &mut OpAsmPrinter<'_, 'c>,
    _: impl TypedOp,
    values: Vec<Value>,
    names: Attribute<'c>,
) {
    let names = names.cast::<ArrayAttr<'c>>().map(|names| names.elements()).unwrap_or_default();
    for (number, (name, value)) in names.iter().zip(values).enumerate() {
        printer.write_str(if number == 0 { "{" } else { ", " });
        printer.print_attribute(*name);
        printer.write_str(" = ");
        printer.print_operand(value);
    }
    if !names.is_empty() {
        printer.write_char('}');
    }
}
