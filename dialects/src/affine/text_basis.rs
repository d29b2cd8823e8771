//! Text of a basis: numbers and operands in parentheses.

use crate::shapes::{parse_delimited_index_list, print_delimited_index_list};
use rtblgen_runtime::asm::{Delimiter, OpAsmParser, OpAsmPrinter, ParseResult, UnresolvedOperand};
use rtblgen_runtime::{Attribute, TypedOp, Value};

/// `"(" ((operand | integer) ("," (operand | integer))*)? ")"`. The flags of scalable sizes are not used.
pub(super) fn parse_dynamic_index_list<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    values: &mut Vec<UnresolvedOperand>,
    numbers: &mut Option<Attribute<'c>>,
    (): (),
    delimiter: Delimiter,
) -> ParseResult {
    parse_delimited_index_list(parser, values, numbers, delimiter)
}

/// Prints the list in the syntax of [`parse_dynamic_index_list`].
pub(super) fn print_dynamic_index_list<'c>(
    printer: &mut OpAsmPrinter<'_, 'c>,
    _: impl TypedOp,
    values: impl IntoIterator<Item = impl Into<Value>>,
    numbers: Attribute<'c>,
    (): (),
    delimiter: Delimiter,
) {
    print_delimited_index_list(printer, values, numbers, delimiter);
}
