//! What is C++ in the `.td`.

use rtblgen_runtime::asm::AsmPrinter;

/// A printer of text in quotes.
pub fn print_string(printer: &mut AsmPrinter<'_, '_>, value: &str) {
    printer.write_str(&format!("\"{value}\""));
}

/// Whether an integer is not negative.
pub fn is_non_negative_i64_prop(value: &i64) -> bool {
    *value >= 0
}

/// Whether an array is empty: the constraint negates it.
#[allow(clippy::ptr_arg)]
pub fn non_empty_array_of_int64_t(value: &Vec<i64>) -> bool {
    value.is_empty()
}

/// Whether an integer is at most 5.
pub fn between_0_and_5(value: &i64) -> bool {
    *value <= 5
}
