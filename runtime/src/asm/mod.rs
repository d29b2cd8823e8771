//! The text of IR: MLIR's textual format, read and written.

mod custom;
pub mod format;
mod function;
mod lexer;
mod parse;
mod print;
mod token;

pub use custom::{CustomAsm, CustomAttrAsm, CustomTypeAsm};
pub use format::FormatState;
pub use function::{FunctionTypes, parse_function, parse_function_with, print_function, print_function_with};
pub use parse::{Argument, AsmParser, OpAsmParser, ParseError, ParseResult, UnresolvedOperand};
pub use print::{AsmPrinter, OpAsmPrinter, PrintOptions, RegionStyle};

/// The type to register for a dialect of this crate that not every context knows.
pub(crate) fn type_of_dialect(name: &str) -> Option<&'static str> {
    (name == "func").then_some("rtblgen_runtime::dialects::FuncDialect")
}
