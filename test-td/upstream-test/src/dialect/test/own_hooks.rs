//! What is C++ in the `.td`.

use rtblgen_runtime::asm::AsmPrinter;

/// A printer of text in quotes.
pub fn print_string(printer: &mut AsmPrinter<'_, '_>, value: &str) {
    printer.write_str(&format!("\"{value}\""));
}
