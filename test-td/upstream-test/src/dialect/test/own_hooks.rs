//! What is C++ in the `.td`.

use rtblgen_runtime::asm::{AsmParser, AsmPrinter, ParseResult};
use rtblgen_runtime::{Ir, Type, TypedOp};

/// A printer of text in quotes.
pub fn print_string(printer: &mut AsmPrinter<'_, '_>, value: &str) {
    printer.write_str(&format!("\"{value}\""));
}

/// The type of the elements of the result.
pub fn derived_type_attr_op_element_dtype<'c>(op: impl TypedOp, ir: &Ir<'c>) -> Type<'c> {
    op.op().result(ir, 0).ty(ir).element_type_or_self()
}

/// The number of elements of the result, if it is known.
pub fn derived_type_attr_op_num_elements(op: impl TypedOp, ir: &Ir<'_>) -> i32 {
    let count = op.op().result(ir, 0).ty(ir).num_elements();
    count.and_then(|count| i32::try_from(count).ok()).unwrap_or(0)
}

/// The kind of sign of a `!test.int`: 0 is unsigned, 1 signed, 2 none.
pub type SignednessSemantics = u32;

/// Numbers in brackets.
pub fn parse_array_ref_int(parser: &mut AsmParser<'_, '_>) -> ParseResult<Vec<i32>> {
    super::types::parse_numbers(parser)
}

/// The numbers.
pub fn print_array_ref_int(printer: &mut AsmPrinter<'_, '_>, value: Vec<i32>) {
    printer.write_str(&super::types::numbers_as_text(&value));
}
