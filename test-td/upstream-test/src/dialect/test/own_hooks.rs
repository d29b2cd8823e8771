//! What is C++ in the `.td`.

use rtblgen_runtime::asm::AsmPrinter;
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
