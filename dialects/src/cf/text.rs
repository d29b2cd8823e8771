//! The cases of `cf.switch`.

use rtblgen_runtime::asm::{OpAsmParser, OpAsmPrinter, ParseResult, UnresolvedOperand};
use rtblgen_runtime::constants::Int;
use rtblgen_runtime::{Attribute, Block, Type, Value};

use super::SwitchOp;

/// `( "(" operands ":" types ")" )?`
pub(crate) fn parse_passed<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
) -> ParseResult<(Vec<UnresolvedOperand>, Vec<Type<'c>>)> {
    if !parser.parse_optional_literal("(") {
        return Ok(Default::default());
    }
    let operands = parser.parse_operand_list()?;
    let types = parser.parse_colon_type_list()?;
    parser.parse_literal(")")?;
    Ok((operands, types))
}

/// `default : ^block passed? ("," integer ":" ^block passed?)*`
#[allow(clippy::too_many_arguments, reason = "the format says what is bound")]
pub(super) fn parse_switch_op_cases<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    flag_type: &Option<Type<'c>>,
    default_destination: &mut Option<Block>,
    default_operands: &mut Vec<UnresolvedOperand>,
    default_types: &mut Vec<Type<'c>>,
    case_values: &mut Option<Attribute<'c>>,
    case_destinations: &mut Vec<Block>,
    case_operands: &mut Vec<Vec<UnresolvedOperand>>,
    case_types: &mut Vec<Vec<Type<'c>>>,
) -> ParseResult {
    parser.parse_keyword("default")?;
    parser.parse_literal(":")?;
    *default_destination = Some(parser.parse_successor()?);
    (*default_operands, *default_types) = parse_passed(parser)?;
    let mut values = Vec::new();
    while parser.parse_optional_literal(",") {
        values.push(parser.parse_integer::<i64>()?);
        parser.parse_literal(":")?;
        case_destinations.push(parser.parse_successor()?);
        let (operands, types) = parse_passed(parser)?;
        case_operands.push(operands);
        case_types.push(types);
    }
    if let (Some(ty), false) = (*flag_type, values.is_empty()) {
        if ty.int_or_float_bit_width().is_some_and(|width| width > Int::MAX_WIDTH) {
            return Err(parser.op_error("cases of more than 128 bits are not supported"));
        }
        let values = values
            .into_iter()
            .map(|value| Int::of_signed(ty.int_or_float_bit_width().unwrap_or(64), value.into()));
        *case_values = super::switch::case_values(ty, &values.collect::<Vec<_>>());
    }
    Ok(())
}

#[allow(clippy::too_many_arguments, reason = "the format says what is printed")]
pub(super) fn print_switch_op_cases<'c>(
    printer: &mut OpAsmPrinter<'_, 'c>,
    op: SwitchOp,
    _: Type<'c>,
    default_destination: Block,
    default_operands: Vec<Value>,
    _: Vec<Type<'c>>,
    _: Option<Attribute<'c>>,
    case_destinations: Vec<Block>,
    case_operands: Vec<Vec<Value>>,
    _: Vec<Vec<Type<'c>>>,
) {
    printer.write_str("  default: ");
    printer.print_successor_and_operands(default_destination, &default_operands);
    let values = op.values(printer.ir());
    if values.is_empty() {
        return;
    }
    for ((value, destination), operands) in values.into_iter().zip(case_destinations).zip(case_operands) {
        printer.write_str(",");
        printer.print_newline();
        printer.write_str(&format!("  {}: ", case_text(value)));
        printer.print_successor_and_operands(destination, &operands);
    }
    printer.print_newline();
}

/// A case value. mlir-opt writes at most 64 bits, without a sign; its parser and ours refuse numbers above the largest of 64
/// bits, so these have a sign.
fn case_text(value: Int) -> String {
    let unsigned = u64::try_from(value.unsigned()).unwrap_or(u64::MAX);
    match i64::try_from(unsigned) {
        Err(_) if value.width() == 64 => unsigned.cast_signed().to_string(),
        _ => unsigned.to_string(),
    }
}
