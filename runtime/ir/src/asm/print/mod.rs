//! Printer: from IR to text.

mod aliases;
mod attributes;
mod dense;
mod display;
mod locations;
mod metadata;
mod names;
pub(crate) mod numbers;
mod op_printer;
mod operations;
mod options;
mod printer;
mod types;
mod users;

pub use display::{attribute_text_with_distinct, type_text_with_distinct};
pub use names::ValueNames;
pub use op_printer::{OpAsmPrinter, PrintedPlace, RegionStyle};
pub use options::PrintOptions;
pub use printer::AsmPrinter;
