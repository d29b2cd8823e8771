//! Directives of formats.

use rtblgen_runtime::asm::{OpAsmParser, OpAsmPrinter, ParseResult, UnresolvedOperand};
use rtblgen_runtime::{Attribute, AttributeKind, Block, Region, Type, TypedOp, Value};

/// `a, b -> (c, d)`; the second may be absent.
pub fn parse_custom_directive_operands(
    parser: &mut OpAsmParser<'_, '_>,
    operand: &mut Option<UnresolvedOperand>,
    optional: &mut Option<UnresolvedOperand>,
    others: &mut Vec<UnresolvedOperand>,
) -> ParseResult {
    *operand = Some(parser.parse_operand()?);
    if parser.parse_optional_literal(",") {
        *optional = Some(parser.parse_operand()?);
    }
    parser.parse_literal("->")?;
    parser.parse_literal("(")?;
    *others = parser.parse_operand_list()?;
    parser.parse_literal(")")
}

/// The operands.
pub fn print_custom_directive_operands(
    printer: &mut OpAsmPrinter<'_, '_>,
    _: impl TypedOp,
    operand: Value,
    optional: Option<Value>,
    others: Vec<Value>,
) {
    printer.print_operand(operand);
    if let Some(optional) = optional {
        printer.write_str(", ");
        printer.print_operand(optional);
    }
    printer.write_str(" -> (");
    printer.print_operands(others);
    printer.write_str(")");
}

/// `: a, b -> (c, d)`; the second may be absent.
pub fn parse_custom_directive_results<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    ty: &mut Option<Type<'c>>,
    optional: &mut Option<Type<'c>>,
    others: &mut Vec<Type<'c>>,
) -> ParseResult {
    *ty = Some(parser.parse_colon_type()?);
    if parser.parse_optional_literal(",") {
        *optional = Some(parser.parse_type()?);
    }
    parser.parse_literal("->")?;
    parser.parse_literal("(")?;
    *others = parser.parse_type_list()?;
    parser.parse_literal(")")
}

/// The types.
pub fn print_custom_directive_results<'c>(
    printer: &mut OpAsmPrinter<'_, 'c>,
    _: impl TypedOp,
    ty: Type<'c>,
    optional: Option<Type<'c>>,
    others: Vec<Type<'c>>,
) {
    print_types(printer, ty, optional, others);
}

fn print_types<'c>(
    printer: &mut OpAsmPrinter<'_, 'c>,
    ty: Type<'c>,
    optional: Option<Type<'c>>,
    others: Vec<Type<'c>>,
) {
    printer.write_str(" : ");
    printer.print_type(ty);
    if let Some(optional) = optional {
        printer.write_str(", ");
        printer.print_type(optional);
    }
    printer.write_str(" -> (");
    printer.print_types(others);
    printer.write_str(")");
}

/// The same types once more.
pub fn parse_custom_directive_with_type_refs<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    ty: &Option<Type<'c>>,
    optional: &Option<Type<'c>>,
    others: &[Type<'c>],
) -> ParseResult {
    parser.parse_keyword("type_refs_capture")?;
    let (mut again, mut optional_again, mut others_again) = (None, None, Vec::new());
    parse_custom_directive_results(parser, &mut again, &mut optional_again, &mut others_again)?;
    match again == *ty && optional_again == *optional && others_again == others {
        true => Ok(()),
        false => Err(parser.op_error("expected the same types")),
    }
}

/// The types.
pub fn print_custom_directive_with_type_refs<'c>(
    printer: &mut OpAsmPrinter<'_, 'c>,
    _: impl TypedOp,
    ty: Type<'c>,
    optional: Option<Type<'c>>,
    others: Vec<Type<'c>>,
) {
    printer.write_str(" type_refs_capture ");
    print_types(printer, ty, optional, others);
}

/// Operands and their types.
pub fn parse_custom_directive_operands_and_types<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    operand: &mut Option<UnresolvedOperand>,
    optional: &mut Option<UnresolvedOperand>,
    others: &mut Vec<UnresolvedOperand>,
    ty: &mut Option<Type<'c>>,
    optional_type: &mut Option<Type<'c>>,
    other_types: &mut Vec<Type<'c>>,
) -> ParseResult {
    parse_custom_directive_operands(parser, operand, optional, others)?;
    parse_custom_directive_results(parser, ty, optional_type, other_types)
}

/// The operands and their types.
#[expect(clippy::too_many_arguments, reason = "one for each argument of the directive")]
pub fn print_custom_directive_operands_and_types<'c>(
    printer: &mut OpAsmPrinter<'_, 'c>,
    op: impl TypedOp,
    operand: Value,
    optional: Option<Value>,
    others: Vec<Value>,
    ty: Type<'c>,
    optional_type: Option<Type<'c>>,
    other_types: Vec<Type<'c>>,
) {
    print_custom_directive_operands(printer, op, operand, optional, others);
    print_types(printer, ty, optional_type, other_types);
}

/// One region, or two.
pub fn parse_custom_directive_regions(
    parser: &mut OpAsmParser<'_, '_>,
    region: &mut Option<Region>,
    others: &mut Vec<Region>,
) -> ParseResult {
    *region = Some(parser.parse_region(&[])?);
    if parser.parse_optional_literal(",") {
        others.push(parser.parse_region(&[])?);
    }
    Ok(())
}

