//! Directives of formats of ops.

use rtblgen_runtime::asm::{OpAsmParser, OpAsmPrinter, ParseResult, RegionStyle};
use rtblgen_runtime::{Attribute, Block, Region, TypedOp};

/// Parses an attribute whose type another attribute determines.
pub fn parse_attr_elide_type<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    ty: &Option<Attribute<'c>>,
    attribute: &mut Option<Attribute<'c>>,
) -> ParseResult {
    *attribute = Some(match ty {
        Some(ty) => parser.parse_attribute_with_type(ty.type_value())?,
        None => parser.parse_attribute()?,
    });
    Ok(())
}

/// The attribute without its type.
pub fn print_attr_elide_type<'c>(
    printer: &mut OpAsmPrinter<'_, 'c>,
    _: impl TypedOp,
    _: Attribute<'c>,
    attribute: Attribute<'c>,
) {
    printer.print_attribute_without_type(attribute);
}

/// An attribute after `foo`.
pub fn parse_optional_custom_parser<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    attribute: &mut Option<Attribute<'c>>,
) -> ParseResult<bool> {
    let is_there = parser.parse_optional_keyword("foo");
    if is_there {
        *attribute = Some(parser.parse_attribute()?);
    }
    Ok(is_there)
}

/// `foo` and the attribute.
pub fn print_optional_custom_parser<'c>(
    printer: &mut OpAsmPrinter<'_, 'c>,
    _: impl TypedOp,
    attribute: Option<Attribute<'c>>,
) {
    if let Some(attribute) = attribute {
        printer.write_str("foo ");
        printer.print_attribute(attribute);
    }
}

/// A region for each `case` with a number.
pub fn parse_switch_cases<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    cases: &mut Option<Attribute<'c>>,
    regions: &mut Vec<Region>,
) -> ParseResult {
    let mut numbers: Vec<i64> = Vec::new();
    while parser.parse_optional_keyword("case") {
        numbers.push(parser.parse_integer()?);
        regions.push(parser.parse_region(&[])?);
    }
    *cases = Some(parser.context().dense_array_attr(&numbers));
    Ok(())
}

/// The regions, each in a line of its own.
pub fn print_switch_cases<'c>(
    printer: &mut OpAsmPrinter<'_, 'c>,
    _: impl TypedOp,
    cases: Attribute<'c>,
    regions: Vec<Region>,
) {
    for (number, region) in cases.dense_array_value::<i64>().into_iter().zip(regions) {
        printer.print_newline();
        printer.write_str(&format!("case {number} "));
        let style = RegionStyle { entry_arguments: false, terminators: true, empty_block: false };
        printer.print_region_with(region, style);
    }
}

/// Numbers in brackets.
pub fn parse_using_property_in_custom(
    parser: &mut OpAsmParser<'_, '_>,
    value: &mut Option<Vec<i64>>,
) -> ParseResult {
    parser.parse_literal("[")?;
    let mut numbers = Vec::new();
    if !parser.parse_optional_literal("]") {
        parser.parse_comma_separated(|parser| {
            numbers.push(parser.parse_integer()?);
            Ok(())
        })?;
        parser.parse_literal("]")?;
    }
    *value = Some(numbers);
    Ok(())
}

/// The numbers.
pub fn print_using_property_in_custom(printer: &mut OpAsmPrinter<'_, '_>, _: impl TypedOp, value: Vec<i64>) {
    let numbers: Vec<_> = value.iter().map(i64::to_string).collect();
    printer.write_str(&format!("[{}]", numbers.join(", ")));
}

/// A number.
pub fn parse_int_property(parser: &mut OpAsmParser<'_, '_>, value: &mut Option<i64>) -> ParseResult {
    *value = Some(parser.parse_integer()?);
    Ok(())
}

/// The number.
pub fn print_int_property(printer: &mut OpAsmPrinter<'_, '_>, _: impl TypedOp, value: i64) {
    printer.write_str(&value.to_string());
}

/// A number, and its sum with another one.
pub fn parse_sum_property(
    parser: &mut OpAsmParser<'_, '_>,
    second: &mut Option<i64>,
    first: &Option<i64>,
) -> ParseResult {
    let offset = parser.offset();
    let number: i64 = parser.parse_integer()?;
    parser.parse_literal("=")?;
    let sum: i64 = parser.parse_integer()?;
    if Some(sum) != first.and_then(|first| first.checked_add(number)) {
        return Err(parser.op_error_at(offset, "Expected sum to equal first + second"));
    }
    *second = Some(number);
    Ok(())
}

/// The number and the sum.
pub fn print_sum_property(printer: &mut OpAsmPrinter<'_, '_>, _: impl TypedOp, second: i64, first: i64) {
    printer.write_str(&format!("{second} = {}", second.wrapping_add(first)));
}

/// Parses nothing.
pub fn parse_dummy_region_ref(_: &mut OpAsmParser<'_, '_>, _: &Option<Region>) -> ParseResult {
    Ok(())
}

/// Prints nothing.
pub fn print_dummy_region_ref(_: &mut OpAsmPrinter<'_, '_>, _: impl TypedOp, _: Region) {}

/// Parses nothing.
pub fn parse_dummy_successor_ref(_: &mut OpAsmParser<'_, '_>, _: &Option<Block>) -> ParseResult {
    Ok(())
}

/// Prints nothing.
pub fn print_dummy_successor_ref(_: &mut OpAsmPrinter<'_, '_>, _: impl TypedOp, _: Block) {}

/// Sizes of dimensions, in the form of a tensor's: `2x3`, `[]` if there are none.
pub fn parse_dimension_list<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    dimensions: &mut Option<Attribute<'c>>,
) -> ParseResult {
    let is_empty = parser.parse_optional_literal("[");
    let sizes = match is_empty {
        true => parser.parse_literal("]").map(|()| Vec::new()),
        false => parser.parse_dimensions(true),
    };
    let sizes: Vec<i64> = match sizes {
        Ok(sizes) if sizes.is_empty() && !is_empty => {
            return Err(parser.op_error(
                "Failed parsing dimension list. Did you mean an empty list? It must be denoted by \"[]\".",
            ));
        }
        Ok(sizes) => sizes,
        Err(_) => return Err(parser.op_error("Failed parsing dimension list.")),
    };
    *dimensions = Some(parser.context().dense_array_attr(&sizes));
    Ok(())
}

/// The sizes.
pub fn print_dimension_list<'c>(
    printer: &mut OpAsmPrinter<'_, 'c>,
    _: impl TypedOp,
    dimensions: Attribute<'c>,
) {
    let sizes = dimensions.dense_array_value::<i64>();
    if sizes.is_empty() {
        return printer.write_str("[]");
    }
    for (number, size) in sizes.into_iter().enumerate() {
        let between = if number > 0 { "x" } else { "" };
        match size {
            rtblgen_runtime::DYNAMIC => printer.write_str(&format!("{between}?")),
            size => printer.write_str(&format!("{between}{size}")),
        }
    }
}
