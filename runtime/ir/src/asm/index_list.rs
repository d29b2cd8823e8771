//! `[%a, 3, %b]`: the text of lists of constant and dynamic indices.

use super::{Delimiter, OpAsmParser, OpAsmPrinter, ParseResult, UnresolvedOperand};
use crate::context::attributes::{Attribute, DenseArrayAttr};
use crate::context::types::DYNAMIC;
use crate::ir::{TypedOp, Value};

/// `"[" ((operand | integer) ("," (operand | integer))*)? "]"`
///
/// # Errors
///
/// If the text is wrong: the error has been reported to the parser then.
pub fn parse_dynamic_index_list<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    values: &mut Vec<UnresolvedOperand>,
    numbers: &mut Option<Attribute<'c>>,
) -> ParseResult {
    parse_delimited_index_list(parser, values, numbers, Delimiter::Square)
}

/// [`parse_dynamic_index_list`] with other brackets.
///
/// # Errors
///
/// If the text is wrong: the error has been reported to the parser then.
pub fn parse_delimited_index_list<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    values: &mut Vec<UnresolvedOperand>,
    numbers: &mut Option<Attribute<'c>>,
    delimiter: Delimiter,
) -> ParseResult {
    let mut found: Vec<i64> = Vec::new();
    let result = parse_elements(parser, values, &mut found, delimiter);
    if result.is_err() {
        let offset = parser.name_offset();
        return Err(parser.error_at(offset, "expected SSA value or integer"));
    }
    *numbers = Some(parser.context().dense_array_attr(&found));
    Ok(())
}

fn parse_elements(
    parser: &mut OpAsmParser<'_, '_>,
    values: &mut Vec<UnresolvedOperand>,
    numbers: &mut Vec<i64>,
    delimiter: Delimiter,
) -> ParseResult {
    let (open, close) = (delimiter.open(), delimiter.close());
    if !parser.parse_optional_literal(open) {
        return Err(parser.error(format!("expected '{open}' in dynamic index list")));
    }
    if parser.parse_optional_literal(close) {
        return Ok(());
    }
    loop {
        match parser.parse_optional_operand()? {
            Some(operand) => {
                values.push(operand);
                numbers.push(DYNAMIC);
            }
            None => numbers.push(parser.parse_integer()?),
        }
        if !parser.parse_optional_literal(",") {
            break;
        }
    }
    match parser.parse_optional_literal(close) {
        true => Ok(()),
        false => Err(parser.error(format!("expected '{close}' in dynamic index list"))),
    }
}

/// Writes the text that [`parse_dynamic_index_list`] reads.
pub fn print_dynamic_index_list<'c>(
    printer: &mut OpAsmPrinter<'_, 'c>,
    _: impl TypedOp,
    values: impl IntoIterator<Item = impl Into<Value>>,
    numbers: Attribute<'c>,
) {
    print_delimited_index_list(printer, values, numbers, Delimiter::Square);
}

/// Prints the list in the syntax of [`parse_delimited_index_list`].
pub fn print_delimited_index_list<'c>(
    printer: &mut OpAsmPrinter<'_, 'c>,
    values: impl IntoIterator<Item = impl Into<Value>>,
    numbers: Attribute<'c>,
    delimiter: Delimiter,
) {
    let mut values = values.into_iter();
    printer.write_str(delimiter.open());
    let numbers = numbers.cast::<DenseArrayAttr<'_>>().and_then(|numbers| numbers.values::<i64>());
    for (index, number) in numbers.unwrap_or_default().into_iter().enumerate() {
        if index > 0 {
            printer.write_str(", ");
        }
        match number {
            DYNAMIC => values.next().into_iter().for_each(|value| printer.print_operand(value.into())),
            number => printer.write_str(&number.to_string()),
        }
    }
    printer.write_str(delimiter.close());
}