/// The regions.
pub fn print_custom_directive_regions(
    printer: &mut OpAsmPrinter<'_, '_>,
    _: impl TypedOp,
    region: Region,
    others: Vec<Region>,
) {
    printer.print_region(region);
    if !others.is_empty() {
        printer.write_str(", ");
    }
    others.into_iter().for_each(|region| printer.print_region(region));
}

/// One successor, or another one that is taken twice.
pub fn parse_custom_directive_successors(
    parser: &mut OpAsmParser<'_, '_>,
    successor: &mut Option<Block>,
    others: &mut Vec<Block>,
) -> ParseResult {
    *successor = Some(parser.parse_successor()?);
    if parser.parse_optional_literal(",") {
        let other = parser.parse_successor()?;
        others.extend([other, other]);
    }
    Ok(())
}

/// The successors.
pub fn print_custom_directive_successors(
    printer: &mut OpAsmPrinter<'_, '_>,
    _: impl TypedOp,
    successor: Block,
    others: Vec<Block>,
) {
    printer.print_successor(successor);
    if let Some(other) = others.first() {
        printer.write_str(", ");
        printer.print_successor(*other);
    }
}

/// One attribute, or two.
pub fn parse_custom_directive_attributes<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    attribute: &mut Option<Attribute<'c>>,
    optional: &mut Option<Attribute<'c>>,
) -> ParseResult {
    *attribute = Some(parser.parse_attribute()?);
    if parser.parse_optional_literal(",") {
        *optional = Some(parser.parse_attribute()?);
    }
    Ok(())
}

/// The attributes.
pub fn print_custom_directive_attributes<'c>(
    printer: &mut OpAsmPrinter<'_, 'c>,
    _: impl TypedOp,
    attribute: Attribute<'c>,
    optional: Option<Attribute<'c>>,
) {
    printer.print_attribute(attribute);
    if let Some(optional) = optional {
        printer.write_str(", ");
        printer.print_attribute(optional);
    }
}

/// An attribute.
pub fn parse_custom_directive_spacing<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    attribute: &mut Option<Attribute<'c>>,
) -> ParseResult {
    *attribute = Some(parser.parse_attribute()?);
    Ok(())
}

/// The attribute, without a space.
pub fn print_custom_directive_spacing<'c>(
    printer: &mut OpAsmPrinter<'_, 'c>,
    _: impl TypedOp,
    attribute: Attribute<'c>,
) {
    printer.print_attribute(attribute);
}

/// Parses `1` if the operand is present, `0` if not.
pub fn parse_custom_directive_optional_operand_ref(
    parser: &mut OpAsmParser<'_, '_>,
    operand: &Option<UnresolvedOperand>,
) -> ParseResult {
    let count: i64 = parser.parse_integer()?;
    match (count == 0) != operand.is_some() {
        true => Ok(()),
        false => Err(parser.op_error("expected the number of operands")),
    }
}

/// The number.
pub fn print_custom_directive_optional_operand_ref(
    printer: &mut OpAsmPrinter<'_, '_>,
    _: impl TypedOp,
    operand: Option<Value>,
) {
    printer.write_str(if operand.is_some() { "1" } else { "0" });
}

/// An operand in parentheses, or nothing.
pub fn parse_custom_optional_operand(
    parser: &mut OpAsmParser<'_, '_>,
    operand: &mut Option<UnresolvedOperand>,
) -> ParseResult {
    if parser.parse_optional_literal("(") {
        *operand = Some(parser.parse_operand()?);
        parser.parse_literal(")")?;
    }
    Ok(())
}

/// The operand.
pub fn print_custom_optional_operand(
    printer: &mut OpAsmPrinter<'_, '_>,
    _: impl TypedOp,
    operand: Option<Value>,
) {
    if let Some(operand) = operand {
        printer.write_str("(");
        printer.print_operand(operand);
        printer.write_str(") ");
    }
}

/// The name of an operation.
pub fn parse_custom_operation_name_entry<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    name: &mut Option<Attribute<'c>>,
) -> ParseResult {
    let operation = parser.parse_custom_operation_name()?;
    *name = Some(parser.context().string_attr(operation.as_str()));
    Ok(())
}

/// The name.
pub fn print_custom_operation_name_entry(
    printer: &mut OpAsmPrinter<'_, '_>,
    _: impl TypedOp,
    name: Attribute<'_>,
) {
    printer.write_str(name.string_value());
}

/// A location, or the place of the text.
pub fn parse_optional_loc<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    location: &mut Option<Attribute<'c>>,
) -> ParseResult {
    let offset = parser.offset();
    let found = match parser.parse_optional_location()? {
        Some(location) => location,
        None => parser.location_at(offset),
    };
    *location = Some(found.as_attribute());
    Ok(())
}

/// The location, if locations are printed.
pub fn print_optional_loc<'c>(printer: &mut OpAsmPrinter<'_, 'c>, _: impl TypedOp, location: Attribute<'c>) {
    if let AttributeKind::Location(location) = location.kind() {
        printer.print_optional_location(location);
    }
}
